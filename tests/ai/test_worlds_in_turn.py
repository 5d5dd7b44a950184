"""Worlds in turn: however many are solved, what they count for tells the mean over all of them, and how sure it is."""

import numpy as np
import pytest

from scopa_gui.ai.endgame.worlds_in_turn import WorldsInTurn
from scopa_gui.ai.seat.worlds import Deal

WORLDS = 60
DEALS = [Deal((number,), ()) for number in range(WORLDS)]
RANDOM = np.random.default_rng(7)
WEIGHTS = (RANDOM.random(WORLDS) ** 3 + 1e-3).astype(np.float32)
WORTHS = RANDOM.normal(0, 1, WORLDS) + 2 * WEIGHTS
TRUE = float(WEIGHTS @ WORTHS / WEIGHTS.sum())


def estimate(solved, seed):
    worlds = WorldsInTurn.of(DEALS, WEIGHTS, np.random.default_rng(seed))
    shares = worlds.shares(solved)
    worths = WORTHS[[deal.hands[0] for deal in worlds.deals[:solved]]]
    mean = float(shares.weights @ worths)
    return mean, float(shares.doubts @ (worths - mean) ** 2) ** 0.5


def test_all_of_them_are_all():
    for seed in range(5):
        assert estimate(WORLDS, seed) == (pytest.approx(TRUE, abs=1e-5), 0.0)


@pytest.mark.parametrize("solved", [8, 20, 40, 55])
def test_some_of_them_tell_the_mean_of_all_within_their_errors(solved):
    """Though what the likeliest would tell is another mean: their worths are higher."""
    found = np.array([estimate(solved, seed) for seed in range(1500)])
    off, errors = found[:, 0] - TRUE, found[:, 1]
    spread = float(off.std())
    likeliest = np.argsort(-WEIGHTS)[:solved]
    by_likeliest = float(WEIGHTS[likeliest] @ WORTHS[likeliest] / WEIGHTS[likeliest].sum()) - TRUE
    assert abs(off.mean()) < max(0.15 * spread, 4 * spread / 1500**0.5)
    assert abs(off.mean()) < abs(by_likeliest) / 2 or solved > 40
    assert 0.85 * spread < (errors**2).mean() ** 0.5 < 1.8 * spread


def test_what_is_drawn_from_more_is_never_sure():
    worlds = WorldsInTurn.of(DEALS, np.ones(WORLDS, np.float32), np.random.default_rng(1), 100)
    doubts = worlds.shares(WORLDS).doubts
    assert doubts.sum() == pytest.approx(1 / 100, rel=1e-3)


def test_a_world_without_weight_is_none():
    weights = WEIGHTS.copy()
    weights[[3, 9]] = 0
    worlds = WorldsInTurn.of(DEALS, weights, np.random.default_rng(1))
    assert {deal.hands[0] for deal in worlds.deals} == set(range(WORLDS)) - {3, 9}
    assert worlds.shares(1).weights.tolist() == [1.0]
    assert worlds.weights.sum() == pytest.approx(1.0)


def test_worlds_that_can_hardly_be_come_last_and_are_counted():
    weights = np.array([0.5, 0.5, 1e-30, 1e-30], np.float32)
    worlds = WorldsInTurn.of(DEALS[:4], weights, np.random.default_rng(1))
    assert {deal.hands[0] for deal in worlds.deals[:2]} == {0, 1}
    for solved in (1, 2, 3):
        shares = worlds.shares(solved)
        assert shares.weights.sum() == pytest.approx(1.0)
        assert np.isfinite(shares.doubts).all()
    assert worlds.shares(3).weights[2] < 1e-3
