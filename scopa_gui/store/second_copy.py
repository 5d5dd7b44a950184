"""Second copy of an archive: a file of lines next to it, from which all of it can be made again.

SecondCopy writes and opens it, CopyIndex reads it. Each line is a checksum and one fact as JSON:

    3f2a9c01 ["match",4711,1.0,2.0,"{}","seed","[...]","{}",null,null,["7D=4C+3B","RS"]]
    88d0b1e7 ["move",4711,2,"AD",3.0]
    0c5512aa ["verdict",4711,1,"{...}"]
    9b1d33f0 ["exercise","scopa/2/puzzle-7/12","puzzle","anchor",2,"{...}",1.0,5.0,0]
    e7713c55 ["answer","scopa/2/puzzle-7/12",31,6.0,1,2.5,"7D"]
    57aa0e13 ["closed",5.0,40960,1795730000000000000]

A line replaces earlier lines about the same thing, so a line may be written twice. A move replaces an earlier move with
its number and all moves after that. Lines are added while the archive is locked for writing, just before the change is
committed, so they are in the order of the changes even if several processes write. If a line is damaged, only that line
is lost, and the next comparison writes it again (comparing.py).
"""

import contextlib
import errno
import math
import os
import stat
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from sqlite3 import Connection
from typing import Any, BinaryIO, Final

import msgspec

from scopa_gui.store import files
from scopa_gui.store.records import ExerciseRecord, MatchRecord, answers_at, is_plain, read_exercise, read_match

ENDING: Final = ".copy"
"""Ending of the file's name, after the name of the archive."""
_LONGEST: Final = 1 << 22
"""Most bytes of a line; a match of a thousand moves has a hundredth of that."""
_MOST_UNREADABLE: Final = 1 << 26
"""Bytes of damaged lines after which reading stops, because a damaged file may be very long."""
_MARK: Final = 9
"""Bytes of the checksum and the space before a fact."""
_TAIL: Final = 256
"""Bytes at the end of the file that contain the last line if it is about closing."""
_FACT = msgspec.json.Decoder(list[Any])
_OPENING = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
Fact = tuple[Any, ...]
_LENGTHS = {"match": 11, "move": 5, "verdict": 4, "exercise": 9, "answer": 7, "closed": 4}
"""Number of values in a fact, by its kind; a later version may have other kinds."""
_ROW: Final = "match"
"""Kind of the first fact about a match."""
_OF_MATCHES: Final = (_ROW, "move", "verdict")
_MANY = 256
"""Number of lines after which other threads get a turn."""


def copy_path(archive: Path) -> Path:
    """Return the path of the second copy of an archive."""
    return archive.with_name(archive.name + ENDING)


# Facts and lines


def facts_of_match(match: MatchRecord) -> list[Fact]:
    """Return a match with its moves and verdicts as facts."""
    verdicts = (("verdict", match.key, *verdict) for verdict in match.verdicts.items())
    return [("match", *match.row, match.moves), *verdicts]


def facts_of_exercise(exercise: ExerciseRecord) -> list[Fact]:
    """Return an exercise with its answers as facts."""
    return [("exercise", *exercise.row), *(("answer", exercise.key, *answer) for answer in exercise.answers)]


def facts_now(connection: Connection, about: object) -> list[Fact]:
    """Return a match (by its number, without verdicts) or an exercise (by its key, without answers) as facts.

    The list is empty if the archive has no such match or exercise.
    """
    if isinstance(about, int):
        match = read_match(connection, about)
        return facts_of_match(match)[:1] if match else []
    exercise = read_exercise(connection, about) if isinstance(about, str) else None
    return facts_of_exercise(exercise)[:1] if exercise else []


def facts_of_answers(connection: Connection, key: str, at: float) -> list[Fact]:
    """Return the answers in the archive that were given to an exercise at one time, as facts."""
    return [("answer", key, *answer) for answer in answers_at(connection, key, at)]


def line_of(fact: Fact) -> bytes:
    """Return a fact as a line; b"" if it has a value that JSON does not read back without change."""
    if not all(is_plain(value) or isinstance(value, tuple | list) for value in fact):
        return b""
    text = msgspec.json.encode(fact)
    return b"%08x %b\n" % (zlib.crc32(text), text)


