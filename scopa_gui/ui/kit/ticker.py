"""Real time for the window: a clock, a pace for animations, and a wait that does not poll.

pygame.event.wait() polls every millisecond, which costs 3 to 4 % of a core on an untouched window; SDL_WaitEventTimeout
of the library that pygame loaded costs nothing.
"""

import ctypes
import time
from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import sdl

_FRAMES = 60
"""Frames of an animation in a second."""


class RealTime:
    """The computer's clock. Tests have one that they turn by hand."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._blocking: Callable[[object, int], int] | None = None
        library = sdl.library()
        if library is not None:
            self._blocking = library.SDL_WaitEventTimeout
            library.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
            library.SDL_WaitEventTimeout.restype = ctypes.c_int

    def now(self) -> float:
        """Return seconds from any zero, never going back."""
        return time.perf_counter()

    def wait(self, ms: int) -> None:
        """Sleep until an event is queued or the time is over, without taking the event.

        Without SDL's library look 50 times a second.
        """
        if self._blocking is not None:
            self._blocking(None, ms)
            return
        end = time.monotonic() + ms / 1000
        while not pygame.event.peek() and time.monotonic() < end:
            time.sleep(min(0.02, max(0.0, end - time.monotonic())))

    def pace(self) -> None:
        """Sleep until the next frame is due."""
        self._clock.tick(_FRAMES)
