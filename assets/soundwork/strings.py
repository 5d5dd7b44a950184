"""Plucked strings: a mandolin with its pairs of steel strings, a guitar with gut ones.

A string is the sum of its partials: where it is plucked, and with how sharp a thing, decides how strong each is; its
stiffness puts the high ones a little sharp; the higher they are, the sooner they die. A note is played on the string
of its own instrument where it lies lowest, so that the place of the pluck is another for each fret.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from assets.soundwork.bodies import GUITAR, MANDOLIN, Body
from assets.soundwork.measure import RATE
from assets.soundwork.synth import Samples, burst, lay, modes, silence, times

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_HIGHEST, _PARTIALS = 19_500.0, 90
"""Hz, and number: what is higher is not heard."""
_RUN = 128
"""Samples of a damped sine that are one row of a table."""


class Strung(NamedTuple):
    """An instrument: its open strings, how far from the bridge it is plucked (share of a string), and its body."""

    open: tuple[str, ...]
    spot: float
    stiff: float
    ring: float
    body: Body


def hertz(note: str) -> float:
    """The frequency of a tempered note: "A4", "Bb4", "C#5"."""
    step = _STEPS[note[0]] + note.count("#") - note.count("b") + 12 * (int(note[-1]) - 4)
    return 440.0 * 2.0 ** (step / 12.0)


_NAPLES = Strung(("G3", "D4", "A4", "E5"), 0.135, 0.00010, 0.42, MANDOLIN)
_SPAIN = Strung(("E2", "A2", "D3", "G3", "B3", "E4"), 0.21, 0.00003, 0.80, GUITAR)


def _lies(note: float, strung: Strung) -> tuple[float, float]:
    """What share of a string sounds, and how heavy that string is: 1 the lowest, 0 the highest."""
    opens = [hertz(name) for name in strung.open]
    number = max((n for n, own in enumerate(opens) if own <= note * 1.001), default=0)
    return opens[number] / note, 1.0 - number / (len(opens) - 1)


def _string(note: float, seconds: float, strung: Strung, chance: Random, sharp: float) -> Samples:
    """One string, plucked by something that leaves partials up to `sharp` Hz about as they are."""
    sounding, heavy = _lies(note, strung)
    spot = min(0.48, strung.spot / sounding * chance.uniform(0.88, 1.12))
    stiff = strung.stiff * (0.6 + 0.9 * heavy) / sounding**2
    ring = strung.ring * (440.0 / note) ** 0.45 * (0.75 + 0.25 * sounding)
    sound = silence(seconds)
    for number in range(1, _PARTIALS):
        partial = number * note * (1.0 + stiff * number * number) ** 0.5
        if partial > _HIGHEST:
            break
        strength = abs(np.sin(np.pi * number * spot)) / number**0.75 / (1.0 + (partial / sharp) ** 2)
        strength *= strung.body.answer(partial) * chance.uniform(0.85, 1.15)
        decay = ring / (1.0 + (0.09 + 0.05 * heavy) * (number - 1) + (partial / 6400.0) ** 1.6)
        _ring(sound, partial, strength, decay, chance)
    return sound * np.clip(times(seconds) / 0.0006, 0.0, 1.0)


def _ring(sound: Samples, partial: float, strength: float, decay: float, chance: Random) -> None:
    """Add a partial: it swings up and down and dies at once, and to and fro, a hair off, and stays."""
    count = min(len(sound), round(12.0 * decay * RATE))
    turn, off = chance.uniform(0.0, 2.0 * np.pi), chance.uniform(0.0002, 0.0011)
    soon = 0.68 * _damped(partial, 0.42 * decay, turn, count)
    late = 0.32 * _damped(partial * (1.0 + off), 1.7 * decay, turn, count)
    end = np.clip((count - np.arange(count)) / 200.0, 0.0, 1.0)
    sound[:count] += strength * (soon + late) * end


def _damped(frequency: float, decay: float, turn: float, count: int) -> Samples:
    """Samples of a sine that begins at the angle `turn` (radians) and falls to 1/e in each `decay` seconds."""
    # Speed: a power of one complex number, as the product of two tables: 13.6 -> 4.7 s for all sounds.
    step = complex(-1.0 / decay, 2.0 * np.pi * frequency) / RATE
    starts = np.exp(step * np.arange(0, count, _RUN) + 1.0j * turn)
    return np.outer(starts, np.exp(step * np.arange(_RUN))).imag.ravel()[:count]


def _stopped(sound: Samples, seconds: float = 0.012) -> Samples:
    """Let the end die away, as a finger or the next stroke stops a string."""
    fall = min(len(sound), max(2, round(seconds * 44_100)))
    sound = sound.copy()
    sound[-fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(fall) / (fall - 1))
    return sound


_PICK = {500: -40, 1500: -14, 3600: -2, 6500: 0, 11000: -5, 17000: -16, 21000: -40}


def mandolin(note: str, seconds: float, chance: Random, force: float = 1.0) -> Samples:
    """A pair of strings struck with a pick, the second a moment later; the harder, the brighter."""
    frequency, sound = hertz(note), silence(seconds)
    sharp = (2600.0 + 6200.0 * force**1.4) * chance.uniform(0.88, 1.12)
    apart = chance.uniform(1.5, 4.0)
    for cents, at, gain in ((-0.5 * apart, 0.0, 1.0), (0.5 * apart, chance.uniform(0.0022, 0.0050), 0.85)):
        tuned = frequency * 2.0 ** (cents / 1200.0)
        lay(sound, _string(tuned, seconds, _NAPLES, chance, sharp), at, gain * force)
    click = {at * chance.uniform(0.92, 1.08): level for at, level in _PICK.items()}
    lay(sound, burst(0.014, chance, click, 0.0004, 0.0016), 0.0, 0.22 * force**1.3)
    lay(sound, MANDOLIN.thump(min(seconds, 0.12), chance), 0.0, 0.11 * force)
    return _stopped(sound, min(0.03, seconds / 3))


def tremolo(
    note: str, seconds: float, chance: Random, begin: float = 0.7, end: float = 0.7, rate: float = 13.5
) -> Samples:
    """A note held as a mandolin holds it, by quick strokes down and up; from one force to another."""
    sound, at, down = silence(seconds), 0.0, True
    while at < seconds - 0.03:
        share = at / seconds
        force = (begin + (end - begin) * share) * (1.0 if down else 0.82) * chance.uniform(0.90, 1.07)
        lay(sound, mandolin(note, min(0.16, seconds - at), chance, force), at)
        at += chance.uniform(0.94, 1.06) / rate
        down = not down
    return _stopped(sound, 0.06)


def guitar(note: str, seconds: float, chance: Random, force: float = 1.0) -> Samples:
    """A gut string plucked with the flesh of the thumb, a little of the nail in it when it is played hard."""
    sharp = (800.0 + 2300.0 * force**1.5) * chance.uniform(0.85, 1.15)
    sound = _string(hertz(note), seconds, _SPAIN, chance, sharp)
    flesh = {120: -30, 350: -6, 900: 0, 2200: -8, 6000: -26, 12000: -44}
    lay(sound, burst(0.025, chance, flesh, 0.0015, 0.005), 0.0, 0.09)
    lay(sound, GUITAR.thump(min(seconds, 0.22), chance), 0.0, 0.16)
    return _stopped(0.42 * force * sound, min(0.08, seconds / 3))


def rolled(notes: Sequence[str], seconds: float, chance: Random, force: float = 1.0, apart: float = 0.018) -> Samples:
    """A chord of the mandolin, struck from its lowest string to its highest."""
    sound = silence(seconds + apart * len(notes))
    for number, note in enumerate(notes):
        lay(sound, mandolin(note, seconds, chance, force), apart * number * chance.uniform(0.92, 1.08))
    return sound


def strummed(notes: Sequence[str], seconds: float, chance: Random, force: float = 1.0, apart: float = 0.016) -> Samples:
    """A chord of the guitar, from its lowest string to its highest."""
    sound = silence(seconds + apart * len(notes))
    for number, note in enumerate(notes):
        lay(sound, guitar(note, seconds, chance, force), apart * number * chance.uniform(0.92, 1.08))
    return sound


def tambourine(chance: Random, force: float = 1.0) -> Samples:
    """Small jingles, each of them a pair of plates."""
    sound = burst(0.16, chance, {2500: -40, 5000: -8, 7600: 0, 11000: -2, 16000: -14, 20000: -40}, 0.003, 0.022)
    plates = [(chance.uniform(5200, 9800), chance.uniform(0.020, 0.05), chance.uniform(0.04, 0.10)) for _ in range(9)]
    lay(sound, modes(0.16, plates, attack=0.002))
    return force * sound
