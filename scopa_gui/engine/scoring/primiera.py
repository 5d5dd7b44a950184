"""Primiera: the values of its cards, and the modes in which primes are compared.

The card that decided a primiera by sums is one without which, or with which in another pile, the winner would lose the
point. It is looked for first among the cards of the winner's prime that the runner-up cannot match (equal values cancel
out), then among all of them. If no single card decided, it may be two cards, if only one pair would do; otherwise the
prime was simply better.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations

from scopa_gui.engine.cards import (
    DECK,
    RANK_SETS,
    RANKS,
    SUIT_SETS,
    Card,
    CardSet,
    Suit,
    bit,
    mask_of,
    rank_of,
    suit_of,
)
from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.counting import Counted, CountingRule, Piles, counted_for_best, only_best, points_of_best
from scopa_gui.engine.scoring.decisions import Because, Decision, paid_of

PRIMIERA_VALUES = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""Primiera value of each rank, by rank; 0 at index 0, for no card."""


def _best_by_suit() -> tuple[int, ...]:
    """Return the best card of a suit as a bit, by the ten bits of the suit: the lowest of equal cards, 0 for none."""
    best = [0] * 1024
    for rank in sorted(RANKS, key=lambda rank: (PRIMIERA_VALUES[rank], -rank)):
        for held in range(1024):
            if held >> rank - 1 & 1:
                best[held] = 1 << rank - 1
    return tuple(best)


# Speed: the prime of a pile is four look-ups: with the best sides sought once, 1.1 times the smazzate a second.
_BEST = _best_by_suit()
BEST_OF_SUIT = tuple(PRIMIERA_VALUES[card.bit_length()] for card in _BEST)
"""The worth of the best card of a suit, by its ten bits; 0 for none."""
SUIT = 1000
"""Number added for each suit held: more than any sum, so that (suits, sum) compare as one number."""
SUIT_AND_BEST = tuple(SUIT + best if best else 0 for best in BEST_OF_SUIT)
"""SUIT and the worth of the best card of a suit, by its ten bits; 0 for none."""
COUNTING_ORDER = (7, 6, 1, 5, 4, 3, 2)
PrimieraKey = tuple[int, ...]


def prime_of(pile: CardSet) -> CardSet:
    """The best primiera card of every suit that is in a pile."""
    return (
        _BEST[pile & 1023] | _BEST[pile >> 10 & 1023] << 10 | _BEST[pile >> 20 & 1023] << 20 | _BEST[pile >> 30] << 30
    )


def primiera_slots(pile: CardSet) -> tuple[Card | None, ...]:
    """The best primiera card of each suit D C B S in a pile, None where the suit is missing."""
    prime = prime_of(pile)
    return tuple((prime & suit).bit_length() - 1 if prime & suit else None for suit in SUIT_SETS)


def primiera_sum(pile: CardSet) -> int:
    """The sum of the best card of every suit that is there."""
    return (
        BEST_OF_SUIT[pile & 1023]
        + BEST_OF_SUIT[pile >> 10 & 1023]
        + BEST_OF_SUIT[pile >> 20 & 1023]
        + BEST_OF_SUIT[pile >> 30]
    )


def suits_and_sum(pile: CardSet) -> int:
    """The number of suits, each SUIT, and the sum of the best card of each."""
    return (
        SUIT_AND_BEST[pile & 1023]
        + SUIT_AND_BEST[pile >> 10 & 1023]
        + SUIT_AND_BEST[pile >> 20 & 1023]
        + SUIT_AND_BEST[pile >> 30]
    )


def suits_held(pile: CardSet) -> int:
    """Return the number of suits in a pile."""
    return prime_of(pile).bit_count()


class PrimieraComparison(ABC):
    """A way to compare primes."""

    @abstractmethod
    def key(self, pile: CardSet) -> PrimieraKey | None:
        """Return the numbers to compare, the first one first; None for a pile that does not compete.

        No added card makes the key less.
        """

    @abstractmethod
    def decide(self, piles: Piles, winner: int, rival: int, paid: tuple[int, ...]) -> Decision:
        """Return the reason why the winner's prime is better than the strongest other one."""

    def value(self, pile: CardSet) -> int | None:
        """Return the prime of a pile as it is shown: its sum, or None if it does not compete."""
        return primiera_sum(pile)

    def strength(self, pile: CardSet) -> PrimieraKey:
        """The key; empty for a pile that does not compete, or has nothing to compete with."""
        return (self.key(pile) or ()) if pile else ()

    def no_winner(self, piles: Piles, paid: tuple[int, ...]) -> Decision:
        """Return the reason why no single prime is best."""
        best = max(self.strength(pile) for pile in piles)
        return Decision(Because.LEVEL, paid, best=best[-1]) if best else Decision(Because.NOTHING, paid)


