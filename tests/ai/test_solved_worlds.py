"""Worlds solved one after the other: what they bring is what the plain solver finds, and they keep to the effort."""

from itertools import chain, repeat
from random import Random

import pytest

from scopa_gui.ai.endgame.hidden_ends import HiddenEnds
from scopa_gui.ai.endgame.solved_worlds import CHEAP, Effort, SolvedWorld, keeps_hidden, made_in, worth_of
from scopa_gui.ai.endgame.solver import EndgameSearch
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import budget as spending
from scopa_gui.ai.search.budget import Budget, never
from scopa_gui.ai.seat.beliefs import HandLikelihoods
from scopa_gui.ai.seat.worlds import Worlds, position_of
from scopa_gui.ai.value.match_chance import worth_from_here
from scopa_gui.engine.variants import VARIANTS
from tests.ai.test_appraised_ends import FOUR, TWO, ending
from tests.solved import worths

UNREAD = HandLikelihoods(())
SIX = VARIANTS["scopa"].rules_by_players[6]
ENOUGH = Limit(iterations=100_000)
ANY = 10**9


def effort_for(view, limit, **options):
    return Effort(view, UNREAD, Budget(limit, 1), **options)


def some_deals(view, number):
    """Some of the worlds of a view, from far and near."""
    deals = list(Worlds(view, (0,) * view.rules.players).every(Random(0)))
    return deals[:: max(1, len(deals) // number)][:number]


def nodes_for(world, utility=None):
    """How many positions the plain solver solves for a world."""
    search = EndgameSearch(world, ANY, utility)
    assert search.solved()
    return ANY - search.nodes


@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
@pytest.mark.parametrize(("rules", "left"), [(TWO, 7), (FOUR, 9)])
def test_with_open_cards_every_move_is_worth_what_the_plain_solver_says(rules, left, totals):
    view = next(view for seed in range(99) for _, view in [ending(rules, left, seed, totals)] if all(view.scope))
    effort, nodes = effort_for(view, ENOUGH), 0
    is_close, worth = totals == (10, 9), worth_from_here(view)
    for number, deal in enumerate(some_deals(view, 4), start=1):
        solved, world = effort.solved(deal), position_of(view, deal)
        assert solved.points == worths(world)
        assert solved.chances == (worths(world, utility=worth) if is_close else None)
        for move, points in solved.points.items():
            mine, theirs = made_in(view, solved.ended(move))
            assert mine - theirs == points
        nodes += nodes_for(world) + (nodes_for(world, worth) if is_close else 0)
        assert effort.worlds == number
        assert effort.iterations == -(-nodes // spending.NODES)


@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
@pytest.mark.parametrize("rules", [FOUR, SIX])
def test_with_hidden_hands_a_move_is_worth_what_its_end_brings(rules, totals):
    _, view = ending(rules, 7, 3, totals)
    effort, worth = effort_for(view, ENOUGH), worth_from_here(view)
    deals = some_deals(view, 4)
    ends = HiddenEnds(position_of(view, deals[0]), worth if view.totals[0] else None, UNREAD)
    for number, deal in enumerate(deals, start=1):
        solved, world = effort.solved(deal), position_of(view, deal)
        made = {move: made_in(view, solved.ended(move)) for move in view.legal_moves()}
        assert made == {move: made_in(view, ends.ended(world, move, never)) for move in made}
        assert solved.points == {move: mine - theirs for move, (mine, theirs) in made.items()}
        chances = {move: worth((max(0, mine), max(0, theirs))) for move, (mine, theirs) in made.items()}
        assert solved.chances == (chances if totals == (10, 9) else None)
        assert (effort.worlds, effort.iterations) == (number, -(-ends.nodes // CHEAP))


def test_what_is_undone_at_the_end_is_left_out_of_the_chance():
    assert worth_of(lambda made: made, (-1, 2)) == (0, 2)
    assert worth_of(lambda made: made, (3, -2)) == (3, 0)
    assert worth_of(lambda made: made, (0, 0)) == (0, 0)


# The effort


def a_long_world():
    """A view and the deal of one of its worlds that takes many positions, with their number."""
    _, view = ending(FOUR, 14, 3)
    deal = next(Worlds(view).every(Random(0)))
    return view, deal, nodes_for(position_of(view, deal))


def is_solved(view, deal, limit, **options):
    return isinstance(effort_for(view, limit, **options).solved(deal), SolvedWorld)


def test_the_first_world_may_take_a_quarter_of_all_positions_and_the_next_one_what_is_left():
    view, deal, nodes = a_long_world()
    every = -(-nodes * 4 // spending.NODES)
    assert is_solved(view, deal, Limit(iterations=every))
    assert not is_solved(view, deal, Limit(iterations=every - 1))
    assert is_solved(view, deal, Limit(iterations=1), waits=True)
    effort = effort_for(view, Limit(iterations=every + 1))
    solved = [effort.solved(deal) is not None for _ in range(5)]
    assert solved == [True, True, True, True, False]
    assert effort.worlds == 4
    assert effort.iterations >= every


def test_a_world_of_few_positions_is_solved_with_any_budget_and_one_that_is_given_up_is_charged():
    view, deal, _ = a_long_world()
    effort = effort_for(view, Limit(iterations=1))
    assert not any(effort.solved(deal) for _ in range(4))
    assert (effort.worlds, effort.iterations) == (0, -(-4 * 500 // spending.NODES))
    _, short = ending(TWO, 5, 1)
    assert nodes_for(position_of(short, some_deals(short, 1)[0])) <= 500
    assert is_solved(short, some_deals(short, 1)[0], Limit(iterations=1))


@pytest.mark.parametrize(
    ("moments", "number"),
    [
        ((0.0, 0.69), 1),
        ((0.0, 0.5, 0.71), 0),  # when most of the time is over, what is left does for playouts
        ((0.0, 0.71), 1),  # begun so late it is the only chance
        ((0.0, 1.09), 1),
        ((0.0, 1.11), 0),
    ],
)
def test_by_the_clock_the_first_world_is_given_up_where_it_takes_most_of_the_time(moments, number, monkeypatch):
    _, view = ending(FOUR, 9, 3)
    clock = chain(moments, repeat(moments[-1]))
    monkeypatch.setattr(spending, "perf_counter", lambda: next(clock))
    effort = effort_for(view, Limit(seconds=1.0))
    effort.solved(some_deals(view, 1)[0])
    assert effort.worlds == number


def test_by_the_clock_the_next_worlds_are_solved_until_the_time_is_over(monkeypatch):
    now, (_, view) = [0.0], ending(FOUR, 9, 3)
    monkeypatch.setattr(spending, "perf_counter", lambda: now[0])
    effort, deal = effort_for(view, Limit(seconds=1.0)), some_deals(view, 1)[0]
    worlds = []
    for now[0] in (0.1, 0.75, 0.99, 1.0):
        effort.solved(deal)
        worlds.append(effort.worlds)
    assert worlds == [1, 2, 3, 3]


@pytest.mark.parametrize(
    ("left", "least"), [(5, 1_500), (7, 1_500), (8, 18_000), (9, None)], ids=["few", "seven", "eight", "too many"]
)
def test_hands_are_kept_hidden_where_the_budget_does_for_so_many_positions(left, least):
    view = next(view for seed in range(99) for _, view in [ending(FOUR, left, seed)] if sum(view.counts) == left)
    for iterations in (1, 187, 188, 2_249, 2_250, 10**9):
        keeps = keeps_hidden(view, Budget(Limit(iterations=iterations), 1))
        assert keeps is (least is not None and 8 * iterations >= least)
    for seconds in (0.0, 0.005, 0.011, 0.11, 0.13, 1000.0):
        keeps = keeps_hidden(view, Budget(Limit(seconds=seconds), 1))
        assert keeps is (least is not None and 150_000 * seconds >= least)


def test_of_three_players_two_hide_their_hands_and_of_two_none():
    budget = Budget(ENOUGH, 1)
    assert keeps_hidden(ending(VARIANTS["scopa"].rules_by_players[3], 7, 1, (0, 0, 0))[1], budget)
    assert not keeps_hidden(ending(TWO, 5, 1)[1], budget)
