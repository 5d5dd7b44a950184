"""The parts of the window at the table: where hands, table cards, piles, plates, score and buttons go. Plain geometry.

Lengths are in units of a 1280x800 window and become pixels at the very end, so every window has at least 1280 by 800
units. The other players sit side by side behind the table's far edge, each a bust that holds its cards, with a plate
on the edge. The table is in the middle, with a column of piles and stock on each side; below it are the band for the
status line and the options of a choice, and my hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from scopa_gui.ui.pictures.card_places import RATIO, in_row

BUST = 128.0
CROWDED_BUST = 113.0
"""Width and height of a player behind the table, and of one of five."""
_HELD = 92.0
"""Width of the hand of cards next to a bust."""
_LAP = 8.0
"""Units by which the hand of cards is in front of the bust."""
_HAND_TOP = 0.24
"""Top of the hands, as a share of a bust's height."""
_FAN = 0.6
"""Height of a card in another player's hand, as a share of a bust's height."""
PLATE = 44.0
_NAME = 190.0
"""Height of a plate on the table's edge, and its largest width."""
_ABOVE = 14.0
"""Units of a plate above the table's edge."""
RAIL = 14.0
"""Height of the table's far edge."""

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
_ACROSS = 1.2
"""Width and height of a pile, as a share of its cards' height: some cards are crosswise."""
_INSIDE = 6.0
"""Gap between a column and the table."""
_LARGEST_SHARE = 0.155
"""Largest height of a card in a pile, as a share of the window's height."""
_LARGEST = 140 / _ACROSS
"""Largest height of a card in a pile."""
BUTTON = 56.0
PRESSED = 44.0
"""Least height in pixels of anything that is pressed; at a small table the band is higher for its options."""
MARK = 36.0
_MINE = 196.0
"""Gap between the window's edges and my hand, for my plate and my pile."""
WHY = 80.0
"""Width of the button "Why?"."""


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

    By relative seat: `hands`, `busts` (of the others; mine is empty), `plates` (with the player's name), `marks` (the
    dealer's puck, when that seat deals). `rail` is the table's far edge; above it is the wall. By side, mine first:
    `piles` and `figures` (two lines of text at the pile). `band` is the strip below the table: the status line `status`
    is inside it, and the options of a choice fill it. `stock` and `stock_figure` are None in games that deal all cards
    at once; `sheet` is None without room for a sheet of aids. `card`, `fan_card` and `pile_card` are the heights of my
    cards, of cards in other hands, and of cards in piles.
    """

    unit: float
    table: Box
    sheet: Box | None
    rail: Box
    hands: tuple[Box, ...]
    busts: tuple[Box, ...]
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

    def with_higher_plates(self, height: int, width: int = 0) -> "Regions":
        """Return the regions with the others' plates at least so high and wide, in pixels; they grow upwards."""
        middles = [plate.centre[0] for plate in self.plates[1:3]]
        widest = round(middles[0] - middles[1]) - 2 if len(middles) > 1 else self.table.width
        plates = [self.plates[0]]
        marks = [self.marks[0]]
        for plate, mark in zip(self.plates[1:], self.marks[1:], strict=True):
            more = max(0, height - plate.height)
            wide = min(max(plate.width, width), widest)
            plates.append(Box(round(plate.centre[0] - wide / 2), plate.top - more, wide, plate.height + more))
            marks.append(mark._replace(top=mark.top - more))
        return replace(self, plates=tuple(plates), marks=tuple(marks))

    def inwards(self, side: int) -> int:
        """Return 1 if the table is to the right of a side's pile, -1 if it is to the left."""
        return 1 if self.piles[side].centre[0] < self.table.centre[0] else -1


class _Ruler:
    """Lengths in units for a window of `size` pixels, and the boxes of players and piles in pixels."""

    def __init__(self, players: int, sides: int, has_stock: bool, size: tuple[int, int]) -> None:
        self.unit = min(size[0] / 1280, size[1] / 800)
        self.window_width = size[0] / self.unit
        self.window_height = size[1] / self.unit
        self.others = players - 1
        self.card = min(0.305 * self.window_height, 0.22 * self.window_width)
        self.bust = BUST if self.others < 5 else CROWDED_BUST
        self.cell = (self.window_width - 2 * (COLUMN + EDGE)) / self.others
        self.held = min(_HELD, self.cell - self.bust - 4)
        self.fan = _FAN * self.bust * min(1.0, self.held / _HELD + 0.2)
        self.rail_top = self.bust - 2
        self.plate_top = self.rail_top - _ABOVE
        self.strip = self.plate_top + PLATE
        self.hand_top = self.window_height - 22 - self.card
        self.band = max(BUTTON, PRESSED / self.unit)
        self.band_top = self.hand_top - 16 - self.band
        self.score_low = EDGE + 34 + 32 * sides
        self.columns = _SideColumns(self, sides, has_stock=has_stock)

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return the box in pixels of a rectangle in units."""
        u = self.unit
        x = round(left * u)
        y = round(top * u)
        return Box(x, y, round(right * u) - x, round(bottom * u) - y)

    def seat(self, seat: int) -> tuple[Box, Box, Box, Box]:
        """Return the hand, the bust, the plate and the dealer's mark of a relative seat."""
        if seat == 0:
            low = self.window_height - EDGE
            return (
                self.box(_MINE, self.hand_top - 16, self.window_width - _MINE, self.window_height),
                Box(0, 0, 0, 0),
                self.box(EDGE, low - 56, 168, low),
                self.box(EDGE, low - 56 - 6 - MARK, EDGE + MARK, low - 62),
            )
        # Counter-clockwise from me, the first of the others is at the right.
        middle = self.window_width - COLUMN - EDGE - self.cell * (seat - 0.5)
        left = middle - (self.bust + self.held) / 2
        top = self.plate_top
        width = min(_NAME, self.cell - 6)
        return (
            self.box(left + self.bust - _LAP, _HAND_TOP * self.bust, left + self.bust + self.held, top),
            Box(round(left * self.unit), 0, *(round(self.bust * self.unit),) * 2),
            self.box(middle - width / 2, top, middle + width / 2, top + PLATE),
            self.box(left + 2, top - MARK - 2, left + 2 + MARK, top - 2),
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
    `low` is the lower end of the columns, and `card` the height of a card in a pile or in the stock.
    """

    def __init__(self, ruler: _Ruler, sides: int, *, has_stock: bool) -> None:
        self._window_width = ruler.window_width
        others = list(range(1, sides))
        half = (len(others) + 1) // 2 if ruler.others > 1 else 0
        self.right = others[:half][::-1]
        self.left = others[half:]
        self.low = ruler.band_top - 8
        left_height = self.low - max(ruler.score_low + 8, ruler.strip)
        right_height = self.low - ruler.strip
        if has_stock:
            is_left = left_height / (len(self.left) + 1) > right_height / (len(self.right) + 1)
            with_stock = self.left if is_left else self.right
            with_stock.append(STOCK)
        self._columns = (self.left, left_height), (self.right, right_height)
        self._longest = max(len(self.left), len(self.right))
        self._abreast = 2 if self._longest > 2 else 1
        """Number of piles side by side in a column."""
        room = COLUMN - _INSIDE - EDGE
        heights = [_LARGEST_SHARE * ruler.window_height, _LARGEST, room / self._abreast / _ACROSS - 3]
        for items, height in self._columns:
            rows = self._rows(items)
            fixed = sum(max(self.figure(item) + 4 + self._size(item, 0.0)[1] for item in row) for row in rows)
            growing = sum(max(self._size(item, 1.0)[1] for item in row) for row in rows)
            growing -= sum(max(self._size(item, 0.0)[1] for item in row) for row in rows)
            heights += [(height - fixed) / growing] if items else []
        self.card = min(heights)

    def _rows(self, items: Sequence[int]) -> list[Sequence[int]]:
        """Return the piles of a column in rows, from the top down."""
        return [items[first : first + self._abreast] for first in range(0, len(items), self._abreast)]

    def figure(self, item: int) -> float:
        """Return the height of the lines at a pile or at the stock."""
        return LOW_FIGURE if self._longest > 2 else STOCK_FIGURE if item == STOCK else FIGURE

    def _size(self, item: int, card: float) -> tuple[float, float]:
        """Return the width and height of a pile, or of the stock in its tray, with cards of this height."""
        in_tray = (card * RATIO + 2 * TRAY, card + 2 * TRAY)
        return in_tray if item == STOCK else (_ACROSS * card, _ACROSS * card)

    def spans(self) -> dict[int, tuple[Span, Span]]:
        """Return where each pile of the others, or the stock, is, and where the lines at it are."""
        found = {}
        for is_left, (items, height) in zip((True, False), self._columns, strict=True):
            rows = self._rows(items)
            taken = [max(self._size(item, self.card)[1] + 2 + self.figure(item) for item in row) for row in rows]
            between = (height - sum(taken)) / (len(rows) or 1)
            top = self.low - height + between / 2
            for row, row_height in zip(rows, taken, strict=True):
                room = COLUMN - _INSIDE - EDGE
                middles = in_row(EDGE + room / 2, room, room / len(row), len(row), room / len(row))
                for item, from_edge in zip(row, middles, strict=True):
                    middle = from_edge if is_left else self._window_width - from_edge
                    pile_width, pile_height = self._size(item, self.card)
                    pile = Span(middle - pile_width / 2, top, middle + pile_width / 2, top + pile_height)
                    across = _ACROSS * self.card / 2
                    under = pile.bottom + 2
                    lines = Span(middle - across, under, middle + across, under + self.figure(item))
                    found[item] = pile, lines
                top += row_height + between
        return found


@lru_cache(maxsize=16)
def regions_of(players: int, sides: int, has_stock: bool, size: tuple[int, int], room: float = 0.0) -> Regions:
    """Return the regions of a window of `size` pixels, at least 1024x640.

    The table is `room` units narrower for a sheet of aids at its right.
    """
    r = _Ruler(players, sides, has_stock, size)
    hands, busts, plates, marks = zip(*map(r.seat, range(players)), strict=True)
    piles, figures = r.piles()
    left = COLUMN + 6
    band = r.box(left, r.band_top, r.window_width - left, r.band_top + r.band)
    middle = r.band_top + r.band / 2
    right = r.window_width - EDGE
    return Regions(
        unit=r.unit,
        table=r.box(COLUMN, r.strip + 6, r.window_width - COLUMN - room, r.band_top - 8),
        sheet=r.box(r.window_width - COLUMN - room, r.strip + 6, r.window_width - COLUMN, r.band_top - 8)
        if room
        else None,
        rail=r.box(0, r.rail_top, r.window_width, r.rail_top + RAIL),
        hands=hands,
        busts=busts,
        plates=plates,
        marks=marks,
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
