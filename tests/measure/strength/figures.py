"""Figures with their 95 % intervals: a mean over pairs, and shares of won, lost and tied smazzate."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def is_clear_of_zero(self) -> bool:
        """True when 0 lies outside."""
        return self.low > 0 or self.high < 0

    def __str__(self) -> str:
        return f"{self.value:+.2f} [{self.low:+.2f}, {self.high:+.2f}]"


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of independent values (one a pair); without an interval to speak of for fewer than two."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(value, value - reach, value + reach)


def wilson(count: int, number: int) -> Interval:
    """A share with Wilson's interval, in per cent."""
    share = count / number
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    reach = Z / (1 + Z * Z / number) * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return Interval(100 * share, 100 * max(0.0, middle - reach), 100 * min(1.0, middle + reach))


class Shares(NamedTuple):
    """How many smazzate were won, lost and tied."""

    won: int
    lost: int
    tied: int

    @property
    def number(self) -> int:
        """All of them."""
        return sum(self)

    def __str__(self) -> str:
        return " / ".join(f"{100 * part / self.number:.1f}" for part in self)


def shares_of(margins: Sequence[float]) -> Shares:
    """Won, lost and tied, from the points more than the other side had."""
    won, lost = sum(margin > 0 for margin in margins), sum(margin < 0 for margin in margins)
    return Shares(won, lost, len(margins) - won - lost)
