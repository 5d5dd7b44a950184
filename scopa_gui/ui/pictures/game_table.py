"""A game as a small picture: its table from above at the deal, or a row with a hand, cards turned up and a sign."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scopa_gui.engine.captures import FIFTEEN
from scopa_gui.engine.cards import bit, card_named
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE_DARK, BRASS, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.card_row import (
    CardsPiece,
    EmptyPlace,
    NumberPiece,
    Piece,
    ProportionalPiece,
    draw_piece,
    draw_seats,
)
from scopa_gui.ui.pictures.felt import PaintedOnce, draw_cloth
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.words.dealt_words import seats_words, table_sentence

_TURNED = tuple(map(card_named, ("7C", "4B", "2S", "RD")))
_ACE = card_named("AD")
_CARD = 0.27
"""Height of a card, as a share of the table's height."""
TABLE_WIDTH = 1.75
"""Width of a table, as a multiple of its height."""
_STEPS = ((4, 0.62), (8, 0.34), (40, 0.26))
"""Greatest number of cards in a hand, and the distance from one to the next in card widths."""
_AT_SIDE = 0.7
"""Distance to the side, at most 1, beyond which a seat has its cards along that side of the table."""
_INSIDE = 0.8
"""Height of the cards, as a share of the height of a game's row."""
_COLUMNS = (1.8, 2.95, 1.4, 3.0, 1.4)
"""Widths of the columns in card widths: seats, hand, number of cards, cards turned up, sign."""
_SAVED = 64
"""Number of pictures that are saved."""


@dataclass(frozen=True, slots=True)
class TablePiece(ProportionalPiece):
    """A table from above at the deal: a hand and the sign of its side at every seat, cards turned up, the stock."""

    rules: Rules
    taller = 1.9
    share = TABLE_WIDTH

    def draw(self, brush: Brush, cards: Deck, place: pygame.Rect) -> None:
        """Paint it into a box."""
        draw_table(brush, cards, self.rules, place)

    def describe(self) -> str:
        """Return a description of the seats and the deal."""
        return table_sentence(self.rules)


