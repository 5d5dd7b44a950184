"""A picture of the window in a file: its pixels as the surface has them, so that they are read straight into it.

Layout: a line with a checksum (CRC-32, eight hexadecimal digits) and, as JSON, what it is the checksum of: the pixels'
shape and own checksum (Adler-32), and facts; then the pixels.
"""

import json
import zlib
from pathlib import Path
from typing import Any, Final

import pygame

from scopa_gui.store import files

_LONGEST: Final = 1 << 14
"""Bytes of the line."""
_SUM: Final = 8
"""Letters of the checksum before it."""


def keep(path: Path, picture: pygame.Surface, facts: object) -> None:
    """Write a picture, and with it facts that JSON can hold. OSError: it could not be written."""
    pixels = picture.get_buffer().raw
    header = json.dumps({"pixels": _shape(picture), "sum": zlib.adler32(pixels), "facts": facts}).encode()
    files.write(path, b"%08x%s\n%s" % (zlib.crc32(header), header, pixels), through=False)


class FrameFile:
    """A picture that was saved, and the facts it was saved with."""

    def __init__(self, path: Path) -> None:
        """Open it. OSError, ValueError: there is none, or it is damaged."""
        files.demand_file(path)
        self._path = path
        with path.open("rb") as file:
            line = file.readline(_LONGEST)
        if line[:_SUM] != b"%08x" % zlib.crc32(line[_SUM:-1]):
            raise ValueError("This is no picture of the window, or a damaged one.")
        header = json.loads(line[_SUM:])
        self._start = len(line)
        self._shape = header["pixels"]
        self._sum = header["sum"]
        self.facts: Any = header["facts"]

    def paint(self, surface: pygame.Surface) -> bool:
        """Fill a surface of the size and kind it was taken from; False: it is another one, or the file is damaged."""
        if self._shape != _shape(surface):
            return False
        proxy: Any = surface.get_buffer()
        with self._path.open("rb", buffering=0) as file, memoryview(proxy) as pixels:
            file.seek(self._start)
            return file.readinto(pixels) == len(pixels) and not file.read(1) and zlib.adler32(pixels) == self._sum


def _shape(surface: pygame.Surface) -> list[object]:
    """Return the shape that two surfaces share if their bytes mean the same."""
    return [*surface.get_size(), surface.get_pitch(), *surface.get_masks()]
