"""The parts of the window at the table: where hands, table cards, piles, plates, score and buttons go. Plain geometry.

Lengths are in units of a 1280x800 window and become pixels at the very end, so every window has at least 1280 by 800
units. The middle is the table; the columns at its sides hold piles and stock; the strip at the top the hands of those
who sit there; the band below the table is for the status line and the options of a choice; my hand is at the bottom.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Place(Enum):
    """Place of a player at the table, as I see it."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP_RIGHT = "top_right"
    TOP = "top"
    TOP_LEFT = "top_left"
    LEFT = "left"


PLACES: Mapping[int, tuple[Place, ...]] = {
    2: (Place.BOTTOM, Place.TOP),
    3: (Place.BOTTOM, Place.TOP_RIGHT, Place.TOP_LEFT),
    4: (Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT),
    5: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP_LEFT, Place.LEFT),
    6: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP, Place.TOP_LEFT, Place.LEFT),
}
"""The place of each relative seat, counter-clockwise, by the number of players."""

CARD_RATIO = 0.625
"""Width of a card for its height."""
FAN_STEP = 0.42
"""From one card of another's hand to the next, for its width."""


COLUMN = 205.0
"""Width of the columns."""
EDGE = 12.0
STOCK = -1
"""Number that stands for the stock among the sides."""
TRAY = 9.0
"""Units by which the tray of the stock is larger than a card, on every side."""
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
"""Share of a card's height that is in the window, in a hand at the side."""
_LARGEST = 0.155, 140 / _ACROSS
"""Height of a card in a pile at most: of the window's height, and in units."""
_NARROW = 54.0
_LEAST_STEP = 8.0
"""Units by which a hand is longer than its first card at least, and from one of its cards to the next at least."""


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

    Piles are in the order of their owners round the table; the stock is where there is more room for it.
    `hand` is the height of the hands at the sides, `card` that of a card in a pile or in the stock.
    """

    def __init__(self, places: Sequence[Place], sides: int, room: ColumnRoom, *, has_stock: bool) -> None:
        self._room = room
        self._has_hands = Place.RIGHT in places
        others = list(range(1, sides))
        half = (len(others) + 1) // 2 if sides > 2 or self._has_hands else 0
        self.right = others[:half][::-1]
        self.left = others[half:]
        if has_stock:
            share_left = (room.low - room.left) / (len(self.left) + 1)
            with_stock = self.left if share_left > (room.low - room.right) / (len(self.right) + 1) else self.right
            with_stock.insert(0 if self._has_hands else len(with_stock), STOCK)
        self._longest = max(len(self.left), len(self.right))
        self._is_above = self._has_hands and self._longest <= 1
        self.shown = _SHOWN * room.fan if self._has_hands else 0.0
        self.card = self._card_height()
        self.hand = self._hand_height() if self._has_hands else 0.0

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


BUTTON = 56.0
PRESSED = 44.0
"""Least pixels of height of what is pressed: in the small table beside a slip the band is higher for its options."""
MARK = 36.0
_MINE = 196.0
"""From the window's edges to my hand: my pile is not next to it."""
_BESIDE = 30.0
"""From a column to the hands at the top, where they come near it."""
WHY = 80.0
"""Width of the button with that word."""
SIDE_PLATE = 170.0
TOP_PLATE = 180.0
"""Width of the plates, with their portraits, of those at the sides and at the top."""


class Box(NamedTuple):
    """A rectangle in whole pixels; pygame.Rect(box) is the same."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels past it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row of pixels below it."""
        return self.top + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def contains(self, point: tuple[float, float]) -> bool:
        """Return whether a point is inside."""
        return self.left <= point[0] < self.right and self.top <= point[1] < self.bottom

    def overlaps(self, other: "Box") -> bool:
        """Return whether two boxes share a pixel."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Regions:
    """The rectangles that are drawn into, in pixels.

    By relative seat: `hands`, `plates` (with the player's name), `marks` (the dealer's puck, when that seat deals). By
    side, mine first: `piles` and `figures` (two lines of text at the pile). `band` is the strip below the table: the
    status line `status` is inside it, and the options of a choice fill it. `stock` and `stock_figure` are None when
    nothing is left to deal, `sheet` when no room next to the table was asked for. `card`, `fan_card`, `pile_card` are
    the heights in pixels of my cards, of cards in other hands, and in piles.
    """

    unit: float
    table: Box
    sheet: Box | None
    hands: tuple[Box, ...]
    plates: tuple[Box, ...]
    marks: tuple[Box, ...]
    piles: tuple[Box, ...]
    figures: tuple[Box, ...]
    stock: Box | None
    stock_figure: Box | None
    score: Box
    chips: Box
    band: Box
    status: Box
    menu: Box
    last: Box
    hint: Box
    aids: Box
    back: Box
    why: Box
    card: float
    fan_card: float
    pile_card: float

    def inwards(self, side: int) -> int:
        """Which way the table is from a side's pile: 1 to the right, -1 to the left."""
        return 1 if self.piles[side].centre[0] < self.table.centre[0] else -1


