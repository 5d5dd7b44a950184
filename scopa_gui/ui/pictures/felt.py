"""Rows of cards on a patch of cloth: in a box that is given, or as the picture of a page, as large as looks well."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from scopa_gui.engine.cards import Card, CardSet, bit
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE, GOLD
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import (
    CardsPiece,
    Deck,
    Row,
    draw_rows,
    draw_rows_at,
    fitting_height,
    row_step,
    row_width,
)
from scopa_gui.ui.pictures.sprites import RATIO, Faces, size_of

_LEAST_STEP = 0.55
"""From one card to the next, for a card's width: below it cards are made smaller."""


def draw_laid(
    brush: Brush,
    cards: Deck,
    row: pygame.Rect,
    shown: Sequence[Card | None],
    lit: CardSet = 0,
    least_step: float = _LEAST_STEP,
) -> None:
    """Draw cards in a row, a back for each None, with gold round those that are ``lit``."""
    if not shown:
        return
    theme = brush.theme
    gap = theme.px(8)
    high = min(row.height - theme.px(10), theme.px(190))
    wide = size_of(high)[0]
    step = min(wide + gap, (row.width - wide - gap) / max(1, len(shown) - 1))
    if step < wide * least_step:
        high = round(min(high, row.width / (1 + least_step * (len(shown) - 1)) / RATIO))
        wide = size_of(high)[0]
        step = min(wide + gap, (row.width - wide - gap) / max(1, len(shown) - 1))
    left = row.centerx - (step * (len(shown) - 1) + wide) / 2
    for place, card in enumerate(shown):
        at = Placement(left + place * step + wide / 2, row.centery)
        cards.sprites.draw(brush.surface, Faces(cards.deck, card, cards.back, high), at)
        if card is not None and lit & bit(card):
            rect = shapes.around((at.x, at.y), (wide + theme.px(6), high + theme.px(6)))
            brush.surface.blit(shapes.frame(rect.size, theme.px(9), max(2, theme.px(4)), GOLD), rect)


_KEPT = 12
"""Pictures: more than a window shows at once."""
_ALONE = 92
_AMONG = 80
_ASIDE = 18
"""Units of height of the cards of a single row and of one among several; of cloth round them."""


PaintCards = Callable[[Brush, Deck, pygame.Rect], None]
"""Draws a picture with these cards in a box."""


def draw_felt(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect) -> None:
    """Draw rows on cloth that fills a box."""
    theme = brush.theme
    lay_felt(brush, box)
    clip = brush.surface.get_clip()
    brush.surface.set_clip(box.clip(clip))
    draw_rows(brush, cards, rows, box.inflate(-2 * theme.space(2), -2 * theme.px(6)))
    brush.surface.set_clip(clip)


def lay_felt(brush: Brush, box: pygame.Rect) -> None:
    """Draw a patch of cloth."""
    brush.surface.blit(shapes.box(box.size, brush.theme.px(12), brush.theme.dyed(BAIZE)), box)


class PaintedOnce:
    """The pictures that were painted last, each by what it shows, how large, and with which cards."""

    def __init__(self, deck: Callable[[], Deck], capacity: int) -> None:
        self._deck = deck
        self._capacity = capacity
        self.found: OrderedDict[object, pygame.Surface] = OrderedDict()

    def draw(self, brush: Brush, shown: Hashable, box: pygame.Rect, paint: PaintCards) -> None:
        """Draw what is shown in a box; ``paint`` is asked only where it is not known."""
        cards = self._deck()
        key = (shown, box.size, cards.deck, cards.back, cards.sprites.drawn_as, brush.theme)
        if key not in self.found:
            picture = pygame.Surface(box.size, pygame.SRCALPHA)
            with brush.text.heard.quiet():
                paint(Brush(picture, brush.theme, brush.text), cards, picture.get_rect())
            self.found[key] = picture
            if len(self.found) > self._capacity:
                self.found.popitem(last=False)
        self.found.move_to_end(key)
        brush.surface.blit(self.found[key], box)


class FeltPictures:
    """Pictures of a page, cached as painted while it scrolls. ``deck`` returns the cards in use now.

    With many of them they may be smaller, by their ``scale``, and each at least ``least`` units wide.
    """

    def __init__(self, deck: Callable[[], Deck], scale: float = 1.0, least: float = 0.0) -> None:
        self.painted = PaintedOnce(deck, _KEPT)
        self._scale = scale
        self._least = least

    def size(self, brush: Brush, picture: Sequence[Row], wide: int) -> tuple[int, int]:
        """Return the width, at most `wide`, and the height of a picture in pixels."""
        high = self._height(brush, picture, wide)
        aside = self._aside(brush)
        rows = max(row_width(brush, row, high) for row in picture)
        return min(wide, max(rows + aside, brush.theme.px(self._least))), row_step(high) * (
            len(picture) - 1
        ) + high + aside

    def draw(self, brush: Brush, picture: Sequence[Row], box: pygame.Rect) -> None:
        """Paint a picture on its cloth, or reuse it if it has been painted already."""
        self.painted.draw(brush, tuple(picture), box, partial(self._paint, picture))

    def _aside(self, brush: Brush) -> int:
        """Pixels of cloth on two sides together."""
        return 2 * brush.theme.px(_ASIDE * self._scale)

    def _height(self, brush: Brush, rows: Sequence[Row], wide: int) -> int:
        """Return the height of the cards in rows that are `wide` pixels wide, cloth included."""
        taller = max(getattr(piece, "taller", 1.0) for row in rows for piece in row)
        room = brush.theme.px((_ALONE if len(rows) == 1 else _AMONG) * taller * self._scale)
        return fitting_height(brush, rows, wide - self._aside(brush), room)

    def _paint(self, rows: Sequence[Row], brush: Brush, cards: Deck, box: pygame.Rect) -> None:
        lay_felt(brush, box)
        high = self._height(brush, rows, box.width)
        shown = [piece for row in rows for piece in row if isinstance(piece, CardsPiece)]
        # Speed: several cards of a size that is new are drawn at a time.
        cards.sprites.have(
            cards.deck,
            [(card, piece.card_high(high)) for piece in shown for card in piece.cards if card is not None],
        )
        draw_rows_at(brush, cards, rows, box, high, row_step(high))
