"""Cards in a crowd: numbered rank by rank, so that the four cards of a rank are four neighbouring bits of a 64-bit set.

A card here is ``4 * (rank - 1) + suit``; sets are int64. All functions take arrays of any shape.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scopa_gui.engine.captures import CaptureLaw
from scopa_gui.engine.cards import Card, CardSet, cards_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

FIRST_OF_EACH = sum(1 << 4 * rank for rank in range(10))
"""One bit a rank: the coins, which are the first of each four."""
COINS = FIRST_OF_EACH
ALL = (1 << 40) - 1
_FIVE_TO_SEVEN, _ENDS, _MIDDLES = (sum(1 << 4 * (rank - 1) for rank in ranks) for ranks in ((5, 6, 7), (5, 8), (6, 9)))
_PAIRS = sum(0b0101 << 4 * rank for rank in range(10))
_FOURS = sum(0b0011 << 4 * rank for rank in range(10))


def place_of(card: Card) -> int:
    """The number of an engine's card in a crowd."""
    return card % 10 * 4 + card // 10


def card_at(place: int) -> Card:
    """The inverse of place_of."""
    return place % 4 * 10 + place // 4


def columns_set(cards: CardSet) -> int:
    """An engine's set as a set of a crowd."""
    return sum(1 << place_of(card) for card in cards_of(cards))


def engine_set(places: int) -> CardSet:
    """The inverse of columns_set."""
    return sum(1 << card_at(place) for place in range(40) if places >> place & 1)


def places_of(cards: Iterable[Card]) -> list[int]:
    """The numbers in a crowd of these cards, in their order."""
    return [place_of(card) for card in cards]


def count_by_rank(sets: Any) -> Any:
    """Count the cards of each rank: four bits a rank, rank 1 lowest."""
    twos = sets - (sets >> 1 & _PAIRS)
    return (twos & _FOURS) + (twos >> 2 & _FOURS)


def ranks_in(sets: Any) -> Any:
    """One bit for each rank that is there, at the place of its coin."""
    halves = sets | sets >> 1
    return (halves | halves >> 2) & FIRST_OF_EACH


def odd_ranks(sets: Any) -> Any:
    """One bit for each rank with an odd number of cards."""
    halves = sets ^ sets >> 1
    return (halves ^ halves >> 2) & FIRST_OF_EACH


def companions(ranks: Any, law: CaptureLaw) -> Any:
    """All cards one card of these ranks (a bit each) can take alone: the equal ones, what makes fifteen, or both."""
    if not law.by_fifteen:
        return ranks * 15
    # Speed: the six ranks from 5 to 10 turned round, the halves first and then the ends of each half.
    turned = (ranks & _FIVE_TO_SEVEN) << 12 | ranks >> 12 & _FIVE_TO_SEVEN
    turned = (turned & _ENDS) << 8 | turned >> 8 & _ENDS | turned & _MIDDLES
    return (turned | ranks if law.by_rank else turned) * 15


def total_of(sets: Ints) -> Ints:
    """The sum of the ranks of each set."""
    total = np.zeros_like(sets)
    for rank in range(1, 11):
        total += rank * size(sets & 15 << 4 * (rank - 1))
    return total


def size(sets: Any) -> Any:
    """The number of cards of each set, as small unsigned numbers."""
    return np.bitwise_count(sets)
