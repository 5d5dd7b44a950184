"""Opening the archive's SQLite file, whatever is found there."""

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
"""No database, one with damaged pages, one whose tables are not ours."""
_FOR_GOOD = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_RANGE)
_NEWEST_FORMAT = 2
"""The highest format numbers in a file's header, for writing and reading; SQLite writes to none with a higher one."""
ERRORS = (sqlite3.Error, UnicodeError)
"""Errors that SQLite raises; UnicodeError when it cannot read its own sentence, which names a damaged table."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A usable connection, and what to tell the player. It keeps matches in memory when the file cannot be used."""

    connection: sqlite3.Connection
    notice: Notice | None = None
    in_file: bool = True
    may_come_back: bool = False
    """True if it is in memory for a reason that may pass, as a full disk."""


class NewerArchive(Exception):  # noqa: N818 - not an error: a fact
    """The file was written by a newer program."""


class _Damaged(Exception):  # noqa: N818 - as above
    """The file is no archive, or no longer."""


UNUSABLE = (NewerArchive, OSError, *ERRORS)
"""Errors that `opened_in_file` raises."""


def open_archive(path: Path) -> Opened:
    """Open or begin the archive; a damaged one is set aside first, one that cannot be used is left as it is."""
    try:
        return opened_in_file(path)
    except UNUSABLE as error:
        may_come_back = not isinstance(error, NewerArchive)
        return Opened(_in_memory(path), unusable(path, error), in_file=False, may_come_back=may_come_back)


