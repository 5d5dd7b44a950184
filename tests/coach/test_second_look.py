"""A second look at the moves that are judged, and the mean of the two."""

from dataclasses import replace
from random import Random
from statistics import fmean, pvariance

import numpy as np
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.coach.judging import judge as judging
from scopa_gui.coach.judging.judge import (
    CHARGED,
    FIRST_ERROR,
    LEAST_WORLDS,
    MOST_WORLDS,
    SECOND_ERROR,
    SPREAD,
    appraisal_for_judge,
    may_look_again,
)
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.ai.made_up_playouts import TEN_MOVES
from tests.games import GAMES

MOVES = TEN_MOVES.legal_moves()


def look(*rows):
    """Some moves in worlds that are all alike."""
    points = np.array(rows, float)
    weights = np.full(points.shape[1], 1 / points.shape[1])
    piles = np.zeros(points.shape, np.int64)
    parts = {"carte": points, "denari": 0 * points}
    return Appraisal(
        MOVES[: len(rows)], points, points / 10, parts, piles, weights, weights / len(weights), by_match=False
    )


def a_view(name, moves):
    position = played(GAMES[name], Random(3), moves)
    return view_of(position, position.turn)


def test_the_mean_of_two_looks_and_their_error():
    one, other = look((4.0, 2.0), (1.0, 1.0)), look((3.0, 0.0, 3.0), (2.0, 2.0, 2.0))
    both = one.joined(other, 0.25)
    assert both.weights.sum() == pytest.approx(1)
    apart, apart_again = (3.0, 1.0), (1.0, -2.0, 1.0)
    error, error_again = pvariance(apart) / 2, pvariance(apart_again) / 3
    between = (fmean(apart) - fmean(apart_again)) ** 2 - error - error_again
    for sign, (better, worse) in ((1, (0, 1)), (-1, (1, 0))):
        mean, told = both.difference(better, worse, both.points)
        assert mean == pytest.approx(sign * (0.75 * fmean(apart) + 0.25 * fmean(apart_again)))
        assert told**2 == pytest.approx(0.75**2 * error + 0.25**2 * error_again + 0.75 * 0.25 * between)
    assert both.difference(0, 1, both.parts["carte"]) == both.difference(0, 1, both.points)
    assert both.difference(0, 1, both.wins)[0] == pytest.approx(both.difference(0, 1, both.points)[0] / 10)
    assert (both.best, both.is_exact, both.piles.shape) == (0, False, (2, 5))


def test_two_looks_that_agree_leave_no_more_doubt_than_chance():
    one = look((4.0, 2.0, 0.0), (1.0, 1.0, 1.0))
    _, error = one.difference(0, 1, one.points)
    _, both = one.joined(one, 0.5).difference(0, 1, np.concatenate([one.points] * 2, axis=1))
    assert both == pytest.approx(error / 2**0.5)


@pytest.mark.parametrize(
    ("name", "moves", "may"),
    [
        ("scopone_scientifico 4", 27, False),
        ("scopone_scientifico 4", 28, True),
        ("scopa 2", 31, False),
        ("scopa 3", 26, False),
        ("scopa 3", 28, True),
    ],
)
def test_only_last_cards_that_others_do_not_see_are_looked_at_again(name, moves, may):
    assert may_look_again(a_view(name, moves)) is may


@pytest.fixture
def seen(monkeypatch):
    """The playouts that were asked for by whoever looks again, as (searched plays, worlds)."""
    asked = []
    tried = WorldPlayouts.tried

    def noted(self, moves, worlds, *must_stop):
        if self.searched:
            asked.append((self.searched, len(moves), worlds))
        return tried(self, moves, worlds, *must_stop)

    monkeypatch.setattr(WorldPlayouts, "tried", noted)
    return asked


def appraised(view, iterations, asked=None):
    return appraisal_for_judge(
        view, view.legal_moves() if asked is None else asked, Budget(Limit(iterations=iterations), 1), Random(1)
    )


@pytest.mark.parametrize(("iterations", "worlds"), [(100, LEAST_WORLDS), (3600, 150), (10**6, MOST_WORLDS)])
def test_the_second_look_goes_as_far_as_the_playouts_allow(seen, monkeypatch, iterations, worlds):
    view = a_view("scopone_scientifico 4", 30)
    assert len(view.legal_moves()) > 1
    two, parts = look(*[[1.0] * 4] * 2), score_parts(view)
    known = replace(two, moves=view.legal_moves()[:2], parts=dict.fromkeys(parts, two.points))
    monkeypatch.setattr(judging, "appraise_last", lambda *_: known)
    found = appraised(view, iterations)
    assert seen == [(10, 2, worlds)]
    assert worlds in {LEAST_WORLDS, MOST_WORLDS, iterations // (CHARGED * 2)}
    doubt, other = FIRST_ERROR**2 + SPREAD**2 / 4, SECOND_ERROR**2 + SPREAD**2 / worlds
    assert found.weights[:4].sum() == pytest.approx(other / (doubt + other), rel=1e-4)
    assert found.points.shape == (2, 4 + worlds)


def score_parts(view):
    return appraisal_for_judge(view, (), Budget(Limit(seconds=0.01), 1), Random(1)).parts


@pytest.mark.parametrize(
    ("name", "moves"), [("scopa 2", 31), ("scopone_scientifico 4", 33)], ids=["two with open hands", "hidden hands"]
)
def test_what_is_solved_as_it_can_be_known_needs_no_second_look(seen, name, moves):
    view = a_view(name, moves)
    assert appraised(view, 20_000).second is None
    assert not seen


def test_the_last_cards_solved_open_are_looked_at_again_with_hidden_hands(seen):
    found = appraised(a_view("scopone_scientifico 4", 30), 2000)
    assert seen and found.second is not None and not found.is_exact


def test_before_the_last_cards_and_by_the_clock_there_is_one_look(seen):
    assert appraised(a_view("scopone_scientifico 4", 27), 600).second is None
    view = a_view("scopone_scientifico 4", 30)
    found = appraisal_for_judge(view, (), Budget(Limit(seconds=0.05), 1), Random(1))
    assert (found.second, seen) == (None, [])


def test_among_several_every_seat_searches_to_the_end_in_the_second_look(seen):
    view = a_view("scopa 3", 28)
    left = sum(view.counts)
    assert left == 8 and not view.stock
    assert appraised(view, 3000).second is not None
    assert {searched for searched, _, _ in seen} == {left}