def fact_in(line: bytes) -> list[Any] | None:
    """Return the fact in a line, or None if the line is damaged."""
    text = line[_MARK:-1]
    if line[:_MARK] != b"%08x " % zlib.crc32(text) or line[-1:] != b"\n":
        return None
    try:
        fact = _FACT.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return fact if fact and len(fact) == _LENGTHS.get(fact[0]) else None


class SecondCopy:
    """File with the lines of one archive; append() makes it."""

    def __init__(self, archive: Path) -> None:
        self.path = copy_path(archive)

    def append(self, facts: Iterable[Fact], *, through: bool = False) -> None:
        """Add facts at the end in one write; ``through`` waits for the disk. After an OSError, some may be written.

        If the last line was cut short by a full disk or a power cut, the new ones begin on a line of their own.
        """
        lines = b"".join(map(line_of, facts))
        if not lines:
            return
        handle = os.open(self.path, _OPENING, 0o666)
        try:
            found = os.fstat(handle)
            if not stat.S_ISREG(found.st_mode):
                raise OSError(files.NO_FILE, "This is no ordinary file", str(self.path))
            if found.st_size:
                os.lseek(handle, found.st_size - 1, os.SEEK_SET)
                if os.read(handle, 1) != b"\n":
                    lines = b"\n" + lines
            if os.write(handle, lines) < len(lines):
                raise OSError(errno.ENOSPC, "Only a part was written", str(self.path))
            if through:
                os.fsync(handle)
        finally:
            os.close(handle)

    def note_close(self, compared: float, archive: Path) -> None:
        """Add a line with the time of the last comparison and the archive's size and time. Raises OSError."""
        there = archive.stat()
        self.append([("closed", compared, there.st_size, there.st_mtime_ns)], through=True)

    def last_close(self) -> tuple[float, int, int] | None:
        """Return the values of note_close() if its line is the last one, otherwise None."""
        try:
            last = files.read_end(self.path, _TAIL).rstrip(b"\n").rpartition(b"\n")[2] + b"\n"
        except OSError:
            return None
        fact = fact_in(last)
        return (fact[1], fact[2], fact[3]) if fact and fact[0] == "closed" else None

    def knows_something(self) -> bool:
        """Return True if it has a match or an exercise; fast unless it has none."""
        try:
            with contextlib.closing(self.opened(most=_MANY)) as first:
                if first.matches or first.exercises:
                    return True
            with contextlib.closing(self.opened()) as index:
                return bool(index.matches or index.exercises)
        except OSError:
            return False

    def opened(self, most: float = math.inf) -> "CopyIndex":
        """Return an index of the file, or of its first ``most`` lines; an empty one without a file. Raises OSError."""
        try:
            files.demand_file(self.path)
        except FileNotFoundError:
            return CopyIndex(None)
        return CopyIndex(self.path.open("rb"), most)


class _MatchPlaces:
    """Positions of the lines of a match: its row, later moves, and verdicts by the number of the move."""

    __slots__ = ("count", "length", "lines", "verdicts")

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.count = self.length = 0
        self.verdicts: dict[int, int] = {}


class _ExercisePlaces:
    """Positions of an exercise's row and of its answers."""

    __slots__ = ("answers", "row")

    def __init__(self) -> None:
        self.row = -1
        self.answers: list[int] = []


