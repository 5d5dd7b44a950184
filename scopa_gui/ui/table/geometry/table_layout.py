"""Positions of everything on the table: a pure function of what I may know and of the window's size.

My hand is at the bottom, the others hold theirs behind the far edge (regions.py). The cards on the table are in
rows, as large as there is room for (card_rows.py). Every card is a little askew, always in the same way, as if placed
by hand.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

from scopa_gui.engine.cards import Card, cards_of, rank_of, suit_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.table.geometry.card_rows import PileOrder, askew, card_rows, grid_for, grids_of, pile_order_of
from scopa_gui.ui.table.geometry.regions import Box, Regions, regions_of

HAND_Z = 200.0
FAN_Z = 100.0
TABLE_Z = 300.0
PILE_Z = 20.0
STOCK_Z = 10.0
_SPREAD = 56.0
"""Largest angle in degrees between the first and the last card of another player's hand."""
_STEP = 12.0
"""Largest angle in degrees between two cards next to each other there."""
_PIVOT = 0.95
"""Distance from the middle of its cards to the point round which they are fanned, as a share of their height."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card that I do not know in a hand: `index` counts from its player's left."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Stocked:
    """A card of the stock; index 0 is at the bottom."""

    index: int


SpriteId = Card | Hidden | Stocked


@dataclass(frozen=True, slots=True)
class Layout:
    """Placement of every card, and the regions round them.

    `card` is the width and height in pixels of a card with scale 1. `table_card` is the height in pixels of a card on
    the table, `next_table_card` the height once there is one card more. `hand` has my cards from left to right, `table`
    the cards on the table row by row.
    """

    size: tuple[int, int]
    regions: Regions
    cards: Mapping[SpriteId, Placement]
    card: tuple[int, int]
    table_card: float
    next_table_card: float
    hand: tuple[Card, ...]
    table: tuple[Card, ...]

    def box_of(self, placement: Placement) -> Box:
        """Return the smallest box round a card at a placement, turned as it is."""
        card_width = self.card[0] * placement.scale
        card_height = self.card[1] * placement.scale
        c = abs(cos(radians(placement.angle)))
        s = abs(sin(radians(placement.angle)))
        width = card_width * c + card_height * s
        height = card_width * s + card_height * c
        return Box(round(placement.x - width / 2), round(placement.y - height / 2), round(width), round(height))


def has_stock(rules: Rules) -> bool:
    """Return whether cards are left over at the first deal under these rules."""
    return hand_size(rules) * rules.players + rules.turned < 40


# Speed: a move asks for the layouts before and after it several times; each takes about 1 ms.
@lru_cache(maxsize=8)
def layout_of(view: PlayerView, size: tuple[int, int], room: float = 0.0) -> Layout:
    """Return the layout in a window of `size` pixels, at least 1024x640, with `room` units free for a sheet of aids.

    If my hand is hidden, its cards are face down.
    """
    rules = view.rules
    regions = regions_of(rules.players, rules.sides, has_stock(rules), size, room)
    order = pile_order_of(view)
    card = (round(regions.card * RATIO), round(regions.card))
    cards: dict[SpriteId, Placement] = {}
    _place_stock(cards, regions, view.dealer, view.stock, card[1])
    _place_piles(cards, regions, order, card[1])
    for seat in range(1, rules.players):
        _place_fan(cards, regions, seat, view.counts[seat])
    hand = tuple(sorted(cards_of(view.hand), key=lambda card: (rank_of(card), suit_of(card))))
    _place_hand(cards, regions, hand or [Hidden(0, index) for index in range(view.counts[0])])
    grids = grids_of(regions.table, regions.card, regions.unit)
    rows = card_rows(order.tables, grids)
    table = tuple(one for row in rows for one in row)
    grid = grid_for(len(table), grids)
    for number, row in enumerate(rows):
        for nth, one in enumerate(row):
            x, y = grid.middle(number, nth, len(row), regions.table)
            cards[one] = Placement(
                x + askew(one, 6) * 0.018 * grid.card_height,
                y + askew(one, 7) * 0.012 * grid.card_height,
                angle=askew(one, 8) * 1.6,
                scale=grid.card_height / card[1],
                z=TABLE_Z + one * 0.1,
            )
    return Layout(
        size, regions, cards, card, grid.card_height, grid_for(len(table) + 1, grids).card_height, hand, table
    )


def table_room(rules: Rules, size: tuple[int, int]) -> tuple[float, float]:
    """Return the width and height in units of the table when there is no sheet of aids next to it."""
    regions = regions_of(rules.players, rules.sides, has_stock(rules), size)
    return regions.table.width / regions.unit, regions.table.height / regions.unit


def _place_hand(cards: dict[SpriteId, Placement], regions: Regions, hand: Sequence[SpriteId]) -> None:
    """Add my cards, in a row that curves down at both ends."""
    box = regions.hands[0]
    width = regions.card * RATIO
    count = len(hand)
    lean = min(1.5, 13.0 / max(1, count))
    y = box.bottom - 22 * regions.unit - regions.card / 2
    middles = in_row(box.centre[0], box.width, 1.2 * width, count, 1.07 * width)
    for number, (card, x) in enumerate(zip(hand, middles, strict=True)):
        off = number - (count - 1) / 2
        share = off / max(4.5, (count - 1) / 2)
        cards[card] = Placement(
            x,
            y + 18 * regions.unit * share * share,
            angle=-off * lean,
            flip=float(isinstance(card, int)),
            z=HAND_Z + number,
        )


def _place_fan(cards: dict[SpriteId, Placement], regions: Regions, seat: int, count: int) -> None:
    """Add the backs of another player's hand, in a fan."""
    height = regions.fan_card
    x, y = regions.hands[seat].centre
    away = _PIVOT * height
    step = min(_STEP, _SPREAD / max(1, count - 1))
    for number in range(count):
        # The player's first card is at their left, which is my right.
        angle = ((count - 1) / 2 - number) * step
        cards[Hidden(seat, number)] = Placement(
            x + away * sin(radians(angle)),
            y + away * (1 - cos(radians(angle))),
            angle=-angle,
            scale=height / round(regions.card),
            flip=0.0,
            z=FAN_Z + count - number,
        )