class _Ruler:
    """Works in units; `box` gives pixels."""

    def __init__(self, players: int, sides: int, has_stock: bool, size: tuple[int, int], largest: int) -> None:
        self.unit = min(size[0] / 1280, size[1] / 800)
        self.wide, self.high = size[0] / self.unit, size[1] / self.unit
        self.players = players
        self.sides = sides
        self.places = PLACES[players]
        self.crowded = Place.TOP in self.places and players == 6
        self.card = min(0.305 * self.high, 0.22 * self.wide)
        self.fan = 0.19 * self.high if not self.crowded else 0.165 * self.high
        self.fan = min(self.fan, 0.14 * self.wide)
        self.fan_width = CARD_RATIO * self.fan * (1.2 + FAN_STEP * (largest - 1))
        self.shown = self.fan * (0.62 if not self.crowded else 0.44)
        self.strip = self.shown + 8 if not self.crowded else self.shown + 54
        self.hand_top = self.high - 22 - self.card
        self.band = max(BUTTON, PRESSED / self.unit)
        self.band_top = self.hand_top - 16 - self.band
        self.score_low = EDGE + 34 + 32 * sides
        tops = self.score_low + 8, EDGE + BUTTON + 8
        room = ColumnRoom(self.wide, self.high, *tops, self.band_top - 8, self.fan, largest)
        self.columns = Columns(self.places, sides, room, has_stock=has_stock)

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """The pixels of a rectangle in units."""
        u = self.unit
        x = round(left * u)
        y = round(top * u)
        return Box(x, y, round(right * u) - x, round(bottom * u) - y)

    # Those who sit at the top

    def top_groups(self) -> dict[Place, tuple[float, float]]:
        """Left and right of the stretch of the top strip that belongs to each place there."""
        left = COLUMN + EDGE
        right = self.wide - 3 * BUTTON - 3 * EDGE
        if Place.TOP_LEFT not in self.places:
            return {Place.TOP: (self.wide - right, right)}
        if not self.crowded:
            middle = (left + right) / 2
            return {Place.TOP_LEFT: (left, middle - 12), Place.TOP_RIGHT: (middle + 12, right)}
        right = self.wide - COLUMN - _BESIDE
        third = (right - left) / 3
        return {
            Place.TOP_LEFT: (left, left + third - 12),
            Place.TOP: (left + third + 12, right - third - 12),
            Place.TOP_RIGHT: (right - third + 12, right),
        }

    def at_top(self, place: Place) -> tuple[Box, Box, Box]:
        """Hand, plate and dealer's mark of a seat at the top."""
        left, right = self.top_groups()[place]
        if self.crowded:
            low = self.shown + 6
            middle = (left + right - MARK - 6) / 2
            return (
                self.box(left, 0, right, self.shown),
                self.box(middle - 84, low, middle + 84, low + 44),
                self.box(middle + 90, low + 4, middle + 90 + MARK, low + 4 + MARK),
            )
        top = EDGE + 2
        free = TOP_PLATE + MARK + 16
        across = min(right - left - free, self.fan_width)
        if place is Place.TOP:
            half = min(self.wide / 2 - left - free - 8, self.fan_width / 2)
            hand = (self.wide / 2 - half, self.wide / 2 + half)
        else:
            spare = (right - left - free - across) / 2
            hand = (
                (right - spare - across, right - spare)
                if place is Place.TOP_LEFT
                else (left + spare, left + spare + across)
            )
        if place is Place.TOP_LEFT:
            mark = (hand[0] - 10 - MARK, hand[0] - 10)
            plate = (mark[0] - 6 - TOP_PLATE, mark[0] - 6)
        else:
            plate = (hand[1] + 18, hand[1] + 18 + TOP_PLATE)
            mark = (plate[1] + 6, plate[1] + 6 + MARK)
        return (
            self.box(hand[0], 0, hand[1], self.shown),
            self.box(plate[0], top, plate[1], top + 56),
            self.box(mark[0], top + 10, mark[1], top + 10 + MARK),
        )

    def at_side(self, place: Place) -> tuple[Box, Box, Box]:
        """Hand, plate and dealer's mark of the seat at the left or right edge."""
        hand = self.box(*self.columns.hand_span(at_left=place is Place.LEFT))
        plate_top = self.band_top + (self.band - BUTTON) / 2
        plate_low = plate_top + BUTTON
        mark_top = (plate_top + plate_low - MARK) / 2
        if place is Place.LEFT:
            return (
                hand,
                self.box(EDGE, plate_top, EDGE + SIDE_PLATE, plate_low),
                self.box(EDGE + SIDE_PLATE + 4, mark_top, EDGE + SIDE_PLATE + 4 + MARK, mark_top + MARK),
            )
        right = self.wide - EDGE
        return (
            hand,
            self.box(right - SIDE_PLATE, plate_top, right, plate_low),
            self.box(right - SIDE_PLATE - 4 - MARK, mark_top, right - SIDE_PLATE - 4, mark_top + MARK),
        )

    def at_bottom(self) -> tuple[Box, Box, Box]:
        """My hand, plate and dealer's mark."""
        low = self.high - EDGE
        return (
            self.box(_MINE, self.hand_top - 16, self.wide - _MINE, self.high),
            self.box(EDGE, low - 56, 168, low),
            self.box(EDGE, low - 56 - 6 - MARK, EDGE + MARK, low - 62),
        )

    def seat(self, place: Place) -> tuple[Box, Box, Box]:
        """Hand, plate and dealer's mark of a place."""
        if place is Place.BOTTOM:
            return self.at_bottom()
        return self.at_side(place) if place in (Place.LEFT, Place.RIGHT) else self.at_top(place)

    def piles(self) -> tuple[dict[int, Box], dict[int, Box]]:
        """Boxes of the piles and of their figures by side, with the STOCK."""
        spans = self.columns.spans()
        boxes = {item: self.box(*pile) for item, (pile, _) in spans.items()}
        figures = {item: self.box(*lines) for item, (_, lines) in spans.items()}
        across = 1.2 * self.columns.card
        middle = self.wide - 86
        centre = self.hand_top + 4 + across / 2
        boxes[0] = self.box(middle - across / 2, centre - across / 2, middle + across / 2, centre + across / 2)
        under = centre + across / 2 + 2
        lines = self.columns.figure(0)
        figures[0] = self.box(middle - across / 2, under, middle + across / 2, under + lines)
        return boxes, figures


