"""Thoughts of computer players about their moves in unfinished matches: a file for each match, a line for each move.

If they are lost, the screen "Why?" lets the players think again; therefore errors of the disk are ignored.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from scopa_gui.store import files
from scopa_gui.store.rows import UNREADABLE

_MOST = 1 << 20
"""Most bytes that are read; a match of hundreds of moves has a tenth of that."""
_LINE = msgspec.json.Decoder(tuple[int, dict[str, Any]])


class SavedThoughts:
    """Files of one player, in `folder`, which is made when needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def save(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Save the thought (data for JSON) about a move, in place of an earlier one about the move of this number."""
        path = self._path(match)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            if files.is_there(path):
                files.demand_file(path)
            with path.open("ab") as file:
                file.write(msgspec.json.encode((number, thought)) + b"\n")

    def of_match(self, match: int) -> dict[int, dict[str, Any]]:
        """Return the thoughts by the number of the move; lines that cannot be read are left out."""
        try:
            lines = files.read(self._path(match), _MOST).splitlines()
        except OSError:
            return {}
        found: dict[int, dict[str, Any]] = {}
        for line in lines:
            with suppress(*UNREADABLE):
                number, thought = _LINE.decode(line)
                found[number] = thought
        return found

    def forget(self, match: int) -> None:
        """Remove the file of a match that is over."""
        with suppress(OSError):
            self._path(match).unlink()

    def _path(self, match: int) -> Path:
        return self._folder / f"{match}.jsonl"