_THICK = 0.6
"""Units by which each card of a stack is higher than the one below: thirty cards look like more than five."""
_FOOT = 5.0
"""Units by which the lowest card of a stack is below the middle of its place."""


def _lowered(number: int) -> float:
    """Return how many units card `number` of a stack is below the middle of its place."""
    return _FOOT - _THICK * number


def _place_stock(cards: dict[SpriteId, Placement], regions: Regions, dealer: int, count: int, card_height: int) -> None:
    """Add the stock.

    In games that deal all the cards at once the pack is, before the deal, between the dealer and the table.
    """
    x, y = (regions.stock or regions.table).centre
    if regions.stock is None:
        far_x, far_y = regions.hands[dealer].centre
        x += 0.3 * (far_x - x)
        y += 0.3 * (far_y - y)
    unit = regions.unit
    for index in range(count):
        cards[Stocked(index)] = Placement(
            x + askew(index, 5) * 0.6 * unit,
            y + _lowered(index) * unit,
            angle=round(askew(index, 3) * 1.2),
            scale=regions.pile_card / card_height,
            flip=0.0,
            z=STOCK_Z + index * 0.1,
        )


_STEPS = (-0.27, -0.12, 0.03, 0.18, 0.29)
"""Card heights from a pile's middle down to its crosswise cards: each is a little lower, the sixth like the first."""
_OUTWARDS = 0.17
"""Card heights from a pile's middle to its face-down cards, away from the table."""
_INWARDS = 0.10
"""Card heights from a pile's middle to its crosswise cards, towards the table."""


def _place_piles(cards: dict[SpriteId, Placement], regions: Regions, order: PileOrder, card_height: int) -> None:
    """Add the captured cards: face down, but those that made a scopa crosswise and face up."""
    scale = regions.pile_card / card_height
    unit = regions.unit
    height = regions.pile_card
    for side, pile in enumerate(order.piles):
        x, y = regions.piles[side].centre
        scope_x = x + regions.inwards(side) * _INWARDS * height
        for number, card in enumerate(pile):
            z = PILE_Z + number * 0.1
            if card in order.scope[side]:
                scope_y = y + _STEPS[order.scope[side].index(card) % 5] * height
                angle = 90.0 + askew(card, 2) * 2.0
                cards[card] = Placement(scope_x + askew(card, 1) * unit, scope_y, angle=angle, scale=scale, z=z)
            else:
                back_x = backs_at(regions, side) + askew(card, 1) * 1.5 * unit
                back_y = y + (_lowered(number) + askew(card, 4)) * unit
                angle = askew(card, 2) * 2.5
                cards[card] = Placement(back_x, back_y, angle=angle, scale=scale, flip=0.0, z=z)


def backs_at(regions: Regions, side: int) -> float:
    """Return the x of the middle of the face-down cards in a pile; the crosswise ones stick out next to them."""
    return regions.piles[side].centre[0] - regions.inwards(side) * _OUTWARDS * regions.pile_card
