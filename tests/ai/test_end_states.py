"""Moves as steps on a state: every line of play comes to what the engine counts, and alike are only moves that are."""

from random import Random

import pytest

from scopa_gui.ai.endgame.end_states import TABLE, Ground
from scopa_gui.ai.endgame.solver import EndgameSearch, state_of, worths
from scopa_gui.engine.cards import DECK, bit, cards_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.sheet import score
from tests.ai.test_endgame import ALL, ODD, by_hand, ending, grabbing, paired, plain_worths

GAMES = ODD | {
    name: ALL[name]
    for name in (
        "scopa 2",
        "scopa 6",
        "scopa_dassi 4",
        "escoba 2",
        "scopa_speciale 4",
        "scopone 4",
        "scopone_scientifico 4",
        "scopone_trentino 4",
    )
}


def ground_under(position, *, counts_scope):
    has_taker = position.last_taker is not None
    return Ground(position.rules, position.piles, has_taker=has_taker, counts_scope=counts_scope)


def cards_left(position):
    return sum(hand.bit_count() for hand in position.hands)


def made(position, before):
    """The points of an end by side, less the scope made before; all ten coins are worth a match."""
    sheet = score(position.rules, position.piles, position.scope)
    return tuple(points - had for points, had in zip(sheet.worths, before, strict=True))


@pytest.mark.parametrize("counts_scope", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_a_line_of_play_by_steps_comes_to_the_count_of_the_engine(name, counts_scope):
    for seed in range(9):
        position = (ending, grabbing, paired)[seed % 3](ALL[name], seed, 12)
        if position.stock:
            continue
        rng, before, ground = Random(seed), position.scope, ground_under(position, counts_scope=counts_scope)
        state, counted = state_of(position), [0, 0]
        while not position.is_over:
            assert not (ground.may_end_early and ground.is_cappotto(state))
            side, is_last_card = position.turn % 2, cards_left(position) == 1
            move = rng.choice(position.legal_moves())
            _, keep, add, scopa = ground.step_of(move, position.table, side, is_last_card=is_last_card)
            state = (state & keep) + add
            counted[side] += scopa
            position = position.play(move)
            assert state & DECK == sum(position.hands)
            assert cards_left(position) == 0 or state >> TABLE & DECK == position.table
        points = ground.points_of(state)
        assert tuple(map(sum, zip(points, counted, strict=True))) == made(position, before)


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_card_are_those_of_its_moves_alike_ones_once(name):
    for seed in range(9):
        position = (ending, grabbing, paired)[seed % 3](ALL[name], seed, 10)
        if position.stock or position.is_over:
            continue
        ground, side = ground_under(position, counts_scope=True), position.turn % 2
        moves = position.legal_moves()
        found = []
        for card in cards_of(position.hands[position.turn]):
            its = [move for move in moves if move.card == card]
            steps = ground.steps_of_card(bit(card), position.table << TABLE, side, is_last_card=False)
            every = {ground.step_of(move, position.table, side, is_last_card=False) for move in its}
            assert set(steps) <= every and len(steps) == len({ground.likeness(move) for move in its})
            assert list(steps) == sorted(steps, reverse=True)
            again = ground.steps_of_card(bit(card), position.table << TABLE, side, is_last_card=False)
            assert again == steps
            found += steps
        together = ground.steps_of(state_of(position), position.hands[position.turn], side)
        assert set(together) <= set(found) and list(together) == sorted(together, reverse=True)
        assert len(together) == len({ground.likeness(move) for move in moves})


@pytest.mark.parametrize("name", GAMES)
def test_moves_that_are_alike_are_worth_the_same(name):
    for seed in range(6):
        position = (paired, ending, grabbing)[seed % 3](ALL[name], seed, 5)
        if position.stock or position.is_over or not position.rules.mandatory:
            continue
        ground, found = ground_under(position, counts_scope=True), plain_worths(position)
        by_kind = {}
        for move, worth in found.items():
            by_kind.setdefault(ground.likeness(move), set()).add(worth)
        assert all(len(worths_of_it) == 1 for worths_of_it in by_kind.values())


def spent(position, utility=None):
    """The states that are looked at to solve an end."""
    search = EndgameSearch(position, 10**6, utility)
    assert search.solved()
    return 10**6 - search.nodes


LOOKED_AT = {
    ("scopone_scientifico 4", 12): ((1280, 458), (698, 499), (1029, 438)),
    ("scopone 4", 12): ((1069, 257), (795, 319), (884, 366)),
    ("scopa 2", 6): ((164, 41), (158, 38), (153, 39)),
    ("scopa 4", 8): ((93, 23), (94, 23), (95, 27)),
    ("scopone_trentino 4", 11): ((893, 388), (737, 255), (759, 256)),
    ("escoba 4", 10): ((919, 121), (694, 238), (731, 171)),
    ("scopa_dassi 4", 11): ((988, 309), (796, 247), (611, 151)),
    ("fewest", 12): ((248, 87), (256, 60), (234, 62)),
}
"""How many states are looked at in three ends: in play at random, where a side takes all, where equal cards are in one
hand; for points, and in the first of them for chances of the match."""


@pytest.mark.parametrize(("place", "play"), [(0, ending), (1, grabbing), (2, paired)])
@pytest.mark.parametrize(("name", "left"), LOOKED_AT)
def test_no_more_states_are_looked_at_than_today(name, left, place, play):
    """The promising moves come first, alike ones once, and states that differ in nothing that counts are one."""
    ends = [play(ALL[name], seed, left) for seed in range(3)]
    for_points, for_chances = LOOKED_AT[name, left][place]
    assert sum(map(spent, ends)) <= for_points
    assert spent(ends[0], by_chance) <= for_chances


def by_chance(points):
    """A worth as a match may give it, by tenths."""
    return (points[0] >= 3) - (points[1] >= 2) + (points[0] - points[1]) / 10


def test_of_two_equal_cards_the_one_that_counts_is_taken():
    position = by_hand(["7S RS", "RB FB"], "7D 7C", "AD 2D 3D 4D AC 2C 3C 4C")
    found = worths(position)
    assert found == plain_worths(position)
    assert found[move_named("7S=7D")] > found[move_named("7S=7C")]


def test_of_two_equal_cards_in_a_hand_the_one_that_counts_is_played():
    position = by_hand(["7D 7S", "RB FB"], "7C 2B", "AD 2D 3D 4D AC 2C 3C 4C")
    found = worths(position)
    assert found == plain_worths(position)
    assert found[move_named("7D=7C")] > found[move_named("7S=7C")]
