"""Everything on the table has its place: nothing overlaps that should not, nothing leaves the window, nothing jumps."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from scopa_gui.engine.cards import DECK, card_named, cards_of, mask_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.table.geometry.card_rows import card_rows, grid_for, grids_of, pile_order_of
from scopa_gui.ui.table.geometry.regions import Box, regions_of
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, Stocked, layout_of

SIZES = [(1024, 640), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (1024, 768)]
GAMES = [
    ("scopa", 2),
    ("scopa", 3),
    ("escoba", 2),
    ("scopone", 4),
    ("scopone_scientifico", 4),
    ("scopa", 4),
    ("scopa", 6),
]


def table_of(key: str, players: int, seed: str = "layout") -> Table:
    rules = VARIANTS[key].rules_by_players[players]
    return Table.new(rules, seed, level_seats(rules, "easy"))


def views_of(key: str, players: int, seed: str = "layout") -> list[PlayerView]:
    """My view after each move of one smazzata of random play."""
    table, rng = table_of(key, players, seed), Random(seed)
    views = [table.view()]
    while (seat := table.to_move) is not None:
        table.play(seat, rng.choice(table.view(seat).legal_moves()))
        views.append(table.view())
    return views


def crowded(cards: int, players: int = 2) -> PlayerView:
    """A view with so many cards on the table, laid one after the other."""
    base = table_of("scopa", players).view()
    others = [card for card in range(40) if not base.hand >> card & 1][:cards]
    history = tuple(Played(number % players, Move(card)) for number, card in enumerate(others))
    return replace(base, first_table=0, table=mask_of(others), history=history, piles=(0,) * base.rules.sides, stock=20)


def table_boxes(layout: Layout) -> list[Box]:
    return [layout.box_of(layout.cards[card]) for card in layout.table]


def panels(layout: Layout) -> dict[str, Box]:
    regions = layout.regions
    found = {
        "score": regions.score,
        "chips": regions.chips,
        "band": regions.band,
        "menu": regions.menu,
        "last": regions.last,
        "hint": regions.hint,
    }
    for seat, box in enumerate(regions.plates):
        found[f"plate {seat}"] = box
    for seat, box in enumerate(regions.marks):
        found[f"mark {seat}"] = box
    for side, box in enumerate(regions.piles):
        found[f"pile {side}"] = box
    for side, box in enumerate(regions.figures):
        found[f"figure {side}"] = box
    if regions.stock is not None and regions.stock_figure is not None:
        found["stock"], found["stock figure"] = regions.stock, regions.stock_figure
    return found


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3)])
@pytest.mark.parametrize("stock", [False, True])
def test_no_two_regions_overlap_and_all_are_in_the_window(
    size: tuple[int, int], players: int, sides: int, stock: bool
) -> None:
    rules = (
        Rules(
            players=players,
            sides=sides,
            deal="scopa_packet" if stock and players != 5 else "scientifico",
            redeal_kings=0,
        )
        if players in (2, 4, 5)
        else Rules(players=players, sides=sides)
    )
    view = replace(
        table_of("scopa", 2).view(),
        rules=rules,
        counts=(3,) * players,
        piles=(0,) * sides,
        scope=(0,) * sides,
        dealer=0,
    )
    layout = layout_of(view, size)
    found = {
        **panels(layout),
        "table": layout.regions.table,
        **{f"hand {n}": box for n, box in enumerate(layout.regions.hands)},
    }
    found["pile strip"] = found.pop("pile 0")
    for (one, a), (other, b) in combinations(found.items(), 2):
        assert not a.overlaps(b), (one, a, other, b)
    for name, box in found.items():
        assert box.left >= 0 and box.top >= 0 and box.right <= size[0] and box.bottom <= size[1], name
        assert box.width > 0 and box.height > 0, name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_buttons_are_large_enough_for_a_finger(size: tuple[int, int], players: int) -> None:
    regions = regions_of(players, 2, True, size)
    assert min(*regions.menu[2:], *regions.last[2:], regions.band.height) >= 44


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_cards_stay_clear_of_the_panels_through_a_whole_smazzata(size: tuple[int, int], key: str, players: int) -> None:
    for view in views_of(key, players)[::3]:
        layout = layout_of(view, size)
        boxes = panels(layout)
        for card in layout.table:
            box = layout.box_of(layout.cards[card])
            assert not any(box.overlaps(other) for other in boxes.values()), card
            assert not any(box.overlaps(other) for other in layout.regions.hands), card
        for name, placement in layout.cards.items():
            box = layout.box_of(placement)
            if isinstance(name, Hidden) and name.seat:  # the table's edge hides what is below it
                box = box._replace(height=min(box.height, layout.regions.plates[name.seat].top - box.top))
            assert (
                not box.overlaps(boxes["menu"]) and not box.overlaps(boxes["score"]) and not box.overlaps(boxes["band"])
            ), name
            assert not any(box.overlaps(plate) for plate in layout.regions.plates), (name, placement)
            assert not any(box.overlaps(mark) for mark in layout.regions.marks), (name, placement)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", range(1, 15))
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_table_cards_do_not_cover_each_other(size: tuple[int, int], cards: int, players: int) -> None:
    layout = layout_of(crowded(cards, players), size)
    assert len(layout.table) == cards
    area = layout.regions.table
    askew = 2 + 0.02 * layout.table_card
    for box in table_boxes(layout):
        assert area.left - askew <= box.left
        assert box.right <= area.right + askew
        assert area.top - 2 <= box.top
        assert box.bottom <= area.bottom + 2
    for one, other in combinations(layout.table, 2):
        a, b = layout.cards[one], layout.cards[other]
        high = layout.table_card
        assert abs(a.x - b.x) > 0.625 * high * 0.99 or abs(a.y - b.y) > high * 0.99


@pytest.mark.parametrize("size", SIZES)
def test_table_cards_stay_large(size: tuple[int, int]) -> None:
    unit = min(size[0] / 1280, size[1] / 800)
    at_four, at_eight, at_twelve = (layout_of(crowded(cards), size).table_card / unit for cards in (4, 8, 12))
    assert at_four >= 230
    assert at_eight >= 148
    assert at_twelve >= 128


def rows_of(layout: Layout) -> list[list[float]]:
    """Where the cards of each row are from left to right, the upper row first."""
    rows: list[list[Placement]] = []
    for at in sorted((layout.cards[card] for card in layout.table), key=lambda at: at.y):
        if rows and at.y - rows[-1][0].y < 0.5 * layout.table_card:
            rows[-1].append(at)
        else:
            rows.append([at])
    return [sorted(at.x for at in row) for row in rows]


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_every_row_stands_in_the_middle_and_all_rows_together_too(
    size: tuple[int, int], key: str, players: int
) -> None:
    for view in views_of(key, players)[::2]:
        layout = layout_of(view, size)
        if not layout.table:
            continue
        x, y = layout.regions.table.centre
        for row in rows_of(layout):
            assert abs((row[0] + row[-1]) / 2 - x) <= 0.04 * layout.table_card
        ys = [layout.cards[card].y for card in layout.table]
        assert abs((min(ys) + max(ys)) / 2 - y) <= 0.03 * layout.table_card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_up_to_five_cards_lie_in_one_row_nearly_as_large_as_my_own(size: tuple[int, int], players: int) -> None:
    for cards in range(1, 6):
        layout = layout_of(crowded(cards, players), size)
        assert len(rows_of(layout)) == 1
        assert layout.table_card >= 0.88 * layout.card[1]


@pytest.mark.parametrize("key", ["scopa", "escoba", "scopone_scientifico"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_cards_that_stay_keep_their_order_and_move_at_most_a_card_aside(key: str, seed: str) -> None:
    views = views_of(key, 4 if key.startswith("scopone") else 2, seed)
    compared = 0
    for before, after in pairwise(views):
        first, then = layout_of(before, (1280, 800)), layout_of(after, (1280, 800))
        if first.table_card != then.table_card or len(rows_of(first)) != 1 or len(rows_of(then)) != 1:
            continue
        stayed = [card for card in first.table if card in then.table]
        assert stayed == [card for card in then.table if card in stayed]
        left = len(first.table) - len(stayed)
        for card in stayed:
            assert abs(first.cards[card].x - then.cards[card].x) <= 0.9 * then.table_card * max(1, left) / 2 + 1
            assert abs(first.cards[card].y - then.cards[card].y) < 1
            compared += 1
    assert compared > 5


def test_each_grid_has_more_places_for_smaller_cards() -> None:
    for size in SIZES:
        regions = regions_of(2, 2, True, size)
        grids = grids_of(regions.table, regions.card, regions.unit)
        assert grids[-1].capacity >= 40
        for smaller, larger in pairwise(grids):
            assert larger.capacity > smaller.capacity
            assert larger.card_height < smaller.card_height


def test_rows_never_get_uneven_or_too_long() -> None:
    regions = regions_of(2, 2, True, (1280, 800))
    grids = grids_of(regions.table, regions.card, regions.unit)
    for seed in range(20):
        rng, course = Random(seed), [0]
        for _ in range(40):
            course.append(
                course[-1] ^ 1 << rng.randrange(40) if rng.random() < 0.8 else course[-1] & rng.getrandbits(40)
            )
            rows = card_rows(course, grids)
            lengths = [len(row) for row in rows]
            grid = grid_for(sum(lengths), grids)
            assert mask_of(card for row in rows for card in row) == course[-1]
            assert len(lengths) == grid.rows
            assert max(lengths) <= grid.columns
            assert max(lengths) - min(lengths) < 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 5, 9, 10])
def test_every_card_of_my_hand_can_be_seen_and_pressed(size: tuple[int, int], count: int) -> None:
    base = table_of("scopone_scientifico", 4).view()
    hand = mask_of(cards_of(base.hand)[:count])
    layout = layout_of(replace(base, hand=hand, counts=(count, 10, 10, 10)), size)
    assert mask_of(layout.hand) == hand
    unit = layout.regions.unit
    xs = [layout.cards[card].x for card in layout.hand]
    assert all(b - a >= 44 * unit for a, b in pairwise(xs))
    for card in layout.hand:
        box = layout.box_of(layout.cards[card])
        assert layout.regions.hands[0].left - 4 * unit <= box.left
        assert box.right <= layout.regions.hands[0].right + 4 * unit
        assert box.top >= layout.regions.band.bottom
        assert box.bottom <= size[1] + 26 * unit


def test_ten_hidden_cards_are_ten_places_and_show_their_backs() -> None:
    view = table_of("scopone_scientifico", 4).view()
    layout = layout_of(view, (1920, 1080))
    for seat in (1, 2, 3):
        fan = [layout.cards[Hidden(seat, number)] for number in range(10)]
        assert len({(round(p.x), round(p.y)) for p in fan}) == 10
        assert all(p.flip == 0 for p in fan)
        assert not any(layout.box_of(p).overlaps(layout.regions.table) for p in fan)


def test_others_sit_counter_clockwise() -> None:
    layout = layout_of(table_of("scopa", 6).view(), (1920, 1080))
    x, y = zip(*(layout.regions.plates[seat].centre for seat in range(6)), strict=True)
    assert x[1] > x[2] > x[3] > x[4] > x[5]
    assert len(set(y[1:])) == 1, "side by side behind the table"
    assert y[0] > y[1]
    two = layout_of(table_of("scopa", 2).view(), (1920, 1080)).regions
    assert abs((two.busts[1].left + two.hands[1].right) / 2 - 960) < 2


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_every_card_has_exactly_one_place(key: str, players: int) -> None:
    for view in views_of(key, players):
        cards = layout_of(view, (1280, 800)).cards
        known = view.hand | view.table
        for pile in view.piles:
            known |= pile
        assert mask_of(name for name in cards if isinstance(name, int)) == known
        assert sum(isinstance(name, Hidden) for name in cards) == sum(view.counts[1:])
        assert sum(isinstance(name, Stocked) for name in cards) == view.stock
        assert len(cards) == DECK.bit_count()


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_as_many_cards_lie_crosswise_as_there_are_scope(key: str, players: int) -> None:
    for seed in "abc":
        for view in views_of(key, players, seed):
            order = pile_order_of(view)
            assert tuple(map(len, order.scope)) == view.scope
            assert tuple(map(mask_of, order.piles)) == view.piles
            layout = layout_of(view, (1280, 800))
            for side, cards in enumerate(order.piles):
                for card in cards:
                    placement = layout.cards[card]
                    crosswise = card in order.scope[side]
                    assert (placement.flip == 1.0) == crosswise
                    assert (abs(placement.angle - 90) < 5) == crosswise
                    assert not layout.regions.table.overlaps(layout.box_of(placement))


def test_the_dealer_of_escoba_who_sweeps_has_his_scope_crosswise() -> None:
    for number in range(400):
        view = table_of("escoba", 2, f"sweep {number}").view()
        if sum(view.scope):
            order = pile_order_of(view)
            assert tuple(map(len, order.scope)) == view.scope
            assert not order.tables[-1]
            return
    raise AssertionError("no such deal was found")


def test_my_hand_is_sorted_by_value() -> None:
    view = replace(table_of("scopa", 2).view(), hand=mask_of(map(card_named, ("7D", "AS", "2D"))))
    assert layout_of(view, (1280, 800)).hand == tuple(map(card_named, ("AS", "2D", "7D")))
