"""Card pictures ready to blit: sharp at the exact pixel size, with soft shadows, turned and half turned over.

The pixels come from `scopa_gui.art`, which saves them on disk; here they become pygame surfaces. A card of a size is
loaded when it is first needed. Between frames, `step` saves the cards that were drawn, and draws the other cards of
sizes that need all of them. Turned pictures are cached up to a number of bytes; the oldest go first.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sqrt
from pathlib import Path

import pygame

from scopa_gui.art.cache import SpriteSheet, draw_in_parallel, sprites
from scopa_gui.art.masters import CLOSEUP_MASTER, MASTER
from scopa_gui.art.style import PLAIN, Style
from scopa_gui.engine.cards import Card
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.picture_cache import PictureCache, bytes_of
from scopa_gui.ui.kit.theme import INK
from scopa_gui.ui.pictures.picture_maker import PictureMaker

_NEARER = 0.085
"""Share by which the edge that comes up is higher, and the other one lower, when a card stands upright."""
_DARKER = 0.34
"""Share of the light that a card loses when it stands upright."""
_STRIP = 2
"""Speed: least width in pixels of a strip of one height; there are no more strips than the edge has steps."""


def turned_width(flip: float) -> float:
    """Return the apparent width of a card that is turning over, from 0 to 1; `flip` is 0 face down and 1 face up."""
    return abs(cos(pi * flip)) if 0.0 < flip < 1.0 else 1.0


def turning(picture: pygame.Surface, size: tuple[int, int], width: float, *, nearer: int) -> pygame.Surface:
    """Return a card that is turning over, drawn in `size`; `width` is its apparent width, from 0 to 1.

    Its right edge (`nearer` 1) or its left one (-1) comes up.
    """
    upright = sqrt(max(0.0, 1.0 - width * width))
    rise = round(size[1] * _NEARER * upright)
    scaled = pygame.transform.smoothscale(picture, size)
    shade = round(255 * (1.0 - _DARKER * upright))
    scaled.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    if rise < 1:
        return scaled
    whole = pygame.Surface((size[0], size[1] + 2 * rise), pygame.SRCALPHA)
    strips = max(1, min(2 * rise + 1, size[0] // _STRIP))
    for number in range(strips):
        left, right = (size[0] * edge // strips for edge in (number, number + 1))
        slope = nearer * (2 * (number + 0.5) / strips - 1.0)
        height = size[1] + 2 * round(rise * slope)
        strip = pygame.transform.scale(scaled.subsurface((left, 0, right - left, size[1])), (right - left, height))
        whole.blit(strip, (left, (whole.get_height() - height) // 2))
    return whole


RATIO = 0.625
"""Width of a card, as a share of its height."""
TALLEST = CLOSEUP_MASTER[1]
TALLEST_MOVING = MASTER[1]
"""Greatest height of a card in pixels, and of one of many that move: those of the largest and the usual masters."""
DROP = 0.018
"""Distance from a resting card down to its shadow, as a share of the card's height."""
_SHELVES = 5
_SMALL_SHELVES = 16
_SHELF_BYTES = 8 << 20
"""Number of sheets that always stay; number that may stay while their surfaces have at most these bytes in all.

A page may show every deck at once.
"""
_LEAVING = 8
"""Greatest number of dropped sheets whose new drawings wait to be saved."""
_TURNED_BYTES = 8 << 20
_FLIP_STEPS = 12
_THINNEST = 0.06
SHADOW = "shadow"


OpenSheet = Callable[[str, tuple[int, int], Style], SpriteSheet]
DrawSeveral = Callable[[Iterable[tuple[SpriteSheet, Card | str]]], None]
"""Draws pictures of sheets, several at a time."""


@dataclass(frozen=True, slots=True)
class Faces:
    """Faces of a card: deck and card of its front (None: nobody may see it), the back, and the height in pixels."""

    deck: str
    card: Card | None
    back: str
    height: int


