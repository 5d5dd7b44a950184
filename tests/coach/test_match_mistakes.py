"""From a match's review to the question asked months later: nothing is lost on the way, nothing is asked too often."""

from dataclasses import replace
from datetime import date
from random import Random
from types import SimpleNamespace

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.practice.match_mistakes import (
    MOST,
    ahead,
    ask,
    due_exercises,
    is_ahead,
    keep_answer,
    keep_mistakes,
    own_mistakes,
)
from scopa_gui.coach.practice.mistakes import is_mistake
from scopa_gui.coach.practice.schedule import DAY, HOUR, LADDER, Cap
from scopa_gui.coach.puzzles.daily import exercise_of_day, puzzle_of
from scopa_gui.coach.puzzles.position_question import question_of
from scopa_gui.coach.puzzles.puzzle import load
from scopa_gui.coach.puzzles.symmetry import PLAIN, mirror_for, mirrored_move
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.practice import MISTAKE, Attempt, Exercise
from tests.coach.test_replay import match_played

NOW = 1_790_000_000.0


@pytest.fixture
def archive(home):
    opened = Archive(Paths().archive)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def judged():
    """A whole match of random moves, every turn a mistake, each worse than the one before."""
    table, _ = match_played("scopa", 2, "due_exercises", smazzate=2)
    found = []
    for place, turn in enumerate(turns_of(table.record)):
        best = next(move for move in turn.view.legal_moves() if move != turn.move)
        cause = Cause("gives_scopa", "scope_against")
        found.append(
            (
                turn,
                Verdict(
                    turn.move, best, 0.6 + place / 1000, 0.01, 0.06, 0.001, Grade.MISTAKE, {}, cause, 1.0, False, 9
                ),
            )
        )
    return table.record, found


def test_the_worst_mistakes_of_a_match_are_asked_after_four_hours(archive, judged):
    record, found = judged
    assert keep_mistakes(archive.training, 4, record, found, NOW) is None
    kept = archive.training.exercises()
    assert {exercise.key for exercise in kept} == {f"match/4/{turn.number}" for turn, _ in found[-MOST:]}
    assert all((exercise.kind, exercise.due, exercise.rung) == (MISTAKE, NOW + 4 * HOUR, 0) for exercise in kept)
    assert due_exercises(archive.training, NOW + 4 * HOUR - 1) == []
    assert len(due_exercises(archive.training, NOW + 4 * HOUR)) == MOST
    assert len(due_exercises(archive.training, NOW + 4 * HOUR, Cap(exercises=3))) == 3


def test_ahead_of_time_those_not_asked_for_longest_come_first_and_only_a_wrong_answer_counts(archive, judged):
    record, found = judged
    keep_mistakes(archive.training, 4, record, found, NOW)
    training = archive.training
    first, second = ahead(training, NOW + HOUR)[:2]
    assert len(ahead(training, NOW + HOUR, 3)) == 3
    assert keep_answer(training, first, Attempt(first.key, NOW + HOUR, right=True)) is None
    assert training.exercise(first.key) == first
    assert [one.key for one in ahead(training, NOW + HOUR)][:: len(found[-MOST:]) - 1] == [second.key, first.key]
    keep_answer(training, second, Attempt(second.key, NOW + HOUR, right=False))
    assert training.exercise(second.key).due == NOW + 5 * HOUR
    assert ahead(training, NOW + 4.5 * HOUR) == [training.exercise(second.key)], "the others are due"
    assert ahead(training, NOW + DAY) == []


def test_own_mistakes_can_be_asked_at_any_time_those_that_are_due_first(archive, judged):
    record, found = judged
    training, late = archive.training, NOW + 4 * HOUR
    keep_mistakes(training, 4, record, found[-2:], NOW)
    keep_mistakes(training, 5, record, found[-4:-2], NOW + HOUR)
    assert {one.key for one in own_mistakes(training, NOW)} == {one.key for one in training.exercises(MISTAKE)}
    asked = own_mistakes(training, late)
    assert [one.key.split("/")[1] for one in asked] == ["4", "4", "5", "5"]
    assert due_exercises(training, late, Cap(exercises=0)) == []
    assert len(own_mistakes(training, late, 3)) == 3


def test_own_mistakes_practised_early_and_found_are_due_when_they_were_and_leave_the_day_its_cap(archive, judged):
    record, found = judged
    training = archive.training
    keep_mistakes(training, 4, record, found[-4:], NOW)
    before = training.exercises(MISTAKE)
    for _ in range(8):
        for exercise in own_mistakes(training, NOW + HOUR):
            keep_answer(training, exercise, Attempt(exercise.key, NOW + HOUR, right=True, seconds=60.0))
    assert training.exercises(MISTAKE) == before
    assert len(due_exercises(training, NOW + 4 * HOUR)) == 4


def test_who_was_never_asked_comes_before_who_was_asked_at_the_beginning_of_all_time(archive, judged):
    record, found = judged
    training = archive.training
    keep_mistakes(training, 4, record, found[-2:], NOW)
    first, second = ahead(training, NOW)
    keep_answer(training, first, Attempt(first.key, 0.5, right=True))
    assert ahead(training, NOW) == [second, first]