class Suits(Enum):
    """Role of the number of suits in a prime that is compared by its sum."""

    FOUR_FIRST = auto()
    FOUR_ONLY = auto()
    MOST_FIRST = auto()
    NOTHING = auto()


@dataclass(frozen=True)
class BySum(PrimieraComparison):
    """Comparison by the sum of the best card of each suit; ``suits`` says how the number of suits counts."""

    suits: Suits

    def key(self, pile: CardSet) -> PrimieraKey | None:
        """Return the number of suits, if it is compared, and the sum."""
        held, total = divmod(suits_and_sum(pile), SUIT)
        match self.suits:
            case Suits.FOUR_FIRST:
                return int(held == 4), total
            case Suits.FOUR_ONLY:
                return (total,) if held == 4 else None
            case Suits.MOST_FIRST:
                return held, total
            case Suits.NOTHING:
                return (total,)

    def value(self, pile: CardSet) -> int | None:
        """The sum, where it may be compared."""
        return None if self.suits is Suits.FOUR_ONLY and suits_held(pile) < 4 else primiera_sum(pile)

    def no_winner(self, piles: Piles, paid: tuple[int, ...]) -> Decision:
        """Return the reason: a tie, or no pile competes."""
        if self.suits is Suits.FOUR_ONLY and not any(self.strength(pile) for pile in piles):
            because = Because.NONE_COMPLETE if any(piles) else Because.NOTHING
            return Decision(because, missing=_gaps(piles, range(len(piles))))
        return super().no_winner(piles, paid)

    def decide(self, piles: Piles, winner: int, rival: int, paid: tuple[int, ...]) -> Decision:
        """Return the reason: a missing suit, or the higher sum."""
        mine = piles[winner]
        other = piles[rival]
        best = primiera_sum(mine)
        second = primiera_sum(other)
        held = (suits_held(mine), suits_held(other))
        if self.suits is Suits.FOUR_ONLY and held[1] < 4:
            others = [side for side in range(len(piles)) if side != winner]
            return Decision(Because.ONLY_COMPLETE, paid, best, second, missing=_gaps(piles, others))
        if self.suits is Suits.FOUR_FIRST and held[0] == 4 != held[1]:
            return Decision(Because.FOUR_SUITS, paid, 4, held[1], missing=_gaps(piles, [rival]))
        if self.suits is Suits.MOST_FIRST and held[0] != held[1]:
            gaps = tuple(gap for gap in _gaps(piles, [rival]) if mine & SUIT_SETS[gap[1]])
            return Decision(Because.MORE_SUITS, paid, *held, missing=gaps)
        return Decision(Because.BETTER_SUM, paid, best, second, cards=decisive_cards(self, piles, winner, rival))


@dataclass(frozen=True)
class ByRanks(PrimieraComparison):
    """Comparison by the number of cards of the first of these ranks; if tied, of the next, and so on."""

    ranks: tuple[int, ...]

    def key(self, pile: CardSet) -> PrimieraKey:
        """Return the number of cards of each rank."""
        return tuple([(pile & RANK_SETS[rank]).bit_count() for rank in self.ranks])

    def strength(self, pile: CardSet) -> PrimieraKey:
        """Return the key; empty for a pile with none of these ranks."""
        key = self.key(pile)
        return key if any(key) else ()

    def decide(self, piles: Piles, winner: int, rival: int, paid: tuple[int, ...]) -> Decision:
        """Return the reason: the first rank that is not tied."""
        mine = self.key(piles[winner])
        others = self.key(piles[rival])
        place = next(place for place, (one, other) in enumerate(zip(mine, others, strict=True)) if one != other)
        rank = self.ranks[place]
        level = self.ranks[:place]
        cards = piles[winner] & RANK_SETS[rank]
        return Decision(Because.RANK, paid, mine[place], others[place], cards=cards, rank=rank, level=level)