def regions_of(
    players: int, sides: int, has_stock: bool, size: tuple[int, int], largest: int = 10, room: float = 0.0
) -> Regions:
    """Return the regions of a window of `size` pixels, at least 1024x640, for hands of at most `largest` cards.

    `room` units are taken from the table for a sheet of aids at its right.
    """
    r = _Ruler(players, sides, has_stock, size, largest)
    seats = [r.seat(place) for place in r.places]
    piles, figures = r.piles()
    aside = COLUMN + 6 if Place.RIGHT not in r.places else EDGE + SIDE_PLATE + MARK + 10
    band = r.box(aside, r.band_top, r.wide - aside, r.band_top + r.band)
    middle = r.band_top + r.band / 2
    right = r.wide - EDGE
    return Regions(
        unit=r.unit,
        table=r.box(COLUMN, r.strip + 6, r.wide - COLUMN - room, r.band_top - 8),
        sheet=r.box(r.wide - COLUMN - room, r.strip + 6, r.wide - COLUMN, r.band_top - 8) if room else None,
        hands=tuple(seat[0] for seat in seats),
        plates=tuple(seat[1] for seat in seats),
        marks=tuple(seat[2] for seat in seats),
        piles=tuple(piles[side] for side in range(sides)),
        figures=tuple(figures[side] for side in range(sides)),
        stock=piles.get(STOCK),
        stock_figure=figures.get(STOCK),
        score=r.box(EDGE, EDGE, COLUMN, r.score_low),
        chips=r.box(EDGE, r.hand_top, 160, r.high - EDGE - 56 - BUTTON - 14),
        band=band,
        status=r.box(aside, middle - 20, r.wide - aside, middle + 20),
        menu=r.box(right - BUTTON, EDGE, right, EDGE + BUTTON),
        last=r.box(right - 2 * BUTTON - 6, EDGE, right - BUTTON - 6, EDGE + BUTTON),
        hint=r.box(right - 3 * BUTTON - 12, EDGE, right - 2 * BUTTON - 12, EDGE + BUTTON),
        aids=r.box(160 - BUTTON, r.high - EDGE - 62 - BUTTON, 160, r.high - EDGE - 62),
        back=r.box(right - BUTTON, r.high - EDGE - BUTTON, right, r.high - EDGE),
        why=r.box(right - BUTTON - 6 - WHY, r.high - EDGE - BUTTON, right - BUTTON - 6, r.high - EDGE),
        card=r.card * r.unit,
        fan_card=r.fan * r.unit,
        pile_card=r.columns.card * r.unit,
    )
