"""Under the music lies the quiet of a room: low, far below the tune, without a seam."""

from random import Random

import numpy as np
import pytest

from assets.soundwork import barcarola, room_tone
from assets.soundwork.measure import RATE, loudness

SECONDS = 6.0


@pytest.fixture(scope="module")
def tone():
    return room_tone.room_tone(SECONDS, Random("tone"))


def test_it_is_as_quiet_as_it_says_and_far_below_the_tune(tone):
    assert tone.shape == (2, round(SECONDS * RATE))
    assert loudness(tone) == pytest.approx(room_tone.LEVEL, abs=0.1)
    assert room_tone.LEVEL < barcarola.LEVEL - 25
    assert np.abs(tone).max() < 0.02


def test_it_is_low_and_another_one_for_each_ear(tone):
    power = np.abs(np.fft.rfft(tone[0])) ** 2
    hertz = np.fft.rfftfreq(tone.shape[1], 1.0 / RATE)
    assert (power * hertz).sum() / power.sum() < 500, "a hum of air, no hiss"
    assert power[hertz > 4000].sum() < 0.002 * power.sum()
    assert abs(np.corrcoef(*tone)[0, 1]) < 0.1


def test_it_begins_again_unheard(tone):
    steps = np.abs(np.diff(tone, axis=1))
    assert np.abs(tone[:, 0] - tone[:, -1]).max() < np.quantile(steps, 0.9999)
    parts = np.array([part.std() for part in np.array_split(np.roll(tone, RATE, axis=1), 12, axis=1)])
    assert parts.max() < 1.5 * parts.min()
