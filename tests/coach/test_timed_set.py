"""The timed set: harder one by one, three mistakes or three minutes end it, the best is kept."""

from dataclasses import replace

import pytest

from scopa_gui.coach.practice.practice_progress import progress_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating.saved_starts import start_of
from scopa_gui.coach.puzzles.timed_set import (
    MISTAKES,
    MOST,
    SECONDS,
    TimedSet,
    best_of,
    exercise_of_set,
    results_of,
    seen_in,
    timed_set,
)
from scopa_gui.store.archive import Archive
from scopa_gui.store.practice import TIMED, Attempt, Exercise

FEW = TimedSet(tuple(shipped()[:6]))


def after(answers, played=FEW):
    for right in answers:
        played = played.answered(right=right == "1")
    return played


def test_it_becomes_harder_puzzle_by_puzzle():
    asked = timed_set(shipped(), (), "1").puzzles
    assert len(set(asked)) == MOST
    hard = [start_of(puzzle).value for puzzle in asked]
    assert hard == sorted(hard)
    assert hard[-1] > hard[0] + 700


def test_another_set_asks_other_puzzles_and_the_same_seed_the_same():
    one, other, same = (timed_set(shipped(), (), seed) for seed in "121")
    assert one == same
    assert len(set(one.puzzles) & set(other.puzzles)) < MOST / 2


def test_what_is_known_already_is_taken_where_there_is_such():
    known = {puzzle.key for puzzle in shipped()[::2]}
    asked = timed_set(shipped(), known, "1").puzzles
    assert sum(puzzle.key in known for puzzle in asked) > 0.9 * MOST


@pytest.mark.parametrize("count", [0, 1, 5])
def test_of_few_puzzles_it_has_few(count):
    found = timed_set(shipped()[:count], (), "1")
    assert len(found.puzzles) == count
    assert found.is_over is (count == 0)


def test_three_mistakes_end_it():
    assert (after("101").is_over, after("1010").is_over) == (False, False)
    ended = after("10100")
    assert (ended.is_over, ended.count, ended.mistakes, ended.asked) == (True, 2, MISTAKES, None)
    assert ended.missed == (FEW.puzzles[1], FEW.puzzles[3], FEW.puzzles[4])
    assert ended.answered(right=True) == ended
    assert ended.later(5) == ended


def test_the_time_ends_it_and_so_does_the_last_puzzle():
    assert FEW.later(SECONDS - 0.1).asked == FEW.puzzles[0]
    late = after("11").later(SECONDS + 5)
    assert (late.is_over, late.left, late.count) == (True, 0.0, 2)
    assert after("111111").is_over


def kept(training, answers, family, at, puzzles=FEW):
    """A set as the screen keeps it: when it begins, and answer by answer."""
    exercise = exercise_of_set(puzzles, family, at)
    assert training.add(exercise) is None
    for place, right in enumerate(answers):
        assert training.answer(exercise, Attempt(exercise.key, at + place, right == "1")) is None


def test_what_is_kept_of_it_comes_back_and_the_best_is_known(tmp_path):
    archive = Archive(tmp_path / "matches.db")
    for at, answers, family in ((50.0, "1011", "scopa"), (60.0, "000", "scopa"), (70.0, "11111", ""), (80.0, "", "")):
        kept(archive.training, answers, family, at)
    archive.close()
    again = Archive(tmp_path / "matches.db")
    exercises = again.training.exercises()
    results = results_of(exercises, again.training.attempts())
    assert [(one.at, one.family, one.found, one.missed) for one in results] == [
        (50.0, "scopa", 3, 1),
        (60.0, "scopa", 0, 3),
        (70.0, "", 5, 0),
        (80.0, "", 0, 0),
    ]
    assert (best_of(results, "scopa"), best_of(results, ""), best_of(results, "escoba")) == (3, 5, 0)
    keys = [puzzle.key for puzzle in FEW.puzzles]
    assert seen_in(results) == dict.fromkeys(keys[:5], 50.0) | {keys[5]: 70.0}
    assert all(exercise.due is None for exercise in exercises)
    again.close()


def test_the_one_that_lay_there_when_it_ended_was_seen_too_but_none_after_three_mistakes(tmp_path):
    archive = Archive(tmp_path / "matches.db")
    for at, answers in ((5.0, "1"), (6.0, "000")):
        kept(archive.training, answers, "", at)
    results = results_of(archive.training.exercises(), archive.training.attempts())
    assert [len(result.met) for result in results] == [2, 3]
    archive.close()


def test_answers_of_a_set_count_for_no_other_exercise_and_are_practice_of_that_day(tmp_path):
    archive = Archive(tmp_path / "matches.db")
    kept(archive.training, "101", "", 1_790_000_000.0)
    found = progress_of(archive.training.exercises(), archive.training.attempts(), 1_790_000_100.0)
    assert (found.overall.answers, found.ratings.answers, found.next_due) == ((), (), None)
    assert found.days.counts[-1] == (2, 1)
    archive.close()


@pytest.mark.parametrize("data", [{}, {"puzzles": 5, "family": ""}, {"puzzles": [], "family": 7}])
def test_what_cannot_be_read_is_left_out(data):
    whole = exercise_of_set(after("1"), "", 5.0)
    broken = Exercise("timed/x", TIMED, "", 0, data, 4.0)
    assert len(results_of([broken, whole, replace(whole, kind="lesson")], [Attempt("timed/x", 5.0, right=True)])) == 1
