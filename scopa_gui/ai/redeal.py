"""What a smazzata promises where the next cards are dealt: expected points from there on, by what lies in piles and on the table.

The seat that leads is always seat 0, so each side has its own weights: one set for every size of the stock and every family of
rules. A side's worth is the sum of the weighted measures below. The weights (data/redeal.json) come from self-play and are made
by ``python -m tests.strength.redeal_fit``; a family that was not fitted takes those of the nearest one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from json import loads
from math import erf, exp, pi, sqrt
from typing import Any

from scopa_gui.ai import prospects
from scopa_gui.ai.chances import none_of
from scopa_gui.ai.knowledge import sweeping_cards
from scopa_gui.engine.cards import DECK, RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, bit
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules

MEASURES = (
    "carte", "denari", "settebello", "primiera", "extras", "more_cards", "more_coins", "more_sevens", "more_sixes", "more_aces",
    "leads", "may_sweep", "may_take", "bare", "table_cards", "table_coins", "table_sevens", "table_settebello", "took_last", "took_last_cards",
)
"""The measures of a side, in the order of its weights."""
PRIOR = dict.fromkeys(("carte", "denari", "settebello", "primiera", "extras"), 1.0)
"""What the weights are without any self-play: the prospects as they stand. The fit draws towards them."""
_MEMO_LIMIT = 100_000
Weights = tuple[float, ...]


def family_of(rules: Rules) -> str:
    """The name under which weights are kept: law of captures, players, sides."""
    law = "asso" if rules.asso else rules.capture
    return f"{law} {rules.players}" if rules.sides == (2 if rules.players in (4, 6) else rules.players) else f"{law} {rules.players} {rules.sides}"


def _nearest(rules: Rules, fitted: Mapping[str, Any]) -> str | None:
    """The family with weights that is most like these rules: the same seats first, then the law of captures."""
    law, players, *sides = family_of(rules).split()
    order = [family_of(rules), *(f"{like} {players}" for like in (law, "asso" if law == "cirulla" else "sum", "sum", "fifteen", "asso") if not sides)]
    return next((name for name in order if name in fitted), None)


@cache
def _fitted() -> Mapping[str, Any]:
    path = files("scopa_gui.ai") / "data" / "redeal.json"
    kept: Mapping[str, Any] = loads(path.read_text(encoding="utf-8"))["families"] if path.is_file() else {}
    return kept


def measures(rules: Rules, side: int, piles: Sequence[CardSet], table: CardSet, last_taker: int | None, stock: int) -> list[float]:
    """The MEASURES of a side where ``stock`` cards are left to deal; sides and ``last_taker`` counted from the leader's."""
    mine = tuple(piles[side:]) + tuple(piles[:side])
    open_cards = DECK & ~table
    for pile in mine:
        open_cards &= ~pile
    drawn = hand_size(rules, stock)
    sweepers = (sweeping_cards(rules, table) & open_cards).bit_count()
    takers = (_takers(rules, table) & open_cards).bit_count()
    size = table.bit_count()
    took = 0.0 if last_taker is None else 1.0 if last_taker % rules.sides == side else -1.0
    return [
        prospects.carte(mine), prospects.denari(mine), prospects.settebello(mine), prospects.primiera(rules, mine),
        prospects.extras(rules, mine),
        _more(mine, DECK) / 10, _more(mine, SUIT_SETS[0]) / 3, _more(mine, RANK_SETS[7]), _more(mine, RANK_SETS[6]), _more(mine, RANK_SETS[1]),
        1.0,
        1.0 - none_of(stock, sweepers, drawn), 1.0 - none_of(stock, takers, drawn), float(not table), size / 5,
        float((table & SUIT_SETS[0]).bit_count()), float((table & RANK_SETS[7]).bit_count()), float(bool(table & bit(SETTEBELLO))),
        took, took * size / 5,
    ]


def _more(piles: Sequence[CardSet], among: CardSet) -> float:
    """How many more of these cards my pile, the first, has than the others on average."""
    others = sum((pile & among).bit_count() for pile in piles[1:])
    return (piles[0] & among).bit_count() - others / (len(piles) - 1)


