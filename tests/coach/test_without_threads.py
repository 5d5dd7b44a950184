"""Where the system allows no further thread, verdicts and answers are worked out when they are asked for."""

import threading

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.turn_judge import TurnJudge, verdicts_on
from scopa_gui.coach.review import match_review
from scopa_gui.coach.review.match_review import MatchReview, ReviewKind, ReviewQuestion
from scopa_gui.coach.review.refutation import refuted_move
from scopa_gui.coach.review.refutation_question import RefutationQuestion, refutation_worker
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.game.thinking import ChoiceQuestion, think, thinker
from tests.coach.test_replay import match_played


@pytest.fixture(scope="module")
def match():
    table, _ = match_played("scopa", 2, "alone", smazzate=1)
    return table.record, list(turns_of(table.record))


@pytest.fixture(autouse=True)
def no_threads(monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.fixture
def woken():
    return []


def test_a_choice_is_found_when_it_is_polled(match, woken):
    view, answers = match[1][0].view, []
    worker = thinker(lambda: woken.append(1))
    worker.ask(ChoiceQuestion(view, "don_ciro", Limit(), "7"), answers.append)
    assert (woken, answers) == ([1], [])
    assert worker.poll()
    assert answers == [think(view, "don_ciro", Limit(), "7")]
    worker.close()
    assert not worker.poll()


def test_a_question_that_was_cancelled_is_not_answered(match):
    worker, answers = thinker(), []
    worker.ask(ChoiceQuestion(match[1][0].view, "rosa", Limit(), "7"), answers.append).cancel()
    assert not worker.poll()
    assert answers == []


def test_an_error_comes_up_when_it_is_polled(match):
    worker = thinker()
    handle = worker.ask(ChoiceQuestion(match[1][0].view, "nobody", Limit(), "7"), print)
    with pytest.raises(ValueError, match="no level 'nobody'"):
        worker.poll()
    assert handle.is_done


def test_the_coach_has_a_verdict_at_once_and_takes_no_longer_look_while_the_window_stands_still(match):
    judge, view = TurnJudge(), match[1][0].view
    judge.ask(view)
    first = next(verdicts_on(view))
    for _ in range(3):
        assert [judge.verdict(view, move) for move in first] == list(first.values())
    judge.close()


def test_a_wrong_answer_is_told_of_when_it_is_polled(match, woken):
    turn = next(turn for turn in match[1] if len(turn.view.legal_moves()) > 1)
    answer, move = turn.view.legal_moves()[:2]
    worker, found = refutation_worker(lambda: woken.append(1)), []
    worker.ask(RefutationQuestion(turn.view, answer, move, "seed"), found.append)
    assert woken
    assert worker.poll()
    assert found == [refuted_move(turn.view, answer, move, "seed")]
    assert not worker.poll()
    worker.close()


def test_a_match_is_reviewed_one_thing_at_a_time(match, woken, monkeypatch):
    monkeypatch.setattr(match_review, "PLAYOUTS", 300)
    turns = [turn for turn in match[1] if len(turn.view.legal_moves()) > 1][:3]
    review = MatchReview(match[0], [turn.number for turn in turns], on_ready=lambda: woken.append(1))
    review.start()
    assert len(woken) == 1
    last = ReviewQuestion(ReviewKind.TRY, turns[2].number, turns[2].move)
    review.ask(last)
    found = [review.poll() for _ in range(4)]
    moves = [ReviewQuestion(ReviewKind.MOVE, turn.number) for turn in turns]
    assert [[question for question, _ in each] for each in found] == [[last], *([move] for move in moves)]
    assert review.poll() == []
    assert len(woken) == 1 + 1 + 4, "woken for each of them, and to see whether there is more"
    review.close()
    assert review.poll() == []
