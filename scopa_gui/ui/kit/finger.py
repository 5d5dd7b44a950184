"""A finger on the screen: SDL reports it as a mouse, and it becomes a press, a drag or a long press.

SDL makes mouse events of the first finger, marked `touch`; the finger events that come with them are not read, so that
nothing is done twice. A finger's action is known only when it moves, stays or is lifted: until then nothing is pressed.
"""

from collections.abc import Sequence
from enum import Enum, auto

import pygame

from scopa_gui.ui.kit.intents import DRAG_BEGINS, NOWHERE, Drag, Hover, Intent, Point, Press, Release, point_of

LONG = 0.5
"""Seconds that a finger stays where it is until that means what the right button does."""
_TREMBLES = 1 / 55
"""Of the window's height that a finger may move and still stay where it is."""
_STEP = 0.2
"""Seconds that count at most at one wake-up: a finger lifted while the program was held up has not stayed so long."""


class FingerDeed(Enum):
    """Action of a finger."""

    AWAY = auto()
    RESTS = auto()
    DRAGS = auto()
    HOLDS = auto()


class Finger:
    """`deed` is what the finger does now."""

    def __init__(self) -> None:
        self.deed = FingerDeed.AWAY
        self._start: Point = NOWHERE
        self._seconds = 0.0

    @property
    def next_timer(self) -> float | None:
        """Seconds until it has stayed long."""
        return max(0.0, LONG - self._seconds) if self.deed is FingerDeed.RESTS else None

    def pass_time(self, dt: float) -> None:
        """Let time pass; what it means, `stayed` tells once all events were read."""
        self._seconds += min(dt, _STEP)

    def stayed(self) -> Sequence[Intent]:
        """Return the intents that follow from the finger still being there."""
        if self.deed is not FingerDeed.RESTS or self._seconds < LONG:
            return ()
        self.deed = FingerDeed.HOLDS
        return (Press(self._start, 3),)

    def let_go(self) -> Sequence[Intent]:
        """Forget the finger, whose lifting will not be seen: what it drags goes back."""
        deed = self.deed
        self.deed = FingerDeed.AWAY
        return (Release(NOWHERE, dragged=True), Hover(NOWHERE)) if deed is FingerDeed.DRAGS else ()

    def read(self, event: pygame.event.Event, scale: float, high: int) -> Sequence[Intent]:
        """The intents of a mouse event marked `touch`; `high` is the surface's height."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.deed, self._start, self._seconds = FingerDeed.RESTS, point_of(event, scale), 0.0
                return (Hover(self._start),)
            case pygame.MOUSEMOTION:
                return self._moved(point_of(event, scale), max(DRAG_BEGINS, round(high * _TREMBLES)))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._lifted(point_of(event, scale))
        return ()

    def _moved(self, pos: Point, far: int) -> Sequence[Intent]:
        start = self._start
        if self.deed is FingerDeed.DRAGS:
            return (Drag(pos, start),)
        if self.deed is FingerDeed.RESTS and max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) >= far:
            self.deed = FingerDeed.DRAGS
            return Press(start), Drag(pos, start)
        return ()

    def _lifted(self, pos: Point) -> Sequence[Intent]:
        """No finger points anywhere any more."""
        deed = self.deed
        self.deed = FingerDeed.AWAY
        match deed:
            case FingerDeed.RESTS:
                return Press(self._start), Release(self._start), Hover(NOWHERE)
            case FingerDeed.DRAGS:
                return Release(pos, dragged=True), Hover(NOWHERE)
            case FingerDeed.HOLDS:
                return Release(pos, 3), Hover(NOWHERE)
        return ()