class CopyIndex:
    """Positions of the lines of each match and exercise in the file; some 100 bytes of memory for each line."""

    def __init__(self, file: BinaryIO | None, most: float = math.inf) -> None:
        self._file = file
        self._end = 0
        self._matches: dict[int, _MatchPlaces] = {}
        self._exercises: dict[str, _ExercisePlaces] = {}
        self.unsound = 0
        """Bytes in lines that are damaged."""
        self.content = 0
        """Rough number of bytes in lines that no later one replaces."""
        self.was_compared = False
        """True if it was ever compared with the archive, so that it has everything."""
        self.read_on(most)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    @property
    def size(self) -> int:
        """Number of bytes read so far."""
        return self._end

    @property
    def matches(self) -> list[int]:
        """Numbers of all matches."""
        return list(self._matches)

    @property
    def exercises(self) -> list[str]:
        """Keys of all exercises."""
        return list(self._exercises)

    def read_on(self, most: float = math.inf) -> None:
        """Read what was added since the last reading, at most ``most`` lines."""
        if self._file is None:
            return
        self._file.seek(self._end)
        count = 0
        while count < most and self.unsound < _MOST_UNREADABLE and (line := self._file.readline(_LONGEST)):
            if line == b"\n":
                self._end += 1 + self._pass_line_ends()
                continue
            fact = fact_in(line)
            if fact is None:
                self.unsound += len(line.strip(b"\n"))
            else:
                self._take(fact, self._end, len(line))
            self._end += len(line)
            count += 1
            if not count % _MANY:
                time.sleep(0)

    def _pass_line_ends(self) -> int:
        """Read to the end of a series of line ends; return their number."""
        # Speed: eight million line ends in 10 ms instead of 8 s.
        passed = 0
        while self._file is not None and (held := self._file.peek()):  # type: ignore[attr-defined]
            ends = len(held) - len(held.lstrip(b"\n"))
            passed += len(self._file.read(ends))
            if ends < len(held):
                break
        return passed

    def _take(self, fact: list[Any], place: int, length: int) -> None:
        """Note the position and length, in bytes, of the line of a fact."""
        kind, key = fact[:2]
        if kind in _OF_MATCHES:
            self._take_of_match(kind, fact, self._matches.setdefault(key, _MatchPlaces()), place, length)
        elif kind == "exercise":
            there = self._exercises.setdefault(key, _ExercisePlaces())
            self.content += length if there.row < 0 else 0
            there.row = place
        elif kind == "answer":
            self._exercises.setdefault(key, _ExercisePlaces()).answers.append(place)
            self.content += length
        elif kind == "closed":
            self.was_compared = self.was_compared or key > 0

    def _take_of_match(self, kind: str, fact: list[Any], there: _MatchPlaces, place: int, length: int) -> None:
        if kind == "verdict":
            self.content += 0 if fact[2] in there.verdicts else length
            there.verdicts[fact[2]] = place
            return
        self.content += length
        there.length += length
        if kind == "move":
            there.lines.append(place)
            there.count = fact[2] + 1
            return
        self.content -= there.length - length
        count = len(fact[-1])
        if count < there.count:
            there.verdicts = {number: line for number, line in there.verdicts.items() if number < count}
        there.lines = [place]
        there.count = count
        there.length = length

    def match(self, number: int) -> MatchRecord | None:
        """Return a match, or None if some of its lines are missing."""
        there = self._matches.get(number)
        if there is None:
            return None
        facts = [self._fact_at(place) for place in there.lines]
        if not facts or facts[0][0] != _ROW:
            return None
        *row, moves = facts[0][1:]
        for _move, _match, place, text, touched in facts[1:]:
            if place > len(moves):
                return None
            moves[place:] = [text]
            row[2] = touched
        verdicts = {place: self._fact_at(line)[3] for place, line in sorted(there.verdicts.items())}
        return MatchRecord(tuple(row), tuple(moves), verdicts)

    def exercise(self, key: str) -> ExerciseRecord | None:
        """Return an exercise, or None if its row is missing."""
        there = self._exercises.get(key)
        if there is None or there.row < 0:
            return None
        given = (tuple(self._fact_at(place)[2:]) for place in there.answers)
        answers = {answer[:2]: answer for answer in given}  # a later line for the same id and time replaces others
        return ExerciseRecord(tuple(self._fact_at(there.row)[1:]), tuple(sorted(answers.values())))

    def _fact_at(self, place: int) -> list[Any]:
        if self._file is None:
            return []
        self._file.seek(place)
        return fact_in(self._file.readline(_LONGEST)) or []

    def facts(self) -> Iterator[Fact]:
        """Yield everything in as few facts as possible; if a match lacks lines, those that are left."""
        for number, places in self._matches.items():
            match = self.match(number)
            left = (tuple(self._fact_at(place)) for place in (*places.lines, *places.verdicts.values()))
            yield from facts_of_match(match) if match else left
        for key, there in self._exercises.items():
            exercise = self.exercise(key)
            yield from facts_of_exercise(exercise) if exercise else map(tuple, map(self._fact_at, there.answers))
        if self.was_compared:
            yield "closed", 1.0, 0, 0

    def is_of(self, path: Path) -> bool:
        """Return True if this is the file that is at the path now."""
        try:
            there = path.stat()
        except OSError:
            return self._file is None
        return self._file is not None and os.path.samestat(os.fstat(self._file.fileno()), there)

    def tail(self) -> bytes:
        """Return the bytes added to the file since it was read."""
        if self._file is None:
            return b""
        self._file.seek(self._end)
        return self._file.read()
