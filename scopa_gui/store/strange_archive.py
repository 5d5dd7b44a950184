"""A database of matches that may come from a stranger: looked at before any of its own tables is asked."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path

from scopa_gui.store import closing_note, database, salvage, schema
from scopa_gui.store.long_work import LongWork
from scopa_gui.store.profile_file import ProfileFileError, ProfileFileFault

MAGIC = b"SQLite format 3\0"
"""The first bytes of every such file."""
_LONGEST_STATEMENT = 20_000
_MOST_MATCHES = 200_000
_MOST_UNFINISHED = 5_000
_NEEDED = {("table", "match"), ("table", "move")}
_PARTS = "select type, name, tbl_name, sql from sqlite_master limit 200"
_Part = tuple[str, str, str, str | None]


def demand_ours(path: Path, work: LongWork) -> None:
    """Bring an archive up to date and check it; of a damaged one save what can be read.

    Raises ProfileFileError where it has a table, view, trigger or column that no version of the game has made, was
    written by a later version, or holds nothing that can be read; WorkStoppedError when the work is to end.
    """
    is_sound = _is_sound(path, work)
    work.reach(work.share)
    if is_sound:
        _open_and_close(path)
    else:
        _save_from(path)
    work.reach(1.0)


def _is_sound(path: Path, work: LongWork) -> bool:
    """Return whether the file is undamaged; ProfileFileError if it is not one of this game's."""
    with _looked_at(path, work) as there:
        version = _number(there, "user_version")
        application = _number(there, "application_id")
        if version > schema.VERSION:
            raise ProfileFileError(ProfileFileFault.NEWER)
        parts: list[_Part] = there.execute(_PARTS).fetchall()
        names = {part[:2] for part in parts}
        if application != schema.APPLICATION or not _known_parts().issuperset(parts) or not names >= _NEEDED:
            raise ProfileFileError(ProfileFileFault.DAMAGED)
        with suppress(*database.ERRORS):
            if there.execute("pragma integrity_check(1)").fetchone()[0] == "ok":
                _demand_few(there)
                return True
        return False


@contextmanager
def _looked_at(path: Path, work: LongWork) -> Iterator[sqlite3.Connection]:
    """Open a file without trusting it."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as there:
            there.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, _LONGEST_STATEMENT)
            work.watch(there)
            there.execute("pragma trusted_schema = off")
            yield there
    except database.ERRORS as error:
        work.reach(work.share)
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error


def _demand_few(there: sqlite3.Connection) -> None:
    """Refuse more matches than anybody has played: every screen would wait for them."""
    matches, unfinished = there.execute("select count(*), sum(outcome is null) from match").fetchone()
    if matches > _MOST_MATCHES or (unfinished or 0) > _MOST_UNFINISHED:
        raise ProfileFileError(ProfileFileFault.TOO_LARGE)


def _number(there: sqlite3.Connection, pragma: str) -> int:
    return int(there.execute(f"pragma {pragma}").fetchone()[0])


@cache
def _known_parts() -> frozenset[_Part]:
    """Return all tables, indexes and triggers that any version has made, each with what made it."""
    found: set[_Part] = set()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for step in schema.STEPS:
            step(fresh)
            found.update(fresh.execute(_PARTS).fetchall())
    return frozenset(found)


def _open_and_close(path: Path) -> None:
    """Bring an older archive up to date, and note that it need not be looked through at its first start."""
    opened = database.open_archive(path)
    opened.connection.close()
    if not opened.in_file:
        raise ProfileFileError(ProfileFileFault.DAMAGED)
    closing_note.leave(path, 0.0)


def _save_from(path: Path) -> None:
    """Begin a new archive with what can be read of a damaged one."""
    aside = path.with_name("came.sqlite")
    path.rename(aside)
    try:
        opened = database.open_archive(path)
        count = salvage.carry_over(aside, opened.connection)
        opened.connection.close()
        if not count:
            raise ProfileFileError(ProfileFileFault.DAMAGED)
    finally:
        aside.unlink()
