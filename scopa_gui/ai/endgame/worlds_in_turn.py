"""WorldsInTurn: worlds in a random order for solving, such that the first n are always a fair sample.

With the likeliest worlds first, the result would be biased. Here each world gets a random time, earlier for likelier
ones. From the number of worlds solved follows the chance that each had to be among them, and so its weight in the mean
(order sampling, Rosén 1997, with Hájek's estimate).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.seat.worlds import Deal

_HALVINGS = 60
_LEAST = 1e-300
_MOST = 1e300
"""Least chance of a world, and latest time, to avoid division by zero."""


@dataclass(frozen=True, slots=True, eq=False)
class Shares:
    """Shares of some worlds in a mean: ``weights``, with a sum of 1, and ``doubts`` for its variance.

    The variance is ``doubts @ deviations ** 2``, with the deviations from the mean; 0 if no world is missing.
    """

    weights: Floats
    doubts: Floats


@dataclass(frozen=True, slots=True, eq=False)
class WorldsInTurn:
    """Worlds in the order in which to solve them, with weights that sum to 1.

    ``draws``: number of random draws from which the worlds come; None if they are all possible worlds.
    """

    deals: Sequence[Deal]
    weights: Floats
    draws: int | None

    @classmethod
    def of(cls, deals: Sequence[Deal], weights: Floats, random: np.random.Generator, draws: int | None = None) -> Self:
        """Return these worlds in a random order, without those of weight 0."""
        weights = weights / weights.sum()
        moments = random.exponential(size=len(deals)) / np.maximum(weights.astype(np.float64), _LEAST)
        order = [place for place in np.argsort(moments, kind="stable").tolist() if weights[place]]
        return cls([deals[place] for place in order], weights[order], draws)

    def shares(self, solved: int) -> Shares:
        """Return the shares of the first ``solved`` worlds."""
        weights = self.weights[:solved].astype(np.float64)
        chances = self._chances(solved)[:solved]
        counts = weights / chances
        counts /= counts.sum()
        doubts = (1.0 - chances) * counts**2
        if self.draws is not None:
            doubts += counts / self.draws
        return Shares(counts.astype(np.float32), doubts.astype(np.float32))

    def _chances(self, solved: int) -> Any:
        """Return the chance of each world to be among the first ``solved``."""
        if solved == len(self.deals):
            return np.ones(solved)
        weights = self.weights.astype(np.float64)
        low = 0.0
        high = 1.0
        while (1.0 - np.exp(-high * weights)).sum() < solved and high < _MOST:
            high *= 2
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if (1.0 - np.exp(-middle * weights)).sum() < solved else (low, middle)
        return np.maximum(1.0 - np.exp(-high * weights), _LEAST)
