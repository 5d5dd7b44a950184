"""Points that are not yet decided, and the cards that may still decide them. Piles are by side."""

from collections.abc import Iterator

from scopa_gui.engine.cards import DECK, SUIT_SETS, Card, CardSet, bit, cards_outside, rank_of, suit_of
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


def _is_open(piles: Piles, among: CardSet) -> bool:
    """Return whether the majority of these cards is not decided yet: the leader may still be caught up with."""
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
    left = cards_outside(piles)
    ends = {
        primiera_winner(rules.primiera, [pile | (left if side == getting else 0) for side, pile in enumerate(piles)])
        for getting in range(len(piles))
    }
    return len(ends) > 1


def _mode_of(rules: Rules) -> PrimieraComparison:
    """Return how these rules compare primieras; by a plain sum if they have no primiera."""
    return PRIMIERA.get(rules.primiera) or PRIMIERA[PrimieraMode.SUM_NAIVE]


def helps_primiera(rules: Rules, card: Card, pile: CardSet) -> bool:
    """Return whether this card would improve the primiera of a pile."""
    mode = _mode_of(rules)
    if type(mode) is BySum:
        suit = suit_of(card)
        return PRIMIERA_VALUES[rank_of(card)] > BEST_OF_SUIT[(pile & SUIT_SETS[suit]) >> 10 * suit]
    return mode.strength(pile | bit(card)) > mode.strength(pile)


def own_primiera(rules: Rules, pile: CardSet) -> tuple[float, ...]:
    """Return a key that compares the primieras of two piles of one side; the larger key is better."""
    mode = _mode_of(rules)
    return (float(primiera_sum(pile)),) if type(mode) is BySum else tuple(map(float, mode.key(pile) or ()))


def extras_open(rules: Rules, piles: Piles) -> CardSet:
    """Return the cards in no pile that may still bring extras under these rules, such as re bello or napola."""
    found = 0
    for category, stake, counting in staked(rules):
        if category not in _USUAL:
            found |= _cards_for(stake, counting, piles)
    if rules.cappotto:
        found |= _whole_in_reach(COINS, piles)
    return found & cards_outside(piles)


def _cards_for(stake: int, counting: CountingRule, piles: Piles) -> CardSet:
    """Return the cards for which a category may still pay."""
    if type(counting) is Majority:
        return counting.among if _is_open(piles, counting.among) else 0
    if type(counting) is Napola:
        return _napola_in_reach(stake, piles)
    if type(counting) is Whole:
        return _whole_in_reach(counting.among, piles)
    return counting.among


def _whole_in_reach(cards: CardSet, piles: Piles) -> CardSet:
    """Return these cards if a side may still get all of them, else none."""
    return cards if any(not others & cards for _, others in _with_others(piles)) else 0


def _napola_in_reach(longest: int, piles: Piles) -> CardSet:
    """Return the coins of the longest run from the ace that a side may still get; none for a run below three."""
    found = 0
    for pile, others in _with_others(piles):
        run = 0
        while run < longest and not others >> run & 1:
            run += 1
        found |= (1 << run) - 1 & ~pile if run >= 3 else 0
    return found


def _with_others(piles: Piles) -> Iterator[tuple[CardSet, CardSet]]:
    """Yield every pile with the cards of all others."""
    for side, pile in enumerate(piles):
        others = 0
        for other, held in enumerate(piles):
            others |= held if other != side else 0
        yield pile, others
