"""Figures that the players think with, in files that ship with the program."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Contents = TypeVar("Contents")
_LARGEST = 1 << 24
"""Bytes of a file."""


class MissingFiguresError(Exception):
    """A file of figures is missing or damaged: which one."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def figures_in(name: str, reading: Callable[[Any], Contents]) -> Contents:
    """Return what ``reading`` makes of the JSON in a file. MissingFiguresError."""
    path = Path(__file__).parent / "data" / name
    try:
        if not path.is_file():  # a pipe would be waited for
            raise MissingFiguresError(path)
        with path.open("rb") as file:
            return reading(json.loads(file.read(_LARGEST)))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise MissingFiguresError(path) from None
