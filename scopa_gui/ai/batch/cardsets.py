"""Card sets for arrays: cards are numbered rank by rank, so that the four cards of a rank are neighbouring bits.

The number ("place") of a card is ``4 * (rank - 1) + suit``, and a set is an int64. The engine numbers cards suit by
suit; `place_of` and `columns_set` convert. Functions on sets take arrays of any shape.
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
"""Lowest bit of each rank; these are the coins."""
COINS = FIRST_OF_EACH
ALL = (1 << 40) - 1
_FIVE_TO_SEVEN, _ENDS, _MIDDLES = (sum(1 << 4 * (rank - 1) for rank in ranks) for ranks in ((5, 6, 7), (5, 8), (6, 9)))
_PAIRS = sum(0b0101 << 4 * rank for rank in range(10))
_FOURS = sum(0b0011 << 4 * rank for rank in range(10))


def place_of(card: Card) -> int:
    """Return the place of an engine's card."""
    return card % 10 * 4 + card // 10


def card_at(place: int) -> Card:
    """Return the engine's card at a place."""
    return place % 4 * 10 + place // 4


def columns_set(cards: CardSet) -> int:
    """Return an engine's set as a set for arrays."""
    return sum(1 << place_of(card) for card in cards_of(cards))


def engine_set(places: int) -> CardSet:
    """Return a set for arrays as an engine's set."""
    return sum(1 << card_at(place) for place in range(40) if places >> place & 1)


def places_of(cards: Iterable[Card]) -> list[int]:
    """Return the places of the engine's cards, in the same order."""
    return [place_of(card) for card in cards]


def count_by_rank(sets: Any) -> Any:
    """Return the number of cards of each rank, in four bits a rank, the ace lowest."""
    twos = sets - (sets >> 1 & _PAIRS)
    return (twos & _FOURS) + (twos >> 2 & _FOURS)


def ranks_in(sets: Any) -> Any:
    """Return one bit for each rank of which there is a card, at the place of its coin."""
    halves = sets | sets >> 1
    return (halves | halves >> 2) & FIRST_OF_EACH


def odd_ranks(sets: Any) -> Any:
    """Return one bit for each rank with an odd number of cards, at the place of its coin."""
    halves = sets ^ sets >> 1
    return (halves ^ halves >> 2) & FIRST_OF_EACH


def companions(ranks: Any, law: CaptureLaw) -> Any:
    """Return the cards that cards of these ranks (a bit each) can take singly: equal ones, or those making fifteen."""
    if not law.by_fifteen:
        return ranks * 15
    # Speed: reverses the ranks from 5 to 10, first the two halves, then the ends of each half.
    turned = (ranks & _FIVE_TO_SEVEN) << 12 | ranks >> 12 & _FIVE_TO_SEVEN
    turned = (turned & _ENDS) << 8 | turned >> 8 & _ENDS | turned & _MIDDLES
    return (turned | ranks if law.by_rank else turned) * 15


def total_of(sets: Ints) -> Ints:
    """Return the sum of the ranks of each set."""
    total = np.zeros_like(sets)
    for rank in range(1, 11):
        total += rank * size(sets & 15 << 4 * (rank - 1))
    return total


def size(sets: Any) -> Any:
    """Return the number of cards of each set, as uint8."""
    return np.bitwise_count(sets)
