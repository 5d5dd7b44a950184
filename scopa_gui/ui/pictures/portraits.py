"""Portraits for the window: medallions and small cards as surfaces, read when first shown, then cached."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from scopa_gui.art.atlas import RawPicture
from scopa_gui.art.expressions import Expression
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.art.portrait_images import portrait
from scopa_gui.store import program_parts
from scopa_gui.ui.kit.picture_cache import PictureCache
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.level_names import ME

_SAVED_BYTES = 6 << 20
SMALLEST = 16
"""Smallest size of a portrait in pixels."""


DrawPortrait = Callable[[str, int, str, Expression], RawPicture | None]
"""Makes a portrait from a name, a size in pixels, a kind ("round", "card") and an expression; None if it is missing."""
_Key = tuple[str, int, str, Expression]


class Portraits:
    """All portraits of the window; those unused for longest are dropped first."""

    def __init__(self, draw: DrawPortrait) -> None:
        self._draw = draw
        self._cached = PictureCache[_Key](_SAVED_BYTES)
        self._missing: set[_Key] = set()
        self._wanted: deque[_Key] = deque()

    @classmethod
    def of(cls, assets: Path, cache: Path) -> "Portraits":
        """Return the game's own portraits, saved on disk in `cache`.

        A person without a picture is not shown: the game goes on.
        """

        def draw(name: str, size: int, kind: str, expression: Expression) -> RawPicture | None:
            try:
                return portrait(assets, cache, name, size, kind, expression)
            except MissingPictureError as error:
                if name != ME or expression is Expression.REST:
                    program_parts.miss(error.path)
                return None

        return cls(draw)

    def round(self, name: str, size: int, expression: Expression = Expression.REST) -> pygame.Surface | None:
        """Return a medallion, `size` pixels wide and high, or None without a picture. Do not draw on it.

        Somebody without pictures of other expressions is shown at rest.
        """
        found = self._surface((name, max(SMALLEST, size), "round", expression))
        return self.round(name, size) if found is None and expression is not Expression.REST else found

    def card(self, name: str, size: int) -> pygame.Surface | None:
        """Return a square portrait with round corners, `size` pixels wide, or None without a picture."""
        return self._surface((name, max(SMALLEST, size), "card", Expression.REST))

    def draw(self, brush: Brush, name: str, box: pygame.Rect) -> None:
        """Draw a medallion in the middle of a box, as large as fits; nothing without a picture."""
        face = self.round(name, min(box.size))
        if face is not None:
            brush.surface.blit(face, face.get_rect(center=box.center))

    def have(self, wanted: Iterable[tuple[str, int, Expression]]) -> None:
        """Note medallions that will be wanted soon, the most urgent first: `step` makes one at a time."""
        keys = ((name, max(SMALLEST, size), "round", expression) for name, size, expression in wanted)
        self._wanted = deque(key for key in keys if key not in self._cached and key not in self._missing)

    def step(self) -> bool:
        """Make one of the pictures that will be wanted soon; return False if none is left to be made."""
        if self._wanted:
            self._surface(self._wanted.popleft())
        return bool(self._wanted)

    def _surface(self, key: _Key) -> pygame.Surface | None:
        found = self._cached.get(key)
        if found is not None or key in self._missing:
            return found
        picture = self._draw(*key) if key[0] else None
        if picture is None:
            self._missing.add(key)
            return None
        return self._cached.put(key, pygame.image.frombytes(picture.pixels, picture.size, "RGBA").convert_alpha())


class PortraitRows:
    """Medallions at the ends of rows; `portraits` is called when the first one is drawn."""

    def __init__(self, portraits: Callable[[], Portraits]) -> None:
        self._portraits = portraits

    def width(self, height: int) -> int:
        """Return the width, which is the height."""
        return height

    def draw(self, brush: Brush, picture: str, box: pygame.Rect) -> None:
        """Draw the medallion of a name in the middle of a box."""
        self._portraits().draw(brush, picture, box)
