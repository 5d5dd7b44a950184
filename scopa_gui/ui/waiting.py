"""Real time for the window: a clock, a pace for animations, and a wait that really blocks.

pygame.event.wait() polls every millisecond and costs 3 to 4 % of a core on an untouched window;
SDL's own SDL_WaitEventTimeout, called in the library that pygame loaded, costs nothing.
"""

import ctypes
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

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


def _library() -> ctypes.CDLL | None:
    """The very SDL that pygame has loaded: a second copy would have an event queue of its own."""
    if sys.platform == "linux":
        for line in Path("/proc/self/maps").read_bytes().splitlines():
            path = os.fsdecode(line.split(None, 5)[-1].strip())
            if "libSDL2-2" in path and "image" not in path:
                return ctypes.CDLL(path)
    beside = Path(pygame.__file__).parent
    for pattern in ("SDL2.dll", ".dylibs/libSDL2-2*.dylib"):
        for found in beside.glob(pattern):
            return ctypes.CDLL(str(found))
    return None


def _blocking_wait() -> Wait | None:
    try:
        library = _library()
        if library is None:
            return None
        wait = library.SDL_WaitEventTimeout
        wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    except (AttributeError, OSError):
        return None
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
        """Really sleep until an event is queued or the time is over; poll 50 times a second where SDL cannot be found."""
        if self._blocking is not None:
            self._blocking(None, ms)
            return
        end = time.monotonic() + ms / 1000
        while not pygame.event.peek() and time.monotonic() < end:
            time.sleep(min(0.02, max(0.0, end - time.monotonic())))

    def pace(self) -> None:
        """Sleep for what is left of this frame."""
        self._clock.tick(self._frames)
