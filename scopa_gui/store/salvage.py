"""Salvage of a damaged archive: everything readable in its file and its second copy goes into a new archive.

A damaged page stops every reading of its table. Therefore the numbers of the matches are collected from both ends of
every table and index that has them, and each match is then read by itself. The first page says where each table begins
and which columns it has; if it is damaged, it is written again in a copy of the file, because the columns are known and
the beginnings of the tables can be read or guessed. Each match of the file is then joined with that of the second copy.
Begin with salvage().
"""

import contextlib
import difflib
import functools
import math
import os
import re
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from scopa_gui.store import closing_note, files, schema
from scopa_gui.store.joining import joined_exercise, joined_match
from scopa_gui.store.records import (
    ExerciseRecord,
    MatchRecord,
    put_exercise,
    put_match,
    read_exercise,
    read_match,
    text_or_bytes,
)
from scopa_gui.store.rows import DatabaseRow
from scopa_gui.store.second_copy import CopyIndex, SecondCopy

LONGEST: Final = 30.0
"""Seconds after which reading stops, because the start of the program waits for it."""
ENDING: Final = ".salvage"
"""Ending of the name of the temporary folder with a copy of the damaged file."""
_HEADER: Final = 100
"""Bytes at the beginning of a file that are the same in all archives, except for a few numbers."""
_PAGE: Final = 4096
_LARGEST: Final = 1 << 30
"""Bytes of the largest file that is read; an archive of 20,000 matches has a tenth of that."""
_BEGINNING: Final = 1 << 17
"""Bytes at the beginning of a file; if they are all zeros, nothing can be found in it."""
_NUMBERS = (
    "select id from match order by id {way}",
    "select id from match indexed by finished where outcome is not null order by finished {way}",
    "select id from match indexed by unfinished where outcome is null order by touched {way}",
    "select distinct match from move order by match {way}",
)
_KEYS = ("select key from exercise order by key {way}", "select exercise from attempt order by id {way}")
_TABLES = ("match", "move", "exercise", "attempt", "verdict")
_SCHEMA = "select type, name, tbl_name, rootpage, sql from sqlite_master order by rowid"
_ERRORS = (sqlite3.Error, UnicodeError)
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Salvage:
    """Number of matches that were saved; ``is_whole`` if probably nothing is lost."""

    count: int = 0
    is_whole: bool = False


def salvage(damaged: Path, archive: sqlite3.Connection) -> Salvage:
    """Write everything that can be read of a damaged archive into a new one; a match is written completely or not."""
    try:
        index = SecondCopy(damaged).opened()
    except OSError:
        index = CopyIndex(None)
    try:
        with contextlib.closing(index):
            archive.execute("begin immediate")
            work = _Filling(archive, index, file_is_later=index.unsound > 0 or closing_note.is_file_later(damaged))
            work.carry_all(damaged)
            archive.execute("commit")
            return Salvage(work.count, is_whole=index.was_compared and not index.unsound and not work.lost)
    except (*_ERRORS, OSError):
        archive.rollback()
        return Salvage()


