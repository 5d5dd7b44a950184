"""Comparison of an archive with its second copy: what one of them lacks or has damaged is taken from the other.

It runs in a thread, in small steps between which others may write. It also makes the second copy for an archive of an
earlier version, adds lines that a full disk had refused and matches that version 0.3.0 played, and repairs damage that
SQLite does not notice, such as a changed bit in a move. Begin with compare().
"""

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from scopa_gui.store import database
from scopa_gui.store.joining import joined_exercise, joined_match
from scopa_gui.store.match_locks import Claims
from scopa_gui.store.records import (
    OUTCOME,
    ExerciseRecord,
    MatchRecord,
    read_exercise,
    read_match,
    remove_exercise,
    remove_match,
    replace_exercise,
    replace_match,
    text_or_bytes,
)
from scopa_gui.store.rows import DatabaseRow
from scopa_gui.store.second_copy import SecondCopy, facts_of_exercise, facts_of_match, line_of

_STEP: Final = 50
"""Matches that are compared in one step: some 15 ms."""
_SPARE: Final = 1 << 16
"""The second copy is written again when it is this many bytes longer than twice its content."""
_PARTS: Final = (
    ("move", "match", "match", "id"),
    ("verdict", "match", "match", "id"),
    ("attempt", "exercise", "exercise", "key"),
)
"""Tables with a column that refers to a row of another table, that table, and its key."""
_CHEAP: Final = 1 << 22
"""Bytes of the largest archive that is compared at every start; some 800 matches take 0.1 s."""
_LATELY: Final = 2 * 86_400.0
"""Seconds between two comparisons of a larger archive."""
_PATIENCE: Final = 2.0
"""Seconds that the program waits for a comparison to stop when it ends."""


@dataclass
class Comparison:
    """Result of a comparison."""

    is_done: bool = False
    """True if everything was compared, so that the second copy is complete."""
    is_damaged: bool = False
    """True if SQLite cannot read the file, so that it must be replaced."""
    has_mended: bool = False
    """True if something in the file was damaged and has been repaired."""


def is_time_to_compare(path: Path, compared: float, now: float) -> bool:
    """Return True if the file is small or was last compared, at the time ``compared``, more than two days ago."""
    try:
        size = path.stat().st_size
    except OSError:
        return False
    return size < _CHEAP or not 0 <= now - compared < _LATELY


