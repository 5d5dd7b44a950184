"""The means of the sounds: noise of any colour, damped modes, a room, all as arrays of samples at 44.1 kHz.

Chance is Python's own generator, whose numbers are the same everywhere and in every version.
"""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from assets.soundwork.measure import RATE, loudest, spectrum_times

Samples = NDArray[np.float64]

PEAK = 0.82
"""No sample goes beyond this share of full scale."""


def silence(seconds: float) -> Samples:
    """Nothing, to lay sounds on."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Samples:
    """The moment of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def lay(base: Samples, sound: Samples, at: float = 0.0, gain: float = 1.0) -> None:
    """Add a sound to `base` from `at` seconds on; what reaches past the end is dropped."""
    start = round(at * RATE)
    part = sound[: max(0, len(base) - start)]
    base[start : start + len(part)] += gain * part


def noise(seconds: float, chance: Random) -> Samples:
    """White noise."""
    return np.array([chance.random() for _ in range(round(seconds * RATE))]) * 2.0 - 1.0


def coloured(sound: Samples, colour: Mapping[float, float]) -> Samples:
    """Give a sound another colour: decibels by frequency (Hz), with straight lines between on a scale of octaves."""
    points = sorted(colour.items())
    octaves, levels = [np.log2(hertz) for hertz, _ in points], [level for _, level in points]

    def gain(hertz: Samples) -> Samples:
        return 10.0 ** (np.interp(np.log2(np.maximum(hertz, 1.0)), octaves, levels, left=-80.0, right=-80.0) / 20.0)

    return spectrum_times(sound, gain)


def burst(seconds: float, chance: Random, colour: Mapping[float, float], attack: float, decay: float) -> Samples:
    """A stroke of coloured noise, its loudest moment near 1: up in `attack` seconds, to 1/e in each `decay` after."""
    sound = coloured(noise(seconds, chance), colour)
    return sound / max(1e-9, float(np.abs(sound).max())) * stroke(seconds, attack, decay)


def stroke(seconds: float, attack: float, decay: float) -> Samples:
    """An outline: a soft rise, then an even decay."""
    at = times(seconds)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.clip(at / attack, 0.0, 1.0))
    return rise * np.exp(-np.maximum(0.0, at - attack) / decay)


def swell(seconds: float, peak_at: float, power: float = 2.0) -> Samples:
    """An outline: grows towards a moment, then goes more quickly."""
    at = times(seconds)
    growing = np.clip(at / peak_at, 0.0, 1.0) ** power
    going = np.clip((seconds - at) / (seconds - peak_at), 0.0, 1.0) ** 1.5
    return np.minimum(growing, going)


def modes(seconds: float, parts: Sequence[tuple[float, float, float]], attack: float = 0.0004) -> Samples:
    """Something struck: damped sines of (Hz, seconds to 1/e, strength)."""
    at = times(seconds)
    sound = np.zeros_like(at)
    for hertz, decay, strength in parts:
        sound += strength * np.sin(2.0 * np.pi * hertz * at) * np.exp(-at / decay)
    return sound * np.clip(at / attack, 0.0, 1.0) * np.clip((seconds - at) / (0.3 * seconds), 0.0, 1.0)


def room(sound: Samples, chance: Random, seconds: float, level: float) -> Samples:
    """The same sound in a room of cloth and wood: what comes back from its walls, `level` of it, dying in `seconds`."""
    tail = coloured(noise(seconds, chance), {60: -24, 200: -6, 500: 0, 2500: -3, 6000: -14, 14000: -40})
    tail *= np.exp(-times(seconds) / (seconds * 0.22))
    tail[: round(0.004 * RATE)] = 0.0
    tail /= np.sqrt(np.sum(tail * tail))
    size = 1 << (len(sound) + len(tail)).bit_length()
    back = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size), size)[: len(sound)]
    return sound + level * back


def finished(sound: Samples, level: float, fade: float = 0.03) -> list[int]:
    """16-bit samples: the loudest moment at `level` LUFS, silence to silence, no click, no peak beyond PEAK."""
    clean = spectrum_times(sound, lambda hertz: hertz**4 / (hertz**4 + 35.0**4))
    rise, fall = round(0.0015 * RATE), round(fade * RATE)
    index = np.arange(len(clean))
    edge = np.minimum(np.clip(index / rise, 0.0, 1.0), np.clip((len(clean) - 1 - index) / fall, 0.0, 1.0))
    clean = clean * (0.5 - 0.5 * np.cos(np.pi * edge))
    loud = clean * 10.0 ** ((level - loudest(clean)) / 20.0)
    samples: list[int] = np.rint(_limited(loud) * 32_767).astype(int).tolist()
    return samples


def _limited(sound: Samples) -> Samples:
    """Bend what goes beyond six tenths of PEAK softly, so that nothing reaches it."""
    knee = 0.6 * PEAK
    over = np.abs(sound) - knee
    bent = np.sign(sound) * (knee + (PEAK - knee) * np.tanh(over / (PEAK - knee)))
    return np.where(over > 0.0, bent, sound)
