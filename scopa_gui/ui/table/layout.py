"""Where everything lies on the table: a pure function of what I may know and of the window's size.

My hand is at the bottom, the others sit counter-clockwise round the table (regions.py). A card on the table keeps its place
while others come and go: the places follow from the first table and the moves (story.py), and grow only when there is
no room. Every card lies a little askew, always in the same way, as a hand would have put it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from scopa_gui.engine.cards import Card, cards_of, rank_of, suit_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import TABLE_CARDS, Rules
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.anim.plan import Placement
from scopa_gui.ui.table.regions import CARD_RATIO, FAN_STEP, PLACES, Box, Place, Regions, regions_of
from scopa_gui.ui.table.story import Story, askew, story_of

HAND_Z, FAN_Z, TABLE_Z, PILE_Z, STOCK_Z = 200.0, 100.0, 300.0, 20.0, 10.0
_TURNED = {Place.BOTTOM: 0.0, Place.RIGHT: 90.0, Place.LEFT: -90.0, Place.TOP: 180.0, Place.TOP_RIGHT: 180.0, Place.TOP_LEFT: 180.0}


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
class Options:
    """How the player wants it: `by_suit` sorts the hand by suit instead of by value."""

    by_suit: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """Where every card lies and the regions round them. Placements with scale 1 are `card` pixels wide and high.

    `table_card` is the height in pixels of a card on the table, `next_table_card` that after one more card, when there is
    hardly room left; `hand` my cards from left to right, `table` the cards on the table in reading order.
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
        wide, high = self.card[0] * placement.scale, self.card[1] * placement.scale
        c, s = abs(cos(radians(placement.angle))), abs(sin(radians(placement.angle)))
        across, tall = wide * c + high * s, wide * s + high * c
        left, top = round(placement.x - across / 2), round(placement.y - tall / 2)
        return Box(left, top, round(across), round(tall))


def has_stock(rules: Rules) -> bool:
    """Whether cards are left over at the first deal of these rules."""
    return hand_size(rules) * rules.players + TABLE_CARDS[rules.deal] < 40


def place(view: PlayerView, size: tuple[int, int], options: Options = Options()) -> Layout:
    """Lay everything out for a window of `size` pixels, at least 1024x640."""
    rules = view.rules
    regions = regions_of(rules.players, rules.sides, has_stock(rules), size, hand_size(rules))
    story = story_of(view)
    card = (round(regions.card * CARD_RATIO), round(regions.card))
    cards: dict[SpriteId, Placement] = {}
    _place_stock(cards, regions, view.dealer, view.stock, card[1])
    _place_piles(cards, regions, story, card[1])
    for seat in range(1, rules.players):
        _place_fan(cards, regions, PLACES[rules.players][seat], seat, view.counts[seat])
    hand = tuple(sorted(cards_of(view.hand), key=lambda c: c if options.by_suit else (rank_of(c), suit_of(c))))
    _place_hand(cards, regions, hand)
    table_card, table = _place_table(cards, regions, story, card[1])
    coming = grid_for(story.room + 1, regions.table, regions.card, regions.unit).high
    return Layout(size, regions, cards, card, table_card, coming, hand, table)


# Hands


def _place_hand(cards: dict[SpriteId, Placement], regions: Regions, hand: tuple[Card, ...]) -> None:
    box, high = regions.hands[0], regions.card
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
        cards[card] = Placement(middle + off * step, y + down, angle=-off * lean, z=HAND_Z + number)


def _place_fan(cards: dict[SpriteId, Placement], regions: Regions, at: Place, seat: int, count: int) -> None:
    box, high = regions.hands[seat], regions.fan_card
    wide, scale = high * CARD_RATIO, regions.fan_card / round(regions.card)
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
        cards[Hidden(seat, number)] = Placement(*spot, angle=turned - 2 * off * lean, scale=scale, flip=0.0, z=FAN_Z + number)


# Stock and piles


def _place_stock(
    cards: dict[SpriteId, Placement], regions: Regions, dealer: int, count: int, card_high: int
) -> None:
    """The stock; in games that deal all cards at once the pack is, before the deal, between the dealer and the table."""
    if regions.stock is not None:
        x, y = regions.stock.centre
    else:
        (x, y), (far_x, far_y) = regions.table.centre, regions.hands[dealer].centre
        x, y = x + 0.3 * (far_x - x), y + 0.3 * (far_y - y)
    scale, unit = regions.pile_card / card_high, regions.unit
    for index in range(count):
        cards[Stocked(index)] = Placement(
            x + askew(index, 5) * 0.6 * unit, y - index * 0.4 * unit, angle=round(askew(index, 3) * 1.2), scale=scale, flip=0.0,
            z=STOCK_Z + index * 0.1,
        )


