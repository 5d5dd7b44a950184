"""The very last cards with hidden hands: no seat plays by what it cannot see, each the best for all that it can."""

from dataclasses import replace
from itertools import permutations
from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.hidden_ends import HiddenEnds
from scopa_gui.ai.endgame.solved_worlds import Effort, keeps_hidden
from scopa_gui.ai.endgame.solver import TooManyNodes
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve, draws_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.budget import Budget, never
from scopa_gui.ai.seat.beliefs import UNHURRIED, HandLikelihoods, weights_of
from scopa_gui.ai.seat.worlds import Worlds, position_of
from scopa_gui.coach.judging.judge import appraisal_for_judge
from scopa_gui.engine.cards import DECK, bit, cards_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import cards, played
from tests.solved import worths

SCIENTIFICO = VARIANTS["scopone_scientifico"].rules
ENOUGH = Limit(iterations=12_000)
UNREAD = HandLikelihoods(())


def ways(position):
    """Every way in which the cards may lie for the seat to play."""
    me = position.turn
    others = [seat for seat in range(len(position.hands)) if seat != me]
    unseen = [card for seat in others for card in cards_of(position.hands[seat])]
    found = set()
    for order in permutations(unseen):
        hands, start = list(position.hands), 0
        for seat in others:
            many = position.hands[seat].bit_count()
            hands[seat] = sum(map(bit, order[start : start + many]))
            start += many
        found.add(tuple(hands))
    return [replace(position, hands=hands) for hands in sorted(found)]


def slow_choice(position, utility):
    """The best move on average over all ways, by the plain solver."""
    sums = dict.fromkeys(position.legal_moves(), 0.0)
    for way in ways(position):
        for move, worth in worths(way, utility=utility).items():
            sums[move] += worth
    best = max(sums.values())
    return next(move for move, total in sums.items() if total > best - 1e-6)


def slow_end(root, move, utility=None):
    position = root.play(move)
    while not position.is_over:
        mine, theirs = position.turn % 2, 1 - position.turn % 2
        had = position.scope[mine] - root.scope[mine], position.scope[theirs] - root.scope[theirs]
        its = utility and seen_by(utility, had, is_mine=mine == root.turn % 2)
        position = position.play(slow_choice(position, its))
    return position


def seen_by(utility, had, *, is_mine):
    """A utility of the root for the seat to play, from here on, where both sides had some points since."""

    def seen(made):
        mine, theirs = made[0] + had[0], made[1] + had[1]
        return utility((mine, theirs)) if is_mine else -utility((theirs, mine))

    return seen


@pytest.mark.parametrize(
    ("key", "players", "left"),
    [("scopone_scientifico", 4, 7), ("scopone_scientifico", 4, 8), ("scopone", 4, 6), ("scopa", 4, 7), ("scopa", 6, 7)],
)
def test_every_seat_plays_what_is_best_on_average_for_all_that_it_knows(key, players, left):
    rules = VARIANTS[key].rules_by_players[players]
    for seed in range(6):
        start = deal_to(rules, seed, left)
        ends = HiddenEnds(start, None, UNREAD)
        for position in (start, *ways(start)[::40]):
            for move in position.legal_moves():
                found, slow = ends.ended(position, move, never), slow_end(position, move)
                assert (found.piles, found.scope) == (slow.piles, slow.scope)


@pytest.mark.parametrize(("key", "left"), [("scopone_scientifico", 6), ("scopone", 7), ("scopa", 6)])
def test_where_the_match_decides_every_seat_plays_for_it(key, left):
    rules = VARIANTS[key].rules_by_players[4]

    def utility(made):
        return float(made[0] > made[1] + 1) + 0.3 * made[0] - 0.2 * made[1]

    for seed in range(4):
        position = deal_to(rules, seed, left)
        ends = HiddenEnds(position, utility, UNREAD)
        for move in position.legal_moves():
            found, slow = ends.ended(position, move, never), slow_end(position, move, utility)
            assert (found.piles, found.scope) == (slow.piles, slow.scope)


