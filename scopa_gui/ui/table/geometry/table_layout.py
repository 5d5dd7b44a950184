"""Positions of everything on the table: a pure function of what I may know and of the window's size.

My hand is at the bottom, the others sit counter-clockwise round the table (regions.py). The table's cards are in rows
(card_rows.py), in an order that follows from the first table and the moves (card_rows.py), as large as there is room
for. Every card is a little askew, always in the same way, as if placed by hand.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from scopa_gui.engine.cards import Card, cards_of, rank_of, suit_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.table.geometry.card_rows import CardRows, PileOrder, askew, grid_for, grids_of, pile_order_of
from scopa_gui.ui.table.geometry.regions import CARD_RATIO, FAN_STEP, PLACES, Box, Place, Regions, regions_of

HAND_Z = 200.0
FAN_Z = 100.0
TABLE_Z = 300.0
PILE_Z = 20.0
STOCK_Z = 10.0
_TURNED = {
    Place.BOTTOM: 0.0,
    Place.RIGHT: 90.0,
    Place.LEFT: -90.0,
    Place.TOP: 180.0,
    Place.TOP_RIGHT: 180.0,
    Place.TOP_LEFT: 180.0,
}


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card in another hand that I do not know: `index` counts from that player's left."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Stocked:
    """A card of the stock; index 0 is at the bottom."""

    index: int


SpriteId = Card | Hidden | Stocked


@dataclass(frozen=True, slots=True)
class Layout:
    """Placement of every card, and the regions round them. Placements with scale 1 are `card` pixels wide and high.

    `table_card` is the height in pixels of a card on the table, `next_table_card` the height after one more card when
    there is hardly any room left; `hand` lists my cards from left to right, `table` the cards on the table in reading
    order.
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
        """The pixels round a card placed so: its own size, turned."""
        wide = self.card[0] * placement.scale
        high = self.card[1] * placement.scale
        c = abs(cos(radians(placement.angle)))
        s = abs(sin(radians(placement.angle)))
        across = wide * c + high * s
        tall = wide * s + high * c
        left = round(placement.x - across / 2)
        top = round(placement.y - tall / 2)
        return Box(left, top, round(across), round(tall))


def has_stock(rules: Rules) -> bool:
    """Return whether cards are left over at the first deal under these rules."""
    return hand_size(rules) * rules.players + rules.turned < 40


def place(view: PlayerView, size: tuple[int, int], room: float = 0.0) -> Layout:
    """Lay everything out for a window of `size` pixels, at least 1024x640; `room` units stay free to the right.

    A hand that is not known is face down.
    """
    rules = view.rules
    regions = regions_of(rules.players, rules.sides, has_stock(rules), size, hand_size(rules), room)
    order = pile_order_of(view)
    card = (round(regions.card * CARD_RATIO), round(regions.card))
    cards: dict[SpriteId, Placement] = {}
    _place_stock(cards, regions, view.dealer, view.stock, card[1])
    _place_piles(cards, regions, order, card[1])
    for seat in range(1, rules.players):
        _place_fan(cards, regions, PLACES[rules.players][seat], seat, view.counts[seat])
    hand = tuple(sorted(cards_of(view.hand), key=lambda card: (rank_of(card), suit_of(card))))
    covered = tuple(Hidden(0, index) for index in range(0 if hand else view.counts[0]))
    _place_hand(cards, regions, hand or covered)
    grids = grids_of(regions.table, regions.card, regions.unit)
    rows = CardRows(grids)
    rows.follow(order.tables)
    grid = rows.grid
    for number, row in enumerate(rows.rows):
        for nth, one in enumerate(row):
            x, y = grid.spot(number, nth, len(row), regions.table)
            cards[one] = Placement(
                x + askew(one, 6) * 0.018 * grid.high,
                y + askew(one, 7) * 0.012 * grid.high,
                angle=askew(one, 8) * 1.6,
                scale=grid.high / card[1],
                z=TABLE_Z + one * 0.1,
            )
    table = tuple(one for row in rows.rows for one in row)
    coming = grid_for(len(table) + 1, grids).high
    return Layout(size, regions, cards, card, grid.high, coming, hand, table)


def table_room(rules: Rules, size: tuple[int, int]) -> tuple[float, float]:
    """Return the width and height in units of the table when there is nothing next to it."""
    regions = regions_of(rules.players, rules.sides, has_stock(rules), size, hand_size(rules))
    return regions.table.width / regions.unit, regions.table.height / regions.unit


# Hands


