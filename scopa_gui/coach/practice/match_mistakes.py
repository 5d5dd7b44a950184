"""The worst mistakes of a reviewed match, kept as exercises and asked again when they are due.

- ``keep_mistakes`` when a review is over, or left;
- ``ahead``: mistakes that are not due yet, for who wants more; ``own_mistakes``: these, and before them what is due;
- ``due_exercises``: what is due, under today's cap; ``ask`` makes the question, in other suits each time;
- ``keep_answer`` keeps the answer and moves the exercise on the ladder.
"""

from collections.abc import Iterable
from dataclasses import replace

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.practice.mistakes import mistake_of
from scopa_gui.coach.practice.schedule import USUAL, Cap, answered_with, due, due_today, scheduled
from scopa_gui.coach.puzzles.position_question import PositionQuestion, asked, exercise_of, question_of
from scopa_gui.engine.record import Record
from scopa_gui.game.moment import Moment
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import DAILY, MISTAKE, Attempt, Exercise, Training

MOST = 8
"""So many mistakes of one match are asked again, the worst ones."""


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
    """What is due, in order, up to today's cap. What can be asked no more (another version's) leaves the schedule."""
    found = due_today(training.exercises(), training.attempts(), now, cap)
    gone = {exercise.key for exercise in found if question_of(exercise) is None}
    for exercise in found:
        if exercise.key in gone:
            training.place(replace(exercise, due=None))
    return due_exercises(training, now, cap) if gone else found


def ahead(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """One's own mistakes that are not due, for practice before the time: those not asked for longest first.

    An answer to one changes the schedule only where it is wrong (`schedule.answered`).
    """
    last = {attempt.exercise: attempt.at for attempt in training.attempts()}
    waiting = [one for one in training.exercises(MISTAKE) if is_ahead(one, now) and question_of(one) is not None]
    return sorted(waiting, key=lambda one: (last.get(one.key, 0.0), one.made, one.key))[:most]


def own_mistakes(training: Training, now: float, most: int = MOST) -> list[Exercise]:
    """One's own mistakes at any time: those that are due, whatever was asked today, then others before their time."""
    waiting = due(training.exercises(MISTAKE), now)
    return [*(one for one in waiting if question_of(one) is not None), *ahead(training, now, most)][:most]


def is_ahead(exercise: Exercise, now: float) -> bool:
    """Whether a mistake of one's own is asked before its time."""
    return exercise.kind == MISTAKE and (exercise.due is None or exercise.due > now)


def ask(training: Training, exercise: Exercise) -> PositionQuestion | None:
    """The question as it is to be asked this time; None when it is none, or can be asked no more."""
    times = sum(attempt.exercise == exercise.key for attempt in training.attempts())
    # The puzzle of a day is the same for everybody, however often one looks at it.
    return asked(exercise, 0 if exercise.kind == DAILY else times)


def keep_answer(training: Training, exercise: Exercise, attempt: Attempt) -> Notice | None:
    """Keep an answer, and move the exercise on the ladder from where it stands in the store."""
    there = training.exercise(exercise.key) or exercise
    return training.answer(answered_with(there, attempt), attempt)
