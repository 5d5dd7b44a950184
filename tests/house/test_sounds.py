"""The sounds that ship are those the project's own code makes: short, evenly loud, clean at both ends, undistorted."""

import array
import sys
import wave
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from assets.soundwork.measure import RATE, loudest, true_peak
from assets.soundwork.sounds import BED, CUES, LEVELS, SOUNDS
from assets.soundwork.synth import PEAK
from scopa_gui.ui.kit import sound
from tests.conftest import PROJECT

FOLDER = PROJECT / "assets" / "sounds"
LONGEST = {
    "card": 0.25,
    "deal": 0.16,
    "gather": 0.5,
    "knock": 0.35,
    "coin": 0.32,
    "scopa": 1.2,
    "settebello": 1.4,
    "primiera": 1.5,
    "match-point": 1.5,
    "cappotto": 2.5,
    "theirs": 1.2,
    "win": 4.5,
    "lose": 3.2,
    "start": 1.8,
}
"""Seconds: a sound may not outlast what it accompanies."""


def kind(name):
    return name.rstrip("0123456789").rstrip("-")


@cache
def samples(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return np.array(values) / 32_767


def test_the_folder_holds_these_sounds_and_no_others_and_the_game_knows_them():
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted([*(f"{name}.wav" for name in SOUNDS), BED])
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 2_300_000
    assert set(CUES) == sound.CUES
    counts = {name: len([other for other in SOUNDS if kind(other) == name]) for name in LEVELS}
    assert {name: count for name, count in counts.items() if f"{name}-1" in SOUNDS} == sound.VARIANTS


@pytest.mark.whole
@pytest.mark.parametrize("name", SOUNDS)
def test_each_is_what_the_code_makes(name):
    """One step of 65536 is allowed: another system's sine may round otherwise."""
    made, there = np.array(SOUNDS[name]()), np.rint(samples(name) * 32_767)
    assert len(made) == len(there)
    assert np.abs(made - there).max() <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_each_is_short_and_as_loud_as_its_class(name):
    values = samples(name)
    assert len(values) / RATE <= LONGEST[kind(name)]
    assert loudest(values) == pytest.approx(LEVELS[kind(name)], abs=0.3)


@pytest.mark.parametrize("name", SOUNDS)
def test_none_clips_or_leans_to_one_side(name):
    values = samples(name)
    assert 0.15 <= np.abs(values).max() <= PEAK
    assert true_peak(values) < -1.0
    assert abs(values.mean()) < 0.001


@pytest.mark.parametrize("name", SOUNDS)
def test_each_begins_and_ends_in_silence_without_a_step(name):
    values = samples(name)
    assert values[0] == values[-1] == 0
    assert np.abs(values[:4]).max() < 0.01
    assert np.abs(values[-200:]).max() < 0.005


def test_paper_does_not_ring_and_coins_do():
    """How much of a sound lies in its strongest thirtieth of an octave."""

    def ringing(name):
        strength = np.abs(np.fft.rfft(samples(name))) ** 2
        hertz = np.fft.rfftfreq(len(samples(name)), 1 / RATE)
        top = hertz[strength.argmax()]
        near = abs(np.log2(np.maximum(hertz, 1) / top)) < 1 / 30
        return strength[near].sum() / strength.sum()

    assert all(ringing(name) < 0.25 for name in SOUNDS if kind(name) in ("deal", "gather"))
    assert all(ringing(name) > 0.3 for name in SOUNDS if kind(name) == "coin")


def test_no_two_variants_of_a_sound_are_alike():
    for one, other in combinations([name for name in SOUNDS if name[-1].isdigit()], 2):
        if kind(one) == kind(other):
            a, b = samples(one), samples(other)
            assert abs(np.corrcoef(a, b)[0, 1]) < 0.8


def shares(name):
    """How much of a sound lies in each octave from 125 Hz on, in decibels below the strongest."""
    strength = np.abs(np.fft.rfft(samples(name))) ** 2
    octave = np.floor(np.log2(np.maximum(np.fft.rfftfreq(len(samples(name)), 1 / RATE), 1) / 125)).astype(int)
    found = np.array([strength[octave == number].sum() for number in range(8)])
    return 10 * np.log10(found / found.max())


def test_strings_reach_as_high_as_an_ear_does_and_fade_towards_there():
    for name in [name for name in SOUNDS if kind(name) in CUES]:
        found = shares(name)
        assert -60 < found[7] < found[6] < found[5] < -8, name


def test_a_knock_has_bone_in_it_and_gathering_does_not_hiss():
    assert all(shares(name)[4] > -20 for name in SOUNDS if kind(name) == "knock")
    assert all(shares(name)[6] < -15 and shares(name)[1] > -14 for name in SOUNDS if kind(name) == "gather")


def test_coins_rise_from_one_to_the_next():
    def pitch(name):
        strength = np.abs(np.fft.rfft(samples(name)))
        hertz = np.fft.rfftfreq(len(samples(name)), 1 / RATE)
        return hertz[np.where(hertz > 2000, strength, 0).argmax()]

    pitches = [pitch(f"coin-{number}") for number in range(1, 7)]
    assert pitches == sorted(pitches)
    assert 1.2 < pitches[-1] / pitches[0] < 1.5
