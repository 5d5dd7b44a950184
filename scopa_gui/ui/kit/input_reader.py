"""Keyboard, mouse, touch and gamepads, read as intents; and protection against double presses."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from types import MappingProxyType
from typing import TypeGuard

import pygame

from scopa_gui.ui.kit.intents import (
    DRAG_BEGINS,
    NOWHERE,
    Back,
    Drag,
    Hover,
    Intent,
    Key,
    Point,
    Press,
    Reader,
    Release,
    point_of,
)
from scopa_gui.ui.kit.pad_reader import PadFamily, PadReader

_DROPS = (pygame.DROPFILE, pygame.DROPTEXT)


def events() -> list[pygame.event.Event]:
    """Return the events that wait. A dropped file whose name pygame cannot read has the name ""; no event is lost."""
    found = pygame.event.get(exclude=_DROPS)
    try:
        return found + pygame.event.get(_DROPS, pump=False)
    except (SystemError, UnicodeError):
        return [*found, pygame.event.Event(pygame.DROPFILE, file="")]


LONG = 0.5
"""Seconds that a finger must rest to count as the right button."""
_TREMBLES = 1 / 55
"""Share of the window's height that a finger may move and still count as resting."""
_STEP = 0.2
"""Most seconds that count at one wake-up: a finger lifted while the program was busy did not rest that long."""


class FingerDeed(Enum):
    """State of the finger."""

    LIFTED = auto()
    RESTS = auto()
    DRAGS = auto()
    HOLDS = auto()


class Finger:
    """The finger on a touch screen; `deed` is what it is doing."""

    def __init__(self) -> None:
        self.deed = FingerDeed.LIFTED
        self._start: Point = NOWHERE
        self._seconds = 0.0

    @property
    def next_timer(self) -> float | None:
        """Seconds until it has rested long enough for a right click."""
        return max(0.0, LONG - self._seconds) if self.deed is FingerDeed.RESTS else None

    def pass_time(self, dt: float) -> None:
        """Let time pass; `stayed` gives the intents that follow, once all events have been read."""
        self._seconds += min(dt, _STEP)

    def stayed(self) -> Sequence[Intent]:
        """Return the right press if the finger has rested long enough."""
        if self.deed is not FingerDeed.RESTS or self._seconds < LONG:
            return ()
        self.deed = FingerDeed.HOLDS
        return (Press(self._start, 3),)

    def let_go(self) -> Sequence[Intent]:
        """Forget the finger; return intents that put back what it drags."""
        deed = self.deed
        self.deed = FingerDeed.LIFTED
        return (Release(NOWHERE, dragged=True), Hover(NOWHERE)) if deed is FingerDeed.DRAGS else ()

    def read(self, event: pygame.event.Event, scale: float, height: int) -> Sequence[Intent]:
        """Return the intents of a mouse event marked `touch`; `height` is the surface's height."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.deed, self._start, self._seconds = FingerDeed.RESTS, point_of(event, scale), 0.0
                return (Hover(self._start),)
            case pygame.MOUSEMOTION:
                pos = point_of(event, scale)
                far = max(DRAG_BEGINS, round(height * _TREMBLES))
                start = self._start
                if self.deed is FingerDeed.DRAGS:
                    return (Drag(pos, start),)
                if self.deed is FingerDeed.RESTS and max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) >= far:
                    self.deed = FingerDeed.DRAGS
                    return Press(start), Drag(pos, start)
                return ()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                pos = point_of(event, scale)
                deed = self.deed
                self.deed = FingerDeed.LIFTED
                lifted: dict[FingerDeed, Sequence[Intent]] = {
                    FingerDeed.LIFTED: (),
                    FingerDeed.RESTS: (Press(self._start), Release(self._start), Hover(NOWHERE)),
                    FingerDeed.DRAGS: (Release(pos, dragged=True), Hover(NOWHERE)),
                    FingerDeed.HOLDS: (Release(pos, 3), Hover(NOWHERE)),
                }
                return lifted[deed]
        return ()


FIRST = 0.4
NEXT = 0.035
"""Seconds until a held key repeats, and between its repetitions."""
_MOVES = frozenset({"left", "right", "up", "down", "page up", "page down", "tab"})
_DELETES = frozenset({"backspace", "delete"})
"""Keys that repeat only while letters are typed: at a table Backspace takes a card back."""


class HeldKey:
    """The last key that was pressed, if it repeats. (pygame repeats all keys or none, and faster than can be drawn.)"""

    def __init__(self) -> None:
        self._code = 0
        self._key: Key | None = None
        self._seconds = 0.0

    @property
    def next_timer(self) -> float | None:
        """Seconds until the key repeats."""
        return None if self._key is None else max(0.0, self._seconds)

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._seconds -= dt

    def follow(self, event: pygame.event.Event, meant: Intent | None) -> None:
        """Take an event and the intent that was read from it."""
        match event.type:
            case pygame.KEYDOWN:
                self._key = meant if isinstance(meant, Key) and meant.name in _MOVES | _DELETES else None
                self._code = event.key
                self._seconds = FIRST
            case pygame.KEYUP if event.key == self._code:
                self._key = None
            case pygame.WINDOWFOCUSLOST:
                self._key = None

    def stop(self) -> None:
        """Stop repeating, because the screen for which the key was pressed is gone."""
        self._key = None

    def held(self, *, types: bool) -> Sequence[Intent]:
        """Return the key again if it is time; `types`: letters are being typed."""
        if self._key is None or self._seconds > 0:
            return ()
        self._seconds = max(self._seconds + NEXT, 0.0)
        return () if self._key.name in _DELETES and not types else (replace(self._key, repeated=True),)


class InputReader:
    """Reader of all devices. `by_pad`: the last press was on a gamepad.

    `shifted` returns the character that a key types with Shift; `bound` has the intents of a gamepad's buttons.
    """

    def __init__(
        self, shifted: Callable[[int], str] = lambda key: "", bound: Mapping[int, Intent] = MappingProxyType({})
    ) -> None:
        self.pads = PadReader(bound)
        self.by_pad = False
        self._reader = Reader(shifted)
        self._finger = Finger()
        self._held_key = HeldKey()

    @property
    def family(self) -> PadFamily | None:
        """Family of the gamepad that was plugged in last, for the names of its buttons; None if there is no gamepad."""
        return next(reversed(self.pads.families.values()), None)

    @property
    def next_timer(self) -> float | None:
        """Seconds until something that is held repeats or counts as long."""
        timers = (self.pads.next_timer, self._finger.next_timer, self._held_key.next_timer)
        return min((seconds for seconds in timers if seconds is not None), default=None)

    def pass_time(self, dt: float) -> None:
        """Let time pass, before the events of that time are read."""
        self.pads.pass_time(dt)
        self._finger.pass_time(dt)
        self._held_key.pass_time(dt)

    def held(self, *, types: bool = False) -> Sequence[Intent]:
        """Return the intents of what is still held, once all events have been read; `types`: letters are typed now."""
        return (*self.pads.held(), *self._finger.stayed(), *self._held_key.held(types=types))

    def stop_repeating(self) -> None:
        """Stop repeating what is held, because it was pressed for a screen that is gone."""
        self.pads.stop_repeating()
        self._held_key.stop()

    def let_go(self) -> Sequence[Intent]:
        """Release whatever is held, because its screen is gone or another window has the focus."""
        lost = self._reader.let_go()
        return (*(() if lost is None else (lost,)), *self._finger.let_go())

    def read(self, event: pygame.event.Event, scale: float = 1.0, height: int = 800) -> Sequence[Intent]:
        """Return the intents of an event; `scale`: surface pixels per window pixel, `height`: the surface's height."""
        padded = self.pads.read(event)
        if padded is not None:
            self.by_pad = True
            return (padded,)
        if getattr(event, "touch", False):
            found = self._finger.read(event, scale, height)
        else:
            lost = self._reader.lost(event)
            fingers = self._finger.let_go() if event.type == pygame.WINDOWFOCUSLOST else ()
            intent = self._reader.read(event, scale)
            self._held_key.follow(event, intent)
            found = tuple(one for one in (lost, *fingers, intent) if one is not None)
        self.by_pad = self.by_pad and not any(isinstance(intent, Press | Key | Back) for intent in found)
        return found


