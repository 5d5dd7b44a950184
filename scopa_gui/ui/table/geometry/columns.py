"""The columns at both sides of the table: the other sides' piles, the stock, and the hands of the players there.

No pile and no stock is next to a hand: one that has a column to itself is above the hand, with space between them;
several below each other keep half a card's width from it. Lengths are in units.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scopa_gui.ui.table.geometry.places import CARD_RATIO, FAN_STEP, Place

COLUMN = 205.0
"""Width of the columns."""
EDGE = 12.0
STOCK = -1
"""What stands for the stock among the sides."""
TRAY = 9.0
"""How much larger the tray of the stock is than a card, on every side."""
FIGURE = 46.0
STOCK_FIGURE = 34.0
LOW_FIGURE = 28.0
"""Height of the lines at a pile: two, or one where many piles lie below each other; at the stock always one."""
AIR = 18.0
"""From the lines of what lies above a hand to the hand."""
_ACROSS = 1.2
"""A pile's width and height for the height of its cards: some lie crosswise."""
_INSIDE = 6.0
"""From a column to the table."""
_SHOWN = 0.42
"""How much of the cards of a hand at the side is in the window, of their height."""
_LARGEST = 0.155, 140 / _ACROSS
"""Height of a card in a pile at most: of the window's height, and in units."""
_NARROW = 54.0
_LEAST_STEP = 8.0
"""How much longer a hand is than its first card, at least, and how far its cards are apart, at least."""


class Span(NamedTuple):
    """A rectangle in units."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class ColumnRoom:
    """Space for the columns in a window of `wide` by `high` units.

    They begin below the contents of the upper corners, at `left` and `right`, and end at `low`. `fan` is the height of
    a card in the hands at the sides, `largest` the largest number of cards in them.
    """

    wide: float
    high: float
    left: float
    right: float
    low: float
    fan: float
    largest: int


class Columns:
    """Contents of the two columns: `left` and `right` list sides, or STOCK, from the top down.

    `hand` is the height of the hands at the sides, `card` that of a card in a pile or in the stock.
    """

    def __init__(self, places: Sequence[Place], sides: int, room: ColumnRoom, *, has_stock: bool) -> None:
        self._room = room
        self._has_hands = Place.RIGHT in places
        self.left, self.right = self._shared_out(sides, has_stock=has_stock)
        self._longest = max(len(self.left), len(self.right))
        self._is_above = self._has_hands and self._longest <= 1
        self.shown = _SHOWN * room.fan if self._has_hands else 0.0
        self.card = self._card_height()
        self.hand = self._hand_height() if self._has_hands else 0.0

    def _shared_out(self, sides: int, *, has_stock: bool) -> tuple[list[int], list[int]]:
        """Piles in the order of their owners round the table; the stock where there is more room for it."""
        others = list(range(1, sides))
        half = (len(others) + 1) // 2 if sides > 2 or self._has_hands else 0
        right = others[:half][::-1]
        left = others[half:]
        if has_stock:
            room = self._room
            share_left = (room.low - room.left) / (len(left) + 1)
            with_stock = left if share_left > (room.low - room.right) / (len(right) + 1) else right
            with_stock.insert(0 if self._has_hands else len(with_stock), STOCK)
        return left, right

    def figure(self, item: int) -> float:
        """Height of the lines at a pile or at the stock."""
        return LOW_FIGURE if self._longest > 2 else STOCK_FIGURE if item == STOCK else FIGURE

    def _size(self, item: int, card: float) -> tuple[float, float]:
        """Width and height of a pile, or of the stock in its tray."""
        if item == STOCK:
            return card * CARD_RATIO + 2 * TRAY, card + 2 * TRAY
        return _ACROSS * card, _ACROSS * card

    def _sides(self) -> tuple[tuple[list[int], float], tuple[list[int], float]]:
        """The columns, each with the height it has for piles and hand."""
        room = self._room
        return (self.left, room.low - room.left), (self.right, room.low - room.right)

    def _inner(self) -> tuple[float, float]:
        """From where to where piles lie in a column, seen from the window's edge."""
        past_fan = self.shown + CARD_RATIO * self._room.fan / 2 + _INSIDE
        return max(EDGE, past_fan if self._has_hands and not self._is_above else 0.0), COLUMN - _INSIDE

    def _card_height(self) -> float:
        """As large as the columns allow."""
        near, far = self._inner()
        found = [_LARGEST[0] * self._room.high, _LARGEST[1], (far - near) / _ACROSS]
        for items, high in self._sides():
            fixed = sum(self.figure(item) + 4 + self._size(item, 0.0)[1] for item in items)
            fixed += self._least_hand() + AIR if self._is_above else 0.0
            growing = sum(self._size(item, 1.0)[1] - self._size(item, 0.0)[1] for item in items)
            found += [(high - fixed) / growing] if items else []
        return min(found)

    def _least_hand(self) -> float:
        return 1.12 * CARD_RATIO * self._room.fan + max(_NARROW, _LEAST_STEP * (self._room.largest - 1))

    def _hand_height(self) -> float:
        """Both hands alike, as long as their cards want, or as there is room."""
        whole = CARD_RATIO * self._room.fan * (1.2 + FAN_STEP * (self._room.largest - 1))
        if not self._is_above:
            whole = self._least_hand() if STOCK in (*self.left, *self.right) else whole  # below the stock
            return min(whole, *(high for _, high in self._sides()))
        above = ((self._taken(items) + AIR if items else 0.0, high) for items, high in self._sides())
        return min(whole, *(high - taken for taken, high in above))

    def _taken(self, items: Sequence[int]) -> float:
        """Return the height that the piles of a column and the lines of text at them take up."""
        return sum(self._size(item, self.card)[1] + 2 + self.figure(item) for item in items)

    def hand_span(self, *, at_left: bool) -> Span:
        """The hand of who sits at a side: at the lower end, near its plate."""
        wide = self._room.wide
        low = self._room.low
        left, right = (0.0, self.shown) if at_left else (wide - self.shown, wide)
        return Span(left, low - self.hand, right, low)

    def spans(self) -> dict[int, tuple[Span, Span]]:
        """Every pile of the others, and the stock, with the lines at it."""
        near, far = self._inner()
        found = {}
        for at_left, (items, high) in zip((True, False), self._sides(), strict=True):
            middle = (near + far) / 2 if at_left else self._room.wide - (near + far) / 2
            free = high - self._taken(items) - (self.hand + AIR if self._is_above else 0.0)
            top = self._room.low - high
            for item in items:
                wide, tall = self._size(item, self.card)
                top += free / len(items) / 2
                pile = Span(middle - wide / 2, top, middle + wide / 2, top + tall)
                under = pile.bottom + 2
                across = _ACROSS * self.card / 2
                lines = Span(middle - across, under, middle + across, under + self.figure(item))
                found[item] = pile, lines
                top = lines.bottom + free / len(items) / 2
        return found
