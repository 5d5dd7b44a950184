"""All practice: what is asked again and when, every answer ever given, and the verdicts on the moves of matches.

In the archive's own file, with the archive's guarantees: an answer is on the disk when `answer` returns, unless the
notice says that it waits; what waits is read back as if it were there. Nothing here raises because of a disk. Times are
seconds since 1970, given by the caller; when an exercise is due and what its data mean is for
coach/practice/schedule.py and coach/puzzles/position_question.py.

    training = context.archive.training
    training.add(exercise)                        # once; one of this key that is there already stays as it is
    training.answer(moved_on(exercise), attempt)  # the answer and the exercise's new place on the ladder, together
    training.exercise(key), training.exercises(), training.attempts()
    training.keep_verdicts(match, {12: {...}}), training.verdicts(match)
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from sqlite3 import Connection
from typing import Any

import msgspec

from scopa_gui.store.damage import Damage, RowKind
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.rows import AttemptRow, ExerciseRow, VerdictRow
from scopa_gui.store.write_queue import Write, WriteQueue

PUZZLE, MISTAKE, LESSON, DAILY, SHARED = KINDS = ("puzzle", "mistake", "lesson", "daily", "shared")
"""Kinds of exercises: one that ships, a mistake of one's own, a lesson's step, the puzzle of a day, one of a friend."""
TIMED = "timed"
"""A timed set: kept like an exercise, never asked again; its answers are those that were given in it, in order."""
HINT = "hint"
SKIP = "skip"
DAY_MARK = "day:"
"""Words before the moves of an answer in the file; after the last one stands a day, as in day:2026-11-26. No move is
written so, and earlier versions read past them."""

_ADD = """insert into exercise (key, kind, theme, difficulty, data, made, due, rung) values (?, ?, ?, ?, ?, ?, ?, ?)
          on conflict do nothing"""
_PLACE = "update exercise set due = ?, rung = ? where key = ?"
_ANSWER = "insert into attempt (exercise, at, correct, seconds, moves) values (?, ?, ?, ?, ?)"
_DATE = "update attempt set moves = trim(? || ' ' || moves) where exercise = ? and at = ? and moves not like ?"
_VERDICT = """insert into verdict (match, number, data) select ?, ?, ? where exists (select 1 from match where id = ?)
              on conflict (match, number) do update set data = excluded.data"""
_EXERCISES = "select key, kind, theme, difficulty, data, made, due, rung from exercise"
_ATTEMPTS = """select id, exercise, at, correct, seconds, moves from attempt
               where at is null or at < 0 or at >= ? order by at, id"""
_JUDGED = "select match, count(*), total(length(data)) from verdict group by match"
_VERDICTS = "select number, data from verdict where match = ?"


@dataclass(frozen=True, slots=True)
class Exercise:
    """Something to practise. ``due``: when to ask it again, None: not by itself; ``rung`` of schedule.LADDER.

    ``key`` is unique and the same for ever; ``theme`` a tactic's name; ``difficulty`` 1 to 5, 0 when none is known;
    ``data`` plain JSON, what the question is made from.
    """

    key: str
    kind: str
    theme: str
    difficulty: int
    data: Mapping[str, Any]
    made: float
    due: float | None = None
    rung: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer to an exercise: when, right or not, after how many seconds, and what was played, as text.

    ``hinted``: a hint was asked for before; ``skipped``: left for the next one without a move. ``day``: the day it
    counts for, where the player was; None in what versions up to 0.3.0 wrote. ``place``: the number of its row, 0 while
    it has none; an answer given later has a higher one, whatever the clock said.
    """

    exercise: str
    at: float
    right: bool
    seconds: float = 0.0
    moves: tuple[str, ...] = ()
    hinted: bool = False
    skipped: bool = False
    day: date | None = None
    place: int = field(default=0, compare=False)

    @property
    def is_alone(self) -> bool:
        """True if it was found without help."""
        return self.right and not self.hinted


