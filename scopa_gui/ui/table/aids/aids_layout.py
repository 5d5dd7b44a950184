"""Where things stand on the sheet of aids: one row for each rank, one column for each suit and for each of the others.
Plain places.

The columns of the suits serve the count above and the race for the primiera below. Lengths are in units, as in
regions.py.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

import pygame

from scopa_gui.coach.memory.card_tracker import KEY_RANKS
from scopa_gui.engine.cards import RANKS, Suit, card_of

PAD, LABEL, SUIT, SEAT, GAP, TOTAL, ODDS = 9.0, 30.0, 28.0, 42.0, 6.0, 36.0, 50.0
ASIDE = 14.0
"""Units between the table and the sheet."""
HEAD, ROW, LEAST_ROW, FOOT, BAR, TITLE, PAGER = 28.0, 24.0, 18.0, 25.0, 18.0, 20.0, 32.0
RUNNER, LOW_RUNNER = 24.0, 19.0
"""Height of a side's row in the race, and where there are more than three of them."""


class SpotKind(Enum):
    """What a spot on the sheet is about."""

    RANK = "rank"
    CARD = "card"
    HOLD = "hold"
    RUNNER = "runner"
    OPEN = "open"
    COINS = "coins"


class Spot(NamedTuple):
    """A place that is spoken of: RANK (rank), CARD (card), HOLD (seat, rank), RUNNER (side), OPEN (suit), COINS ()."""

    kind: SpotKind
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AidsShown:
    """Which aids are on at this table, or stand on a page; `only` these ranks, if any are named."""

    counters: str
    grid: bool
    race: bool
    players: int
    sides: int
    only: tuple[int, ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """The ranks whose cards are counted."""
        return self._on_page({"full": tuple(RANKS), "keys": KEY_RANKS}.get(self.counters, ()))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks that have a row."""
        return self._on_page(tuple(RANKS)) if self.grid else self.counted

    def _on_page(self, ranks: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(rank for rank in ranks if not self.only or rank in self.only)

    @property
    def has_suits(self) -> bool:
        """Whether there are columns for the suits."""
        return bool(self.counted) or self.race

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self.counted or self.grid or self.race)

    @property
    def width(self) -> float:
        """The units of width of the sheet."""
        suits = 4 * SUIT if self.has_suits else 0.0
        seats = GAP + (self.players - 1) * SEAT if self.grid else 0.0
        return 2 * PAD + LABEL + suits + max(seats, GAP + TOTAL + ODDS if self.race else 0.0)

    @property
    def runner(self) -> float:
        """The units of height of a side's row in the race."""
        return RUNNER if self.sides <= 3 else LOW_RUNNER

    def fixed(self, *, paged: bool) -> float:
        """The units of height that any rows need: frame, heads, race, and the button that turns to another page."""
        race = (
            (GAP + self.sides * self.runner + BAR + (0.0 if self.counters == "full" else RUNNER)) if self.race else 0.0
        )
        return 2 * PAD + HEAD + race + (PAGER if paged else 0.0) + (TITLE if self.race and not self.ranks else 0.0)


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rectangles in pixels. ``spots`` what can be told about, ``suits`` and ``seats`` the heads of columns, ``row``
    a row's height, ``title``, ``bar`` and ``pager`` at most one: over the race, below it, and the button for the next
    page.
    """

    shown: AidsShown
    rect: pygame.Rect
    row: int
    spots: dict[Spot, pygame.Rect] = field(default_factory=dict)
    suits: dict[Suit, pygame.Rect] = field(default_factory=dict)
    seats: dict[int, pygame.Rect] = field(default_factory=dict)
    totals: dict[int, pygame.Rect] = field(default_factory=dict)
    odds: dict[int, pygame.Rect] = field(default_factory=dict)
    bests: dict[tuple[int, Suit], pygame.Rect] = field(default_factory=dict)
    bar: list[pygame.Rect] = field(default_factory=list)
    title: list[pygame.Rect] = field(default_factory=list)
    pager: list[pygame.Rect] = field(default_factory=list)

    def at(self, point: tuple[int, int]) -> Spot | None:
        """The spot under a point."""
        return next((spot for spot, rect in self.spots.items() if rect.collidepoint(point)), None)

    def beside(self, spot: Spot | None, dx: int, dy: int) -> Spot | None:
        """The next spot that way; the first one from None, the same where there is none."""
        if not self.spots:
            return None
        if spot not in self.spots:
            return next(iter(self.spots))
        here, best, least = self.spots[spot], spot, float("inf")
        for other, rect in self.spots.items():
            x, y = rect.centerx - here.centerx, rect.centery - here.centery
            along, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > here.size[0 if dx else 1] // 4 and along + 3 * aside < least:
                best, least = other, along + 3 * aside
        return best


def ledger_of(shown: AidsShown, box: pygame.Rect, unit: float, *, paged: bool = False) -> Ledger:
    """The sheet in the room that a table keeps for it; ``paged``: one of several."""
    high = box.height / unit
    fixed = shown.fixed(paged=paged)
    count = len(shown.ranks)
    has_foot = bool(shown.counted) and (not count or (high - fixed - FOOT) / count >= LEAST_ROW)
    fixed += FOOT if has_foot else 0.0
    has_title = shown.race and (not count or (high - fixed - TITLE) / count >= LEAST_ROW)
    fixed += TITLE if has_title and count else 0.0
    row = min(ROW, (high - fixed) / count) if count else 0.0
    place = _Place(shown, box, unit, row, fixed + count * row)
    place.head()
    for rank in shown.ranks:
        place.rank(rank)
    if has_foot:
        place.foot()
    if shown.race:
        place.race(titled=has_title)
    if paged:
        place.pager()
    return place.ledger


class _Place:
    """Fills a Ledger from the top down."""

    def __init__(self, shown: AidsShown, box: pygame.Rect, unit: float, row: float, high: float) -> None:
        self.shown, self.unit, self.row, self.runner = shown, unit, row, shown.runner
        wide, tall = round(shown.width * unit), round(high * unit)
        self.ledger = Ledger(
            shown,
            pygame.Rect(box.right - wide, box.top + max(0, box.height - tall) // 2, wide, tall),
            round(row * unit),
        )
        self.left, self.y = self.ledger.rect.left / unit + PAD, self.ledger.rect.top / unit + PAD

    def box(self, x: float, wide: float, high: float) -> pygame.Rect:
        """A rectangle ``x`` units right of the labels' left edge, at the present height."""
        left, top = round((self.left + x) * self.unit), round(self.y * self.unit)
        return pygame.Rect(
            left, top, round((self.left + x + wide) * self.unit) - left, round((self.y + high) * self.unit) - top
        )

    def suit(self, suit: Suit, high: float) -> pygame.Rect:
        return self.box(LABEL + suit * SUIT, SUIT, high)

    @property
    def after_suits(self) -> float:
        return LABEL + (4 * SUIT if self.shown.has_suits else 0.0) + GAP

    def head(self) -> None:
        if self.shown.has_suits:
            for suit in Suit:
                self.ledger.suits[suit] = self.suit(suit, HEAD)
        if self.shown.grid:
            for seat in range(1, self.shown.players):
                self.ledger.seats[seat] = self.box(self.after_suits + (seat - 1) * SEAT, SEAT, HEAD)
        self.y += HEAD

    def rank(self, rank: int) -> None:
        self.ledger.spots[Spot(SpotKind.RANK, (rank,))] = self.box(0, LABEL, self.row)
        if rank in self.shown.counted:
            for suit in Suit:
                self.ledger.spots[Spot(SpotKind.CARD, (card_of(rank, suit),))] = self.suit(suit, self.row)
        if self.shown.grid:
            for seat in range(1, self.shown.players):
                self.ledger.spots[Spot(SpotKind.HOLD, (seat, rank))] = self.box(
                    self.after_suits + (seat - 1) * SEAT, SEAT, self.row
                )
        self.y += self.row

    def foot(self) -> None:
        self.ledger.spots[Spot(SpotKind.COINS)] = self.box(0, LABEL + 4 * SUIT, FOOT)
        self.y += FOOT

    def race(self, *, titled: bool) -> None:
        self.y += GAP
        if titled:
            self.ledger.title.append(self.box(0, self.shown.width - 2 * PAD, TITLE))
            self.y += TITLE
        for side in range(self.shown.sides):
            for suit in Suit:
                self.ledger.bests[side, suit] = self.suit(suit, self.runner)
            self.ledger.totals[side] = self.box(self.after_suits, TOTAL, self.runner)
            self.ledger.odds[side] = self.box(self.after_suits + TOTAL, ODDS, self.runner)
            self.ledger.spots[Spot(SpotKind.RUNNER, (side,))] = self.box(
                0, self.after_suits + TOTAL + ODDS, self.runner
            )
            self.y += self.runner
        if self.shown.counters != "full":
            for suit in Suit:
                self.ledger.spots[Spot(SpotKind.OPEN, (suit,))] = self.suit(suit, RUNNER)
            self.y += RUNNER
        self.ledger.bar.append(self.box(0, self.shown.width - 2 * PAD, BAR).inflate(0, -round(6 * self.unit)))
        self.y += BAR

    def pager(self) -> None:
        self.ledger.pager.append(self.box(0, self.shown.width - 2 * PAD, PAGER).inflate(0, -round(4 * self.unit)))
