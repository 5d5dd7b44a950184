"""The tables to choose from, in the exact size of the window: made once for a size, then read from the cache."""

import zlib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from scopa_gui.art import atlas
from scopa_gui.art.atlas import Atlas, RawPicture

VERSION = 2
"""Raise it when a table is drawn in another way."""
PLAIN = 170
"""The byte for a table's colour in normal light; the lamp makes it brighter or darker."""

Size = tuple[int, int]
Colour = tuple[int, int, int]

RAMPS: dict[str, tuple[tuple[int, Colour], ...]] = {
    "baize": ((0, (0, 6, 8)), (70, (7, 41, 31)), (PLAIN, (32, 104, 69)), (255, (58, 146, 90))),
    "wood": ((0, (8, 3, 2)), (60, (50, 25, 13)), (120, (102, 59, 31)), (PLAIN, (138, 87, 49)), (255, (196, 142, 90))),
    "maiolica": ((0, (2, 4, 14)), (60, (9, 20, 42)), (PLAIN, (33, 66, 108)), (255, (84, 128, 172))),
}
"""For each table the colours that its bytes go through."""
TABLES = tuple(RAMPS)


class Rim(NamedTuple):
    """A part of a table in many colours: its upper left corner, and its picture of three bytes per pixel."""

    corner: tuple[int, int]
    picture: RawPicture


class TablePicture(NamedTuple):
    """Picture of a table in a size: one byte per pixel, an index of `shades`, and the rims along its edges."""

    size: Size
    pixels: bytes
    shades: Sequence[Colour]
    rims: Sequence[Rim] = ()


def table_picture(cache: Path | None, name: str, size: Size) -> TablePicture:
    """Return a table, always the same for a size; the baize for an unknown name.

    `cache` is the folder for cache files, or None.
    """
    name = name if name in RAMPS else TABLES[0]
    path = (
        cache / f"{name}-{size[0]}x{size[1]}-{zlib.crc32(f'{VERSION} {name}'.encode()):08x}{atlas.SUFFIX}"
        if cache
        else None
    )
    if path and (found := Atlas.open(path)) and (table := _read(found, name, size)):
        atlas.touch(path)
        return table
    table = _drawn(name, size)
    if path:
        rims = {f"rim {rim.corner[0]} {rim.corner[1]}": rim.picture for rim in table.rims}
        atlas.write(path, {"ground": RawPicture(size[0], size[1], table.pixels), **rims})
    return table


def shades(name: str) -> list[Colour]:
    """Return the 256 colours for the bytes of a table, from the darkest up."""
    ramp = RAMPS[name]
    found = []
    for number in range(256):
        place = next(place for place in range(1, len(ramp)) if number <= ramp[place][0])
        (low, dark), (high, bright) = ramp[place - 1], ramp[place]
        share = (number - low) / (high - low)
        red, green, blue = (round(a + (b - a) * share) for a, b in zip(dark, bright, strict=True))
        found.append((red, green, blue))
    return found


def _drawn(name: str, size: Size) -> TablePicture:
    module = import_module(
        {"baize": "scopa_gui.art.baize", "wood": "scopa_gui.art.wood", "maiolica": "scopa_gui.art.maiolica"}[name]
    )
    pixels, rims = module.table(size, PLAIN)
    return TablePicture(
        size, pixels, shades(name), [Rim(corner, RawPicture(part[0], part[1], rows)) for corner, part, rows in rims]
    )


def _read(found: Atlas, name: str, size: Size) -> TablePicture | None:
    """Return a table from its cache file; None if something in it is damaged."""
    ground = found.read("ground")
    if ground is None or ground.size != size:
        return None
    rims = []
    for key in found.names:
        if key.startswith("rim "):
            picture = found.read(key)
            if picture is None:
                return None
            x, y = map(int, key.split()[1:])
            rims.append(Rim((x, y), picture))
    return TablePicture(size, ground.pixels, shades(name), rims)
