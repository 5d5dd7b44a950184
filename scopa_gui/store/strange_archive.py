"""Checks of an archive that may come from a stranger, before the program reads its tables."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path

from scopa_gui.store import closing_note, database, salvage, schema
from scopa_gui.store.long_work import LongWork
from scopa_gui.store.profile_file import ProfileFileError, ProfileFileFault

MAGIC = b"SQLite format 3\0"
"""First bytes of every SQLite file."""
_LONGEST_STATEMENT = 20_000
_MOST_MATCHES = 200_000
_MOST_UNFINISHED = 5_000
_NEEDED = {("table", "match"), ("table", "move")}
_PARTS = "select type, name, tbl_name, sql from sqlite_master limit 200"
_Part = tuple[str, str, str, str | None]


def demand_ours(path: Path, work: LongWork) -> None:
    """Check an archive and bring it up to date; replace a damaged one by a new one with everything readable.

    Raises ProfileFileError if it has a table, view, trigger or column that no version of the game makes, if a later
    version wrote it, or if nothing can be read; raises WorkStoppedError when the work must stop.
    """
    is_sound = _is_sound(path, work)
    work.reach(work.share)
    if is_sound:
        opened = database.open_archive(path)
        opened.connection.close()
        if not opened.in_file:
            raise ProfileFileError(ProfileFileFault.DAMAGED)
        closing_note.leave(path, 0.0)  # so that its first start need not check it
    else:
        _save_from(path)
    work.reach(1.0)


def _is_sound(path: Path, work: LongWork) -> bool:
    """Return whether the file is undamaged; raises ProfileFileError if it is no archive of this game or too large."""
    with _untrusted(path, work) as there:
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
                matches, unfinished = there.execute("select count(*), sum(outcome is null) from match").fetchone()
                if matches > _MOST_MATCHES or (unfinished or 0) > _MOST_UNFINISHED:
                    raise ProfileFileError(ProfileFileFault.TOO_LARGE)
                return True
        return False


@contextmanager
def _untrusted(path: Path, work: LongWork) -> Iterator[sqlite3.Connection]:
    """Open a file so that nothing in it can run code or use much memory."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as there:
            there.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, _LONGEST_STATEMENT)
            work.watch(there)
            there.execute("pragma trusted_schema = off")
            yield there
    except database.ERRORS as error:
        work.reach(work.share)
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error


def _number(there: sqlite3.Connection, pragma: str) -> int:
    return int(there.execute(f"pragma {pragma}").fetchone()[0])


@cache
def _known_parts() -> frozenset[_Part]:
    """Return all tables, indexes and triggers that any version has made, each with its SQL."""
    found: set[_Part] = set()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for step in schema.STEPS:
            step(fresh)
            found.update(fresh.execute(_PARTS).fetchall())
    return frozenset(found)


def _save_from(path: Path) -> None:
    """Replace a damaged archive by a new one with everything that can be read."""
    aside = path.with_name("came.sqlite")
    path.rename(aside)
    try:
        opened = database.open_archive(path)
        count = salvage.salvage(aside, opened.connection).count
        opened.connection.close()
        if not count:
            raise ProfileFileError(ProfileFileFault.DAMAGED)
    finally:
        aside.unlink()