@lru_cache(maxsize=50_000)
def _takers(rules: Rules, table: CardSet) -> CardSet:
    """The cards that could take something from a table."""
    found = 0
    for cards in RANK_SETS[1:]:
        off_table = cards & ~table
        if off_table and any(move.taken & table for move in rules.law.moves_of(off_table.bit_length() - 1, table)):
            found |= off_table
    return found


@dataclass(frozen=True, slots=True)
class Redeal:
    """The worth of a redeal under one set of rules, and a memo of what was already worked out. Made by redeal_of().

    ``weights`` by size of the stock, then by side; with two sides only the leader's, for the other's worth is its opposite.
    ``spread`` by size of the stock: how far a side's points still stray, for the best of several others.
    """

    rules: Rules
    weights: Mapping[int, tuple[Weights, ...]]
    spread: Mapping[int, float]
    _memo: dict[tuple[object, ...], tuple[float, ...]] = field(default_factory=dict, repr=False, compare=False)

    def margins(self, piles: tuple[CardSet, ...], scope: tuple[int, ...], table: CardSet, last_taker: int | None, stock: int) -> tuple[float, ...]:
        """By side: the expected points of the whole smazzata, scope made so far included, less those of the best other side."""
        key = (piles, table, last_taker, stock)
        worths = self._memo.get(key)
        if worths is None:
            # Speed: a search comes to the same piles and table again and again.
            if len(self._memo) > _MEMO_LIMIT:
                self._memo.clear()
            worths = self._memo[key] = self._worths(piles, table, last_taker, stock)
        if len(worths) == 2:
            margin = worths[0] - worths[1] + scope[0] - scope[1]
            return margin, -margin
        return margins_of([worth + made for worth, made in zip(worths, scope, strict=True)], self.spread.get(stock, 1.5))

    def _worths(self, piles: tuple[CardSet, ...], table: CardSet, last_taker: int | None, stock: int) -> tuple[float, ...]:
        sides = self.rules.sides
        weights = self.weights.get(stock) or _prior(self.rules)
        worths = []
        for side in range(sides if sides > 2 else 1):
            found = measures(self.rules, side, piles, table, last_taker, stock)
            worths.append(sum([weight * value for weight, value in zip(weights[side], found, strict=True)]))
        return tuple(worths) if sides > 2 else (worths[0] / 2, -worths[0] / 2)


def _prior(rules: Rules) -> tuple[Weights, ...]:
    share = 1.0 if rules.sides == 2 else (rules.sides - 1) / rules.sides / 2
    return (tuple(share * PRIOR.get(name, 0.0) for name in MEASURES),) * (rules.sides if rules.sides > 2 else 1)


def margins_of(points: Sequence[float], spread: float = 0.0) -> tuple[float, ...]:
    """By side: the points less those expected of the best other, when the difference of two sides strays by ``spread``."""
    found = []
    for side, mine in enumerate(points):
        first, *others = (theirs for other, theirs in enumerate(points) if other != side)
        for theirs in others:
            first = _expected_best(first, theirs, spread)
        found.append(mine - first)
    return tuple(found)


def _expected_best(one: float, other: float, spread: float) -> float:
    """The expected larger of two normal quantities (Clark 1961), whose difference strays by ``spread``."""
    if spread <= 0:
        return max(one, other)
    apart = (one - other) / spread
    chance = (1 + erf(apart / sqrt(2))) / 2
    return one * chance + other * (1 - chance) + spread * exp(-apart * apart / 2) / sqrt(2 * pi)


@cache
def redeal_of(rules: Rules) -> Redeal:
    """The one Redeal of these rules, so that its memo is shared."""
    fitted = _fitted()
    name = _nearest(rules, fitted)
    if name is None:
        return Redeal(rules, {}, {})
    kept = fitted[name]
    weights = {int(stock): tuple(tuple(side) for side in sides) for stock, sides in kept["weights"].items()}
    return Redeal(rules, weights, {int(stock): spread for stock, spread in kept["spread"].items()})