class _Filling:
    """New archive that is being filled from a file and its second copy."""

    def __init__(self, archive: sqlite3.Connection, index: CopyIndex, *, file_is_later: bool) -> None:
        self._archive = archive
        self._index = index
        self._file_is_later = file_is_later
        self.named: set[int] = set(index.matches)
        """Numbers of matches that were found anywhere."""
        self._done: set[int] = set()
        """Numbers of matches saved so far."""
        self._exercises: set[str] = set()
        """Keys of exercises saved so far."""

    @property
    def count(self) -> int:
        """Number of matches saved so far."""
        return len(self._done)

    @property
    def lost(self) -> set[int]:
        """Numbers of the matches that are complete in neither file."""
        return self.named - self._done

    def carry_all(self, damaged: Path) -> None:
        """Fill the archive, without the trigger that checks each move: complete matches pass it anyway."""
        (rule,) = self._archive.execute("select sql from sqlite_master where name = 'only_the_next_move'").fetchone()
        self._archive.execute("drop trigger only_the_next_move")
        for source in _sources(damaged):
            self._save_from(source)
            with contextlib.suppress(*_ERRORS):
                if 0 < source.execute("pragma user_version").fetchone()[0] < schema.SEVEN_LEVELS:
                    schema.name_seven_levels(self._archive)
        for number in set(self._index.matches) - self._done:
            self._put_match(self._index.match(number))
        for key in set(self._index.exercises) - self._exercises:
            self._put_exercise(self._index.exercise(key))
        self._archive.execute(rule)

    def _save_from(self, source: sqlite3.Connection) -> None:
        """Save the matches and exercises of a file that are not saved yet, joined with the second copy."""
        numbers = {number for number in _all_keys(source, _NUMBERS) if isinstance(number, int)}
        self.named |= numbers
        for number in sorted(numbers - self._done):
            in_file = _read(partial(read_match, source, number, _from_both_ends))
            if in_file is not None:
                in_copy = self._index.match(number)
                self._put_match(joined_match(in_file, in_copy, file_is_later=self._file_is_later))
        keys = {key for key in _all_keys(source, _KEYS) if isinstance(key, str)}
        for key in sorted(keys - self._exercises):
            exercise = _read(partial(read_exercise, source, key, _from_both_ends))
            if exercise is not None:
                copied = self._index.exercise(key)
                self._put_exercise(joined_exercise(exercise, copied, file_is_later=self._file_is_later))

    def _put_match(self, match: MatchRecord | None) -> None:
        if match is not None and _is_put(self._archive, lambda: put_match(self._archive, match)):
            self._done.add(match.key)

    def _put_exercise(self, exercise: ExerciseRecord | None) -> None:
        if exercise is not None and _is_put(self._archive, lambda: put_exercise(self._archive, exercise)):
            self._exercises.add(exercise.key)


def _read(reading: Callable[[], Value | None]) -> Value | None:
    try:
        return reading()
    except _ERRORS:
        return None


def _is_put(archive: sqlite3.Connection, put: Callable[[], None]) -> bool:
    """Call ``put`` and return True; if the archive refuses a part, undo all of it and return False."""
    archive.execute("savepoint one")
    try:
        put()
    except (sqlite3.IntegrityError, sqlite3.InterfaceError, OverflowError):
        archive.execute("rollback to one")
        return False
    finally:
        archive.execute("release one")
    return True


# The damaged file


def _all_keys(source: sqlite3.Connection, questions: Iterable[str]) -> set[object]:
    """Return all keys that these queries find, read from both ends."""
    return {key for question in questions for (key,) in _from_both_ends(source, question)}


def _from_both_ends(source: sqlite3.Connection, question: str, *values: object) -> list[DatabaseRow]:
    """Return the readable rows of a query, read from both ends, each once."""
    there = (row for way in ("asc", "desc") for row in _rows(source, question.format(way=way), values))
    return list(dict.fromkeys(there))


def _rows(source: sqlite3.Connection, question: str, values: Sequence[object]) -> Iterator[DatabaseRow]:
    try:
        yield from source.execute(question, values)
    except _ERRORS:
        return


def _sources(damaged: Path) -> Iterator[sqlite3.Connection]:
    """Yield connections to a copy of the damaged file: unchanged, then with new first pages until all tables are found.

    It is a copy because SQLite would write to the file itself. A folder left by a killed program is removed later.
    """
    prefix = f"{damaged.name}.{os.getpid()}."
    temporary = partial(tempfile.TemporaryDirectory, suffix=ENDING, prefix=prefix, ignore_cleanup_errors=True)
    with contextlib.suppress(OSError), temporary(dir=damaged.parent) as folder:
        copy = Path(folder, "copy")
        if not _is_copied(damaged, copy):
            return
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as source:
            has_header = any(True for _row in _rows(source, "select count(*) from sqlite_master", ()))
        if not has_header:
            _repair_header(copy)
        until = time.monotonic() + LONGEST
        for prepare in (lambda _copy: None, _repair_schema, _guess_schema):
            with contextlib.suppress(*_ERRORS):
                prepare(copy)
            with contextlib.closing(_open_copy(copy, until)) as source:
                yield source
                if all(_is_table(source, table) for table in _TABLES):
                    return


