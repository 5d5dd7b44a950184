"""Cards as small integers, sets of cards as bit masks, and the functions that convert and name them.

A card is ``suit * 10 + rank - 1``: 0..9 denari, 10..19 coppe, 20..29 bastoni, 30..39 spade. In a set, bit n is card n.
The short name of a card is its rank, then its suit: ``7D`` is the settebello, ``FC`` the fante di coppe.
"""

from collections.abc import Iterable
from enum import IntEnum
from reprlib import repr as quoted

Card = int
CardSet = int


class Suit(IntEnum):
    """The four suits in the order in which cards are numbered and sorted."""

    DENARI = 0
    COPPE = 1
    BASTONI = 2
    SPADE = 3


FANTE = 8
CAVALLO = 9
RE = 10
RANKS = range(1, 11)
RANK_LETTERS = "A234567FCR"
SUIT_LETTERS = "DCBS"
DECK: CardSet = (1 << 40) - 1
NAMES = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
_BY_NAME = {name: card for card, name in enumerate(NAMES)}


def card_of(rank: int, suit: Suit) -> Card:
    """Return the card of a rank 1..10 and a suit; raises ValueError for another rank."""
    if rank not in RANKS:
        raise ValueError(f"A rank is a number from 1 to 10, not {rank}.")
    return suit * 10 + rank - 1


def denari(rank: int) -> Card:
    """Return the card of this rank in the suit of coins: ``denari(7)`` is the settebello."""
    return card_of(rank, Suit.DENARI)


def coppe(rank: int) -> Card:
    """Return the card of this rank in the suit of cups."""
    return card_of(rank, Suit.COPPE)


SETTEBELLO = denari(7)
RE_BELLO = denari(RE)
SUIT_SETS: tuple[CardSet, ...] = tuple(0x3FF << 10 * suit for suit in range(4))
RANK_SETS: tuple[CardSet, ...] = (0, *(sum(1 << 10 * suit + rank - 1 for suit in range(4)) for rank in RANKS))
"""The four cards of each rank, by rank; nothing at index 0."""
BELOW_RANK: tuple[CardSet, ...] = (0, *(sum(RANK_SETS[1:rank]) for rank in RANKS))
"""All cards of a lower rank, by rank."""


def rank_of(card: Card) -> int:
    """Return the rank 1..10, which is also the value with which a card captures."""
    return card % 10 + 1


def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return Suit(card // 10)


def bit(card: Card) -> CardSet:
    """Return the set that holds only this card."""
    return 1 << card


def cards_of(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order: by suit, then by rank."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return tuple(found)


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards; raises ValueError if one is given twice."""
    found = 0
    for card in cards:
        if found >> card & 1:
            raise ValueError(f"{NAMES[card]} is there twice.")
        found |= 1 << card
    return found


# Speed: one look-up for each suit: 1.04 to 1.08 times the random smazzate a second.
_SUMS = tuple(sum(map(rank_of, cards_of(suit))) for suit in range(1024))
"""Total of the ranks of one suit's cards, by their ten bits."""


def sum_of(cards: CardSet) -> int:
    """Return the total of the ranks in a set."""
    return _SUMS[cards & 1023] + _SUMS[cards >> 10 & 1023] + _SUMS[cards >> 20 & 1023] + _SUMS[cards >> 30]


def name_of(card: Card) -> str:
    """Return the short name: rank ``A 2 3 4 5 6 7 F C R``, then suit ``D C B S``."""
    return NAMES[card]


def cards_outside(sets: Iterable[CardSet]) -> CardSet:
    """Return the cards of the deck in none of these sets, such as the piles."""
    inside = 0
    for cards in sets:
        inside |= cards
    return DECK & ~inside


def card_named(name: str) -> Card:
    """Return the card with this short name; raises ValueError if there is none."""
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
        raise ValueError(
            f"{quoted(name)} is no card: a card is a rank from A 2 3 4 5 6 7 F C R and a suit from D C B S, as in 7D."
        ) from None


def cards_named(text: str) -> CardSet:
    """Return the set of the cards with these short names, in braces or not; raises ValueError if one is no card.

    >>> written(cards_named("RC 7D"))
    '{7D RC}'
    """
    return mask_of(card_named(name) for name in text.strip("{}").split())


def written(cards: CardSet) -> str:
    """Return a set of cards as text, by suit, then by rank; cards_named() reads it.

    >>> written(SUIT_SETS[Suit.DENARI] & ~RANK_SETS[7])
    '{AD 2D 3D 4D 5D 6D FD CD RD}'
    """
    return "{" + " ".join(names_of(cards)) + "}"


def names_of(cards: CardSet) -> list[str]:
    """Return the short names of the cards in a set, by suit, then by rank."""
    return [NAMES[card] for card in cards_of(cards)]
