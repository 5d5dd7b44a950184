"""The parts of the window at the table: where hands, table cards, piles, plates, score and buttons go. Plain geometry.

Lengths are in units of a 1280x800 window and become pixels at the very end, so every window has at least 1280 by 800
units. The table is in the middle, with a column of piles and stock on each side. The hands of the players at the top
are in the strip above it; below it are the band for the status line and the options of a choice, and my hand.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from scopa_gui.ui.pictures.card_places import RATIO


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

FAN_STEP = 0.42
"""Distance between two cards of another player's hand, as a share of a card's width."""


COLUMN = 205.0
"""Width of the columns."""
EDGE = 12.0
STOCK = -1
"""Number that stands for the stock among the sides."""
TRAY = 9.0
"""Width of the rim of the stock's tray round its cards."""
FIGURE = 46.0
"""Height of the two lines at a pile."""
STOCK_FIGURE = 34.0
"""Height of the line at the stock."""
LOW_FIGURE = 28.0
"""Height of the one line at a pile or the stock, in a column of three or more."""
AIR = 18.0
"""Gap between a hand at the side and the lines above it."""
_ACROSS = 1.2
"""Width and height of a pile, as a share of its cards' height: some cards are crosswise."""
_INSIDE = 6.0
"""Gap between a column and the table."""
_SHOWN = 0.42
"""Share of a card's height that is inside the window, in a hand at the side."""
_LARGEST_SHARE = 0.155
"""Largest height of a card in a pile, as a share of the window's height."""
_LARGEST = 140 / _ACROSS
"""Largest height of a card in a pile."""
_LEAST_MORE = 54.0
"""Least length by which a hand at the side is longer than its first card."""
_LEAST_STEP = 8.0
"""Least distance between two cards of a hand at the side."""
BUTTON = 56.0
PRESSED = 44.0
"""Least height in pixels of anything that is pressed; at a small table the band is higher for its options."""
MARK = 36.0
_MINE = 196.0
"""Gap between the window's edges and my hand, for my plate and my pile."""
_TOP_HANDS = 30.0
"""Gap between a column and the hands at the top, at a table for six."""
WHY = 80.0
"""Width of the button "Why?"."""
SIDE_PLATE = 170.0
"""Width of the plates of the players at the sides."""
TOP_PLATE = 180.0
"""Width of the plates of the players at the top."""


class Span(NamedTuple):
    """A rectangle in units."""

    left: float
    top: float
    right: float
    bottom: float


class Box(NamedTuple):
    """A rectangle in whole pixels; pygame.Rect(box) is the same."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels to the right of it."""
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
    """The rectangles that are drawn into, and the heights of cards, in pixels.

    By relative seat: `hands`, `plates` (with the player's name), `marks` (the dealer's puck, when that seat deals). By
    side, mine first: `piles` and `figures` (two lines of text at the pile). `band` is the strip below the table: the
    status line `status` is inside it, and the options of a choice fill it. `stock` and `stock_figure` are None in games
    that deal all cards at once; `sheet` is None without room for a sheet of aids. `card`, `fan_card` and `pile_card`
    are the heights of my cards, of cards in other hands, and of cards in piles.
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
        """Return 1 if the table is to the right of a side's pile, -1 if it is to the left."""
        return 1 if self.piles[side].centre[0] < self.table.centre[0] else -1


