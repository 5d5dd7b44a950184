"""The count at the end of a smazzata: who gets each point, and with which cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from scopa_gui.engine.cards import (
    RANK_SETS,
    RE_BELLO,
    SETTEBELLO,
    SUIT_SETS,
    Card,
    CardSet,
    Suit,
    bit,
    cards_of,
    rank_of,
)
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.rules import Rules

PRIMIERA_VALUES = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""The worth of each rank in the primiera, by rank; nothing at 0."""
COUNTING_ORDER = (7, 6, 1, 5, 4, 3, 2)
_COINS = SUIT_SETS[Suit.DENARI]


class Category(Enum):
    """What a smazzata pays for, in the order of the count."""

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
class Award:
    """One category of the count, everything by side.

    ``points`` gained; ``values`` compared (cards, coins, primiera sum or None when it does not compete, scope ...);
    ``cards`` that count; ``winner`` the side that alone is best, or None.
    """

    category: Category
    points: tuple[int, ...]
    values: tuple[int | None, ...]
    cards: tuple[CardSet, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The count of a smazzata: an Award per category, points by side, and the side that won outright by all coins."""

    rules: Rules
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    awards: tuple[Award, ...]
    cappotto: int | None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the smazzata by side."""
        return tuple(sum(award.points[side] for award in self.awards) for side in range(len(self.piles)))

    def award(self, category: Category) -> Award | None:
        """The award of a category, or None when it is not played for."""
        return next((award for award in self.awards if award.category is category), None)


def score(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> ScoreSheet:
    """Count the piles of captured cards (by side) and the scope made."""
    piles, scope = tuple(piles), tuple(scope)
    awards = [
        _majority(rules, Category.CARTE, piles),
        _majority(rules, Category.DENARI, tuple(pile & _COINS for pile in piles)),
        _held(Category.SETTEBELLO, piles, bit(SETTEBELLO), 1),
    ]
    if rules.primiera != "off":
        awards.append(_primiera_award(rules, piles))
    awards.append(Award(Category.SCOPE, scope, scope, (0,) * len(piles), None))
    awards += _extras(rules, piles)
    return ScoreSheet(rules, piles, scope, tuple(awards), cappotto_of(rules, piles))


def _extras(rules: Rules, piles: tuple[CardSet, ...]) -> list[Award]:
    awards = []
    if rules.re_bello:
        awards.append(_held(Category.RE_BELLO, piles, bit(RE_BELLO), rules.re_bello))
    if rules.sette_tutti:
        awards.append(_held(Category.SETTE_TUTTI, piles, RANK_SETS[7], rules.sette_tutti))
    if rules.napola != "off":
        runs = tuple(napola_run(pile) for pile in piles)
        points = tuple(min(run, 3) if rules.napola == "fixed3" else run for run in runs)
        cards = tuple((1 << run) - 1 for run in runs)
        awards.append(
            Award(Category.NAPOLA, points, runs, cards, next((side for side, run in enumerate(runs) if run), None))
        )
    if rules.coin_points:
        coins = tuple(pile & _COINS for pile in piles)
        counts = tuple(held.bit_count() * rules.coin_points for held in coins)
        awards.append(Award(Category.COIN_POINTS, counts, counts, coins, _only_best(counts)))
    return awards


def napola_run(pile: CardSet) -> int:
    """How many coins in unbroken order from the ace; 0 below three."""
    # Rule: S0 Trentino (napola), S4 (scaletta): A-2-3 of coins at least.
    run = 0
    while run < 10 and pile >> run & 1:
        run += 1
    return run if run >= 3 else 0


def _held(category: Category, piles: tuple[CardSet, ...], cards: CardSet, points: int) -> Award:
    """A point for having captured all of these cards."""
    owner = next((side for side, pile in enumerate(piles) if pile & cards == cards), None)
    held = tuple(pile & cards for pile in piles)
    values = tuple(have.bit_count() for have in held)
    return Award(category, tuple(points if side == owner else 0 for side in range(len(piles))), values, held, owner)


def _majority(rules: Rules, category: Category, cards: tuple[CardSet, ...]) -> Award:
    counts = tuple(held.bit_count() for held in cards)
    return Award(category, _points_for_best(rules, counts), counts, cards, _only_best(counts))


def _only_best(values: Sequence[int | tuple[int, ...] | None]) -> int | None:
    """The side whose value alone is highest; None when level, or when nobody competes."""
    best = _best_sides(values)
    return best[0] if len(best) == 1 else None


def _best_sides(values: Sequence[int | tuple[int, ...] | None]) -> list[int]:
    """Every side with the highest value; a value of None does not compete."""
    present = [value for value in values if value is not None]
    return [side for side, value in enumerate(values) if value == max(present)] if present else []


def _points_for_best(rules: Rules, values: Sequence[int | tuple[int, ...] | None]) -> tuple[int, ...]:
    """One point for the best side; level sides get nothing, or one each under ties=each."""
    best = _best_sides(values)
    paid = best if len(best) == 1 or rules.ties == "each" else []
    return tuple(int(side in paid) for side in range(len(values)))


def primiera_slots(pile: CardSet) -> tuple[Card | None, ...]:
    """The best primiera card of each suit D C B S in a pile, None where the suit is missing."""
    return tuple(
        max(cards_of(pile & suit), key=lambda card: PRIMIERA_VALUES[rank_of(card)], default=None) for suit in SUIT_SETS
    )


def primiera_sum(pile: CardSet) -> int:
    """The sum of the best card of every suit that is there."""
    return sum(PRIMIERA_VALUES[rank_of(card)] for card in primiera_slots(pile) if card is not None)


def suits_held(pile: CardSet) -> int:
    """How many suits a pile has."""
    return sum(1 for suit in SUIT_SETS if pile & suit)


def _counted(pile: CardSet, ranks: Sequence[int]) -> tuple[int, ...]:
    return tuple((pile & RANK_SETS[rank]).bit_count() for rank in ranks)


_PRIMIERA_KEYS: Mapping[str, Callable[[CardSet], int | tuple[int, ...] | None]] = {
    # Rule: S0, S2: four suits beat fewer, however small the sum; two incomplete primes compare sums.
    "complete_beats": lambda pile: (int(suits_held(pile) == 4), primiera_sum(pile)),
    # Rule: S1: a prime that lacks a suit cannot score.
    "complete_only": lambda pile: primiera_sum(pile) if suits_held(pile) == 4 else None,
    # Rule: S3: more suits win, then the sum.
    "suits_then_sum": lambda pile: (suits_held(pile), primiera_sum(pile)),
    # Rule: S4: most sevens, then sixes, aces, fives, fours, threes, twos.
    "counts": lambda pile: _counted(pile, COUNTING_ORDER),
    "sum_naive": primiera_sum,
    "most_sevens": lambda pile: _counted(pile, (7,)),
    "sevens_cascade": lambda pile: _counted(pile, (7, 6)),
}
PRIMIERA_MODES = tuple(_PRIMIERA_KEYS)


def primiera_winner(mode: str, piles: Sequence[CardSet]) -> int | None:
    """The side that wins the primiera under one of PRIMIERA_MODES, or None."""
    return _only_best([_PRIMIERA_KEYS[mode](pile) for pile in piles])


def _primiera_award(rules: Rules, piles: tuple[CardSet, ...]) -> Award:
    keys = [_PRIMIERA_KEYS[rules.primiera](pile) for pile in piles]
    values = tuple(
        None if rules.primiera == "complete_only" and key is None else primiera_sum(pile)
        for key, pile in zip(keys, piles, strict=True)
    )
    cards = tuple(sum(bit(card) for card in primiera_slots(pile) if card is not None) for pile in piles)
    return Award(Category.PRIMIERA, _points_for_best(rules, keys), values, cards, _only_best(keys))