def deal_to(rules, seed, left):
    """A position by random moves with so many cards to play."""
    return played(rules, Random(seed), 40 - 4 * (rules.deal != "scientifico") - left)


def test_what_a_seat_thinks_likely_counts_for_its_choice():
    """Likelihoods that only one hand of each seat has any of: it is played as if all cards were open."""
    for seed in range(12):
        position = deal_to(SCIENTIFICO, seed, 7)
        held = sum(position.hands)
        sure = HandLikelihoods([Certain(hand, held) for hand in position.hands])
        ends = HiddenEnds(position, None, sure)
        found = worths(position)
        for move in position.legal_moves():
            end = ends.ended(position, move, never)
            mine, before = position.turn % 2, position.scope
            margin = [
                one - had for one, had in zip(score(SCIENTIFICO, end.piles, end.scope).worths, before, strict=True)
            ]
            assert margin[mine] - margin[1 - mine] == found[move]


class Certain(dict):
    """Everything but the true hand is most unlikely."""

    def __init__(self, hand, held):
        super().__init__()
        self.hand, self.held = hand, held

    def __missing__(self, hand):
        assert hand & ~self.held == 0
        return -60.0 * (hand & ~self.hand).bit_count()


@pytest.mark.parametrize(
    ("key", "players", "left"), [("scopone", 4, 8), ("scopone_scientifico", 4, 7), ("scopa", 6, 7)]
)
def test_by_hand_each_seat_is_believed_as_in_the_worlds_of_its_own_view(key, players, left):
    rules = VARIANTS[key].rules_by_players[players]
    position = deal_to(rules, 2, left)
    policy = policy_for(rules)
    found = HandLikelihoods.of(view_of(position, position.turn), policy, 1.0, UNHURRIED)
    for seat in range(players):
        view = view_of(position, seat)
        deals = list(Worlds(view, (0,) * players).every(Random(0)))
        alike = weights_of(view, draws_of(view, deals), policy)
        assert np.allclose(found.weights([position_of(view, deal).hands for deal in deals], seat), alike, atol=1e-6)


def test_nothing_is_read_without_trust_or_time_or_doubt():
    view = view_of(deal_to(SCIENTIFICO, 1, 7), 3)
    assert not HandLikelihoods.of(view, policy_for(SCIENTIFICO), 0.0, UNHURRIED).logarithms
    late = Budget(Limit(seconds=0.0), 1)
    assert not HandLikelihoods.of(view, policy_for(SCIENTIFICO), 1.0, late).logarithms
    two = VARIANTS["scopa"].rules_by_players[2]
    assert not HandLikelihoods.of(view_of(deal_to(two, 1, 6), 0), policy_for(two), 1.0, UNHURRIED).logarithms


def test_a_move_that_leaves_the_next_seats_in_doubt_is_worth_it():
    """With open cards both moves would be worth the same, for a seat would leave an ace that it sees taken."""
    first, hands = cards("4D 5D CD RD AC 2C 3C 7C CC 3B 5B AS 5S CS RS"), ("7D", "6D", "5C FS", "AD 4B")
    held, table = tuple(map(cards, hands)), cards("FB 7S")
    position = Position(SCIENTIFICO, held, table, (), (first, DECK ^ first ^ table ^ sum(held)), (1, 1), 2, 1, 0, ())
    view = view_of(position, 2)
    budget = Budget(ENOUGH, 1)
    found = appraise_last(view, view.legal_moves(), policy_for(SCIENTIFICO), budget, Random(1))
    assert found.is_exact
    assert found.points.shape == (2, 12)
    take, lay = found.moves.index(move_named("FS=FB")), found.moves.index(move_named("5C"))
    assert found.difference(take, lay, found.points)[0] == pytest.approx(5 / 12)
    candidates = SolverOverWorlds(policy_for(SCIENTIFICO)).find(view, budget, Random(1)).candidates
    assert [(one.move, one.points) for one in candidates] == [
        (found.moves[place], pytest.approx(float(found.points[place] @ found.weights))) for place in (take, lay)
    ]


