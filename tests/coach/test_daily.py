"""The puzzle of the day, and which puzzles are solved."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from operator import attrgetter

import pytest

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.puzzles.daily import WEEK, days_right, exercise_of_day, key_of, puzzle_of, puzzle_tried, streak
from scopa_gui.coach.puzzles.position_question import question_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load
from scopa_gui.coach.puzzles.rating.serving import puzzle_progress_of
from scopa_gui.store.practice import DAILY, Attempt
from tests.conftest import PROJECT

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC).timestamp()
PUZZLE = Puzzle("escoba", 2, "s", (), "AD", "2D", "gives_scopa", "scope_against", 2, 0.5, 0.01)
by_name = attrgetter("difficulty")
"""Made up, so of no real smazzata: how hard they are stands in them."""
SOME = [replace(PUZZLE, seed=str(number), difficulty=number % 5 + 1) for number in range(40)]


def test_the_same_day_has_the_same_puzzle_whatever_the_order_of_the_file():
    for ahead in range(60):
        day = date(2026, 11, 2) + timedelta(days=ahead)
        assert puzzle_of(day, SOME, by_name) == puzzle_of(day, SOME[::-1], by_name)
        assert puzzle_of(day, SOME, by_name).difficulty == WEEK[day.weekday()]


def test_no_puzzle_comes_again_before_all_of_its_difficulty_have_been():
    easy = [puzzle_of(date(2026, 1, 5) + timedelta(weeks=week), SOME, by_name).key for week in range(8)]
    assert len(set(easy)) in (7, 8)
    seen = [puzzle_of(date(2025, 12, 29) + timedelta(weeks=week), SOME, by_name).key for week in range(8)]
    assert len(set(seen)) == 8


def test_without_puzzles_there_is_none():
    with pytest.raises(ValueError, match="no puzzles"):
        puzzle_of(date(2026, 1, 1), ())


def test_the_exercise_of_a_day_is_kept_under_the_day():
    exercise = exercise_of_day(PUZZLE, date(2026, 3, 14), NOON)
    assert (exercise.key, exercise.kind) == ("daily/2026-03-14", DAILY)
    assert question_of(exercise) is None, "these moves are not of a real smazzata"


def test_a_day_that_was_tried_keeps_its_puzzle_when_there_are_others():
    day, real = date(2026, 11, 3), load(PROJECT / "assets" / "puzzles" / "puzzles.jsonl")
    tried = puzzle_of(day, real[:200])
    assert puzzle_tried(day, []) is None
    kept = [exercise_of_day(real[0], day - timedelta(days=1), NOON), exercise_of_day(tried, day, NOON)]
    assert puzzle_tried(day, kept) == tried
    assert puzzle_tried(day, [exercise_of_day(PUZZLE, day, NOON)]) is None, (
        "a puzzle that no longer fits the rules is not kept to"
    )


def answers(*days_ago, right=True):
    return [
        Attempt(key_of(day_of(NOON - ago * 86_400)), NOON - ago * 86_400, right)
        for ago in sorted(days_ago, reverse=True)
    ]


def test_a_streak_goes_on_until_a_day_is_missed_and_today_may_still_come():
    today = day_of(NOON)
    assert streak([], today) == 0
    assert streak(answers(0, 1, 2, 4), today) == 3
    assert streak(answers(1, 2, 3), today) == 3
    assert streak(answers(2, 3), today) == 0
    assert streak([*answers(1, 2), *answers(0, right=False)], today) == 2


def test_only_the_first_answer_of_the_day_itself_counts():
    key = key_of(day_of(NOON))
    assert days_right([Attempt(key, NOON, right=False), Attempt(key, NOON + 60, right=True)]) == set()
    assert days_right([Attempt(key, NOON + 86_400, right=True)]) == set()
    assert days_right([Attempt("puzzle/x", NOON, right=True)]) == set()


def test_solved_is_what_was_found_once():
    one, two, three = (puzzle.key for puzzle in SOME[:3])
    given = [
        Attempt(one, 1, right=False),
        Attempt(one, 2, right=True),
        Attempt(two, 3, right=False),
        Attempt("daily/x", 4, right=True),
        Attempt("match/1/2", 5, right=True),
    ]
    progress = puzzle_progress_of(SOME, given, {"daily/x": three})
    assert progress.solved == {one, three}
    assert progress.missed == {two}
    assert progress.count(SOME) == 2
