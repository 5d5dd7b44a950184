"""What one seat may know, and what happened at a move."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scopa_gui.engine.cards import DECK, bit, cards_of
from scopa_gui.engine.events import (
    Captured,
    DealerSwept,
    Dealt,
    Laid,
    LeftoversTaken,
    Scopa,
    ScopaVoided,
    events_of,
    opening_events,
    turned,
)
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from tests.engine.worlds import NAMED, positions, rules_values, seeds, whole_smazzata
from tests.tiers import examples

any_rules = st.one_of(st.sampled_from(list(NAMED.values())), rules_values())


def hidden_shuffled(position, seat, seed):
    """The same position with the cards that this seat has not seen dealt anew into the same places."""
    unseen = [card for other, hand in enumerate(position.hands) if other != seat for card in cards_of(hand)] + list(
        position.stock
    )
    Random(seed).shuffle(unseen)
    hands = []
    for other, hand in enumerate(position.hands):
        hands.append(hand if other == seat else sum(bit(unseen.pop()) for _ in cards_of(hand)))
    return replace(position, hands=tuple(hands), stock=tuple(unseen))


@given(positions(), seeds)
@settings(max_examples=examples(120))
def test_hidden_cards_make_no_difference_to_a_view(position, seed):
    for seat in range(position.rules.players):
        assert view_of(hidden_shuffled(position, seat, seed), seat) == view_of(position, seat)


@given(positions(), st.integers(0, 5))
@settings(max_examples=examples(120))
def test_a_view_is_the_position_seen_from_a_seat(position, seat):
    rules = position.rules
    seat %= rules.players
    totals = tuple(range(rules.sides))
    view = view_of(position, seat, totals)
    assert view.hand == position.hands[seat]
    assert view.table == position.table
    for other in range(rules.players):
        true_seat = (seat + other) % rules.players
        assert view.counts[other] == position.hands[true_seat].bit_count()
        side = view.side_of(other)
        assert view.piles[side] == position.piles[true_seat % rules.sides]
        assert view.scope[side] == position.scope[true_seat % rules.sides]
        assert view.totals[side] == true_seat % rules.sides
    assert (seat + view.turn) % rules.players == position.turn
    assert (seat + view.dealer) % rules.players == rules.players - 1
    assert view.last_taker is None or (seat + view.last_taker) % rules.players == position.last_taker
    assert [((seat + played.seat) % rules.players, played.move) for played in view.history] == list(position.history)
    seen = view.hand | view.table | sum(view.piles)
    assert view.unseen == DECK & ~seen
    assert view.unseen.bit_count() == sum(view.counts[1:]) + view.stock


@given(positions())
def test_only_the_seat_to_play_has_moves_and_they_are_those_of_the_position(position):
    for seat in range(position.rules.players):
        view = view_of(position, seat)
        if seat == position.turn:
            assert view.legal_moves() == position.legal_moves()
            for move in (*view.legal_moves(), Move(view.table.bit_length() % 40), Move(0, view.table)):
                assert view.why_illegal(move) == position.why_illegal(move)
        else:
            assert view.legal_moves() == ()
            assert view.why_illegal(Move(0)) is IllegalReason.NOT_YOUR_TURN


@given(any_rules, seeds)
def test_turning_the_table_turns_the_view(rules, seed):
    for position, _ in whole_smazzata(rules, seed):
        views = [view_of(position, seat) for seat in range(rules.players)]
        first = views[0]
        for seat, view in enumerate(views):
            assert view.table == first.table
            assert [view.counts[(other - seat) % rules.players] for other in range(rules.players)] == list(first.counts)
            assert [view.piles[(side - seat) % rules.sides] for side in range(rules.sides)] == list(first.piles)


@given(any_rules, seeds)
@settings(max_examples=80)
def test_events_tell_just_what_changed(rules, seed):
    plays = list(whole_smazzata(rules, seed))
    first = plays[0][0]
    started = opening_events(first)
    assert started[0] == Dealt(tuple(hand.bit_count() for hand in first.hands), first.first_table, 0)
    assert [event.scope for event in started if isinstance(event, DealerSwept)] == [
        scope for scope in first.scope if scope
    ]
    for (before, move), (after, _) in pairwise(plays):
        check_events(rules, before, move, after)


def check_events(rules, before, move, after):
    events = events_of(before, move, after)
    piles, scope, table = list(before.piles), list(before.scope), before.table
    for event in events:
        if isinstance(event, Laid):
            assert (event.seat, event.move) == (before.turn, move)
            table |= bit(move.card)
        elif isinstance(event, Captured):
            assert (event.seat, event.move) == (before.turn, move)
            piles[event.seat % rules.sides] |= move.taken | bit(move.card)
            table &= ~move.taken
        elif isinstance(event, Scopa):
            assert not table
            scope[event.seat % rules.sides] += 1
        elif isinstance(event, ScopaVoided):
            scope[event.seat % rules.sides] -= 1
        elif isinstance(event, LeftoversTaken):
            assert event.cards == table
            piles[event.seat % rules.sides] |= event.cards
            table = 0
        else:
            assert isinstance(event, Dealt)
            assert sum(event.counts) == len(before.stock) - len(after.stock)
            assert event.table == 0
    assert (tuple(piles), tuple(scope), table) == (after.piles, after.scope, after.table)
    assert isinstance(events[0], Captured if move.taken else Laid)
    assert any(isinstance(event, Dealt) for event in events) == (len(after.stock) < len(before.stock))


@given(any_rules, seeds, st.integers(0, 5))
def test_events_turn_with_the_table(rules, seed, by):
    assume(by < rules.players)
    plays = list(whole_smazzata(rules, seed))
    for (before, move), (after, _) in pairwise(plays[-6:]):
        for event in events_of(before, move, after):
            there = turned(event, by, rules.players)
            assert turned(there, rules.players - by, rules.players) == event
            if not isinstance(event, Dealt):
                assert there.seat == (event.seat + by) % rules.players


def test_a_voided_scopa_is_told():
    rules = Rules(scopa_last="no_last_capture", deal="scopa_packet")
    told = [
        event
        for seed in range(300)
        for (before, move), (after, _) in pairwise(whole_smazzata(rules, seed))
        for event in events_of(before, move, after)
        if isinstance(event, ScopaVoided)
    ]
    assert told