def _is_copied(damaged: Path, copy: Path) -> bool:
    """Copy the file with SQLite's files next to it; return False if there is nothing to read."""
    files.demand_file(damaged)
    size = damaged.stat().st_size
    if not size or size > _LARGEST or not any(files.read(damaged, _BEGINNING)):
        return False
    for ending in ("", "-wal", "-journal"):
        if damaged.with_name(damaged.name + ending).is_file():
            shutil.copyfile(damaged.with_name(damaged.name + ending), copy.with_name(copy.name + ending))
    return True


def _open_copy(copy: Path, until: float) -> sqlite3.Connection:
    source = sqlite3.connect(copy, isolation_level=None)
    source.text_factory = text_or_bytes
    source.set_progress_handler(lambda: time.monotonic() > until, 100_000)
    # With this SQLite reads a file that was cut short as far as it goes, and ignores damaged statements of the schema.
    source.execute("pragma writable_schema = on")
    return source


def _is_table(source: sqlite3.Connection, table: str) -> bool:
    """Return True if a table can be read with all its columns."""
    columns = ", ".join(name for kind, of, name in _expected_parts() if (kind, of) == ("column", table))
    try:
        source.execute(f"select {columns} from {table} limit 1").fetchone()  # noqa: S608 - names of the schema
    except _ERRORS:
        return False
    return True


@functools.cache
def _expected_parts() -> Collection[schema.SchemaPart]:
    with contextlib.closing(_new_archive()) as fresh:
        return schema.parts(fresh).keys()


def _new_archive(path: Path | str = ":memory:") -> sqlite3.Connection:
    archive = sqlite3.connect(path, isolation_level=None)
    archive.execute(f"pragma page_size = {_PAGE}")
    schema.bring_up_to_date(archive)
    return archive


def _repair_header(path: Path) -> None:
    """Give a file the header of a new archive of the same length."""
    fresh = path.with_name("fresh")
    _new_archive(fresh).close()
    header = bytearray(fresh.read_bytes()[:_HEADER])
    header[28:32] = (path.stat().st_size // _PAGE).to_bytes(4)
    with path.open("r+b") as file:
        file.write(header)


Roots = dict[tuple[str, str], int]
"""Page at which each table or index begins, by its kind and name."""


def _repair_schema(path: Path) -> None:
    """Write the first page again; tables begin at the pages that the damaged one names, as far as it can be read."""
    with contextlib.closing(_open_copy(path, math.inf)) as source:
        there = list(_rows(source, _SCHEMA, ()))
    _write_schema(path, _roots_in(there))


def _guess_schema(path: Path) -> None:
    """Write the first page again; tables begin at the pages where they do in a new archive."""
    _write_schema(path, {})


def _roots_in(there: Sequence[DatabaseRow]) -> Roots:
    """Return where each table or index begins, found by its name or by the most similar SQL."""
    with contextlib.closing(_new_archive()) as fresh:
        expected = [row for row in fresh.execute(_SCHEMA) if row[3]]
    named = {(kind, name): root for kind, name, _table, root, _sql in there}
    roots = {(kind, name): named[kind, name] for kind, name, *_ in expected if (kind, name) in named}
    left = [row for row in there if (row[0], row[1]) not in roots and row[3]]
    for kind, name, _table, _root, sql in expected:
        if (kind, name) not in roots and left:
            closest = max(left, key=lambda row: difflib.SequenceMatcher(None, sql or "", str(row[4])).quick_ratio())
            roots[kind, name] = closest[3]
            left.remove(closest)
    return {name: root for name, root in roots.items() if isinstance(root, int) and root > 1}


def _write_schema(path: Path, roots: Roots) -> None:
    """Write the first page of a file again, with the present schema; without its comments it fits into one page."""
    fresh = path.with_name("fresh")
    fresh.unlink(missing_ok=True)
    with contextlib.closing(_new_archive(fresh)) as archive:
        rows = archive.execute(_SCHEMA).fetchall()
        archive.execute("pragma writable_schema = on")
        archive.execute("delete from sqlite_master")
        for kind, name, table, root, sql in rows:
            begins = roots.get((kind, name), root)
            short = sql and " ".join(re.sub(r"--[^\n]*", "", sql).split())
            archive.execute("insert into sqlite_master values (?, ?, ?, ?, ?)", (kind, name, table, begins, short))
    page = bytearray(fresh.read_bytes()[:_PAGE])
    page[28:32] = (path.stat().st_size // _PAGE).to_bytes(4)
    with path.open("r+b") as file:
        file.write(page)
