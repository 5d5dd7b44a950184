"""A match is reviewed beside the window: everything is judged, questions come first, what is found can be kept."""

import time
from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Cause
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, seen_from
from scopa_gui.coach.review import match_review
from scopa_gui.coach.review.match_review import MatchReview, ReviewKind, ReviewQuestion, batches_of
from scopa_gui.coach.review.replay import smazzate_of, turns_of
from scopa_gui.game import worker
from scopa_gui.game.moment import moments_of
from tests.coach.test_replay import match_played


@pytest.fixture(scope="module")
def match():
    """Two smazzate of a match, its record and my turns."""
    table, seen = match_played("scopa", 2, "study")
    return table.record, smazzate_of(table.record, table.seats), seen


@pytest.fixture
def quick(monkeypatch):
    """Verdicts of few playouts."""
    monkeypatch.setattr(match_review, "PLAYOUTS", 300)


def test_a_replay_shows_what_i_saw_before_every_move(match):
    record, smazzate, seen = match
    assert [moment.move for smazzata in smazzate for moment in smazzata.moments] == list(record.moves)
    moments = {moment.number: moment for smazzata in smazzate for moment in smazzata.moments}
    assert [(number, moments[number].view, moments[number].move) for number, _view, _move in seen] == seen
    mine = [number for smazzata in smazzate for number in smazzata.judged if moments[number].seat == 0]
    assert mine == [turn.number for turn in turns_of(record)]
    for smazzata in smazzate:
        assert not any(smazzata.end.counts)
        assert [smazzata.deals(place) for place in range(len(smazzata.moments))].count(True) == 6
        assert smazzata.history(len(smazzata.moments))[-1].move == smazzata.moments[-1].move


def test_of_a_smazzata_the_move_that_opens_it_and_mine_come_first(match):
    record, smazzate, _ = match
    moments = moments_of(record)
    batches = batches_of(moments, [number for smazzata in smazzate for number in reversed(smazzata.judged)])
    assert list(batches) == [1, 2]
    for smazzata in smazzate:
        numbers = batches[smazzata.number].numbers
        assert sorted(numbers) == list(smazzata.judged)
        first = [number for number in smazzata.judged if moments[number].seat == 0 or not moments[number].place]
        assert numbers[: len(first)] == tuple(first)


def test_the_wanted_smazzata_comes_first_and_what_is_asked_before_all(match, quick, monkeypatch):
    def refused(name, work):
        raise OSError

    monkeypatch.setattr(worker, "start_process", refused)
    monkeypatch.setattr(worker.Worker, "start", lambda self: None)
    record, smazzate, _ = match
    review = MatchReview(record, [number for smazzata in smazzate for number in smazzata.judged])
    review.start()
    review.prefer(smazzate[1].moments[3].number)
    moment = next(moment for moment in smazzate[0].moments if moment.seat == 0 and moment.has_choice)
    other = next(move for move in moment.view.legal_moves() if move != moment.move)
    question = ReviewQuestion(ReviewKind.TRY, moment.number, other)
    review.ask(question)
    agenda, told = review.worker._own_agenda(), []
    while len(told) < 3:
        reply = agenda.step()
        told += [reply.answer] if reply.answer else []
    (asked, seen), *others = told
    assert (asked, seen.verdict.move) == (question, other)
    assert tuple(one.number for one, _ in others) == batches_of(moments_of(record), smazzate[1].judged)[2].numbers[:2]


def test_a_line_goes_on_from_the_better_move_with_the_cards_as_they_lay(match, monkeypatch):
    for name in ("SEARCH", "LATER_SEARCH"):
        monkeypatch.setattr(match_review, name, replace(match_review.SEARCH, iterations=60))
    record, smazzate, _ = match
    moment = next(moment for moment in smazzate[0].moments if moment.seat == 0 and moment.has_choice)
    other = next(move for move in moment.view.legal_moves() if move != moment.move)
    line = ReviewQuestion(ReviewKind.LINE, moment.number, other).answer(moments_of(record))
    assert line[0] == other
    position = moments_of(record)[moment.number].position
    for move in line:
        position = position.play(move)
    assert position.is_over


def waited_for(found, review, count):
    end = time.monotonic() + 90
    while len(found) < count and time.monotonic() < end:
        found.update(review.poll())
        time.sleep(0.02)
    return found


def test_a_process_reviews_them_and_answers_what_is_asked(match):
    record, smazzate, _ = match
    numbers = [moment.number for moment in smazzate[0].moments if moment.seat == 0 and moment.has_choice][:2]
    review = MatchReview(record, numbers)
    moment = next(moment for moment in smazzate[0].moments if moment.number == numbers[0])
    other = next(move for move in moment.view.legal_moves() if move != moment.move)
    asked = ReviewQuestion(ReviewKind.TRY, moment.number, other)
    review.start()
    review.ask(asked)
    found = waited_for({}, review, 3)
    review.close()
    assert not review.worker._thread.is_alive()
    questions = (asked, *(ReviewQuestion(ReviewKind.MOVE, number) for number in numbers))
    assert found == {question: question.answer(moments_of(record)) for question in questions}


def test_what_is_cancelled_is_answered_no_more(match, quick):
    record, smazzate, _ = match
    review = MatchReview(record, [])
    moment = next(moment for moment in smazzate[0].moments if moment.seat == 0 and moment.has_choice)
    kept = ReviewQuestion(ReviewKind.TRY, moment.number, moment.move)
    review.ask(ReviewQuestion(ReviewKind.LINE, moment.number, moment.move)).cancel()
    review.ask(kept)
    assert list(waited_for({}, review, 1)) == [kept]
    review.close()
    assert review.poll() == []


def test_where_no_process_can_be_started_a_thread_does_it(match, quick, monkeypatch):
    record, smazzate, _ = match
    review = MatchReview(record, smazzate[0].judged[:2])

    def refused(name, work):
        raise OSError

    monkeypatch.setattr(worker, "start_process", refused)
    review.start()
    assert {question.number for question in waited_for({}, review, 2)} == set(smazzate[0].judged[:2])
    moment = next(moment for moment in smazzate[0].moments if moment.seat == 0 and moment.has_choice)
    question = ReviewQuestion(ReviewKind.TRY, moment.number, moment.move)
    review.ask(question)
    assert question in waited_for({}, review, 1)
    review.close()
    assert not review.worker._thread.is_alive()


def test_what_was_found_can_be_kept(match, quick):
    record, smazzate, _ = match
    moments = moments_of(record)
    seen = [ReviewQuestion(ReviewKind.MOVE, number).answer(moments) for number in smazzate[0].judged[:4]]
    seen.append(
        replace(
            seen[0],
            verdict=replace(
                seen[0].verdict, cause=Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 3, "count": 2})
            ),
        )
    )
    for one in seen:
        again = seen_from(plain_of(one))
        assert plain_of(again) == plain_of(one)
        assert (again.verdict.move, again.verdict.best, again.verdict.grade, again.verdict.cause) == (
            one.verdict.move,
            one.verdict.best,
            one.verdict.grade,
            one.verdict.cause,
        )
        assert again.verdict.lost == pytest.approx(one.verdict.lost, abs=1e-3)
    assert [one.deal_worth is None for one in seen[:4]] == [False, True, True, True]
    assert isinstance(seen[0], ReviewedMove)
