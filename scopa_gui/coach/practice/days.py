"""Days: the day for which an answer counts, days in a row, and answers with the time of a wrong clock.

A day begins at four in the morning. The day is stored with each answer, so that it stays the same in another time zone.
Earlier versions stored only the time; `undated` finds the day.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, tzinfo
from math import inf

from scopa_gui.store.practice import Attempt

NIGHT = timedelta(hours=4)
"""Time after midnight that still belongs to the day before."""
ONE_DAY = date.resolution
OLDEST = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""Time before which a clock must be wrong, because the game did not exist."""


def day_of(at: float, zone: tzinfo | None = None) -> date:
    """Return the day of a time; ``zone`` is the system's own by default."""
    return (_wall_clock(at, zone) - NIGHT).date()


def day_counted(attempt: Attempt, zone: tzinfo | None = None) -> date:
    """Return the day for which an answer counts: the stored one, or else that of its time.

    Versions that stored no day began it at midnight, so their puzzle of the day belongs to the day from midnight on.
    """
    if attempt.day is not None:
        return attempt.day
    midnight_day = _wall_clock(attempt.at, zone).date()
    return midnight_day if attempt.exercise == f"daily/{midnight_day}" else day_of(attempt.at, zone)


def undated(attempts: Iterable[Attempt], zone: tzinfo | None = None) -> list[Attempt]:
    """Return the answers that have no stored day, with their day in this time zone."""
    return [replace(attempt, day=day_counted(attempt, zone)) for attempt in attempts if attempt.day is None]


def row_up_to(days: Collection[date], today: date) -> int:
    """Return the number of days in a row up to today, or up to yesterday if nothing was done today.

    The row may also end tomorrow, a day that a traveller to the west has already begun.
    """
    return max(row_to(days, today + ahead * ONE_DAY) for ahead in (1, 0, -1))


def row_to(days: Collection[date], end: date) -> int:
    """Return the number of days in a row that end with this day."""
    count = 0
    while end - count * ONE_DAY in days:
        count += 1
    return count


def believed(attempts: Sequence[Attempt], now: float) -> list[Attempt]:
    """Return the answers sorted by time, none later than now.

    An answer with a later time, from a wrong clock, gets the time of the answer before it; its day stays the same.
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
