"""Playouts shared out in batches: by iterations and by the clock, never beyond what there is of either."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import budget as spending
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.flat_monte_carlo import find_in, is_near
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

VIEW = view_of(deal_smazzata(VARIANTS["scopone_scientifico"].rules, Random(1)), 0)
"""Ten moves to choose from."""
PIECE = 10
"""After so many columns playouts ask whether they must stop."""


class MadeUpPlayouts:
    """Playouts in which the moves bring ``points`` and ``chances`` by their place; ``asked`` are (moves, worlds).

    Each column of a batch takes so many ``seconds`` of a clock, those of the last one in all that follow.
    """

    def __init__(self, clock, *seconds, view=VIEW, points=None, chances=None):
        self.view, self.clock, self.seconds, self.asked = view, clock, seconds or (0.0,), []
        worths = zip(points or [0] * 10, chances or [0] * 10, strict=True)
        self.worths = dict(zip(view.legal_moves(), worths, strict=True))

    def tried(self, moves, worlds, must_stop):
        seconds = self.seconds[min(len(self.asked), len(self.seconds) - 1)]
        self.asked.append((len(moves), worlds))
        for _ in range(0, len(moves) * worlds, PIECE):
            if must_stop():
                return None
            self.clock.now += PIECE * seconds
        points, chances = (np.array([[self.worths[move][of]] * worlds for move in moves], np.float32) for of in (0, 1))
        return SimpleNamespace(worths=lambda: (points, chances))


@pytest.fixture
def clock(monkeypatch):
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(spending, "perf_counter", lambda: clock.now)
    return clock


def test_iterations_are_shared_out_in_four_batches_and_none_is_left_or_too_many(clock):
    playouts = MadeUpPlayouts(clock)
    found = find_in(playouts, Budget(Limit(iterations=8000), 1))
    assert playouts.asked == [(10, 200)] * 4
    assert (found.worlds, found.iterations) == (800, 8000)


def test_once_a_single_move_is_left_no_more_is_played(clock):
    playouts = MadeUpPlayouts(clock, points=[0, 0, 1, *[0] * 7])
    found = find_in(playouts, Budget(Limit(iterations=8000), 1))
    assert found.candidates[0].move == VIEW.legal_moves()[2]
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
def test_by_the_clock_a_batch_is_as_large_as_its_share_of_the_time_allows(clock, total, seconds, speed, columns):
    budget = Budget(Limit(seconds=total), 1)
    clock.now += seconds
    playouts = MadeUpPlayouts(clock, 1 / speed)
    find_in(playouts, budget)
    assert [moves * worlds for moves, worlds in playouts.asked] == pytest.approx(columns, abs=10)
    assert clock.now <= total


@pytest.mark.parametrize(("column", "worlds"), [(0.0015, 30), (0.0018, 30), (0.003, 0)])
def test_the_first_batch_may_end_a_little_late_and_is_left_where_it_takes_longer(clock, column, worlds):
    found = find_in(MadeUpPlayouts(clock, column), Budget(Limit(seconds=0.5), 1))
    assert found.worlds == worlds
    assert clock.now <= 0.6 + PIECE * column


def test_a_later_batch_that_is_not_done_in_time_is_lost_and_what_was_known_is_told(clock):
    playouts = MadeUpPlayouts(clock, 0.001, 0.01, points=[0] * 10)
    found = find_in(playouts, Budget(Limit(seconds=1.0), 1))
    assert len(playouts.asked) == 2
    assert (found.worlds, found.iterations) == (30, 300)
    assert clock.now < 1.0 + PIECE * 0.01 + 1e-9


@pytest.mark.parametrize(("totals", "place"), [((0, 0), 1), ((20, 0), 2)])
def test_points_decide_until_the_match_may_be_won(clock, totals, place):
    view = replace(VIEW, totals=totals)
    playouts = MadeUpPlayouts(clock, view=view, points=[0, 2, 1, *[0] * 7], chances=[0, 0.1, 0.2, *[0] * 7])
    found = find_in(playouts, Budget(Limit(iterations=1200), 1))
    assert found.candidates[0].move == view.legal_moves()[place]


@pytest.mark.parametrize(("seconds", "is_over"), [(1.25, False), (1.1875, True), (None, False)])
def test_the_time_is_nearly_over_where_less_is_left_than_half_of_what_the_last_batch_took(clock, seconds, is_over):
    budget = Budget(Limit(seconds=seconds), 1)
    clock.now = 1.0
    assert is_near(budget, 0.5) == is_over