def test_what_is_due_now_is_not_before_its_time():
    due = Exercise("match/4/1", MISTAKE, "anchor", 0, {}, NOW - DAY, NOW)
    assert [is_ahead(due, NOW + late) for late in (-1, 0, 1)] == [True, False, False]
    assert is_ahead(replace(due, due=None), NOW)


def test_what_cannot_be_kept_is_told_of_once(judged):
    record, found = judged
    notices = [None, "the first", None, "the second"]
    training = SimpleNamespace(exercise=lambda key: None, add=lambda exercise: notices.pop(0))
    assert keep_mistakes(training, 4, record, found[-4:], NOW) == "the first"
    assert notices == []


def test_a_review_opened_again_changes_nothing(archive, judged):
    record, found = judged
    keep_mistakes(archive.training, 4, record, found, NOW)
    first = due_exercises(archive.training, NOW + DAY)[0]
    keep_answer(archive.training, first, Attempt(first.key, NOW + DAY, right=True))
    before = archive.training.exercises()
    keep_mistakes(archive.training, 4, record, found, NOW + 2 * DAY)
    assert archive.training.exercises() == before


def test_a_mistake_is_asked_in_other_suits_until_it_is_learnt(archive, judged):
    record, found = judged
    keep_mistakes(archive.training, 4, record, found[-1:], NOW)
    (exercise,) = archive.training.exercises()
    turn, verdict = found[-1]
    at, answers = NOW + LADDER[0], [False, *[True] * 8]
    for times, right in enumerate(answers):
        assert due_exercises(archive.training, at - 1) == []
        (exercise,) = due_exercises(archive.training, at)
        question = ask(archive.training, exercise)
        mirror = mirror_for(exercise.key, times)
        assert question.answer == mirrored_move(verdict.best, mirror)
        assert (question.view() == turn.view) == (mirror == PLAIN)
        attempt = Attempt(exercise.key, at, right, 20.0, (str(question.answer),))
        assert keep_answer(archive.training, exercise, attempt) is None
        at = archive.training.exercise(exercise.key).due or 0.0
    assert at == 0.0
    assert due_exercises(archive.training, NOW + 9999 * DAY) == []
    assert [attempt.right for attempt in archive.training.attempts()] == answers


def test_an_answer_counts_from_where_the_store_has_the_exercise(archive, judged):
    """Asked in two windows at once: the second right answer comes before its time."""
    record, found = judged
    keep_mistakes(archive.training, 4, record, found[-1:], NOW)
    (stale,) = due_exercises(archive.training, NOW + DAY)
    for second in (0, 1):
        keep_answer(archive.training, stale, Attempt(stale.key, NOW + DAY + second, right=True))
    there = archive.training.exercise(stale.key)
    assert (there.rung, there.due) == (1, NOW + 2 * DAY)
    assert len(archive.training.attempts()) == 2


def test_what_cannot_be_asked_any_more_is_no_question(archive):
    exercise = Exercise("match/1/1", MISTAKE, "anchor", 0, {"odd": 1}, NOW)
    archive.training.add(exercise)
    assert ask(archive.training, exercise) is None


def test_what_cannot_be_asked_any_more_makes_room_for_what_can(archive, judged):
    record, found = judged
    for number in range(4):
        archive.training.add(Exercise(f"odd/{number}", MISTAKE, "anchor", 0, {"odd": 1}, NOW, NOW))
    keep_mistakes(archive.training, 4, record, found, NOW)
    kept = due_exercises(archive.training, NOW + DAY, Cap(exercises=3))
    assert len(kept) == 3
    assert all(exercise.key.startswith("match/4/") for exercise in kept)
    assert archive.training.exercise("odd/0").due is None


def test_what_the_judge_truly_finds_can_be_asked(archive):
    table, _ = match_played("scopa", 2, "truly", smazzate=1)
    turns = list(turns_of(table.record))
    found = [
        (turn, judge(turn.view, turn.move, Limit(iterations=8000), Random(f"review/{turn.number}"))) for turn in turns
    ]
    mistakes = [(turn, verdict) for turn, verdict in found if is_mistake(verdict)]
    assert mistakes
    mistakes.sort(key=lambda pair: (-pair[1].lost, pair[0].number))
    keep_mistakes(archive.training, 9, table.record, found, NOW)
    kept = {exercise.key: exercise for exercise in archive.training.exercises()}
    for turn, verdict in mistakes[:MOST]:
        question = ask(archive.training, kept[f"match/9/{turn.number}"])
        assert (question.view(), question.answer, question.tempting) == (turn.view, verdict.best, str(turn.move))
        assert question.theme == (verdict.cause.tactic if verdict.cause else "")


def test_the_puzzle_of_a_day_is_the_same_however_often_it_is_looked_at(archive):
    puzzles = load(assets() / "puzzles" / "puzzles.jsonl")
    day = date(2026, 11, 21)
    exercise = exercise_of_day(puzzle_of(day, puzzles), day, NOW)
    first = ask(archive.training, exercise)
    assert first.view() == question_of(exercise).view(), "in the suits in which it was found"
    keep_answer(archive.training, exercise, Attempt(exercise.key, NOW, right=False))
    assert ask(archive.training, exercise).view() == first.view()
