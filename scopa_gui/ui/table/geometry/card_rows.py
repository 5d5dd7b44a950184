"""Rows of the cards on the table, and the order of the captured cards in the piles, worked out from the moves.

Every row is centred. A card played to the table goes to the right end of the shortest row, and when cards are taken the
rest close up. Cards change rows only when the number of rows changes, and then they hardly move sideways.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scopa_gui.engine.cards import Card, CardSet, bit, cards_of
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.replayed_moves import replayed_from
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.regions import Box


@dataclass(frozen=True, slots=True)
class PileOrder:
    """The successive tables of a smazzata, and the piles.

    `tables` has the first table, then the cards on the table after each change; the last entry is the present table.
    By side, `piles` has the captured cards from the bottom up, and `scope` the cards that made a scopa, which are
    turned crosswise.
    """

    tables: tuple[CardSet, ...]
    piles: tuple[tuple[Card, ...], ...]
    scope: tuple[tuple[Card, ...], ...]


def scatter(card: Card, salt: int = 0) -> int:
    """Return a number from 0 to 65535 that looks random and is always the same for a card and a `salt`."""
    mixed = (card + 1) * 2654435761 + (salt + 1) * 40503 * (card + 7)
    return (mixed ^ mixed >> 13) * 69069 >> 5 & 0xFFFF


def askew(card: Card, salt: int = 0) -> float:
    """Return a number from -1 to 1 that looks random and is always the same for a card and a `salt`."""
    return scatter(card, salt) / 32767.5 - 1.0


def pile_order_of(view: PlayerView) -> PileOrder:
    """Return the successive tables and the piles, worked out from the first table and the moves so far."""
    table = view.first_table
    tables = [table]
    piles: list[list[Card]] = [[] for _ in view.piles]
    scope: list[list[Card]] = [[] for _ in view.piles]
    swept = 0 if view.moves_before else dealer_scope(view.rules, table)
    dealers = view.side_of(view.dealer)
    if swept and not table & ~view.piles[dealers]:
        scope[dealers] += cards_of(table)[:swept]
        piles[dealers] += cards_of(table)
        table = 0
        tables.append(table)
    for number, seat, move, _before, after in replayed_from(table, view.history):
        side = view.side_of(seat)
        table = after
        tables.append(table)
        if move.is_lay:
            continue
        piles[side] += (*cards_of(move.gained & ~bit(move.card)), move.card)
        last = not view.plays_left and number + 1 == len(view.history)
        if not table and not move.is_for_itself and is_scopa(view.rules, move, is_last_card=last):
            scope[side].append(move.card)
    for side, pile in enumerate(view.piles):
        left = pile & ~sum(map(bit, piles[side]))
        piles[side] += cards_of(left)
        if table & left:
            table &= ~left
            tables.append(table)
    counted = tuple(tuple(cards[:count]) for cards, count in zip(scope, view.scope, strict=True))
    return PileOrder(tuple(tables), tuple(map(tuple, piles)), counted)


_MOST_CARDS = 40
_NEARLY = 0.95
"""A grid that holds more cards is preferred if its cards are at least this share of the largest possible height, so
that the size of the cards seldom changes.
"""
_UNEVEN = 3
"""One row may not have this many cards more than another."""


@dataclass(frozen=True, slots=True)
class CardGrid:
    """Grid of `rows` rows of at most `columns` cards.

    In pixels, the middles of the cards are `across` apart in a row, and `down` from row to row.
    """

    rows: int
    columns: int
    card_height: float
    across: float
    down: float

    @property
    def capacity(self) -> int:
        """Number of cards that fit in the grid."""
        return self.rows * self.columns

    def middle(self, row: int, place: int, length: int, box: Box) -> tuple[float, float]:
        """Return the middle of the card at `place` in a row of `length` cards, with the grid centred in `box`."""
        x, y = box.centre
        return x + (place - (length - 1) / 2) * self.across, y + (row - (self.rows - 1) / 2) * self.down


@lru_cache(maxsize=16)
def grids_of(box: Box, largest: float, unit: float) -> tuple[CardGrid, ...]:
    """Return the grids for more and more cards, each with cards as large as possible, or nearly.

    No card is higher than `largest` pixels; `unit` is the length of a unit in pixels.
    """
    shapes = []
    between = 14 * unit
    for rows in (1, 2, 3, 4):
        for columns in range(3, 15):
            gap = (22 - 1.2 * columns) * unit
            width = (box.width - (columns - 1) * gap) / columns / 1.04
            height = min(largest, width / RATIO, (box.height - (rows - 1) * between) / rows / 1.04)
            across = height * RATIO * 1.04
            step = min(across + 22 * unit, (box.width - across) / (columns - 1))
            shapes.append(CardGrid(rows, columns, height, step, height * 1.04 + between))
    found: list[CardGrid] = []
    while not found or found[-1].capacity < _MOST_CARDS:
        shapes = [grid for grid in shapes if not found or grid.capacity > found[-1].capacity]
        least = _NEARLY * max(grid.card_height for grid in shapes)
        found.append(
            max((grid for grid in shapes if grid.card_height >= least), key=lambda grid: (grid.capacity, -grid.rows))
        )
    return tuple(found)


def grid_for(count: int, grids: Sequence[CardGrid]) -> CardGrid:
    """Return the first grid in which `count` cards fit, else the last grid."""
    return next((grid for grid in grids if grid.capacity >= count), grids[-1])


def card_rows(tables: Iterable[CardSet], grids: Sequence[CardGrid]) -> list[list[Card]]:
    """Return the rows of the last of these successive tables, each with its cards from left to right."""
    rows: list[list[Card]] = [[]]

    def rearrange(count: int) -> None:
        """Rearrange the rows for the grid of `count` cards; none gets too long, or much longer than another."""
        nonlocal rows
        grid = grid_for(count, grids)
        if len(rows) != grid.rows:
            places = [(place - (len(row) - 1) / 2, card) for row in rows for place, card in enumerate(row)]
            order = [card for _, card in sorted(places, key=lambda place: place[0])]
            rows = [order[number :: grid.rows] for number in range(grid.rows)]
        longest = max(rows, key=len)
        shortest = min(rows, key=len)
        while len(longest) > grid.columns or len(longest) - len(shortest) >= _UNEVEN:
            shortest.append(longest.pop())
            longest = max(rows, key=len)
            shortest = min(rows, key=len)

    there: CardSet = 0
    for table in tables:
        rows = [[card for card in row if not there & ~table & bit(card)] for row in rows]
        rearrange((there & table).bit_count())
        for count, card in enumerate(sorted(cards_of(table & ~there), key=scatter), (there & table).bit_count() + 1):
            rearrange(count)
            min(rows, key=len).append(card)
        there = table
    return rows
