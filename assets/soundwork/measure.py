"""How loud a sound is to an ear, nearly as ITU-R BS.1770 weighs it: lows left out, highs counted more."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100


def spectrum_times(
    sound: NDArray[np.float64], gain: Callable[[NDArray[np.float64]], NDArray[np.float64]]
) -> NDArray[np.float64]:
    """The sound with each of its frequencies (Hz) made as much louder as `gain` says."""
    size = 1 << (2 * len(sound)).bit_length()
    hertz = np.fft.rfftfreq(size, 1.0 / RATE)
    return np.fft.irfft(np.fft.rfft(sound, size) * gain(hertz), size)[: len(sound)]


def _weight(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
    shelf = (1.585 * hertz**2 + 1500.0**2) / (hertz**2 + 1500.0**2)
    return shelf * hertz**2 / (hertz**2 + 38.0**2)


def loudness(sound: NDArray[np.float64], window: float = 0.1) -> float:
    """Decibels below full scale of the loudest `window` seconds."""
    weighed = spectrum_times(np.asarray(sound, dtype=np.float64), _weight) ** 2
    count = round(window * RATE)
    sums = np.concatenate(([0.0], np.cumsum(np.concatenate((weighed, np.zeros(count))))))
    return float(10.0 * np.log10(max(1e-12, float((sums[count:] - sums[:-count]).max()) / count)))
