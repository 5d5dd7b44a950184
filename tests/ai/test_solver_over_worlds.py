"""The last cards over all worlds: a move is worth its mean over every way in which the cards may lie, by belief."""

from dataclasses import replace
from random import Random
from statistics import fmean

import numpy as np
import pytest

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.solved_worlds import SolvedWorld
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, _Solved, can_solve, deals_in, draws_of, exact
from scopa_gui.ai.endgame.worlds_in_turn import Shares
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import LEAST_DRAWS
from scopa_gui.ai.seat.beliefs import UNHURRIED, HandLikelihoods, draw
from scopa_gui.ai.seat.worlds import Deal, Worlds, position_of
from scopa_gui.ai.value.match_chance import worth_from_here
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.ai.test_endgame import chance
from tests.ai.test_hidden_ends import SCIENTIFICO, deal_to, ways
from tests.games import GAMES
from tests.solved import worths

ENOUGH = Limit(iterations=180)
"""Enough for all worlds with open cards, and too little to keep hands hidden in them."""


def seen(position, totals=(0, 0)):
    return view_of(position, position.turn, totals)


def deal_of(position):
    """The world of the seat to play, hands by relative seat."""
    players, me = len(position.hands), position.turn
    return Deal(tuple(position.hands[(me + seat) % players] for seat in range(players)), ())


def found_by(view, limit=ENOUGH, *, trust=0.0, seed=0):
    return SolverOverWorlds(policy_for(view.rules), trust).find(view, Budget(limit, 1), Random(seed))


@pytest.mark.parametrize("totals", [(0, 0), (9, 10)])
@pytest.mark.parametrize(("rules", "left"), [(SCIENTIFICO, 6), (SCIENTIFICO, 5), (GAMES["scopa 6"], 6)])
def test_a_move_is_worth_its_mean_over_all_worlds_and_the_best_comes_first(rules, left, totals):
    """In points, and where the match may be won now in chances of it, which then decide."""
    for seed in range(2):
        position = deal_to(rules, seed, left)
        view = seen(position, totals)
        found, every = found_by(view), ways(position)
        assert found.worlds == len(every) <= found.iterations <= ENOUGH.iterations
        points, wins = [worths(way) for way in every], [worths(way, utility=worth_from_here(view)) for way in every]
        for one in found.candidates:
            assert one.points == pytest.approx(fmean(worth[one.move] for worth in points), abs=1e-5)
            assert one.se == pytest.approx(0, abs=1e-4)
            if totals == (0, 0):
                assert one.win is None
            else:
                assert one.win == pytest.approx(fmean(worth[one.move] for worth in wins), abs=1e-5)
        assert {one.move for one in found.candidates} == set(view.legal_moves())
        order = [(one.win or 0, one.points) for one in found.candidates]
        assert order == sorted(order, reverse=True)


def test_what_is_read_from_play_says_how_much_a_world_counts_for():
    differs = 0
    for seed in range(2):
        position = deal_to(SCIENTIFICO, seed, 6)
        view, every = seen(position), ways(position)
        likelihoods = HandLikelihoods.of(view, policy_for(SCIENTIFICO), 1.0, UNHURRIED)
        weights = likelihoods.weights([way.hands for way in every], position.turn)
        found = {one.move: one.points for one in found_by(view, trust=1.0).candidates}
        for move, points in found.items():
            likely = sum(worths(way)[move] * weight for way, weight in zip(every, weights, strict=True)) / sum(weights)
            assert points == pytest.approx(likely, abs=1e-4)
        differs += found != {one.move: one.points for one in found_by(view).candidates}
    assert differs


def test_with_less_effort_some_worlds_tell_it_within_their_errors():
    position = deal_to(SCIENTIFICO, 2, 8)
    view, every = seen(position), ways(position)
    limit = Limit(iterations=40)
    means = {move: fmean(worths(way)[move] for way in every) for move in view.legal_moves()}
    off, errors = [], []
    for seed in range(12):
        found = found_by(view, limit, seed=seed)
        assert 1 < found.worlds < len(every)
        assert found.worlds <= found.iterations <= limit.iterations + 2
        off += [one.points - means[one.move] for one in found.candidates]
        errors += [one.se for one in found.candidates]
        assert found == found_by(view, limit, seed=seed)
    assert 0.4 < fmean(each**2 for each in errors) ** 0.5 / fmean(each**2 for each in off) ** 0.5 < 2.5


def test_as_many_worlds_are_solved_as_there_are_iterations_at_most():
    view = seen(deal_to(SCIENTIFICO, 1, 5))
    for most in (1, 2, 3):
        found = found_by(view, Limit(iterations=most))
        assert 1 <= found.worlds <= most


def test_where_not_one_world_can_be_solved_the_moves_are_tried_by_playouts():
    position = deal_to(SCIENTIFICO, 1, 12)
    view = seen(position)
    for iterations in (1, 40):
        found = found_by(view, Limit(iterations=iterations))
        assert {one.move for one in found.candidates} == set(view.legal_moves())
        assert found.worlds
        assert found.iterations <= max(iterations, len(view.legal_moves()) * found.worlds)
        assert found == found_by(view, Limit(iterations=iterations))
    assert found_by(view, Limit(iterations=1000)).worlds < 1000


