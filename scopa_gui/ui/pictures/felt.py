"""Rows of cards on a patch of cloth: in a given box, or as a picture in a page, in a pleasant size."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence

import pygame

from scopa_gui.engine.cards import Card, CardSet, bit
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE, GOLD
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO, in_row, step_in_row
from scopa_gui.ui.pictures.card_row import CardsPiece, Row, draw_rows, draw_rows_at, fitting_height, row_step, row_width
from scopa_gui.ui.pictures.sprites import size_of

_LEAST_STEP = 0.55
"""Least distance from one card to the next in card widths; with less room the cards are smaller."""


def draw_card_line(
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
    more = len(shown) - 1

    def fitted(height: int) -> tuple[int, float]:
        """Return a card's width at this height, and the step at which all cards fit into the row."""
        width = size_of(height)[0]
        return width, step_in_row(row.width, width + gap, len(shown), width + gap)

    height = min(row.height - theme.px(10), theme.px(190))
    width, step = fitted(height)
    if step < width * least_step:
        height = round(min(height, row.width / (1 + least_step * more) / RATIO))
        width, step = fitted(height)
    for card, x in zip(shown, in_row(row.centerx, row.width, width, len(shown), step), strict=True):
        at = Placement(x, row.centery)
        cards.draw(brush.surface, card, height, at)
        if card is not None and lit & bit(card):
            rect = shapes.around((at.x, at.y), (width + theme.px(6), height + theme.px(6)))
            brush.surface.blit(shapes.frame(rect.size, theme.px(9), max(2, theme.px(4)), GOLD), rect)


_SAVED = 12
"""Number of pictures that are saved: more than a window shows at once."""
_ALONE = 92
_AMONG = 80
_AROUND = 18
"""Units: height of the cards of a single row, and of one row among several; width of the cloth around them."""


PaintCards = Callable[[Brush, Deck, pygame.Rect], None]
"""Draws a picture with these cards into a box."""


def draw_felt(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect) -> None:
    """Draw rows on cloth that fills a box."""
    theme = brush.theme
    draw_cloth(brush, box)
    clip = brush.surface.get_clip()
    brush.surface.set_clip(box.clip(clip))
    draw_rows(brush, cards, rows, rects.inset(box, theme.space(2), theme.px(6)))
    brush.surface.set_clip(clip)


def draw_cloth(brush: Brush, box: pygame.Rect) -> None:
    """Draw a patch of cloth."""
    brush.surface.blit(shapes.box(box.size, brush.theme.px(12), brush.theme.dyed(BAIZE)), box)


class PaintedOnce:
    """Cache of painted pictures, by what they show, their size, and the cards in use."""

    def __init__(self, cards: Callable[[], Deck], capacity: int) -> None:
        self._cards = cards
        self._capacity = capacity
        self.found: OrderedDict[object, pygame.Surface] = OrderedDict()

    def draw(self, brush: Brush, shown: Hashable, box: pygame.Rect, paint: PaintCards) -> None:
        """Draw a picture into a box; ``paint`` is called if it is not cached."""
        cards = self._cards()
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
    """Pictures in a page, cached while it scrolls. ``cards`` returns the cards in use now.

    ``scale`` makes them smaller, for pages with many of them; each is at least ``least`` units wide.
    """

    def __init__(self, cards: Callable[[], Deck], scale: float = 1.0, least: float = 0.0) -> None:
        self.painted = PaintedOnce(cards, _SAVED)
        self._scale = scale
        self._least = least

    def size(self, brush: Brush, picture: Sequence[Row], width: int) -> tuple[int, int]:
        """Return the width, at most `width`, and the height of a picture in pixels."""
        height = self._card_height(brush, picture, width)
        around = self._around(brush)
        wanted = max(max(row_width(brush, row, height) for row in picture) + around, brush.theme.px(self._least))
        return min(width, wanted), row_step(height) * (len(picture) - 1) + height + around

    def draw(self, brush: Brush, picture: Sequence[Row], box: pygame.Rect) -> None:
        """Paint a picture on its cloth, or reuse it if it has been painted already."""

        def paint(brush: Brush, cards: Deck, box: pygame.Rect) -> None:
            draw_cloth(brush, box)
            height = self._card_height(brush, picture, box.width)
            shown = [piece for row in picture for piece in row if isinstance(piece, CardsPiece)]
            # Speed: several cards of a size that is new are drawn at a time.
            cards.sprites.have(
                cards.deck,
                [(card, piece.card_height(height)) for piece in shown for card in piece.cards if card is not None],
            )
            draw_rows_at(brush, cards, picture, box, height, row_step(height))

        self.painted.draw(brush, tuple(picture), box, paint)

    def _around(self, brush: Brush) -> int:
        """Return the width in pixels of the cloth on two sides."""
        return 2 * brush.theme.px(_AROUND * self._scale)

    def _card_height(self, brush: Brush, rows: Sequence[Row], width: int) -> int:
        """Return the height of the cards in rows that are `width` pixels wide, cloth included."""
        taller = max(getattr(piece, "taller", 1.0) for row in rows for piece in row)
        most = brush.theme.px((_ALONE if len(rows) == 1 else _AMONG) * taller * self._scale)
        return fitting_height(brush, rows, width - self._around(brush), most)
