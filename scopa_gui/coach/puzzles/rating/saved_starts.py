"""Saved starting ratings of the shipped puzzles, so that a page of hundreds of puzzles opens at once."""

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
"""Largest size of the file in bytes."""


def saved_starts_file() -> Path:
    """Return the path of the file of saved starting ratings, by the key of the puzzle."""
    return assets() / "puzzles" / "starting_ratings.json"


@cache
def _saved_starts() -> dict[str, int]:
    try:
        return msgspec.json.decode(files.read(saved_starts_file(), _LARGEST), type=dict[str, int])
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}  # then all are worked out


@cache
def saved_start(key: str) -> Rating | None:
    """Return the saved starting rating of a puzzle, by its key; None if there is none."""
    value = _saved_starts().get(key)
    return None if value is None else Rating(value, DEVIATION)


@cache
def start_of(puzzle: Puzzle) -> Rating:
    """Return the starting rating of a puzzle, worked out now if it is not saved."""
    return saved_start(puzzle.key) or starting_rating(puzzle)


def coins_at_start(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle, from 1 to 5, before it was answered; it is the same for everybody."""
    return coins_of(start_of(puzzle))


def save_starts(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write the starting ratings of these puzzles to a file."""
    found = {puzzle.key: round(starting_rating(puzzle).value) for puzzle in puzzles}
    lines = ",\n".join(f"{json.dumps(key)}:{found[key]}" for key in sorted(found))
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
