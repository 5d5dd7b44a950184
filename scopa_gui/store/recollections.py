"""Answers to questions of memory, right and wrong: one JSON object a line, saved for ever.

An answer is on the disk when `add` returns, unless the notice says that it waits; it is written with the next one that
can be. Each line ends with a checksum, and is in a second file as well: lines missing from one file are taken from the
other. A line that was cut short by a crash, or is of another version, is skipped and stays in the file; `news` reports
it, once: the number already reported is itself a line of the file.
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
"""Ranges of how many moves ago something happened: from, to; the last one has no end."""
MOST_UNREADABLE = 1000
"""Lines that are no answers, in a file that is brought in."""
_LARGEST = 1 << 25
"""Bytes that are read: 300,000 answers."""
_SHORT = 16
_FEW = 100
"""Bytes of a line, fewer than any has; and lines that may be as short nevertheless."""
_LINE = re.compile(rb"[^\r\n]+")
_LONG_LINE = re.compile(rb"[^\r\n]{%d,}" % _SHORT)
TREND = 12
"""Answers that make one point of the trend: as many as a drill asks."""
_COPY = ".copy"
"""Ending of the second file, behind the name of the first."""
_Group = TypeVar("_Group", bound=Hashable)


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer. `at` in seconds since 1970; `level` that the drill has reached with it, 0 at the table of a match."""

    at: Timestamp
    where: Literal["drill", "table"]
    kind: Annotated[str, msgspec.Meta(pattern=r"^[a-z_]{1,40}\Z")]
    right: bool
    age: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """Moves for which the answer had been true."""
    rank: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    level: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class _LinesReported(msgspec.Struct, frozen=True):
    """Number of unreadable lines that were reported to the player."""

    unreadable: Annotated[int, msgspec.Meta(ge=0)]


@dataclass(frozen=True, slots=True)
class Share:
    """Number of right answers, and of all answers."""

    right: int
    answers: int

    @property
    def part(self) -> float:
        """The right ones, from 0 to 1."""
        return self.right / self.answers if self.answers else 0.0


class Recollections:
    """The answers of one player in the file at `path`, which is made with the first."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._copy = path.with_name(path.name + _COPY)
        self._waiting: list[Result] = []
        self._unreadable = self._reported = 0
        self._trouble: Notice | None = None
        self._is_trouble_reported = False

    def add(self, result: Result) -> Notice | None:
        """Keep an answer; what to tell when it could not be written yet. Never raises for the disk's sake."""
        self._waiting.append(result)
        try:
            while self._waiting:
                line = sealed(msgspec.json.encode(self._waiting[0])) + b"\n"
                _append(self._path, line)
                with suppress(OSError):  # the next reading copies it
                    if not files.is_there(self._copy):
                        files.write(self._copy, files.read(self._path, _LARGEST), through=False)
                    else:
                        _append(self._copy, line, through=False)
                del self._waiting[0]
        except OSError as error:
            return Notice(NoticeKey.PRACTICE_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None

    def results(self) -> list[Result]:
        """Every answer that can be read, the first one first, those still to be written too."""
        lines = self._lines()
        copied = _lines_in(self._copy)
        merged = lines if lines == copied else _merged(lines, copied)
        found = [_result(line) for line in merged]
        self._unreadable = found.count(None)
        self._reported = max(
            self._reported, *(line.unreadable for line in found if isinstance(line, _LinesReported)), 0
        )
        if len(merged) > len(lines):  # what came back is no more unreadable
            self._reported = min(self._unreadable, self._reported + len(merged) - len(lines))
        self._even_out(lines, copied, merged)
        return [*(line for line in found if isinstance(line, Result)), *self._waiting]

    def _lines(self) -> list[bytes]:
        """Return the lines of the file; none where it may not be read, which is said once."""
        try:
            return _lines_in(self._path, may_fail=False)
        except OSError as error:
            arguments: dict[str, Argument] = {"file": shown(self._path), "reason": reason_of(error)}
            self._trouble = Notice(NoticeKey.ANSWERS_UNREADABLE, arguments)
            return []

    def _even_out(self, lines: list[bytes], copied: list[bytes], merged: list[bytes]) -> None:
        """Bring what one of the two files lacks into it, where that can be."""
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
        """Return what there is to report of the lines read last, once: some cannot be read, or the file cannot."""
        if self._trouble is not None and not self._is_trouble_reported:
            self._is_trouble_reported = True
            return self._trouble
        new = self._unreadable - self._reported
        if new <= 0:
            return None
        self._reported = self._unreadable
        with suppress(OSError):  # told again at the next start, then
            _append(self._path, msgspec.json.encode(_LinesReported(self._reported)) + b"\n")
        return Notice(NoticeKey.ANSWERS_DAMAGED, {"count": new})


def _lines_of(text: bytes) -> list[bytes]:
    """Return the lines of a text that are not empty. What is mostly line ends counts as one that cannot be read."""
    if text.count(b"\n") + text.count(b"\r") <= len(text) // _SHORT + _FEW:
        return _LINE.findall(text)
    for many in (64, 8, 2):  # Speed: 32 million line ends in 0.1 s instead of 1.5
        text = text.replace(b"\n" * many, b"\n")
    return [*_LONG_LINE.findall(text), b"..."]


def unreadable_in(text: bytes) -> int:
    """Number of lines of a text that are no answers, counted as far as to one more than MOST_UNREADABLE."""
    unreadable = (line for line in _lines_of(text) if _result(line) is None)
    return sum(1 for _line in islice(unreadable, MOST_UNREADABLE + 1))


def _append(path: Path, line: bytes, *, through: bool = True) -> None:
    """Bring a line to the end of a file, and ``through`` to the disk. What a crash left before it gets its own line."""
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
    """Return the lines of a file that are not empty; none where there is no file. OSError unless it ``may_fail``."""
    try:
        text = files.read(path, _LARGEST)
    except FileNotFoundError:
        return []
    except OSError:
        if may_fail:
            return []
        raise
    return _lines_of(text)


def _merged(lines: list[bytes], copied: list[bytes]) -> list[bytes]:
    """Return all lines, and in their places the answers of the second file that are not among them."""
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
    # Speed: a million lines that are none would take ten seconds to be refused by the decoder.
    if b'"where"' in text:
        with suppress(*UNREADABLE):
            return msgspec.json.decode(text, type=Result)
    elif b'"unreadable"' in text:
        with suppress(*UNREADABLE):
            return msgspec.json.decode(text, type=_LinesReported)
    return None


def age_of(result: Result) -> int:
    """Which of AGES an answer belongs to."""
    return next(place for place, (_first, last) in enumerate(AGES) if last is None or result.age <= last)


def shares(results: Iterable[Result], key: Callable[[Result], _Group | None]) -> dict[_Group, Share]:
    """Count the right answers by the value that the key gives each; those for which it gives None are left out."""
    found: dict[_Group, Share] = {}
    for result in results:
        group = key(result)
        if group is not None:
            old = found.get(group, Share(0, 0))
            found[group] = Share(old.right + result.right, old.answers + 1)
    return found


def share_of(results: Sequence[Result]) -> Share:
    """Return the share of these that were right."""
    return Share(sum(result.right for result in results), len(results))


def trend_of(results: Sequence[Result], most: int = 20) -> list[Share]:
    """The last answers by dozens, the oldest first; what is left over of the oldest is not counted."""
    groups = [results[end - TREND : end] for end in range(len(results), TREND - 1, -TREND)][:most]
    return [share_of(group) for group in reversed(groups)]
