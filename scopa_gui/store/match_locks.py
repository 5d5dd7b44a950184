"""Which running copy of the program goes on with which match: a lock file each, freed by the system at its death."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from scopa_gui.store.file_lock import is_locked

_A_LOOK = 0.01
"""Seconds: longer than any copy needs to look whether a match is taken."""


class Claims:
    """The matches this process holds. `folder` is made at the first claim."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[int, BinaryIO] = {}

    def take(self, match: int) -> bool:
        """Take the match if nobody else holds it, and return whether it is now held here.

        Always True if the system has no locks.
        """
        if match in self._held:
            return True
        try:
            file = self._opened(match)
        except OSError:  # no place to keep order in, hence none to keep matches in either
            return True
        if not is_locked(file):
            time.sleep(_A_LOOK)  # another copy may only be looking who has it
            if not is_locked(file):
                file.close()
                return False
        self._held[match] = file
        return True

    def renew(self, match: int) -> None:
        """Show others again that a match is held here, if its lock file was deleted; one of theirs now there stays."""
        file = self._held.get(match)
        if file is None or self._is_in_place(match, file):
            return
        try:
            again = self._opened(match)
        except OSError:
            return
        if is_locked(again):
            self._held[match] = again
            file.close()
        else:
            again.close()

    def is_taken(self, match: int) -> bool:
        """Return whether another process holds the match now.

        It is called often, so it creates nothing, and it never waits.
        """
        if match in self._held:
            return False
        try:
            with self._path(match).open("r+b") as file:  # closing it unlocks it
                return not is_locked(file)
        except OSError:
            return False

    def release(self, match: int, *, over: bool = False) -> None:
        """Let others have the match; once it is `over` nobody will ask again, and its lock file goes."""
        file = self._held.pop(match, None)
        if file is None:
            return
        is_last = over and self._is_in_place(match, file)
        if os.name != "posix":  # Windows removes no open file
            file.close()
        if is_last:
            with suppress(OSError):  # it is gone, or another copy is looking who has it
                self._path(match).unlink()
        file.close()

    def release_all(self) -> None:
        """At the end of the program."""
        for match in list(self._held):
            self.release(match)

    def _opened(self, match: int) -> BinaryIO:
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._path(match).open("a+b")

    def _is_in_place(self, match: int, file: BinaryIO) -> bool:
        """Return whether this is the lock file that others find."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path(match).stat())
        except OSError:
            return False

    def _path(self, match: int) -> Path:
        return self._folder / f"{match}.lock"
