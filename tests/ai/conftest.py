"""Positions made by hand, as one seat sees them."""

from itertools import product
from random import Random
from types import SimpleNamespace

import pytest

from scopa_gui.ai.search import budget
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Worlds, position_of
from scopa_gui.ai.tactics.registry import BY_NAME
from scopa_gui.engine.cards import DECK, bit, card_named, cards_of, mask_of
from scopa_gui.engine.moves import Played, move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView


def cards(text):
    """The set written as names with blanks between them."""
    return mask_of(card_named(name) for name in text.split())


def played(rules, rng, moves):
    """A position so many random moves on, not over."""
    position = deal_smazzata(rules, rng)
    for _ in range(moves):
        after = position.play(rng.choice(position.legal_moves()))
        if after.is_over:
            break
        position = after
    return position


def one_card_each(rules, seed):
    """A position in which everybody has one card left, after random moves."""
    rng = Random(seed)
    position = deal_smazzata(rules, rng)
    while sum(map(int.bit_count, position.hands)) + len(position.stock) > rules.players:
        position = position.play(rng.choice(position.legal_moves()))
    return position


def forced_end(position):
    """Where a smazzata ends in which nobody has a choice any more; None where somebody has."""
    while not position.is_over:
        move, *others = position.legal_moves()
        if others:
            return None
        position = position.play(move)
    return position


def completions(piles):
    """All ways in which the open cards may fall to the sides."""
    left = cards_of(DECK & ~sum(piles))
    for owners in product(range(len(piles)), repeat=len(left)):
        ended = list(piles)
        for card, side in zip(left, owners, strict=True):
            ended[side] |= bit(card)
        yield tuple(ended)


def imagined_hands(view, seed=1, number=500):
    """Hands by relative seat as they may lie, all alike."""
    worlds, rng = Worlds(view), Random(seed)
    return [tuple(worlds.hands(rng.random)[0]) for _ in range(number)]


def deals_of(view, most, rng):
    """List every world of a view when there are at most `most`, else `most` of them, sampled."""
    worlds = Worlds(view)
    if worlds.count <= most:
        return list(worlds.every(rng))
    return [worlds.sample(rng) for _ in range(most)]


def worlds_of(view, most, rng):
    """Some worlds of a view, as Positions that give it back."""
    return [position_of(view, deal) for deal in deals_of(view, most, rng)]


def view_by_hand(
    hand,
    table="",
    *,
    unseen=None,
    mine="",
    theirs="",
    counts=None,
    dealer=3,
    last_taker=None,
    stock=0,
    history=(),
    first_table="",
    rules=None,
    **options,
):
    """A view: ``unseen`` cards lie in other hands and the stock, all cards not named in the others' pile.

    Without ``unseen`` all cards not named are unseen. ``history`` holds (seat, move as text).
    """
    if rules is None:
        rules = Rules(**({"players": 4, "deal": "scientifico", "redeal_kings": 0} | options))
    held, lying, pile = cards(hand), cards(table), cards(mine)
    hidden = DECK & ~(held | lying | pile | cards(theirs)) if unseen is None else cards(unseen)
    others = DECK & ~(held | lying | pile | hidden)
    if counts is None:
        share, rest = divmod(hidden.bit_count() - stock, rules.players - 1)
        counts = [share + (seat <= rest) for seat in range(1, rules.players)]
    assert sum(counts) + stock == hidden.bit_count(), "the other hands and the stock hold the unseen cards"
    view = PlayerView(
        rules=rules,
        hand=held,
        table=lying,
        piles=(pile, others, *[0] * (rules.sides - 2)),
        scope=(0,) * rules.sides,
        counts=(held.bit_count(), *counts),
        stock=stock,
        turn=0,
        last_taker=last_taker,
        dealer=dealer,
        first_table=cards(first_table),
        history=tuple(Played(seat, move_named(text)) for seat, text in history),
        totals=(0,) * rules.sides,
    )
    assert view.unseen == hidden
    return view


@pytest.fixture
def view():
    """Make a view by hand."""
    return view_by_hand


@pytest.fixture
def measure():
    """Measure a tactic on a move of a view made by hand."""

    def measured(tactic, move, hand, table="", **options):
        seen = view_by_hand(hand, table, **options)
        played = move_named(move)
        assert played in seen.legal_moves(), f"{move} is not legal here"
        return BY_NAME[tactic].measure(facts_of(seen), played)

    return measured


@pytest.fixture
def made_up_clock(monkeypatch):
    """A clock that stands still unless somebody moves its ``now``: the only one that budgets read."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(budget, "perf_counter", lambda: clock.now)
    return clock