def _place_hand(cards: dict[SpriteId, Placement], regions: Regions, hand: Sequence[SpriteId]) -> None:
    box = regions.hands[0]
    high = regions.card
    wide = high * CARD_RATIO
    count = len(hand)
    step = min(1.07 * wide, (box.width - 1.2 * wide) / max(1, count - 1))
    lean = min(1.5, 13.0 / max(1, count))
    middle = box.left + box.width / 2
    y = box.bottom - 22 * regions.unit - high / 2
    for number, card in enumerate(hand):
        off = number - (count - 1) / 2
        share = off / max(4.5, (count - 1) / 2)
        down = 18 * regions.unit * share * share
        cards[card] = Placement(
            middle + off * step, y + down, angle=-off * lean, flip=float(isinstance(card, int)), z=HAND_Z + number
        )


def _place_fan(cards: dict[SpriteId, Placement], regions: Regions, at: Place, seat: int, count: int) -> None:
    box = regions.hands[seat]
    high = regions.fan_card
    wide = high * CARD_RATIO
    scale = regions.fan_card / round(regions.card)
    along = box.height if at in (Place.LEFT, Place.RIGHT) else box.width
    step = min(FAN_STEP * wide, (along - 1.12 * wide) / max(1, count - 1))
    lean = min(3.2, 22.0 / max(1, count))
    x, y = box.centre
    for number in range(count):
        off = number - (count - 1) / 2
        share = off / max(3.0, (count - 1) / 2)
        back = 0.06 * high * share * share
        turned = _TURNED[at] + off * lean
        match at:
            case Place.RIGHT:
                spot = (box.left + high / 2 + back, y - off * step)
            case Place.LEFT:
                spot = (box.right - high / 2 - back, y + off * step)
            case _:
                spot = (x - off * step, box.bottom - high / 2 - back)
        cards[Hidden(seat, number)] = Placement(
            *spot, angle=turned - 2 * off * lean, scale=scale, flip=0.0, z=FAN_Z + number
        )


# Stock and piles

_THICK = 0.6
_FOOT = 5.0
"""Units by which each card of a stack lies higher than the one below, and the lowest one below the middle: thirty are
seen to be more than five, and stay where they belong.
"""


def _risen(number: int) -> float:
    """Return how far below the middle of its place card `number` of a stack is, in units."""
    return _FOOT - _THICK * number


def _place_stock(cards: dict[SpriteId, Placement], regions: Regions, dealer: int, count: int, card_high: int) -> None:
    """Place the stock.

    In games that deal all the cards at once the pack is, before the deal, between the dealer and the table.
    """
    if regions.stock is not None:
        x, y = regions.stock.centre
    else:
        (x, y), (far_x, far_y) = regions.table.centre, regions.hands[dealer].centre
        x = x + 0.3 * (far_x - x)
        y = y + 0.3 * (far_y - y)
    scale = regions.pile_card / card_high
    unit = regions.unit
    for index in range(count):
        cards[Stocked(index)] = Placement(
            x + askew(index, 5) * 0.6 * unit,
            y + _risen(index) * unit,
            angle=round(askew(index, 3) * 1.2),
            scale=scale,
            flip=0.0,
            z=STOCK_Z + index * 0.1,
        )


_STEPS = (-0.27, -0.12, 0.03, 0.18, 0.29)
"""Card heights from a pile's middle down to its crosswise scope: each is a little lower, the sixth like the first."""
_OUTWARDS = 0.17
_INWARDS = 0.10
"""Card heights from a pile's middle outwards to the backs, and inwards to the scope, which stick out to the table."""


def _place_piles(cards: dict[SpriteId, Placement], regions: Regions, order: PileOrder, card_high: int) -> None:
    scale = regions.pile_card / card_high
    unit = regions.unit
    high = regions.pile_card
    for side, pile in enumerate(order.piles):
        (x, y), inwards = regions.piles[side].centre, regions.inwards(side)
        for number, card in enumerate(pile):
            z = PILE_Z + number * 0.1
            if card in order.scope[side]:
                nth = order.scope[side].index(card)
                across = x + inwards * _INWARDS * high + askew(card, 1) * unit
                cards[card] = Placement(
                    across, y + _STEPS[nth % 5] * high, angle=90.0 + askew(card, 2) * 2.0, scale=scale, z=z
                )
            else:
                spot = (
                    backs_at(regions, side) + askew(card, 1) * 1.5 * unit,
                    y + (_risen(number) + askew(card, 4)) * unit,
                )
                cards[card] = Placement(*spot, angle=askew(card, 2) * 2.5, scale=scale, flip=0.0, z=z)


def backs_at(regions: Regions, side: int) -> float:
    """Return the x of the middle of the backs in a pile: the scope stick out next to them."""
    return regions.piles[side].centre[0] - regions.inwards(side) * _OUTWARDS * regions.pile_card
