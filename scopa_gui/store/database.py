"""Opening the archive's SQLite file. Begin with open_archive().

A damaged file is replaced by a new one with everything that can be saved from it. If the file cannot be used, for
example because the disk is full, the archive is in memory.
"""

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.store import files, salvage, schema
from scopa_gui.store.closing_note import files_of_sqlite, is_as_left
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.records import text_or_bytes
from scopa_gui.store.second_copy import SecondCopy

BUSY_SECONDS = 5.0
"""Seconds that a write waits for another copy of the program; a write takes a few milliseconds."""

_REASONS = {
    sqlite3.SQLITE_FULL: FileTrouble.FULL,
    sqlite3.SQLITE_READONLY: FileTrouble.NOT_ALLOWED,
    sqlite3.SQLITE_PERM: FileTrouble.NOT_ALLOWED,
    sqlite3.SQLITE_BUSY: FileTrouble.BUSY,
    sqlite3.SQLITE_LOCKED: FileTrouble.BUSY,
}
_DAMAGE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)
"""Error codes for a file that is no database, has damaged pages, or has other tables than ours."""
_FOR_GOOD = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_RANGE)
_NEWEST_FORMAT = 2
"""Highest format number for writing and reading in the header of a file; a higher one is damage."""
ERRORS = (sqlite3.Error, UnicodeError)
"""Errors that SQLite raises; UnicodeError if its message has the name of a damaged table."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A usable connection, and a notice for the player, if any; without ``in_file`` the archive is in memory."""

    connection: sqlite3.Connection
    notice: Notice | None = None
    in_file: bool = True
    may_come_back: bool = False
    """True if it is in memory for a reason that may pass, such as a full disk."""


class NewerArchive(Exception):  # noqa: N818 - not an error: a fact
    """A newer program wrote the file."""


class _Damaged(Exception):  # noqa: N818 - as above
    """The file is damaged, or is no archive."""


UNUSABLE = (NewerArchive, OSError, *ERRORS)
"""Errors that opened_in_file() raises."""


def open_archive(path: Path) -> Opened:
    """Open the archive, or make a new one; a damaged file is replaced, one that cannot be used stays as it is."""
    try:
        return opened_in_file(path)
    except UNUSABLE as error:
        may_come_back = not isinstance(error, NewerArchive)
        return Opened(_in_memory(path), unusable(path, error), in_file=False, may_come_back=may_come_back)


def opened_in_file(path: Path) -> Opened:
    """Open the archive, or make a new one, in its file; raises one of UNUSABLE."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if files.is_there(path):
        files.demand_file(path)
    files.remove_leftovers(path)
    try:
        _check_files_of_sqlite(path)
        return _open_undamaged(path)
    except _Damaged:
        return _replace_damaged(path)


def _check_files_of_sqlite(path: Path) -> None:
    """Raise _Damaged if a link, a pipe or a device is in the place of one of SQLite's own files."""
    for file in filter(files.is_there, files_of_sqlite(path)):
        if file.is_symlink():  # SQLite makes none, and opens none
            raise _Damaged
        try:
            files.demand_file(file)
        except OSError as error:
            if error.errno != files.NO_FILE:
                raise
            raise _Damaged from error


