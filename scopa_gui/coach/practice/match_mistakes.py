"""The worst mistakes of a reviewed match, saved as exercises and asked again when they are due.

- ``keep_mistakes`` when a review is over, or left;
- ``ahead``: mistakes that are not due yet, for more practice; ``own_mistakes``: these, and before them what is due;
- ``due_exercises``: what is due, under today's cap; ``all_due``: more than that; ``ask`` makes the question, in other
  suits each time;
- ``keep_answer`` saves the answer and moves the exercise on the ladder.
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
"""Number of mistakes of one match that are asked again at most, the worst ones."""


def keep_mistakes(
    training: Training, match: int, record: Record, judged: Iterable[tuple[Moment, Verdict]], now: float
) -> Notice | None:
    """Schedule the worst mistakes among a player's own turns of a match; those that are there already stay."""
    worst = sorted(judged, key=lambda pair: (-pair[1].lost, pair[0].number))
    mistakes = [mistake for turn, verdict in worst if (mistake := mistake_of(match, record, turn, verdict)) is not None]
    new = [mistake for mistake in mistakes[:MOST] if training.exercise(mistake.key) is None]
    notices = [training.add(scheduled(exercise_of(mistake, now), now)) for mistake in new]
    return next((notice for notice in notices if notice is not None), None)


def due_exercises(training: Training, now: float, cap: Cap = USUAL) -> list[Exercise]:
    """Return the exercises that are due, in order, up to today's cap.

    Those that can no longer be asked (another version's) leave the schedule.
    """
    found = due_today(training.exercises(), training.attempts(), now, cap)
    askable = _askable(training, found)
    return found if len(askable) == len(found) else due_exercises(training, now, cap)


def all_due(training: Training, now: float) -> list[Exercise]:
    """All that is due, in order, however much was asked today."""
    return _askable(training, due(training.exercises(), now))


def _askable(training: Training, exercises: Iterable[Exercise]) -> list[Exercise]:
    """Those that can be asked; the others leave the schedule."""
    found = []
    for exercise in exercises:
        if question_of(exercise) is None:
            training.place(replace(exercise, due=None))
        else:
            found.append(exercise)
    return found


def put_in_order(training: Training, now: float) -> None:
    """Mend what a wrong clock has put off for years, and date the answers of earlier versions by the days of here."""
    for exercise in put_off(training.exercises(), now):
        training.place(exercise)
    training.date_answers(undated(training.attempts()))


def ahead(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """One's own mistakes that are not due, for practice before the time: those not asked for longest first.

    An answer to one changes the schedule only where it is wrong (`schedule.answered`).
    """
    last = {attempt.exercise: attempt.at for attempt in believed(training.attempts(), now)}
    waiting = [one for one in training.exercises(MISTAKE) if is_ahead(one, now) and question_of(one) is not None]
    return sorted(waiting, key=lambda one: (last.get(one.key, 0.0), one.made, one.key))[:most]


def own_mistakes(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """One's own mistakes at any time: those that are due, whatever was asked today, then others before their time."""
    waiting = due(training.exercises(MISTAKE), now)
    return [*(one for one in waiting if question_of(one) is not None), *ahead(training, now, most)][:most]


def is_ahead(exercise: Exercise, now: float) -> bool:
    """Return whether a mistake of one's own is asked before its time."""
    return exercise.kind == MISTAKE and (exercise.due is None or exercise.due > now)


def ask(training: Training, exercise: Exercise) -> PositionQuestion | None:
    """The question as it is to be asked this time; None when it is none, or can be asked no more."""
    times = sum(attempt.exercise == exercise.key for attempt in training.attempts())
    # The puzzle of a day is the same for everybody, however often one looks at it.
    return asked(exercise, 0 if exercise.kind == DAILY else times)


def keep_answer(training: Training, exercise: Exercise, attempt: Attempt) -> Notice | None:
    """Save an answer, and move the exercise on the ladder from its place in the store."""
    there = training.exercise(exercise.key) or exercise
    return training.answer(answered_with(there, attempt), attempt)
