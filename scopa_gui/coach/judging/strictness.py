"""Strictness of the coach at the table: the worse the recent play, the smaller the mistake that is stopped.

Measured: of the moves of Pierino, the weakest level, 8 in 100 are at least mistakes, of those of Rosa 2 in 100. So
forty moves in a row without one are well played, and two in forty are too many to be left alone.
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
"""Moves with a choice, the last ones, that are looked at."""
FEW = 20
"""Fewer moves than this say nothing yet."""
TOO_MANY = 2
"""Errors among them that are stopped again, a blunder counting for two."""
_WEIGHT = {Grade.MISTAKE: 1, Grade.BLUNDER: 2, Grade.DISASTER: 2}


def threshold(grades: Sequence[Grade]) -> Grade:
    """The grade from which on a move is stopped, after moves of these grades, the last one last."""
    lately = grades[-WINDOW:]
    errors = sum(_WEIGHT.get(grade, 0) for grade in lately)
    if errors >= TOO_MANY or len(lately) < FEW:
        return Grade.MISTAKE
    return Grade.BLUNDER if errors or len(lately) < WINDOW else Grade.DISASTER


class AdaptiveStrictness:
    """The grades of one player's last moves, as first intended, in a small file of the player's folder."""

    def __init__(self, paths: Paths) -> None:
        self._path = paths.coach
        self._grades, is_whole = _read(self._path)
        self.notice: Notice | None = None
        """Notice of a damaged file, which is set aside."""
        if not is_whole:
            self.notice = Notice(NoticeKey.COACH_DAMAGED, {"file": shown(self._path)})
            with suppress(OSError):
                files.set_aside(self._path)

    @property
    def threshold(self) -> Grade:
        """The grade from which on a move is stopped."""
        return threshold(self._grades)

    def add(self, grade: Grade) -> Notice | None:
        """Keep how good a move about to be played was; what to tell where it cannot be written, without raising."""
        self._grades = [*self._grades, grade][-WINDOW:]
        try:
            files.write(self._path, msgspec.json.encode({"grades": [int(one) for one in self._grades]}) + b"\n")
        except OSError as error:
            return Notice(NoticeKey.PRACTICE_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None


_MOST = 1 << 16
"""Bytes: forty grades are fewer."""


class _StrictnessRow(msgspec.Struct):
    grades: list[int]


def _read(path: Path) -> tuple[list[Grade], bool]:
    """Return the grades in the file, and False if it cannot be read or something in it is no grade."""
    try:
        saved = msgspec.json.decode(files.read(path, _MOST), type=_StrictnessRow).grades
    except FileNotFoundError:
        return [], True
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return [], False
    grades = [Grade(grade) for grade in saved if grade in tuple(Grade)]
    return grades, len(grades) == len(saved)
