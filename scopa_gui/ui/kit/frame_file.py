"""A picture of the window in a file: its pixels have the surface's format, so they are read straight into a surface.

The first line is a CRC-32 checksum (eight hexadecimal digits) of the JSON that follows it: shape and Adler-32 checksum
of the pixels, and facts. Then come the pixels.
"""

import json
import zlib
from pathlib import Path
from typing import Any, Final

import pygame

from scopa_gui.store import files

_LONGEST: Final = 1 << 14
"""Greatest length of the first line in bytes."""
_SUM: Final = 8
"""Length of the checksum at its start."""


def save(path: Path, picture: pygame.Surface, facts: object) -> None:
    """Write a picture and facts that JSON can hold. Raises OSError if they cannot be written."""
    pixels = picture.get_buffer().raw
    header = json.dumps({"pixels": _shape(picture), "sum": zlib.adler32(pixels), "facts": facts}).encode()
    files.write(path, b"%08x%s\n%s" % (zlib.crc32(header), header, pixels), through=False)


class FrameFile:
    """A picture that was saved, and the facts it was saved with."""

    def __init__(self, path: Path) -> None:
        """Open the file. Raises OSError or ValueError if it is missing or damaged."""
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
        """Fill a surface of the same size and format; return False if it has another one, or if the file is damaged."""
        if self._shape != _shape(surface):
            return False
        proxy: Any = surface.get_buffer()
        with self._path.open("rb", buffering=0) as file, memoryview(proxy) as pixels:
            file.seek(self._start)
            return file.readinto(pixels) == len(pixels) and not file.read(1) and zlib.adler32(pixels) == self._sum


def _shape(surface: pygame.Surface) -> list[object]:
    """Return the size and format of a surface: pixels can be copied between surfaces if they have the same."""
    return [*surface.get_size(), surface.get_pitch(), *surface.get_masks()]
