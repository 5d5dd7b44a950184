"""DealValue: the expected points of a smazzata at the moment when the next cards are dealt, from piles and table.

A side's expected points are the sum of the weighted MEASURES. Each side has its own weights, because seat 0 leads; they
also differ by the size of the stock and the family of rules. ``python -m tests.measure.strength.redeal_fit`` fits them
by self-play (data/redeal.json); a family that was not fitted uses the weights of the nearest one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import erf, exp, pi, sqrt
from operator import add, mul
from typing import Any

from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.seat.knowledge import none_of, sweeping_cards
from scopa_gui.ai.value import expected_points
from scopa_gui.ai.value.fitted_rules import nearest_deal
from scopa_gui.engine.cards import DECK, RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, cards_outside
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules

MEASURES = (
    "carte",
    "denari",
    "settebello",
    "primiera",
    "extras",
    "more_cards",
    "more_coins",
    "more_sevens",
    "more_sixes",
    "more_aces",
    "leads",
    "may_sweep",
    "may_take",
    "bare",
    "table_cards",
    "table_coins",
    "table_sevens",
    "table_settebello",
    "took_last",
    "took_last_cards",
)
"""Measures of a side, in the order of its weights."""
PRIOR = dict.fromkeys(("carte", "denari", "settebello", "primiera", "extras"), 1.0)
"""Weights before any self-play, which count only the expected points of the piles; the fit starts from them."""
_CARTE_UNIT = 10
_DENARI_UNIT = 3
_TABLE_UNIT = 5
"""Number of cards that counts as 1 in the measures of cards, of coins and of the table."""
_USUAL_SPREAD = 1.5
"""Standard deviation of the difference between two sides' points for rules without a fit."""
_MEMO_LIMIT = 12_000
Weights = tuple[float, ...]


@cache
def fitted_redeals() -> Mapping[str, Any]:
    """Return the fitted numbers of all families of games; raise MissingNumbersError if they cannot be read."""
    return numbers_in(
        "redeal.json", lambda plain: {name: _checked(family) for name, family in plain["families"].items()}
    )


