"""Days and clocks: the day an answer counts for, days in a row, and times that no right clock can have written.

A day begins at four in the morning. The day an answer counts for is stored with it, as it was where the player was: it
stays the same in every other time zone. Earlier versions stored the moment alone; `undated` gives their days.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, tzinfo
from math import inf

from scopa_gui.store.practice import Attempt

NIGHT = timedelta(hours=4)
"""Hours after midnight that still belong to the day before."""
ONE_DAY = date.resolution
OLDEST = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""A clock that shows an earlier moment is wrong: the game did not exist."""


def day_of(at: float, zone: tzinfo | None = None) -> date:
    """The player's day at a moment; ``zone`` is the system's own if not given."""
    return (_wall_clock(at, zone) - NIGHT).date()


def day_counted(attempt: Attempt, zone: tzinfo | None = None) -> date:
    """The day an answer counts for: the one stored with it, else the one of its moment.

    Versions that stored none began their days at midnight: the puzzle of a day found at two in the night is right.
    """
    if attempt.day is not None:
        return attempt.day
    midnight_day = _wall_clock(attempt.at, zone).date()
    return midnight_day if attempt.exercise == f"daily/{midnight_day}" else day_of(attempt.at, zone)


def undated(attempts: Iterable[Attempt], zone: tzinfo | None = None) -> list[Attempt]:
    """The answers that have no day yet, with the day they count for here."""
    return [replace(attempt, day=day_counted(attempt, zone)) for attempt in attempts if attempt.day is None]


def row_up_to(days: Collection[date], today: date) -> int:
    """Number of days in a row up to today, or to yesterday while nothing was done today.

    Or up to tomorrow: it has begun already in the time zone that a traveller has left.
    """
    return max(row_to(days, today + ahead * ONE_DAY) for ahead in (1, 0, -1))


def row_to(days: Collection[date], end: date) -> int:
    """Number of days in a row up to this one and with it."""
    count = 0
    while end - count * ONE_DAY in days:
        count += 1
    return count


def believed(attempts: Sequence[Attempt], now: float) -> list[Attempt]:
    """The answers by their times, none of them later than now.

    One that a wrong clock put later than now gets the time of the answer given before it. The days stay as they are.
    """
    in_order = sorted(attempts, key=lambda attempt: attempt.place or inf)
    last = next((attempt.at for attempt in in_order if attempt.at <= now), now)
    found = []
    for attempt in in_order:
        if attempt.at <= now:
            last = attempt.at
            found.append(attempt)
        else:
            found.append(replace(attempt, at=last, day=day_counted(attempt)))
    return sorted(found, key=lambda attempt: attempt.at)


def _wall_clock(at: float, zone: tzinfo | None) -> datetime:
    return datetime.fromtimestamp(at, zone).replace(tzinfo=None)
