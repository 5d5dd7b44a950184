"""What is said to be certain is never false, says all that can be said, and became so when it says."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.coach.memory.holdings import HoldingState, PassedCapture, holdings_of
from scopa_gui.engine.cards import DECK, RANK_SETS, RANKS, card_named, cards_of, mask_of
from scopa_gui.engine.dealing import hands_after
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = {
    **{
        key: VARIANTS[key].rules
        for key in (
            "scopa",
            "scopone",
            "scopone_scientifico",
            "scopone_trentino",
            "escoba",
            "scopa_dassi",
            "scopa_speciale",
        )
    },
    "three": VARIANTS["scopa"].rules_by_players[3],
    "six": VARIANTS["scopa"].rules_by_players[6],
    "vile": replace(VARIANTS["scopa"].rules, vile=True),
    "no duty": replace(VARIANTS["scopa"].rules, mandatory=False),
}


def smazzata(rules, seed, level=None):
    """Every position of a smazzata, played at random or by a level."""
    rng = Random(f"{seed}")
    position = deal_smazzata(rules, rng)
    player = None if level is None else player_of(level)
    yield position
    while not position.is_over:
        move = (
            rng.choice(position.legal_moves())
            if player is None
            else player.choose(view_of(position, position.turn), Limit(), rng).move
        )
        position = position.play(move)
        yield position


def held(position, seat, other, rank):
    return (position.hands[(seat + other) % position.rules.players] & RANK_SETS[rank]).bit_count()


def certain_are_true(position, seat):
    """How many certain statements a seat can make; each is compared with the cards."""
    count = 0
    for row in holdings_of(view_of(position, seat)):
        for holding in row:
            truth = held(position, seat, holding.seat, holding.rank)
            assert holding.least <= truth <= holding.most
            assert holding.state is not HoldingState.NONE or truth == 0
            assert holding.state is not HoldingState.SOME or truth > 0
            count += holding.state in (HoldingState.NONE, HoldingState.SOME)
    return count


@pytest.mark.parametrize("name", GAMES)
def test_what_is_certain_is_true(name):
    for seed in range(12):
        told = 0
        for number, position in enumerate(smazzata(GAMES[name], seed)):
            told += certain_are_true(position, number % position.rules.players)
        assert told


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_is_certain_is_true_in_thousands_of_smazzate(name):
    for seed in range(100, 400):
        for number, position in enumerate(smazzata(GAMES[name], seed, ("rosa", "carmela", None)[seed % 3])):
            if number % 3 == seed % 3 or position.is_over:
                certain_are_true(position, (number // 3) % position.rules.players)


@pytest.mark.parametrize("name", ["scopa", "scopone_scientifico", "three", "six", "vile"])
def test_all_that_is_certain_is_said(name):
    """However the hidden cards can lie, the counts stay within the bounds, and some way reaches each of them."""
    looked = 0
    for seed in range(4):
        for number, position in enumerate(smazzata(GAMES[name], seed)):
            view = view_of(position, number % position.rules.players)
            worlds = Worlds(view, (0,) * view.rules.players)
            if worlds.count > 300:
                continue
            deals = [deal.hands for deal in worlds.every(Random(0))]
            for row in holdings_of(view):
                for holding in row:
                    counts = [(hands[holding.seat] & RANK_SETS[holding.rank]).bit_count() for hands in deals]
                    assert (holding.least, holding.most) == (min(counts), max(counts))
                    looked += 1
    assert looked


@pytest.mark.parametrize("name", ["scopa", "scopone", "three", "six", "scopa_dassi"])
def test_it_became_certain_at_that_move_and_has_been_so_since(name):
    """What my view said after each number of moves, put beside what it says now."""
    for seed in range(3):
        views = [view_of(position, 0) for position in smazzata(GAMES[name], seed)]
        course = [holdings_of(view) for view in views]
        for number, rows in enumerate(course):
            for row in rows:
                for now in row:
                    if now.state not in (HoldingState.NONE, HoldingState.SOME):
                        continue
                    was = [course[earlier][now.seat - 1][now.rank - 1].state for earlier in range(number + 1)]
                    assert all(state is now.state for state in was[now.since :])
                    before = views[now.since - 1]
                    if now.state is HoldingState.NONE and now.since and before.counts[now.seat]:
                        assert was[now.since - 1] is not HoldingState.NONE
                    if now.state is HoldingState.NONE and now.since and not views[number].unseen & RANK_SETS[now.rank]:
                        assert before.unseen & RANK_SETS[now.rank]


@pytest.mark.parametrize("name", GAMES)
def test_hands_are_counted_as_they_are(name):
    for position in smazzata(GAMES[name], 5):
        if any(position.hands):
            counts = tuple(hand.bit_count() for hand in position.hands)
            assert hands_after(position.rules, len(position.history)).counts == counts


def test_with_the_same_cards_to_see_the_same_is_said():
    """No peeking: the hidden cards are dealt again and nothing changes."""
    for number, position in enumerate(smazzata(GAMES["scopone"], 9)):
        view = view_of(position, 2)
        if number % 6 or not any(view.counts):
            continue
        others = [seat for seat in range(4) if seat != 2]
        cards = [card for seat in others for card in cards_of(position.hands[seat])]
        Random(number).shuffle(cards)
        hands = list(position.hands)
        for seat in others:
            hands[seat] = mask_of(cards.pop() for _ in range(hands[seat].bit_count()))
        assert holdings_of(view_of(replace(position, hands=tuple(hands)), 2)) == holdings_of(view)


# By hand


def begun(rules, table, hands, *moves):
    """A smazzata begun with these hands, the rest of the pack in the stock, after these moves."""
    named = [mask_of(card_named(name) for name in hand.split()) for hand in hands]
    lying = mask_of(card_named(name) for name in table.split())
    position = Position(
        rules, tuple(named), lying, cards_of(DECK & ~lying & ~sum(named)), (0, 0), (0, 0), first_table=lying
    )
    for move in moves:
        position = position.play(move_named(move))
    return position


def test_a_rank_whose_four_cards_are_seen_cannot_be_held_from_the_move_that_showed_the_last():
    position = begun(Rules(), "5D 5B RC RD", ["5C 2S AC", "6S 3D 3C"], "5C=5D", "6S", "AC")
    five = holdings_of(view_of(position, 1))[0][4]
    assert (five.state, five.most) == (HoldingState.OPEN, 1)
    position = begun(Rules(), "5D 5B RC RD", ["5C 2S AC", "5S 3D 3C"], "5C=5D", "5S=5B", "AC")
    for seat, since in ((0, 2), (1, 1)):
        five = holdings_of(view_of(position, seat))[0][4]
        assert (five.state, five.since) == (HoldingState.NONE, since), "who held the last one knew it a move before"


def test_laying_a_card_proves_nothing_but_a_missed_scopa_makes_the_rank_unlikely():
    position = begun(Rules(), "2D 3D RC RD", ["5C 6S AC", "RS 7S 4C"], "5C=2D+3D", "4C", "AC")
    three = holdings_of(view_of(position, 0))[0]
    assert all(holding.state is HoldingState.OPEN for holding in three)
    position = begun(Rules(), "4D 2C AC FC", ["FS 3S AD", "RS 7S 6C"], "FS=FC", "RS", "AD=AC")
    seven = holdings_of(view_of(position, 0))[0][6]
    assert (seven.state, seven.refused, seven.since, seven.least) == (HoldingState.UNLIKELY, PassedCapture.SCOPA, 2, 0)
    assert held(position, 0, 1, 7), "it was held all the same: that is why it is not called certain"


def test_who_leaves_the_settebello_probably_cannot_take_it():
    position = begun(Rules(), "7D 2C RC RB", ["RS 3S AD", "4S 6S 5C"], "RS=RC", "4S", "3S")
    states = {
        holding.rank: holding.refused
        for holding in holdings_of(view_of(position, 0))[0]
        if holding.state is HoldingState.UNLIKELY
    }
    assert states == {7: PassedCapture.SETTEBELLO, 9: PassedCapture.SETTEBELLO}


def test_a_new_deal_ends_what_was_likely():
    position = begun(Rules(), "7D 2C RC RB", ["RS 3S AD", "4S 6S 5C"], "RS=RC", "4S", "3S", "6S=2C+4S", "AD", "5C")
    assert all(holding.refused is None for holding in holdings_of(view_of(position, 0))[0])


def test_in_the_last_deal_of_two_everything_is_certain():
    for position in smazzata(GAMES["scopa"], 11):
        if not position.stock and any(position.hands):
            for holding in holdings_of(view_of(position, 0))[0]:
                assert holding.state in (HoldingState.NONE, HoldingState.SOME)
                assert holding.least == holding.most == held(position, 0, 1, holding.rank)


def test_under_the_regola_del_vile_who_leads_an_ace_holds_nothing_else():
    rules = Rules(vile=True, players=3)
    hands = ["AD AC AS", "2D 3D 4D", "5D 6D 7D"]
    named = [mask_of(card_named(name) for name in hand.split()) for hand in hands]
    lying = mask_of(card_named(name) for name in ("RC", "CC", "FC", "7C"))
    begun = Position(
        rules, tuple(named), lying, cards_of(DECK & ~lying & ~sum(named)), (0, 0, 0), (0, 0, 0), first_table=lying
    )
    positions = [begun]
    for move in ("AD", "2D", "5D", "AC=AD"):
        positions.append(positions[-1].play(move_named(move)))
    for _, position in pairwise(positions):
        leader = holdings_of(view_of(position, 1))[1]
        left = position.hands[0].bit_count()
        assert (leader[0].state, leader[0].least, leader[0].since) == (HoldingState.SOME, left, 1)
        assert all(leader[rank - 1].state is HoldingState.NONE for rank in RANKS if rank > 1)
        assert holdings_of(view_of(position, 1))[0][0].most == 4 - 3
    assert holdings_of(view_of(begun, 1))[1][0].state is HoldingState.OPEN
