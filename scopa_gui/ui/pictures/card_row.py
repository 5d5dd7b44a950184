"""Small pictures of what cards do: rows of cards, arrows, signs, numbers and seats, as large as a box holds."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

import pygame

from scopa_gui.engine.cards import Card, CardSet, bit
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import GOLD, GOLD_BRIGHT, IVORY, LEAST_TYPE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import TALLEST

_SHARES = (1.0, 0.8, 0.64, 0.5, 0.4, 0.32, 0.25)
"""Heights that cards may have, as shares of what a row allows: only a few, because each is drawn separately."""
_NOTED = 0.8
"""Height of cards that have notes below them, as a share of the row's height."""
_GAP = 0.14
"""Gap between the pieces of a row, as a share of a card's height."""
_FINER = 3


class ProportionalPiece:
    """A piece whose width is a share of the height of the cards in its row."""

    share: ClassVar[float]

    def width(self, brush: Brush, height: int) -> int:
        """Return its width in pixels at this height of the cards."""
        return round(height * self.share)


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

    def card_height(self, height: int) -> int:
        """Return the height in pixels of a card itself, without its note."""
        return round(height * _NOTED) if self.notes else height

    def width(self, brush: Brush, height: int) -> int:
        """Return its width in pixels at this height of the cards."""
        return round(self.card_height(height) * RATIO * (1 + self.step * max(0, len(self.cards) - 1)))


@dataclass(frozen=True, slots=True)
class ArrowPiece(ProportionalPiece):
    """Arrow from a move to its result."""

    share = 0.5


@dataclass(frozen=True, slots=True)
class SignPiece(ProportionalPiece):
    """A tick for yes, or a cross for no."""

    good: bool
    share = 0.5


@dataclass(frozen=True, slots=True)
class NumberPiece:
    """A few letters, mostly a number."""

    text: str

    def width(self, brush: Brush, height: int) -> int:
        """Return its width in pixels at this height of the cards."""
        least, most = (brush.text.width(self.text, TypeStyle.TITLE, brush.theme, px) + 4 for px in (LEAST_TYPE, None))
        return max(least, min(round(height * 0.26 * len(self.text)), most))


@dataclass(frozen=True, slots=True)
class SeatsPiece(ProportionalPiece):
    """The table from above with the sign of each seat's side, and an arrow for the direction of play."""

    players: int
    sides: int
    is_clockwise: bool
    share = 1.5


@dataclass(frozen=True, slots=True)
class EmptyPlace(ProportionalPiece):
    """An empty table."""

    share = RATIO * 1.6


class DrawnPiece(Protocol):
    """A piece that draws itself. ``taller``: its height, as a multiple of that of the cards in a row."""

    @property
    def taller(self) -> float:
        """Height as a multiple of a card's height."""

    def width(self, brush: Brush, height: int) -> int:
        """Return its width in pixels at this height of the cards."""

    def draw(self, brush: Brush, cards: Deck, place: pygame.Rect) -> None:
        """Paint it into a box."""

    def describe(self) -> str:
        """Return a description for somebody who does not see it."""


Piece = CardsPiece | ArrowPiece | SignPiece | NumberPiece | SeatsPiece | EmptyPlace | DrawnPiece
Row = tuple[Piece, ...]


PACK = CardsPiece((None, None, None), step=0.12)
"""The pack: the cards are dealt again, or more cards are to come."""
PILE = CardsPiece((None, None), step=0.2)
"""The pile of the player who moves."""


def draw_rows(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect) -> None:
    """Draw rows of pieces one below the other, all of one size, in the middle of a box."""
    share = box.height // max(1, len(rows))
    most = min(TALLEST, round(share * 0.86), round(box.height * 0.6))
    height = fitting_height(brush, rows, box.width, most)
    draw_rows_at(brush, cards, rows, box, height, min(share, row_step(height)))


def fitting_height(brush: Brush, rows: Sequence[Row], width: int, most: int) -> int:
    """Return the height of cards in pixels, at most ``most``, with which every row fits into this width."""
    heights = [round(most * part) for part in _SHARES]
    return next(
        (height for height in heights if all(row_width(brush, row, height) <= width for row in rows)), heights[-1]
    )


def row_step(height: int) -> int:
    """Return the distance in pixels from one row to the next at this height of the cards."""
    return round(height * 1.16)


def draw_rows_at(brush: Brush, cards: Deck, rows: Sequence[Row], box: pygame.Rect, height: int, step: int) -> None:
    """Draw rows in the middle of a box with cards of this height, each row a ``step`` below the one before."""
    middle = box.centery - step * len(rows) // 2 + step // 2
    for row in rows:
        draw_row(brush, cards, row, rects.sized((row_width(brush, row, height), height), center=(box.centerx, middle)))
        middle += step


def draw_row(brush: Brush, cards: Deck, row: Row, box: pygame.Rect) -> None:
    """Draw the pieces of a row from the left of a box, which is as high as the cards."""
    for piece in row:
        place, box = rects.cut_left(box, piece.width(brush, box.height), round(box.height * _GAP))
        draw_piece(brush, cards, piece, place)


