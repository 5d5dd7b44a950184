"""Plucked strings: a mandolin with its pairs of steel strings, a guitar with gut ones.

A string is the sum of its partials: where it is plucked decides how strong each is, its stiffness puts the high ones a
little sharp, and the higher they are the sooner they die. The body gives some regions more than others.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from assets.soundwork.synth import Samples, burst, lay, silence, times

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def hertz(note: str) -> float:
    """The frequency of a tempered note: "A4", "Bb4", "C#5"."""
    step = _STEPS[note[0]] + note.count("#") - note.count("b") + 12 * (int(note[-1]) - 4)
    return 440.0 * 2.0 ** (step / 12.0)


def _body(frequency: float, formants: Sequence[tuple[float, float, float]]) -> float:
    """How much the wood answers: 1, and more near its own notes (Hz, width in octaves, gain)."""
    return 1.0 + sum(gain * np.exp(-((np.log2(frequency / own) / width) ** 2)) for own, width, gain in formants)


_MANDOLIN = ((285.0, 0.35, 0.8), (590.0, 0.30, 0.7), (1250.0, 0.45, 0.6), (2700.0, 0.40, 0.5))
_GUITAR = ((105.0, 0.30, 0.9), (215.0, 0.35, 0.8), (410.0, 0.40, 0.4))


@lru_cache(maxsize=256)
def _string(
    frequency: float, seconds: float, spot: float, soft: float, ring: float, stiff: float, wood: str
) -> Samples:
    """One string: plucked at `spot` 0..1 of its length, partials falling by `soft`, sounding about `ring` seconds."""
    at = times(seconds)
    sound = np.zeros_like(at)
    for number in range(1, 42):
        partial = number * frequency * (1.0 + stiff * number * number) ** 0.5
        if partial > 13_500.0:
            break
        strength = abs(np.sin(np.pi * number * spot)) / number**soft
        strength *= _body(partial, _MANDOLIN if wood == "mandolin" else _GUITAR) * np.exp(-partial / 9000.0)
        decay = ring * (440.0 / frequency) ** 0.4 / (1.0 + 0.20 * (number - 1) + (partial / 5200.0) ** 2)
        bloom = 0.5 * np.exp(-at / (0.22 * decay)) + 0.38 * np.exp(-at / decay) + 0.12 * np.exp(-at / (2.8 * decay))
        sound += strength * bloom * np.sin(2.0 * np.pi * partial * at + 0.7 * number)
    return sound * np.clip(at / 0.0012, 0.0, 1.0)


def _stopped(sound: Samples, seconds: float = 0.012) -> Samples:
    """Let the end die away, as a finger or the next stroke stops a string."""
    fall = min(len(sound), max(2, round(seconds * 44_100)))
    sound = sound.copy()
    sound[-fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(fall) / (fall - 1))
    return sound


_PICK = {900: -34, 2200: -6, 4200: 0, 8000: -7, 14000: -30}


def mandolin(note: str, seconds: float, chance: Random, force: float = 1.0) -> Samples:
    """A pair of strings struck with a pick, the second a moment later; the harder, the brighter."""
    frequency, sound = hertz(note), silence(seconds)
    soft = 1.10 - 0.40 * force
    for cents, at, gain in ((-1.6, 0.0, 1.0), (1.9, chance.uniform(0.0025, 0.0045), 0.85)):
        tuned = frequency * 2.0 ** (cents / 1200.0)
        lay(sound, _string(tuned, seconds, 0.13, round(soft, 2), 0.34, 0.00011, "mandolin"), at, gain * force)
    lay(sound, burst(0.012, chance, _PICK, 0.0006, 0.0018), 0.0, 0.5 * force)
    return _stopped(sound, min(0.03, seconds / 3))


def tremolo(
    note: str, seconds: float, chance: Random, begin: float = 0.7, end: float = 0.7, rate: float = 13.5
) -> Samples:
    """A note held as a mandolin holds it, by quick strokes down and up; from one force to another."""
    sound, at, down = silence(seconds), 0.0, True
    while at < seconds - 0.03:
        share = at / seconds
        force = (begin + (end - begin) * share) * (1.0 if down else 0.82) * chance.uniform(0.93, 1.05)
        lay(sound, mandolin(note, min(0.16, seconds - at), chance, force), at)
        at += chance.uniform(0.96, 1.04) / rate
        down = not down
    return _stopped(sound, 0.06)


def guitar(note: str, seconds: float, force: float = 1.0) -> Samples:
    """A gut string plucked with the flesh of the thumb."""
    return _stopped(0.5 * force * _string(hertz(note), seconds, 0.22, 1.5, 0.6, 0.00002, "guitar"), 0.05)


def rolled(notes: Sequence[str], seconds: float, chance: Random, force: float = 1.0, apart: float = 0.018) -> Samples:
    """A chord of the mandolin, struck from its lowest string to its highest."""
    sound = silence(seconds + apart * len(notes))
    for number, note in enumerate(notes):
        lay(sound, mandolin(note, seconds, chance, force), apart * number)
    return sound


def tambourine(chance: Random, force: float = 1.0) -> Samples:
    """Small jingles."""
    return force * burst(0.12, chance, {2500: -40, 5000: -8, 7600: 0, 11000: -2, 16000: -18}, 0.003, 0.022)
