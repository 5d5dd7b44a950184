"""Smazzate played at random against the engine: equal choices give equal points, by every named game's rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.reference.random_smazzata import RandomSmazzate
from scopa_gui.engine.dealing import deal_from, deal_order, hand_size, must_redeal
from scopa_gui.engine.position import Position, opening
from scopa_gui.engine.rules import CHOICES, Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from tests.games import GAMES

ODD = {
    "vile": Rules(vile=True, asso=True, asso_with_ace="choice", asso_self_always=True),
    "optional": Rules(mandatory=False, equal_take="all", priority="free", scopa_last="yes"),
    "cirulla": Rules(capture="cirulla", asso_scopa="always"),
    "no leftovers": Rules(leftovers="none", players=4, deal="scientifico", redeal_kings=0),
    "coins": Rules(coin_points=1, ties="each", napola="fixed3", players=4),
    "last capture": Rules(scopa_last="no_last_capture", players=2),
    "fewest": Rules(priority="fewest", players=3, primiera="sevens_cascade"),
    "dealer": Rules(scopa_last="dealer", players=4, deal="scientifico", redeal_kings=0),
    "two sides of one": Rules(players=2, dealer_bonus={15: 1, 20: 2}),
}
VALUES = {
    f"{option} {value}": Rules(**{"players": 4 if option == "deal" else 2, option: value})
    for option, values in CHOICES.items()
    for value in values[1:]
}
ALL = GAMES | SOURCE_PRESETS | ODD | VALUES


def _dealt(rules, cards):
    order = deal_order(rules, len(cards))
    hands = [[card for card, to in zip(cards, order, strict=False) if to == seat] for seat in range(rules.players)]
    return hands, cards[len(order) :]


def _replayed(position: Position, hands, stock, pick):
    """The slow way: every card through Position.play, which checks that the move is legal."""
    rules = position.rules
    hands = [list(hand) for hand in hands]
    while not position.is_over:
        hand = hands[position.turn]
        index = 0
        if rules.vile and not position.history and hand[0] % 10 == 0:
            index = next((place for place, card in enumerate(hand) if card % 10), 0)
            hand[0], hand[index] = hand[index], hand[0]
        card = hand.pop(0)
        moves = [move for move in position.legal_moves() if move.card == card]
        move = moves[0] if len(moves) == 1 else moves[int(pick() * len(moves))]
        position = position.play(move)
        if not any(hands) and stock:
            hands, stock = _dealt(rules, stock)
    return score(rules, position.piles, position.scope).points


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_random_smazzata_gives_the_points_that_the_engine_gives_for_the_same_choices(name, seed):
    rules, again = ALL[name], Random(seed)
    points = RandomSmazzate(rules).play(Random(seed))
    while True:
        shuffled = sorted(range(40), key=lambda _, draw=again.random: draw())
        pack = _pack_played_as(rules, shuffled)
        if not must_redeal(rules, deal_from(rules, pack)[1]):
            break
    assert points == _replayed(opening(rules, tuple(pack)), *_dealt(rules, pack), again.random)


def _play_order(rules, left):
    """The places in the stock in the order in which they will be played; the first player of each deal is seat 0."""
    places, start = [], 0
    while left > start:
        order = deal_order(rules, left - start)
        hands = [[start + place for place, to in enumerate(order) if to == seat] for seat in range(rules.players)]
        places += [hands[seat][turn] for turn in range(hand_size(rules, left - start)) for seat in range(rules.players)]
        start += len(order)
    return places


def _pack_played_as(rules, shuffled):
    """The pack whose table is the end of this shuffle and whose cards are played in its order."""
    turned = rules.turned
    played, table = shuffled[: 40 - turned], list(shuffled[40 - turned :])
    order = deal_order(rules)
    hands = [[] for _ in range(rules.players)]
    first = len(order) - turned
    for index, card in enumerate(played[:first]):
        hands[index % rules.players].append(card)
    pack = [table.pop(0) if to < 0 else hands[to].pop(0) for to in order]
    stock = [0] * (40 - len(order))
    for card, place in zip(played[first:], _play_order(rules, len(stock)), strict=True):
        stock[place] = card
    return pack + stock


def test_the_fast_loop_serves_the_usual_games_and_no_others():
    fast = {name for name, rules in GAMES.items() if RandomSmazzate(rules).is_usual}
    assert fast == {
        "scopa 2",
        "scopa 4",
        "scopa 6",
        "scopone 4",
        "scopone_scientifico 4",
        "scopa_in_due 2",
        "scopone_21 4",
    }


def test_random_smazzate_differ():
    rng, smazzate = Random(2), RandomSmazzate(Rules())
    assert len({smazzate.play(rng) for _ in range(50)}) > 3
