"""Moments: events besides a scopa that deserve a second of their own, and how long each is shown. Plain values."""

from enum import Enum

from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.ui.table.motion.beats import Beat


class MomentKind(Enum):
    """Kinds of moments; the value is the name of the sound."""

    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    MATCH_POINT = "match-point"
    CAPPOTTO = "cappotto"


LASTS = 1.1
"""Seconds at normal speed."""


class MomentClock:
    """Runs while a moment is shown; with `calm` it does not move, and is only there for its time."""

    def __init__(self) -> None:
        self.kind: MomentKind | None = None
        self.side = 0
        self.calm = False
        self.words = ""
        self._seconds = self._lasts = 0.0

    def begin(self, kind: MomentKind, side: int, factor: float, *, calm: bool, words: str = "") -> bool:
        """Show what a side has done; whether there is time for it: where all happens at once there is none.

        `words`: those on its ribbon, where they are not the name of what happened.
        """
        if factor <= 0.0:
            return False
        self.kind = kind
        self.side = side
        self.calm = calm
        self.words = words
        self._seconds, self._lasts = 0.0, LASTS * min(1.0, factor)
        return True

    def end(self) -> None:
        """It is skipped, or over."""
        self.kind = None

    @property
    def moving(self) -> bool:
        """True while every frame differs from the one before."""
        return self.kind is not None and not self.calm

    @property
    def timer(self) -> float | None:
        """Seconds until a `calm` moment ends; None when there is none."""
        return max(0.0, self._lasts - self._seconds) if self.kind is not None and self.calm else None

    @property
    def share(self) -> float:
        """Share of its time that has passed, 0..1."""
        return min(1.0, self._seconds / self._lasts) if self._lasts else 1.0

    def pass_time(self, dt: float) -> bool:
        """Let time pass; whether something else is to be seen now."""
        if self.kind is None:
            return False
        self._seconds += dt
        if self._seconds >= self._lasts:
            self.end()
            return True
        return not self.calm


def takes_settebello(beat: Beat) -> int | None:
    """The side to which the settebello goes in this motion, or None."""
    if beat.lit is None or not beat.lit.cards >> SETTEBELLO & 1:
        return None
    return next((side for side, pile in enumerate(beat.view.piles) if pile >> SETTEBELLO & 1), None)
