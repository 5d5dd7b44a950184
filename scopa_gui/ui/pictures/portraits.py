"""Portraits for the window: medallions, small cards and busts as surfaces, read when first shown, then cached.

A bust is cached once, at rest; each expression is a patch of its face.
"""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pygame

from scopa_gui.art.atlas import RawPicture
from scopa_gui.art.expressions import Expression
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.art.portrait_images import BUST, CARD, ROUND, FacePatch, face_patch, portrait
from scopa_gui.store import program_parts
from scopa_gui.ui.kit.picture_cache import PictureCache
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.level_names import ME

_SAVED_BYTES = 6 << 20
SMALLEST = 16
"""Smallest size of a portrait in pixels."""


DrawPortrait = Callable[[str, int, str, Expression], RawPicture | None]
"""Makes a portrait from a name, a size in pixels, a kind (ROUND, CARD, BUST) and an expression; None if missing."""
DrawFace = Callable[[str, int, Expression], FacePatch | None]
"""Makes the face of a bust from a name, the size of the bust and an expression; None if it is missing."""
_Key = tuple[str, int, str, Expression]
_FACE = "face"


class BustFace(NamedTuple):
    """Face of a bust: a picture that replaces the pixels of the bust in `box`."""

    picture: pygame.Surface
    box: pygame.Rect


def _no_face(_name: str, _size: int, _expression: Expression) -> FacePatch | None:
    return None


class Portraits:
    """All portraits of the window; those unused for longest are dropped first."""

    def __init__(self, draw: DrawPortrait, draw_face: DrawFace = _no_face) -> None:
        self._draw = draw
        self._draw_face = draw_face
        self._places: dict[_Key, tuple[int, int]] = {}
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
                if name != ME or (expression is Expression.REST and kind != BUST):
                    program_parts.miss(error.path)
                return None

        def draw_face(name: str, size: int, expression: Expression) -> FacePatch | None:
            try:
                return face_patch(assets, cache, name, size, expression)
            except MissingPictureError as error:
                if name != ME:
                    program_parts.miss(error.path)
                return None

        return cls(draw, draw_face)

    def round(self, name: str, size: int, expression: Expression = Expression.REST) -> pygame.Surface | None:
        """Return a medallion, `size` pixels wide and high, or None without a picture. Do not draw on it.

        Somebody without pictures of other expressions is shown at rest.
        """
        found = self._surface((name, max(SMALLEST, size), ROUND, expression))
        return self.round(name, size) if found is None and expression is not Expression.REST else found

    def card(self, name: str, size: int) -> pygame.Surface | None:
        """Return a square portrait with round corners, `size` pixels wide, or None without a picture."""
        return self._surface((name, max(SMALLEST, size), CARD, Expression.REST))

    def bust(self, name: str, size: int, expression: Expression = Expression.REST) -> pygame.Surface | None:
        """Return a bust without a ground, `size` pixels wide and high, or None without a picture. Do not draw on it.

        The bust stands on the lower edge. Somebody without pictures of other expressions is shown at rest. `draw_bust`
        needs less memory to show several expressions.
        """
        found = self._surface((name, max(SMALLEST, size), BUST, expression))
        return self.bust(name, size) if found is None and expression is not Expression.REST else found

    def bust_face(self, name: str, size: int, expression: Expression) -> BustFace | None:
        """Return the face that differs from that of a bust at rest, or None at rest or without a picture.

        `box` is its place in the bust. The face replaces the bust there, even where it is transparent.
        """
        if expression is Expression.REST:
            return None
        key = (name, max(SMALLEST, size), _FACE, expression)
        picture = self._surface(key)
        return None if picture is None else BustFace(picture, picture.get_rect(topleft=self._places[key]))

    def draw_bust(
        self, surface: pygame.Surface, name: str, box: pygame.Rect, expression: Expression = Expression.REST
    ) -> None:
        """Draw a bust on the middle of the lower edge of a box, as large as fits; nothing without a picture.

        To change only the face, restore the ground in the boxes of `bust_face` of the old and the new expression, and
        draw the bust with these boxes as clip.
        """
        size = min(box.size)
        resting = self.bust(name, size)
        if resting is None:
            return
        whole = resting.get_rect(midbottom=box.midbottom)
        face = self.bust_face(name, size, expression)
        if face is None:
            surface.blit(resting, whole)
            return
        for part in _around(face.box, resting.get_rect()):
            surface.blit(resting, part.move(whole.topleft), part)
        surface.blit(face.picture, face.box.move(whole.topleft))

    def draw(self, brush: Brush, name: str, box: pygame.Rect) -> None:
        """Draw a medallion in the middle of a box, as large as fits; nothing without a picture."""
        face = self.round(name, min(box.size))
        if face is not None:
            brush.surface.blit(face, face.get_rect(center=box.center))

    def have(self, wanted: Iterable[tuple[str, int, Expression]], kind: str = ROUND, *, also: bool = False) -> None:
        """Note portraits of a kind that will be wanted soon, the most urgent first: `step` makes one at a time.

        They replace those noted before, or follow them with `also`.
        Busts are made as `draw_bust` needs them: whole at rest, and only the faces of other expressions.
        """
        other = _FACE if kind == BUST else kind
        keys = (
            (name, max(SMALLEST, size), kind if expression is Expression.REST else other, expression)
            for name, size, expression in wanted
        )
        before = self._wanted if also else ()
        self._wanted = deque([*before, *(key for key in keys if key not in self._cached and key not in self._missing)])

    def step(self) -> bool:
        """Make one of the pictures that will be wanted soon; return False if none is left to be made."""
        if self._wanted:
            self._surface(self._wanted.popleft())
        return bool(self._wanted)

    def _surface(self, key: _Key) -> pygame.Surface | None:
        found = self._cached.get(key)
        if found is not None or key in self._missing:
            return found
        picture = self._made(key) if key[0] else None
        if picture is None:
            self._missing.add(key)
            return None
        return self._cached.put(key, pygame.image.frombytes(picture.pixels, picture.size, "RGBA").convert_alpha())

    def _made(self, key: _Key) -> RawPicture | None:
        """Make a picture; of a face, remember the place."""
        name, size, kind, expression = key
        if kind != _FACE:
            return self._draw(name, size, kind, expression)
        patch = self._draw_face(name, size, expression)
        if patch is None:
            return None
        self._places[key] = (patch.left, patch.top)
        return patch.picture


def _around(hole: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of a whole that lie around a hole in it."""
    return [
        pygame.Rect(0, 0, whole.width, hole.top),
        pygame.Rect(0, hole.bottom, whole.width, whole.bottom - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    ]


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
