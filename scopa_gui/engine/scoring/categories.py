"""Scoring categories (carte, denari and so on) in the order in which they are counted, each with its points."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from scopa_gui.engine.cards import DECK, RANK_SETS, RE_BELLO, SETTEBELLO, SUIT_SETS, Suit, bit
from scopa_gui.engine.options import NapolaCount
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.counting import CountingRule, EachCard, Majority, Napola, ScopeMade, Whole
from scopa_gui.engine.scoring.primiera import PrimieraPoint


class Category(StrEnum):
    """Names of the categories, as they are stored in archives."""

    CARTE = "carte"
    DENARI = "denari"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"
    RE_BELLO = "re_bello"
    SETTE_TUTTI = "sette_tutti"
    NAPOLA = "napola"
    COIN_POINTS = "coin_points"


@dataclass(frozen=True, slots=True)
class CategoryLaw:
    """Points for a category and the way to count it.

    ``stake`` gives the points under these rules: in all, for each card or scopa, or at most. It gives 0 if the category
    is not played for.
    """

    stake: Callable[[Rules], int]
    counting: CountingRule


_NAPOLA = {NapolaCount.OFF: 0, NapolaCount.RUN: 10, NapolaCount.FIXED3: 3}
COINS = SUIT_SETS[Suit.DENARI]
LAWS: Mapping[Category, CategoryLaw] = {
    Category.CARTE: CategoryLaw(lambda _rules: 1, Majority(DECK)),
    Category.DENARI: CategoryLaw(lambda _rules: 1, Majority(COINS)),
    Category.SETTEBELLO: CategoryLaw(lambda _rules: 1, Whole(bit(SETTEBELLO))),
    Category.PRIMIERA: CategoryLaw(lambda rules: int(rules.primiera_is_played), PrimieraPoint()),
    Category.SCOPE: CategoryLaw(lambda _rules: 1, ScopeMade()),
    Category.RE_BELLO: CategoryLaw(lambda rules: rules.re_bello, Whole(bit(RE_BELLO))),
    Category.SETTE_TUTTI: CategoryLaw(lambda rules: rules.sette_tutti, Whole(RANK_SETS[7])),
    Category.NAPOLA: CategoryLaw(lambda rules: _NAPOLA[rules.napola], Napola()),
    Category.COIN_POINTS: CategoryLaw(lambda rules: rules.coin_points, EachCard(COINS)),
}
SCOPE_FOR = "scope_for"
SCOPE_AGAINST = "scope_against"
CAPPOTTO = "cappotto"
"""Parts of ScoreSheet.margins() that are no category: scope of either side, and the match for all ten coins."""
PART_ORDER: tuple[str, ...] = (SCOPE_FOR, SCOPE_AGAINST, CAPPOTTO, *Category)
PARTS = frozenset(PART_ORDER)


Staked = tuple[Category, int, CountingRule]
"""A category that is played for, its stake and the way to count it."""


def staked(rules: Rules) -> Iterator[Staked]:
    """Yield the categories that are played for under these rules, each with its stake and the way to count it."""
    for category, law in LAWS.items():
        stake = law.stake(rules)
        if stake:
            yield category, stake, law.counting