class BackgroundComparison:
    """Comparison in a thread of its own, begun at the time ``now``; it calls ``when_done`` from its thread."""

    def __init__(self, path: Path, now: float, when_done: Callable[[], object], *, file_is_later: bool) -> None:
        self.now = now
        self._make_another = partial(BackgroundComparison, path, now, when_done, file_is_later=file_is_later)
        self._compare = partial(compare, path, file_is_later=file_is_later)
        self._found: Comparison | None = None
        self._stopped = threading.Event()
        thread = threading.Thread(target=self._work, args=(when_done,), name="comparing", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # no more threads are allowed: another session will compare
            self._thread = None
        else:
            self._thread = thread

    def found(self) -> Comparison | None:
        """Return the result; None until it is there."""
        return self._found

    def restarted(self) -> "BackgroundComparison":
        """Begin another comparison with the same arguments."""
        return self._make_another()

    def stop(self) -> None:
        """Stop it, finished or not, which takes some milliseconds."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def _work(self, when_done: Callable[[], object]) -> None:
        self._found = self._compare(self._stopped.is_set)
        if not self._stopped.is_set():
            when_done()


def compare(path: Path, is_stopped: Callable[[], bool] = lambda: False, *, file_is_later: bool) -> Comparison:
    """Compare an archive with its second copy and repair both; raises nothing because of the disk.

    ``file_is_later``: see is_file_later() in closing_note.py.
    """
    found = Comparison()
    try:
        uri = f"{path.absolute().as_uri()}?mode=rw"
        opened = sqlite3.connect(uri, uri=True, timeout=database.BUSY_SECONDS, isolation_level=None)
        with contextlib.closing(opened) as connection:
            connection.text_factory = text_or_bytes
            connection.execute("pragma synchronous = full")
            connection.set_progress_handler(is_stopped, 10_000)
            work = _Comparing(connection, path, found, file_is_later=file_is_later)
            with contextlib.closing(work):
                found.is_done = work.is_finished(is_stopped)
    except database.ERRORS as error:
        found.is_damaged = database.is_damage(error) and not is_stopped()
    except OSError:
        pass  # the next comparison writes what could not be written now
    return found


class _Comparing:
    """Comparison that is running."""

    def __init__(self, connection: sqlite3.Connection, path: Path, found: Comparison, *, file_is_later: bool) -> None:
        self._connection = connection
        self._path = path
        self._found = found
        self._copy = SecondCopy(path)
        self._claims = Claims(path.with_name("claims"))
        self._index = self._copy.opened()
        self._file_is_later = file_is_later or self._index.unsound > 0
        self._missing: set[DatabaseRow] = set()
        """Matches by their origin, and exercises by their row without the key, that only the second copy has."""

    def close(self) -> None:
        """Close the second copy."""
        self._index.close()

    def is_finished(self, is_stopped: Callable[[], bool]) -> bool:
        """Compare everything; return False if that could not be finished."""
        if self._connection.execute("pragma integrity_check(1)").fetchone()[0] != "ok":
            self._found.is_damaged = True
            return False
        for _step in self._steps():
            if is_stopped():
                return False
            time.sleep(0.001)  # gives the window's thread a turn
        if self._index.unsound or self._index.size > 2 * self._index.content + _SPARE:
            self._write_copy_again()
        return True

    def _steps(self) -> Iterator[None]:
        found = self._connection.execute("select id from match")
        numbers = {number for (number,) in found if isinstance(number, int)}
        missing = filter(None, map(self._index.match, set(self._index.matches) - numbers))
        self._missing = set() if self._file_is_later else {match.origin for match in missing}
        everything = sorted(numbers | set(self._index.matches))
        for place in range(0, len(everything), _STEP):
            some = everything[place : place + _STEP]
            self._settle([one for one in some if self._match(one) != self._index.match(one)], self._settle_match)
            yield
        keys = {key for (key,) in self._connection.execute("select key from exercise") if isinstance(key, str)}
        unnamed = filter(None, map(self._index.exercise, set(self._index.exercises) - keys))
        self._missing |= set() if self._file_is_later else {exercise.row[1:] for exercise in unnamed}
        names = sorted(keys | set(self._index.exercises))
        for place in range(0, len(names), _STEP):
            few = names[place : place + _STEP]
            self._settle(
                [one for one in few if self._exercise(one) != self._index.exercise(one)], self._settle_exercise
            )
            yield
        if self._found.has_mended:
            for table, column, parts, key in _PARTS:  # damaged rows that no longer belong to anything
                self._connection.execute(f"delete from {table} where {column} not in (select {key} from {parts})")  # noqa: S608 - names of this module

    def _match(self, number: int) -> MatchRecord | None:
        return read_match(self._connection, number)

    def _exercise(self, key: str) -> ExerciseRecord | None:
        return read_exercise(self._connection, key)

    def _settle(self, keys: Sequence[Any], settle: Callable[[Any], list[tuple[Any, ...]]]) -> None:
        """Repair these matches or exercises while nobody else can write."""
        if not keys:
            return
        self._connection.execute("begin immediate")
        try:
            if self._index.is_of(self._copy.path):
                self._index.read_on()
            else:
                self._index.close()
                self._index = self._copy.opened()
            self._copy.append([fact for key in keys for fact in settle(key)])
            self._connection.execute("commit")
        except BaseException:
            self._connection.rollback()
            raise
        self._index.read_on()

    def _settle_match(self, number: int) -> list[tuple[Any, ...]]:
        """Repair a match in the file; return the facts that the second copy lacks."""
        in_file = self._match(number)
        in_copy = self._index.match(number)
        if in_file is not None and in_copy is None and in_file.origin in self._missing:
            remove_match(self._connection, number)  # it is a missing one with a damaged number
            return []
        right = joined_match(in_file, in_copy, file_is_later=self._file_is_later)
        if right is None:
            return []
        if right != in_file and self._claims.take(number):
            try:
                replace_match(self._connection, right)
            finally:
                self._claims.release(number, over=right.row[OUTCOME] is not None)
            self._found.has_mended = self._found.has_mended or not _is_only_behind(in_file, right)
        return [] if right == in_copy else facts_of_match(right)

    def _settle_exercise(self, key: str) -> list[tuple[Any, ...]]:
        """Repair an exercise in the file; return the facts that the second copy lacks."""
        in_file = self._exercise(key)
        in_copy = self._index.exercise(key)
        if in_file is not None and in_copy is None and in_file.row[1:] in self._missing:
            remove_exercise(self._connection, key)  # it is a missing one with a damaged key
            return []
        right = joined_exercise(in_file, in_copy, file_is_later=self._file_is_later)
        if right is None:
            return []
        if right != in_file:
            replace_exercise(self._connection, right)
            self._found.has_mended = True
        return [] if right == in_copy else facts_of_exercise(right)

    def _write_copy_again(self) -> None:
        """Write the second copy without damaged and replaced lines, while others still add to the old one."""
        new = self._copy.path.with_name(f"{self._copy.path.name}.{os.getpid()}.new")
        try:
            with new.open("wb") as file:
                file.writelines(map(line_of, self._index.facts()))
                self._connection.execute("begin immediate")
                if self._index.is_of(self._copy.path):
                    file.write(self._index.tail())
                    file.flush()
                    os.fsync(file.fileno())
                    file.close()
                    self._index.close()
                    new.replace(self._copy.path)
                    self._index = self._copy.opened()
        finally:
            if self._connection.in_transaction:
                self._connection.rollback()
            new.unlink(missing_ok=True)


def _is_only_behind(in_file: MatchRecord | None, right: MatchRecord) -> bool:
    """Return True if the file only lacks the last moves, because the program was killed before it wrote them."""
    return (
        in_file is not None
        and in_file.origin == right.origin
        and len(in_file.moves) < len(right.moves)
        and right.moves[: len(in_file.moves)] == in_file.moves
    )