def row_width(brush: Brush, row: Row, height: int) -> int:
    """Return the width in pixels of a row at this height of the cards."""
    return sum(piece.width(brush, height) for piece in row) + round(height * _GAP) * (len(row) - 1)


def draw_piece(brush: Brush, cards: Deck, piece: Piece, place: pygame.Rect) -> None:
    """Draw a piece into a box, which is as high as the cards."""
    height = place.height
    match piece:
        case CardsPiece():
            _draw_cards(brush, cards, piece, place)
        case ArrowPiece():
            side = max(8, place.width * 3 // 5)
            shaft = rects.sized((place.width - side // 2, max(2, height // 22)), midleft=place.midleft)
            brush.surface.fill(GOLD, shaft)
            shapes.triangle(brush.surface, rects.sized((side, side), midright=place.midright), GOLD, pointing=1)
        case SignPiece():
            colour = GOLD_BRIGHT if piece.good else IVORY
            unit = max(4, round(place.width * 0.34))
            tick = [((-1, 0), (-1 / 3, 2 / 3)), ((-1 / 3, 2 / 3), (1, -1))]
            cross = [((-1, -1), (1, 1)), ((-1, 1), (1, -1))]
            for stroke in tick if piece.good else cross:
                start, end = (pygame.Vector2(place.center) + unit * pygame.Vector2(point) for point in stroke)
                pygame.draw.line(brush.surface, colour, start, end, max(2, height // 18))
        case NumberPiece():
            text = piece.text.replace(" ", "\N{NO-BREAK SPACE}")
            brush.write(place, text, TypeStyle.TITLE, IVORY, align="centre", most=round(height * 0.55) or 1)
        case SeatsPiece():
            _draw_seats(brush, piece, place)
        case EmptyPlace():
            line = max(1, brush.theme.hairline)
            brush.surface.blit(shapes.frame(place.size, height // 8, line, IVORY, 150), place)
        case _:
            piece.draw(brush, cards, place)


def _draw_cards(brush: Brush, cards: Deck, piece: CardsPiece, place: pygame.Rect) -> None:
    """Draw cards, all in one size, and the notes below them."""
    height = piece.card_height(place.height)
    row, below = rects.cut_top(place, height)
    width = round(height * RATIO)
    count = len(piece.cards)
    whole = width * (1 + piece.step * (count - 1))
    middles = in_row(row.left + whole / 2, whole, width, count, width * piece.step)
    for card, x in zip(piece.cards, middles, strict=True):
        is_lit = card is not None and bool(piece.lit & bit(card))
        at = Placement(x, row.top + height / 2, dim=0.85 if piece.lit and not is_lit else 0.0)
        cards.draw(brush.surface, card, height, at)
        if is_lit:
            line = max(2, height // 26)
            ring = rects.inset(shapes.around((at.x, at.y), (width, height)), -line)
            brush.surface.blit(shapes.frame(ring.size, max(3, ring.height // 14), line, GOLD_BRIGHT), ring)
    if not piece.notes:
        return
    step = round(width * piece.step)
    room = (step, below.height)
    size = brush.text.alike([(note, room) for note in piece.notes], TypeStyle.LABEL, brush.theme)
    for number, note in enumerate(piece.notes):
        middle = below.left + width // 2 + number * step
        box = rects.sized(room, midtop=(middle, below.top))
        brush.write(box, note, TypeStyle.LABEL, IVORY, align="centre", most=size)


def draw_seats(surface: pygame.Surface, players: int, sides: int, place: pygame.Rect, size: int) -> None:
    """Draw the signs of the sides, `size` pixels large, in the order of seats round a table that fills a box."""
    reach = (pygame.Vector2(place.size) - (size, size)) / 2
    for seat in range(players):
        angle = math.pi / 2 - math.tau * seat / players
        way = reach.elementwise() * pygame.Vector2(math.cos(angle), math.sin(angle))
        x, y = place.center + way
        shapes.blit(surface, side_mark(seat % sides, size), (x, y))


def _draw_seats(brush: Brush, piece: SeatsPiece, place: pygame.Rect) -> None:
    """Draw a table from above, the signs of the sides round it, and the arrow of play."""
    surface = brush.surface
    height = place.height
    size = max(9, height // 4)
    table = rects.inset(place, size)
    thick = max(1, height // 40)
    big = shapes.enlarged(table.size, IVORY, _FINER)
    pygame.draw.ellipse(big, IVORY, big.get_rect(), thick * _FINER)
    surface.blit(shapes.reduced(big, _FINER), table)
    draw_seats(surface, piece.players, piece.sides, place, size)
    side = max(8, height // 5)
    arrow = rects.sized((side, side), midbottom=rects.inset(table, 0, max(1, height // 30)).midbottom)
    shapes.triangle(surface, arrow, GOLD_BRIGHT, pointing=-1 if piece.is_clockwise else 1)
