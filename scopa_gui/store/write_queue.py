"""Statements on their way to the archive's file, in order; what the disk refuses waits in memory for another try."""

import sqlite3
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from scopa_gui.store import database
from scopa_gui.store.file_identity import FileIdentity, found_again
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey, shown

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Write:
    """One statement that is to reach the disk, and what it is about: the number of a match, the key of an exercise."""

    about: Hashable
    statement: str
    values: tuple[Any, ...]


class WriteQueue:
    """One for an open archive: matches and practice share it, so what was said first is written first."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.lost: set[Hashable] = set()
        """What was found to be written by another copy, where the system has no locks to prevent it."""
        self._path = path
        self._waiting: list[Write] = []
        self._place = FileIdentity.of(connection, path)
        self._trouble: Notice | None = None
        self._is_troubled = self._is_told = False

    @property
    def is_waiting(self) -> bool:
        """True when something could not be written yet."""
        return bool(self._waiting)

    def write(self, *writes: Write, key: NoticeKey = NoticeKey.ARCHIVE_NOT_SAVED) -> Notice | None:
        """Bring these and all that waits to the disk in one transaction; what to tell (``key``) when that could not be.

        Or what to tell of the file itself, when it is not where it was.
        """
        gone = None if self._place.is_there else self._find_again()
        self._waiting += writes
        lost, refused = any(write.about in self.lost for write in writes), False
        while self._waiting:
            self._waiting = [write for write in self._waiting if write.about not in self.lost]
            failed: Write | None = None
            try:
                self.connection.execute("begin immediate")
                for failed in self._waiting:
                    self.connection.execute(failed.statement, failed.values)
                self.connection.execute("commit")
            except sqlite3.IntegrityError:
                self.connection.rollback()
                assert failed is not None
                self.lost.add(failed.about)
                lost = lost or any(write.about == failed.about for write in writes)
            except database.ERRORS as error:
                self.connection.rollback()
                self._is_troubled = self._is_troubled or database.is_damage(error)
                if failed is not None and database.is_refused_for_good(error):  # or nothing would ever be written again
                    self._waiting.remove(failed)
                    refused = refused or failed in writes
                    continue
                return self._trouble_of(key, database.reason(error))
            else:
                self._waiting = []
        if refused:
            return self._trouble_of(key, FileTrouble.OTHER)
        return Notice(NoticeKey.MATCH_ELSEWHERE) if lost else gone

    def _find_again(self) -> Notice:
        """The file was deleted or replaced: go on in a new one; while that cannot be, in the one that lost its name."""
        connection, notice = found_again(self.connection, self._path)
        if connection is not None:
            self.connection.close()
            self.connection, self._place = connection, FileIdentity.of(connection, self._path)
        return notice

    def _trouble_of(self, key: NoticeKey, reason: FileTrouble) -> Notice:
        return Notice(key, {"file": shown(self._path), "reason": reason})

    def attempt(self, *writes: Write) -> None:
        """Bring these to the disk after all that waits, or not at all: what nobody misses."""
        if not self._waiting and self.write(*writes) is not None:
            self._waiting = [write for write in self._waiting if write not in writes]

    def read(self, question: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """What a question finds, all of one moment even in several statements; None if unreadable: see `trouble`."""
        try:
            self.connection.execute("begin")
            found = question(self.connection)
            self.connection.execute("commit")
        except database.ERRORS as error:
            self.connection.rollback()
            if not self._is_told:
                self._trouble = self._trouble_of(NoticeKey.ARCHIVE_UNREADABLE, database.reason(error))
            self._is_troubled = self._is_told = True
            return None
        return found

    @property
    def is_troubled(self) -> bool:
        """True when something could not be read: the file ought to be looked through."""
        return self._is_troubled

    @property
    def is_in_place(self) -> bool:
        """True while the file that is open lies where it belongs, and no other."""
        return self._place.is_there

    def trouble(self) -> Notice | None:
        """What to tell of a file that cannot be read, once."""
        found, self._trouble = self._trouble, None
        return found

    def close(self) -> None:
        """Write what waits, if it can be, and close the file."""
        self.write()
        self.connection.close()