GUARD_SECONDS = 0.4
"""Seconds in which the same press again still belongs to the screen before."""
_GUARD_STEP = 0.1
"""Most seconds that count at one wake-up: painting a screen may take longer, and nobody sees it meanwhile."""
_SAME_PLACE = 24
"""Pixels within which a click is at the same place."""


class PressGuard:
    """The press that changed the screen last: Enter or Space, or the left button with its place."""

    def __init__(self) -> None:
        self._left = 0.0
        self._by: Key | Press | Release | None = None

    @property
    def next_timer(self) -> float | None:
        """Seconds until `pass_time` must be called; None if it need not be."""
        return min(_GUARD_STEP, self._left) if self._left else None

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - min(dt, _GUARD_STEP))

    def changed(self, intent: Intent) -> None:
        """Remember an intent that opened another screen, if it is one of those that often come twice."""
        if _is_key(intent) or (isinstance(intent, Press | Release) and intent.button == 1):
            self._left = GUARD_SECONDS
            self._by = intent

    def is_left_over(self, intent: Intent) -> bool:
        """Return whether this is the same press again, meant for the screen before; any other press ends the guard."""
        if not self._left:
            return False
        if isinstance(intent, Press) and isinstance(self._by, Press | Release):
            far = max(abs(intent.pos[0] - self._by.pos[0]), abs(intent.pos[1] - self._by.pos[1]))
            again = intent.button == 1 and far <= _SAME_PLACE
        else:
            again = _is_key(intent) and isinstance(self._by, Key)
        if not again and isinstance(intent, Press | Key | Back):
            self._left = 0.0
        return again


def _is_key(intent: Intent) -> TypeGuard[Key]:
    return isinstance(intent, Key) and intent.name in ("enter", "space") and not (intent.alt or intent.command)
