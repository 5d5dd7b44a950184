"""Layout of the sheet of aids: a row for each rank, a column for each suit and for each of the other players.

The count above and the race for the primiera below share the columns of the suits. Lengths are in units, as in
regions.py.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from math import ceil
from typing import Any, Generic, NamedTuple, TypeVar

import pygame

from scopa_gui.coach.memory.card_tracker import KEY_RANKS
from scopa_gui.engine.cards import RANKS, Suit, card_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.layout import Paper, Part, Row, Space, Stack
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush

PAD = 9.0
LABEL = 30.0
SUIT = 28.0
SEAT = 42.0
GAP = 6.0
ASIDE = 14.0
"""Distance from the table to the sheet."""
HEAD = 28.0
ROW = 24.0
LEAST_ROW = 18.0
FOOT = 25.0
TITLE = 20.0
PAGER = 32.0


class SpotKind(Enum):
    """Kinds of spots in the rows of the sheet; a section has kinds of its own."""

    RANK = "rank"
    CARD = "card"
    HOLD = "hold"
    COINS = "coins"


class PlaceKind(Enum):
    """Kinds of places without a description: the heads of the columns, and the button for the next page."""

    HEAD = "head"
    SUIT = "suit"
    SEAT = "seat"
    PAGER = "pager"


class Spot(NamedTuple):
    """Name of a place on the sheet: its kind, and what it is about: RANK (rank), CARD (card), HOLD (seat, rank)."""

    kind: Enum
    about: tuple[int, ...] = ()


class AidFacts:
    """Facts of a section about a view."""

    @property
    def is_thinking(self) -> bool:
        """True if they could still become more exact."""
        return False

    def think(self) -> bool:
        """Think for a moment; return whether there is something new to show."""
        return False


F = TypeVar("F", bound=AidFacts)


class AidSection(Generic[F]):
    """Part that an aid adds to the sheet below the rows of the ranks.

    `kinds` are the kinds of spots that it describes; `has_suits`: it uses the columns of the suits.
    """

    kinds: type[Enum]
    has_suits = False
    rules_part = ""
    """Part of the rules that explains it."""

    def width(self, shown: "AidsShown") -> float:
        """Return its width to the right of the columns of the suits."""
        return 0.0

    def height(self, shown: "AidsShown") -> float:
        """Return its height without its title."""
        raise NotImplementedError

    def parts(self, shown: "AidsShown", *, titled: bool) -> Sequence[Part]:
        """Return its parts of the sheet, from top to bottom."""
        raise NotImplementedError

    def know(self, view: PlayerView, before: F | None) -> F:
        """Return its facts about a view; `before` are those found so far about the same view."""
        raise NotImplementedError

    def describe(self, facts: F, spot: Spot, names: Sequence[str], sides: Sequence[str]) -> str:
        """Return the line about one of its spots; names are by seat and by side."""
        return ""

    def draw_still(self, brush: Brush, layout: "AidsLayout", facts: F, settings: Settings) -> None:
        """Draw what changes only with the view."""

    def draw(self, brush: Brush, layout: "AidsLayout", facts: F) -> None:
        """Draw what thinking makes more exact."""


@dataclass(frozen=True, slots=True)
class AidsShown:
    """Aids that are on at a table, or those on one page. `only`: the ranks on the page, () for all."""

    counters: str
    grid: bool
    sections: tuple[AidSection[Any], ...]
    players: int
    sides: int
    only: tuple[int, ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """Ranks whose cards are counted."""
        return self._on_page({"full": tuple(RANKS), "keys": KEY_RANKS}.get(self.counters, ()))

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks that have a row."""
        return self._on_page(tuple(RANKS)) if self.grid else self.counted

    def _on_page(self, ranks: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(rank for rank in ranks if not self.only or rank in self.only)

    @property
    def has_suits(self) -> bool:
        """True if there are columns for the suits."""
        return bool(self.counted) or any(section.has_suits for section in self.sections)

    @property
    def others(self) -> range:
        """Seats that have a column."""
        return range(1, self.players if self.grid else 1)

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to show."""
        return not (self.counted or self.grid or self.sections)

    @property
    def width(self) -> float:
        """Width of the sheet."""
        suits = 4 * SUIT if self.has_suits else 0.0
        seats = GAP + (self.players - 1) * SEAT if self.grid else 0.0
        return 2 * PAD + LABEL + suits + max(seats, *(section.width(self) for section in self.sections), 0.0)

    def fixed(self, *, paged: bool) -> float:
        """Return the height of all but the rows: margins, heads, sections and, if `paged`, the button for more."""
        sections = sum(section.height(self) for section in self.sections)
        titles = 0.0 if self.ranks else TITLE * len(self.sections)
        return 2 * PAD + HEAD + sections + (PAGER if paged else 0.0) + titles

    def least(self, *, paged: bool) -> float:
        """Return the smallest height of the sheet; `paged` as in `fixed`."""
        return self.fixed(paged=paged) + len(self.ranks) * LEAST_ROW


class Cell(Row):
    """Place on the sheet, `high` units high, or a row of places; `spot` is its name."""

    def __init__(self, spot: Spot, *parts: Part, width: float = 0.0, high: float = 0.0) -> None:
        super().__init__(*parts, gap=0.0)
        self.spot = spot
        self.width = width
        self._high = high

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(self._high)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)


class AidsLayout:
    """Rectangles of a page of the sheet: `places` are all by name, `spots` those that can be described."""

    def __init__(self, shown: AidsShown, page: Part) -> None:
        self.shown = shown
        self.rect = page.rect
        described: tuple[type[Enum], ...] = (SpotKind, *(section.kinds for section in shown.sections))
        self.places = {cell.spot: cell.rect for cell in page.everything if isinstance(cell, Cell)}
        self.spots = {spot: rect for spot, rect in self.places.items() if isinstance(spot.kind, described)}

    @property
    def pager(self) -> pygame.Rect | None:
        """Rectangle of the button for the next page; None if there is only one page."""
        return self.places.get(Spot(PlaceKind.PAGER))

    def named(self, kind: Enum) -> Iterator[tuple[int, pygame.Rect]]:
        """Yield number and rectangle of the places of a kind that are about one number, such as a seat."""
        for spot, rect in self.places.items():
            if spot.kind is kind:
                yield spot.about[0], rect

    def at(self, point: tuple[int, int]) -> Spot | None:
        """Return the spot at a point; None if there is none."""
        return next((spot for spot, rect in self.spots.items() if rect.collidepoint(point)), None)

    def neighbour(self, spot: Spot | None, dx: int, dy: int) -> Spot | None:
        """Return the next spot in a direction: the first one of all from None, the same one if there is no other."""
        if not self.spots:
            return None
        if spot not in self.spots:
            return next(iter(self.spots))
        here = self.spots[spot]
        best = spot
        least = float("inf")
        for other, rect in self.spots.items():
            x, y = pygame.Vector2(rect.center) - here.center
            along, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > here.size[0 if dx else 1] // 4 and along + 3 * aside < least:
                best = other
                least = along + 3 * aside
        return best


def aids_layout_of(shown: AidsShown, box: pygame.Rect, brush: Brush, *, paged: bool = False) -> AidsLayout:
    """Lay out a page in the room that the table leaves for it; `paged`: it is one of several.

    The brush has the measures of the page.
    """
    px = brush.theme.px
    height = box.height / brush.theme.unit
    fixed = shown.fixed(paged=paged)
    count = len(shown.ranks)
    has_foot = bool(shown.counted) and (not count or (height - fixed - FOOT) / count >= LEAST_ROW)
    fixed += FOOT if has_foot else 0.0
    titles = TITLE * len(shown.sections)
    has_titles = not count or (height - fixed - titles) / count >= LEAST_ROW
    fixed += titles if has_titles and count else 0.0
    row = min(ROW, (height - fixed) / count) if count else 0.0
    suits = [Cell(Spot(PlaceKind.SUIT, (suit,)), width=SUIT) for suit in Suit if shown.has_suits]
    seats = [Cell(Spot(PlaceKind.SEAT, (seat,)), width=SEAT) for seat in shown.others]
    parts: list[Part] = [Cell(Spot(PlaceKind.HEAD), Space(width=LABEL), *suits, Space(width=GAP), *seats, high=HEAD)]
    for rank in shown.ranks:
        cards: list[Part] = [Space(width=4 * SUIT)] if shown.has_suits else []
        if rank in shown.counted:
            cards = [Cell(Spot(SpotKind.CARD, (card_of(rank, suit),)), width=SUIT) for suit in Suit]
        holds = [Cell(Spot(SpotKind.HOLD, (seat, rank)), width=SEAT) for seat in shown.others]
        label = Cell(Spot(SpotKind.RANK, (rank,)), width=LABEL)
        parts.append(Row(label, *cards, Space(width=GAP), *holds, gap=0.0, grow=1.0))
    if has_foot:
        parts.append(Row(Cell(Spot(SpotKind.COINS), width=LABEL + 4 * SUIT, high=FOOT)))
    for section in shown.sections:
        parts += section.parts(shown, titled=has_titles)
    if paged:
        parts.append(Cell(Spot(PlaceKind.PAGER), high=PAGER))
    page = Paper(Stack(*parts, gap=0.0), (PAD / 8, PAD / 8))
    sheet = pygame.Rect(0, 0, px(shown.width), px(fixed + count * row))
    sheet.midright = box.midright
    sheet.top = max(sheet.top, box.top)
    page.lay(brush, sheet)
    return AidsLayout(shown, page)


LEAST_UNIT = 0.8
"""Smallest size in pixels of a unit of the sheet, however small the table is."""
_LEAST_TABLE = 430.0
"""Smallest width in units that is left to the table."""
_NEARLY = 0.92
"""Share of the wanted scale that is enough if it means fewer pages."""
_FEWEST = 3
"""Smallest number of ranks on a page: the sheet becomes smaller rather than have more pages."""


@dataclass(frozen=True, slots=True)
class AidsPage:
    """Page of the sheet: the aids on it, and its scale, which is 1 at text size 1."""

    shown: AidsShown
    scale: float

    @property
    def room(self) -> float:
        """Width that the page takes from the table, including the gap between them."""
        return self.shown.width * self.scale + ASIDE


def scale_of(theme: Theme) -> float:
    """Return the wanted scale of the sheet."""
    return max(theme.text_scale, LEAST_UNIT / theme.unit)


def theme_of(theme: Theme, page: AidsPage) -> Theme:
    """Return the measures of a page: lines and gaps grow with its scale, type is as large as everywhere."""
    return Theme(
        (round(theme.size[0] * page.scale), round(theme.size[1] * page.scale)),
        theme.text_scale / page.scale,
        theme.table,
        theme.strong,
    )


@lru_cache(maxsize=64)
def pages_of(shown: AidsShown, table: tuple[float, float], scale: float) -> tuple[AidsPage, ...]:
    """Return the pages that fit next to a table of this size in units; none if nothing is shown."""
    if shown.is_empty:
        return ()
    rows = replace(shown, sections=())
    count = replace(rows, grid=False)
    grid = replace(rows, counters="none")
    below = [replace(grid, grid=False, sections=(section,)) for section in shown.sections]
    widest = _widest(table)
    for parts in ((shown,), (rows, *below), (count, grid, *below)):
        pages = [part for part in dict.fromkeys(parts) if not part.is_empty]
        least = [part.least(paged=len(pages) > 1) + (FOOT if part.counted and scale > 1 else 0.0) for part in pages]
        fitting = [
            min(scale, table[1] / height, max(1.0, widest / part.width))
            for part, height in zip(pages, least, strict=True)
        ]
        if min(fitting) >= _NEARLY * scale:
            return tuple(map(AidsPage, pages, fitting))
    found: list[AidsPage] = []
    for part in pages:
        # An aid has as many pages as it needs, a little smaller if even that is not enough.
        ranks = part.ranks
        fixed = part.fixed(paged=True) + (FOOT if part.counted else 0.0)
        fewest = fixed + min(_FEWEST, len(ranks)) * LEAST_ROW
        smaller = max(min(1.0, scale), min(scale, widest / part.width, table[1] / fewest))
        shares = [part]
        if ranks:
            most = max(_FEWEST, int((table[1] / smaller - fixed) / LEAST_ROW + 0.001))
            each = ceil(len(ranks) / ceil(len(ranks) / most))
            shares = [replace(part, only=ranks[first : first + each]) for first in range(0, len(ranks), each)]
        found += [AidsPage(share, smaller) for share in shares]
    return tuple(found)


def one_page(shown: AidsShown, table: tuple[float, float], theme: Theme) -> AidsPage:
    """Return one page with everything, as large as possible."""
    fitting = min(scale_of(theme), _widest(table) / shown.width, table[1] / shown.least(paged=False))
    return AidsPage(shown, max(LEAST_UNIT / theme.unit, fitting))


def _widest(table: tuple[float, float]) -> float:
    """Return the largest width of the sheet next to a table."""
    return table[0] - _LEAST_TABLE - ASIDE
