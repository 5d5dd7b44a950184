"""Worlds: each gives back the view it came from; all are there, once, when they are few; sampled alike when many."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Worlds, position_of, seat_of
from scopa_gui.engine.cards import DECK, cards_of, mask_of
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.variants import SOURCE_PRESETS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import deals_of, played, worlds_of
from tests.games import GAMES

ALL = GAMES | SOURCE_PRESETS


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 39))
def test_every_world_gives_back_the_view_of_every_seat(name, seed, moves):
    rng = Random(seed)
    position = played(ALL[name], rng, moves)
    totals = tuple(range(position.rules.sides))
    for seat in range(position.rules.players):
        view = view_of(position, seat, totals)
        assert seat_of(view) == seat
        for world in worlds_of(view, 3, rng):
            assert view_of(world, seat, totals) == view
            assert world.history == position.history
            # Made by hand the same world passes every check.
            assert Position(*(getattr(world, field) for field in Position.__slots__)) == world


@pytest.mark.parametrize("name", ["scopa 2", "scopa 3", "scopa 4", "scopone 4", "scopa_dassi 3", "escoba 2", "scopa 6"])
@pytest.mark.parametrize("seed", range(6))
def test_few_worlds_are_all_there_and_none_twice(name, seed):
    rules = GAMES[name]
    rng = Random(seed)
    position = played(rules, rng, 36 - rules.players - seed % 3)
    view = view_of(position, position.turn)
    worlds = Worlds(view)
    excluded = facts_of(view).excluded
    hidden = cards_of(view.unseen)
    seats = [seat for seat in range(1, rules.players) for _ in range(view.counts[seat])] + [None] * view.stock
    slow = set()
    for order in set(permutations(seats)) if len(seats) < 9 else ():
        hands = tuple(
            view.hand if seat == 0 else mask_of(card for card, at in zip(hidden, order, strict=True) if at == seat)
            for seat in range(rules.players)
        )
        slow.add(hands)
    slow = {
        hands for hands in slow if not any(hand & out for hand, out in zip(hands[1:], excluded[1:], strict=True))
    } or slow
    found = [deal.hands for deal in worlds.every(rng)]
    assert len(found) == len(set(found)) == worlds.count
    assert slow in (set(), set(found))


def test_a_seat_that_made_no_scopa_does_not_hold_the_card_for_it(view):
    seen = view(
        "AD 2D",
        "3C 4C",
        unseen="7B 7S RB RS FB CB",
        players=2,
        deal="scopa_packet",
        counts=(3,),
        stock=3,
        dealer=0,
        history=[(1, "4C"), (0, "3C")],
        first_table="",
    )
    # The other seat laid a four on an empty table and saw no seven lie: nothing is excluded yet.
    assert Worlds(seen).count == 20
    worlds = Worlds(seen, (0, mask_of([26, 36])))
    assert worlds.count == 4
    assert all(not deal.hands[1] & mask_of([26, 36]) for deal in worlds.every(Random(1)))


def test_exclusions_that_leave_too_few_cards_are_dropped(view):
    seen = view(
        "AD 2D", "3C 4C", unseen="7B 7S RB RS FB CB", players=2, deal="scopa_packet", counts=(3,), stock=3, dealer=0
    )
    assert Worlds(seen, (0, DECK)).count == 20


def test_sampled_worlds_are_all_alike_often(view):
    seen = view("AD 2D", unseen="7B 7S RB RS FB CB", counts=(2, 2, 2), dealer=3)
    worlds = Worlds(seen, (0, mask_of([26]), mask_of([26, 36]), mask_of([39])))
    rng = Random(3)
    every = [deal.hands for deal in worlds.every(rng)]
    drawn = Counter(worlds.sample(rng).hands for _ in range(400 * len(every)))
    assert set(drawn) == set(every)
    assert all(300 < times < 500 for times in drawn.values())


def test_the_number_of_worlds_is_what_was_asked_for():
    view = view_of(deal_smazzata(GAMES["scopone 4"], Random(1)), 0)
    assert Worlds(view).count == 227_873_431_500
    assert len(deals_of(view, 50, Random(1))) == 50


def test_a_world_that_does_not_give_back_the_view_is_refused():
    view = view_of(deal_smazzata(GAMES["scopa 2"], Random(1)), 0)
    deal = Worlds(view).sample(Random(1))
    with pytest.raises(RuntimeError, match="give back the view"):
        position_of(view, deal._replace(hands=(deal.hands[1], deal.hands[0])))
