"""The ladder: four hours to six months, back to its foot after a wrong answer; no more in a day than the cap allows."""

from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.coach.practice.schedule import (
    DAY,
    HOUR,
    LADDER,
    LEARNT,
    Cap,
    answered,
    due,
    due_today,
    is_learnt,
    next_due,
    reviews,
    scheduled,
)
from scopa_gui.store.practice import MISTAKE, PUZZLE, Attempt, Exercise

NOON = datetime(2026, 11, 21, 12).astimezone().timestamp()


def exercise(key="m", kind=MISTAKE, due=None, rung=0):
    return Exercise(key, kind, "anchor", 0, {}, 0.0, due, rung)


def test_right_answers_when_due_lead_up_the_ladder_of_the_issue_and_then_it_is_learnt():
    found, waits, at = scheduled(exercise(), NOON), [], NOON
    while found.due is not None:
        waits.append(found.due - at)
        at = found.due
        found = answered(found, at, right=True)
    assert waits == [4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 91 * DAY, 182 * DAY]
    assert is_learnt(found)
    assert answered(found, at, right=True) == found
    assert answered(found, at, right=False) == replace(found, rung=0, due=at + 4 * HOUR)


@given(st.integers(0, LEARNT - 1), st.floats(0, 1e6))
def test_a_wrong_answer_puts_it_on_the_first_rung_from_wherever_it_was(rung, late):
    there = exercise(due=NOON, rung=rung)
    assert answered(there, NOON + late, right=False) == exercise(due=NOON + late + LADDER[0])


def test_a_right_answer_before_its_time_changes_nothing():
    there = exercise(due=NOON, rung=3)
    assert answered(there, NOON - 1, right=True) == there


def test_a_puzzle_solved_at_once_is_not_asked_again_and_one_failed_is():
    puzzle = exercise(kind=PUZZLE)
    assert answered(puzzle, NOON, right=True) == puzzle
    assert answered(puzzle, NOON, right=False).due == NOON + 4 * HOUR


def test_what_is_due_comes_from_the_lowest_rung_first():
    there = [
        exercise("a", due=NOON - 5, rung=4),
        exercise("b", due=NOON - 1),
        exercise("c", due=NOON - 3),
        exercise("d", due=NOON + 1),
        exercise("e"),
    ]
    assert [one.key for one in due(there, NOON)] == ["c", "b", "a"]
    assert next_due(there, NOON) == NOON + 1
    assert next_due(there, NOON + 1) is None


def test_repetitions_are_all_answers_to_own_mistakes_and_the_later_ones_to_a_puzzle():
    there = [exercise("m"), exercise("p", PUZZLE)]
    answers = [Attempt(key, float(at), right=True) for at, key in enumerate("pmpmp")]
    assert [attempt.at for attempt in reviews(there, answers)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("today", "left"), [(0, 4), (1, 3), (3, 1), (4, 0), (9, 0)])
def test_the_cap_counts_the_repetitions_of_today_alone(today, left):
    there = [exercise(f"{number}", due=NOON) for number in range(10)]
    answers = [Attempt("0", NOON - DAY, right=True)] * 7 + [Attempt("0", NOON - 60, right=True)] * today
    assert len(due_today(there, answers, NOON, Cap(exercises=4))) == left


def test_ten_minutes_are_enough_for_a_day():
    there = [exercise(f"{number}", due=NOON) for number in range(10)]
    answers = [Attempt("0", NOON - 60, right=True, seconds=299.0)]
    assert len(due_today(there, answers, NOON)) == 10
    assert due_today(there, [*answers, Attempt("1", NOON - 30, right=True, seconds=301.0)], NOON) == []
    assert len(due_today(there, answers * 3, NOON + DAY)) == 10