@dataclass
class _Shelf:
    """A sheet and the surfaces made of it; `complete`: all of its pictures are needed."""

    sheet: SpriteSheet
    size: tuple[int, int]
    surfaces: dict[Card | str, pygame.Surface]
    complete: bool
    whole: bool = False


def size_of(height: int) -> tuple[int, int]:
    """Return width and height of a card of this height."""
    return max(8, round(height * RATIO)), max(8, height)


class Sprites:
    """All card pictures of the window."""

    def __init__(self, open_sheet: OpenSheet, draw_several: DrawSeveral | None = None) -> None:
        self._open_sheet = open_sheet
        self._draw_several = draw_several
        self.style = PLAIN
        self.bordered = False
        self.maker: PictureMaker | None = None
        """Maker of pictures of moving cards in another thread; None: the window makes them itself."""
        self._shelves: OrderedDict[tuple[str, int], _Shelf] = OrderedDict()
        self._complete: set[tuple[str, int]] = set()
        self._leaving: deque[SpriteSheet] = deque(maxlen=_LEAVING)
        self._turned = PictureCache[tuple[str, Card | str, int, int, int]](_TURNED_BYTES)

    @classmethod
    def of(cls, assets: Path, cache: Path) -> "Sprites":
        """Return the pictures of the game's own decks, saved on disk in `cache`."""
        return cls(partial(sprites, assets, cache), draw_in_parallel)

    def dress(self, settings: Settings, *, bordered: bool = False) -> None:
        """Show the cards as the settings want them: corner numbers, colours. Other drawings are dropped.

        `bordered`: each has a dark line round it, for strong contrast.
        """
        if bordered != self.bordered:
            self.bordered = bordered
            self.forget()
        style = Style(index=settings.index, four_colours=settings.four_colours, large_index=settings.large_index)
        if style != self.style:
            self.style = style
            self._shelves.clear()
            self.forget()

    @property
    def drawn_as(self) -> tuple[Style, bool]:
        """Properties that all pictures share: a picture made with others is out of date."""
        return self.style, self.bordered

    def have(self, deck: str, wanted: Iterable[tuple[Card | str, int]]) -> None:
        """Draw cards, backs and shadows of some heights together, which takes less time than one after the other."""
        if self._draw_several is not None:
            self._draw_several([(self._shelf(deck, height).sheet, which) for which, height in wanted])

    def complete(self, deck: str, heights: Iterable[int]) -> None:
        """Have `step` draw all cards of these heights ahead."""
        for height in heights:
            self._complete.add((deck, height))
            if (deck, height) in self._shelves:
                self._shelves[deck, height].complete = True

    def step(self) -> bool:
        """Save the new drawings of a sheet, or draw one more picture, 5 to 10 ms; return False if all is done."""
        if self._leaving:
            self._leaving.popleft().keep_drawn()
            return True
        for shelf in self._shelves.values():
            if not shelf.complete and shelf.sheet.keep_drawn():
                return True
        for shelf in reversed(self._shelves.values()):
            if shelf.complete and not shelf.whole:
                shelf.whole = not shelf.sheet.step()
                return True
        return False

    def forget(self) -> None:
        """Drop the surfaces, because the next screen has others. Their pixels stay on disk."""
        for shelf in self._shelves.values():
            shelf.surfaces.clear()
        self._turned.clear()

    def _shelf(self, deck: str, height: int) -> _Shelf:
        key = (deck, height)
        if key not in self._shelves:
            sheet = self._open_sheet(deck, size_of(height), self.style)
            self._shelves[key] = _Shelf(sheet, size_of(height), {}, key in self._complete)
            while len(self._shelves) > _SHELVES and (
                len(self._shelves) > _SMALL_SHELVES
                or sum(bytes_of(one) for shelf in self._shelves.values() for one in shelf.surfaces.values())
                > _SHELF_BYTES
            ):
                self._leaving.append(self._shelves.popitem(last=False)[1].sheet)
        self._shelves.move_to_end(key)
        return self._shelves[key]

    def upright(self, deck: str, which: Card | str, height: int) -> pygame.Surface:
        """Return the front of a card, a back, or SHADOW, upright. Do not draw on it.

        The shadow is larger than the card on every side; draw it centred, a little lower.
        """
        shelf = self._shelf(deck, height)
        found = shelf.surfaces.get(which)
        if found is None:
            found = shelf.surfaces[which] = surface_of(shelf, which)
            shelf.whole = False
            if self.bordered and which != SHADOW:
                line = max(2, height // 60)
                pygame.draw.rect(found, INK, found.get_rect(), line, border_radius=height // 22)
        return found

    def turned(
        self, deck: str, which: Card | str, height: int, angle: float, width: float = 1.0, *, keep: bool = True
    ) -> pygame.Surface:
        """Return a card, back or "shadow" turned by `angle` degrees counter-clockwise and narrowed to `width`.

        `keep` caches the picture; what is drawn into a still picture does not need it.
        """
        step = round(angle) % 360
        flip_step = max(1, min(_FLIP_STEPS, round(width * _FLIP_STEPS)))
        if step == 0 and flip_step == _FLIP_STEPS:
            return self.upright(deck, which, height)
        key = (deck, which, height, step, flip_step)
        found = self._turned.get(key)
        if found is not None:
            return found
        picture = self.upright(deck, which, height)
        if flip_step < _FLIP_STEPS:
            narrow = max(2, round(picture.get_width() * max(_THINNEST, flip_step / _FLIP_STEPS)))
            size = (narrow, picture.get_height())
            nearer = -1 if isinstance(which, int) else 1
            if which == SHADOW:
                picture = pygame.transform.smoothscale(picture, size)
            else:
                picture = turning(picture, size, flip_step / _FLIP_STEPS, nearer=nearer)
        if step:
            picture = pygame.transform.rotozoom(picture, step, 1.0)
        return self._turned.put(key, picture) if keep else picture

    def draw(
        self, surface: pygame.Surface, faces: Faces, at: Placement, *, shadow: bool = True, keep: bool = True
    ) -> pygame.Rect:
        """Draw a card at a placement; return the rectangle it covers. `keep` as for `turned`.

        The higher the card is, the further down and the fainter is its shadow.
        """
        reach = round(faces.height * at.scale * 1.5)
        around = pygame.Rect(round(at.x) - reach, round(at.y) - reach, 2 * reach, 2 * reach)
        if not surface.get_clip().colliderect(around):
            return around
        which: Card | str = faces.back if faces.card is None or at.flip < 0.5 else faces.card
        height = max(8, round(faces.height * at.scale))
        width = turned_width(at.flip)
        picture = self.turned(faces.deck, which, height, at.angle, width, keep=keep)
        rect = picture.get_rect(center=(round(at.x), round(at.y)))
        if shadow and at.alpha > 0.05:
            soft = self.turned(faces.deck, SHADOW, height, at.angle, width, keep=keep)
            drop = round(height * (DROP + 0.11 * at.lift))
            under = (round(at.x) + drop // 2, round(at.y) + drop)
            shapes.blit(surface, soft, under, at.alpha * (1.0 - 0.4 * min(1.0, at.lift)))
        if at.dim > 0.01:
            picture = picture.copy()
            shade = round(255 * (1 - 0.55 * min(1.0, at.dim)))
            picture.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        if at.alpha < 0.995:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, at.alpha)))
        surface.blit(picture, rect)
        return rect


def surface_of(shelf: _Shelf, which: Card | str) -> pygame.Surface:
    """Return a new surface of a card, back or "shadow" of a sheet."""
    if which == SHADOW:
        picture = shelf.sheet.shadow()
        return pygame.image.frombuffer(picture.pixels, picture.size, "RGBA").convert_alpha()
    pixels = shelf.sheet.card(which) if isinstance(which, int) else shelf.sheet.back(which)
    return pygame.image.frombuffer(pixels, shelf.size, "RGBA").convert_alpha()