_SPREAD = (-0.27, 0.27, 0.0, -0.14, 0.14)
"""How far from the middle of the pile, in heights of a card, each scopa lies crosswise."""


def _place_piles(cards: dict[SpriteId, Placement], regions: Regions, story: Story, card_high: int) -> None:
    scale, unit = regions.pile_card / card_high, regions.unit
    for side, pile in enumerate(story.piles):
        x, y = regions.piles[side].centre
        for number, card in enumerate(pile):
            up = number * 0.3 * unit
            if card in story.scope[side]:
                nth = story.scope[side].index(card)
                aside = (1 if nth % 2 else -1) * 0.07 * regions.pile_card
                cards[card] = Placement(
                    x + aside, y + _SPREAD[nth % 5] * regions.pile_card, angle=90.0 + askew(card, 2) * 3.0, scale=scale,
                    z=PILE_Z + number * 0.1,
                )
            else:
                cards[card] = Placement(
                    x + askew(card, 1) * 1.5 * unit, y - up + askew(card, 4) * unit, angle=askew(card, 2) * 2.5, scale=scale,
                    flip=0.0, z=PILE_Z + number * 0.1,
                )


# The table


@dataclass(frozen=True, slots=True)
class Grid:
    """`rows` of `columns` places; cards `high` pixels high, centres `across` and `down` apart."""

    rows: int
    columns: int
    high: float
    across: float
    down: float

    @property
    def room(self) -> int:
        """How many cards it holds."""
        return self.rows * self.columns

    def spot(self, slot: int, box: Box) -> tuple[float, float]:
        """The centre of a numbered place: the first row from its middle outwards, then the next."""
        row, turn = divmod(slot, self.columns)
        off = (turn // 2 + 0.5) * (1 if turn % 2 else -1)
        x, y = box.centre
        return x + off * self.across, y + (row - (self.rows - 1) / 2) * self.down


_SHAPES = tuple((rows, columns) for rows in (1, 2, 3, 4) for columns in (4, 6, 8, 10, 14))


def _grid(rows: int, columns: int, box: Box, card_high: float, unit: float) -> Grid:
    """A grid with the largest cards that fit."""
    gap, between = (22 - 1.2 * columns) * unit, 14 * unit
    wide = (box.width - (columns - 1) * gap) / columns / 1.04
    high = min(card_high, wide / CARD_RATIO, (box.height - (rows - 1) * between) / rows / 1.04)
    return Grid(rows, columns, high, high * CARD_RATIO * 1.04 + gap, high * 1.04 + between)


def grids_of(box: Box, card_high: float, unit: float) -> list[Grid]:
    """The grids that a table goes through as it fills: each has more places, no fewer columns, and the largest cards then possible."""
    shapes = [_grid(rows, columns, box, card_high, unit) for rows, columns in _SHAPES]
    found = [max((grid for grid in shapes if grid.rows == 1 and grid.columns <= 6), key=lambda grid: (round(grid.high), grid.columns))]
    while True:
        now = found[-1]
        wider = [grid for grid in shapes if grid.columns >= now.columns and grid.rows >= now.rows and grid.room > now.room]
        if not wider:
            return found
        found.append(max(wider, key=lambda grid: (round(grid.high), grid.room)))


def grid_for(room: int, box: Box, card_high: float, unit: float) -> Grid:
    """The first grid with room for so many cards."""
    grids = grids_of(box, card_high, unit)
    return next((grid for grid in grids if grid.room >= room), grids[-1])


def _place_table(
    cards: dict[SpriteId, Placement], regions: Regions, story: Story, card_high: int
) -> tuple[float, tuple[Card, ...]]:
    grid = grid_for(story.room, regions.table, regions.card, regions.unit)
    for card, slot in story.slots.items():
        x, y = grid.spot(slot, regions.table)
        cards[card] = Placement(
            x + askew(card, 6) * 0.018 * grid.high, y + askew(card, 7) * 0.012 * grid.high, angle=askew(card, 8) * 1.6,
            scale=grid.high / card_high, z=TABLE_Z + slot,
        )
    table = sorted(story.slots, key=lambda card: (story.slots[card] // grid.columns, cards[card].x))
    return grid.high, tuple(table)