def draw_table(brush: Brush, cards: Deck, rules: Rules, box: pygame.Rect) -> None:
    """Draw the table of a game in a box, the player's seat at the bottom; the caller draws the cloth around it."""
    height = max(8, round(box.height * _CARD))
    corner = box.height // 4
    brush.surface.blit(shapes.box(box.size, corner, brush.theme.dyed(BAIZE_DARK)), box)
    brush.surface.blit(shapes.frame(box.size, corner, max(1, box.height // 60), BRASS), box)
    for seat in range(rules.players):
        _draw_seat(brush, cards, rules, seat, box, height)
    pieces: list[Piece] = []
    if rules.plays > hand_size(rules) * rules.players:
        pieces.append(CardsPiece((None, None, None), step=0.08))
    pieces.append(CardsPiece(_TURNED[: rules.turned], step=1.06) if rules.turned else EmptyPlace())
    gap = round(height * 0.3)
    widths = [piece.width(brush, height) for piece in pieces]
    row = rects.sized((sum(widths) + gap * (len(widths) - 1), height), center=box.center)
    for piece, width in zip(pieces, widths, strict=True):
        place, row = rects.cut_left(row, width, gap)
        draw_piece(brush, cards, piece, place)


def _draw_seat(brush: Brush, cards: Deck, rules: Rules, seat: int, box: pygame.Rect, height: int) -> None:
    """Draw a hand along the edge of the table, face down, and the sign of its side."""
    way = -1 if rules.is_clockwise else 1
    angle = math.pi / 2 - way * math.tau * seat / rules.players
    right = math.cos(angle)
    down = math.sin(angle)
    is_at_side = abs(right) > _AT_SIDE
    across, along = (pygame.Vector2(box.size) / 2).elementwise() - height * 0.66
    x, y = pygame.Vector2(box.center)
    x += across * (right / abs(right) if is_at_side else right)
    y += along * (down * 1.3 if is_at_side else down / abs(down))
    count = hand_size(rules)
    step = height * RATIO * _step(count)
    row = in_row(0.0, math.inf, 0.0, count, step)
    places = [Placement(x, y + off, angle=90) if is_at_side else Placement(x + off, y) for off in row]
    cards.draw_each(brush.surface, [None] * count, height, places)
    far = (count - 1) / 2 * step + height * 0.62
    if not is_at_side:
        x += far * down / abs(down)
    elif abs(down) < 0.1:
        y -= far * right / abs(right)
    else:  # no room at the end of the hand
        x -= height * 0.85 * right / abs(right)
    mark = side_mark(seat % rules.sides, max(8, round(height * 0.42)))
    place = mark.get_rect(center=(round(x), round(y)))
    brush.surface.blit(mark, place.clamp(box.inflate(-place.width // 2, 0)))


@dataclass(frozen=True, slots=True)
class SidesPiece(ProportionalPiece):
    """The signs of the sides, in the order of seats round a table."""

    players: int
    sides: int
    taller = 1.0
    share = 1.15

    def draw(self, brush: Brush, cards: Deck, place: pygame.Rect) -> None:
        """Paint it into a box."""
        draw_seats(brush.surface, self.players, self.sides, place, max(7, round(place.height * 0.36)))

    def describe(self) -> str:
        """Return the number of players and their teams, in words."""
        return seats_words(self.players, self.sides)


def glance_pieces(rules: Rules) -> tuple[Piece, ...]:
    """Return the pieces that show a game: sides, a hand and its size, cards turned up, a sign for special captures."""
    count = hand_size(rules)
    hand = CardsPiece((None,) * count, step=_step(count) * 0.8)
    turned = CardsPiece(_TURNED[: rules.turned], step=0.62) if rules.turned else EmptyPlace()
    sign: tuple[Piece, ...] = ()
    if rules.law.by_fifteen:
        sign = (NumberPiece(str(FIFTEEN)),)
    elif rules.law.ace_is_special:
        sign = (CardsPiece((_ACE,), bit(_ACE)),)
    return SidesPiece(rules.players, rules.sides), hand, NumberPiece(str(count)), turned, *sign


class GameGlances:
    """The games of a list as rows of cards on cloth, in columns that are the same for all."""

    def __init__(self, cards: Callable[[], Deck]) -> None:
        self.painted = PaintedOnce(cards, _SAVED)

    def width(self, height: int) -> int:
        """Return the width in pixels of a picture of this height."""
        return round(glance_card_width(height) * sum(_COLUMNS)) + height // 3

    def draw(self, brush: Brush, picture: Rules, box: pygame.Rect) -> None:
        """Draw the picture of a game's rules."""

        def paint(brush: Brush, cards: Deck, box: pygame.Rect) -> None:
            draw_cloth(brush, box)
            height = round(box.height * _INSIDE)
            row = rects.sized((box.width, height), midleft=(box.left + box.height // 6, box.centery))
            for piece, column in zip(glance_pieces(picture), _COLUMNS, strict=False):
                place, row = rects.cut_left(row, round(glance_card_width(box.height) * column))
                if isinstance(piece, NumberPiece):
                    brush.write(place, piece.text, TypeStyle.LABEL, IVORY, align="centre")
                else:
                    width = min(place.width, piece.width(brush, height))
                    draw_piece(brush, cards, piece, rects.sized((width, height), center=place.center))

        self.painted.draw(brush, picture, box, paint)


def glance_card_width(height: int) -> int:
    """Return the width in pixels of a card in a game's row of this height."""
    return round(round(height * _INSIDE) * RATIO)


def _step(count: int) -> float:
    """Return the distance from one card to the next in a hand of `count`, in card widths."""
    return next(step for most, step in _STEPS if count <= most)
