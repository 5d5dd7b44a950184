"""A game as a small picture: its table from above at the deal, or a row with a hand, what is turned up and a sign."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.engine.captures import FIFTEEN
from scopa_gui.engine.cards import bit, card_named
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE_DARK, BRASS, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import CardsPiece, Deck, EmptyPlace, NumberPiece, Piece, draw_piece, draw_seats
from scopa_gui.ui.pictures.felt import PaintedOnce, lay_felt
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import RATIO, Faces
from scopa_gui.ui.words.dealt_words import seats_words, table_sentence

_TURNED = tuple(map(card_named, ("7C", "4B", "2S", "RD")))
_ACE = card_named("AD")
_CARD = 0.27
"""A card's height for that of the table."""
WIDE = 1.75
"""The width of a table for its height."""
_STEPS = ((4, 0.62), (8, 0.34), (40, 0.26))
"""From one card of a hand to the next, for a card's width, where there are at most so many."""
_ASIDE = 0.7
"""Distance to the side, 1 being right at the side, beyond which a seat has its cards along that side."""
_INSIDE = 0.8
"""The height of the cards for that of a game's row."""
_COLUMNS = (1.8, 2.95, 1.4, 3.0, 1.4)
"""Widths for that of a card: seats, hand, its number, what is turned up, a sign."""
_KEPT = 64


@dataclass(frozen=True, slots=True)
class TablePiece:
    """A table from above at the deal: a hand at every seat with the sign of its side, what is turned up, the stock."""

    rules: Rules
    taller = 1.9
    """Height for that of cards in a row."""

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where it is so high."""
        return round(high * WIDE)

    def draw(self, brush: Brush, cards: Deck, place: pygame.Rect) -> None:
        """Paint it in its place."""
        draw_table(brush, cards, self.rules, place)

    def describe(self) -> str:
        """Return a description of the seats and the deal."""
        return table_sentence(self.rules)


def draw_table(brush: Brush, cards: Deck, rules: Rules, box: pygame.Rect) -> None:
    """Draw the table of a game in a box, a seat of mine below; the light cloth is for the caller."""
    high = max(8, round(box.height * _CARD))
    brush.surface.blit(shapes.box(box.size, box.height // 4, brush.theme.dyed(BAIZE_DARK)), box)
    brush.surface.blit(shapes.frame(box.size, box.height // 4, max(1, box.height // 60), BRASS), box)
    for seat in range(rules.players):
        _draw_seat(brush, cards, rules, seat, box, high)
    pieces: list[Piece] = []
    left = rules.plays - hand_size(rules) * rules.players
    if left:
        pieces.append(CardsPiece((None, None, None), step=0.08))
    pieces.append(CardsPiece(_TURNED[: rules.turned], step=1.06) if rules.turned else EmptyPlace())
    gap = round(high * 0.3)
    wides = [piece.wide(brush, high) for piece in pieces]
    x = box.centerx - (sum(wides) + gap * (len(wides) - 1)) // 2
    for piece, wide in zip(pieces, wides, strict=True):
        draw_piece(brush, cards, piece, pygame.Rect(x, box.centery - high // 2, wide, high))
        x += wide + gap


def _draw_seat(brush: Brush, cards: Deck, rules: Rules, seat: int, box: pygame.Rect, high: int) -> None:
    """A hand along the edge of the table, backs upwards, and the sign of its side."""
    way = -1 if rules.is_clockwise else 1
    angle = math.pi / 2 - way * math.tau * seat / rules.players
    right = math.cos(angle)
    down = math.sin(angle)
    is_aside = abs(right) > _ASIDE
    x = box.centerx + (box.width / 2 - high * 0.66) * (right / abs(right) if is_aside else right)
    y = box.centery + (box.height / 2 - high * 0.66) * (down * 1.3 if is_aside else down / abs(down))
    count = hand_size(rules)
    step = high * RATIO * _step(count)
    for number in range(count):
        off = (number - (count - 1) / 2) * step
        at = Placement(x, y + off, angle=90) if is_aside else Placement(x + off, y)
        cards.sprites.draw(brush.surface, Faces(cards.deck, None, cards.back, high), at, keep=False)
    far = (count - 1) / 2 * step + high * 0.62
    if not is_aside:
        x += far * down / abs(down)
    elif abs(down) < 0.1:
        y -= far * right / abs(right)
    else:  # no room beyond its end: towards the middle
        x -= high * 0.85 * right / abs(right)
    mark = side_mark(seat % rules.sides, max(8, round(high * 0.42)))
    place = mark.get_rect(center=(round(x), round(y)))
    brush.surface.blit(mark, place.clamp(box.inflate(-place.width // 2, 0)))


@dataclass(frozen=True, slots=True)
class SidesPiece:
    """The signs of the sides as they sit round a table."""

    players: int
    sides: int
    taller = 1.0

    def wide(self, brush: Brush, high: int) -> int:
        """Pixels that it takes where cards are so high."""
        return round(high * 1.15)

    def draw(self, brush: Brush, cards: Deck, place: pygame.Rect) -> None:
        """Paint it in its place."""
        draw_seats(brush.surface, self.players, self.sides, place, max(7, round(place.height * 0.36)))

    def describe(self) -> str:
        """Return the number of players and their teams, in words."""
        return seats_words(self.players, self.sides)


def glance_pieces(rules: Rules) -> tuple[Piece, ...]:
    """Return the pieces that show a game: the sides, a hand and its size, cards turned up, a special capture sign."""
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
    """The games of a list as rows of cards, in columns that are the same for all, on cloth."""

    def __init__(self, deck: Callable[[], Deck]) -> None:
        self.painted = PaintedOnce(deck, _KEPT)

    def width(self, high: int) -> int:
        """Pixels of width of one that is so high."""
        return round(_card_wide(high) * sum(_COLUMNS)) + high // 3

    def draw(self, brush: Brush, picture: Rules, box: pygame.Rect) -> None:
        """Draw that of a game's rules."""
        self.painted.draw(brush, picture, box, partial(_draw_glance, picture))


def _draw_glance(rules: Rules, brush: Brush, cards: Deck, box: pygame.Rect) -> None:
    lay_felt(brush, box)
    high = round(box.height * _INSIDE)
    wide = _card_wide(box.height)
    x = box.left + box.height // 6
    top = box.centery - high // 2
    for piece, column in zip(glance_pieces(rules), _COLUMNS, strict=False):
        place = pygame.Rect(x, top, round(wide * column), high)
        if isinstance(piece, NumberPiece):
            brush.write(place, piece.text, TypeStyle.LABEL, IVORY, align="centre")
        else:
            own = pygame.Rect(place.left, top, min(place.width, piece.wide(brush, high)), high)
            own.centerx = place.centerx
            draw_piece(brush, cards, piece, own)
        x += place.width


def _card_wide(high: int) -> int:
    return round(round(high * _INSIDE) * RATIO)


def _step(count: int) -> float:
    """Return the distance from one card to the next in a hand of `count`, in card widths."""
    return next(step for most, step in _STEPS if count <= most)
