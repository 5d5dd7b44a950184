"""All that a player has in hand, read as intents: keyboard and mouse, a finger, gamepads."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit.finger import Finger
from scopa_gui.ui.kit.held_key import HeldKey
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press, Reader
from scopa_gui.ui.kit.pads.pad_families import PadFamily
from scopa_gui.ui.kit.pads.pad_reader import PadReader


class InputReader:
    """`by_pad`: the last thing that was pressed was on a gamepad. `shifted`: what a key types with Shift."""

    def __init__(self, shifted: Callable[[int], str] = lambda key: "") -> None:
        self.pads = PadReader()
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
        """Seconds until something means more by being held so long."""
        timers = (self.pads.next_timer, self._finger.next_timer, self._held_key.next_timer)
        return min((seconds for seconds in timers if seconds is not None), default=None)

    def pass_time(self, dt: float) -> None:
        """Let time pass, before the events that came meanwhile are read."""
        self.pads.pass_time(dt)
        self._finger.pass_time(dt)
        self._held_key.pass_time(dt)

    def held(self, *, types: bool = False) -> Sequence[Intent]:
        """Return the intents of what is still held, once all events were read; `types`: letters are being typed."""
        return (*self.pads.held(), *self._finger.stayed(), *self._held_key.held(types=types))

    def stop_repeating(self) -> None:
        """Another screen came: what is held was pressed for the one before, and does not go on."""
        self.pads.stop_repeating()
        self._held_key.stop()

    def let_go(self) -> Sequence[Intent]:
        """Release whatever is held: it is no longer on the screen, or no longer in this window."""
        lost = self._reader.let_go()
        return (*(() if lost is None else (lost,)), *self._finger.let_go())

    def _read(self, event: pygame.event.Event, scale: float) -> Sequence[Intent]:
        lost = self._reader.lost(event)
        fingers = self._finger.let_go() if event.type == pygame.WINDOWFOCUSLOST else ()
        intent = self._reader.read(event, scale)
        self._held_key.follow(event, intent)
        found = (lost, *fingers, intent)
        return tuple(intent for intent in found if intent is not None)

    def read(self, event: pygame.event.Event, scale: float = 1.0, high: int = 800) -> Sequence[Intent]:
        """The intents of an event; `scale` is surface pixels for one window pixel, `high` the surface's height."""
        padded = self.pads.read(event)
        if padded is not None:
            self.by_pad = True
            return (padded,)
        if getattr(event, "touch", False):
            found = self._finger.read(event, scale, high)
        else:
            found = self._read(event, scale)
        self.by_pad = self.by_pad and not any(isinstance(intent, Press | Key | Back) for intent in found)
        return found
