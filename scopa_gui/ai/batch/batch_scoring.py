"""Count of many finished smazzate at once: from piles (sides, columns) to points (sides, columns).

The ways of counting in _COUNTS work on whole arrays; any other is counted by the engine, column by column.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from scopa_gui.ai.batch.cardsets import COINS, Bools, Ints, columns_set, engine_set, size
from scopa_gui.engine.cards import DECK, RANK_SETS, CardSet
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.engine.scoring.counting import CountingRule, EachCard, Majority, Napola, ScopeMade, Whole
from scopa_gui.engine.scoring.primiera import (
    PRIMIERA,
    SUIT,
    SUIT_AND_BEST,
    ByRanks,
    BySum,
    PrimieraComparison,
    PrimieraPoint,
    Suits,
)


@cache
def _best_of_suit() -> Ints:
    """Return SUIT_AND_BEST as an array."""
    return np.array(SUIT_AND_BEST)


def _suit_of(piles: Ints, suit: int) -> Ints:
    """Return the cards of a suit as ten bits, the ace lowest."""
    found = np.zeros_like(piles)
    for rank in range(10):
        found |= (piles >> (4 * rank + suit) & 1) << rank
    return found


def _primiera_key(mode: PrimieraComparison, piles: Ints) -> Ints | None:
    """Return a number for each pile that compares like its primiera, -1 if it has none; None for an unknown mode."""
    if type(mode) is ByRanks:
        key = np.zeros_like(piles)
        for rank in mode.ranks:
            key = key * 5 + size(piles & _columns(RANK_SETS[rank]))
        return key
    if type(mode) is not BySum:
        return None
    key = sum((_best_of_suit().take(_suit_of(piles, suit)) for suit in range(4)), np.zeros_like(piles))
    match mode.suits:
        case Suits.FOUR_ONLY:
            key[key < 4 * SUIT] = -1
        case Suits.FOUR_FIRST:
            key[key < 4 * SUIT] %= SUIT
        case Suits.NOTHING:
            key %= SUIT
        case Suits.MOST_FIRST:
            pass
    return key


def _for_best(rules: Rules, stake: int, values: Ints) -> Ints:
    """Return the stake for the best side of each column; level sides get nothing, or the stake each if rules say so."""
    best = values.max(axis=0)
    points: Ints = ((values == best) & (best >= 0)).astype(np.int64)
    if not rules.pays_level_sides:
        points *= points.sum(axis=0) == 1
    return _times(stake, points)


def _times(stake: int, points: Ints) -> Ints:
    return points if stake == 1 else stake * points


def _whole(piles: Ints, cards: int) -> Ints:
    whole: Ints = np.equal(piles & cards, cards).astype(np.int64)
    return whole


def _run(piles: Ints) -> Ints:
    """Return the number of coins in an unbroken run from the ace; 0 below three."""
    length = np.zeros_like(piles)
    unbroken: Bools = np.ones(piles.shape, bool)
    for rank in range(10):
        unbroken &= piles >> 4 * rank & 1 == 1
        length += unbroken
    length[length < 3] = 0
    return length


@cache
def _columns(cards: CardSet) -> int:
    return columns_set(cards)


def _held(counting: CountingRule, piles: Ints) -> Ints:
    held = piles if counting.among == DECK else piles & _columns(counting.among)
    return size(held).astype(np.int64)  # type: ignore[no-any-return]


def _of_primiera(rules: Rules, stake: int, _counting: CountingRule, piles: Ints) -> Ints | None:
    key = _primiera_key(PRIMIERA[rules.primiera], piles)
    return None if key is None else _for_best(rules, stake, key)


_COUNTS: Mapping[type[CountingRule], Callable[[Rules, int, CountingRule, Ints], Ints | None]] = {
    Majority: lambda rules, stake, counting, piles: _for_best(rules, stake, _held(counting, piles)),
    Whole: lambda _rules, stake, counting, piles: _times(stake, _whole(piles, _columns(counting.among))),
    EachCard: lambda _rules, stake, counting, piles: _times(stake, _held(counting, piles)),
    Napola: lambda _rules, stake, _counting, piles: np.minimum(_run(piles), stake),
    PrimieraPoint: _of_primiera,
}
"""Functions that count whole arrays, by the class of the way of counting."""


def awards_of(rules: Rules, piles: Ints, scope: Ints) -> dict[Category, Ints]:
    """Return the points of every category of these rules (sides, columns), without a cappotto."""
    awards = {}
    for category, stake, counting in staked(rules):
        if type(counting) is ScopeMade and stake == 1:
            awards[category] = scope
            continue
        in_arrays = _COUNTS.get(type(counting))
        points = in_arrays(rules, stake, counting, piles) if in_arrays is not None else None
        awards[category] = _by_engine(rules, stake, counting, piles, scope) if points is None else points
    return awards


def _by_engine(rules: Rules, stake: int, counting: CountingRule, piles: Ints, scope: Ints) -> Ints:
    """Return the points of any category, slowly, by the engine's count of each column."""
    columns = zip(piles.T.tolist(), scope.T.tolist(), strict=True)
    points = [
        counting.points(rules, stake, tuple(engine_set(pile) for pile in held), tuple(made)) for held, made in columns
    ]
    return np.array(points, np.int64).reshape(piles.shape[::-1]).T


def points_of(rules: Rules, piles: Ints, scope: Ints) -> Ints:
    """Return the points (sides, columns); all ten coins count as a whole match if they win at once."""
    points: Ints = sum(awards_of(rules, piles, scope).values(), cappotto_points(rules, piles))
    return points


def cappotto_points(rules: Rules, piles: Ints) -> Ints:
    """Return the points for all ten coins (sides, columns): a whole match if they win at once, else 0."""
    return rules.target * _whole(piles, COINS) if rules.cappotto else np.zeros_like(piles)


def rivals_of(points: Any, side: int) -> Ints:
    """Return, by column, the other side with the most points."""
    others = points.copy()
    others[side] = points.min() - 1
    found: Ints = others.argmax(axis=0)
    return found


def rival_points(points: Any, side: int) -> Any:
    """Return, by column, the points of the best other side."""
    return points[rivals_of(points, side), np.arange(points.shape[1])]


def margins_of(points: Any, side: int) -> Any:
    """Return, by column, the points of a side less those of the best other side."""
    return points[side] - rival_points(points, side)
