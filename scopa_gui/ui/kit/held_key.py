"""A key of the keyboard that is held and goes on: arrows, Page keys, Tab, and what deletes letters."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from scopa_gui.ui.kit.intents import Intent, Key

FIRST = 0.4
NEXT = 0.035
"""Seconds until a held key goes on, and between the steps after that."""
_MOVES = frozenset({"left", "right", "up", "down", "page up", "page down", "tab"})
_DELETES = frozenset({"backspace", "delete"})
"""Keys that go on only where letters are typed: at a table Backspace takes a card back."""


class HeldKey:
    """The last key that was pressed, if it goes on. pygame repeats all keys or none, and more than can be drawn."""

    def __init__(self) -> None:
        self._code = 0
        self._key: Key | None = None
        self._seconds = 0.0

    @property
    def next_timer(self) -> float | None:
        """Seconds until the key goes on."""
        return None if self._key is None else max(0.0, self._seconds)

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._seconds -= dt

    def follow(self, event: pygame.event.Event, meant: Intent | None) -> None:
        """Take an event, and the intent that was read in it."""
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
        """Another screen came: the key was pressed for the one before."""
        self._key = None

    def held(self, *, types: bool) -> Sequence[Intent]:
        """The key once more, if it is time; `types`: letters are typed now."""
        if self._key is None or self._seconds > 0:
            return ()
        self._seconds = max(self._seconds + NEXT, 0.0)
        return () if self._key.name in _DELETES and not types else (replace(self._key, repeated=True),)
