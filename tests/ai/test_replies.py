"""What the next seat is expected to take, against the plain mean over every hand that it may hold."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.possible_captures import best_reply, my_best_take, take_after_next, threats
from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.engine.rules import Rules
from tests.ai.conftest import view_by_hand

LAWS = (Rules(), Rules(capture="fifteen"), Rules(asso=True, asso_scopa="always"))


def _position(order, table_size, pool_size, drawn, rules):
    """Two cards of mine, a table, a pool of unseen cards: the other holds ``drawn`` of them, his pile the rest."""
    names = [name_of(card) for card in order]
    hand, table = names[:2], names[2 : 2 + table_size]
    pool = names[2 + table_size : 2 + table_size + pool_size]
    stock = pool_size - drawn
    return view_by_hand(
        " ".join(hand), " ".join(table), unseen=" ".join(pool), counts=(drawn,), stock=stock, dealer=1, rules=rules
    )


def _worth(facts, card, table):
    reply = best_reply(facts, card, table)
    return (0.0, 0) if reply is None else (reply.worth + facts.worth_of[card] + reply.sweeps, reply.taken)


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(40)), st.integers(1, 5), st.integers(3, 7), st.integers(1, 3), st.sampled_from(LAWS))
def test_the_expected_take_is_the_mean_over_all_hands(order, table_size, pool_size, drawn, rules):
    view = _position(order, table_size, pool_size, drawn, rules)
    facts = facts_of(view)
    hands = list(combinations(cards_of(view.unseen), drawn))
    best = [max(0.0, *(_worth(facts, card, view.table)[0] for card in hand)) for hand in hands]
    assert threats(facts, 1, view.table).take_with_scopa == pytest.approx(sum(best) / len(hands))


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(40)), st.integers(1, 5), st.integers(3, 7), st.integers(1, 3), st.sampled_from(LAWS))
def test_what_is_left_for_me_is_the_mean_over_the_replies_of_all_hands(order, table_size, pool_size, drawn, rules):
    view = _position(order, table_size, pool_size, drawn, rules)
    facts = facts_of(view)
    total, hands = 0.0, list(combinations(cards_of(view.unseen), drawn))
    ordered = sorted(cards_of(view.unseen), key=lambda card: (-_worth(facts, card, view.table)[0], card % 10))
    for hand in hands:
        able = [card for card in ordered if card in hand and best_reply(facts, card, view.table)]
        taken = _worth(facts, able[0], view.table)[1] if able else 0
        total += my_best_take(facts, view.hand, view.table & ~taken)
    # Replies rarer than one in a hundred are left out, hence the tolerance.
    assert take_after_next(facts, view.table, view.hand) == pytest.approx(total / len(hands), abs=0.08)


def test_the_best_reply_prefers_the_settebello_and_counts_a_scopa():
    facts = facts_of(view_by_hand("2C 3C", "7D 7C FB"))
    reply = best_reply(facts, 26, facts.view.table)
    assert reply is not None
    assert reply.taken == 1 << 6
    assert not reply.sweeps
    alone = best_reply(facts, 26, 1 << 6)
    assert alone is not None
    assert alone.sweeps
    assert best_reply(facts, 26, 1 << 7) is None
