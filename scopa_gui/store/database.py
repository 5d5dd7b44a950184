"""Opening the archive's SQLite file, whatever is found there."""

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.store import files, schema
from scopa_gui.store.notices import Key, Notice, Reason, reason_of, shown

BUSY_SECONDS = 5.0
"""How long a write waits for another copy of the program; one takes a few milliseconds."""

_REASONS = {
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_READONLY: Reason.NOT_ALLOWED,
    sqlite3.SQLITE_PERM: Reason.NOT_ALLOWED,
    sqlite3.SQLITE_BUSY: Reason.BUSY,
    sqlite3.SQLITE_LOCKED: Reason.BUSY,
}
_DAMAGE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


@dataclass(frozen=True, slots=True)
class Opened:
    """A connection that can be used, and what to tell the player. It keeps matches in memory when the file cannot be used."""

    connection: sqlite3.Connection
    notice: Notice | None = None


class _NewerArchive(Exception):  # noqa: N818 - not an error: a fact
    """The file was written by a newer program."""


class _Damaged(Exception):  # noqa: N818 - as above
    """The file is no archive, or no longer."""


def open_archive(path: Path) -> Opened:
    """Open or begin the archive; a damaged one is set aside first, one that cannot be used is left as it is."""
    notice = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Opened(_connection(path))
        except _Damaged:
            aside = _set_aside(path)
            notice = Notice(Key.ARCHIVE_BROKEN, {"file": shown(path), "aside": shown(aside)})
            return Opened(_connection(path), notice)
    except _NewerArchive:
        notice = Notice(Key.ARCHIVE_NEWER, {"file": shown(path)})
    except OSError as error:
        notice = Notice(Key.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": reason_of(error)})
    except sqlite3.Error as error:
        notice = Notice(Key.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": reason(error)})
    return Opened(_connection(None), notice)


def reason(error: sqlite3.Error) -> Reason:
    """Why SQLite refused, as far as a player can do something about it."""
    return _REASONS.get(_code(error), Reason.OTHER)


def _code(error: sqlite3.Error) -> int:
    """SQLite's own number, without the refinements of its upper bytes."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _connection(path: Path | None) -> sqlite3.Connection:
    """Connect, check, and bring the tables up to date. None: in memory."""
    connection = sqlite3.connect(path or ":memory:", timeout=BUSY_SECONDS, isolation_level=None)
    try:
        _prepare(connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        if _code(error) in _DAMAGE:
            raise _Damaged from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma synchronous = full")
    _check(connection)
    if _number(connection, "user_version") < schema.VERSION:
        connection.execute("begin immediate")
        schema.bring_up_to_date(connection)
        connection.execute("commit")
    # A network disk cannot, and another copy may be changing the mode this moment: the journal of before is as safe, only slower.
    with contextlib.suppress(sqlite3.OperationalError):
        connection.execute("pragma journal_mode = wal")


def _check(connection: sqlite3.Connection) -> None:
    connection.execute("begin")  # one moment for all questions: another copy may be making the tables
    anything = connection.execute("select count(*) from sqlite_master").fetchone()[0] > 0
    application, version = _number(connection, "application_id"), _number(connection, "user_version")
    connection.execute("commit")
    if application != schema.APPLICATION and (application or version or anything):
        raise _Damaged
    if version > schema.VERSION:
        raise _NewerArchive
    if connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":  # 20 ms for 2000 matches
        raise _Damaged


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"pragma {pragma}").fetchone()[0])


def _set_aside(path: Path) -> Path:
    aside = files.set_aside(path)
    for ending in ("-wal", "-shm"):
        left = path.with_name(path.name + ending)
        if left.exists():
            left.rename(aside.with_name(aside.name + ending))
    return aside