def test_the_end_is_solved_where_few_cards_are_left_between_two_sides_whose_count_is_one_of_piles():
    assert can_solve(seen(deal_to(SCIENTIFICO, 1, 12)))
    assert not can_solve(seen(deal_to(SCIENTIFICO, 1, 13)))
    free = replace(SCIENTIFICO, mandatory=False)
    assert can_solve(seen(deal_to(free, 1, 6)))
    assert not can_solve(seen(deal_to(free, 1, 7)))
    two = Rules()
    assert can_solve(seen(played(two, Random(1), 30)))
    assert not can_solve(seen(played(two, Random(1), 29)))
    assert not can_solve(seen(deal_to(GAMES["scopa 3"], 1, 3), (0, 0, 0)))


@pytest.mark.parametrize("trust", [0.0, 1.0])
def test_all_worlds_are_there_by_belief_or_where_they_are_too_many_some_drawn_by_it(trust):
    position = deal_to(SCIENTIFICO, 3, 7)
    view, every = seen(position), ways(position)
    solver = SolverOverWorlds(policy_for(SCIENTIFICO), trust)
    likelihoods = solver.likelihoods(view, UNHURRIED)
    weights = likelihoods.weights([way.hands for way in every], position.turn)
    believed = {deal_of(way): weight / weights.sum() for way, weight in zip(every, weights, strict=True)}
    listed = solver.worlds(view, likelihoods, Budget(ENOUGH, 1), np.random.default_rng(1))
    assert dict(zip(listed.deals, listed.weights.tolist(), strict=True)) == pytest.approx(believed)
    assert listed.draws is None
    # There is no time to list them.
    drawn = solver.worlds(view, likelihoods, Budget(Limit(seconds=0.0), 1), np.random.default_rng(1))
    assert drawn.draws == LEAST_DRAWS
    assert set(drawn.deals) <= set(believed) and len(set(drawn.deals)) == len(drawn.deals)
    assert sum(drawn.weights) == pytest.approx(1, abs=1e-5)
    found = dict(zip(drawn.deals, drawn.weights.tolist(), strict=True))
    assert sum(abs(found.get(deal, 0.0) - share) for deal, share in believed.items()) < 0.35


def test_worlds_are_listed_if_no_more_would_be_drawn_than_there_are():
    view = seen(deal_to(SCIENTIFICO, 1, 12))
    solver, count = SolverOverWorlds(policy_for(SCIENTIFICO), 0.0), Worlds(view, (0,) * 4).count

    def worlds(iterations):
        budget = Budget(Limit(iterations=iterations), 1)
        return solver.worlds(view, solver.likelihoods(view, UNHURRIED), budget, np.random.default_rng(1))

    assert (worlds(2 * count).draws, len(worlds(2 * count).deals)) == (None, count)
    assert worlds(2 * count - 2).draws == count - 1 >= len(worlds(2 * count - 2).deals)
    assert worlds(10).draws == LEAST_DRAWS < count


@pytest.mark.parametrize(("rules", "left"), [(SCIENTIFICO, 9), (SCIENTIFICO, 3), (GAMES["scopa 6"], 7), (Rules(), 5)])
def test_draws_and_deals_say_the_same_of_every_hand(rules, left):
    position = deal_to(rules, 4, left)
    view = seen(position)
    draws = draw(view, 20, np.random.default_rng(2))
    deals = deals_in(view, draws)
    assert all(position_of(view, deal) for deal in deals)
    again = draws_of(view, deals)
    for one, other in zip(again.hands, draws.hands, strict=True):
        assert np.sort(one, axis=0).tolist() == np.sort(other, axis=0).tolist()
        assert one.shape == other.shape
    assert deals_in(view, again) == deals
    assert again.number == draws.number == 20
    assert (again.stock.shape, again.stock.dtype) == ((0, 20), draws.stock.dtype)


def test_of_a_deal_the_stock_is_drawn_too():
    view = view_of(deal_smazzata(Rules(), Random(1)), 0)
    for deal in deals_in(view, draw(view, 5, np.random.default_rng(2))):
        assert len(deal.stock) == 30
        assert position_of(view, deal).stock == deal.stock


def test_exactly_is_as_long_as_it_takes():
    position = deal_to(SCIENTIFICO, 4, 14)
    assert worths(position, most_nodes=100) is None
    assert exact(position, None) == worths(position, most_nodes=10**6)
    short = deal_to(SCIENTIFICO, 4, 8)
    assert exact(short, chance) == worths(short, utility=chance) != exact(short, None)


def test_a_move_that_cannot_win_the_match_any_more_comes_last():
    tally = _Solved((Move(1), Move(2)))
    tally.add(SolvedWorld({Move(1): 5.0, Move(2): 0.0}, {Move(1): 0.0, Move(2): 0.4}, None))
    found = tally.found(1, Shares(np.ones(1), np.zeros(1)))
    assert [(one.move, one.win) for one in found.candidates] == [(Move(2), pytest.approx(0.4)), (Move(1), 0.0)]
