"""The tone of a quiet room: the air of a place where people sit and nobody speaks, hardly heard, without end."""

from random import Random

import numpy as np

from assets.soundwork.measure import RATE, loudness
from assets.soundwork.synth import Samples, coloured, noise, times

LEVEL = -58.0
"""LUFS: some thirty units below the music that is played in the room."""
_COLOUR = {40: -30, 90: -4, 220: 0, 800: -10, 2500: -24, 6000: -40}
_FADE = 2.0
"""Seconds in which the end goes over into the beginning."""


def room_tone(seconds: float, chance: Random) -> Samples:
    """Left and right: low noise, another one for each ear, that swells a little and begins again unheard."""
    sound = np.array([_without_end(seconds, chance) for _ in range(2)])
    sound = sound * (1.0 + 0.12 * np.sin(2.0 * np.pi * 5.0 * times(seconds) / seconds))
    return np.asarray(sound * 10.0 ** ((LEVEL - loudness(sound)) / 20.0))


def _without_end(seconds: float, chance: Random) -> Samples:
    sound = coloured(noise(seconds + _FADE, chance), _COLOUR)
    fade = round(_FADE * RATE)
    rising = np.sin(np.linspace(0.0, np.pi / 2, fade))
    kept = sound[:-fade].copy()
    kept[:fade] = rising * kept[:fade] + np.sqrt(1.0 - rising**2) * sound[-fade:]
    return kept
