"""Small pictures of what happens with cards: rows of cards, arrows, signs, numbers, seats, as large as a box holds."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from scopa_gui.engine.cards import Card, CardSet, bit
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import GOLD, GOLD_BRIGHT, IVORY, LEAST_TYPE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces, Sprites

_SHARES = (1.0, 0.8, 0.64, 0.5, 0.4, 0.32, 0.25)
"""Heights that cards may have, as shares of the height a row allows: few, for each is drawn separately."""
_NOTED = 0.8
"""Height of cards with notes below them, as a share of the row's height."""
_GAP = 0.14
"""Between the pieces of a row, for the height of a card."""
_FINER = 3


@dataclass(frozen=True, slots=True)
class CardsPiece:
    """Cards side by side, a back for each None; if any are ``lit``, those are framed and the others shaded.

    ``step``: the distance from one card to the next, in card widths; below 1 they overlap. ``notes`` are written below
    the cards, one for each.
    """

    cards: tuple[Card | None, ...]
    lit: CardSet = 0
    step: float = 1.12
    notes: tuple[str, ...] = ()

    def card_high(self, high: int) -> int:
        """Pixels that a card itself is high."""
        return round(high * _NOTED) if self.notes else high

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(self.card_high(high) * RATIO * (1 + self.step * max(0, len(self.cards) - 1)))


@dataclass(frozen=True, slots=True)
class ArrowPiece:
    """Arrow from a move to its result."""

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(high * 0.5)


@dataclass(frozen=True, slots=True)
class SignPiece:
    """Yes or no: a tick, or a cross."""

    good: bool

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(high * 0.5)


@dataclass(frozen=True, slots=True)
class NumberPiece:
    """A few letters, mostly a number."""

    text: str

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        least, most = (brush.text.width(self.text, TypeStyle.TITLE, brush.theme, px) + 4 for px in (LEAST_TYPE, None))
        return max(least, min(round(high * 0.26 * len(self.text)), most))


@dataclass(frozen=True, slots=True)
class SeatsPiece:
    """The table from above with the sign of each seat's side; an arrow says which way the play goes round."""

    players: int
    sides: int
    is_clockwise: bool

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(high * 1.5)


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """Empty table."""

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(high * RATIO * 1.6)


class DrawnPiece(Protocol):
    """A piece that draws itself, so much ``taller`` than cards in a row."""

    @property
    def taller(self) -> float:
        """For the height of a card."""
        ...

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        ...

    def draw(self, brush: Brush, cards: "Deck", place: pygame.Rect) -> None:
        """Paint it in its place."""
        ...

    def describe(self) -> str:
        """Return a description for somebody who does not see it."""
        ...


