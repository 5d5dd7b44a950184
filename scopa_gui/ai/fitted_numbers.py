"""Reader of the files of fitted numbers that the players use (ai/data)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Contents = TypeVar("Contents")
_LARGEST = 1 << 24
"""Largest size of a file in bytes."""


class MissingNumbersError(Exception):
    """Raised if a file of fitted numbers is missing or damaged; ``path`` is the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def numbers_in(name: str, reading: Callable[[Any], Contents]) -> Contents:
    """Return ``reading`` of the JSON in the file ``name``; raise MissingNumbersError if it fails."""
    path = Path(__file__).parent / "data" / name
    try:
        if not path.is_file():  # reading a pipe would block
            raise MissingNumbersError(path)
        with path.open("rb") as file:
            return reading(json.loads(file.read(_LARGEST)))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise MissingNumbersError(path) from None
