"""Locks that keep two running copies of the program from playing the same match: a lock file for each match.

The system frees the lock when the program ends, however it ends.
"""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from scopa_gui.store.file_lock import is_locked

_A_LOOK = 0.01
"""Seconds; longer than is_taken() holds a lock."""


class Claims:
    """Matches that this process holds, with their lock files in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[int, BinaryIO] = {}

    def take(self, match: int) -> bool:
        """Hold the match unless another process does; return whether it is now held here.

        Always True if the system has no locks or the folder cannot be used.
        """
        if match in self._held:
            return True
        try:
            file = self._open_lock_file(match)
        except OSError:  # the matches, in the same place, cannot be written either
            return True
        if not is_locked(file):
            time.sleep(_A_LOOK)  # another copy may only be asking is_taken()
            if not is_locked(file):
                file.close()
                return False
        self._held[match] = file
        return True

    def renew(self, match: int) -> None:
        """Make the lock file of a match held here again if it was deleted, unless another process has made its own."""
        file = self._held.get(match)
        if file is None or self._is_in_place(match, file):
            return
        try:
            again = self._open_lock_file(match)
        except OSError:
            return
        if is_locked(again):
            self._held[match] = again
            file.close()
        else:
            again.close()

    def is_taken(self, match: int) -> bool:
        """Return whether another process holds the match now; creates no file and never waits."""
        if match in self._held:
            return False
        try:
            with self._path(match).open("r+b") as file:  # closing it unlocks it
                return not is_locked(file)
        except OSError:
            return False

    def release(self, match: int, *, over: bool = False) -> None:
        """Stop holding the match; if it is `over`, its lock file is removed."""
        file = self._held.pop(match, None)
        if file is None:
            return
        is_last = over and self._is_in_place(match, file)
        if os.name != "posix":  # Windows removes no open file
            file.close()
        if is_last:
            with suppress(OSError):  # it is gone, or another copy is asking is_taken()
                self._path(match).unlink()
        file.close()

    def release_all(self) -> None:
        """Stop holding all matches, at the end of the program."""
        for match in list(self._held):
            self.release(match)

    def _open_lock_file(self, match: int) -> BinaryIO:
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
