"""Strictness of the coach at the table: the more mistakes the player has made lately, the smaller ones it stops.

Measured: 8 in 100 moves of Pierino, the weakest opponent, are mistakes or worse, and 2 in 100 of Rosa's. Forty moves
without a mistake are therefore good play, and two mistakes in forty moves are too many.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.store import files
from scopa_gui.store.notices import Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import Paths

WINDOW = 40
"""Number of latest moves that count; moves without a choice are left out."""
FEW = 20
"""Number of moves below which the coach is strict."""
TOO_MANY = 2
"""Number of mistakes from which on the coach is strict; a blunder counts as two."""
_WEIGHT = {Grade.MISTAKE: 1, Grade.BLUNDER: 2, Grade.DISASTER: 2}


def threshold(grades: Sequence[Grade]) -> Grade:
    """Return the grade from which on a move is stopped, given the grades of the moves so far, the latest last."""
    lately = grades[-WINDOW:]
    errors = sum(_WEIGHT.get(grade, 0) for grade in lately)
    if errors >= TOO_MANY or len(lately) < FEW:
        return Grade.MISTAKE
    return Grade.BLUNDER if errors or len(lately) < WINDOW else Grade.DISASTER


class AdaptiveStrictness:
    """Grades of the latest moves that one player meant to make, stored in a file of the player's folder."""

    def __init__(self, paths: Paths) -> None:
        self._path = paths.coach
        self._grades, is_whole = _read(self._path)
        self.notice: Notice | None = None
        """Notice that the file was damaged and has been set aside."""
        if not is_whole:
            self.notice = Notice(NoticeKey.COACH_DAMAGED, {"file": shown(self._path)})
            with suppress(OSError):
                files.set_aside(self._path)

    @property
    def threshold(self) -> Grade:
        """Grade from which on a move is stopped."""
        return threshold(self._grades)

    def add(self, grade: Grade) -> Notice | None:
        """Add and save the grade of a move that the player means to make; return a notice if it cannot be saved."""
        self._grades = [*self._grades, grade][-WINDOW:]
        try:
            files.write(self._path, msgspec.json.encode({"grades": [int(one) for one in self._grades]}) + b"\n")
        except OSError as error:
            return Notice(NoticeKey.PRACTICE_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None


_MOST = 1 << 16
"""Largest size in bytes of a file that is read."""


class _StrictnessRow(msgspec.Struct):
    grades: list[int]


def _read(path: Path) -> tuple[list[Grade], bool]:
    """Return the grades in the file, and whether all of it could be read; a missing file counts as read."""
    try:
        saved = msgspec.json.decode(files.read(path, _MOST), type=_StrictnessRow).grades
    except FileNotFoundError:
        return [], True
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return [], False
    grades = [Grade(grade) for grade in saved if grade in tuple(Grade)]
    return grades, len(grades) == len(saved)
