"""Opening the archive's SQLite file, whatever is found there."""

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.store import files, salvage, schema
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey, reason_of, shown

BUSY_SECONDS = 5.0
"""How long a write waits for another copy of the program; one takes a few milliseconds."""

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
"""What SQLite raises; the other one when its own sentence cannot be read, because it names a table that is damaged."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A usable connection, and what to tell the player. It keeps matches in memory when the file cannot be used."""

    connection: sqlite3.Connection
    notice: Notice | None = None
    in_file: bool = True


class _NewerArchive(Exception):  # noqa: N818 - not an error: a fact
    """The file was written by a newer program."""


class _Damaged(Exception):  # noqa: N818 - as above
    """The file is no archive, or no longer."""


def open_archive(path: Path) -> Opened:
    """Open or begin the archive; a damaged one is set aside first, one that cannot be used is left as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file in (path, *_beside(path)):
            if file.exists():
                files.demand_file(file)
        try:
            return Opened(_connection(path))
        except _Damaged:
            aside = _set_aside(path)
            connection = _connection(path)
            return Opened(connection, _told_of(path, aside, salvage.carry_over(aside, connection)))
    except _NewerArchive:
        notice = Notice(NoticeKey.ARCHIVE_NEWER, {"file": shown(path)})
    except OSError as error:
        notice = Notice(NoticeKey.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": reason_of(error)})
    except sqlite3.Error as error:
        notice = Notice(NoticeKey.ARCHIVE_UNUSABLE, {"file": shown(path), "reason": reason(error)})
    return Opened(_copy_of(path) or _connection(None), notice, in_file=False)


def _told_of(path: Path, aside: Path, saved: int) -> Notice:
    arguments: dict[str, str | int] = {"file": shown(path), "aside": shown(aside)}
    return (
        Notice(NoticeKey.ARCHIVE_SALVAGED, arguments | {"count": saved})
        if saved
        else Notice(NoticeKey.ARCHIVE_BROKEN, arguments)
    )


def reason(error: Exception) -> FileTrouble:
    """Why SQLite refused, as far as a player can do something about it."""
    return _REASONS.get(_code(error), FileTrouble.OTHER)


def is_damage(error: Exception) -> bool:
    """Whether it is the file that is damaged: it ought to be looked through."""
    return isinstance(error, UnicodeError) or _code(error) in _DAMAGE


def is_refused_for_good(error: Exception) -> bool:
    """Whether a statement is at fault, and not the disk: it would be refused again each time."""
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
        connection.text_factory = _text
        _prepare(connection, is_checked=path is not None and _is_as_left(path))
        _demand_writing(connection)
    except ERRORS as error:
        connection.close()
        if is_damage(error):
            raise _Damaged from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _copy_of(path: Path) -> sqlite3.Connection | None:
    """A file that cannot be written, held in memory with its matches; None where it cannot be read either."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = _text
    try:
        files.demand_file(path)
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)) as file:
            file.backup(memory)
        _prepare(memory)
    except (*ERRORS, OSError, _NewerArchive, _Damaged):
        memory.close()
        return None
    return memory


def _text(written: bytes) -> str | bytes:
    """A text of the file; what are no letters stays as it is, so that only its own row is damaged (see rows.py)."""
    try:
        return written.decode()
    except UnicodeDecodeError:
        return written


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
    """Make an index or a trigger anew whose name is not what it was; a table or a column cannot be made anew."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.bring_up_to_date(fresh)
        expected, there = schema.parts(fresh), schema.parts(connection)
    for part, made_by in expected.items():
        if part not in there:
            if not made_by:
                raise _Damaged
            connection.execute(made_by)


def _check(connection: sqlite3.Connection, *, is_checked: bool) -> None:
    connection.execute("begin")  # one moment for all questions: another copy may be making the tables
    anything = connection.execute("select exists (select 1 from sqlite_master)").fetchone()[0]
    application, version = _number(connection, "pragma application_id"), _number(connection, "pragma user_version")
    connection.execute("commit")
    if application != schema.APPLICATION and (application or version or anything):
        raise _Damaged
    if version > schema.VERSION:
        raise _NewerArchive
    # Speed: 20 ms for every 1000 matches of 100 moves, so only where the file is not as the last one left it.
    if not is_checked and not _is_sound(connection) and not _is_sound_with_new_indexes(connection):
        raise _Damaged


def _is_sound(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("pragma integrity_check(1)").fetchone()[0] == "ok")


def _is_sound_with_new_indexes(connection: sqlite3.Connection) -> bool:
    """Whether no more than an index was damaged, which is made anew; otherwise nothing is changed."""
    connection.execute("begin immediate")
    try:
        connection.execute("reindex")
        sound = _is_sound(connection)
        connection.execute("commit" if sound else "rollback")
    except BaseException:
        connection.rollback()
        raise
    return sound


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


def _set_aside(path: Path) -> Path:
    aside = files.set_aside(path)
    for left in _beside(path):
        if left.exists():
            left.rename(aside.with_name(aside.name + left.name.removeprefix(path.name)))
    return aside


def _beside(path: Path) -> list[Path]:
    """The files that SQLite keeps beside its own while it writes."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def leave(path: Path) -> None:
    """Note what the file is like when closed in order: the next start need not look through it if it still is so."""
    with contextlib.suppress(OSError):
        if _mark(path).exists():
            files.demand_file(_mark(path))
        _mark(path).write_bytes(_looks(path))


def _is_as_left(path: Path) -> bool:
    try:
        return not any(left.exists() for left in _beside(path)) and files.read(_mark(path), 200) == _looks(path)
    except OSError:
        return False


def _mark(path: Path) -> Path:
    return path.with_name(path.name + ".closed")


def _looks(path: Path) -> bytes:
    """Size and time of change of the file."""
    there = path.stat()
    return f"{there.st_size} {there.st_mtime_ns}".encode()