Piece = CardsPiece | ArrowPiece | SignPiece | NumberPiece | SeatsPiece | EmptyPlace | DrawnPiece
Row = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards are drawn, and from where."""

    sprites: Sprites
    deck: str
    back: str


PACK = CardsPiece((None, None, None), step=0.12)
"""The pack: the cards are dealt again, or there are more to come."""
PILE = CardsPiece((None, None), step=0.2)
"""The pile of whoever plays."""


def draw_rows(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect) -> None:
    """Draw rows of pieces one below the other, all of one size, in the middle of a box."""
    share = box.height // max(1, len(rows))
    room = min(TALLEST, round(share * 0.86), round(box.height * 0.6))
    high = fitting_height(brush, rows, box.width, room)
    draw_rows_at(brush, cards, rows, box, high, min(share, row_step(high)))


def fitting_height(brush: Brush, rows: Sequence[Row], wide: int, room: int) -> int:
    """The height of the cards in pixels, at most ``room``, with which every row is at most so wide."""
    wanted = (round(room * part) for part in _SHARES)
    return next(
        (high for high in wanted if all(row_width(brush, row, high) <= wide for row in rows)),
        round(room * _SHARES[-1]),
    )


def row_step(high: int) -> int:
    """From one row to the next where cards are so high."""
    return round(high * 1.16)


def draw_rows_at(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect, high: int, step: int) -> None:
    """Draw rows in the middle of a box with cards so high, each row a ``step`` below the one before."""
    top = box.centery - step * len(rows) // 2
    for number, row in enumerate(rows):
        x = box.centerx - row_width(brush, row, high) // 2
        y = top + number * step + step // 2
        for piece in row:
            wide = piece.wide(brush, high)
            place = pygame.Rect(x, y - high // 2, wide, high)
            draw_piece(brush, cards, piece, place)
            x += wide + round(high * _GAP)


def row_width(brush: Brush, row: Row, high: int) -> int:
    """Pixels that a row takes where cards are so high."""
    return sum(piece.wide(brush, high) for piece in row) + round(high * _GAP) * (len(row) - 1)


def draw_piece(brush: Brush, cards: Deck, piece: Piece, place: pygame.Rect) -> None:
    """Draw a piece in its place."""
    match piece:
        case CardsPiece():
            _draw_cards(brush, cards, piece, place)
        case ArrowPiece():
            side = max(8, place.width * 3 // 5)
            head = pygame.Rect(0, 0, side, side)
            head.midright = place.midright
            thick = max(2, place.height // 22)
            brush.surface.fill(
                GOLD, pygame.Rect(place.left, place.centery - thick // 2, place.width - side // 2, thick)
            )
            shapes.triangle(brush.surface, head, GOLD, pointing=1)
        case SignPiece():
            _draw_sign(brush, place, good=piece.good)
        case NumberPiece():
            text = piece.text.replace(" ", "\N{NO-BREAK SPACE}")
            brush.write(place, text, TypeStyle.TITLE, IVORY, align="centre", most=round(place.height * 0.55) or 1)
        case SeatsPiece():
            _draw_seats(brush, piece, place)
        case EmptyPlace():
            line = max(1, brush.theme.hairline)
            brush.surface.blit(shapes.frame(place.size, place.height // 8, line, IVORY, 150), place)
        case _:
            piece.draw(brush, cards, place)


def _draw_cards(brush: Brush, cards: Deck, piece: CardsPiece, place: pygame.Rect) -> None:
    """Draw cards, and the notes below them, all in one size."""
    high = piece.card_high(place.height)
    wide = round(high * RATIO)
    for number, card in enumerate(piece.cards):
        x = place.left + wide / 2 + number * wide * piece.step
        shaded = piece.lit and (card is None or not piece.lit & bit(card))
        at = Placement(x, place.top + high / 2, dim=0.85 if shaded else 0.0)
        rect = cards.sprites.draw(brush.surface, Faces(cards.deck, card, cards.back, high), at, keep=False)
        if card is not None and piece.lit & bit(card):
            line = max(2, high // 26)
            ring = rect.inflate(2 * line, 2 * line)
            brush.surface.blit(shapes.frame(ring.size, max(3, ring.height // 14), line, GOLD_BRIGHT), ring)
    step = round(wide * piece.step)
    room = (step, place.height - high)
    size = brush.text.alike([(note, room) for note in piece.notes], TypeStyle.LABEL, brush.theme) if piece.notes else 0
    for number, note in enumerate(piece.notes):
        middle = place.left + round(high * RATIO / 2) + number * step
        box = pygame.Rect(middle - step // 2, place.top + high, *room)
        brush.write(box, note, TypeStyle.LABEL, IVORY, align="centre", most=size)


def _draw_sign(brush: Brush, place: pygame.Rect, *, good: bool) -> None:
    unit = max(4, round(place.width * 0.34))
    x = place.centerx
    y = place.centery
    thick = max(2, place.height // 18)
    if good:
        strokes = [
            ((x - unit, y), (x - unit // 3, y + unit * 2 // 3)),
            ((x - unit // 3, y + unit * 2 // 3), (x + unit, y - unit)),
        ]
    else:
        strokes = [((x - unit, y - unit), (x + unit, y + unit)), ((x - unit, y + unit), (x + unit, y - unit))]
    for start, end in strokes:
        pygame.draw.line(brush.surface, GOLD_BRIGHT if good else IVORY, start, end, thick)


def draw_seats(surface: pygame.Surface, players: int, sides: int, place: pygame.Rect, size: int) -> None:
    """Draw the signs of the sides, `size` pixels large, as they sit round a table that fills a place."""
    for seat in range(players):
        angle = math.pi / 2 - math.tau * seat / players
        x = place.centerx + (place.width - size) / 2 * math.cos(angle)
        y = place.centery + (place.height - size) / 2 * math.sin(angle)
        shapes.blit(surface, side_mark(seat % sides, size), (x, y))


def _draw_seats(brush: Brush, piece: SeatsPiece, place: pygame.Rect) -> None:
    surface = brush.surface
    size = max(9, place.height // 4)
    table = place.inflate(-2 * size, -2 * size)
    thick = max(1, place.height // 40)
    big = shapes.enlarged(table.size, IVORY, _FINER)
    pygame.draw.ellipse(big, IVORY, big.get_rect(), thick * _FINER)
    surface.blit(shapes.reduced(big, _FINER), table)
    draw_seats(surface, piece.players, piece.sides, place, size)
    side = max(8, place.height // 5)
    arrow = pygame.Rect(0, 0, side, side)
    arrow.midbottom = (place.centerx, table.bottom - max(1, place.height // 30))
    shapes.triangle(surface, arrow, GOLD_BRIGHT, pointing=-1 if piece.is_clockwise else 1)
