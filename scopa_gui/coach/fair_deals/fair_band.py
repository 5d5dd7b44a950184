"""Band in which the sum of independent random numbers lies in 95 of 100 cases. Begin with `band_of`."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, sqrt

from scopa_gui.coach.fair_deals.fair_chances import Chances

OUTSIDE = 0.05
"""Largest chance to be outside the band, half of it on each side."""
_NORMAL = 1.959964
"""Number of standard deviations for 95 % of a normal distribution."""
_EXACT = 12.0
"""Standard deviation up to which the distribution is worked out exactly; above it a normal approximation is as good."""
_REACH = 8
"""Number of standard deviations beyond which chances are left out."""


@dataclass(frozen=True, slots=True)
class Band:
    """Band from ``low`` to ``high``, both included, and the expected ``mean``."""

    low: int
    high: int
    mean: float

    def holds(self, count: int) -> bool:
        """Return whether a number is within the band."""
        return self.low <= count <= self.high


@dataclass(frozen=True, slots=True)
class _Moments:
    """Mean, variance and third central moment; for a sum of independent numbers each of them is a sum."""

    mean: float
    variance: float
    third: float


def band_of(parts: Iterable[tuple[Chances, int]]) -> Band:
    """Return the band of a sum of independent numbers; ``parts`` has chances, and the number of numbers with them."""
    merged: dict[Chances, int] = {}
    for chances, times in parts:
        merged[chances] = merged.get(chances, 0) + times
    moments = [(_moments(chances), times) for chances, times in merged.items()]
    mean = sum(one.mean * times for one, times in moments)
    variance = sum(one.variance * times for one, times in moments)
    if sqrt(variance) > _EXACT:
        return _normal(_Moments(mean, variance, sum(one.third * times for one, times in moments)))
    low, high = _quantiles(_sum(merged))
    return Band(low, high, mean)


def _moments(chances: Chances) -> _Moments:
    mean = sum(count * chance for count, chance in enumerate(chances))
    apart = [(count - mean, chance) for count, chance in enumerate(chances)]
    return _Moments(mean, sum(by**2 * chance for by, chance in apart), sum(by**3 * chance for by, chance in apart))


def _normal(sum_of: _Moments) -> Band:
    """Return the band by a normal approximation, with corrections for skewness (Cornish-Fisher) and whole numbers."""
    spread = sqrt(sum_of.variance)
    lean = sum_of.third / spread**3 * (_NORMAL**2 - 1) / 6
    low = ceil(sum_of.mean + spread * (lean - _NORMAL) - 0.5)
    return Band(max(0, low), floor(sum_of.mean + spread * (lean + _NORMAL) + 0.5), sum_of.mean)


@dataclass(frozen=True, slots=True)
class _Spread:
    """Chances of the numbers ``first``, ``first + 1`` and so on."""

    first: int
    chances: list[float]

    def __add__(self, other: "_Spread") -> "_Spread":
        """Return the chances of the sum of two independent numbers."""
        found = [0.0] * (len(self.chances) + len(other.chances) - 1)
        for place, one in enumerate(self.chances):
            for other_place, two in enumerate(other.chances, place):
                found[other_place] += one * two
        return _Spread(self.first + other.first, found).cut()

    def cut(self) -> "_Spread":
        """Return the chances without those too far from the mean to matter."""
        mean = sum(place * chance for place, chance in enumerate(self.chances))
        variance = sum((place - mean) ** 2 * chance for place, chance in enumerate(self.chances))
        reach = _REACH * sqrt(variance) + 1
        low = max(0, floor(mean - reach))
        high = min(len(self.chances), ceil(mean + reach) + 1)
        return _Spread(self.first + low, self.chances[low:high])


def _sum(parts: dict[Chances, int]) -> _Spread:
    found = _Spread(0, [1.0])
    for chances, times in parts.items():
        power = _Spread(0, list(chances))
        left = times
        while left:
            if left & 1:
                found += power
            left >>= 1
            if left:
                power += power
    return found


def _quantiles(spread: _Spread) -> tuple[int, int]:
    """Return the narrowest band with at most half of OUTSIDE on each side."""
    below = above = 0.0
    low = 0
    high = len(spread.chances) - 1
    while below + spread.chances[low] <= OUTSIDE / 2:
        below += spread.chances[low]
        low += 1
    while above + spread.chances[high] <= OUTSIDE / 2:
        above += spread.chances[high]
        high -= 1
    return spread.first + low, spread.first + high
