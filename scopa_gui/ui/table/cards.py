"""Cards as they are drawn on the table: resting ones straight from the sheets, flying ones from a small store of sizes between.

A window has four sheets of sprites: my hand, the table, other hands, piles. A card that flies from one size to another is
made from the nearest of them in steps of size and angle, kept while they are used.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import replace

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.anim.plan import Placement
from scopa_gui.ui.sprites import TALLEST, Faces, Sprites
from scopa_gui.ui.table.layout import Layout, SpriteId

_KEPT_BYTES = 20 << 20
_TURN = 3
_SIZES = 24
_FLIPS = 8
_STACKED = 3
"""Only every third card of a stack is drawn: the ones between do not show."""


class Cards:
    """Draws the cards of one layout; `use` it before drawing."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.deck, self.back = "", ""
        self._high = 0
        self._heights: tuple[int, ...] = ()
        self._kept: OrderedDict[tuple[Card | str, int, int, int, int], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def use(self, layout: Layout, deck: str, back: str) -> None:
        """Take the sizes of a layout and the deck and back of the settings."""
        regions = layout.regions
        rest = {1.0, layout.table_card / layout.card[1], regions.fan_card / layout.card[1], regions.pile_card / layout.card[1]}
        heights = tuple(sorted({min(TALLEST, round(layout.card[1] * scale)) for scale in rest}))
        if (deck, back) != (self.deck, self.back):
            self._kept.clear()
            self._bytes = 0
        self.deck, self.back, self._high, self._heights = deck, back, layout.card[1], heights

    def draw(self, surface: pygame.Surface, name: SpriteId, at: Placement, *, shadow: bool = True) -> None:
        """Draw a card where it is."""
        card = name if isinstance(name, int) else None
        high = min(TALLEST, self._high * at.scale)
        near = min(self._heights, key=lambda height: abs(height - high))
        if abs(near - high) <= max(1.0, 0.012 * near):
            self.sprites.draw(surface, Faces(self.deck, card, self.back, near), replace(at, scale=1.0), shadow=shadow)
            return
        which: Card | str = self.back if card is None or at.flip < 0.5 else card
        width = abs(2 * at.flip - 1) if 0 < at.flip < 1 else 1.0
        if shadow and at.alpha > 0.05:
            self._draw_shadow(surface, near, high, width, at)
        picture = self._between(which, near, high, at.angle, width)
        if at.dim > 0.01:
            picture = picture.copy()
            shade = round(255 * (1 - 0.55 * min(1.0, at.dim)))
            picture.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        _blit(surface, picture, (at.x, at.y), at.alpha)

    def _draw_shadow(self, surface: pygame.Surface, near: int, high: float, width: float, at: Placement) -> None:
        drop = high * (0.012 + 0.11 * at.lift)
        faint = max(0.0, at.alpha) * (1.0 - 0.4 * min(1.0, at.lift))
        _blit(surface, self._between("shadow", near, high, at.angle, width), (at.x + drop / 2, at.y + drop), faint)

    def _between(self, which: Card | str, near: int, high: float, angle: float, width: float) -> pygame.Surface:
        """A picture of a size that no sheet has, turned and narrowed in steps."""
        size = max(1, round(high / near * _SIZES))
        step, narrow = round(angle / _TURN) * _TURN % 360, max(1, round(width * _FLIPS))
        key = (which, near, step, size, narrow)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = self.sprites.turned(self.deck, which, near, 0)
        factor = size / _SIZES
        if factor < 0.75 or narrow < _FLIPS:
            across = max(2, round(picture.get_width() * factor * max(0.06, narrow / _FLIPS)))
            picture = pygame.transform.smoothscale(picture, (across, round(picture.get_height() * factor)))
            factor = 1.0
        if step or factor != 1.0:
            picture = pygame.transform.rotozoom(picture, step, factor)
        self._kept[key] = picture
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            gone = self._kept.popitem(last=False)[1]
            self._bytes -= gone.get_width() * gone.get_height() * 4
        return picture

    def small(self, card: Card, high: int) -> pygame.Surface:
        """The front of a card in any height, upright."""
        near = min(self._heights, key=lambda height: (height < high, abs(height - high)))
        return self._between(card, near, high, 0.0, 1.0)

    def draw_many(self, surface: pygame.Surface, cards: Mapping[SpriteId, Placement]) -> None:
        """Draw cards from the lowest up; of those that wait on top of each other only the upper two."""
        for name, at in _seen(cards):
            self.draw(surface, name, at)

    def draw_stack(self, surface: pygame.Surface, stack: Iterable[tuple[SpriteId, Placement]]) -> None:
        """Draw a pile or the stock, the lowest first: one shadow for all, and one for each card laid crosswise."""
        cards = list(stack)
        for number, (name, at) in enumerate(cards):
            crosswise = at.flip == 1.0
            if crosswise or number % _STACKED == 0 or number == len(cards) - 1:
                self.draw(surface, name, at, shadow=crosswise or number == 0)
            elif cards[number - 1][1].flip == 1.0:
                self.draw(surface, name, at)


def _seen(cards: Mapping[SpriteId, Placement]) -> list[tuple[SpriteId, Placement]]:
    """What can be seen of these cards, the lowest first."""
    heaps: dict[tuple[int, ...], int] = {}
    found = []
    for name, at in sorted(cards.items(), key=lambda item: item[1].z, reverse=True):
        if at.alpha <= 0.0:
            continue
        if at.flip == 0.0 and at.lift == 0.0:
            heap = (round(at.x / 5), round(at.y / 5), round(at.angle / 8), round(at.scale * 40))
            heaps[heap] = heaps.get(heap, 0) + 1
            if heaps[heap] > 2:
                continue
        found.append((name, at))
    return found[::-1]


def _blit(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float], alpha: float) -> None:
    where = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if alpha >= 0.98:
        surface.blit(picture, where)
        return
    picture.set_alpha(round(255 * max(0.0, alpha)))
    surface.blit(picture, where)
    picture.set_alpha(255)
