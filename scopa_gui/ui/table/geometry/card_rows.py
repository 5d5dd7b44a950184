"""Rows of the cards on the table, and the order in which piles were captured, as the moves of a smazzata left them.

A row is always centred. Cards keep their order: a card laid goes to the right end of the shortest row, and when others
leave, the rest close up. Only when the number of rows changes do cards change rows, and then they hardly move sideways.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import Card, CardSet, bit, cards_of
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.geometry.regions import CARD_RATIO, Box


@dataclass(frozen=True, slots=True)
class PileOrder:
    """The successive tables of a smazzata, and the piles.

    `tables` lists the cards on the table, from the first table on, after each change; the last entry is the present
    table. `piles` lists the captured cards by side, the lowest first; `scope` the cards that made scope by side, laid
    crosswise.
    """

    tables: tuple[CardSet, ...]
    piles: tuple[tuple[Card, ...], ...]
    scope: tuple[tuple[Card, ...], ...]


def scatter(card: Card, salt: int = 0) -> int:
    """A number 0..65535 that looks random and is always the same for a card: how it happens to lie."""
    mixed = (card + 1) * 2654435761 + (salt + 1) * 40503 * (card + 7)
    return (mixed ^ mixed >> 13) * 69069 >> 5 & 0xFFFF


def askew(card: Card, salt: int = 0) -> float:
    """The same as a number from -1 to 1."""
    return scatter(card, salt) / 32767.5 - 1.0


def pile_order_of(view: PlayerView) -> PileOrder:
    """Work out the piles and the successive tables from the first table and the moves so far."""
    table = view.first_table
    tables = [table]
    piles: list[list[Card]] = [[] for _ in view.piles]
    scope: list[list[Card]] = [[] for _ in view.piles]

    def take(side: int, cards: CardSet) -> None:
        nonlocal table
        piles[side] += cards_of(cards)
        if table & cards:
            table &= ~cards
            tables.append(table)

    swept = 0 if view.moves_before else dealer_scope(view.rules, table)
    dealers = view.side_of(view.dealer)
    if swept and not table & ~view.piles[dealers]:
        scope[dealers] += cards_of(table)[:swept]
        take(dealers, table)
    for number, (seat, move) in enumerate(view.history, 1):
        side = view.side_of(seat)
        if move.is_lay:
            table |= bit(move.card)
            tables.append(table)
            continue
        if not move.is_for_itself:
            take(side, move.taken)
        piles[side].append(move.card)
        last = not view.plays_left and number == len(view.history)
        if not table and not move.is_for_itself and is_scopa(view.rules, move, is_last_card=last):
            scope[side].append(move.card)
    for side, pile in enumerate(view.piles):
        take(side, pile & ~sum(map(bit, piles[side])))
    counted = tuple(tuple(cards[:count]) for cards, count in zip(scope, view.scope, strict=True))
    return PileOrder(tuple(tables), tuple(map(tuple, piles)), counted)


_ROOM = 40
_ALIKE = 0.95
"""A grid with more room is taken though its cards are smaller, down to this share: few sizes, few changes of size."""
_UNEVEN = 3
"""Cards by which one row may not be longer than another."""


@dataclass(frozen=True, slots=True)
class CardGrid:
    """`rows` of at most `columns` cards; cards `high` pixels high, centres `across` and `down` apart."""

    rows: int
    columns: int
    high: float
    across: float
    down: float

    @property
    def room(self) -> int:
        """Number of cards that it holds."""
        return self.rows * self.columns

    def spot(self, row: int, place: int, length: int, box: Box) -> tuple[float, float]:
        """Return the centre of the card at `place` in a row of `length` cards, with the grid centred in `box`."""
        x, y = box.centre
        return x + (place - (length - 1) / 2) * self.across, y + (row - (self.rows - 1) / 2) * self.down


def _grid(rows: int, columns: int, box: Box, card_high: float, unit: float) -> CardGrid:
    """A grid with the largest cards that fit."""
    gap = (22 - 1.2 * columns) * unit
    between = 14 * unit
    wide = (box.width - (columns - 1) * gap) / columns / 1.04
    high = min(card_high, wide / CARD_RATIO, (box.height - (rows - 1) * between) / rows / 1.04)
    card = high * CARD_RATIO * 1.04
    return CardGrid(
        rows, columns, high, min(card + 22 * unit, (box.width - card) / (columns - 1)), high * 1.04 + between
    )


def grids_of(box: Box, card_high: float, unit: float) -> list[CardGrid]:
    """The grids that a table goes through as it fills, each with the largest cards then possible, or nearly."""
    shapes = [_grid(rows, columns, box, card_high, unit) for rows in (1, 2, 3, 4) for columns in range(3, 15)]
    found: list[CardGrid] = []
    while not found or found[-1].room < _ROOM:
        larger = [grid for grid in shapes if not found or grid.room > found[-1].room]
        high = max(grid.high for grid in larger)
        found.append(
            max((grid for grid in larger if grid.high >= _ALIKE * high), key=lambda grid: (grid.room, -grid.rows))
        )
    return found


def grid_for(count: int, grids: Sequence[CardGrid]) -> CardGrid:
    """Return the first grid with room for `count` cards, else the last grid."""
    return next((grid for grid in grids if grid.room >= count), grids[-1])


class CardRows:
    """The rows of one table: cards from left to right."""

    def __init__(self, grids: Sequence[CardGrid]) -> None:
        self._grids = grids
        self.rows: list[list[Card]] = [[]]

    @property
    def count(self) -> int:
        """Cards on the table."""
        return sum(map(len, self.rows))

    @property
    def grid(self) -> CardGrid:
        """Grid for the present number of cards."""
        return grid_for(self.count, self._grids)

    def follow(self, tables: Iterable[CardSet]) -> None:
        """Let cards come and go as the table held them, one set after the other."""
        there: CardSet = 0
        for table in tables:
            self.rows = [[card for card in row if not there & ~table & bit(card)] for row in self.rows]
            self._fit(self.count)
            for card in sorted(cards_of(table & ~there), key=scatter):
                self._fit(self.count + 1)
                min(self.rows, key=len).append(card)
            there = table

    def _fit(self, count: int) -> None:
        """Rearrange the rows for the grid that suits `count` cards.

        No row ends up longer than the grid allows, or longer than another by `_UNEVEN` cards or more.
        """
        grid = grid_for(count, self._grids)
        if len(self.rows) != grid.rows:
            places = [(place - (len(row) - 1) / 2, card) for row in self.rows for place, card in enumerate(row)]
            order = [card for _, card in sorted(places, key=lambda place: place[0])]
            self.rows = [order[number :: grid.rows] for number in range(grid.rows)]
        while True:
            longest = max(self.rows, key=len)
            shortest = min(self.rows, key=len)
            if len(longest) <= grid.columns and len(longest) - len(shortest) < _UNEVEN:
                return
            shortest.append(longest.pop())
