"""Glicko-2 ratings: Rating is what is known of a strength, and `rated` and `weighed` update it after results.

They follow Mark E. Glickman, "Example of the Glicko-2 system", Boston University, 2022 (public domain), with its
numbers of steps. A puzzle counts as an opponent, who wins if the player does not find the answer.

`rated` is the paper's update for all results of a period. After single results it follows a much stronger player too
slowly and is too certain: for simulated players 500 points above their first rating, 81 of 100 were within its 95 %
interval after ten answers. `weighed` therefore averages over all possible strengths: 89 of 100 were within, and 93 of
100 of those closer to their first rating.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import exp, hypot, log, pi, sqrt

TAU = 0.5
"""System constant: how much the volatility may change in a period. The paper suggests 0.3 to 1.2."""
LARGEST = 350.0
"""Deviation if nothing is known, the largest possible."""
VOLATILITY = 0.06
"""First volatility, as in the paper."""
SURE = 1.96
"""Number of deviations to each side of a rating that make a 95 % interval."""
SCALE = 173.7178
"""Rating points in one unit of the paper's internal scale."""
_CLOSE = 1e-6
_CACHED = 4096
"""Number of results whose ratings are cached, because all answers are rated again after each one."""
_NORMAL = tuple((place / 3, exp(-((place / 3) ** 2) / 2)) for place in range(-12, 13))
"""Points of a normal curve, up to four deviations to each side, with their density."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength as far as it is known: likeliest ``value``, standard ``deviation``, and ``volatility``."""

    value: float
    deviation: float = LARGEST
    volatility: float = VOLATILITY

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.deviation


@dataclass(frozen=True, slots=True)
class Meeting:
    """Opponent and the ``score`` against it, from 0 to 1."""

    opponent: Rating
    score: float


def weight_of(deviation: float) -> float:
    """Return the weight of a result against an opponent with this rating deviation, from 0 to 1 (g in the paper)."""
    return 1 / sqrt(1 + 3 * (deviation / SCALE) ** 2 / pi**2)


def chance_of(player: Rating, opponent: Rating) -> float:
    """Return the expected score of a player, from 0 to 1, with the uncertainty of both ratings."""
    weight = weight_of(hypot(player.deviation, opponent.deviation))
    return 1 / (1 + exp(-weight * (player.value - opponent.value) / SCALE))


def rested(rating: Rating, periods: float) -> Rating:
    """Return the rating after ``periods`` rating periods without a result, when it is less certain."""
    deviation = hypot(rating.deviation, SCALE * rating.volatility * sqrt(max(0.0, periods)))
    return Rating(rating.value, min(LARGEST, deviation), rating.volatility)


@lru_cache(_CACHED)
def rated(player: Rating, meetings: tuple[Meeting, ...], periods: float = 1.0) -> Rating:
    """Return the rating after these results at the end of ``periods`` rating periods, by the paper's formula."""
    if not meetings:
        return rested(player, periods)
    information, surprise = _evidence_of(player, meetings)
    before = rested(_with_volatility(player, information, surprise), periods)  # step 5 and 6
    after = 1 / sqrt((SCALE / before.deviation) ** 2 + information)  # step 7
    return Rating(player.value + SCALE * after**2 * surprise, min(LARGEST, SCALE * after), before.volatility)


@lru_cache(_CACHED)
def weighed(player: Rating, meeting: Meeting, periods: float = 1.0) -> Rating:
    """Return the rating after one result, from the mean and deviation over all possible strengths."""
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
    """Return the expected score of a player with exactly this strength."""
    return 1 / (1 + exp(-weight_of(opponent.deviation) * (value - opponent.value) / SCALE))


def _evidence_of(player: Rating, meetings: Iterable[Meeting]) -> tuple[float, float]:
    """Return the information of results, and by how much they were better than expected (steps 3 and 4)."""
    information = surprise = 0.0
    for meeting in meetings:
        weight = weight_of(meeting.opponent.deviation)
        expected = _expected(player.value, meeting.opponent)
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (meeting.score - expected)
    return information, surprise


def _with_volatility(player: Rating, information: float, surprise: float) -> Rating:
    """Return the rating with its new volatility (step 5)."""
    found = _volatility_after(player.volatility, player.deviation / SCALE, 1 / information, surprise / information)
    return Rating(player.value, player.deviation, found)


def _volatility_after(volatility: float, deviation: float, variance: float, improvement: float) -> float:
    """Return the new volatility, found by the Illinois method (step 5)."""
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
