"""An archive compared with its second copy, match by match: what either lacks or has damaged comes from the other.

It is done apart from the window's thread, in small steps between which others may write. So an archive of an earlier
version gets its second copy, a line that a full disk refused is added, what version 0.3.0 played is taken into the
copy, and a bit that changed in a move, where SQLite sees nothing, is found and put right.
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
"""Matches that are compared at once: some 15 ms."""
_SPARE: Final = 1 << 16
"""Bytes that the second copy may be longer than twice its content before it is written again."""


_PARTS: Final = (
    ("move", "match", "match", "id"),
    ("verdict", "match", "match", "id"),
    ("attempt", "exercise", "exercise", "key"),
)
"""Tables with a column that names a row of another table, by its key."""
_CHEAP: Final = 1 << 22
"""Bytes of an archive that is compared at every start: some 800 matches take 0.1 s."""
_LATELY: Final = 2 * 86_400.0
"""Seconds between two comparisons of a larger one that was always closed in order."""
_PATIENCE: Final = 2.0
"""Seconds that the end of the program waits for a comparison to stop."""


@dataclass
class Comparison:
    """Facts that comparing has brought to light."""

    is_done: bool = False
    """Everything was compared, and the second copy holds it all."""
    is_damaged: bool = False
    """SQLite cannot read the file: it has to be made again."""
    has_mended: bool = False
    """Something in the file was damaged and is as it was."""


def is_time_to_compare(path: Path, looked: float, now: float) -> bool:
    """Return True if a comparison is due: something was written since the last one, it is cheap, or days ago."""
    try:
        size = path.stat().st_size
    except OSError:
        return False
    return size < _CHEAP or not 0 <= now - looked < _LATELY


class BackgroundComparison:
    """A comparison in a thread of its own, begun at a moment `now`."""

    def __init__(self, path: Path, now: float, when_done: Callable[[], object], *, file_is_later: bool) -> None:
        self.now = now
        self._begin_again = partial(BackgroundComparison, path, now, when_done, file_is_later=file_is_later)
        self._compare = partial(compare, path, file_is_later=file_is_later)
        self._found: Comparison | None = None
        self._stopped = threading.Event()
        thread = threading.Thread(target=self._work, args=(when_done,), name="comparing", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # there are as many threads as there may be: compared in another session, then
            self._thread = None
        else:
            self._thread = thread

    def found(self) -> Comparison | None:
        """Return what it has brought to light; None while it is at work."""
        return self._found

    def repeated(self) -> "BackgroundComparison":
        """Begin it again."""
        return self._begin_again()

    def stop(self) -> None:
        """End it, finished or not: it takes some milliseconds."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def _work(self, when_done: Callable[[], object]) -> None:
        self._found = self._compare(self._stopped.is_set)
        if not self._stopped.is_set():
            when_done()


def compare(path: Path, is_stopped: Callable[[], bool] = lambda: False, *, file_is_later: bool) -> Comparison:
    """Compare an archive with its second copy and mend both. Raises nothing because of a disk.

    file_is_later: see closing_note.py; also where lines of the second copy are damaged.
    """
    found = Comparison()
    try:
        with contextlib.closing(_connected(path)) as connection:
            connection.set_progress_handler(is_stopped, 10_000)
            work = _Comparing(connection, path, found, file_is_later=file_is_later)
            with contextlib.closing(work):
                found.is_done = work.is_finished(is_stopped)
    except database.ERRORS as error:
        found.is_damaged = database.is_damage(error) and not is_stopped()
    except OSError:
        pass  # the next comparison finds what could not be written now
    return found


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=database.BUSY_SECONDS, isolation_level=None
    )
    connection.text_factory = text_or_bytes
    connection.execute("pragma synchronous = full")
    return connection


