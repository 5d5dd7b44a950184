"""Stock, piles and hands are told apart by where they lie: none of the former next to a hand, at any table."""

from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest

from scopa_gui.engine.cards import mask_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Dealing, Rules, RulesError
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId, Stocked, has_stock, layout_of
from tests.ui.table.test_layout import SIZES, table_of

WINDOWS = [*SIZES, (1280, 1024), (3440, 1440), (720, 900)]
"""The last is what a slip of paper leaves of a window."""


def every_table():
    """The rules of every number of players and sides, with every way of dealing that they allow."""
    for players in range(2, 7):
        for sides in range(2, players + 1):
            for deal in Dealing:
                try:
                    yield Rules(players=players, sides=sides, deal=deal, redeal_kings=0)
                except RulesError:
                    continue


TABLES = {(rules.players, rules.sides, has_stock(rules), hand_size(rules)): rules for rules in every_table()}


def laid(rules: Rules, size: tuple[int, int], room: float = 0.0) -> Layout:
    """The table after the first deal, every hand as full as it will ever be."""
    hands, sides = hand_size(rules), rules.sides
    view = replace(
        table_of("scopa", 2).view(),
        rules=rules,
        hand=0,
        counts=(hands,) * rules.players,
        piles=(0,) * sides,
        scope=(0,) * sides,
        history=(),
        dealer=0,
    )
    return layout_of(view, size, room)


def apart(one: Box, other: Box) -> float:
    """Pixels between two boxes."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0))


def held(layout: Layout) -> list[Box]:
    """Where cards of hands are."""
    return [layout.box_of(at) for name, at in layout.cards.items() if getattr(name, "seat", None) is not None]


def heaps(layout: Layout) -> list[Box]:
    """Where captured cards and the stock may lie."""
    regions = layout.regions
    return [*regions.piles, *filter(None, [regions.stock])]


@pytest.mark.rotating
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_pile_and_no_stock_lies_next_to_a_hand(size: tuple[int, int], table: tuple[int, int, bool, int]) -> None:
    # Fair: half a card of the pile has room between, more than two cards of a hand leave free.
    for room in (0.0, 260.0):
        layout = laid(TABLES[table], size, room)
        least = layout.regions.pile_card * RATIO / 2
        for heap in heaps(layout):
            assert min(apart(heap, card) for card in held(layout)) >= least - 1


@pytest.mark.rotating
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_boxes_of_the_table_overlap(size: tuple[int, int], table: tuple[int, int, bool, int]) -> None:
    # Boxes are the same with every size of type: words are fitted into them.
    layout = laid(TABLES[table], size)
    regions = layout.regions
    lines = [*regions.figures, *filter(None, [regions.stock_figure])]
    boxes = [*heaps(layout), *lines, *regions.hands, regions.table, regions.score, regions.menu, regions.hint]
    boxes += [regions.band, regions.back, *regions.plates, *regions.marks, regions.last, regions.chips, regions.aids]
    for one, other in combinations(boxes, 2):
        assert not one.overlaps(other), (one, other)
    for box in boxes:
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= size[0]
        assert box.bottom <= size[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_piles_can_be_seen_at_every_table(table: tuple[int, int, bool, int]) -> None:
    regions = laid(TABLES[table], (1280, 800)).regions
    assert regions.pile_card >= (100 if table[1] <= 2 else 44)


def risen(layout: Layout, cards: list[SpriteId]) -> float:
    """By how much the uppermost of these lies higher than the lowest, in heights of a card."""
    return (layout.cards[cards[0]].y - layout.cards[cards[-1]].y) / layout.regions.pile_card


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_thirty_cards_look_thicker_than_five(size: tuple[int, int], players: int) -> None:
    view = table_of("scopa", players).view()
    nobody = (0,) * view.rules.players

    def of_stock(count: int) -> float:
        return risen(layout_of(replace(view, stock=count), size), [Stocked(index) for index in range(count)])

    def of_pile(count: int) -> float:
        piles = (mask_of(range(count)), *(0,) * (view.rules.sides - 1))
        layout = layout_of(replace(view, piles=piles, counts=nobody, hand=0, history=(), first_table=0, table=0), size)
        return risen(layout, list(range(count)))

    for thick in (of_stock, of_pile):
        assert thick(30) - thick(5) >= 0.1
        assert thick(30) <= 0.3, "a stack stays on its tray or mat"
