"""The worlds of the last cards in the order in which they are solved: a sample by their weights, however far it goes.

The likeliest first would be no sample: what is true in them only would seem true of all. Here each comes at a random
moment, the likelier the earlier; from how many have come follows what chance each had of it, and so what it counts for
(order sampling, Rosén 1997; the estimate is that of Hájek).
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
"""The least chance that a world has, and the latest moment: one that can hardly be has hardly any weight."""


@dataclass(frozen=True, slots=True, eq=False)
class Shares:
    """Shares of some worlds: ``weights`` sum to 1, and ``doubts`` give the variance of a mean.

    That variance is ``doubts`` @ (deviations from the mean) squared, 0 where no world is missing.
    """

    weights: Floats
    doubts: Floats


@dataclass(frozen=True, slots=True, eq=False)
class WorldsInTurn:
    """Worlds in their order, with weights that sum to 1. ``draws``: of how many draws these are all the different ones;
    None if there are no others.
    """

    deals: Sequence[Deal]
    weights: Floats
    draws: int | None

    @classmethod
    def of(cls, deals: Sequence[Deal], weights: Floats, random: np.random.Generator, draws: int | None = None) -> Self:
        """These worlds, those without any weight left out, in a random order."""
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
