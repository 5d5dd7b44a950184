"""Points are counted as coins: every one lands in its slot, the number goes with it, and each is heard once, rising."""

from itertools import pairwise

import pytest

from scopa_gui.ui.play.count.count_steps import TOTALS, count_of, counting, flying, landed, most_gained, resting
from scopa_gui.ui.play.count.count_timeline import Hearing
from tests.ui.count.sheets import sheet

FRAME = 1 / 60


@pytest.mark.parametrize("most", [0, 1, 2, 5, 21])
def test_all_coins_lie_when_the_counting_is_over_and_not_long_before(most):
    assert landed(most, most, counting(most)) == resting(most, most, counting(most)) == most
    assert counting(most) < 3.0
    if most:
        assert resting(most, most, counting(most) - 0.2) < most


def test_a_coin_goes_from_the_slate_to_its_slot_without_a_jump():
    for number in (0, 3):
        way = [flying(number, 4, step * FRAME / 4, (900.0, 500.0), (100.0, 200.0), 110.0) for step in range(600)]
        there = [coin for coin in way if coin is not None]
        assert abs(there[0].x - 900) < 30
        assert (there[-1].x, there[-1].y) == pytest.approx((100, 200), abs=6)
        for before, after in pairwise(there):
            assert abs(after.x - before.x) < 40
            assert abs(after.y - before.y) < 40
        assert all(0.0 <= coin.facing <= 1.0 for coin in there)


def test_a_coin_is_either_on_its_way_or_in_its_slot():
    for step in range(200):
        seconds = step * FRAME / 2
        in_air = [number for number in range(4) if flying(number, 4, seconds, (0.0, 0.0), (9.0, 9.0), 10.0)]
        assert all(number >= resting(4, 4, seconds) for number in in_air)


def hear(count):
    """All that is heard of a count that nobody hurries."""
    hearing, heard = Hearing(count), []
    for index, step in enumerate(count.steps):
        seconds = 0.0
        while seconds < step.flight:
            heard += hearing.news(index, seconds, settled=False)
            seconds += FRAME
        heard += hearing.news(index, seconds, settled=True)
        heard += hearing.news(index, seconds, settled=True)
    return heard


def test_every_point_is_heard_once_and_coins_rise():
    count = count_of(sheet("7D 6C 5B 4S AD 2D 3D", "AC FD"), (0, 0), None, 1)
    heard = hear(count)
    coins = [sound for sound in heard if sound.name == "coin"]
    points = sum(any(step.points) for step in count.steps if step.key != TOTALS)
    assert len(coins) == points + most_gained(count.gained)
    counted = [sound.step for sound in coins[points:]]
    assert counted == list(range(most_gained(count.gained)))
    assert any(sound.name == "deal" for sound in heard)


def test_what_is_looked_at_twice_is_heard_once():
    count = count_of(sheet("7D 6C 5B 4S AD 2D 3D", "AC FD"), (0, 0), None, 1)
    hearing = Hearing(count)
    assert hearing.news(0, 9.0, settled=True)
    assert hearing.news(0, 9.0, settled=True) == ()
