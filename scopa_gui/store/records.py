"""Records of matches and exercises, read from an archive and written to one.

A record has the columns of its row as they are stored, so that two copies of it can be compared and either can replace
the other.
"""

import math
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from scopa_gui.store.rows import UNREADABLE, AttemptRow, DatabaseRow, ExerciseRow, VerdictRow, finished_of, waiting_of

MATCH_COLUMNS: Final = "id, started, touched, rules, seed, seats, extra, outcome, finished"
EXERCISE_COLUMNS: Final = "key, kind, theme, difficulty, data, made, due, rung"
TOUCHED = 2
EXTRA = 6
OUTCOME = 7
FINISHED = 8
"""Indexes of columns in the row of a match."""
DUE = 6
RUNG = 7
"""Indexes of columns in the row of an exercise."""
_MATCH = f"select {MATCH_COLUMNS} from match where id = ?"  # noqa: S608 - names of this module
_MOVES = "select number, text from move where match = ? order by number"
_VERDICTS = "select number, data from verdict where match = ? order by number {way}"
_EXERCISE = f"select {EXERCISE_COLUMNS} from exercise where key = ?"  # noqa: S608 - as above
_ANSWERS = "select id, exercise, at, correct, seconds, moves from attempt where exercise = ? order by id {way}"
_PUT_MATCH = "insert into match (id, started, touched, rules, seed, seats, extra) values (?, ?, ?, ?, ?, ?, ?)"
_PUT_MOVE = "insert into move (match, number, text) values (?, ?, ?)"
_PUT_VERDICT = "insert into verdict (match, number, data) values (?, ?, ?)"
_PUT_END = "update match set outcome = ?, finished = ? where id = ?"
_PUT_EXERCISE = f"insert into exercise ({EXERCISE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - as above
_PUT_ANSWER = "insert into attempt (exercise, id, at, correct, seconds, moves) values (?, ?, ?, ?, ?, ?)"
_ANSWERS_AT = (
    "select id, exercise, at, correct, seconds, moves from attempt where exercise = ? and at = ? order by id {way}"
)
_DROP_STRAY = "delete from attempt where id = ? and exercise not in (select key from exercise)"
_IS_TAKEN = "select exists (select 1 from attempt where id = ?)"
_PLAIN = msgspec.json.Decoder(dict[str, Any])


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match: its row, the texts of its moves, and the judge's verdicts as JSON text by the number of the move."""

    row: DatabaseRow
    moves: tuple[str, ...] = ()
    verdicts: dict[int, str] = field(default_factory=dict)

    @property
    def key(self) -> int:
        """Number of the match."""
        return int(self.row[0])

    @property
    def origin(self) -> DatabaseRow:
        """Columns that never change: start, rules, seed and seats."""
        return (self.row[1], *self.row[3:6])

    def with_values(self, values: dict[int, Any]) -> "MatchRecord":
        """Return the match with other values at these indexes of its row."""
        return replace(self, row=tuple(values.get(place, value) for place, value in enumerate(self.row)))


@dataclass(frozen=True, slots=True)
class ExerciseRecord:
    """An exercise: its row, and the answers to it as (id, at, correct, seconds, moves), sorted by id."""

    row: DatabaseRow
    answers: tuple[DatabaseRow, ...] = ()

    @property
    def key(self) -> str:
        """Key of the exercise."""
        return str(self.row[0])


def is_plain(value: object) -> bool:
    """Return True for a value that JSON writes and reads without any change."""
    return value is None or isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value))


def is_sound(match: MatchRecord) -> bool:
    """Return True if the match can be read by the program and written as JSON."""
    if not all(map(is_plain, match.row)) or not isinstance(match.row[0], int):
        return False
    try:
        reading = waiting_of if match.row[OUTCOME] is None else finished_of
        reading(match.row[:FINISHED], list(enumerate(match.moves)))
    except UNREADABLE:
        return False
    return all(isinstance(move, str) for move in match.moves)


# Reading


def text_or_bytes(written: bytes) -> str | bytes:
    """Return a text of the file; bytes that are not UTF-8 stay bytes, so that only their row is damaged (rows.py)."""
    try:
        return written.decode()
    except UnicodeDecodeError:
        return written


def all_rows(connection: sqlite3.Connection, question: str, *values: object) -> list[DatabaseRow]:
    """Return the rows of a query in ascending order; ``{way}`` in it stands for the order."""
    return connection.execute(question.format(way="asc"), values).fetchall()


ReadRows = Callable[..., list[DatabaseRow]]
"""Reads the rows of a query, as all_rows() does."""


def moves_of(connection: sqlite3.Connection, match: int) -> list[tuple[Any, Any]]:
    """Return number and text of the moves of a match, in order. Raises sqlite3.Error."""
    return connection.execute(_MOVES, (match,)).fetchall()