_PLAIN = msgspec.json.Decoder(dict[str, Any])


@dataclass
class _Ahead:
    """Exercises, attempts and verdicts that were passed in but are not on the disk yet."""

    exercises: dict[str, Exercise] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    verdicts: dict[int, dict[int, Mapping[str, Any]]] = field(default_factory=dict)


class Training:
    """The practice of one player; one for each open archive, which makes it."""

    def __init__(self, journal: WriteQueue, damage: Damage) -> None:
        self._journal = journal
        self._damage = damage
        self._ahead = _Ahead()

    # Writing

    def add(self, exercise: Exercise) -> Notice | None:
        """Keep a new exercise; one of the same key that is there already stays as it is."""
        if self.exercise(exercise.key) is not None:
            return None
        self._ahead.exercises[exercise.key] = exercise
        return self._write(_added(exercise))

    def answer(self, exercise: Exercise, attempt: Attempt) -> Notice | None:
        """Keep an answer, and the exercise with its ``due`` and ``rung``; it need not have been added.

        Raises ValueError when the answer is to another exercise.
        """
        if attempt.exercise != exercise.key:
            raise ValueError(f"An answer to {attempt.exercise} is none to {exercise.key}.")
        facts = (attempt.exercise, attempt.at, attempt.right, attempt.seconds, _moves_text(attempt))
        writes = (*self._placed(exercise), Write(exercise.key, _ANSWER, facts, (("answer", *facts[:2]),)))
        self._ahead.attempts.append(attempt)
        return self._write(*writes)

    def place(self, exercise: Exercise) -> Notice | None:
        """Keep only the exercise's new ``due`` and ``rung``: put off, or never to be asked again; the answers stay."""
        return self._write(*self._placed(exercise))

    def date_answers(self, attempts: Iterable[Attempt]) -> None:
        """Write the days of answers that have none in the file, if the disk takes them now."""
        facts = [(f"{DAY_MARK}{one.day}", one.exercise, one.at, f"%{DAY_MARK}%") for one in attempts]
        if facts:
            self._journal.attempt(*(Write(values[1], _DATE, values, (("answer", *values[1:3]),)) for values in facts))

    def keep_verdicts(self, match: int, verdicts: Mapping[int, Mapping[str, Any]]) -> Notice | None:
        """Keep what the judge said of moves of a match here, by their numbers, as plain JSON; the last word counts."""
        self._ahead.verdicts.setdefault(match, {}).update(verdicts)
        return self._write(*(_verdict_of(match, number, json.dumps(dict(data))) for number, data in verdicts.items()))

    # Reading

    def exercise(self, key: str) -> Exercise | None:
        """The exercise of this key, or None."""
        return next(iter(self._exercises(" where key = ?", (key,), [key])), None)

    def exercises(self, *kinds: str) -> list[Exercise]:
        """The exercises of these kinds, of all when none is named, by when they are due, those never due last."""
        found = self._exercises("", (), self._ahead.exercises)
        return sorted((one for one in found if not kinds or one.kind in kinds), key=_order)

    def attempts(self, since: float = 0.0) -> list[Attempt]:
        """The answers given since then, the first one first."""

        def question(connection: Connection) -> list[Attempt]:
            return list(self._damage.whole(RowKind.ATTEMPT, connection.execute(_ATTEMPTS, (since,)), _attempt))

        return (self._journal.read(question) or []) + [
            attempt for attempt in self._unwritten().attempts if attempt.at >= since
        ]

    def verdicts(self, match: int) -> dict[int, dict[str, Any]]:
        """Return the saved verdicts of the judge on a match, by the number of the move."""

        def question(connection: Connection) -> dict[int, dict[str, Any]]:
            rows = connection.execute(_VERDICTS, (match,))
            return dict(self._damage.whole(RowKind.VERDICT, rows, _verdict, key=lambda row: (match, row[0])))

        ahead = self._unwritten().verdicts.get(match, {})
        return (self._journal.read(question) or {}) | {number: dict(data) for number, data in ahead.items()}

    def judged(self) -> dict[int, tuple[object, ...]]:
        """Return, for each match with saved verdicts of the judge, a value that changes when they do."""

        def question(connection: Connection) -> dict[int, tuple[object, ...]]:
            return {row[0]: tuple(row[1:]) for row in connection.execute(_JUDGED)}

        found = self._journal.read(question) or {}
        ahead = self._unwritten().verdicts
        return found | {match: (*found.get(match, ()), len(numbers)) for match, numbers in ahead.items()}

    # The journal

    def _write(self, *writes: Write) -> Notice | None:
        notice = self._journal.write(*writes, key=NoticeKey.PRACTICE_NOT_SAVED)
        self._unwritten()
        return notice

    def _placed(self, exercise: Exercise) -> tuple[Write, Write]:
        there = self.exercise(exercise.key) or exercise
        self._ahead.exercises[exercise.key] = replace(there, due=exercise.due, rung=exercise.rung)
        return _added(exercise), Write(exercise.key, _PLACE, (exercise.due, exercise.rung, exercise.key))

    def _unwritten(self) -> _Ahead:
        """Return what was passed in but is not on the disk yet; empty once the journal has nothing left to write."""
        if not self._journal.is_waiting:
            self._ahead = _Ahead()
        return self._ahead

    def _exercises(self, which: str, values: tuple[Any, ...], ahead: Iterable[str]) -> list[Exercise]:
        def question(connection: Connection) -> list[Exercise]:
            return list(self._damage.whole(RowKind.EXERCISE, connection.execute(_EXERCISES + which, values), _exercise))

        found = {exercise.key: exercise for exercise in self._journal.read(question) or ()}
        unwritten = self._unwritten().exercises
        return list((found | {key: unwritten[key] for key in ahead if key in unwritten}).values())