def opened_in_file(path: Path) -> Opened:
    """Open or begin the archive in its file, or raise one of UNUSABLE."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if files.is_there(path):
        files.demand_file(path)
    files.remove_leftovers(path)
    try:
        _demand_files_of_sqlite(path)
        return _opened_as_it_is(path)
    except _Damaged:
        return _made_again(path)


def _demand_files_of_sqlite(path: Path) -> None:
    """Raise `_Damaged` if a link, a pipe or a device is in the place of one of SQLite's own files."""
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
    """Return what to say of a file that cannot be used."""
    if isinstance(error, NewerArchive):
        return Notice(NoticeKey.ARCHIVE_NEWER, {"file": shown(path)})
    why = reason_of(error) if isinstance(error, OSError) else reason(error)
    return Notice(NoticeKey.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": why})


def _opened_as_it_is(path: Path) -> Opened:
    """Open the archive, or begin one where nothing is known of another. Raises `_Damaged`."""
    if path.exists() and path.stat().st_size:
        return Opened(_connection(path))
    if SecondCopy(path).knows_something():
        raise _Damaged
    notice = Notice(NoticeKey.ARCHIVE_EMPTY, {"file": shown(path)}) if _is_left_empty(path) else None
    return Opened(_connection(path), notice)


def _is_left_empty(path: Path) -> bool:
    """Return True if the file is empty although other files in its folder show that the game was played."""
    own = {path.name, *(file.name for file in files_of_sqlite(path))}
    return path.exists() and not own.issuperset(files.names_in(path.parent))


def _made_again(path: Path) -> Opened:
    """Make a new archive of all that there is, and only then put the damaged file aside."""
    examined = _identity(path)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with contextlib.closing(_connection(new)) as archive:
            saved = salvage.salvaged(path, archive)
        if _identity(path) != examined:  # another copy of the program was quicker
            return _opened_as_it_is(path)
        aside = _set_aside(path)
        new.replace(path)
    finally:
        for left in (new, *files_of_sqlite(new)):
            left.unlink(missing_ok=True)
    return Opened(_connection(path), _notice_of(path, aside, saved))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        there = path.stat()
    except FileNotFoundError:
        return None
    return there.st_dev, there.st_ino


def _notice_of(path: Path, aside: Path | None, saved: salvage.Salvage) -> Notice:
    if saved.is_whole:
        return Notice(NoticeKey.ARCHIVE_RESTORED, {"file": shown(path), "count": saved.count})
    arguments: dict[str, str | int] = {"file": shown(path), "aside": shown(aside or path)}
    return (
        Notice(NoticeKey.ARCHIVE_SALVAGED, arguments | {"count": saved.count})
        if saved.count
        else Notice(NoticeKey.ARCHIVE_BROKEN, arguments)
    )


def _in_memory(path: Path) -> sqlite3.Connection:
    """Return an archive in memory, with all that can be read of the file and its second copy."""
    copy = _copy_of(path)
    if copy is not None:
        return copy
    memory = _connection(None)
    with contextlib.suppress(*UNUSABLE):
        salvage.salvaged(path, memory)
    return memory


def reason(error: Exception) -> FileTrouble:
    """Return why SQLite refused, as far as a player can do something about it."""
    return _REASONS.get(_code(error), FileTrouble.OTHER)


def is_damage(error: Exception) -> bool:
    """Return whether the error means that the file is damaged and ought to be examined."""
    return isinstance(error, UnicodeError) or _code(error) in _DAMAGE


def is_refused_for_good(error: Exception) -> bool:
    """Return whether a statement is at fault, not the disk: it would be refused again each time."""
    return _code(error) in _FOR_GOOD


def _code(error: Exception) -> int:
    """SQLite's own number, without the refinements of its upper bytes."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _connection(path: Path | None) -> sqlite3.Connection:
    """Connect, check, and bring the tables up to date. None: in memory."""
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
    """A file that cannot be written, held in memory with its matches; None where it cannot be read either."""
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
    # A network disk cannot, and another copy may be changing the mode this moment: the journal of before is as safe,
    # only slower.
    with contextlib.suppress(sqlite3.OperationalError):
        connection.execute("pragma journal_mode = wal")


def _demand_writing(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.OperationalError where the file may only be read; for another copy writing now one waits later."""
    try:
        connection.execute("begin immediate")
        connection.execute(f"pragma user_version = {schema.VERSION}")  # "begin" alone is refused nowhere
        connection.rollback()
    except sqlite3.OperationalError as error:
        connection.rollback()
        if _code(error) == sqlite3.SQLITE_READONLY:
            raise


def _complete(connection: sqlite3.Connection) -> None:
    """Make an index or a trigger again that is not what it was; a table or a column cannot be made again."""
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
    """Return the parts of an archive of this version, and what makes them."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        return schema.parts(fresh)


def _check(connection: sqlite3.Connection, *, is_checked: bool) -> None:
    connection.execute("begin")  # one moment for all questions: another copy may be making the tables
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
    # Speed: 20 ms for every 1000 matches of 100 moves, so only where the file is not as the last one left it.
    if not is_checked and not _is_sound(connection) and not _is_sound_with_new_indexes(connection):
        raise _Damaged


def _is_sound(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("pragma integrity_check(1)").fetchone()[0] == "ok")


def _is_sound_with_new_indexes(connection: sqlite3.Connection) -> bool:
    """Return whether only an index was damaged, and rebuild it; otherwise nothing is changed.

    A row whose key was damaged, and which is now out of order, would be sorted in among the rows of another match.
    """
    if any("order" in line for (line,) in connection.execute("pragma integrity_check")):
        return False
    connection.execute("begin immediate")
    try:
        connection.execute("reindex")
        sound = _is_sound(connection)
        connection.execute("commit" if sound else "rollback")
    except sqlite3.IntegrityError:  # two rows that can no longer be told from each other
        connection.rollback()
        return False
    except BaseException:
        connection.rollback()
        raise
    return sound


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file with what SQLite has next to it; an empty one is removed."""
    aside: Path | None = None
    if path.exists() and path.stat().st_size:
        aside = files.set_aside(path)
    else:
        path.unlink(missing_ok=True)
    for left in filter(files.is_there, files_of_sqlite(path)):
        name = (aside or path.with_name(f"{path.name}.broken")).name
        left.rename(left.with_name(name + left.name.removeprefix(path.name)))
    return aside
