"""A file of raw pictures that opens in a fraction of a millisecond: the per-user cache on disk.

Layout: MAGIC, number of pictures; for each its name, width, height, bytes per pixel, checksum and place; then the
pixels. A file that is cut short, garbled or of another version is treated as not there; every picture is checked when
it is read, so a damaged one is never shown.
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
KEPT = 500_000_000
"""The cache's folder is kept below this many bytes. All screens and a match ask for 80 MB at 1920x1080, and for 430 at
3840x2160; where there was room for 150, what was thrown out was drawn anew at each start.
"""
SUFFIX = ".atlas"


class RawPicture(NamedTuple):
    """Raw pixels, row by row, 4 bytes each (RGBA, straight alpha), 1 (shades of a table) or 3 (RGB)."""

    width: int
    height: int
    pixels: bytes

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return (self.width, self.height)


class AtlasPlace(NamedTuple):
    """Position and size of a picture in the file."""

    width: int
    height: int
    depth: int
    checksum: int
    start: int


class Atlas:
    """The table of contents of a cache file: `read(name)` gives one picture.

    The file is not held open between reads, so another copy of the program can replace it on every system; and it is
    read, not mapped, so that a file cut short meanwhile cannot end the program.
    """

    def __init__(self, path: Path, places: Mapping[str, AtlasPlace]) -> None:
        self._path = path
        self._places = places

    @classmethod
    def open(cls, path: Path) -> Self | None:
        """Open a cache file, or None when there is no whole one at this path."""
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
        """One picture, or None when it is not in the file or its pixels are damaged."""
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
    """Write a cache file in one step (other readers and writers see the old file or the new one, never half of it).

    False when it could not be: a full disk, a folder that may not be written, a file that is held open on Windows.
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


def prune(folder: Path, keep: Path, limit: int = KEPT) -> None:
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
    """The table of contents, or None when the file is not a whole one of this version."""
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
