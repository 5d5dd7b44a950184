"""The wooden bodies of the instruments: which tones they give more of, and their own dull note when they are struck."""

from collections.abc import Sequence
from random import Random

import numpy as np

from assets.soundwork.synth import Samples, modes


class Body:
    """`own` are its deep notes (Hz, width in octaves, gain); above them its many small ones make hills and dales."""

    def __init__(self, seed: str, own: Sequence[tuple[float, float, float]], bridge: float) -> None:
        self._own, self._bridge = tuple(own), bridge
        chance = Random(seed)
        octaves = np.cumsum([chance.uniform(0.10, 0.26) for _ in range(40)])
        self._hills = np.log2(own[-1][0]) + octaves, np.array([chance.uniform(-5.0, 5.0) for _ in octaves])

    def answer(self, frequency: float) -> float:
        """How much it gives of a tone: 1, and more near its own notes; above its bridge's hill less and less."""
        octave = np.log2(frequency)
        low = 1.0 + sum(gain * np.exp(-(((octave - np.log2(own)) / width) ** 2)) for own, width, gain in self._own)
        hill = np.exp(-(((octave - np.log2(self._bridge)) / 0.8) ** 2))
        return float(low * (1.0 + 0.7 * hill) * 10.0 ** (np.interp(octave, *self._hills, left=0.0) / 20.0))

    def thump(self, seconds: float, chance: Random) -> Samples:
        """Its own notes, soon over, as a stroke wakes them."""
        parts = [
            (own * chance.uniform(0.985, 1.015), 9.0 / own * chance.uniform(0.8, 1.2), gain)
            for own, _, gain in self._own
        ]
        return modes(seconds, parts, attack=0.001)


MANDOLIN = Body("mandolin", ((205.0, 0.20, 0.6), (385.0, 0.22, 0.9), (610.0, 0.20, 0.7), (920.0, 0.25, 0.5)), 3100.0)
GUITAR = Body("guitar", ((98.0, 0.25, 0.9), (196.0, 0.22, 0.9), (285.0, 0.20, 0.4), (420.0, 0.25, 0.5)), 1700.0)