class _Ruler:
    """Lengths in units for a window of `size` pixels, and the boxes of players and piles in pixels."""

    def __init__(self, players: int, sides: int, has_stock: bool, size: tuple[int, int], largest: int) -> None:
        self.unit = min(size[0] / 1280, size[1] / 800)
        self.window_width = size[0] / self.unit
        self.window_height = size[1] / self.unit
        self.places = PLACES[players]
        self.crowded = players == 6
        self.card = min(0.305 * self.window_height, 0.22 * self.window_width)
        self.fan = min((0.165 if self.crowded else 0.19) * self.window_height, 0.14 * self.window_width)
        self.whole_hand = RATIO * self.fan * (1.2 + FAN_STEP * (largest - 1))
        self.shown = self.fan * (0.44 if self.crowded else 0.62)
        self.strip = self.shown + (54 if self.crowded else 8)
        self.hand_top = self.window_height - 22 - self.card
        self.band = max(BUTTON, PRESSED / self.unit)
        self.band_top = self.hand_top - 16 - self.band
        self.score_low = EDGE + 34 + 32 * sides
        self.columns = _SideColumns(self, sides, largest, has_stock=has_stock)

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return the box in pixels of a rectangle in units."""
        u = self.unit
        x = round(left * u)
        y = round(top * u)
        return Box(x, y, round(right * u) - x, round(bottom * u) - y)

    def seat(self, place: Place) -> tuple[Box, Box, Box]:
        """Return the hand, the plate and the dealer's mark of a place."""
        if place in (Place.LEFT, Place.RIGHT):
            return self.at_side(at_left=place is Place.LEFT)
        if place is not Place.BOTTOM:
            return self.at_top(place)
        low = self.window_height - EDGE
        return (
            self.box(_MINE, self.hand_top - 16, self.window_width - _MINE, self.window_height),
            self.box(EDGE, low - 56, 168, low),
            self.box(EDGE, low - 56 - 6 - MARK, EDGE + MARK, low - 62),
        )

    def at_side(self, *, at_left: bool) -> tuple[Box, Box, Box]:
        """Return the hand, the plate and the dealer's mark of the seat at the left or right edge."""
        columns = self.columns
        plate_top = self.band_top + (self.band - BUTTON) / 2
        mark_left = EDGE + SIDE_PLATE + 4
        mark_top = plate_top + (BUTTON - MARK) / 2
        spans = [
            Span(0.0, columns.low - columns.hand, columns.shown, columns.low),
            Span(EDGE, plate_top, EDGE + SIDE_PLATE, plate_top + BUTTON),
            Span(mark_left, mark_top, mark_left + MARK, mark_top + MARK),
        ]
        if not at_left:
            spans = [
                Span(self.window_width - right, top, self.window_width - left, low) for left, top, right, low in spans
            ]
        hand, plate, mark = (self.box(*span) for span in spans)
        return hand, plate, mark

    def top_groups(self) -> dict[Place, tuple[float, float]]:
        """Return the left and right end of the part of the strip for each player at the top."""
        left = COLUMN + EDGE
        right = self.window_width - 3 * BUTTON - 3 * EDGE
        if Place.TOP_LEFT not in self.places:
            return {Place.TOP: (self.window_width - right, right)}
        if not self.crowded:
            middle = (left + right) / 2
            return {Place.TOP_LEFT: (left, middle - 12), Place.TOP_RIGHT: (middle + 12, right)}
        right = self.window_width - COLUMN - _TOP_HANDS
        third = (right - left) / 3
        return {
            Place.TOP_LEFT: (left, left + third - 12),
            Place.TOP: (left + third + 12, right - third - 12),
            Place.TOP_RIGHT: (right - third + 12, right),
        }

    def at_top(self, place: Place) -> tuple[Box, Box, Box]:
        """Return the hand, the plate and the dealer's mark of a seat at the top."""
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
        across = min(right - left - free, self.whole_hand)
        if place is Place.TOP:
            half = min(self.window_width / 2 - left - free - 8, self.whole_hand / 2)
            hand = (self.window_width / 2 - half, self.window_width / 2 + half)
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

    def piles(self) -> tuple[dict[int, Box], dict[int, Box]]:
        """Return the boxes of the piles and of the lines at them, by side; those of the stock under STOCK."""
        spans = self.columns.spans()
        across = _ACROSS * self.columns.card
        middle = self.window_width - 86
        top = self.hand_top + 4
        pile = Span(middle - across / 2, top, middle + across / 2, top + across)
        lines = Span(pile.left, pile.bottom + 2, pile.right, pile.bottom + 2 + self.columns.figure(0))
        spans[0] = pile, lines
        return (
            {item: self.box(*pile) for item, (pile, _) in spans.items()},
            {item: self.box(*lines) for item, (_, lines) in spans.items()},
        )


