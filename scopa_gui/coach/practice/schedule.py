"""Schedule of repetitions: a ladder of eight intervals between questions, and a daily cap.

It does not use a library such as py-fsrs, which fits intervals to four grades of answers about unchanging cards. Here
an answer is right or wrong, and the suits change each time.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo

from scopa_gui.coach.practice.days import OLDEST, believed, day_counted, day_of
from scopa_gui.store.practice import MISTAKE, Attempt, Exercise

HOUR = 3600.0
DAY = 86_400.0
LADDER = (4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 91 * DAY, 182 * DAY)
"""Seconds to wait on each rung. A right answer leads to the next rung, a wrong one back to the first."""
A_DAY = 20
SECONDS_A_DAY = 600.0
"""Usual daily cap: number of exercises, and seconds spent on them."""
SECONDS_AN_ANSWER = 120.0
"""Largest number of seconds that one answer counts towards the daily cap."""
LEARNT = len(LADDER)
"""Rung above the ladder; its exercises are learnt and not asked again."""


@dataclass(frozen=True, slots=True)
class Cap:
    """Daily limit on repetitions: a number of exercises or of seconds, whichever is reached first."""

    exercises: int = A_DAY
    seconds: float = SECONDS_A_DAY


USUAL = Cap()


def scheduled(exercise: Exercise, at: float) -> Exercise:
    """Return the exercise on the first rung, to be asked again in four hours."""
    return replace(exercise, rung=0, due=at + LADDER[0])


def answered(exercise: Exercise, at: float, *, right: bool) -> Exercise:
    """Return the exercise with its new rung and due time after an answer.

    A wrong answer puts it on the first rung. A right one puts it on the next rung if it was due, and changes nothing
    otherwise.
    """
    if not right:
        return scheduled(exercise, at)
    if exercise.due is None or at < exercise.due:
        return exercise
    rung = min(exercise.rung + 1, LEARNT)
    return replace(exercise, rung=rung, due=None if rung == LEARNT else at + LADDER[rung])


def answered_with(exercise: Exercise, attempt: Attempt) -> Exercise:
    """Return the exercise with its new rung and due time after an attempt.

    After a right answer with a hint it stays on its rung, or is scheduled on the first one if it was not scheduled.
    """
    if not (attempt.right and attempt.hinted):
        return answered(exercise, attempt.at, right=attempt.right)
    if exercise.due is None and not is_learnt(exercise):
        return scheduled(exercise, attempt.at)
    if exercise.due is None or attempt.at < exercise.due:
        return exercise
    return replace(exercise, due=attempt.at + LADDER[exercise.rung])


def is_learnt(exercise: Exercise) -> bool:
    """Return whether the exercise has been answered on every rung."""
    return exercise.rung >= LEARNT


def settled(exercise: Exercise, now: float) -> Exercise:
    """Return the exercise, due at most one interval from now; a wrong clock may have set a later time."""
    if exercise.due is None:
        return exercise
    latest = now + LADDER[min(exercise.rung, LEARNT - 1)]
    return replace(exercise, due=latest) if exercise.due > latest else exercise


def put_off(exercises: Iterable[Exercise], now: float) -> list[Exercise]:
    """Return the exercises whose due time is too late, with the right one; none if the clock is wrong now."""
    if now < OLDEST:
        return []
    return [there for exercise in exercises if (there := settled(exercise, now)) != exercise]


def reviews(exercises: Iterable[Exercise], attempts: Iterable[Attempt]) -> list[Attempt]:
    """Return the attempts at exercises that were due at that time; only these count towards the daily cap.

    ``attempts`` must have all attempts, the oldest first, because the schedule is worked out again from them.
    """
    schedule = {
        exercise.key: scheduled(exercise, exercise.made)
        if exercise.kind == MISTAKE
        else replace(exercise, due=None, rung=0)
        for exercise in exercises
    }
    found = []
    for attempt in attempts:
        there = schedule.get(attempt.exercise)
        if there is None:
            continue
        if there.due is not None and there.due <= attempt.at:
            found.append(attempt)
        schedule[attempt.exercise] = answered_with(there, attempt)
    return found


def due(exercises: Iterable[Exercise], now: float) -> list[Exercise]:
    """Return the exercises that are due: the lowest rungs first, on each rung those due for longest."""
    waiting = [exercise for exercise in exercises if exercise.due is not None and exercise.due <= now]
    return sorted(waiting, key=lambda exercise: (exercise.rung, exercise.due, exercise.key))


def due_today(
    exercises: Collection[Exercise],
    attempts: Sequence[Attempt],
    now: float,
    cap: Cap = USUAL,
    zone: tzinfo | None = None,
) -> list[Exercise]:
    """Return the exercises to ask now, in order, up to today's cap; ``attempts`` has all attempts, the oldest first."""
    today = reviews_today(exercises, attempts, now, zone)
    if sum(min(attempt.seconds, SECONDS_AN_ANSWER) for attempt in today) >= cap.seconds:
        return []
    return due(exercises, now)[: max(0, cap.exercises - len(today))]


def reviews_today(
    exercises: Iterable[Exercise], attempts: Sequence[Attempt], now: float, zone: tzinfo | None = None
) -> list[Attempt]:
    """Return today's attempts at exercises that were due."""
    recent = now - 2 * DAY  # Speed: skips most answers; no day is longer
    day = day_of(now, zone)
    return [
        attempt
        for attempt in reviews(exercises, believed(attempts, now))
        if attempt.at > recent and day_counted(attempt, zone) == day
    ]


def next_due(exercises: Iterable[Exercise], now: float) -> float | None:
    """Return the time when the next exercise will be due that is not due yet; None if there is none."""
    times = (settled(exercise, now).due for exercise in exercises)
    return min((at for at in times if at is not None and at > now), default=None)