def _checked(family: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a family with weights and spreads as numbers, by the size of the stock."""
    weights = {
        int(stock): [[float(number) for number in side] for side in sides] for stock, sides in family["weights"].items()
    }
    return {**family, "weights": weights, "spread": {int(stock): float(one) for stock, one in family["spread"].items()}}


def _of_piles(rules: Rules, piles: tuple[CardSet, ...]) -> list[float]:
    """Return the first ten MEASURES of the side whose pile comes first."""
    return [
        *expected_points.parts(rules, piles),
        _more(piles, DECK) / _CARTE_UNIT,
        _more(piles, SUIT_SETS[0]) / _DENARI_UNIT,
        _more(piles, RANK_SETS[7]),
        _more(piles, RANK_SETS[6]),
        _more(piles, RANK_SETS[1]),
    ]


def _of_table(table: CardSet, sweepers: CardSet, takers: CardSet, hidden: CardSet, drawn: int) -> list[float]:
    """Return the next eight MEASURES, which are the same for every side; ``drawn`` is the size of a dealt hand."""
    pool = hidden.bit_count()
    return [
        1.0,
        1.0 - none_of(pool, (sweepers & hidden).bit_count(), drawn),
        1.0 - none_of(pool, (takers & hidden).bit_count(), drawn),
        float(not table),
        table.bit_count() / _TABLE_UNIT,
        float((table & SUIT_SETS[0]).bit_count()),
        float((table & RANK_SETS[7]).bit_count()),
        float(table >> SETTEBELLO & 1),
    ]


def _took(rules: Rules, side: int, last_taker: int | None) -> float:
    return 0.0 if last_taker is None else 1.0 if last_taker % rules.sides == side else -1.0


def _movers(rules: Rules, table: CardSet) -> tuple[CardSet, CardSet]:
    """Return the cards that can clear a table for a scopa, and those that can take something from it."""
    takers = 0
    for cards in RANK_SETS[1:]:
        off_table = cards & ~table
        if off_table and any(move.taken & table for move in rules.law.moves_of(off_table.bit_length() - 1, table)):
            takers |= off_table
    return sweeping_cards(rules, table), takers


def _more(piles: Sequence[CardSet], among: CardSet) -> float:
    """Return how many more of these cards the first pile has than the others have on average."""
    others = sum((pile & among).bit_count() for pile in piles[1:])
    return (piles[0] & among).bit_count() - others / (len(piles) - 1)


@dataclass(frozen=True, slots=True)
class DealValue:
    """Expected points at a deal under one set of rules, with a cache of those worked out; `redeal_of` makes it.

    ``weights``: by size of the stock and side, with two sides only for the leader; ``spread``: by size of the stock,
    the standard deviation of the difference between two sides' final points.
    """

    rules: Rules
    weights: Mapping[int, tuple[Weights, ...]]
    spread: Mapping[int, float]
    _piles: dict[tuple[tuple[CardSet, ...], int], tuple[float, ...]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _tables: dict[CardSet, tuple[CardSet, CardSet]] = field(default_factory=dict, repr=False, compare=False)

    def margins(
        self, piles: tuple[CardSet, ...], scope: tuple[int, ...], table: CardSet, last_taker: int | None, stock: int
    ) -> tuple[float, ...]:
        """Return, by side, the expected points of the whole smazzata, scope included, less the best other side's."""
        # Speed: the piles are most of the work, and a search meets the same piles again and again.
        worths = self._piles.get((piles, stock)) or self._promise(piles, stock)
        movers = self._tables.get(table) or self._moved(table)
        rules = self.rules
        lying = _of_table(table, *movers, cards_outside(piles) & ~table, hand_size(rules, stock))
        found = []
        for side, weights in enumerate(self.weights.get(stock) or _prior(rules)):
            took = _took(rules, side, last_taker) * (weights[18] + weights[19] * lying[4])
            found.append(worths[side] + took + sum(map(mul, weights[10:18], lying)))
        if rules.sides == 2:
            margin = found[0] + scope[0] - scope[1]
            return margin, -margin
        spread = self.spread.get(stock, _USUAL_SPREAD)
        return margins_of(tuple(map(add, found, scope)), spread)

    def _promise(self, piles: tuple[CardSet, ...], stock: int) -> tuple[float, ...]:
        if len(self._piles) > _MEMO_LIMIT:
            self._piles.clear()
        found = []
        for side, weights in enumerate(self.weights.get(stock) or _prior(self.rules)):
            values = _of_piles(self.rules, piles[side:] + piles[:side])
            found.append(sum(map(mul, weights[:10], values)))
        self._piles[piles, stock] = worths = tuple(found)
        return worths

    def _moved(self, table: CardSet) -> tuple[CardSet, CardSet]:
        if len(self._tables) > _MEMO_LIMIT:
            self._tables.clear()
        found = self._tables[table] = _movers(self.rules, table)
        return found


@cache
def _prior(rules: Rules) -> tuple[Weights, ...]:
    share = 1.0 if rules.sides == 2 else (rules.sides - 1) / rules.sides / 2
    return (tuple(share * PRIOR.get(name, 0.0) for name in MEASURES),) * rules.sides


def margins_of(points: Sequence[float], spread: float = 0.0) -> tuple[float, ...]:
    """Return, by side, the points less the expected points of the best other side.

    ``spread``: standard deviation of the difference between two sides' final points; 0 if the points are final.
    """
    found = []
    for side, mine in enumerate(points):
        first, *others = (theirs for other, theirs in enumerate(points) if other != side)
        for theirs in others:
            first = _expected_best(first, theirs, spread)
        found.append(mine - first)
    return tuple(found)


def _expected_best(one: float, other: float, spread: float) -> float:
    """Return the expected larger of two normal variables whose difference has this standard deviation (Clark 1961)."""
    if spread <= 0:
        return max(one, other)
    apart = (one - other) / spread
    chance = (1 + erf(apart / sqrt(2))) / 2
    return one * chance + other * (1 - chance) + spread * exp(-apart * apart / 2) / sqrt(2 * pi)


@cache
def redeal_of(rules: Rules) -> DealValue:
    """Return the DealValue of these rules, always the same one, so that its cache is shared."""
    fitted = fitted_redeals()
    name = nearest_deal(rules, fitted)
    if name is None:
        return DealValue(rules, {}, {})
    fit = fitted[name]
    weights = {int(stock): tuple(tuple(side) for side in sides) for stock, sides in fit["weights"].items()}
    return DealValue(rules, weights, {int(stock): spread for stock, spread in fit["spread"].items()})
