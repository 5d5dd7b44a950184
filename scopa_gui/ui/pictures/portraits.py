"""Portraits for the window: medallions and small cards as surfaces, read when they are first shown and kept."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pygame

from scopa_gui.art.atlas import RawPicture
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.art.portraits import portrait

_KEPT_BYTES = 3 << 20
SMALLEST = 16
"""Pixels: no portrait is drawn smaller."""


DrawPortrait = Callable[[str, int, str], RawPicture | None]
"""The picture of a name, a size in pixels and a kind ("round", "card"); None when there is none."""


class Portraits:
    """All portraits of the window; the ones not used for longest go first."""

    def __init__(self, draw: DrawPortrait) -> None:
        self._draw = draw
        self._kept: OrderedDict[tuple[str, int, str], pygame.Surface | None] = OrderedDict()
        self._bytes = 0

    @classmethod
    def of(cls, assets: Path, cache: Path) -> "Portraits":
        """The game's own people, kept on disk in `cache`. One without a picture is not shown: the game goes on."""

        def draw(name: str, size: int, kind: str) -> RawPicture | None:
            try:
                return portrait(assets, cache, name, size, kind)
            except MissingPictureError:
                return None

        return cls(draw)

    def round(self, name: str, size: int) -> pygame.Surface | None:
        """A medallion, `size` pixels wide and high; None without a picture. Do not draw on it."""
        return self._surface(name, size, "round")

    def card(self, name: str, size: int) -> pygame.Surface | None:
        """A square portrait with round corners, of `size` pixels; None without a picture. Do not draw on it."""
        return self._surface(name, size, "card")

    def forget(self) -> None:
        """Drop all: they stay at hand on disk."""
        self._kept.clear()
        self._bytes = 0

    def _surface(self, name: str, size: int, kind: str) -> pygame.Surface | None:
        key = (name, max(SMALLEST, size), kind)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = self._draw(*key) if name else None
        made = None if picture is None else pygame.image.frombytes(picture.pixels, picture.size, "RGBA").convert_alpha()
        self._kept[key] = made
        self._bytes += _bytes(made)
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return made


def _bytes(picture: pygame.Surface | None) -> int:
    return 0 if picture is None else picture.get_width() * picture.get_height() * 4
