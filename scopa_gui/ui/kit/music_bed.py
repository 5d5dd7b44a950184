"""The bed of music: streamed from its file while it is wanted, softer under a tune, gone and back without a jump.

Only the thread that has the audio device calls it. While it is off nothing is read, and nothing is open.
"""

import time
from pathlib import Path
from typing import Final

import pygame

from scopa_gui.store import program_parts
from scopa_gui.ui.kit.file_objects import readable

SECONDS: Final = 70.56
"""How long it lasts, until it begins again."""
UNDER = 0.3
"""How much of it is left under a tune."""
_UNDER_SPEECH = 0.35
STEP = 0.04
"""Seconds from one volume to the next while it fades."""
_UP = 0.6
_DOWN = 2.5
"""How fast it fades, in whole volumes a second."""
_LONG = 60.0
_LARGEST = 1 << 24
"""Bytes of the file."""


def under_speech(volume: float) -> float:
    """The volume to have while a screen reader speaks."""
    return _UNDER_SPEECH * volume


class MusicBed:
    """``volume`` is what it is to have, 0..1: nothing at 0."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.volume = 0.0
        self._now = 0.0
        self._faded = 0.0
        self._under_until = 0.0
        self._begun: float | None = None
        """At what second of the file it was begun; None while it does not sound."""
        self._next = 0.0
        self._is_broken = False

    @property
    def wanted(self) -> bool:
        """True if it is to be heard, and can be."""
        return self.volume > 0 and not self._is_broken

    @property
    def sounds(self) -> bool:
        """True if it is being played."""
        return self._begun is not None

    def give_way(self, seconds: float) -> None:
        """A tune is played over it."""
        self._under_until = max(self._under_until, time.monotonic() + seconds)

    def patience(self) -> float:
        """Seconds until it wants to go on fading."""
        if self._now != self._goal():
            return STEP
        return min(_LONG, max(STEP, self._under_until - time.monotonic())) if self._under_until else _LONG

    def step(self) -> None:
        """Come, go, or fade a little further; the device is open."""
        if self.wanted and not self.sounds:
            self._begin()
        if not self.sounds:
            return
        now = time.monotonic()
        goal = self._goal()
        dt = min(2 * STEP, now - self._faded)
        self._faded = now
        self._now = min(goal, self._now + _UP * dt) if goal > self._now else max(goal, self._now - _DOWN * dt)
        pygame.mixer.music.set_volume(self._now)
        if self._now == goal == 0.0:
            self.end()

    def end(self) -> None:
        """Stop at once, and know where: it goes on from there. The device is still open."""
        if self._begun is not None:
            self._next = (self._begun + max(0, pygame.mixer.music.get_pos()) / 1000) % SECONDS
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            self._begun = None
            self._now = 0.0

    def _goal(self) -> float:
        if self._under_until and time.monotonic() >= self._under_until:
            self._under_until = 0.0
        return (self.volume * (UNDER if self._under_until else 1.0)) if self.wanted else 0.0

    def _begin(self) -> None:
        """A file that is not there or broken is silent, for good."""
        try:
            program_parts.demand(self._path, _LARGEST)  # SDL would look for the end of a longer one for ever
            pygame.mixer.music.load(readable(self._path))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1, start=self._next)
        except (pygame.error, OSError):
            self._is_broken = True
            program_parts.miss(self._path)
        else:
            self._begun, self._now, self._faded = self._next, 0.0, time.monotonic()
