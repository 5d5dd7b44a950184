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


def test_repetitions_are_the_answers_to_what_was_due_and_nothing_before_its_time():
    mistake, puzzle = exercise("m"), exercise("p", PUZZLE)
    right = [(1, "m"), (4, "m"), (5, "m"), (28, "m"), (29, "p"), (99, "p")]
    answers = [Attempt(key, hours * HOUR, right=True) for hours, key in right]
    assert [attempt.at / HOUR for attempt in reviews([mistake, puzzle], answers)] == [4, 28]
    wrong = [Attempt("p", 1.0, right=False), Attempt("p", HOUR, right=True), Attempt("p", 5 * HOUR, right=True)]
    assert reviews([mistake, puzzle], wrong) == wrong[2:]
    assert reviews([mistake], wrong) == []


@given(st.lists(st.tuples(st.floats(0, 40 * DAY), st.booleans()), max_size=30))
def test_the_ladder_climbed_again_is_the_one_that_was_climbed(steps):
    """Whatever was answered when: what counts is exactly what was due as it stood in the store."""
    there, answers, counted = scheduled(exercise(), 0.0), [], []
    for at, right in sorted(steps):
        answers.append(Attempt("m", at, right))
        if there.due is not None and there.due <= at:
            counted.append(answers[-1])
        there = answered(there, at, right=right)
    assert reviews([there], answers) == counted


@pytest.mark.parametrize(("today", "left"), [(0, 4), (1, 3), (3, 1), (4, 0), (9, 0)])
def test_the_cap_counts_the_repetitions_of_today_alone(today, left):
    there = [exercise(f"{number}", due=NOON) for number in range(10)]
    before = [Attempt(f"{number}", NOON - DAY, right=True) for number in range(7)]
    answers = [Attempt(f"{number}", NOON - 60, right=True) for number in range(today)]
    assert len(due_today(there, answers, NOON, Cap(exercises=4))) == left
    assert len(due_today(there, [*before, *answers], NOON, Cap(exercises=4))) == max(left, 4 - max(0, today - 7))


def test_practising_before_the_time_leaves_the_day_and_the_ladder_as_they_are():
    there = [exercise(f"{number}", due=NOON, rung=2) for number in range(10)]
    early = [replace(one, key=f"early {one.key}", made=NOON - HOUR, due=NOON + 3 * HOUR, rung=0) for one in there]
    answers = [Attempt(one.key, NOON - 60, right=True, seconds=100.0) for one in early] * 3
    assert len(due_today([*there, *early], answers, NOON, Cap(exercises=8))) == 8
    assert [answered(one, NOON, right=True) for one in early] == early


def test_ten_minutes_are_enough_for_a_day():
    there = [exercise(f"{number}", due=NOON) for number in range(10)]
    answers = [Attempt(f"{number}", NOON - 60, right=True, seconds=120.0) for number in range(5)]
    assert len(due_today(there, [replace(answers[0], seconds=119.0), *answers[1:]], NOON)) == 10
    assert due_today(there, answers, NOON) == []
    assert len(due_today(there, answers, NOON + DAY)) == 10


def test_a_question_left_open_counts_two_minutes_and_no_more():
    """Also in what an earlier version stored: 12 due, one answered after 35 minutes."""
    there = [exercise(f"{number}", due=NOON) for number in range(12)]
    assert len(due_today(there, [Attempt("0", NOON - 60, right=True, seconds=35 * 60.0)], NOON)) == 12