PRIMIERA: Mapping[str, PrimieraComparison] = {
    # Rule: S0, S2: four suits beat fewer, however small the sum; two incomplete primes compare sums.
    PrimieraMode.COMPLETE_BEATS: BySum(Suits.FOUR_FIRST),
    # Rule: S1: a prime that lacks a suit cannot score.
    PrimieraMode.COMPLETE_ONLY: BySum(Suits.FOUR_ONLY),
    # Rule: S3: more suits win, then the sum.
    PrimieraMode.SUITS_THEN_SUM: BySum(Suits.MOST_FIRST),
    # Rule: S4: most sevens, then sixes, aces, fives, fours, threes, twos.
    PrimieraMode.COUNTS: ByRanks(COUNTING_ORDER),
    PrimieraMode.SUM_NAIVE: BySum(Suits.NOTHING),
    PrimieraMode.MOST_SEVENS: ByRanks((7,)),
    PrimieraMode.SEVENS_CASCADE: ByRanks((7, 6)),
}
"""Modes of the primiera, by the value of the option; "off" is not one of them."""


def primiera_winner(mode: str, piles: Sequence[CardSet]) -> int | None:
    """The side that wins the primiera in a mode, or None."""
    return only_best([PRIMIERA[mode].key(pile) for pile in piles])


class PrimieraPoint(CountingRule):
    """The stake for the best prime, as the mode compares them."""

    among = DECK
    of_piles = True
    compares = True

    def count(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> Counted:
        """The better prime; the cards of each."""
        mode = PRIMIERA[rules.primiera]
        keys = [mode.key(pile) for pile in piles]
        values = tuple([mode.value(pile) for pile in piles])
        return counted_for_best(rules, stake, keys, values, tuple([prime_of(pile) for pile in piles]))

    def points(self, rules: Rules, stake: int, piles: Piles, scope: tuple[int, ...]) -> tuple[int, ...]:
        """The better prime."""
        key = PRIMIERA[rules.primiera].key
        return points_of_best(rules, stake, [key(pile) for pile in piles])

    def decide(self, rules: Rules, piles: Piles, counted: Counted) -> Decision:
        """Return the reason why the winner's prime is better than the strongest other one, or why nobody wins."""
        mode = PRIMIERA[rules.primiera]
        winner = counted.winner
        paid = paid_of(counted.points)
        if winner is None:
            return mode.no_winner(piles, paid)
        others = [side for side in range(len(piles)) if side != winner]
        return mode.decide(piles, winner, max(others, key=lambda side: (mode.strength(piles[side]), -side)), paid)


def _gaps(piles: Piles, sides: Sequence[int]) -> tuple[tuple[int, Suit], ...]:
    return tuple(
        (side, Suit(suit)) for side in sides for suit, cards in enumerate(SUIT_SETS) if not piles[side] & cards
    )


def decisive_cards(mode: PrimieraComparison, piles: Piles, winner: int, rival: int) -> CardSet:
    """Return the card of the winner's prime that decided the point, or the only pair that did; 0 if there is none."""
    slots = [card for card in primiera_slots(piles[winner]) if card is not None]
    against = primiera_slots(piles[rival])
    unmatched = _unmatched(slots, [card for card in against if card is not None])
    others = [rival, *(side for side in range(len(piles)) if side not in (winner, rival))]

    def lost(cards: CardSet, to: int | None = None) -> bool:
        """Return whether the winner would lose the point without these cards, or with them in another side's pile."""
        changed = [
            pile & ~cards if side == winner else pile | cards if side == to else pile for side, pile in enumerate(piles)
        ]
        return only_best([mode.key(pile) for pile in changed]) != winner

    def ahead(card: Card) -> tuple[int, int]:
        there = against[suit_of(card)]
        return -PRIMIERA_VALUES[rank_of(card)], 0 if there is None else PRIMIERA_VALUES[rank_of(there)]

    def left(card: Card) -> int:
        return primiera_sum(piles[winner] & ~bit(card))

    for cards in (sorted(unmatched, key=ahead), sorted(slots, key=left)):
        for to in (None, *others):
            for card in cards:
                if lost(bit(card), to):
                    return bit(card)
    pairs = [mask_of(pair) for pair in combinations(slots, 2) if lost(mask_of(pair))]
    return pairs[0] if len(pairs) == 1 else 0


def _unmatched(slots: Sequence[Card], against: Sequence[Card]) -> list[Card]:
    """Return the cards left once each card of the other prime has cancelled one of equal primiera value.

    Of several equal cards, one against a card of the same suit and value is the first to be matched.
    """
    left = list(slots)
    for other in against:
        equal = [card for card in left if PRIMIERA_VALUES[rank_of(card)] == PRIMIERA_VALUES[rank_of(other)]]
        if equal:
            left.remove(next((card for card in equal if suit_of(card) == suit_of(other)), equal[-1]))
    return left
