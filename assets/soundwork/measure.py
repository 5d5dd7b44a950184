"""How loud a sound is to an ear, as EBU R128 measures it: weighed as ITU-R BS.1770 has it, in LUFS.

A sound has one row of samples, or two of them: left and right.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
MOMENT, EVERY = 0.4, 0.1
"""Seconds of a block, and from one to the next."""
_SILENT, _BELOW = -70.0, -10.0
"""What is quieter is not counted: LUFS, and decibels below the mean of what is left."""
_OFFSET = -0.691
_SHELF = (1681.974450955533, 0.7071752369554196, 3.999843853973347)
"""The head: highs are counted more. Hz, quality, decibels."""
_LOWS = (38.13547087602444, 0.5003270373238773)
"""Lows are left out. Hz, quality."""
_FINER = 4

Array = NDArray[np.float64]
Wave = NDArray[np.complex128]


def spectrum_times(sound: Array, gain: Callable[[Array], Array]) -> Array:
    """The sound with each of its frequencies (Hz) made as much louder as `gain` says."""
    size = 1 << (2 * len(sound)).bit_length()
    hertz = np.fft.rfftfreq(size, 1.0 / RATE)
    return np.fft.irfft(np.fft.rfft(sound, size) * gain(hertz), size)[: len(sound)]


def weighed(sound: Array) -> Array:
    """The sound as the ear weighs it, one row for each channel."""
    rows = np.atleast_2d(np.asarray(sound, dtype=np.float64))
    size = 1 << (rows.shape[1] + RATE).bit_length()
    back = np.exp(-2.0j * np.pi * np.fft.rfftfreq(size))
    return np.fft.irfft(np.fft.rfft(rows, size) * _head(back) * _without_lows(back), size)[:, : rows.shape[1]]


def _head(back: Wave) -> Wave:
    """What the shelf makes of each frequency; `back` is a step of one sample backwards."""
    hertz, quality, decibels = _SHELF
    k, high = np.tan(np.pi * hertz / RATE), 10.0 ** (decibels / 20.0)
    band = high**0.4996667741545416
    over = (high + band * k / quality + k * k, 2.0 * (k * k - high), high - band * k / quality + k * k)
    return _ratio(over, (1.0 + k / quality + k * k, 2.0 * (k * k - 1.0), 1.0 - k / quality + k * k), back)


def _without_lows(back: Wave) -> Wave:
    hertz, quality = _LOWS
    k = np.tan(np.pi * hertz / RATE)
    whole = 1.0 + k / quality + k * k
    under = (1.0, 2.0 * (k * k - 1.0) / whole, (1.0 - k / quality + k * k) / whole)
    return _ratio((1.0, -2.0, 1.0), under, back)


def _ratio(over: tuple[float, float, float], under: tuple[float, float, float], back: Wave) -> Wave:
    one, other = (a + b * back + c * back * back for a, b, c in (over, under))
    return np.asarray(one / other)


def _blocks(sound: Array, seconds: float) -> Array:
    """The mean square of every block, all channels together; silence after a sound too short to fill one."""
    squares = (weighed(sound) ** 2).sum(axis=0)
    count = round(seconds * RATE)
    sums = np.concatenate(([0.0], np.cumsum(np.pad(squares, (0, max(0, count - len(squares)))))))
    starts = np.arange(0, len(sums) - count, round(EVERY * RATE))
    return np.maximum(1e-12, (sums[starts + count] - sums[starts]) / count)


def _level(square: float) -> float:
    return float(_OFFSET + 10.0 * np.log10(square))


def loudest(sound: Array, seconds: float = MOMENT) -> float:
    """LUFS of the loudest moment: a short sound by all that is in it."""
    return _level(float(_blocks(sound, seconds).max()))


def loudness(sound: Array) -> float:
    """LUFS of the whole programme, silence and what is much quieter than the rest left out."""
    blocks = _blocks(sound, MOMENT)
    levels = _OFFSET + 10.0 * np.log10(blocks)
    heard = blocks[levels > _SILENT]
    if not len(heard):
        return -np.inf
    return _level(float(blocks[levels > max(_SILENT, _level(float(heard.mean())) + _BELOW)].mean()))


def true_peak(sound: Array) -> float:
    """Decibels of the highest point between the samples, too."""
    rows = np.atleast_2d(sound)
    size = 1 << rows.shape[1].bit_length()
    fine = np.fft.irfft(np.pad(np.fft.rfft(rows, size), ((0, 0), (0, (_FINER - 1) * size // 2))), _FINER * size)
    return float(20.0 * np.log10(max(1e-9, _FINER * float(np.abs(fine).max()))))
