"""When a program's window shows its first complete picture: what every measurement of a start goes by."""

import mmap
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops

from tests.e2e.xdrive import XServer

WATCHED = 1.5
"""Seconds of looking on after the first picture."""
PATIENCE, PAUSE = 30.0, 0.005
COARSE = 4
"""Of this many columns and rows of the screen one is looked at."""
PLAIN = 4
"""So many colours make no picture."""
SHARE, APART = 0.01, 8
"""Two pictures are alike when at most so many of their pixels are apart by more than so many of 255 greys."""


@dataclass
class Start:
    """Milliseconds from exec: the window there, more than one colour in it, as it stays."""

    mapped: float
    paint: float
    ready: float


class NeverPaintedError(Exception):
    """A program showed nothing."""


def is_painted(picture: Image.Image) -> bool:
    """Whether a screen in grey shows more than a few plain areas; the pointer, which is small, does not count."""
    counts = sorted(picture.histogram())
    return sum(counts[:-PLAIN]) > SHARE * sum(counts)


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures in grey are the same but for one pixel in a hundred."""
    counts = ImageChops.difference(one, other).histogram()
    return sum(counts[APART + 1 :]) <= SHARE * sum(counts)


def complete(shots: Sequence[tuple[float, Image.Image]]) -> float:
    """When the first of these pictures was taken that is as the last one."""
    final = shots[-1][1]
    return next(at for at, shot in shots if alike(shot, final))


class WatchedScreen(XServer):
    """An X server whose pixels are looked at in memory: asked for them, it would have less time for the program."""

    def __init__(self, size: tuple[int, int], window_manager: bool | str = False) -> None:
        memory = Path("/dev/shm")
        self._folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        super().__init__(size, window_manager, options=("-fbdir", self._folder.name))
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as file:
            self._pixels = pixels_of(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))

    def end(self) -> None:
        super().end()
        self._folder.cleanup()

    def glance(self) -> Image.Image:
        """The whole screen as it is this moment, coarse, and of its light only the green."""
        return Image.fromarray(np.ascontiguousarray(self._pixels[::COARSE, ::COARSE, 1]))


def pixels_of(dump: mmap.mmap | bytes) -> np.ndarray:
    """Rows, columns and four bytes each of a screen, in a window dump (XWD, version 7) of 32 bits a pixel."""
    head = struct.unpack_from(">25I", dump)
    size, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
    rows = np.frombuffer(dump, np.uint8, line * height, size + 12 * colours).reshape(height, line)
    return rows[:, : 4 * width].reshape(height, width, 4)


def first_picture(
    server: WatchedScreen, start: Callable[[], subprocess.Popen[str]], is_mapped: Callable[[], object] | None = None
) -> tuple[subprocess.Popen[str], Start]:
    """Start a program on an empty screen and watch it; NeverPaintedError. It goes on running.

    Asking `is_mapped` between the pictures costs some time; without it a window is there with its first paint.
    """
    begun = time.perf_counter()
    program = start()
    mapped = paint = 0.0
    shots = []
    while not paint or time.perf_counter() - begun < paint + WATCHED:
        if not mapped and is_mapped is not None and is_mapped():
            mapped = time.perf_counter() - begun
        now, picture = time.perf_counter() - begun, server.glance()
        if not paint and is_painted(picture):
            paint = now
        if paint:
            shots.append((now, picture))
        elif program.poll():
            raise NeverPaintedError(f"it ended with status {program.returncode}")
        elif now > PATIENCE:
            raise NeverPaintedError(f"no picture within {PATIENCE:.0f} s")
        time.sleep(PAUSE)
    return program, Start(1e3 * (mapped or paint), 1e3 * paint, 1e3 * complete(shots))
