"""The bed of music that ships is our own tune as the code plays it, small, in stereo, and begins again unheard."""

import numpy as np
import pygame
import pytest

from assets.soundwork import barcarola
from assets.soundwork.measure import RATE, loudest, loudness, true_peak
from assets.soundwork.score import held
from assets.soundwork.sounds import BED, LEVELS
from assets.soundwork.strings import hertz
from scopa_gui.ui.kit import sound
from tests.conftest import PROJECT

PATH = PROJECT / "assets" / "sounds" / BED


@pytest.fixture(scope="module")
def shipped():
    """Left and right, as SDL plays them."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    samples = pygame.mixer.Sound(str(PATH)).get_raw()
    pygame.mixer.quit()
    return np.frombuffer(samples, dtype=np.int16).reshape(-1, 2).T / 32_768


def test_it_is_small_and_as_long_as_the_tune():
    assert PATH.stat().st_size < 1_200_000
    assert PATH.stat().st_size * 8 / barcarola.SECONDS < 110_000
    assert PATH.read_bytes()[:4] == b"OggS"
    assert sound.BED == BED
    assert 60 <= barcarola.SECONDS <= 90


def test_it_lasts_as_long_as_the_game_believes(shipped):
    assert shipped.shape[1] == round(barcarola.SECONDS * RATE)
    assert pytest.approx(barcarola.SECONDS) == sound.BED_SECONDS


@pytest.mark.whole
def test_it_lies_below_every_tune_that_is_played_over_it(shipped):
    assert loudness(shipped) == pytest.approx(barcarola.LEVEL, abs=0.3)
    assert LEVELS["start"] - 2 >= barcarola.LEVEL
    assert loudest(shipped) - loudness(shipped) < 6, "no moment stands out"
    assert true_peak(shipped) < -6


def test_left_and_right_are_not_the_same_and_as_loud_as_each_other(shipped):
    left, right = shipped
    assert 0.2 < np.corrcoef(left, right)[0, 1] < 0.95
    assert 20 * np.log10(left.std() / right.std()) == pytest.approx(0, abs=1.5)


def test_the_end_goes_over_into_the_beginning_without_a_step_or_a_hole(shipped):
    steps = np.abs(np.diff(shipped, axis=1))
    assert np.abs(shipped[:, 0] - shipped[:, -1]).max() < np.quantile(steps, 0.999)
    around = np.concatenate([shipped[:, -RATE // 4 :], shipped[:, : RATE // 4]], axis=1)
    parts = np.array([part.std() for part in np.array_split(around, 10, axis=1)])
    assert parts.min() > 0.25 * shipped.std()


def test_every_bar_is_full_and_every_note_can_be_played():
    for (chords, tune), _, _ in barcarola.FORM:
        assert len(chords) == len(tune) == 8
        for names, bar in zip(chords, tune, strict=True):
            assert len(bar.split()) == 6, bar
            assert set(names.split()) <= barcarola.CHORDS.keys()
            for _, note, _ in held(bar):
                assert hertz("G3") <= hertz(note) <= hertz("B5"), "a mandolin, in its first positions"
    for notes in barcarola.CHORDS.values():
        assert [hertz(note) for note in notes] == sorted(hertz(note) for note in notes)
        assert hertz(notes[0]) >= hertz("E2"), "a guitar"


def test_the_second_mandolin_goes_below_the_first_in_tones_of_the_chord():
    for (chords, tune), _, _ in barcarola.FORM:
        for names, bar in zip(chords, tune, strict=True):
            below = barcarola._below(bar, names.split())
            tones = {note.rstrip("0123456789") for name in names.split() for note in barcarola.CHORDS[name]}
            for (one, upper, _), (other, lower, _) in zip(held(bar), held(below), strict=True):
                assert one == other
                assert 2.9 < 12 * np.log2(hertz(upper) / hertz(lower)) < 12
                assert lower.rstrip("0123456789") in tones


@pytest.mark.slow  # the whole of it is played
def test_it_is_what_the_code_plays(shipped):
    made = barcarola.barcarola()
    for there, here in zip(shipped, made, strict=True):
        assert np.corrcoef(there, here)[0, 1] > 0.98
