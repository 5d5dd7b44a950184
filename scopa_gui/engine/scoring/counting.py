"""Ways to count a scoring category: most of some cards, all of them, each of them, a run of coins, or scopas.

Each way is a CountingRule, which turns piles into points and gives the reason for the result. categories.py says which
way and which cards belong to a category; the primiera has its own way in primiera.py.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from scopa_gui.engine.cards import SUIT_SETS, CardSet, Suit
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason, Because, next_best, paid_of

Piles = tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Result of a category by side.

    ``points``: the points gained. ``values``: the values compared (cards, coins, scopas, or the primiera sum, which is
    None for a side that does not compete). ``cards``: the cards that count. ``winner``: the side that alone is best, or
    None.
    """

    points: tuple[int, ...]
    values: tuple[int | None, ...]
    cards: tuple[CardSet, ...]
    winner: int | None


class CountingRule(ABC):
    """Way to count a category.

    ``among``: the cards that can score. ``of_piles``: True if its points depend only on the piles. ``compares``: True
    if the sides' values are shown next to their points.
    """

    among: CardSet
    of_piles: ClassVar[bool] = False
    compares: ClassVar[bool] = False

    @abstractmethod
    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Return the result for these piles and numbers of scopas, by side; `stake` is that of CategoryLaw."""

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return only the points of count(), which is faster."""
        return self.count(rules, stake, piles, scope).points

    @abstractmethod
    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason for the result that count() gave."""


@dataclass(frozen=True)
class Majority(CountingRule):
    """Stake for the side with the most of these cards."""

    of_piles = True
    compares = True
    among: CardSet

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Count these cards; tied sides get nothing, or the stake each under ties=each."""
        cards = tuple([pile & self.among for pile in piles])
        counts = tuple([held.bit_count() for held in cards])
        return counted_for_best(rules, stake, counts, counts, cards)

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return the stake for the side with the most of these cards."""
        return points_of_best(rules, stake, [(pile & self.among).bit_count() for pile in piles])

    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason with the two largest numbers of cards."""
        values = [value or 0 for value in counted.values]
        paid = paid_of(counted.points)
        best = max(values)
        if not best:
            return AwardReason(Because.NOTHING, paid)
        if counted.winner is None:
            return AwardReason(Because.LEVEL, paid, best=best)
        second = next_best(values)
        return AwardReason(Because.MORE, paid, best=best, second=second, close=best - second <= 2)


@dataclass(frozen=True)
class Whole(CountingRule):
    """Stake for the side that has captured all of these cards."""

    of_piles = True
    among: CardSet

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Count these cards; the winner is the side that has all of them."""
        held = tuple([pile & self.among for pile in piles])
        owner = held.index(self.among) if self.among in held else None
        points = self.points(rules, stake, piles, scope)
        return Counted(points, tuple([have.bit_count() for have in held]), held, owner)

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return the stake for the side that has all of these cards."""
        return tuple([stake if pile & self.among == self.among else 0 for pile in piles])

    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason: one side has all of these cards, or they are in several piles."""
        held = max(cards.bit_count() for cards in counted.cards)
        if counted.winner is not None:
            return AwardReason(Because.HELD, paid_of(counted.points), best=held, cards=counted.cards[counted.winner])
        return AwardReason(Because.SPLIT if held else Because.NOTHING, best=held)


@dataclass(frozen=True)
class EachCard(CountingRule):
    """Stake for each of these cards."""

    of_piles = True
    among: CardSet

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Count these cards."""
        cards = tuple([pile & self.among for pile in piles])
        counts = self.points(rules, stake, piles, scope)
        return Counted(counts, counts, cards, only_best(counts))

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return the stake for each of these cards in a pile."""
        return tuple([(pile & self.among).bit_count() * stake for pile in piles])

    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason: each one is paid, or there is none."""
        return _each_one(counted)


class ScopeMade(CountingRule):
    """Stake for every scopa; it does not depend on the cards in the piles."""

    among = 0

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Count the scopas."""
        return Counted(self.points(rules, stake, piles, scope), scope, (0,) * len(piles), None)

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return the stake for each scopa."""
        return tuple([made * stake for made in scope])

    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason: each one is paid, or there is none."""
        return _each_one(counted)


class Napola(CountingRule):
    """A point for each coin in order from the ace, if there are three or more; at most the stake."""

    among = SUIT_SETS[Suit.DENARI]
    of_piles = True

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """Count the coins in order from the ace."""
        runs = tuple([napola_run(pile) for pile in piles])
        points = self.points(rules, stake, piles, scope)
        cards = tuple([(1 << run) - 1 for run in runs])
        return Counted(points, runs, cards, next((side for side, run in enumerate(runs) if run), None))

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """Return the number of coins in the run, at most the stake."""
        return tuple([min(napola_run(pile), stake) for pile in piles])

    def reason(self, rules: Rules, piles: Piles, counted: Counted) -> AwardReason:
        """Return the reason with the number of coins in the run."""
        run = max(value or 0 for value in counted.values)
        paid = paid_of(counted.points)
        cards = counted.cards[counted.winner] if counted.winner is not None else 0
        return AwardReason(Because.RUN if run else Because.NOTHING, paid, best=run, cards=cards)


def napola_run(pile: CardSet) -> int:
    """Return the number of coins in order from the ace without a gap; 0 if there are fewer than three."""
    # Rule: S0 Trentino (napola), S4 (scaletta): A-2-3 of coins at least.
    run = 0
    while run < 10 and pile >> run & 1:
        run += 1
    return run if run >= 3 else 0


def _each_one(counted: Counted) -> AwardReason:
    paid = paid_of(counted.points)
    because = Because.EACH_ONE if paid else Because.NOTHING
    return AwardReason(because, paid, best=max(counted.points), second=next_best(counted.points))


Compared = int | tuple[int, ...] | None
"""Value of a side that is compared with those of the others; None if it does not compete."""


def only_best(values: Sequence[Compared]) -> int | None:
    """Return the side whose value alone is highest; None if several tie, or if no side competes."""
    best = _best(values)
    return values.index(best) if best is not None and values.count(best) == 1 else None


def _best(values: Sequence[Any]) -> Compared:
    """Return the highest value; None if no side competes."""
    return max([value for value in values if value is not None], default=None)


def points_of_best(rules: Rules, stake: int, keys: Sequence[Compared]) -> tuple[int, ...]:
    """Return the stake for the side with the highest key; tied sides get nothing, or the stake each under ties=each."""
    best = _best(keys)
    if best is None or (keys.count(best) > 1 and not rules.pays_level_sides):
        return (0,) * len(keys)
    return tuple([stake if key == best else 0 for key in keys])


def counted_for_best(
    rules: Rules, stake: int, keys: Sequence[Compared], values: tuple[int | None, ...], cards: tuple[CardSet, ...]
) -> Counted:
    """Return the points of points_of_best() with the values and cards to show; the winner is the only side paid."""
    points = points_of_best(rules, stake, keys)
    return Counted(points, values, cards, points.index(stake) if points.count(stake) == 1 else None)
