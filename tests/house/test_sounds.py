"""The sounds that ship are those the project's own code makes, short, clean at both ends and not distorted."""

import array
import sys
import wave

import pytest

from assets.soundwork.sounds import SOUNDS
from tests.conftest import PROJECT

FOLDER = PROJECT / "assets" / "sounds"
LONGEST = {"card": 0.2, "capture": 0.5, "deal": 0.1, "scopa": 0.9, "win": 2.0}
"""Seconds: a sound may not outlast what it accompanies."""


def samples(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def test_the_folder_holds_these_sounds_and_no_others():
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.wav" for name in SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 300_000


@pytest.mark.parametrize("name", SOUNDS)
def test_each_is_what_the_generator_makes(name):
    """One step of 65536 is allowed: another system's sine may round otherwise."""
    made, there = SOUNDS[name](), samples(name)
    assert len(made) == len(there)
    assert max(abs(a - b) for a, b in zip(made, there, strict=True)) <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_each_is_short_loud_enough_and_never_clips(name):
    values = samples(name)
    assert len(values) / 44_100 <= LONGEST[name]
    peak = max(abs(value) for value in values) / 32_767
    assert 0.3 <= peak <= 0.85
    assert abs(sum(values) / len(values)) < 0.01 * 32_767


@pytest.mark.parametrize("name", SOUNDS)
def test_each_begins_and_ends_in_silence(name):
    values = samples(name)
    assert values[0] == values[-1] == 0
    assert max(abs(value) for value in (*values[:10], *values[-100:])) < 0.05 * 32_767
