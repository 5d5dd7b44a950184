"""The count agrees with the cards as they really lie, and pairs are those of the books."""

from random import Random

import pytest

from scopa_gui.coach.memory.card_tracker import Where, captures_of, ranks_pair, tracker_of
from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, SETTEBELLO, card_named, cards_of, mask_of, rank_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = ("scopa", "scopone", "scopone_scientifico", "escoba", "scopa_dassi", "scopa_speciale")


def smazzata(key, seed):
    """Every position of a smazzata played at random."""
    rng = Random(f"{key}/{seed}")
    position = deal_smazzata(VARIANTS[key].rules, rng)
    yield position
    while not position.is_over:
        position = position.play(rng.choice(position.legal_moves()))
        yield position


@pytest.mark.parametrize("key", GAMES)
def test_every_card_is_where_it_is(key):
    for seed in range(6):
        for position in smazzata(key, seed):
            view = view_of(position, seed % position.rules.players)
            tracker = tracker_of(view)
            for card in range(40):
                where = tracker.where(card)
                assert where is _where(position, seed % position.rules.players, card)
            assert sum(tracker.coins_captured) == sum((pile & 1023).bit_count() for pile in position.piles)
            assert not tracker.coins_to_come & ~view.unseen


def _where(position: Position, seat: int, card: int) -> Where:
    if position.hands[seat] >> card & 1:
        return Where.HAND
    if position.table >> card & 1:
        return Where.TABLE
    return Where.PILE if any(pile >> card & 1 for pile in position.piles) else Where.TO_COME


@pytest.mark.parametrize("key", GAMES)
def test_every_captured_card_is_in_one_pair_or_odd(key):
    for seed in range(6):
        for position in smazzata(key, seed):
            tracker = tracker_of(view_of(position, 0))
            for line in tracker.ranks:
                paired = [card for pair in line.pairs for card in pair]
                assert mask_of([*paired, *([] if line.odd is None else [line.odd])]) == line.captured
                assert line.captured | line.table | line.hand | line.to_come == RANK_SETS[line.rank]
            odd = [rank for rank in RANKS if sum((pile & RANK_SETS[rank]).bit_count() for pile in position.piles) % 2]
            assert unpaired(tracker) == odd
            assert len(odd) % 2 == sum(pile.bit_count() for pile in position.piles) % 2


@pytest.mark.parametrize("key", GAMES)
def test_captures_come_in_the_order_of_play(key):
    for seed in range(4):
        before = ()
        for position in smazzata(key, seed):
            now = captures_of(view_of(position, 1))
            assert now[: len(before)] == before
            before = now
        assert (
            mask_of(before) == mask_of(card for pile in position.piles for card in cards_of(pile))
            or position.last_taker is None
        )


def unpaired(tracker):
    """Return the ranks of which an odd number has been captured: what the rule of 48 keeps in mind."""
    # Rule: Chitarrella and Saracino, "counting the 48": a sum of two cards leaves three ranks odd, a pair none.
    return [line.rank for line in tracker.ranks if line.odd is not None]


def after(key, table, hands, *moves):
    """A smazzata begun with these hands, the rest of the pack in the stock, after these moves."""
    rules = VARIANTS[key].rules
    named = [mask_of(card_named(name) for name in hand.split()) for hand in hands]
    lying = mask_of(card_named(name) for name in table.split())
    stock = cards_of(DECK & ~lying & ~sum(named))
    position = Position(rules, tuple(named), lying, stock, (0,) * rules.sides, (0,) * rules.sides, first_table=lying)
    for move in moves:
        position = position.play(move_named(move))
    return position


def test_a_pair_leaves_nothing_odd_and_a_sum_of_two_leaves_three_ranks_odd():
    begun = ("scopa", "5D 2C 4B RD", ["5C 6S 7D", "3D 3C FS"])
    pair = tracker_of(view_of(after(*begun, "5C=5D"), 0))
    assert unpaired(pair) == []
    assert pair.count(5).pairs == ((card_named("5D"), card_named("5C")),)
    sum_of_two = tracker_of(view_of(after(*begun, "6S=2C+4B"), 0))
    assert unpaired(sum_of_two) == [2, 4, 6]
    assert sum_of_two.count(4).odd == card_named("4B")
    assert sum_of_two.where(SETTEBELLO) is Where.HAND
    assert rank_of(SETTEBELLO) == 7


def test_ranks_pair_where_cards_take_their_equals():
    assert [key for key in GAMES if ranks_pair(VARIANTS[key].rules)] == ["scopa", "scopone", "scopone_scientifico"]
