"""Smazzate told to everybody who plays on from them: each must see what the engine sees, whatever the rules."""

from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import card_at, columns_set, engine_set, place_of, places_of
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.search.deal_playout import PlayoutState, QuickPlay
from scopa_gui.ai.seat.beliefs import open_at_deal
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.engine.cards import cards_of, name_of, names_of
from scopa_gui.engine.dealing import deal_from, hands_after, last_deal
from scopa_gui.engine.events import Scopa, ScopaVoided, events_of
from scopa_gui.engine.legality import is_scopa, legal_moves
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import CHOICES, Rules, RulesError
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import view_of
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from tests.headless.asking import answer_of
from tests.solved import worths

NOT_OF_PLAY = frozenset(
    {"primiera", "ties", "re_bello", "sette_tutti", "napola", "cappotto", "coin_points", "win", "direction"}
)
"""Options of the count, of the match, and of the seats at the table: of these the cards played show nothing."""
PLAY = tuple(option for option in CHOICES if option not in NOT_OF_PLAY)
"""The options that say how a smazzata is dealt and played; a new one is among them by itself."""
SELDOM = 7
"""What takes long is asked at every so manyth move."""
SOLVED = 4
"""So many cards left are played out in every way."""


def random_rules(rng, **fixed):
    """Rules of any play, these options given."""
    while True:
        options = {option: rng.choice(CHOICES[option]) for option in PLAY if rng.random() < 0.4}
        options |= {"players": rng.choice((2, 2, 3, 4, 6)), "dealer_bonus": rng.choice(((), ((15, 1), (22, 2))))}
        try:
            return Rules(**options | fixed)
        except RulesError:
            continue


def smazzata(rules, seed):
    """The positions of a random smazzata with the move that led on from each; the last one has none."""
    rng = Random(f"{seed} moves")
    position = deal_smazzata(rules, Random(seed))
    while not position.is_over:
        takes = [move for move in position.legal_moves() if move.taken]
        move = rng.choice(takes if takes and rng.random() < 0.5 else position.legal_moves())
        yield position, move
        position = position.play(move)
    yield position, None


def makes_a_difference(rules, other, seed):
    """Whether a smazzata would have been dealt, played or ended otherwise by other rules."""
    dealt, again = (deal_smazzata(each, Random(seed)) for each in (rules, other))
    if replace(again, rules=rules) != dealt:
        return True
    told = list(smazzata(rules, seed))
    for position, move in told[:-1]:
        first, hand, last = not position.history, position.hands[position.turn], left_of(position) == 1
        if legal_moves(other, hand, position.table, is_first_play=first) != position.legal_moves():
            return True
        if move.taken == position.table != 0:
            scores, scores_too = (is_scopa(each, move, is_last_card=last) for each in (rules, other))
            if scores != scores_too:
                return True
    position, move = told[-2]
    return replace(replace(position, rules=other).play(move), rules=rules) != told[-1][0]


def smazzate_where_it_matters(option, value, number):
    """Rules with this value and the seeds of smazzate in which every other value would have made a difference."""
    rng, found = Random(f"{option} {value}"), []
    for seed in range(100 * number):
        rules = random_rules(rng, **{option: value})
        try:
            others = [replace(rules, **{option: other}) for other in CHOICES[option] if other != value]
        except RulesError:
            continue
        if any(makes_a_difference(rules, other, seed) for other in others):
            found.append((rules, seed))
        if len(found) == number:
            break
    return found


def check(rules, seed):
    """Tell a smazzata to everybody."""
    told = list(smazzata(rules, seed))
    positions, moves = [position for position, _ in told], [move for _, move in told[:-1]]
    check_columns(positions, moves)
    check_glances(positions, moves)
    check_views(positions, moves)
    check_trace(positions, moves)
    check_last_cards(positions)


def column_of(position):
    """The position as the only column of a batch."""

    def column(cards):
        return np.array(places_of(cards), np.int64).reshape(-1, 1)

    rules, last = position.rules, position.last_taker
    return Smazzate(
        rules,
        [column(cards_of(hand)) for hand in position.hands],
        column(position.stock),
        np.array([columns_set(position.table)]),
        np.array([[columns_set(pile)] for pile in position.piles]),
        np.array([[made] for made in position.scope]),
        np.array([-1 if last is None else last % rules.sides]),
        position.turn,
    )


