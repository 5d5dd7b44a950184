"""Closer look over the table: a card as large as it stays sharp, or the open cards of a pile."""

import pygame

from scopa_gui.art.masters import MASTER, tallest
from scopa_gui.engine.cards import Card
from scopa_gui.store.paths import assets
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import BRASS, IVORY, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, Sprites, size_of
from scopa_gui.ui.table.looked_at import CardsInRow, LookedAt

_SHARE = 0.94
"""Of the window's height that is used at most, and of its width."""
_CARD = 0.8
_BACK = 0.5
"""Of the height of the window for one card, and for a back, on which there is nothing to read."""
_IN_ROW = 240
"""Units of height of a card beside others, at most."""


class CloseUp:
    """Its large pictures are made for the moment: a whole sheet of them is never wanted."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sprites: Sprites | None = None

    def begin(self) -> None:
        """Something will be shown."""
        if self._sprites is None:
            self._sprites = Sprites.of(assets(), self._context.paths.cache)
        self._sprites.dress(self._context.settings)

    def end(self) -> None:
        """Nothing is shown any more."""
        self._sprites = None

    def draw(self, brush: Brush, seen: LookedAt) -> pygame.Rect:
        """Paint it over the table; the rectangle it covers."""
        if self._sprites is None:
            self.begin()
        plate = self._plate(brush, seen)
        if seen.rows and not seen.rows[0][0]:
            return self._draw_one(brush, seen, plate)
        return self._draw_rows(brush, seen, plate)

    def _plate(self, brush: Brush, seen: LookedAt) -> pygame.Rect:
        """As large as the words need."""
        text = brush.text
        theme = brush.theme
        most = round(theme.size[0] * _SHARE) - theme.space(5)
        wide = max(text.width(line, style, theme) for line, style in _styled(seen.lines))
        high = sum(text.height(style, theme) for _line, style in _styled(seen.lines))
        return pygame.Rect(0, 0, min(wide, most) + theme.space(5), high + theme.px(16))

    def _write(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> None:
        top = plate.top + brush.theme.px(8)
        for line, style in _styled(seen.lines):
            box = pygame.Rect(plate.left, top, plate.width, brush.text.height(style, brush.theme))
            brush.write(box.inflate(-brush.theme.space(2), 0), line, style, IVORY, align="centre")
            top = box.bottom

    def _draw_one(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> pygame.Rect:
        """A card or a back, and its words on a plate below."""
        theme = brush.theme
        card = seen.rows[0][1][0]
        gap = theme.px(10)
        room = round(theme.size[1] * _SHARE) - plate.height - gap
        share = _BACK if card is None else _CARD
        picture = self._picture(card, min(self._tallest(card), room, round(theme.size[1] * share)))
        where = picture.get_rect(centerx=theme.size[0] // 2)
        where.top = (theme.size[1] - where.height - gap - plate.height) // 2
        blur = max(8, theme.px(40))
        brush.surface.blit(
            shapes.shadow(where.size, round(where.height * 0.04), blur, 170),
            (where.x - blur, where.y - blur + blur // 4),
        )
        brush.surface.blit(picture, where)
        plate.midtop = (where.centerx, where.bottom + gap)
        brush.panel(plate, SLATE, radius=12)
        self._write(brush, seen, plate)
        return where.union(plate)

    def _draw_rows(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> pygame.Rect:
        """The words, and below them cards in rows with their captions, on one sheet."""
        theme = brush.theme
        size = brush.theme.size
        caption = brush.text.height(TypeStyle.NOTE, theme)
        gap = theme.px(8)
        pad = theme.space(2)
        rows = seen.rows
        room = round(size[1] * _SHARE) - plate.height - 2 * pad
        high = min(theme.px(_IN_ROW), room // max(1, len(rows)) - caption - gap)
        most = round(size[0] * _SHARE) - 2 * pad
        across = max((_width(len(cards), high, gap, most) for _caption, cards in rows), default=0)
        sheet = pygame.Rect(0, 0, max(plate.width, across) + 2 * pad, 2 * pad + plate.height)
        sheet.height += len(rows) * (caption + gap + high)
        sheet.center = (size[0] // 2, size[1] // 2)
        brush.panel(sheet, SLATE, line=BRASS, radius=14)
        plate.midtop = (sheet.centerx, sheet.top + pad)
        self._write(brush, seen, plate)
        top = plate.bottom
        for row in rows:
            words = pygame.Rect(sheet.left + pad, top + gap // 2, sheet.width - 2 * pad, caption)
            brush.write(words, row[0], TypeStyle.NOTE, IVORY, align="centre")
            self._draw_row(brush, row, pygame.Rect(words.left, words.bottom + gap // 2, words.width, high))
            top += caption + gap + high
        return sheet

    def _draw_row(self, brush: Brush, row: CardsInRow, box: pygame.Rect) -> None:
        cards = row[1]
        gap = brush.theme.px(8)
        wide, _high = size_of(box.height)
        all_wide = _width(len(cards), box.height, gap, box.width)
        step = (all_wide - wide) / max(1, len(cards) - 1)
        for number, card in enumerate(cards):
            left = box.centerx - all_wide / 2 + number * step
            brush.surface.blit(self._picture(card, box.height), (round(left), box.top))

    def _tallest(self, card: Card | None) -> int:
        """Return the greatest height in pixels at which a picture stays sharp."""
        return MASTER[1] if card is None else tallest(assets(), self._context.settings.deck, card)

    def _picture(self, card: Card | None, high: int) -> pygame.Surface:
        assert self._sprites is not None
        settings = self._context.settings
        if card is None:
            return self._sprites.back(settings.deck, settings.back, high)
        return self._sprites.face(settings.deck, card, high)


def _styled(lines: tuple[str, ...]) -> list[tuple[str, TypeStyle]]:
    """The title large, the other lines smaller."""
    return [(line, TypeStyle.NOTE if number else TypeStyle.LABEL) for number, line in enumerate(lines)]


def _width(count: int, high: int, gap: int, most: int) -> int:
    """Return the width of `count` cards side by side; where there is no room they overlap."""
    wide = round(high * RATIO)
    return min(most, count * wide + (count - 1) * gap)
