"""People at a table: how a seat is written if a person plays there.

It is "human" for a person without a name, or "human_" and the name in base 32 if several people share the computer. The
name is in base 32 because a seat is stored in lower-case letters and digits (store/rows.py). All other seats are keys
of levels.
"""

from base64 import b32decode, b32encode
from collections.abc import Sequence
from functools import lru_cache

HUMAN = "human"
LONGEST = 21
"""Most bytes of a name in UTF-8."""
_NAMED = f"{HUMAN}_"


def bytes_of_name(name: str) -> int:
    """Return the number of bytes of a name; at most LONGEST are stored."""
    return len(name.strip().encode())


def person_named(name: str) -> str:
    """Return how the seat of a person with this name is written; a name that is too long is cut."""
    shortened = name.encode()[:LONGEST].decode(errors="ignore").strip()
    return _NAMED + b32encode(shortened.encode()).decode().rstrip("=").lower() if shortened else HUMAN


@lru_cache(64)
def person_name(seat: str) -> str:
    """Return the name of the person at a seat; "" for a person without a name or a computer player."""
    if not seat.startswith(_NAMED):
        return ""
    written = seat.removeprefix(_NAMED).upper()
    try:
        name = b32decode(written + "=" * (-len(written) % 8)).decode()
    except ValueError:
        return ""
    return name if person_named(name) == seat and name.isprintable() else ""


def is_person(seat: str) -> bool:
    """Return whether a person plays at a seat."""
    return seat == HUMAN or person_name(seat) != ""


def without_name(seat: str) -> str:
    """Return a seat without the name of its person; the key of a level stays."""
    return HUMAN if is_person(seat) else seat


def are_several(seats: Sequence[str]) -> bool:
    """Return whether more than one person plays at the table."""
    return sum(map(is_person, seats)) > 1


def are_watched(seats: Sequence[str]) -> bool:
    """Return whether the computer plays at every seat, and people only watch."""
    return not any(map(is_person, seats))


def with_one_person(seats: Sequence[str], instead: str) -> tuple[str, ...]:
    """Return the seats with a person without a name at the first, and the level ``instead`` for all other people."""
    _first, *others = seats
    return (HUMAN, *(instead if is_person(seat) else seat for seat in others))
