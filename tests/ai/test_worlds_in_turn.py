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


@pytest.mark.rotating
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


@pytest.mark.parametrize("solved", [1, 2, 8, 30, 50])
def test_the_chances_to_be_among_so_many_sum_to_so_many_the_likelier_the_higher(solved):
    """Each comes at a moment that is exponential in its weight: by one moment so many have come on average."""
    worlds = WorldsInTurn.of(DEALS, WEIGHTS, np.random.default_rng(2))
    chances = worlds._chances(solved)
    assert chances.sum() == pytest.approx(solved, rel=1e-9)
    unsure = chances < 1 - 1e-9
    moments = -np.log1p(-chances[unsure]) / worlds.weights[unsure]
    assert moments == pytest.approx(moments[0], rel=1e-5)
    shares = worlds.shares(solved)
    counts = worlds.weights[:solved] / chances[:solved]
    assert shares.weights == pytest.approx(counts / counts.sum(), rel=1e-5)
    assert shares.doubts == pytest.approx((1 - chances[:solved]) * shares.weights**2, rel=1e-5)


def test_each_world_is_the_first_as_often_as_it_is_likely():
    weights = np.array([5, 3, 2], np.float32)
    first = [WorldsInTurn.of(DEALS[:3], weights, np.random.default_rng(seed)).deals[0].hands[0] for seed in range(1500)]
    assert np.bincount(first) / 1500 == pytest.approx([0.5, 0.3, 0.2], abs=0.04)


def test_what_was_drawn_is_doubted_by_its_draws_too():
    weights = np.array([5, 3, 2], np.float32)
    drawn, every = (WorldsInTurn.of(DEALS[:3], weights, np.random.default_rng(1), draws) for draws in (10, None))
    assert drawn.shares(2).doubts == pytest.approx(every.shares(2).doubts + every.shares(2).weights / 10)
    shares = drawn.shares(3)
    assert shares.doubts == pytest.approx(shares.weights / 10)
    assert {shares.weights.dtype, shares.doubts.dtype} == {np.dtype(np.float32)}
