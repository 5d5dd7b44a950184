"""Practice data of a player: exercises and when to repeat them, all answers, and the judge's verdicts on moves.

It is in the archive's file and behaves like it: an answer is on the disk when answer() returns, unless the notice says
that it waits; what waits can be read like the rest. No method raises because of the disk. Times are seconds since 1970
and come from the caller. coach/practice/schedule.py decides when an exercise is due, and
coach/puzzles/position_question.py what its data means.

    training = context.archive.training
    training.add(exercise)                        # nothing happens if there is one with this key
    training.answer(moved_on(exercise), attempt)  # the answer, and when to repeat the exercise
    training.exercise(key), training.exercises(), training.attempts()
    training.keep_verdicts(match, {12: {...}}), training.verdicts(match)
"""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import msgspec

from scopa_gui.store.damage import Damage, RowKind
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.rows import AttemptRow, ExerciseRow, VerdictRow
from scopa_gui.store.write_queue import Write, WriteQueue

PUZZLE, MISTAKE, LESSON, DAILY, SHARED = KINDS = ("puzzle", "mistake", "lesson", "daily", "shared")
"""Kinds of exercises: a puzzle of the game, a mistake of the player, a step of a lesson, a daily or a shared puzzle."""
TIMED = "timed"
"""Kind of a timed set, stored like an exercise that is never repeated; its answers are those given in it, in order."""
HINT = "hint"
SKIP = "skip"
DAY_MARK = "day:"
"""Words stored before the moves of an answer; a date follows DAY_MARK, as in day:2026-11-26. Earlier versions ignore
them."""

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
    """Something to practise.

    ``key`` is unique and never changes; ``theme`` is the name of a tactic; ``difficulty`` is 1 to 5, or 0 if unknown;
    the question is made from ``data``, which is plain JSON. ``due`` is when to repeat it, None for never; ``rung`` is
    one of schedule.LADDER.
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
    """One answer to an exercise: its time, whether it was right, the seconds it took, and the moves as text.

    ``hinted``: the player had asked for a hint. ``skipped``: the player went to the next one without a move. ``day``:
    the date where the player was; None if versions up to 0.3.0 wrote it. ``place``: the number of its row, 0 before it
    has one; a later answer has a higher number, even if the clock was wrong.
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
        """True if it was right without a hint."""
        return self.right and not self.hinted


_PLAIN = msgspec.json.Decoder(dict[str, Any])


@dataclass
class _Ahead:
    """Exercises, attempts and verdicts that are not on the disk yet."""

    exercises: dict[str, Exercise] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    verdicts: dict[int, dict[int, Mapping[str, Any]]] = field(default_factory=dict)


