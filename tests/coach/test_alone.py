"""Where the system allows no further thread, verdicts and answers are worked out when they are asked for."""

import threading

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.watcher import Watcher, verdicts_on
from scopa_gui.coach.review import review_worker
from scopa_gui.coach.review.refutation_worker import RefutationRequest, RefutationWorker, told
from scopa_gui.coach.review.review_worker import Study, StudyKind, StudyQuestion
from scopa_gui.coach.review.turns import turns_of
from scopa_gui.game.thinker import Thinker
from scopa_gui.game.worker import think
from tests.coach.test_turns import match_played


@pytest.fixture(scope="module")
def match():
    table, _ = match_played("scopa", 2, "alone", smazzate=1)
    return table.record, list(turns_of(table.record, table.seats))


@pytest.fixture(autouse=True)
def no_threads(monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.fixture
def woken():
    return []


def test_the_thinker_answers_when_it_is_polled(match, woken):
    view, answers = match[1][0].view, []
    thinker = Thinker(lambda: woken.append(1))
    thinker.ask(view, "don_ciro", Limit(), "7", answers.append)
    assert (woken, answers) == ([1], [])
    assert thinker.poll()
    assert answers == [think(view, "don_ciro", Limit(), "7")]
    thinker.close()
    assert not thinker.poll()


def test_a_question_that_was_dropped_is_not_answered(match):
    thinker, answers = Thinker(), []
    thinker.ask(match[1][0].view, "rosa", Limit(), "7", answers.append)
    thinker.cancel()
    assert not thinker.poll()
    assert answers == []


def test_the_coach_has_a_verdict_at_once(match):
    watcher, view = Watcher(), match[1][0].view
    watcher.ask(view)
    first = next(verdicts_on(view))
    assert {move: watcher.verdict(view, move) for move in view.legal_moves()} == first
    watcher.close()


def test_a_wrong_answer_is_told_of_when_it_is_polled(match, woken):
    turn = next(turn for turn in match[1] if len(turn.view.legal_moves()) > 1)
    answer, move = turn.view.legal_moves()[:2]
    asked = RefutationRequest("x", turn.view, answer, move, "seed")
    refuter = RefutationWorker(lambda: woken.append(1))
    refuter.start()
    refuter.ask(asked)
    assert woken
    assert refuter.poll() == [("x", told(asked))]
    assert refuter.poll() == []
    refuter.close()


def test_a_match_is_studied_one_thing_at_a_time(match, woken, monkeypatch):
    monkeypatch.setattr(review_worker, "MINE", 300)
    monkeypatch.setattr(review_worker, "OTHERS", 300)
    numbers = [turn.number for turn in match[1] if len(turn.view.legal_moves()) > 1][:3]
    beside = Study(match[0], numbers, lambda: woken.append(1))
    beside.start()
    assert len(woken) == 1
    last = StudyQuestion(StudyKind.MOVE, numbers[2])
    beside.ask(last)
    found = [beside.poll() for _ in range(4)]
    assert [[question.number for question, _ in each] for each in found] == [
        [numbers[2]],
        [numbers[0]],
        [numbers[1]],
        [],
    ]
    assert len(woken) == 1 + 1 + 3, "woken for each of them"
    beside.close()
    assert beside.poll() == []
