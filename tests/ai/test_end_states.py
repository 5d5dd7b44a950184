"""Moves as steps on a state: every line of play comes to what the engine counts, and alike are only moves that are."""

from random import Random

import pytest

from scopa_gui.ai.endgame.end_states import TABLE, Ground
from scopa_gui.ai.endgame.solver import EndgameSearch, state_of
from scopa_gui.engine.cards import DECK, bit, cards_of, mask_of
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.ai.test_endgame import ALL, ODD, by_hand, ending, grabbing, nine_coins, paired, plain_worths
from tests.solved import worths

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


def ends(name, most):
    """Some ends with so many cards to play at most, nothing being left in the stock."""
    rules = ALL[name]
    left = min(most, 3 * rules.players) if rules.deals_in_threes else most
    for seed in range(9):
        position = (ending, grabbing, paired)[seed % 3](rules, seed, left)
        assert not position.stock
        if not position.is_over:
            yield position


def play_by_steps(position, rng, ground):
    """Play to the end, mostly taking all there is, the state beside it step by step; the end, its points by side."""
    state, counted = state_of(position), [0, 0]
    while not position.is_over:
        side, is_last_card, moves = position.turn % 2, cards_left(position) == 1, position.legal_moves()
        move = rng.choice(moves) if rng.random() < 0.3 else max(moves, key=lambda move: move.taken.bit_count())
        _, keep, add, scopa = ground.step_of(move, position.table, side, is_last_card=is_last_card)
        state = (state & keep) + add
        counted[side] += scopa
        position = position.play(move)
        assert state & DECK == sum(position.hands)
        assert position.is_over or state >> TABLE & DECK == position.table
        has_all_coins = cappotto_of(position.rules, position.piles) is not None
        assert has_all_coins == (ground.may_end_early and ground.is_cappotto(state)) or not cards_left(position)
    return position, tuple(map(sum, zip(ground.points_of(state), counted, strict=True)))


@pytest.mark.parametrize("counts_scope", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_a_line_of_play_by_steps_comes_to_the_count_of_the_engine(name, counts_scope):
    for begun in ends(name, 12):
        ground = ground_under(begun, counts_scope=counts_scope)
        for seed in range(2):
            end, points = play_by_steps(begun, Random(seed), ground)
            assert points == made(end, begun.scope)


@pytest.mark.parametrize("cappotto", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_a_state_is_over_with_the_tenth_coin_only_where_all_ten_win(players, cappotto):
    rules = Rules(players=players, napola="run", cappotto=cappotto, scopa_last="yes")
    for seed in range(25):
        begun = nine_coins(rules, seed)
        end, points = play_by_steps(begun, Random(seed), ground_under(begun, counts_scope=True))
        assert points == made(end, begun.scope)


def test_what_is_still_in_a_hand_when_all_is_over_is_in_no_pile():
    """What was counted of other hands says nothing of these."""
    rules, differs = Rules(players=4, napola="run", cappotto=True), 0
    for seed in range(25):
        begun = nine_coins(rules, seed)
        ground, state = ground_under(begun, counts_scope=True), state_of(begun)
        counts = []
        for card in cards_of(sum(begun.hands)):
            counts.append(ground.points_of(state & ~bit(card)))
            assert counts[-1] == ground_under(begun, counts_scope=True).points_of(state & ~bit(card))
        differs += len(set(counts)) > 1
    assert differs


@pytest.mark.parametrize("is_last_card", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_card_are_those_of_its_moves_alike_ones_once(name, is_last_card):
    for position in ends(name, 10):
        ground, side, moves = ground_under(position, counts_scope=True), position.turn % 2, position.legal_moves()
        for card in cards_of(position.hands[position.turn]):
            its = [move for move in moves if move.card == card]
            steps = ground.steps_of_card(bit(card), position.table << TABLE, side, is_last_card=is_last_card)
            every = {ground.step_of(move, position.table, side, is_last_card=is_last_card) for move in its}
            assert set(steps) <= every and len(steps) == len({ground.likeness(move) for move in its})
            assert list(steps) == sorted(steps, reverse=True)
            again = ground.steps_of_card(bit(card), position.table << TABLE, side, is_last_card=is_last_card)
            assert again == steps


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_hand_are_those_of_its_cards_alike_ones_once(name):
    for position in ends(name, 10):
        ground, side, hand = ground_under(position, counts_scope=True), position.turn % 2, position.hands[position.turn]
        table = position.table << TABLE
        every = {
            step for card in cards_of(hand) for step in ground.steps_of_card(bit(card), table, side, is_last_card=False)
        }
        together = ground.steps_of(state_of(position), hand, side)
        assert set(together) <= every and list(together) == sorted(together, reverse=True)
        assert len(together) == len({ground.likeness(move) for move in position.legal_moves()})


def test_cards_of_one_rank_are_one_only_where_they_do_not_matter():
    decided = "AD 2D 3D 4D 5D 6D 7D 7C 7B 7S 6C 6B 6S"
    position = by_hand(["4C 4B RS 2B", "FB 3B 2S FS"], "", decided)
    ground = ground_under(position, counts_scope=True)
    assert len(ground.steps_of(state_of(position), position.hands[0], 0)) == 3
    with_a_coin = by_hand(["4D 4B RS 2B", "FB 3B 2S FS"], "", "AD 2D 3D 5D")
    ground = ground_under(with_a_coin, counts_scope=True)
    assert len(ground.steps_of(state_of(with_a_coin), with_a_coin.hands[0], 0)) == 4


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("many", [18, 19, 20, 21, 22])
def test_the_point_for_cards_is_of_who_has_more_than_half_of_them(many, side):
    for seed in range(6):
        pack = Random(seed).sample(range(40), 40)
        piles = (mask_of(pack[:many]), mask_of(pack[many:35]))
        hands = mask_of(pack[35:37]), mask_of(pack[37:39])
        position = Position(Rules(), hands, bit(pack[39]), (), piles[:: 1 - 2 * side], (0, 0), 0, seed % 2)
        assert worths(position) == plain_worths(position)


@pytest.mark.parametrize("name", GAMES)
def test_moves_that_are_alike_are_worth_the_same(name):
    for position in ends(name, 5 if ALL[name].mandatory else 3):
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
    positions = [play(ALL[name], seed, left) for seed in range(3)]
    for_points, for_chances = LOOKED_AT[name, left][place]
    assert sum(map(spent, positions)) <= for_points
    assert spent(positions[0], by_chance) <= for_chances


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
