"""Care for an archive whose file is deleted or replaced while it is open.

If it was deleted, it is written again, because an open file can still be read (Windows does not allow to delete it). If
it was replaced, the matches of the open file are added to the new one.
"""

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.store import database
from scopa_gui.store.notices import Argument, FileTrouble, Notice, NoticeKey, reason_of, shown

_MOVES = "select number, text from move where match = ? order by number"
_MATCH = """insert into match (id, started, touched, rules, seed, seats, extra, outcome, finished)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_MATCHES = "select id, started, touched, rules, seed, seats, extra, outcome, finished from match"
_EXERCISES = "select key, kind, theme, difficulty, data, made, due, rung from exercise"
_EXERCISE = """insert or ignore into exercise (key, kind, theme, difficulty, data, made, due, rung)
               values (?, ?, ?, ?, ?, ?, ?, ?)"""
_ATTEMPTS = "select exercise, at, correct, seconds, moves from attempt where exercise = ? order by at, id"
_ATTEMPT = "insert into attempt (exercise, at, correct, seconds, moves) values (?, ?, ?, ?, ?)"
_LAST = "select coalesce(max(at), -1) from attempt where exercise = ?"
_IS_LATER = "select exists (select 1 from attempt where exercise = ? and at > ?)"
_VERDICT = "insert or ignore into verdict (match, number, data) values (?, ?, ?)"


@dataclass(frozen=True, slots=True)
class FileIdentity:
    """Path of the file of an open archive, and the identity of that file; None for an archive in memory."""

    path: Path
    identity: tuple[int, int] | None

    @classmethod
    def of(cls, connection: sqlite3.Connection, path: Path) -> "FileIdentity":
        """Return the identity of the file of an open connection."""
        name = connection.execute("pragma database_list").fetchone()[2]
        return cls(path, _identity(path) if name else None)

    @property
    def is_there(self) -> bool:
        """True if the file that was opened is still the one at its path."""
        return self.identity is None or _identity(self.path) == self.identity


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_new_file(old: sqlite3.Connection, path: Path) -> tuple[sqlite3.Connection | None, Notice]:
    """Return a connection to a file at the path that has everything from the old one, and a notice.

    The connection is None if that is impossible now.
    """
    replaced = path.exists()
    try:
        if not replaced:
            _write_again(old, path)
        opened = database.open_archive(path)
        if FileIdentity.of(opened.connection, path).identity is None:
            opened.connection.close()
            facts = {} if opened.notice is None else opened.notice.arguments
            return None, _gone(path, facts.get("reason", FileTrouble.OTHER))
        if replaced:
            _add(old, opened.connection)
    except OSError as error:
        return None, _gone(path, reason_of(error))
    except sqlite3.Error as error:
        return None, _gone(path, database.reason(error))
    key = NoticeKey.ARCHIVE_REPLACED if replaced else NoticeKey.ARCHIVE_AGAIN
    return opened.connection, Notice(key, {"file": shown(path)})


def move_to_file(memory: sqlite3.Connection, path: Path) -> sqlite3.Connection | None:
    """Return a connection to the file at the path with everything from memory added; None if impossible now."""
    try:
        there = database.opened_in_file(path).connection
    except database.UNUSABLE:
        return None
    try:
        _add(memory, there)
    except database.ERRORS:
        there.close()
        return None
    memory.close()
    return there


def _gone(path: Path, reason: Argument) -> Notice:
    return Notice(NoticeKey.ARCHIVE_GONE, {"file": shown(path), "reason": reason})


def _write_again(old: sqlite3.Connection, path: Path) -> None:
    """Write all of an open archive to a new file at the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with contextlib.closing(sqlite3.connect(new)) as copy:
            old.backup(copy)
        for ending in ("-wal", "-shm"):  # left over from the deleted file
            path.with_name(path.name + ending).unlink(missing_ok=True)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _add(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Add everything that only the old archive has to the new one, in one transaction."""
    new.execute("begin immediate")
    try:
        for match in old.execute(_MATCHES).fetchall():
            _add_match(old, new, match)
        for exercise in old.execute(_EXERCISES).fetchall():
            _add_exercise(old, new, exercise)
        new.execute("commit")
    except BaseException:
        new.rollback()
        raise


def _add_match(old: sqlite3.Connection, new: sqlite3.Connection, row: tuple[object, ...]) -> None:
    """Add a match, or the moves it lacks; one that has gone on differently in the new file stays as it is."""
    match = row[0]
    touched = row[2]
    extra = row[6]
    outcome = row[7]
    finished = row[8]
    there = new.execute("select outcome from match where id = ?", (match,)).fetchone()
    moves = old.execute(_MOVES, (match,)).fetchall()
    known = new.execute(_MOVES, (match,)).fetchall()
    if there is None:
        new.execute(_MATCH, (*row[:7], None, None))
    elif moves[: len(known)] != known or (there[0] is not None and moves != known):
        return
    if there is None or there[0] is None:
        new.executemany(
            "insert into move (match, number, text) values (?, ?, ?)", [(match, *move) for move in moves[len(known) :]]
        )
        new.execute(
            "update match set touched = ?, extra = ?, outcome = ?, finished = ? where id = ?",
            (touched, extra, outcome, finished, match),
        )
    verdicts = old.execute("select number, data from verdict where match = ?", (match,)).fetchall()
    new.executemany(_VERDICT, [(match, *verdict) for verdict in verdicts])


def _add_exercise(old: sqlite3.Connection, new: sqlite3.Connection, row: tuple[object, ...]) -> None:
    """Add an exercise and the answers it lacks; the later of the two decides when it is due."""
    key = row[0]
    due = row[6]
    rung = row[7]
    new.execute(_EXERCISE, row)
    last = new.execute(_LAST, (key,)).fetchone()[0]
    known = {answer[1] for answer in new.execute(_ATTEMPTS, (key,))}
    new.executemany(_ATTEMPT, [answer for answer in old.execute(_ATTEMPTS, (key,)) if answer[1] not in known])
    if old.execute(_IS_LATER, (key, last)).fetchone()[0]:
        new.execute("update exercise set due = ?, rung = ? where key = ?", (due, rung, key))
