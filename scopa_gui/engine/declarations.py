"""Points of Scopa's relatives: doubted captures, hands shown for points, and Cirulla's runs of coins.

Captures are doubted in Scopa bugiarda; hands are shown in buongioco and in Cirulla's accuso. Pure functions of cards,
for games that the rest of the engine does not play yet.
"""

from enum import Enum

from scopa_gui.engine.cards import (
    CAVALLO,
    FANTE,
    RANKS,
    RE,
    SUIT_SETS,
    CardSet,
    Suit,
    cards_of,
    coppe,
    denari,
    mask_of,
    rank_of,
)

LOW_HAND = 9
"""Highest total of the ranks in a low hand."""
MATTA = coppe(7)
"""The wild card of Cirulla."""
_FIGURES = mask_of(denari(rank) for rank in (FANTE, CAVALLO, RE))


class Gainer(Enum):
    """Player who scores when a declared capture is doubted."""

    PLAYER = "player"
    CHALLENGER = "challenger"


def bluff(captured: CardSet, *, is_truthful: bool) -> tuple[Gainer, int]:
    """Return who scores, and how many points, when a face-down capture is doubted in Scopa bugiarda.

    `captured` is the table cards only. There is one point for each of them and one for the played card: for the player
    if the declaration was true, else for the challenger.
    """
    return Gainer.PLAYER if is_truthful else Gainer.CHALLENGER, captured.bit_count() + 1


def buongioco(hand: CardSet) -> int:
    """Return the points for a hand totalling at most 9; 0 for a higher total or an empty hand.

    They are 2 if all ranks differ, 4 with a pair and 7 with three of a kind.
    """
    ranks = [rank_of(card) for card in cards_of(hand)]
    if not ranks or sum(ranks) > LOW_HAND:
        return 0
    return {1: 2, 2: 4}.get(max(map(ranks.count, ranks)), 7)


def accuso(hand: CardSet, low: int = 3, triple: int = 10) -> int:
    """Return the points for showing a hand of three before play in Cirulla.

    ``triple`` is for three of a kind, ``low`` for a hand totalling at most 9; the better one counts. The matta (7 of
    cups) counts as whichever rank pays most. Raises ValueError unless the hand has three cards.
    """
    ranks = [rank_of(card) for card in cards_of(hand) if card != MATTA]
    if len(cards_of(hand)) != 3:
        raise ValueError("An accuso is made with three cards.")
    wild = RANKS if hand >> MATTA & 1 else (None,)
    return max(_accuso_of(ranks if rank is None else [*ranks, rank], low, triple) for rank in wild)


def _accuso_of(ranks: list[int], low: int, triple: int) -> int:
    return max(triple if len(set(ranks)) == 1 else 0, low if sum(ranks) <= LOW_HAND else 0)


def cirulla_piccola(pile: CardSet, limit: int = 6) -> int:
    """Return a point for each coin of an unbroken run from the ace up to rank ``limit``; 0 for fewer than three."""
    run = 0
    while run < limit and pile & SUIT_SETS[Suit.DENARI] & 1 << run:
        run += 1
    return run if run >= 3 else 0


def cirulla_grande(pile: CardSet) -> int:
    """Return 5 points if the pile has the fante, cavallo and re of coins, else 0."""
    return 5 if pile & _FIGURES == _FIGURES else 0
