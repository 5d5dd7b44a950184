"""Upright card pictures and shadows ready to blit, sharp at the exact pixel size.

The pixels come from `scopa_gui.art`, which saves them on disk; here they become pygame surfaces. A card of a size is
loaded when it is first needed. Between frames, `step` saves the cards that were drawn, and draws the other cards of
sizes that need all of them. Turned pictures are cached up to a number of bytes; the oldest go first.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from scopa_gui.art.cache import SpriteSheet, draw_in_parallel, sprites
from scopa_gui.art.masters import CLOSEUP_MASTER, MASTER
from scopa_gui.art.style import PLAIN, Style
from scopa_gui.engine.cards import Card
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.picture_cache import PictureCache, bytes_of
from scopa_gui.ui.kit.theme import INK
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.picture_maker import PictureMaker

TALLEST = CLOSEUP_MASTER[1]
TALLEST_MOVING = MASTER[1]
"""Greatest height of a card in pixels, and of one of many that move: those of the largest and the usual masters."""
_SHELVES = 5
_SMALL_SHELVES = 16
_SHELF_BYTES = 8 << 20
"""Number of sheets that always stay; number that may stay while their surfaces have at most these bytes in all.

A page may show every deck at once.
"""
_LEAVING = 8
"""Greatest number of dropped sheets whose new drawings wait to be saved."""
_TURNED_BYTES = 8 << 20
SHADOW = "shadow"
Which = Card | str
"""Card for its front, name of a back, or SHADOW."""
Turned = tuple[int, int, int]
"""Angle in degrees, and steps of size and of width, of a picture that is turned, resized or turned over."""


OpenSheet = Callable[[str, tuple[int, int], Style], SpriteSheet]
DrawSeveral = Callable[[Iterable[tuple[SpriteSheet, Which]]], None]
"""Draws pictures of sheets, several at a time."""


@dataclass
class _Shelf:
    """A sheet and the surfaces made of it; `complete`: all of its pictures are needed."""

    sheet: SpriteSheet
    surfaces: dict[Which, pygame.Surface]
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
        self.turned = PictureCache[tuple[str, Which, int, Turned]](_TURNED_BYTES)
        """Cards and shadows in other angles, sizes and widths than upright, made from these pictures."""

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

    def have(self, deck: str, wanted: Iterable[tuple[Which, int]]) -> None:
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
        self.turned.clear()

    def _shelf(self, deck: str, height: int) -> _Shelf:
        key = (deck, height)
        if key not in self._shelves:
            sheet = self._open_sheet(deck, size_of(height), self.style)
            self._shelves[key] = _Shelf(sheet, {}, key in self._complete)
            while len(self._shelves) > _SHELVES and (
                len(self._shelves) > _SMALL_SHELVES
                or sum(bytes_of(one) for shelf in self._shelves.values() for one in shelf.surfaces.values())
                > _SHELF_BYTES
            ):
                self._leaving.append(self._shelves.popitem(last=False)[1].sheet)
        self._shelves.move_to_end(key)
        return self._shelves[key]

    def upright(self, deck: str, which: Which, height: int) -> pygame.Surface:
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


def surface_of(shelf: _Shelf, which: Which) -> pygame.Surface:
    """Return a new surface of a card, back or "shadow" of a sheet."""
    if which == SHADOW:
        picture = shelf.sheet.shadow()
        return pygame.image.frombuffer(picture.pixels, picture.size, "RGBA").convert_alpha()
    pixels = shelf.sheet.card(which) if isinstance(which, int) else shelf.sheet.back(which)
    return pygame.image.frombuffer(pixels, shelf.sheet.size, "RGBA").convert_alpha()