def _added(exercise: Exercise) -> Write:
    known = (exercise.key, exercise.kind, exercise.theme, exercise.difficulty, json.dumps(dict(exercise.data)))
    return Write(exercise.key, _ADD, (*known, exercise.made, exercise.due, exercise.rung))


def _verdict_of(match: int, number: int, text: str) -> Write:
    return Write(("verdict", match), _VERDICT, (match, number, text, match), (("verdict", match, number, text),))


def _exercise(row: tuple[Any, ...]) -> Exercise:
    found = msgspec.convert(row, ExerciseRow)
    return Exercise(**(msgspec.structs.asdict(found) | {"data": _PLAIN.decode(found.data)}))


def _attempt(row: tuple[Any, ...]) -> Attempt:
    found = msgspec.convert(row, AttemptRow)
    words = found.moves.split()
    moves = tuple(word for word in words if word not in (HINT, SKIP) and not word.startswith(DAY_MARK))
    hinted = HINT in words
    skipped = SKIP in words
    known = (found.exercise, found.at, bool(found.correct), found.seconds, moves, hinted, skipped)
    return Attempt(*known, day=_day_in(words), place=found.id)


def _day_in(words: Iterable[str]) -> date | None:
    written = next((word.removeprefix(DAY_MARK) for word in words if word.startswith(DAY_MARK)), "")
    try:
        return date.fromisoformat(written)
    except ValueError:
        return None


def _moves_text(attempt: Attempt) -> str:
    day = "" if attempt.day is None else f"{DAY_MARK}{attempt.day}"
    marks = (HINT if attempt.hinted else "", SKIP if attempt.skipped else "", day)
    return " ".join([*filter(None, marks), *attempt.moves])


def _verdict(row: tuple[Any, ...]) -> tuple[int, dict[str, Any]]:
    found = msgspec.convert(row, VerdictRow)
    return found.number, _PLAIN.decode(found.data)


def _order(exercise: Exercise) -> tuple[bool, float, float, str]:
    return exercise.due is None, exercise.due or 0.0, exercise.made, exercise.key
