"""The player's mistakes in matches as exercises: saved after a review, asked when they are due, and answered.

- `keep_mistakes` saves the worst mistakes of a reviewed match.
- `due_exercises` returns what is due today; `all_due` everything that is due; `ahead` mistakes that are not due yet.
- `ask` makes the question of an exercise, in other suits each time.
- `keep_answer` saves the answer and reschedules the exercise.
"""

from collections.abc import Iterable
from dataclasses import replace

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.practice.days import believed, undated
from scopa_gui.coach.practice.mistakes import mistake_of
from scopa_gui.coach.practice.schedule import USUAL, Cap, answered_with, due, due_today, put_off, scheduled
from scopa_gui.coach.puzzles.position_question import PositionQuestion, asked, exercise_of, question_of
from scopa_gui.engine.record import Record
from scopa_gui.game.moment import Moment
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import DAILY, MISTAKE, Attempt, Exercise, Training

MOST = 8
"""Largest number of mistakes of one match that are asked again."""


def keep_mistakes(
    training: Training, match: int, record: Record, judged: Iterable[tuple[Moment, Verdict]], now: float
) -> Notice | None:
    """Save and schedule the worst mistakes among a player's judged turns of a match, if they are not saved yet.

    Return a notice if one cannot be saved.
    """
    worst = sorted(judged, key=lambda pair: (-pair[1].lost, pair[0].number))
    mistakes = [mistake for turn, verdict in worst if (mistake := mistake_of(match, record, turn, verdict)) is not None]
    new = [mistake for mistake in mistakes[:MOST] if training.exercise(mistake.key) is None]
    notices = [training.add(scheduled(exercise_of(mistake, now), now)) for mistake in new]
    return next((notice for notice in notices if notice is not None), None)


def due_exercises(training: Training, now: float, cap: Cap = USUAL) -> list[Exercise]:
    """Return the exercises to ask now, in order, up to today's cap; unschedule those that can no longer be asked."""
    found = due_today(training.exercises(), training.attempts(), now, cap)
    askable = _askable(training, found)
    return found if len(askable) == len(found) else due_exercises(training, now, cap)


def all_due(training: Training, now: float) -> list[Exercise]:
    """Return all exercises that are due, in order, without a cap."""
    return _askable(training, due(training.exercises(), now))


def _askable(training: Training, exercises: Iterable[Exercise]) -> list[Exercise]:
    """Return the exercises that can be asked; the others are taken off the schedule."""
    found = []
    for exercise in exercises:
        if question_of(exercise) is None:
            training.place(replace(exercise, due=None))
        else:
            found.append(exercise)
    return found


def put_in_order(training: Training, now: float) -> None:
    """Repair due times that a wrong clock has set, and add the missing days to answers of earlier versions."""
    for exercise in put_off(training.exercises(), now):
        training.place(exercise)
    training.date_answers(undated(training.attempts()))


def ahead(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """Return up to ``most`` of the player's own mistakes that are not due, those not asked for longest first.

    Only a wrong answer changes their schedule (`schedule.answered`).
    """
    last = {attempt.exercise: attempt.at for attempt in believed(training.attempts(), now)}
    waiting = [one for one in training.exercises(MISTAKE) if is_ahead(one, now) and question_of(one) is not None]
    return sorted(waiting, key=lambda one: (last.get(one.key, 0.0), one.made, one.key))[:most]


def own_mistakes(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """Return up to ``most`` of the player's own mistakes: those that are due, then those that are not."""
    waiting = due(training.exercises(MISTAKE), now)
    return [*(one for one in waiting if question_of(one) is not None), *ahead(training, now, most)][:most]


def is_ahead(exercise: Exercise, now: float) -> bool:
    """Return whether an exercise is one of the player's own mistakes and not due yet."""
    return exercise.kind == MISTAKE and (exercise.due is None or exercise.due > now)


def ask(training: Training, exercise: Exercise) -> PositionQuestion | None:
    """Return the question of an exercise, in other suits each time; None if it cannot be asked."""
    times = sum(attempt.exercise == exercise.key for attempt in training.attempts())
    # The puzzle of the day has the same suits for everybody.
    return asked(exercise, 0 if exercise.kind == DAILY else times)


def keep_answer(training: Training, exercise: Exercise, attempt: Attempt) -> Notice | None:
    """Save an answer and the new due time of its exercise; return a notice if they cannot be saved."""
    there = training.exercise(exercise.key) or exercise
    return training.answer(answered_with(there, attempt), attempt)
