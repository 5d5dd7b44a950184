"""Answers to memory questions, right and wrong, in a file with a JSON object on each line; they are never deleted.

An answer is on the disk when add() returns, unless the notice says that it waits for the next one. Each line ends with
a checksum and is also in a second file; lines missing from one file are taken from the other. Unreadable lines are left
out but stay in the file, and news() reports them once: the number of reported lines is a line of the file too.
"""

import os
import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from scopa_gui.store import files
from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.rows import UNREADABLE, Timestamp
from scopa_gui.store.sealed_lines import sealed, unsealed

AGES: tuple[tuple[int, int | None], ...] = ((0, 2), (3, 6), (7, 12), (13, 20), (21, None))
"""First and last number of moves ago, for each group of answers; the last group has no end."""
MOST_UNREADABLE = 1000
"""Most unreadable lines in a file that is imported."""
_LARGEST = 1 << 25
"""Most bytes of a file that are read: 300,000 answers."""
_SHORT = 16
"""Bytes; every line of the program is longer."""
_FEW = 100
"""Number of shorter lines that are allowed."""
_LINE = re.compile(rb"[^\r\n]+")
_LONG_LINE = re.compile(rb"[^\r\n]{%d,}" % _SHORT)
TREND = 12
"""Number of answers in each point of the trend, which is that of a drill."""
_COPY = ".copy"
"""Ending of the second file's name, after that of the first."""
_Group = TypeVar("_Group", bound=Hashable)


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer; `at` is in seconds since 1970, `level` is that of the drill after it, or 0 for a match."""

    at: Timestamp
    where: Literal["drill", "table"]
    kind: Annotated[str, msgspec.Meta(pattern=r"^[a-z_]{1,40}\Z")]
    right: bool
    age: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """Number of moves since the answer became true."""
    rank: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    level: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class _LinesReported(msgspec.Struct, frozen=True):
    """Line with the number of unreadable lines that were reported to the player."""

    unreadable: Annotated[int, msgspec.Meta(ge=0)]


@dataclass(frozen=True, slots=True)
class Share:
    """Number of right answers, and of all answers."""

    right: int
    answers: int

    @property
    def part(self) -> float:
        """Share of right answers, from 0 to 1."""
        return self.right / self.answers if self.answers else 0.0


class Recollections:
    """Answers of one player, in the file at `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._copy = path.with_name(path.name + _COPY)
        self._waiting: list[Result] = []
        self._unreadable = self._reported = 0
        self._trouble: Notice | None = None
        self._is_trouble_reported = False

    def add(self, result: Result) -> Notice | None:
        """Save an answer; return a Notice if it cannot be written yet."""
        self._waiting.append(result)
        try:
            while self._waiting:
                line = sealed(msgspec.json.encode(self._waiting[0])) + b"\n"
                _append(self._path, line)
                with suppress(OSError):  # results() copies it later
                    if not files.is_there(self._copy):
                        files.write(self._copy, files.read(self._path, _LARGEST), through=False)
                    else:
                        _append(self._copy, line, through=False)
                del self._waiting[0]
        except OSError as error:
            return Notice(NoticeKey.PRACTICE_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None

    def results(self) -> list[Result]:
        """Return every readable answer, the first one first, including those still to be written."""
        try:
            lines = _lines_in(self._path, may_fail=False)
        except OSError as error:
            arguments: dict[str, Argument] = {"file": shown(self._path), "reason": reason_of(error)}
            self._trouble = Notice(NoticeKey.ANSWERS_UNREADABLE, arguments)
            lines = []
        copied = _lines_in(self._copy)
        merged = lines if lines == copied else _merge(lines, copied)
        found = [_result(line) for line in merged]
        self._unreadable = found.count(None)
        self._reported = max(
            self._reported, *(line.unreadable for line in found if isinstance(line, _LinesReported)), 0
        )
        if len(merged) > len(lines):  # restored lines are no longer unreadable
            self._reported = min(self._unreadable, self._reported + len(merged) - len(lines))
        self._even_out(lines, copied, merged)
        return [*(line for line in found if isinstance(line, Result)), *self._waiting]

    def _even_out(self, lines: list[bytes], copied: list[bytes], merged: list[bytes]) -> None:
        """Add the missing answers to both files, if they can be written."""
        known = set(copied)
        with suppress(OSError):
            if len(merged) > len(lines) and self._trouble is None:
                report = msgspec.json.encode(_LinesReported(self._reported))
                files.write(self._path, b"".join(line + b"\n" for line in (*merged, report)))
        with suppress(OSError):
            missing = [line for line in lines if copied and line not in known and isinstance(_result(line), Result)]
            if missing:
                _append(self._copy, b"".join(line + b"\n" for line in missing), through=False)

    def news(self) -> Notice | None:
        """Return a notice if the file, or some of its lines, could not be read by results(); once."""
        if self._trouble is not None and not self._is_trouble_reported:
            self._is_trouble_reported = True
            return self._trouble
        new = self._unreadable - self._reported
        if new <= 0:
            return None
        self._reported = self._unreadable
        with suppress(OSError):  # the next start reports them again
            _append(self._path, msgspec.json.encode(_LinesReported(self._reported)) + b"\n")
        return Notice(NoticeKey.ANSWERS_DAMAGED, {"count": new})


def _lines_of(text: bytes) -> list[bytes]:
    """Return the lines of a text that are not empty; very many line ends count as one unreadable line."""
    if text.count(b"\n") + text.count(b"\r") <= len(text) // _SHORT + _FEW:
        return _LINE.findall(text)
    for many in (64, 8, 2):  # Speed: 32 million line ends in 0.1 s instead of 1.5
        text = text.replace(b"\n" * many, b"\n")
    return [*_LONG_LINE.findall(text), b"..."]


def unreadable_in(text: bytes) -> int:
    """Return the number of unreadable lines in a text; more than MOST_UNREADABLE are not counted to the end."""
    unreadable = (line for line in _lines_of(text) if _result(line) is None)
    return sum(1 for _line in islice(unreadable, MOST_UNREADABLE + 1))


def _append(path: Path, line: bytes, *, through: bool = True) -> None:
    """Add a line to a file, after a line end if a crash has left half a line; ``through`` waits for the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if files.is_there(path):
        files.demand_file(path)
    with path.open("a+b", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        if size:
            file.seek(size - 1)
            if file.read(1) != b"\n":
                line = b"\n" + line
        try:
            while line:
                line = line[file.write(line) :]
        except OSError:
            file.truncate(size)
            raise
        if through:
            os.fsync(file.fileno())


def _lines_in(path: Path, *, may_fail: bool = True) -> list[bytes]:
    """Return the lines of a file that are not empty; none without a file. Raises OSError unless it ``may_fail``."""
    try:
        text = files.read(path, _LARGEST)
    except FileNotFoundError:
        return []
    except OSError:
        if may_fail:
            return []
        raise
    return _lines_of(text)


def _merge(lines: list[bytes], copied: list[bytes]) -> list[bytes]:
    """Return all lines of the file, with answers that only the second file has at their places."""
    places = {line: place for place, line in enumerate(lines)}
    merged = list[bytes]()
    done = 0
    for line in copied:
        place = places.get(line)
        if place is None:
            if isinstance(_result(line), Result):
                merged.append(line)
        elif place >= done:
            merged += lines[done : place + 1]
            done = place + 1
    return merged + lines[done:]


def _result(line: bytes) -> Result | _LinesReported | None:
    text = unsealed(line)
    if text is None:
        return None
    # Speed: the decoder would need ten seconds for a million unreadable lines.
    if b'"where"' in text:
        with suppress(*UNREADABLE):
            return msgspec.json.decode(text, type=Result)
    elif b'"unreadable"' in text:
        with suppress(*UNREADABLE):
            return msgspec.json.decode(text, type=_LinesReported)
    return None


def age_of(result: Result) -> int:
    """Return the index in AGES of the group of an answer."""
    return next(place for place, (_first, last) in enumerate(AGES) if last is None or result.age <= last)


def shares(results: Iterable[Result], key: Callable[[Result], _Group | None]) -> dict[_Group, Share]:
    """Return the share of right answers for each value of ``key``; answers for which it is None are left out."""
    found: dict[_Group, Share] = {}
    for result in results:
        group = key(result)
        if group is not None:
            old = found.get(group, Share(0, 0))
            found[group] = Share(old.right + result.right, old.answers + 1)
    return found


def share_of(results: Sequence[Result]) -> Share:
    """Return the share of these answers that were right."""
    return Share(sum(result.right for result in results), len(results))


def trend_of(results: Sequence[Result], most: int = 20) -> list[Share]:
    """Return the shares of the last answers in groups of TREND, the oldest first; there are at most ``most`` groups."""
    groups = [results[end - TREND : end] for end in range(len(results), TREND - 1, -TREND)][:most]
    return [share_of(group) for group in reversed(groups)]
