"""The starting ratings of the puzzles that ship, worked out beforehand: on a page of hundreds nobody waits for them."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.starting_rating import DEVIATION, coins_of, starting_rating
from scopa_gui.store import files
from scopa_gui.store.paths import assets

_LARGEST = 1 << 24
"""Bytes of the file."""


def saved_starts_file() -> Path:
    """Return the path of the file of saved starting ratings, by the key of the puzzle."""
    return assets() / "puzzles" / "starting_ratings.json"


@cache
def _saved_starts() -> dict[str, int]:
    try:
        return msgspec.json.decode(files.read(saved_starts_file(), _LARGEST), type=dict[str, int])
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}  # all are worked out


@cache
def saved_start(key: str) -> Rating | None:
    """Return the saved starting rating of the puzzle with this key; None if there is none."""
    value = _saved_starts().get(key)
    return None if value is None else Rating(value, DEVIATION)


@cache
def start_of(puzzle: Puzzle) -> Rating:
    """Return the rating with which a puzzle begins; it is computed now if it is not saved."""
    return saved_start(puzzle.key) or starting_rating(puzzle)


def coins_at_start(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle for a person before it was answered, 1 to 5: the same on every machine."""
    return coins_of(start_of(puzzle))


def save_starts(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Work them out and write them down."""
    found = {puzzle.key: round(starting_rating(puzzle).value) for puzzle in puzzles}
    lines = ",\n".join(f"{json.dumps(key)}:{found[key]}" for key in sorted(found))
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