def read_match(connection: sqlite3.Connection, number: int, reading: ReadRows = all_rows) -> MatchRecord | None:
    """Return a match of an archive; None if it is not there or cannot be read. Raises sqlite3.Error.

    ``reading`` reads the verdicts, without which a match is still complete.
    """
    row = connection.execute(_MATCH, (number,)).fetchone()
    moves = moves_of(connection, number)
    if row is None or [place for place, _text in moves] != list(range(len(moves))):
        return None
    verdicts = verdicts_of(reading(connection, _VERDICTS, number))
    found = MatchRecord(row, tuple(text for _place, text in moves), verdicts)
    return found if is_sound(found) else None


def verdicts_of(rows: Iterable[DatabaseRow]) -> dict[int, str]:
    """Return the verdicts in these rows of number and text, without those that cannot be read."""
    return {row[0]: row[1] for row in sorted(row for row in rows if _is_readable(row, VerdictRow))}


def _is_readable(row: DatabaseRow, kind: type[VerdictRow | ExerciseRow | AttemptRow]) -> bool:
    """Return True if a row, and the JSON in it, can be read."""
    try:
        found = msgspec.convert(row, kind)
        if not isinstance(found, AttemptRow):
            _PLAIN.decode(found.data)
    except UNREADABLE:
        return False
    return True


def read_exercise(connection: sqlite3.Connection, key: str, reading: ReadRows = all_rows) -> ExerciseRecord | None:
    """Return an exercise of an archive; None if it is not there or cannot be read. Raises sqlite3.Error.

    ``reading`` reads the answers, without which an exercise is still complete.
    """
    row = connection.execute(_EXERCISE, (key,)).fetchone()
    if row is None or not _is_readable(row, ExerciseRow):
        return None
    return ExerciseRecord(row, answers_of(reading(connection, _ANSWERS, key)))


def answers_of(rows: Iterable[DatabaseRow]) -> tuple[DatabaseRow, ...]:
    """Return the answers in these rows of the table, sorted by id, without those that cannot be read."""
    return tuple(sorted((row[0], *row[2:]) for row in rows if _is_readable(row, AttemptRow)))


def answers_at(connection: sqlite3.Connection, key: str, at: float) -> tuple[DatabaseRow, ...]:
    """Return the answers that were given to an exercise at one time. Raises sqlite3.Error."""
    return answers_of(all_rows(connection, _ANSWERS_AT, key, at))


# Writing


def put_match(connection: sqlite3.Connection, match: MatchRecord) -> None:
    """Add a match to an archive that has none with its number. Call it inside a transaction; raises sqlite3.Error."""
    connection.execute(_PUT_MATCH, match.row[:OUTCOME])
    moves = [(match.key, number, text) for number, text in enumerate(match.moves)]
    connection.executemany(_PUT_MOVE, moves)
    connection.execute(_PUT_END, (*match.row[OUTCOME:], match.key))
    connection.executemany(_PUT_VERDICT, [(match.key, *verdict) for verdict in match.verdicts.items()])


def replace_match(connection: sqlite3.Connection, match: MatchRecord) -> None:
    """Replace a match in an archive. Call it inside a transaction; raises sqlite3.Error."""
    remove_match(connection, match.key)
    put_match(connection, match)
    connection.execute("delete from damaged where kind = 'match' and key = ?", (repr(match.key),))


def remove_match(connection: sqlite3.Connection, number: int) -> None:
    """Remove all rows of a match. Call it inside a transaction; raises sqlite3.Error."""
    for table, column in (("verdict", "match"), ("move", "match"), ("match", "id")):
        connection.execute(f"delete from {table} where {column} = ?", (number,))  # noqa: S608 - names of this line


def put_exercise(connection: sqlite3.Connection, exercise: ExerciseRecord) -> None:
    """Add an exercise to an archive that has none with its key. Call it inside a transaction; raises sqlite3.Error."""
    connection.execute(_PUT_EXERCISE, exercise.row)
    for number, *answer in exercise.answers:
        is_taken = connection.execute(_IS_TAKEN, (number,)).fetchone()[0]
        connection.execute(_PUT_ANSWER, (exercise.key, None if is_taken else number, *answer))


def replace_exercise(connection: sqlite3.Connection, exercise: ExerciseRecord) -> None:
    """Replace an exercise in an archive. Call it inside a transaction; raises sqlite3.Error."""
    remove_exercise(connection, exercise.key)
    connection.executemany(_DROP_STRAY, [answer[:1] for answer in exercise.answers])
    put_exercise(connection, exercise)
    connection.execute("delete from damaged where kind = 'exercise' and key = ?", (repr(exercise.key),))


def remove_exercise(connection: sqlite3.Connection, key: str) -> None:
    """Remove all rows of an exercise. Call it inside a transaction; raises sqlite3.Error."""
    for table, column in (("attempt", "exercise"), ("exercise", "key")):
        connection.execute(f"delete from {table} where {column} = ?", (key,))  # noqa: S608 - as above
