"""When what was not known is asked again: a ladder of eight intervals, and so much a day and no more.

No scheduling library: py-fsrs fits its own intervals to the memory of unchanging cards, from four grades of answers;
here the ladder is given, an answer is right or wrong, and the suits change each time.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo

from scopa_gui.coach.practice.days import OLDEST, believed, day_counted, day_of
from scopa_gui.store.practice import MISTAKE, Attempt, Exercise

HOUR = 3600.0
DAY = 86_400.0
LADDER = (4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 91 * DAY, 182 * DAY)
"""Seconds to wait on each rung. Right: one rung up; wrong: back to the first."""
A_DAY = 20
SECONDS_A_DAY = 600.0
"""Exercises, and seconds spent on them, that are asked for on one day unless more is wanted."""
SECONDS_AN_ANSWER = 120.0
"""Seconds that one answer counts at most towards a day's: whoever leaves a question open is not practising."""
LEARNT = len(LADDER)
"""The rung above the ladder: known for good, and never asked again by itself."""


@dataclass(frozen=True, slots=True)
class Cap:
    """Daily limit on repetitions: a number of exercises or of seconds, whichever is reached first."""

    exercises: int = A_DAY
    seconds: float = SECONDS_A_DAY


USUAL = Cap()


def scheduled(exercise: Exercise, at: float) -> Exercise:
    """The exercise on the first rung: asked again in four hours."""
    return replace(exercise, rung=0, due=at + LADDER[0])


def answered(exercise: Exercise, at: float, *, right: bool) -> Exercise:
    """The exercise with its new place after an answer.

    A wrong answer puts anything on the first rung. A right one leads up when it was due; before its time, or where
    nothing was scheduled, it changes nothing.
    """
    if not right:
        return scheduled(exercise, at)
    if exercise.due is None or at < exercise.due:
        return exercise
    rung = min(exercise.rung + 1, LEARNT)
    return replace(exercise, rung=rung, due=None if rung == LEARNT else at + LADDER[rung])


def answered_with(exercise: Exercise, attempt: Attempt) -> Exercise:
    """Return the exercise with its new place, as answered() does, from a saved attempt.

    An answer found with a hint does not count as known yet: the exercise waits on its rung once more. An exercise that
    was not scheduled is then asked again, from the first rung on.
    """
    if not (attempt.right and attempt.hinted):
        return answered(exercise, attempt.at, right=attempt.right)
    if exercise.due is None and not is_learnt(exercise):
        return scheduled(exercise, attempt.at)
    if exercise.due is None or attempt.at < exercise.due:
        return exercise
    return replace(exercise, due=attempt.at + LADDER[exercise.rung])


def is_learnt(exercise: Exercise) -> bool:
    """True once it has been answered on every rung."""
    return exercise.rung >= LEARNT


def settled(exercise: Exercise, now: float) -> Exercise:
    """The exercise due no later than its interval from now: a clock that was ahead once puts nothing off for years."""
    if exercise.due is None:
        return exercise
    latest = now + LADDER[min(exercise.rung, LEARNT - 1)]
    return replace(exercise, due=latest) if exercise.due > latest else exercise


def put_off(exercises: Iterable[Exercise], now: float) -> list[Exercise]:
    """The exercises whose time in the store must change: due later than can be, unless the clock is wrong now."""
    if now < OLDEST:
        return []
    return [there for exercise in exercises if (there := settled(exercise, now)) != exercise]


def reviews(exercises: Iterable[Exercise], attempts: Iterable[Attempt]) -> list[Attempt]:
    """The answers that were repetitions: to what was due. What is practised before its time counts for no day's cap.

    ``attempts`` are all, the first one first: the ladder is climbed again with them.
    """
    stands = {
        exercise.key: scheduled(exercise, exercise.made)
        if exercise.kind == MISTAKE
        else replace(exercise, due=None, rung=0)
        for exercise in exercises
    }
    found = []
    for attempt in attempts:
        there = stands.get(attempt.exercise)
        if there is None:
            continue
        if there.due is not None and there.due <= attempt.at:
            found.append(attempt)
        stands[attempt.exercise] = answered_with(there, attempt)
    return found


def due(exercises: Iterable[Exercise], now: float) -> list[Exercise]:
    """All that waits to be asked: the lowest rungs first, as they are soonest forgotten; in one the longest due."""
    waiting = [exercise for exercise in exercises if exercise.due is not None and exercise.due <= now]
    return sorted(waiting, key=lambda exercise: (exercise.rung, exercise.due, exercise.key))


def due_today(
    exercises: Collection[Exercise],
    attempts: Sequence[Attempt],
    now: float,
    cap: Cap = USUAL,
    zone: tzinfo | None = None,
) -> list[Exercise]:
    """Return the exercises to ask now, in order, as far as today's cap allows.

    ``attempts`` are all attempts, the first one first.
    """
    today = reviews_today(exercises, attempts, now, zone)
    if sum(min(attempt.seconds, SECONDS_AN_ANSWER) for attempt in today) >= cap.seconds:
        return []
    return due(exercises, now)[: max(0, cap.exercises - len(today))]


def reviews_today(
    exercises: Iterable[Exercise], attempts: Sequence[Attempt], now: float, zone: tzinfo | None = None
) -> list[Attempt]:
    """The repetitions of today."""
    recent = now - 2 * DAY  # Speed: no day has more hours, and most answers are older
    day = day_of(now, zone)
    return [
        attempt
        for attempt in reviews(exercises, believed(attempts, now))
        if attempt.at > recent and day_counted(attempt, zone) == day
    ]


def next_due(exercises: Iterable[Exercise], now: float) -> float | None:
    """When the next thing will be due that is not due yet; None when nothing is scheduled."""
    times = (settled(exercise, now).due for exercise in exercises)
    return min((at for at in times if at is not None and at > now), default=None)
