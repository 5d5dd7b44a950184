"""A match is studied beside the window: everything is judged, questions come first, what is found can be kept."""

import time
from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Cause
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, seen_from
from scopa_gui.coach.review import review_worker
from scopa_gui.coach.review.open_card_value import moments_of
from scopa_gui.coach.review.replay import film_of
from scopa_gui.coach.review.review_worker import Desk, Study, StudyKind, StudyQuestion
from scopa_gui.coach.review.turns import turns_of
from tests.coach.test_turns import match_played


@pytest.fixture(scope="module")
def match():
    """Two smazzate of a match and its film."""
    table, seen = match_played("scopa", 2, "study")
    return table.record, film_of(table.record, table.seats), seen


@pytest.fixture
def quick(monkeypatch):
    """Verdicts of few playouts."""
    monkeypatch.setattr(review_worker, "MINE", 300)
    monkeypatch.setattr(review_worker, "OTHERS", 300)


def test_the_film_shows_what_i_saw_before_every_move(match):
    record, film, seen = match
    assert [frame.move for smazzata in film for frame in smazzata.frames] == list(record.moves)
    frames = {frame.number: frame for smazzata in film for frame in smazzata.frames}
    assert [(number, frames[number].view, frames[number].move) for number, _view, _move in seen] == seen
    mine = [number for smazzata in film for number in smazzata.judged if frames[number].seat == 0]
    assert mine == [turn.number for turn in turns_of(record, ("human", "carmela"))]
    for smazzata in film:
        assert not any(smazzata.end.counts)
        assert [frame.deals for frame in smazzata.frames].count(True) == 6
        assert smazzata.history(len(smazzata.frames))[-1].move == smazzata.frames[-1].move


def test_the_wanted_smazzata_comes_first_and_what_is_asked_before_all(match, quick):
    record, film, _ = match
    desk = Desk(record, [number for smazzata in film for number in smazzata.judged])
    second = film[1].frames
    desk.take(second[3].number)
    mine = [frame.number for frame in second if frame.seat == 0 and frame.has_choice]
    assert desk.work()[0] == StudyQuestion(StudyKind.MOVE, mine[0])
    frame = next(frame for frame in film[0].frames if frame.seat == 0 and frame.has_choice)
    other = next(move for move in frame.view.legal_moves() if move != frame.move)
    question = StudyQuestion(StudyKind.TRY, frame.number, other)
    desk.take(question)
    asked, seen = desk.work()
    assert asked == question
    assert seen.verdict.move == other
    assert [desk.work()[0].number for _ in mine[1:]] == mine[1:]


def test_a_line_goes_on_from_the_better_move_with_the_cards_as_they_lay(match, monkeypatch):
    for name in ("LINE", "LATER"):
        monkeypatch.setattr(review_worker, name, replace(review_worker.LINE, iterations=60))
    record, film, _ = match
    frame = next(frame for frame in film[0].frames if frame.seat == 0 and frame.has_choice)
    other = next(move for move in frame.view.legal_moves() if move != frame.move)
    desk = Desk(record, [])
    desk.take(StudyQuestion(StudyKind.LINE, frame.number, other))
    _, line = desk.work()
    assert line[0] == other
    position = moments_of(record)[frame.number].position
    for move in line:
        position = position.play(move)
    assert position.is_over


def waited_for(found, studying, count):
    end = time.monotonic() + 90
    while len(found) < count and time.monotonic() < end:
        found.update(studying.poll())
        time.sleep(0.02)
    return found


def test_a_process_studies_them_and_answers_what_is_asked(match):
    record, film, _ = match
    numbers = [frame.number for frame in film[0].frames if frame.seat == 0 and frame.has_choice][:2]
    studying = Study(record, numbers)
    frame = next(frame for frame in film[0].frames if frame.number == numbers[0])
    other = next(move for move in frame.view.legal_moves() if move != frame.move)
    studying.start()
    studying.ask(StudyQuestion(StudyKind.TRY, frame.number, other))
    found = waited_for({}, studying, 3)
    studying.close()
    assert not studying._thread.is_alive()
    desk = Desk(record, numbers)
    desk.take(StudyQuestion(StudyKind.TRY, frame.number, other))
    assert found == dict([desk.work(), desk.work(), desk.work()])


def test_closed_at_once_it_leaves_nobody_at_work(match):
    record, film, _ = match
    studying = Study(record, film[0].judged)
    studying.start()
    studying.close()
    studying._thread.join(timeout=20)
    assert not studying._thread.is_alive()
    if studying._process is not None:
        studying._process.join(timeout=20)
        assert studying._process.exitcode is not None
    assert studying.poll() == []


def test_where_no_process_can_be_started_a_thread_does_it(match, quick, monkeypatch):
    record, film, _ = match
    studying = Study(record, film[0].judged[:2])

    def refused(name, work):
        raise OSError

    monkeypatch.setattr(review_worker, "spawned", refused)
    studying.start()
    assert {question.number for question in waited_for({}, studying, 2)} == set(film[0].judged[:2])
    frame = next(frame for frame in film[0].frames if frame.seat == 0 and frame.has_choice)
    question = StudyQuestion(StudyKind.TRY, frame.number, frame.move)
    studying.ask(question)
    assert question in waited_for({}, studying, 1)
    studying.close()
    assert not studying._thread.is_alive()


def test_what_was_found_can_be_kept(match, quick):
    record, film, _ = match
    desk = Desk(record, film[0].judged[:4])
    seen = [desk.work()[1] for _ in range(4)]
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
    assert [one.deal is None for one in seen[:4]] == [False, True, True, True]
    assert isinstance(seen[0], ReviewedMove)