def check_columns(positions, moves):
    """The batch: what its plays do, and the smazzata made move by move."""
    batch = column_of(positions[0])
    for position, after, move in zip(positions, positions[1:], moves, strict=False):
        plays, hand = batch.plays(), batch.hands[batch.turn][:, 0].tolist()
        legal = set(position.legal_moves())
        offered = [
            Move(card_at(hand[place % len(hand)]), engine_set(int(plays.taken[place, 0])))
            for place in range(len(plays.bits))
        ]
        if not position.rules.vile or position.history:
            assert set(offered) <= legal
            assert {(one.card, bool(one.taken)) for one in offered} == {(one.card, bool(one.taken)) for one in legal}
            for place, one in enumerate(offered):
                made = position.play(one)
                side = position.turn % position.rules.sides
                scored = bool(plays.empties[place, 0]) and (batch.left > 1 or position.rules.last_card_may_score)
                if not made.is_over:
                    assert made.scope[side] - position.scope[side] == scored
                    assert engine_set(int(plays.table[place, 0])) == made.table
        batch.make([(place_of(move.card), columns_set(move.taken))])
        if not after.is_over:
            assert engine_set(int(batch.table[0])) == after.table
            assert [engine_set(int(pile)) for pile in batch.piles[:, 0]] == list(after.piles)
            assert batch.scope[:, 0].tolist() == list(after.scope)
            assert [engine_set(sum(1 << int(card) for card in hand[:, 0])) for hand in batch.hands] == list(after.hands)
    assert batch.count()[:, 0].tolist() == list(score_of(positions[-1]).worths)


def check_glances(positions, moves):
    """The tree's quick play: the options of each card, and where the smazzata then stands."""
    first, rules = positions[0], positions[0].rules
    quick = QuickPlay(facts_of(view_of(first, 0)))
    state = PlayoutState(first.table, first.piles, first.scope, first.last_taker, swept=False)
    left = rules.plays
    for position, move in zip(positions, moves, strict=False):
        left -= 1
        options = {option.move: option for option in quick.options(move.card, position.table)}
        if not rules.vile or position.history:
            assert set(options) == {one for one in position.legal_moves() if one.card == move.card}
        state = quick.played(state, position.turn, options[move], is_last_card=not left)
    assert quick.final(state, is_over=not left) == score_of(positions[-1]).worths


def check_views(positions, moves):
    """What a seat knows of it, and what is told of it."""
    rules = positions[0].rules
    for number, (position, after, move) in enumerate(zip(positions, positions[1:], moves, strict=False)):
        view = view_of(position, position.turn)
        scored = any(isinstance(event, Scopa) for event in events_of(position, move, after))
        voided = any(isinstance(event, ScopaVoided) for event in events_of(position, move, after))
        if not after.is_over:
            assert view.makes_scopa(move) is scored
        assert view.makes_scopa(move) or not scored
        assert not voided or not rules.last_capture_may_score
        if number % SELDOM == 0:
            outcome = facts_of(view).outcome(move)
            assert (outcome.is_scopa, outcome.hand) == (view.makes_scopa(move), view.hand & ~(1 << move.card))
        held = hands_after(rules, number)
        assert (held.counts, held.stock) == (
            tuple(hand.bit_count() for hand in position.hands),
            len(position.stock),
        )
        dealt = last_deal(rules, number)
        then = open_at_deal(view)
        assert (then.start, then.table, then.piles) == (dealt, positions[dealt].table, positions[dealt].piles)
    order = pile_order_of(view_of(positions[-1], 0))
    assert order.tables[-1] == positions[-1].table
    assert [sum(1 << card for card in pile) for pile in order.piles] == list(positions[-1].piles)
    assert [len(made) for made in order.scope] == list(positions[-1].scope)


def check_trace(positions, moves):
    """The headless program."""
    rules, last = positions[0].rules, positions[-1]
    pack = dealt_pack(positions[0])
    answer = answer_of(
        "trace",
        rules={**rules.as_dict(), "sides": rules.sides},
        given={
            "players": rules.players,
            "deals": pack,
            "plays": [
                [position.turn, name_of(move.card), taken_names(move)]
                for position, move in zip(positions, moves, strict=False)
            ],
        },
    )
    sheet = score_of(last)
    assert [set(pile) for pile in answer["piles"]] == [set(names_of(pile)) for pile in last.piles]
    assert (answer["scope"], answer["points"]) == (list(last.scope), list(sheet.points))
    assert answer["leftover"] == names_of(last.table)


def taken_names(move):
    return ["@self"] if move.is_for_itself else names_of(move.taken)


def dealt_pack(first):
    """Every deal of a smazzata, as a request gives it."""
    deals = [{"hands": [names_of(hand) for hand in first.hands], "table": names_of(first.first_table)}]
    stock = first.stock
    while stock:
        hands, _, stock = deal_from(first.rules, stock)
        deals.append({"hands": [names_of(hand) for hand in hands]})
    return deals


def check_last_cards(positions):
    """The solver, between two sides, against every line of play."""
    position = next((one for one in positions if left_of(one) == SOLVED and not one.is_over), None)
    if position is None or position.rules.sides != 2:
        return
    side = position.turn % 2
    had = position.scope[side] - position.scope[1 - side]
    assert worths(position) == {move: best_margin(position.play(move), side) - had for move in position.legal_moves()}


def left_of(position):
    return sum(hand.bit_count() for hand in position.hands) + len(position.stock)


def best_margin(position, side):
    if position.is_over:
        return score_of(position).margin(side)
    best = max if position.turn % 2 == side else min
    return best(best_margin(position.play(move), side) for move in position.legal_moves())


def score_of(position):
    return score(position.rules, position.piles, position.scope)
