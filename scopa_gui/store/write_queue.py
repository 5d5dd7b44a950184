"""Queue of statements to be written to the archive's file, in order; those that the disk refuses wait for a new try."""

import sqlite3
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from scopa_gui.store import closing_note, database
from scopa_gui.store.file_identity import FileIdentity, move_to_file, open_new_file
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey, shown
from scopa_gui.store.rows import DatabaseRow
from scopa_gui.store.second_copy import Fact, SecondCopy, facts_now, facts_of_answers

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Write:
    """Statement to be written; ``about`` is the number of its match or the key of its exercise.

    ``facts`` are those that it changes, for the second copy; None means all of the match, or the row of the exercise. A
    fact about an answer only needs the exercise and the time.
    """

    about: Hashable
    statement: str
    values: tuple[Any, ...]
    facts: tuple[Fact, ...] | None = None


def facts_of(connection: sqlite3.Connection, writes: Sequence[Write]) -> Iterator[Fact]:
    """Yield the facts that these writes have changed; call it after them."""
    whole = dict.fromkeys(write.about for write in writes if write.facts is None)
    for about in whole:
        yield from facts_now(connection, about)
    for write in writes:
        for fact in write.facts or ():
            if fact[0] == "answer":
                yield from facts_of_answers(connection, *fact[1:])
            elif not (isinstance(write.about, int) and write.about in whole):
                yield fact


class WriteQueue:
    """Queue of an open archive, shared by matches and practice so that all writes stay in order."""

    def __init__(self, opened: database.Opened, path: Path) -> None:
        self.connection = opened.connection
        self.lost: set[Hashable] = set()
        """Matches and exercises that another copy of the program writes too, on a system without locks."""
        self._path = path
        self._waiting: list[Write] = []
        self._uncopied: list[Write] = []
        """Writes that are not in the second copy yet, because it could not be written."""
        self._place = FileIdentity.of(opened.connection, path)
        self._may_come_back = opened.may_come_back
        self._was_replaced = False
        self.has_bypassed_copy = False
        """True if something was written to the file but not to the second copy."""
        self._trouble: Notice | None = None
        self._is_troubled = self._is_reported = False

    @property
    def is_waiting(self) -> bool:
        """True while something could not be written yet."""
        return bool(self._waiting)

    def write(self, *writes: Write, key: NoticeKey = NoticeKey.ARCHIVE_NOT_SAVED) -> Notice | None:
        """Write everything that waits, then these, in one transaction.

        Returns a Notice with this ``key`` if that failed, or another one if the file is no longer at its path.
        """
        gone = self._come_back() if self._place.is_there else self._find_again()
        self._waiting += writes
        lost = any(write.about in self.lost for write in writes)
        refused = False
        while self._waiting:
            self._waiting = [write for write in self._waiting if write.about not in self.lost]
            failed: Write | None = None
            try:
                self.connection.execute("begin immediate")
                for failed in self._waiting:
                    self.connection.execute(failed.statement, failed.values)
                self._copy()
                self.connection.execute("commit")
            except sqlite3.IntegrityError:
                self.connection.rollback()
                assert failed is not None
                self.lost.add(failed.about)
                lost = lost or any(write.about == failed.about for write in writes)
            except database.ERRORS as error:
                self._roll_back()
                if database.is_damage(error) and self.reopen_damaged():
                    continue
                self._is_troubled = self._is_troubled or database.is_damage(error)
                if failed is not None and database.is_refused_for_good(error):  # it must not block all later writes
                    self._waiting.remove(failed)
                    refused = refused or failed in writes
                    continue
                return self._trouble_of(key, database.reason(error))
            else:
                self._waiting = []
        if refused:
            return self._trouble_of(key, FileTrouble.OTHER)
        return Notice(NoticeKey.MATCH_ELSEWHERE) if lost else gone

    def _copy(self) -> None:
        """Write what is about to be committed to the second copy too, or remember it for the next time."""
        if self._place.identity is None:
            return
        writes = [*self._uncopied, *self._waiting]
        try:
            SecondCopy(self._path).append(facts_of(self.connection, writes))
        except OSError:
            self._uncopied = writes
        else:
            self._uncopied = []

    def _find_again(self) -> Notice:
        """Continue in a new file after the old one was deleted or replaced; in the old one as long as that fails."""
        connection, notice = open_new_file(self.connection, self._path)
        if connection is not None:
            self.connection.close()
            self._use(connection)
        return notice

    def _come_back(self) -> Notice | None:
        """Move the archive from memory to its file, if it could not be used at first but now can."""
        if not self._may_come_back:
            return None
        there = move_to_file(self.connection, self._path)
        if there is None:
            return None
        self._use(there)
        self._may_come_back = False
        return Notice(NoticeKey.ARCHIVE_BACK, {"file": shown(self._path)})

    def reopen_damaged(self) -> bool:
        """Open the damaged file again, so that it is replaced; return False if that was done before or is impossible.

        trouble() then returns the notice of it.
        """
        if self._was_replaced or self._place.identity is None or not self._place.is_there:
            return False
        self._was_replaced = True
        closing_note.remove(self._path)
        with suppress(*database.ERRORS):
            self.connection.close()
        opened = database.open_archive(self._path)
        self._use(opened.connection)
        self._may_come_back = opened.may_come_back
        self._trouble = opened.notice
        return True

    def _use(self, connection: sqlite3.Connection) -> None:
        self.has_bypassed_copy = True
        self.connection = connection
        self._place = FileIdentity.of(connection, self._path)

    def _roll_back(self) -> None:
        with suppress(*database.ERRORS):
            self.connection.rollback()

    def _trouble_of(self, key: NoticeKey, reason: FileTrouble) -> Notice:
        return Notice(key, {"file": shown(self._path), "reason": reason})

    def attempt(self, *writes: Write) -> None:
        """Write these if nothing else waits, or forget them: for data that can be lost."""
        if not self._waiting and self.write(*writes) is not None:
            self._waiting = [write for write in self._waiting if write not in writes]

    def read(self, question: Callable[[sqlite3.Connection], Value]) -> Value | None:
        """Return the result of a function that reads the archive, in one transaction.

        Returns None if the archive cannot be read; trouble() then returns the notice.
        """
        try:
            self.connection.execute("begin")
            found = question(self.connection)
            self.connection.execute("commit")
        except database.ERRORS as error:
            self._roll_back()
            if database.is_damage(error) and self.reopen_damaged():
                return self.read(question)
            if not self._is_reported:
                self._trouble = self._trouble_of(NoticeKey.ARCHIVE_UNREADABLE, database.reason(error))
            self._is_troubled = self._is_reported = True
            return None
        return found

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[DatabaseRow]:
        """Return the rows of a query; none if the archive cannot be read."""
        return self.read(lambda connection: connection.execute(query, values).fetchall()) or []

    @property
    def is_troubled(self) -> bool:
        """True if something could not be read, so that the next start must check the file."""
        return self._is_troubled

    @property
    def is_in_place(self) -> bool:
        """True while the open file is still the one at its path; False for an archive in memory."""
        return self._place.identity is not None and self._place.is_there

    def trouble(self) -> Notice | None:
        """Return the notice about a damaged or unreadable file, once."""
        found = self._trouble
        self._trouble = None
        return found

    def close(self) -> None:
        """Write what still waits, if possible, and close the file."""
        self.write()
        self.connection.close()
