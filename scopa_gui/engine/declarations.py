"""Points in relatives of Scopa that the engine does not play yet; the headless program counts them.

In Scopa bugiarda a capture can be doubted; buongioco and Cirulla's accuso are hands shown for points; Cirulla also pays
for runs of coins.
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
    """Scorer when a declared capture is doubted: the player who made it, or the challenger."""

    PLAYER = "player"
    CHALLENGER = "challenger"


def bluff(captured: CardSet, *, is_truthful: bool) -> tuple[Gainer, int]:
    """Return who scores when a face-down capture is doubted in Scopa bugiarda, and the points.

    The points are one for each card of `captured` (the table cards) and one for the played card. They go to the player
    if the declaration was true, otherwise to the challenger.
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

    They are ``triple`` for three of a kind, ``low`` for a hand totalling at most 9, the higher if both apply, else 0.
    The matta (7 of cups) counts as the rank that pays most. Raises ValueError unless the hand has three cards.
    """

    def paid(ranks: list[int]) -> int:
        return max(triple if len(set(ranks)) == 1 else 0, low if sum(ranks) <= LOW_HAND else 0)

    ranks = [rank_of(card) for card in cards_of(hand) if card != MATTA]
    if len(cards_of(hand)) != 3:
        raise ValueError("An accuso is made with three cards.")
    return max(paid([*ranks, rank]) for rank in RANKS) if hand >> MATTA & 1 else paid(ranks)


def cirulla_piccola(pile: CardSet, limit: int = 6) -> int:
    """Return a point for each coin of an unbroken run from the ace up to rank ``limit``; 0 for fewer than three."""
    run = 0
    while run < limit and pile & SUIT_SETS[Suit.DENARI] & 1 << run:
        run += 1
    return run if run >= 3 else 0


def cirulla_grande(pile: CardSet) -> int:
    """Return 5 points if the pile has the fante, cavallo and re of coins, else 0."""
    return 5 if pile & _FIGURES == _FIGURES else 0
