"""Real time for the window: a clock, a pace for animations, and a wait that really blocks.

pygame.event.wait() polls every millisecond and costs 3 to 4 % of a core on an untouched window;
SDL's own SDL_WaitEventTimeout, called in the library that pygame loaded, costs nothing.
"""

import ctypes
import time
from collections.abc import Callable
from typing import Protocol

import pygame

from scopa_gui.ui.kit import sdl

Wait = Callable[[object, int], int]


class Ticker(Protocol):
    """What the application asks of time; the tests pass one with a hand-turned clock."""

    def now(self) -> float:
        """Seconds from an arbitrary zero, never going back."""
        ...

    def wait(self, ms: int) -> None:
        """Return when an event is queued or `ms` have passed; take no event from the queue."""
        ...

    def pace(self) -> None:
        """Sleep until the next animation frame is due."""
        ...


def _blocking_wait() -> Wait | None:
    library = sdl.library()
    if library is None:
        return None
    wait: Wait = library.SDL_WaitEventTimeout
    library.SDL_WaitEventTimeout.argtypes, library.SDL_WaitEventTimeout.restype = (
        [ctypes.c_void_p, ctypes.c_int],
        ctypes.c_int,
    )
    return wait


class RealTime:
    """The computer's own clock; `frames` is the pace of animations in frames a second."""

    def __init__(self, frames: int = 60) -> None:
        self._frames = frames
        self._clock = pygame.time.Clock()
        self._blocking = _blocking_wait()

    def now(self) -> float:
        """Seconds of the performance counter."""
        return time.perf_counter()

    def wait(self, ms: int) -> None:
        """Really sleep until an event is queued or the time is over; poll 50 times a second where SDL is not found."""
        if self._blocking is not None:
            self._blocking(None, ms)
            return
        end = time.monotonic() + ms / 1000
        while not pygame.event.peek() and time.monotonic() < end:
            time.sleep(min(0.02, max(0.0, end - time.monotonic())))

    def pace(self) -> None:
        """Sleep for what is left of this frame."""
        self._clock.tick(self._frames)