class _Comparing:
    """One comparison."""

    def __init__(self, connection: sqlite3.Connection, path: Path, found: Comparison, *, file_is_later: bool) -> None:
        self._connection = connection
        self._path = path
        self._found = found
        self._copy = SecondCopy(path)
        self._claims = Claims(path.with_name("claims"))
        self._index = self._copy.opened()
        self._file_is_later = file_is_later or self._index.unsound > 0
        self._missing: set[DatabaseRow] = set()
        """Origins of the matches, and rows but for the key of the exercises, that the file does not name."""

    def close(self) -> None:
        """Close the second copy."""
        self._index.close()

    def is_finished(self, is_stopped: Callable[[], bool]) -> bool:
        """Compare everything; False where that could not be finished."""
        if self._connection.execute("pragma integrity_check(1)").fetchone()[0] != "ok":
            self._found.is_damaged = True
            return False
        for _step in self._steps():
            if is_stopped():
                return False
            time.sleep(0.001)  # the window's thread has its turn
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
            self._compare_matches(everything[place : place + _STEP])
            yield
        keys = {key for (key,) in self._connection.execute("select key from exercise") if isinstance(key, str)}
        unnamed = filter(None, map(self._index.exercise, set(self._index.exercises) - keys))
        self._missing |= set() if self._file_is_later else {exercise.row[1:] for exercise in unnamed}
        names = sorted(keys | set(self._index.exercises))
        for place in range(0, len(names), _STEP):
            self._compare_exercises(names[place : place + _STEP])
            yield
        if self._found.has_mended:
            for table, column, parts, key in _PARTS:  # rows of nothing: what they were has been put right
                self._connection.execute(f"delete from {table} where {column} not in (select {key} from {parts})")  # noqa: S608 - names of this module

    def _compare_matches(self, numbers: Sequence[int]) -> None:
        different = [number for number in numbers if self._match(number) != self._index.match(number)]
        if different:
            self._settle(different, self._settle_match)

    def _compare_exercises(self, keys: Sequence[str]) -> None:
        different = [key for key in keys if self._exercise(key) != self._index.exercise(key)]
        if different:
            self._settle(different, self._settle_exercise)

    def _match(self, number: int) -> MatchRecord | None:
        return read_match(self._connection, number)

    def _exercise(self, key: str) -> ExerciseRecord | None:
        return read_exercise(self._connection, key)

    # Settling a difference, while nobody else writes

    def _settle(self, keys: Sequence[Any], settle: Callable[[Any], list[tuple[Any, ...]]]) -> None:
        self._connection.execute("begin immediate")
        try:
            self._read_on()
            self._copy.append([fact for key in keys for fact in settle(key)])
            self._connection.execute("commit")
        except BaseException:
            self._connection.rollback()
            raise
        self._index.read_on()

    def _read_on(self) -> None:
        """See what was written since into the second copy, or into a new one."""
        if self._index.is_of(self._copy.path):
            self._index.read_on()
        else:
            self._index.close()
            self._index = self._copy.opened()

    def _settle_match(self, number: int) -> list[tuple[Any, ...]]:
        """Put right what the file says of a match, and return what the second copy has to say."""
        in_file = self._match(number)
        in_copy = self._index.match(number)
        if in_file is not None and in_copy is None and in_file.origin in self._missing:
            remove_match(self._connection, number)  # it is one of those, and its number is damaged
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
        in_file = self._exercise(key)
        in_copy = self._index.exercise(key)
        if in_file is not None and in_copy is None and in_file.row[1:] in self._missing:
            remove_exercise(self._connection, key)  # it is one of those, and its key is damaged
            return []
        right = joined_exercise(in_file, in_copy, file_is_later=self._file_is_later)
        if right is None:
            return []
        if right != in_file:
            replace_exercise(self._connection, right)
            self._found.has_mended = True
        return [] if right == in_copy else facts_of_exercise(right)

    # The second copy, written again

    def _write_copy_again(self) -> None:
        """Write the second copy without what is damaged or said twice. Others add to the old one until the end."""
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
    """Return True if the file only lacks the last moves: the program was killed before it had written them."""
    return (
        in_file is not None
        and in_file.origin == right.origin
        and len(in_file.moves) < len(right.moves)
        and right.moves[: len(in_file.moves)] == in_file.moves
    )
