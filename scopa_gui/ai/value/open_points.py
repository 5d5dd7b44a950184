"""Open points: those that are not decided yet, and the cards that may still decide them. Piles are by side."""

from collections.abc import Iterator

from scopa_gui.engine.cards import DECK, SUIT_SETS, Card, CardSet, bit, rank_of, suit_of
from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import COINS, Category, staked
from scopa_gui.engine.scoring.counting import CountingRule, Majority, Napola, Piles, Whole
from scopa_gui.engine.scoring.primiera import (
    BEST_OF_SUIT,
    PRIMIERA,
    PRIMIERA_VALUES,
    BySum,
    PrimieraComparison,
    primiera_sum,
    primiera_winner,
)

_USUAL = frozenset({Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA, Category.SCOPE})


def open_cards(piles: Piles) -> CardSet:
    """The cards in no pile."""
    taken = 0
    for pile in piles:
        taken |= pile
    return DECK & ~taken


def _is_open(piles: Piles, among: CardSet) -> bool:
    """Return whether the majority of these cards is not decided yet.

    That is so while some are left and the leader may be caught up with.
    """
    counts = sorted((pile & among).bit_count() for pile in piles)
    return 0 < among.bit_count() - sum(counts) >= counts[-1] - counts[-2]


def carte_are_open(piles: Piles) -> bool:
    """Return whether the point for cards is not decided yet."""
    return _is_open(piles, DECK)


def denari_are_open(piles: Piles) -> bool:
    """Return whether the point for coins is not decided yet."""
    return _is_open(piles, COINS)


def primiera_is_open(rules: Rules, piles: Piles) -> bool:
    """Return whether the primiera is not decided yet: its winner depends on the side that gets all the open cards."""
    if not rules.primiera_is_played:
        return False
    left = open_cards(piles)
    ends = {
        primiera_winner(rules.primiera, [pile | (left if side == getting else 0) for side, pile in enumerate(piles)])
        for getting in range(len(piles))
    }
    return len(ends) > 1


def _mode_of(rules: Rules) -> PrimieraComparison:
    """The mode of the primiera; where none is played, as if it were that of a plain sum."""
    return PRIMIERA.get(rules.primiera) or PRIMIERA[PrimieraMode.SUM_NAIVE]


def helps_primiera(rules: Rules, card: Card, pile: CardSet) -> bool:
    """Return whether this card would make the primiera of a pile a better one."""
    mode = _mode_of(rules)
    if type(mode) is BySum:
        suit = suit_of(card)
        return PRIMIERA_VALUES[rank_of(card)] > BEST_OF_SUIT[(pile & SUIT_SETS[suit]) >> 10 * suit]
    return mode.strength(pile | bit(card)) > mode.strength(pile)


def own_primiera(rules: Rules, pile: CardSet) -> tuple[float, ...]:
    """Return the strength of a pile for the primiera, to compare with another one of the same side."""
    mode = _mode_of(rules)
    return (float(primiera_sum(pile)),) if type(mode) is BySum else tuple(map(float, mode.key(pile) or ()))


def extras_open(rules: Rules, piles: Piles) -> CardSet:
    """The open cards these rules may still pay for, besides the usual points: re bello, napola, all the sevens ..."""
    found = 0
    for category, stake, counting in staked(rules):
        if category not in _USUAL:
            found |= _in_reach(stake, counting, piles)
    if rules.cappotto:
        found |= _whole_in_reach(COINS, piles)
    return found & open_cards(piles)


def _in_reach(stake: int, counting: CountingRule, piles: Piles) -> CardSet:
    """The cards that a category may still pay for."""
    if type(counting) is Majority:
        return counting.among if _is_open(piles, counting.among) else 0
    if type(counting) is Napola:
        return _napola_in_reach(stake, piles)
    if type(counting) is Whole:
        return _whole_in_reach(counting.among, piles)
    return counting.among


def _whole_in_reach(cards: CardSet, piles: Piles) -> CardSet:
    """These cards, if a side may still make all of them."""
    return cards if any(not others & cards for _, others in _with_others(piles)) else 0


def _napola_in_reach(longest: int, piles: Piles) -> CardSet:
    """The coins of the longest run that a side may still make; none below three."""
    found = 0
    for pile, others in _with_others(piles):
        run = 0
        while run < longest and not others >> run & 1:
            run += 1
        found |= (1 << run) - 1 & ~pile if run >= 3 else 0
    return found


def _with_others(piles: Piles) -> Iterator[tuple[CardSet, CardSet]]:
    """Every pile, and what all the others have."""
    for side, pile in enumerate(piles):
        others = 0
        for other, held in enumerate(piles):
            others |= held if other != side else 0
        yield pile, others
