"""Glicko-2: the known strength of a player, and what a result adds to it. Plain functions of numbers.

After Mark E. Glickman, "Example of the Glicko-2 system", Boston University, 2022 (public domain); the steps are
numbered as there. A puzzle is an opponent: it wins against anyone who does not find it.

`rated` is the paper's own step, for all results of a period. Used for one result after the other it lags behind a
player who is far stronger than expected, and is more certain than it should be: of simulated players 500 points above
their first rating, its 95 % interval contained 81 of 100 after ten answers. `weighed` goes through all possible
strengths instead of following the slope at the likeliest one; it contained 89, and 93 of 100 of those nearer to their
first rating.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import exp, hypot, log, pi, sqrt

TAU = 0.5
"""Measure of how much a volatility may change from one period to the next; the paper's own choice from 0.3 to 1.2."""
LARGEST = 350.0
"""The deviation of somebody of whom nothing is known; none is larger."""
VOLATILITY = 0.06
"""Speed at which a strength may change at first; the paper's own."""
SURE = 1.96
"""Deviations to each side of a rating between which it lies 95 times of 100."""
SCALE = 173.7178
"""Points of a rating in one unit of the paper's own scale."""
_CLOSE = 1e-6
_KEPT = 4096
"""Results whose ratings are remembered: after each answer all that were given are gone through again."""
_NORMAL = tuple((place / 3, exp(-((place / 3) ** 2) / 2)) for place in range(-12, 13))
"""Places four deviations to each side, and how likely each is of a normal curve."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength as far as it is known: its likeliest ``value``, the standard ``deviation`` and the ``volatility``."""

    value: float
    deviation: float = LARGEST
    volatility: float = VOLATILITY

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.deviation


@dataclass(frozen=True, slots=True)
class Meeting:
    """An opponent and the ``score`` against it, from 0 to 1."""

    opponent: Rating
    score: float


def weight_of(deviation: float) -> float:
    """Return the weight of a result against an opponent with this rating deviation, from 0 to 1 (g in the paper)."""
    return 1 / sqrt(1 + 3 * (deviation / SCALE) ** 2 / pi**2)


def chance_of(player: Rating, opponent: Rating) -> float:
    """The expected score of a player, both strengths being only as far known as they are."""
    weight = weight_of(hypot(player.deviation, opponent.deviation))
    return 1 / (1 + exp(-weight * (player.value - opponent.value) / SCALE))


def rested(rating: Rating, periods: float) -> Rating:
    """Return the same strength after `periods` rating periods without a result: known less precisely."""
    deviation = hypot(rating.deviation, SCALE * rating.volatility * sqrt(max(0.0, periods)))
    return Rating(rating.value, min(LARGEST, deviation), rating.volatility)


@lru_cache(_KEPT)
def rated(player: Rating, meetings: tuple[Meeting, ...], periods: float = 1.0) -> Rating:
    """Return the rating after these results, which came at the end of `periods` rating periods."""
    if not meetings:
        return rested(player, periods)
    information, surprise = _evidence_of(player, meetings)
    before = rested(_with_volatility(player, information, surprise), periods)  # step 5 and 6
    after = 1 / sqrt((SCALE / before.deviation) ** 2 + information)  # step 7
    return Rating(player.value + SCALE * after**2 * surprise, min(LARGEST, SCALE * after), before.volatility)


@lru_cache(_KEPT)
def weighed(player: Rating, meeting: Meeting, periods: float = 1.0) -> Rating:
    """The rating after one result, by the mean and the spread of all strengths that are possible after it."""
    before = rested(_with_volatility(player, *_evidence_of(player, (meeting,))), periods)
    total = mean = square = 0.0
    for far, density in _NORMAL:
        chance = _expected(before.value + far * before.deviation, meeting.opponent)
        likely = density * chance**meeting.score * (1 - chance) ** (1 - meeting.score)
        total += likely
        mean += likely * far
        square += likely * far**2
    mean /= total
    spread = sqrt(max(0.0, square / total - mean**2))
    return Rating(before.value + mean * before.deviation, min(LARGEST, spread * before.deviation), before.volatility)


def _expected(value: float, opponent: Rating) -> float:
    """The expected score of somebody who is as strong as this."""
    return 1 / (1 + exp(-weight_of(opponent.deviation) * (value - opponent.value) / SCALE))


def _evidence_of(player: Rating, meetings: Iterable[Meeting]) -> tuple[float, float]:
    """Step 3 and 4: how much results tell, and by how much they were better than expected."""
    information = surprise = 0.0
    for meeting in meetings:
        weight = weight_of(meeting.opponent.deviation)
        expected = _expected(player.value, meeting.opponent)
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (meeting.score - expected)
    return information, surprise


def _with_volatility(player: Rating, information: float, surprise: float) -> Rating:
    """Step 5: the same strength, with the volatility after such a surprise."""
    found = _volatility_after(player.volatility, player.deviation / SCALE, 1 / information, surprise / information)
    return Rating(player.value, player.deviation, found)


def _volatility_after(volatility: float, deviation: float, variance: float, improvement: float) -> float:
    """The volatility that fits the improvement best, by the Illinois way of narrowing an interval down."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (improvement**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if improvement**2 > deviation**2 + variance:
        high = log(improvement**2 - deviation**2 - variance)
    else:
        high = start - TAU
        while slope(high) < 0:
            high -= TAU
    at_low = slope(low)
    at_high = slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low = high
            at_low = at_high
        else:
            at_low /= 2
        high = middle
        at_high = at_middle
    return exp(low / 2)
