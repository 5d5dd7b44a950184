"""LossFigures: points lost over all matches, by theme, game and month, with their margins of error, and luck.

The unit of the statistics is a smazzata, because the moves of one smazzata are correlated.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.review.loss_record import Month, SmazzataLosses

Bucket = TypeVar("Bucket")
MOVES = 100
"""Number of moves to which the points lost refer."""
FEWEST = 5
"""Least number of smazzate for a margin of error."""
_NORMAL = 1.959964
"""Number of standard deviations for 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Mean over several smazzate; ``margin`` is half of its 95 % interval, None with fewer than FEWEST smazzate."""

    value: float
    margin: float | None

    @property
    def low(self) -> float:
        """Lower end of the interval."""
        return self.value - (self.margin or 0.0)

    @property
    def high(self) -> float:
        """Upper end of the interval."""
        return self.value + (self.margin or 0.0)

    @property
    def is_sure(self) -> bool:
        """True if the whole interval is above 0."""
        return self.margin is not None and self.low > 0


@dataclass(frozen=True, slots=True)
class Balance:
    """Mean result of a smazzata in points, and its parts as in `luck.Split`: luck, my play, my partner's, theirs."""

    result: Rate
    luck: Rate
    mine: Rate
    partner: Rate
    theirs: Rate


@dataclass(frozen=True, slots=True)
class LossFigures:
    """Points lost in MOVES moves: overall, by theme and game (the largest loss first) and by month (the latest last).

    ``balance``: luck and play in points per smazzata; None until a whole smazzata has been judged.
    """

    overall: Rate
    themes: Mapping[PracticeTheme, Rate]
    games: Mapping[str, Rate]
    months: Mapping[Month, Rate]
    balance: Balance | None


def figures_of(smazzate: Sequence[SmazzataLosses]) -> LossFigures | None:
    """Return the figures of these smazzate; None if there are none."""
    if not smazzate:
        return None
    themes = [theme for theme in PracticeTheme if any(theme in one.themes for one in smazzate)]
    by_theme = {theme: rate_of((one.themes.get(theme, 0.0), one.moves) for one in smazzate) for theme in themes}
    games = {
        game: _lost([one for one in smazzate if one.game == game]) for game in sorted({one.game for one in smazzate})
    }
    splits = [one.split for one in smazzate if one.split is not None]
    names = ("result", "luck", "mine", "partner", "theirs")
    months = sorted({one.month for one in smazzate if one.month is not None})
    return LossFigures(
        _lost(smazzate),
        _dearest(by_theme),
        _dearest(games),
        {month: _lost([one for one in smazzate if one.month == month]) for month in months},
        Balance(*(rate_of(((getattr(split, name), 1) for split in splits), 1) for name in names)) if splits else None,
    )


def rate_of(pairs: Iterable[tuple[float, int]], unit: float = MOVES) -> Rate:
    """Return the points lost in ``unit`` moves, from pairs of points and moves of each smazzata.

    The error is that of a ratio of two sums (Cochran, Sampling Techniques, 6.4), with Student's distribution.
    """
    found = list(pairs)
    moves = sum(weight for _points, weight in found)
    count = len(found)
    ratio = sum(points for points, _weight in found) / moves
    if count < FEWEST:
        return Rate(unit * ratio, None)
    spread = sum((points - ratio * weight) ** 2 for points, weight in found)
    error = sqrt(spread * count / (count - 1)) / moves
    return Rate(unit * ratio, unit * error * _student(count - 1))


def _student(freedom: int) -> float:
    """Return half the width of Student's 95 % interval in standard errors (Cornish-Fisher expansion).

    With four degrees of freedom, the fewest that are used, it is 2 % off.
    """
    z = _NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _lost(smazzate: Iterable[SmazzataLosses]) -> Rate:
    return rate_of((one.lost, one.moves) for one in smazzate)


def _dearest(rates: Mapping[Bucket, Rate]) -> dict[Bucket, Rate]:
    return dict(sorted(rates.items(), key=lambda pair: -pair[1].value))
