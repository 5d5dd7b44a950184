"""Quick play: the same smazzata as the engine's, move by move and point by point, under every rule set."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from scopa_gui.ai.search.deal_playout import PlayoutState, QuickPlay, is_ended
from scopa_gui.ai.seat.knowledge import facts_of, sweeping_cards
from scopa_gui.engine.cards import card_named, cards_of, mask_of
from scopa_gui.engine.legality import is_scopa, last_scopa_is_void
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import cards, played, view_by_hand
from tests.games import GAMES

ALL = GAMES | SOURCE_PRESETS


def begun(position):
    """Quick play from a position in which the first player is to move, and where it stands."""
    view = view_of(position, 0)
    swept = last_scopa_is_void(position.rules, position.first_table, position.history)
    return QuickPlay(facts_of(view)), PlayoutState(view.table, view.piles, view.scope, view.last_taker, swept)


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
def test_every_move_and_the_count_are_the_engines(name):
    rng = Random(name)
    for _ in range(2):
        position = deal_smazzata(ALL[name], rng)
        quick, course = begun(position)
        while not position.is_over:
            assert course[:4] == (position.table, position.piles, position.scope, position.last_taker)
            if not ALL[name].last_capture_may_score:
                assert course.swept == last_scopa_is_void(ALL[name], position.first_table, position.history)
            assert quick.final(course, is_over=False) == score(position.rules, position.piles, position.scope).worths
            move = rng.choice(position.legal_moves())
            option = next(one for one in quick.options(move.card, course.table) if one.move == move)
            is_last_card = sum(map(int.bit_count, position.hands)) + len(position.stock) == 1
            course = quick.played(course, position.turn, option, is_last_card=is_last_card)
            position = position.play(move)
        assert quick.final(course) == score(position.rules, position.piles, position.scope).worths


@pytest.mark.parametrize("name", ALL)
def test_without_a_wild_card_every_seat_plays_what_is_best_at_a_glance_to_the_end_of_the_deal(name):
    for seed in range(3):
        position = deal_smazzata(ALL[name], Random(seed))
        for _ in range(position.rules.players * seed):
            position = position.play(position.legal_moves()[0])
        quick, course = begun(position)
        left, stock = sum(map(int.bit_count, position.hands)) + len(position.stock), position.stock
        found = quick.play_deal(course, 0, list(position.hands), left, lambda: 0.99)
        while not position.is_over and position.stock == stock:
            best = None
            for card in cards_of(position.hands[position.turn]):
                option = quick.options(card, position.table)[0]
                best = option if best is None or option.glance > best.glance else best
            position = position.play(best.move)
        assert (
            quick.final(found, is_over=position.is_over) == score(position.rules, position.piles, position.scope).worths
        )


def test_a_wild_seat_plays_any_of_its_cards():
    position = deal_smazzata(GAMES["scopa 2"], Random(4))
    hand = cards_of(position.hands[0])
    for thrown, card in ((0.0, hand[0]), (0.34, hand[1]), (0.99, hand[2])):
        quick, course = begun(position)
        dice = iter((0.1, thrown))
        found = quick.play_deal(course, 0, [position.hands[0], 0], 36, lambda dice=dice: next(dice, 0.99))
        assert (found.table | found.piles[0]) >> card & 1


def holds_any(pool, drawn, cards):
    """The share of hands drawn from a pool that hold one of these cards, counted one by one."""
    hands = list(combinations(cards_of(pool), drawn))
    return sum(any(cards >> card & 1 for card in hand) for hand in hands) / len(hands)


MET = {
    f"{name} {seed}": view_of(position := played(ALL[name], Random(seed), 24 + seed), position.turn)
    for name in ("scopa 2", "scopa_dassi 2", "escoba 3", "scopone_scientifico 4", "S2_scopa_literal")
    for seed in range(4)
} | {"a scopa": view_by_hand("7C 7S RC", "7D", unseen="RS 2S 7B 3C 4C 5C", mine="AD 2D 3D 4D", players=2, stock=3)}


@pytest.mark.parametrize("name", MET)
def test_a_glance_weighs_what_is_taken_a_scopa_and_what_it_leaves(name):
    """Of the cards left lying a quarter of their worth is lost, of one laid a fifth; a scopa given costs 1.4."""
    view = MET[name]
    facts = facts_of(view)
    quick = QuickPlay(facts)
    for move in view.legal_moves():
        option = next(one for one in quick.options(move.card, view.table) if one.move == move)
        after = facts.outcome(move)
        scopa = bool(after.gained) and not after.table and is_scopa(view.rules, move, is_last_card=False)
        assert (option.table, option.gained, option.sweeps) == (after.table, after.gained, scopa)
        pool = (facts.unseen | view.hand) & ~after.table
        chance = holds_any(pool, min(max(view.counts), pool.bit_count()), sweeping_cards(view.rules, after.table))
        gain = facts.worth(after.gained) + scopa if move.taken else -0.2 * facts.worth_of[move.card]
        assert option.glance == pytest.approx(gain - 1.4 * chance - 0.25 * facts.worth(after.table))


def test_the_ways_of_a_card_come_best_first():
    position = played(GAMES["escoba 2"], Random(1), 2)
    quick = QuickPlay(facts_of(view_of(position, position.turn)))
    table, several = mask_of(card_named(name) for name in ["AD", "2C", "3D", "5S", "6B", "7D"]), 0
    for card in range(40):
        glances = [option.glance for option in quick.options(card, table & ~(1 << card))]
        assert glances == sorted(glances, reverse=True)
        several += len(set(glances)) > 1
    assert several


def test_all_ten_coins_end_the_deal_and_win_a_match():
    view = view_by_hand(
        "7C RC", "7D", unseen="RS 2S", mine="AD 2D 3D 4D 5D 6D FD CD RD", players=2, cappotto=True, napola="run"
    )
    quick = QuickPlay(facts_of(view))
    hands = [view.hand, view.unseen]
    course = PlayoutState(view.table, view.piles, view.scope, view.last_taker, swept=False)
    found = quick.play_deal(course, 0, hands, 4, lambda: 0.99)
    assert (hands, is_ended(view.rules, found)) == ([cards("RC"), view.unseen], True)
    assert not is_ended(view.rules, course)
    mine, _ = quick.final(found)
    assert mine == score(view.rules, found.piles, found.scope).points[0] + view.rules.target
    alone = PlayoutState(0, found.piles, found.scope, found.last, swept=False)
    assert not is_ended(replace(view.rules, cappotto=False), alone)


@pytest.mark.parametrize("side", range(3))
def test_to_the_letter_the_last_capture_of_all_makes_no_scopa(side):
    position = deal_smazzata(Rules(players=3, scopa_last="no_last_capture"), Random(1))
    quick, _ = begun(position)
    one, other = (PlayoutState(0, (7, 56, 448), (2, 3, 4), side, swept) for swept in (False, True))
    assert quick.final(one, is_over=False) == quick.final(other, is_over=False)
    lost = [before - after for before, after in zip(quick.final(one), quick.final(other), strict=True)]
    assert lost == [seat == side for seat in range(3)]