def unusable(path: Path, error: Exception) -> Notice:
    """Return the notice for a file that cannot be used."""
    if isinstance(error, NewerArchive):
        return Notice(NoticeKey.ARCHIVE_NEWER, {"file": shown(path)})
    why = reason_of(error) if isinstance(error, OSError) else reason(error)
    return Notice(NoticeKey.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": why})


def _open_undamaged(path: Path) -> Opened:
    """Open the archive, or make a new one if there was none. Raises _Damaged."""
    if path.exists() and path.stat().st_size:
        return Opened(_connection(path))
    if SecondCopy(path).knows_something():
        raise _Damaged
    own = {path.name, *(file.name for file in files_of_sqlite(path))}
    # Other files in its folder show that the game was played and that the file has lost its contents.
    has_lost_contents = path.exists() and not own.issuperset(files.names_in(path.parent))
    notice = Notice(NoticeKey.ARCHIVE_EMPTY, {"file": shown(path)}) if has_lost_contents else None
    return Opened(_connection(path), notice)


def _replace_damaged(path: Path) -> Opened:
    """Make a new archive of everything that can be saved, and only then set the damaged file aside."""
    examined = _identity(path)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with contextlib.closing(_connection(new)) as archive:
            saved = salvage.salvage(path, archive)
        if _identity(path) != examined:  # another copy of the program was faster
            return _open_undamaged(path)
        aside = _set_aside(path)
        new.replace(path)
    finally:
        for left in (new, *files_of_sqlite(new)):
            left.unlink(missing_ok=True)
    arguments: dict[str, str | int] = {"file": shown(path), "aside": shown(aside or path)}
    if saved.is_whole:
        notice = Notice(NoticeKey.ARCHIVE_RESTORED, {"file": shown(path), "count": saved.count})
    elif saved.count:
        notice = Notice(NoticeKey.ARCHIVE_SALVAGED, arguments | {"count": saved.count})
    else:
        notice = Notice(NoticeKey.ARCHIVE_BROKEN, arguments)
    return Opened(_connection(path), notice)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        there = path.stat()
    except FileNotFoundError:
        return None
    return there.st_dev, there.st_ino


def _in_memory(path: Path) -> sqlite3.Connection:
    """Return an archive in memory with everything that can be read from the file and its second copy."""
    copy = _copy_of(path)
    if copy is not None:
        return copy
    memory = _connection(None)
    with contextlib.suppress(*UNUSABLE):
        salvage.salvage(path, memory)
    return memory


def reason(error: Exception) -> FileTrouble:
    """Return why SQLite refused, in terms that help a player."""
    return _REASONS.get(_code(error), FileTrouble.OTHER)


def is_damage(error: Exception) -> bool:
    """Return whether the error means that the file is damaged."""
    return isinstance(error, UnicodeError) or _code(error) in _DAMAGE


def is_refused_for_good(error: Exception) -> bool:
    """Return whether the statement is wrong, so that it would be refused every time."""
    return _code(error) in _FOR_GOOD


def _code(error: Exception) -> int:
    """Return SQLite's primary result code, without the details in its upper bytes."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _connection(path: Path | None) -> sqlite3.Connection:
    """Connect to a file, check it, and bring its tables up to date; without a path, to a new archive in memory.

    Raises _Damaged, NewerArchive or sqlite3.Error.
    """
    if path is not None and path.exists() and any(number > _NEWEST_FORMAT for number in files.read(path, 20)[18:]):
        raise _Damaged
    connection = sqlite3.connect(path or ":memory:", timeout=BUSY_SECONDS, isolation_level=None)
    try:
        connection.text_factory = text_or_bytes
        _prepare(connection, is_checked=path is not None and SecondCopy(path).path.exists() and is_as_left(path))
        _demand_writing(connection)
    except ERRORS as error:
        connection.close()
        if is_damage(error) or isinstance(error, sqlite3.IntegrityError):
            raise _Damaged from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _copy_of(path: Path) -> sqlite3.Connection | None:
    """Return a copy in memory of a file that cannot be written; None if it cannot be read either."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = text_or_bytes
    try:
        files.demand_file(path)
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file:
            file.backup(memory)
        _prepare(memory)
    except (*ERRORS, OSError, NewerArchive, _Damaged):
        memory.close()
        return None
    return memory


def _prepare(connection: sqlite3.Connection, *, is_checked: bool = False) -> None:
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma synchronous = full")
    _check(connection, is_checked=is_checked)
    if _number(connection, "pragma user_version") < schema.VERSION:
        connection.execute("begin immediate")
        schema.bring_up_to_date(connection)
        connection.execute("commit")
    _complete(connection)
    # A network disk may refuse, or another copy may be changing the mode now: the old journal is as safe, only slower.
    with contextlib.suppress(sqlite3.OperationalError):
        connection.execute("pragma journal_mode = wal")


def _demand_writing(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.OperationalError if the file can only be read; another copy may be writing to it now."""
    try:
        connection.execute("begin immediate")
        connection.execute(f"pragma user_version = {schema.VERSION}")  # "begin" alone is never refused
        connection.rollback()
    except sqlite3.OperationalError as error:
        connection.rollback()
        if _code(error) == sqlite3.SQLITE_READONLY:
            raise


def _complete(connection: sqlite3.Connection) -> None:
    """Make damaged indexes and triggers again; raises _Damaged if a table or column is missing."""
    there = schema.parts(connection)
    for part, made_by in _expected_parts().items():
        if there.get(part) == made_by:
            continue
        if not made_by:
            raise _Damaged
        kind, _table, name = part
        if part in there:
            connection.execute(f"drop {kind} {name}")
        connection.execute(made_by)


def _expected_parts() -> dict[schema.SchemaPart, str]:
    """Return the parts of an archive of this version with the SQL that makes them."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        return schema.parts(fresh)


def _check(connection: sqlite3.Connection, *, is_checked: bool) -> None:
    """Raise _Damaged or NewerArchive unless this is an undamaged archive, or empty; ``is_checked`` saves time."""
    connection.execute("begin")  # a transaction, because another copy may be making the tables
    anything = connection.execute("select exists (select 1 from sqlite_master)").fetchone()[0]
    application = _number(connection, "pragma application_id")
    version = _number(connection, "pragma user_version")
    connection.execute("commit")
    if application != schema.APPLICATION and (application or version or anything):
        raise _Damaged
    if version > schema.VERSION:
        if schema.parts(connection) != _expected_parts():
            raise NewerArchive
        connection.execute(f"pragma user_version = {schema.VERSION}")  # the number alone was damaged
    # Speed: 20 ms for every 1000 matches of 100 moves, so only if the file has changed since it was last closed.
    if not is_checked and not _is_sound(connection) and not _is_sound_with_new_indexes(connection):
        raise _Damaged


def _is_sound(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("pragma integrity_check(1)").fetchone()[0] == "ok")


def _is_sound_with_new_indexes(connection: sqlite3.Connection) -> bool:
    """Rebuild the indexes and return whether the archive is then undamaged; otherwise nothing is changed.

    Rows out of order are never accepted, because a row with a damaged key could become a row of another match.
    """
    if any("order" in line for (line,) in connection.execute("pragma integrity_check")):
        return False
    connection.execute("begin immediate")
    try:
        connection.execute("reindex")
        sound = _is_sound(connection)
        connection.execute("commit" if sound else "rollback")
    except sqlite3.IntegrityError:  # two rows with the same key
        connection.rollback()
        return False
    except BaseException:
        connection.rollback()
        raise
    return sound


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file and SQLite's files next to it, or remove it if it is empty; return the new path."""
    aside: Path | None = None
    if path.exists() and path.stat().st_size:
        aside = files.set_aside(path)
    else:
        path.unlink(missing_ok=True)
    for left in filter(files.is_there, files_of_sqlite(path)):
        name = (aside or path.with_name(f"{path.name}.broken")).name
        left.rename(left.with_name(name + left.name.removeprefix(path.name)))
    return aside