class _SideColumns:
    """Contents of the columns at the sides of the table: `left` and `right` list sides, or STOCK, from the top down.

    Piles are in the order of their owners round the table; the stock is in the column with more room for it. In units,
    `hand` is the length of the hands at the sides, `shown` the width that is seen of them, `low` the lower end of the
    columns, and `card` the height of a card in a pile or in the stock.
    """

    def __init__(self, ruler: _Ruler, sides: int, largest: int, *, has_stock: bool) -> None:
        self._window_width = ruler.window_width
        self._has_hands = Place.RIGHT in ruler.places
        others = list(range(1, sides))
        half = (len(others) + 1) // 2 if sides > 2 or self._has_hands else 0
        self.right = others[:half][::-1]
        self.left = others[half:]
        self.low = ruler.band_top - 8
        left_height = self.low - (ruler.score_low + 8)
        right_height = self.low - (EDGE + BUTTON + 8)
        if has_stock:
            is_left = left_height / (len(self.left) + 1) > right_height / (len(self.right) + 1)
            with_stock = self.left if is_left else self.right
            with_stock.insert(0 if self._has_hands else len(with_stock), STOCK)
        self._columns = (self.left, left_height), (self.right, right_height)
        self._longest = max(len(self.left), len(self.right))
        self._is_above = self._has_hands and self._longest <= 1
        """True if the piles are above the hands, not next to them."""
        self.shown = _SHOWN * ruler.fan if self._has_hands else 0.0
        card_width = RATIO * ruler.fan
        next_to_hand = self._has_hands and not self._is_above
        self._near = max(EDGE, self.shown + card_width / 2 + _INSIDE if next_to_hand else 0.0)
        self._far = COLUMN - _INSIDE
        least_hand = 1.12 * card_width + max(_LEAST_MORE, _LEAST_STEP * (largest - 1))
        heights = [_LARGEST_SHARE * ruler.window_height, _LARGEST, (self._far - self._near) / _ACROSS]
        for items, height in self._columns:
            fixed = sum(self.figure(item) + 4 + self._size(item, 0.0)[1] for item in items)
            fixed += least_hand + AIR if self._is_above else 0.0
            growing = sum(self._size(item, 1.0)[1] - self._size(item, 0.0)[1] for item in items)
            heights += [(height - fixed) / growing] if items else []
        self.card = min(heights)
        hand = least_hand if STOCK in (*self.left, *self.right) and not self._is_above else ruler.whole_hand
        free = [
            height - (self._taken(items) + AIR if items and self._is_above else 0.0) for items, height in self._columns
        ]
        self.hand = min(hand, *free) if self._has_hands else 0.0

    def figure(self, item: int) -> float:
        """Return the height of the lines at a pile or at the stock."""
        return LOW_FIGURE if self._longest > 2 else STOCK_FIGURE if item == STOCK else FIGURE

    def _size(self, item: int, card: float) -> tuple[float, float]:
        """Return the width and height of a pile, or of the stock in its tray, with cards of this height."""
        in_tray = (card * RATIO + 2 * TRAY, card + 2 * TRAY)
        return in_tray if item == STOCK else (_ACROSS * card, _ACROSS * card)

    def _taken(self, items: Sequence[int]) -> float:
        """Return the height that the piles of a column and the lines of text at them take up."""
        return sum(self._size(item, self.card)[1] + 2 + self.figure(item) for item in items)

    def spans(self) -> dict[int, tuple[Span, Span]]:
        """Return where each pile of the others, or the stock, is, and where the lines at it are."""
        found = {}
        for is_left, (items, height) in zip((True, False), self._columns, strict=True):
            middle = (self._near + self._far) / 2
            middle = middle if is_left else self._window_width - middle
            free = height - self._taken(items) - (self.hand + AIR if self._is_above else 0.0)
            top = self.low - height
            for item in items:
                pile_width, pile_height = self._size(item, self.card)
                top += free / len(items) / 2
                pile = Span(middle - pile_width / 2, top, middle + pile_width / 2, top + pile_height)
                under = pile.bottom + 2
                across = _ACROSS * self.card / 2
                lines = Span(middle - across, under, middle + across, under + self.figure(item))
                found[item] = pile, lines
                top = lines.bottom + free / len(items) / 2
        return found


@lru_cache(maxsize=16)
def regions_of(
    players: int, sides: int, has_stock: bool, size: tuple[int, int], largest: int = 10, room: float = 0.0
) -> Regions:
    """Return the regions of a window of `size` pixels, at least 1024x640, for hands of at most `largest` cards.

    The table is `room` units narrower for a sheet of aids at its right.
    """
    r = _Ruler(players, sides, has_stock, size, largest)
    seats = [r.seat(place) for place in r.places]
    piles, figures = r.piles()
    left = COLUMN + 6 if Place.RIGHT not in r.places else EDGE + SIDE_PLATE + MARK + 10
    band = r.box(left, r.band_top, r.window_width - left, r.band_top + r.band)
    middle = r.band_top + r.band / 2
    right = r.window_width - EDGE
    return Regions(
        unit=r.unit,
        table=r.box(COLUMN, r.strip + 6, r.window_width - COLUMN - room, r.band_top - 8),
        sheet=r.box(r.window_width - COLUMN - room, r.strip + 6, r.window_width - COLUMN, r.band_top - 8)
        if room
        else None,
        hands=tuple(seat[0] for seat in seats),
        plates=tuple(seat[1] for seat in seats),
        marks=tuple(seat[2] for seat in seats),
        piles=tuple(piles[side] for side in range(sides)),
        figures=tuple(figures[side] for side in range(sides)),
        stock=piles.get(STOCK),
        stock_figure=figures.get(STOCK),
        score=r.box(EDGE, EDGE, COLUMN, r.score_low),
        chips=r.box(EDGE, r.hand_top, 160, r.window_height - EDGE - 56 - BUTTON - 14),
        band=band,
        status=r.box(left, middle - 20, r.window_width - left, middle + 20),
        menu=r.box(right - BUTTON, EDGE, right, EDGE + BUTTON),
        last=r.box(right - 2 * BUTTON - 6, EDGE, right - BUTTON - 6, EDGE + BUTTON),
        hint=r.box(right - 3 * BUTTON - 12, EDGE, right - 2 * BUTTON - 12, EDGE + BUTTON),
        aids=r.box(160 - BUTTON, r.window_height - EDGE - 62 - BUTTON, 160, r.window_height - EDGE - 62),
        back=r.box(right - BUTTON, r.window_height - EDGE - BUTTON, right, r.window_height - EDGE),
        why=r.box(
            right - BUTTON - 6 - WHY, r.window_height - EDGE - BUTTON, right - BUTTON - 6, r.window_height - EDGE
        ),
        card=r.card * r.unit,
        fan_card=r.fan * r.unit,
        pile_card=r.columns.card * r.unit,
    )
