"""What can still be read of a damaged archive: carried over into a new one, row by row; the damaged file stays.

A page that is gone takes the rows of one table with it, and stops whoever walks through that table there. So the
numbers of the matches are gathered from both ends of every table and index that has them, and each match is then read
by itself: it is carried over if it and all its moves can be read. What is practised, and what the judge said, follows
the same way.
"""

import contextlib
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from scopa_gui.store import schema
from scopa_gui.store.rows import UNREADABLE, Row, finished_of, waiting_of

LONGEST: Final = 30.0
"""Seconds of a start: what is read later than that stays behind."""
_HEADER: Final = 100
"""Bytes at the beginning of a file, the same in all archives but for a few numbers."""
_PAGE: Final = 4096
_MATCH = "select id, started, touched, rules, seed, seats, extra, outcome, finished from match where id = ?"
_MOVES = "select number, text from move where match = ? order by number"
_NUMBERS = (
    "select id from match order by id {way}",
    "select id from match indexed by finished where outcome is not null order by finished {way}",
    "select id from match indexed by unfinished where outcome is null order by touched {way}",
    "select match from move order by match {way}, number {way}",
)
_PUT_MATCH = "insert into match (id, started, touched, rules, seed, seats, extra) values (?, ?, ?, ?, ?, ?, ?)"
_PUT_MOVE = "insert into move (match, number, text) values (?, ?, ?)"
_PUT_END = "update match set outcome = ?, finished = ? where id = ?"
_OTHERS = {
    "exercise": (("key",), "key, kind, theme, difficulty, data, made, due, rung"),
    "attempt": (("id",), "id, exercise, at, correct, seconds, moves"),
    "verdict": (("match", "number"), "match, number, data"),
}
"""By table its key and its columns; each may name a row of one before it."""
_ERRORS = (sqlite3.Error, UnicodeError)


def carry_over(damaged: Path, archive: sqlite3.Connection) -> int:
    """Put into a new archive what can be read of a damaged one; how many matches that are. None goes in by halves."""
    try:
        with _opened(damaged) as source:
            archive.execute("begin immediate")
            count = sum(_has_carried(source, archive, match) for match in _matches(source))
            for table in _OTHERS:
                _carry_table(source, archive, table)
            _rename_levels(source, archive)
            archive.execute("commit")
            return count
    except (*_ERRORS, OSError):
        archive.rollback()
        return 0


@contextlib.contextmanager
def _opened(damaged: Path) -> Iterator[sqlite3.Connection]:
    """A copy, as SQLite would write into the file itself, with a header that can be read if its own cannot."""
    with tempfile.TemporaryDirectory(prefix="scopa-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder, "copy")
        for ending in ("", "-wal", "-journal"):
            if damaged.with_name(damaged.name + ending).is_file():
                shutil.copyfile(damaged.with_name(damaged.name + ending), copy.with_name(copy.name + ending))
        if not _can_be_read(copy):
            _mend_header(copy)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as source:
            until = time.monotonic() + LONGEST
            source.set_progress_handler(lambda: time.monotonic() > until, 100_000)
            yield source


def _can_be_read(path: Path) -> bool:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as source:
        try:
            source.execute("select count(*) from sqlite_master").fetchone()
        except _ERRORS:
            return False
    return True


def _mend_header(path: Path) -> None:
    """Give a file the header of a new archive of the same length."""
    fresh = path.with_name("fresh")
    with contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as archive:
        archive.execute(f"pragma page_size = {_PAGE}")
        schema.bring_up_to_date(archive)
    header = bytearray(fresh.read_bytes()[:_HEADER])
    header[28:32] = (path.stat().st_size // _PAGE).to_bytes(4)
    with path.open("r+b") as file:
        file.write(header)


def _matches(source: sqlite3.Connection) -> list[int]:
    """The numbers of all matches that are named anywhere."""
    found = {
        number
        for question in _NUMBERS
        for way in ("asc", "desc")
        for (number,) in _rows(source, question.format(way=way))
    }
    return sorted(number for number in found if isinstance(number, int))


def _rows(source: sqlite3.Connection, question: str) -> Iterator[Row]:
    """The rows of an answer, as far as they can be read."""
    try:
        yield from source.execute(question)
    except _ERRORS:
        return


def _has_carried(source: sqlite3.Connection, archive: sqlite3.Connection, number: int) -> bool:
    """Carry a match over if all of it can be read."""
    try:
        found = source.execute(_MATCH, (number,)).fetchone()
        moves = source.execute(_MOVES, (number,)).fetchall()
        if found is None:
            return False
        *row, finished = found
        (waiting_of if row[-1] is None else finished_of)(tuple(row), moves)
    except (*_ERRORS, *UNREADABLE):
        return False
    return _is_put(
        archive,
        [
            (_PUT_MATCH, row[:-1]),
            *((_PUT_MOVE, (number, *move)) for move in moves),
            (_PUT_END, (row[-1], finished, number)),
        ],
    )


def _carry_table(source: sqlite3.Connection, archive: sqlite3.Connection, table: str) -> None:
    """Carry over what can be read of another table, from both ends; rows that name what is not there stay behind."""
    key, columns = _OTHERS[table]
    put = f"insert or ignore into {table} ({columns}) values ({', '.join('?' * (columns.count(',') + 1))})"  # noqa: S608 - names of this module
    for way in ("asc", "desc"):
        order = ", ".join(f"{column} {way}" for column in key)
        for row in _rows(source, f"select {columns} from {table} order by {order}"):  # noqa: S608 - as above
            _is_put(archive, [(put, row)])


def _is_put(archive: sqlite3.Connection, writes: Iterable[tuple[str, Any]]) -> bool:
    """Do all of these writes, or none where one is refused."""
    archive.execute("savepoint one")
    try:
        for statement, values in writes:
            archive.execute(statement, values)
    except (sqlite3.IntegrityError, sqlite3.InterfaceError, OverflowError):
        archive.execute("rollback to one")
        return False
    finally:
        archive.execute("release one")
    return True


def _rename_levels(source: sqlite3.Connection, archive: sqlite3.Connection) -> None:
    """Bring what an old version wrote to the names of today."""
    if 0 < source.execute("pragma user_version").fetchone()[0] < schema.SEVEN_LEVELS:
        schema.name_seven_levels(archive)