@pytest.mark.rotating
@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
@pytest.mark.parametrize(("key", "players"), [("scopone_scientifico", 4), ("scopa", 4), ("scopa", 6)])
def test_points_parts_and_piles_are_those_of_the_ends(key, players, totals):
    rules = VARIANTS[key].rules_by_players[players]
    for left in (8, 7, 6):
        position = deal_to(rules, 3, left)
        view = view_of(position, position.turn, totals)
        found = appraise_last(view, view.legal_moves(), policy_for(rules), Budget(ENOUGH, 1), Random(1))
        assert found.is_exact
        assert found.by_match == (totals == (10, 9))
        assert (sum(found.parts.values()) == found.points).all()
        assert found.weights.sum() == pytest.approx(1.0, abs=1e-5)
        assert ((found.wins >= 0) & (found.wins <= 1)).all()
        assert not (found.piles >> 40).any()
        player = SolverOverWorlds(policy_for(rules)).find(view, Budget(ENOUGH, 1), Random(2))
        points = dict(zip(found.moves, found.points @ found.weights, strict=True))
        for candidate in player.candidates:
            if candidate.move in points:
                assert candidate.points == pytest.approx(points[candidate.move], abs=1e-4)


def test_what_is_left_out_for_want_of_effort_makes_the_verdict_inexact():
    """Neither a part of the worlds with hidden hands, nor a part of what a seat imagines, which is never left out."""
    position = deal_to(SCIENTIFICO, 3, 8)
    view, policy = view_of(position, position.turn), policy_for(SCIENTIFICO)
    likelihoods = HandLikelihoods.of(view, policy, 1.0, UNHURRIED)
    all_solved = appraise_last(view, view.legal_moves(), policy, Budget(ENOUGH, 1), Random(1))
    assert all_solved.is_exact
    assert all_solved.points.shape[1] == len(ways(position))
    effort = Effort(view, likelihoods, Budget(ENOUGH, 1))
    worlds = SolverOverWorlds(policy).worlds(view, likelihoods, Budget(ENOUGH, 1), np.random.default_rng(1))
    for deal in worlds.deals[:30]:
        effort.solved(deal)
    assert worlds.shares(30).doubts.any()
    assert 0 < effort.iterations < 12_000


def test_hands_are_kept_hidden_only_where_there_are_some_and_for_two_sides():
    budget = Budget(ENOUGH, 1)
    position = deal_to(SCIENTIFICO, 3, 8)
    view = view_of(position, position.turn)
    assert keeps_hidden(view, budget)
    assert not keeps_hidden(view, Budget(Limit(iterations=1000), 1))
    assert keeps_hidden(view, Budget(Limit(seconds=1.0), 1))
    assert not keeps_hidden(view, Budget(Limit(seconds=0.1), 1))
    for key, players in (("scopa", 3), ("escoba", 3)):
        rules = VARIANTS[key].rules_by_players[players]
        position = deal_to(rules, 3, 6)
        view = view_of(position, position.turn)
        assert not can_solve(view), "three sides play on by the policy"
        assert appraisal_for_judge(view, view.legal_moves(), Budget(Limit(iterations=200), 1), Random(1)).moves
    two = VARIANTS["scopa"].rules_by_players[2]
    position = deal_to(two, 3, 6)
    assert not keeps_hidden(view_of(position, position.turn), budget), "of two the hands are known"


def test_a_world_that_takes_too_long_is_left():
    position = deal_to(SCIENTIFICO, 3, 8)
    ends = HiddenEnds(position, None, UNREAD)
    with pytest.raises(TooManyNodes):
        ends.ended(position, position.legal_moves()[0], lambda: True)
    view = view_of(position, position.turn)
    deal = next(Worlds(view).every(Random(0)))
    late = Budget(Limit(seconds=0.0), 1)
    assert Effort(view, UNREAD, late).solved(deal) is None
    assert Effort(view, UNREAD, late, waits=True).solved(deal) is not None
