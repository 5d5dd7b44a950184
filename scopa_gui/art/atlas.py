"""File of raw pictures that opens in a fraction of a millisecond: the user's cache on disk.

Layout: MAGIC and the number of pictures; for each its name, width, height, bytes per pixel, checksum and start; then
the pixels. A file that is cut short, garbled or of another version counts as missing. Each picture is checked when it
is read, so a damaged one is never shown.
"""

import os
import struct
import zlib
from collections.abc import Mapping
from io import FileIO
from pathlib import Path
from typing import NamedTuple, Self

MAGIC = b"SCOPAart1\n"
HEAD = struct.Struct("<10sIH")
ENTRY = struct.Struct("<24sHHHIQ")
LIMIT = 500_000_000
"""Number of bytes that the folder of the cache may have.

All screens and a match need 80 MB at 1920x1080, and 430 MB at 3840x2160. With a limit of 150 MB pictures were removed
and drawn again at each start.
"""
SUFFIX = ".atlas"


class RawPicture(NamedTuple):
    """Raw pixels, row by row: 4 bytes each (RGBA, straight alpha), 1 (shades of a table) or 3 (RGB)."""

    width: int
    height: int
    pixels: bytes

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return (self.width, self.height)


class AtlasPlace(NamedTuple):
    """Size of a picture in pixels and bytes per pixel, its checksum, and its start in the file."""

    width: int
    height: int
    depth: int
    checksum: int
    start: int


class Atlas:
    """Table of contents of a cache file; `read(name)` returns a picture.

    The file is open only while it is read, so that another copy of the program can replace it on every system. It is
    read and not mapped, so that the program survives if the file is cut short meanwhile.
    """

    def __init__(self, path: Path, places: Mapping[str, AtlasPlace]) -> None:
        self._path = path
        self._places = places

    @classmethod
    def open(cls, path: Path) -> Self | None:
        """Open a cache file; return None if there is no whole one at this path."""
        if not path.is_file():  # a pipe would be waited for
            return None
        try:
            with path.open("rb", buffering=0) as file:
                places = _places(file)
        except (OSError, struct.error, UnicodeDecodeError):
            return None
        return None if places is None else cls(path, places)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its pictures."""
        return tuple(self._places)

    def read(self, name: str) -> RawPicture | None:
        """Return a picture; None if it is not in the file or damaged."""
        place = self._places.get(name)
        if place is None:
            return None
        size = place.width * place.height * place.depth
        try:
            with self._path.open("rb", buffering=0) as file:
                file.seek(place.start)
                pixels = file.read(size)
        except OSError:
            return None
        if len(pixels) != size or zlib.crc32(pixels) != place.checksum:
            return None
        return RawPicture(place.width, place.height, pixels)


def write(path: Path, pictures: Mapping[str, RawPicture]) -> bool:
    """Write a cache file in one step: others see the old file or the new one, never half of it.

    Return False if it cannot be written: the disk is full, the folder is protected, or the file is held open on
    Windows.
    """
    start = HEAD.size + ENTRY.size * len(pictures)
    entries = []
    for name, picture in pictures.items():
        size = len(picture.pixels)
        depth = size // (picture.width * picture.height)
        entries.append(
            ENTRY.pack(name.encode(), picture.width, picture.height, depth, zlib.crc32(picture.pixels), start)
        )
        start += size
    table = b"".join(entries)
    draft = path.with_name(f"{path.name}.{os.getpid()}.{os.urandom(4).hex()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(HEAD.pack(MAGIC, zlib.crc32(table), len(pictures)) + table)
            for picture in pictures.values():
                file.write(picture.pixels)
        draft.replace(path)
    except OSError:
        _remove(draft)
        return False
    prune(path.parent, path)
    return True


def prune(folder: Path, keep: Path, limit: int = LIMIT) -> None:
    """Remove the least recently used cache files until the folder is below the limit; `keep` always stays."""
    files = []
    for file in [*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*{SUFFIX}.*.new")]:
        try:
            status = file.stat()
        except OSError:
            continue
        files.append((status.st_mtime, status.st_size, file))
    total = sum(size for _, size, _ in files)
    for _, size, file in sorted(files):
        if total <= limit:
            return
        if file != keep:
            _remove(file)
            total -= size


def touch(path: Path) -> None:
    """Mark a cache file as used now."""
    try:
        os.utime(path)
    except OSError:
        return


def _places(file: FileIO) -> dict[str, AtlasPlace] | None:
    """Return the table of contents; None if the file is not a whole one of this version."""
    magic, checksum, count = HEAD.unpack(file.read(HEAD.size))
    table = file.read(ENTRY.size * count)
    if magic != MAGIC or len(table) != ENTRY.size * count or zlib.crc32(table) != checksum:
        return None
    places = {}
    end = HEAD.size + len(table)
    for name, width, height, depth, crc, start in ENTRY.iter_unpack(table):
        places[name.rstrip(b"\0").decode()] = AtlasPlace(width, height, depth, crc, start)
        end += width * height * depth
    return places if os.fstat(file.fileno()).st_size == end else None


def _remove(file: Path) -> None:
    try:
        file.unlink()
    except OSError:
        return
