"""Reader of the files of fitted numbers that the players use (ai/data)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Contents = TypeVar("Contents")
_LARGEST = 1 << 24
"""Largest size of a file in bytes."""


class MissingFiguresError(Exception):
    """Raised if a file of fitted numbers is missing or damaged; ``path`` is the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def figures_in(name: str, reading: Callable[[Any], Contents]) -> Contents:
    """Return ``reading`` of the JSON in the file ``name``; raise MissingFiguresError if it fails."""
    path = Path(__file__).parent / "data" / name
    try:
        if not path.is_file():  # reading a pipe would block
            raise MissingFiguresError(path)
        with path.open("rb") as file:
            return reading(json.loads(file.read(_LARGEST)))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise MissingFiguresError(path) from None
