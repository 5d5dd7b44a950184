"""All that a player has in hand, read as intents: keyboard and mouse, gamepads."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit.intents import Back, Intent, Key, Press, Reader
from scopa_gui.ui.kit.pads.pad_families import PadFamily
from scopa_gui.ui.kit.pads.pad_reader import PadReader


class InputReader:
    """`by_pad`: the last thing that was pressed was on a gamepad."""

    def __init__(self) -> None:
        self.pads = PadReader()
        self.by_pad = False
        self._reader = Reader()

    @property
    def family(self) -> PadFamily | None:
        """What the buttons of the gamepad are called that was plugged in last; None where none is."""
        return next(reversed(self.pads.families.values()), None)

    @property
    def next_timer(self) -> float | None:
        """Seconds until something means more by being held so long."""
        return self.pads.next_timer

    def pass_time(self, dt: float) -> Sequence[Intent]:
        """Let time pass: what it means that something is still held."""
        held = self.pads.pass_time(dt)
        return () if held is None else (held,)

    def read(self, event: pygame.event.Event, scale: float = 1.0) -> Sequence[Intent]:
        """The intents of an event; `scale` is surface pixels for one window pixel."""
        padded, other = self.pads.read(event), self._reader.read(event, scale)
        if padded is not None:
            self.by_pad = True
        elif isinstance(other, Press | Key | Back):
            self.by_pad = False
        return [intent for intent in (padded, other) if intent is not None]
