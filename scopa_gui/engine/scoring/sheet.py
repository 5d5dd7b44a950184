"""Score sheet of a finished smazzata: the points of each category by side, and the cards that count.

Begin with score(); counted_points() gives only the points, faster.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason
from scopa_gui.engine.scoring.categories import CAPPOTTO, LAWS, SCOPE_AGAINST, SCOPE_FOR, Category, Staked, staked
from scopa_gui.engine.scoring.counting import Counted


@dataclass(frozen=True, slots=True)
class Award(Counted):
    """Result of one category of a score sheet."""

    category: Category


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Count of a smazzata by side, with an Award for each category that is played for.

    ``cappotto`` is the side that has won the match with all ten coins, if there is one and the option is played.
    """

    rules: Rules
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    awards: tuple[Award, ...]
    cappotto: int | None

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the smazzata by side."""
        return tuple(map(sum, zip(*(award.points for award in self.awards), strict=True)))

    @property
    def worths(self) -> tuple[int, ...]:
        """Points by side, plus the target of the match for a cappotto."""
        target = self.rules.target
        return tuple(points + target * (side == self.cappotto) for side, points in enumerate(self.points))

    def award(self, category: Category) -> Award | None:
        """Return the award of a category, or None if it is not played for."""
        return next((award for award in self.awards if award.category is category), None)

    def rival_of(self, side: int) -> int:
        """Return the other side that has the most points."""
        worths = self.worths
        return max((other for other in range(len(worths)) if other != side), key=lambda other: worths[other])

    def margin(self, side: int) -> int:
        """Return the points of a side minus those of its rival, a cappotto counted as the target."""
        return self.worths[side] - self.worths[self.rival_of(side)]

    def margins(self, side: int, had: Sequence[int] = (0, 0)) -> dict[str, int]:
        """Return the margin of a side by PARTS.

        ``had`` are the scope, of the side and of its rival, that were made before and are left out.
        """
        rival = self.rival_of(side)
        parts: dict[str, int] = {}
        for award in self.awards:
            mine = award.points[side]
            theirs = award.points[rival]
            if award.category is Category.SCOPE:
                parts[SCOPE_FOR], parts[SCOPE_AGAINST] = mine - had[0], had[1] - theirs
            else:
                parts[award.category.value] = mine - theirs
        if self.rules.cappotto:
            parts[CAPPOTTO] = self.rules.target * ((self.cappotto == side) - (self.cappotto == rival))
        return parts


def score(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> ScoreSheet:
    """Return the count for these piles and numbers of scopas, by side."""
    piles = tuple(piles)
    scope = tuple(scope)
    awards = []
    for category, stake, counting in staked(rules):
        counted = counting.count(rules, stake, piles, scope)
        awards.append(Award(counted.points, counted.values, counted.cards, counted.winner, category))
    return ScoreSheet(rules, piles, scope, tuple(awards), cappotto_of(rules, piles))


def counted_points(
    rules: Rules, piles: Sequence[CardSet], scope: Sequence[int], categories: Iterable[Staked] | None = None
) -> tuple[int, ...]:
    """Return only the points of score() by side; ``categories`` are those of staked(), if the caller has them."""
    # Speed: 1.2 to 1.4 times the random smazzate a second; with known categories, 1.04 times those.
    piles = tuple(piles)
    scope = tuple(scope)
    by_category = [counting.points(rules, stake, piles, scope) for _, stake, counting in categories or staked(rules)]
    return tuple(map(sum, zip(*by_category, strict=True)))


def award_reason(sheet: ScoreSheet, award: Award) -> AwardReason:
    """Return the reason why a category of a sheet went to a side or to nobody."""
    return LAWS[award.category].counting.reason(sheet.rules, sheet.piles, award)
