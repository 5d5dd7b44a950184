"""The means of the sounds: noise, filters, damped tones and plucked strings, as lists of samples at 44.1 kHz.

The string is Karplus and Strong's (1983): a burst of noise goes round a delay line one period long and loses its high
partials at each turn.
"""

import math
from collections.abc import Sequence
from random import Random

RATE = 44_100

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, to lay sounds on."""
    return [0.0] * round(seconds * RATE)


def lay(base: Samples, sound: Sequence[float], at: float, gain: float = 1.0) -> None:
    """Add a sound to `base` from `at` seconds on; what reaches past the end is dropped."""
    start = round(at * RATE)
    for index, value in enumerate(sound[: max(0, len(base) - start)], start):
        base[index] += gain * value


def noise(seconds: float, chance: Random) -> Samples:
    """White noise."""
    return [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def band(sound: Sequence[float], low: float, high: float, end_low: float | None = None, end_high: float | None = None) -> Samples:
    """Let pass what lies between two frequencies (Hz), which may glide to an end pair. Two one-pole filters, run twice."""
    end_low, end_high = end_low or low, end_high or high
    result = list(sound)
    for _ in range(2):
        floor = ceiling = 0.0
        for index, value in enumerate(result):
            share = index / len(result)
            ceiling += _pole(high * (end_high / high) ** share) * (value - ceiling)
            floor += _pole(low * (end_low / low) ** share) * (ceiling - floor)
            result[index] = ceiling - floor
    return result


def _pole(frequency: float) -> float:
    return 1.0 - math.exp(-2.0 * math.pi * frequency / RATE)


def shaped(sound: Sequence[float], attack: float, decay: float) -> Samples:
    """Rise over `attack` seconds, then fall to 1/e every `decay` seconds."""
    rise = max(1, round(attack * RATE))
    return [
        value * (index / rise if index < rise else math.exp(-(index - rise) / (decay * RATE))) for index, value in enumerate(sound)
    ]


def tone(frequency: float, seconds: float, decay: float, drop: float = 0.0) -> Samples:
    """A damped sine; `drop` lowers its frequency by that share over its length, as a struck table does."""
    result, phase = [], 0.0
    count = round(seconds * RATE)
    for index in range(count):
        phase += 2.0 * math.pi * frequency * (1.0 - drop * index / count) / RATE
        result.append(math.sin(phase) * math.exp(-index / (decay * RATE)))
    return damped(result)


def damped(sound: Sequence[float], seconds: float = 0.05) -> Samples:
    """Let the end die away, as a finger stops a string, so that it does not click."""
    fall = min(len(sound), round(seconds * RATE))
    return [value * min(1.0, (len(sound) - 1 - index) / fall) for index, value in enumerate(sound)]


def string(frequency: float, seconds: float, chance: Random, bright: float = 0.6, loss: float = 1.6) -> Samples:
    """A plucked string. `bright` 0..1: how much of the pluck's noise is sharp; it falls to 1/e in 1/`loss` seconds and sooner."""
    keep = math.exp(-loss / frequency)
    period = RATE / frequency - 0.5  # the averaging below delays by half a sample
    length = int(period)
    part = period - length
    loop, smooth = [], 0.0
    for _ in range(length + 1):
        smooth += bright * (chance.uniform(-1.0, 1.0) - smooth)
        loop.append(smooth)
    middle = sum(loop) / len(loop)
    loop = [value - middle for value in loop]
    result: Samples = []
    previous = 0.0
    for index in range(round(seconds * RATE)):
        here = index % (length + 1)
        # the value `period` samples ago, between two of the loop
        value = loop[here] * part + loop[(here + 1) % (length + 1)] * (1.0 - part)
        result.append(value)
        loop[here] = keep * 0.5 * (value + previous)
        previous = value
    return damped(result)


def course(frequency: float, seconds: float, chance: Random) -> Samples:
    """A mandolin's pair of strings, a little apart in tune and time."""
    pair = silence(seconds)
    lay(pair, string(frequency * 0.9991, seconds, chance), 0.0)
    lay(pair, string(frequency * 1.0011, seconds, chance), 0.004, 0.8)
    return pair


def finished(sound: Sequence[float], peak: float, fade: float = 0.012) -> list[int]:
    """16-bit samples with their peak at `peak` (0..1), from and to silence without a click."""
    quiet = band(sound, 40.0, 16_000.0)
    rise, fall, last = round(0.002 * RATE), round(fade * RATE), len(quiet) - 1
    edged = [value * min(1.0, index / rise, (last - index) / fall) ** 2 for index, value in enumerate(quiet)]
    scale = 32_767 * peak / max(abs(value) for value in edged)
    return [round(value * scale) for value in edged]
