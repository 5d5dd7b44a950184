"""People among those who sit at a table: alone at the computer one is HUMAN, several have their names.

They are distinguished from the computer's players by how their seat is written: "human", or "human_" and the name in
base 32, for a seat is written in lower-case letters and digits (store/rows.py).
"""

from base64 import b32decode, b32encode
from collections.abc import Sequence
from functools import lru_cache

HUMAN = "human"
LONGEST = 21
"""Bytes of a name in UTF-8."""
_NAMED = f"{HUMAN}_"


def room_of(name: str) -> int:
    """Bytes that a name takes in the text of a seat, where there is room for LONGEST."""
    return len(name.strip().encode())


def person_named(name: str) -> str:
    """The seat of somebody of this name, as much of it as there is room for."""
    shortened = name.encode()[:LONGEST].decode(errors="ignore").strip()
    return _NAMED + b32encode(shortened.encode()).decode().rstrip("=").lower() if shortened else HUMAN


@lru_cache(64)
def person_name(seat: str) -> str:
    """The name of a person; "" for one who has none, or where no person sits."""
    if not seat.startswith(_NAMED):
        return ""
    written = seat.removeprefix(_NAMED).upper()
    try:
        name = b32decode(written + "=" * (-len(written) % 8)).decode()
    except ValueError:
        return ""
    return name if person_named(name) == seat and name.isprintable() else ""


def is_person(seat: str) -> bool:
    """Return whether a person sits there, not a player of the computer."""
    return seat == HUMAN or person_name(seat) != ""


def without_name(seat: str) -> str:
    """Return what others may know of a seat: who plays for the computer, or that it is a person."""
    return HUMAN if is_person(seat) else seat


def are_several(seats: Sequence[str]) -> bool:
    """Return whether more than one person sits at the table."""
    return sum(map(is_person, seats)) > 1


def are_watched(seats: Sequence[str]) -> bool:
    """Return whether the computer plays at every seat, and people only watch."""
    return not any(map(is_person, seats))


def alone(seats: Sequence[str], instead: str) -> tuple[str, ...]:
    """The same seats for a person who sits first, the others the computer's: ``instead`` for the other people."""
    _first, *others = seats
    return (HUMAN, *(instead if is_person(seat) else seat for seat in others))
