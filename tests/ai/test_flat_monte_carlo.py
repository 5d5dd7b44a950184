"""Playouts shared out in batches: by iterations and by the clock, never beyond what there is of either."""

from dataclasses import replace

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import flat_monte_carlo
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.flat_monte_carlo import find, find_in, is_near
from tests.ai.made_up_playouts import PIECE, TEN_MOVES, MadeUpPlayouts


def test_iterations_are_shared_out_in_four_batches_and_none_is_left_or_too_many(made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock)
    found = find_in(playouts, Budget(Limit(iterations=8000), 1))
    assert playouts.asked == [(10, 200)] * 4
    assert (found.worlds, found.iterations) == (800, 8000)


def test_once_a_single_move_is_left_no_more_is_played(made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, points=(0, 0, 1, *[0] * 7))
    found = find_in(playouts, Budget(Limit(iterations=8000), 1))
    assert found.candidates[0].move == TEN_MOVES.legal_moves()[2]
    assert found.iterations == 2000


@pytest.mark.parametrize(
    ("total", "seconds", "speed", "columns"),
    [
        # The least; what fills a batch, though it is more than a share; what is left but for a tenth.
        (2.0, 0.1, 1000, [300, 1000, 540]),
        # A third of what fits, the half, all of it.
        (1.1, 0.1, 10_000, [300, 2900, 3050, 3370]),
        # Never more than the most, and when the four are over still as many as fit.
        (0.25, 0.05, 100_000, [300, 4000, 4000, 4000, 4000, 3330]),
    ],
)
def test_by_the_clock_a_batch_is_as_large_as_its_share_of_the_time_allows(
    made_up_clock, total, seconds, speed, columns
):
    budget = Budget(Limit(seconds=total), 1)
    made_up_clock.now += seconds
    playouts = MadeUpPlayouts(made_up_clock, 1 / speed)
    find_in(playouts, budget)
    assert playouts.columns == pytest.approx(columns, abs=10)
    assert made_up_clock.now <= total


@pytest.mark.parametrize(("column", "worlds"), [(0.0015, 30), (0.0018, 30), (0.003, 0)])
def test_the_first_batch_may_end_a_little_late_and_is_left_where_it_takes_longer(made_up_clock, column, worlds):
    found = find_in(MadeUpPlayouts(made_up_clock, column), Budget(Limit(seconds=0.5), 1))
    assert found.worlds == worlds
    assert made_up_clock.now <= 0.6 + PIECE * column


def test_a_later_batch_that_is_not_done_in_time_is_lost_and_what_was_known_is_told(made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, 0.001, 0.002)
    found = find_in(playouts, Budget(Limit(seconds=1.0), 1))
    assert len(playouts.asked) == 2
    assert (found.worlds, found.iterations) == (30, 300)
    assert made_up_clock.now <= 1.0 + PIECE * 0.002 + 1e-9


def test_worlds_are_drawn_as_far_as_play_is_trusted(monkeypatch, made_up_clock):
    trusted = []
    monkeypatch.setattr(
        flat_monte_carlo.WorldPlayouts,
        "likely",
        lambda view, policy, budget, rng, trust: trusted.append(trust) or MadeUpPlayouts(made_up_clock),
    )
    find(TEN_MOVES, None, Budget(Limit(iterations=5), 1), None, 0.25)
    find(TEN_MOVES, None, Budget(Limit(iterations=5), 1), None)
    assert trusted == [0.25, 1.0]


@pytest.mark.parametrize(("totals", "place"), [((0, 0), 1), ((20, 0), 2)])
def test_points_decide_until_the_match_may_be_won(made_up_clock, totals, place):
    view = replace(TEN_MOVES, totals=totals)
    playouts = MadeUpPlayouts(made_up_clock, view=view, points=(0, 2, 1, *[0] * 7), chances=(0, 0.1, 0.2, *[0] * 7))
    found = find_in(playouts, Budget(Limit(iterations=1200), 1))
    assert found.candidates[0].move == view.legal_moves()[place]


@pytest.mark.parametrize(("seconds", "is_over"), [(1.25, False), (1.1875, True), (None, False)])
def test_the_time_is_nearly_over_where_less_is_left_than_half_of_what_the_last_batch_took(
    made_up_clock, seconds, is_over
):
    budget = Budget(Limit(seconds=seconds), 1)
    made_up_clock.now = 1.0
    assert is_near(budget, 0.5) == is_over
