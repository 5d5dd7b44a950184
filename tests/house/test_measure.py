"""The meter of loudness gives what ITU-R BS.1770 and the signals of EBU Tech 3341 and 3342 say it must."""

import numpy as np
import pytest

from assets.soundwork.measure import RATE, loudest, loudness, true_peak


def tone(decibels, seconds, hertz=997.0):
    """A sine as loud as that at its peaks."""
    return 10 ** (decibels / 20) * np.sin(2 * np.pi * hertz * np.arange(round(seconds * RATE)) / RATE)


def both(sound):
    return np.array([sound, sound])


def test_a_sine_at_full_scale_in_one_channel_is_three_below():
    assert loudness(tone(0.0, 5)) == pytest.approx(-3.01, abs=0.02)


@pytest.mark.parametrize("level", [-23.0, -33.0])
def test_a_sine_in_both_channels_is_as_loud_as_its_peaks(level):
    assert loudness(both(tone(level, 20))) == pytest.approx(level, abs=0.1)
    assert loudest(both(tone(level, 5))) == pytest.approx(level, abs=0.1)


@pytest.mark.rotating
@pytest.mark.parametrize("levels", [((-36.0, 10), (-23.0, 60), (-36.0, 10)), ((-72.0, 10), (-36.0, 10), (-23.0, 60))])
def test_what_is_much_quieter_than_the_rest_is_not_counted(levels):
    sound = np.concatenate([tone(level, seconds) for level, seconds in levels])
    assert loudness(both(sound)) == pytest.approx(-23.0, abs=0.1)


def test_highs_count_more_and_lows_less():
    level = loudness(tone(-20.0, 4))
    assert loudness(tone(-20.0, 4, 6000.0)) - level == pytest.approx(3.3, abs=0.5)
    assert loudness(tone(-20.0, 4, 38.0)) - level < -5.0


def test_a_short_sound_counts_by_all_that_is_in_it_and_silence_has_no_loudness():
    assert loudest(tone(-20.0, 0.2)) - loudest(tone(-20.0, 2)) == pytest.approx(-3.01, abs=0.1)
    assert loudness(np.zeros(RATE)) == -np.inf


def test_a_peak_between_two_samples_is_found():
    sine = np.sin(2 * np.pi * RATE / 4 * np.arange(RATE) / RATE + np.pi / 4)
    assert np.abs(sine).max() == pytest.approx(0.7071, abs=0.001)
    assert true_peak(sine * np.hanning(RATE)) == pytest.approx(0.0, abs=0.2)