class Training:
    """Practice data of one player; an open archive has one."""

    def __init__(self, journal: WriteQueue, damage: Damage) -> None:
        self._journal = journal
        self._damage = damage
        self._ahead = _Ahead()

    def add(self, exercise: Exercise) -> Notice | None:
        """Save a new exercise; nothing happens if there is one with its key."""
        if self.exercise(exercise.key) is not None:
            return None
        self._ahead.exercises[exercise.key] = exercise
        return self._write(_insert_of(exercise))

    def answer(self, exercise: Exercise, attempt: Attempt) -> Notice | None:
        """Save an answer and the exercise with its ``due`` and ``rung``; the exercise may be new.

        Raises ValueError if the answer belongs to another exercise.
        """
        if attempt.exercise != exercise.key:
            raise ValueError(f"The answer is to {attempt.exercise}, not to {exercise.key}.")
        day = "" if attempt.day is None else f"{DAY_MARK}{attempt.day}"
        marks = (HINT if attempt.hinted else "", SKIP if attempt.skipped else "", day)
        words = " ".join([*filter(None, marks), *attempt.moves])
        facts = (attempt.exercise, attempt.at, attempt.right, attempt.seconds, words)
        writes = (*self._place_writes(exercise), Write(exercise.key, _ANSWER, facts, (("answer", *facts[:2]),)))
        self._ahead.attempts.append(attempt)
        return self._write(*writes)

    def place(self, exercise: Exercise) -> Notice | None:
        """Save only the new ``due`` and ``rung`` of an exercise, to repeat it later or never."""
        return self._write(*self._place_writes(exercise))

    def date_answers(self, attempts: Iterable[Attempt]) -> None:
        """Add their days to answers that have none in the file, if that is possible now."""
        facts = [(f"{DAY_MARK}{one.day}", one.exercise, one.at, f"%{DAY_MARK}%") for one in attempts]
        if facts:
            self._journal.attempt(*(Write(values[1], _DATE, values, (("answer", *values[1:3]),)) for values in facts))

    def keep_verdicts(self, match: int, verdicts: Mapping[int, Mapping[str, Any]]) -> Notice | None:
        """Save the judge's verdicts on moves of a match, as data for JSON by the number of the move.

        They replace earlier verdicts on these moves.
        """
        self._ahead.verdicts.setdefault(match, {}).update(verdicts)
        writes = []
        for number, data in verdicts.items():
            text = json.dumps(dict(data))
            fact = ("verdict", match, number, text)
            writes.append(Write(("verdict", match), _VERDICT, (match, number, text, match), (fact,)))
        return self._write(*writes)

    def exercise(self, key: str) -> Exercise | None:
        """Return the exercise with this key, or None."""
        return next(iter(self._exercises(" where key = ?", (key,), [key])), None)

    def exercises(self, *kinds: str) -> list[Exercise]:
        """Return the exercises of these kinds, or of all kinds, sorted by ``due``; those never due are last."""

        def order(exercise: Exercise) -> tuple[bool, float, float, str]:
            return exercise.due is None, exercise.due or 0.0, exercise.made, exercise.key

        found = self._exercises("", (), self._ahead.exercises)
        return sorted((one for one in found if not kinds or one.kind in kinds), key=order)

    def attempts(self, since: float = 0.0) -> list[Attempt]:
        """Return the answers given since a time, the first one first."""
        found = list(self._damage.whole(RowKind.ATTEMPT, self._journal.rows(_ATTEMPTS, (since,)), _attempt))
        return found + [attempt for attempt in self._unwritten().attempts if attempt.at >= since]

    def verdicts(self, match: int) -> dict[int, dict[str, Any]]:
        """Return the judge's saved verdicts on a match, by the number of the move."""
        rows = self._journal.rows(_VERDICTS, (match,))
        found = dict(self._damage.whole(RowKind.VERDICT, rows, _verdict, key=lambda row: (match, row[0])))
        ahead = self._unwritten().verdicts.get(match, {})
        return found | {number: dict(data) for number, data in ahead.items()}

    def judged(self) -> dict[int, tuple[object, ...]]:
        """Return, for each match with saved verdicts, a value that changes when they change."""
        found: dict[int, tuple[object, ...]] = {row[0]: row[1:] for row in self._journal.rows(_JUDGED)}
        ahead = self._unwritten().verdicts
        return found | {match: (*found.get(match, ()), len(numbers)) for match, numbers in ahead.items()}

    def _write(self, *writes: Write) -> Notice | None:
        notice = self._journal.write(*writes, key=NoticeKey.PRACTICE_NOT_SAVED)
        self._unwritten()
        return notice

    def _place_writes(self, exercise: Exercise) -> tuple[Write, Write]:
        there = self.exercise(exercise.key) or exercise
        self._ahead.exercises[exercise.key] = replace(there, due=exercise.due, rung=exercise.rung)
        return _insert_of(exercise), Write(exercise.key, _PLACE, (exercise.due, exercise.rung, exercise.key))

    def _unwritten(self) -> _Ahead:
        """Return the data that is not on the disk yet."""
        if not self._journal.is_waiting:
            self._ahead = _Ahead()
        return self._ahead

    def _exercises(self, which: str, values: tuple[Any, ...], ahead: Iterable[str]) -> list[Exercise]:
        rows = self._journal.rows(_EXERCISES + which, values)
        found = {exercise.key: exercise for exercise in self._damage.whole(RowKind.EXERCISE, rows, _exercise)}
        unwritten = self._unwritten().exercises
        return list((found | {key: unwritten[key] for key in ahead if key in unwritten}).values())


def _insert_of(exercise: Exercise) -> Write:
    known = (exercise.key, exercise.kind, exercise.theme, exercise.difficulty, json.dumps(dict(exercise.data)))
    return Write(exercise.key, _ADD, (*known, exercise.made, exercise.due, exercise.rung))


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
    written = next((word.removeprefix(DAY_MARK) for word in words if word.startswith(DAY_MARK)), "")
    day = None
    with suppress(ValueError):
        day = date.fromisoformat(written)
    return Attempt(*known, day=day, place=found.id)


def _verdict(row: tuple[Any, ...]) -> tuple[int, dict[str, Any]]:
    found = msgspec.convert(row, VerdictRow)
    return found.number, _PLAIN.decode(found.data)
