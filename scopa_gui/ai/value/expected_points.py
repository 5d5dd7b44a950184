"""What the piles promise: the points a side may expect of each category of the count, less those of its strongest
rival.

Every open card is taken to fall to each side alike; the difference of two piles is then about normal. Piles are by
side, mine first, as in a PlayerView.
"""

from functools import lru_cache
from math import erf, sqrt

from scopa_gui.engine.cards import (
    DECK,
    RANK_SETS,
    RE_BELLO,
    SETTEBELLO,
    SUIT_SETS,
    Card,
    CardSet,
    bit,
    cards_of,
    rank_of,
    suit_of,
)
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import PRIMIERA_VALUES, primiera_sum, primiera_winner

Piles = tuple[CardSet, ...]
CARTE_SPREAD, DENARI_SPREAD = 2.6, 1.3
"""How much wider the difference spreads than if every card fell on its own: cards are taken in twos and threes."""
_BY_WORTH = tuple(sorted(range(10), key=lambda index: -PRIMIERA_VALUES[index + 1]))
_COUNT_WEIGHTS = {
    "counts": {7: 8.0, 6: 3.0, 1: 1.6, 5: 0.8, 4: 0.4, 3: 0.2, 2: 0.1},
    "most_sevens": {7: 1.0},
    "sevens_cascade": {7: 3.0, 6: 1.0},
}


def ahead(difference: float, variance: float) -> float:
    """The chance of ending ahead less that of ending behind, from a difference still to change by this variance."""
    if variance <= 0:
        return float((difference > 0) - (difference < 0))
    return erf(difference / sqrt(2 * variance))


def _majority(piles: Piles, among: CardSet, spread: float) -> float:
    counts = [(pile & among).bit_count() for pile in piles]
    left = among.bit_count() - sum(counts)
    difference = counts[0] - max(counts[1:])
    if abs(difference) > left:
        return 1.0 if difference > 0 else -1.0
    return ahead(difference, spread * left * 2 / len(piles))


def carte(piles: Piles) -> float:
    """Most cards."""
    return _majority(piles, DECK, CARTE_SPREAD)


def denari(piles: Piles) -> float:
    """Most coins."""
    return _majority(piles, SUIT_SETS[0], DENARI_SPREAD)


def settebello(piles: Piles) -> float:
    """The seven of coins."""
    return _owned(piles, bit(SETTEBELLO))


def _owned(piles: Piles, cards: CardSet) -> float:
    """1 when mine has any of these cards, -1 when another has, 0 while they are open."""
    if piles[0] & cards:
        return 1.0
    return -1.0 if any(pile & cards for pile in piles[1:]) else 0.0


@lru_cache(maxsize=20_000)
def _best_of_suit(mine: int, others: int, share: float) -> tuple[float, float]:
    """Mean and variance of the primiera value of my best card of a suit, from ten bits of mine and of the others'."""
    mean, square, open_chance = 0.0, 0.0, 1.0
    for index in _BY_WORTH:
        value = PRIMIERA_VALUES[index + 1]
        if mine >> index & 1:
            mean += open_chance * value
            square += open_chance * value * value
            break
        if not others >> index & 1:
            mean += open_chance * share * value
            square += open_chance * share * value * value
            open_chance *= 1 - share
    return mean, max(0.0, square - mean * mean)


def _primiera_against(mine: CardSet, rival: CardSet, taken: CardSet, share: float) -> float:
    difference = variance = 0.0
    for shift in (0, 10, 20, 30):
        low, high, gone = mine >> shift & 1023, rival >> shift & 1023, taken >> shift & 1023
        mean, spread = _best_of_suit(low, gone ^ low, share)
        other_mean, other_spread = _best_of_suit(high, gone ^ high, share)
        difference += mean - other_mean
        variance += spread + other_spread
    return ahead(difference, variance * 1.6)


def _count_against(weights: dict[int, float], mine: CardSet, rival: CardSet, taken: CardSet) -> float:
    difference = variance = 0.0
    for rank, weight in weights.items():
        cards = RANK_SETS[rank]
        difference += weight * ((mine & cards).bit_count() - (rival & cards).bit_count())
        variance += weight * weight * (cards & ~taken).bit_count()
    return ahead(difference, variance)


def primiera(rules: Rules, piles: Piles) -> float:
    """The primiera as these rules compare it."""
    if rules.primiera == "off":
        return 0.0
    taken = 0
    for pile in piles:
        taken |= pile
    weights = _COUNT_WEIGHTS.get(rules.primiera)
    if weights:
        return min(_count_against(weights, piles[0], rival, taken) for rival in piles[1:])
    return min(_primiera_against(piles[0], rival, taken, 1 / len(piles)) for rival in piles[1:])


def extras(rules: Rules, piles: Piles) -> float:
    """Re bello, all the sevens, napola, coins that count, cappotto: what these rules pay besides."""
    total = 0.0
    if rules.re_bello:
        total += rules.re_bello * _owned(piles, bit(RE_BELLO))
    if rules.coin_points:
        coins = [(pile & SUIT_SETS[0]).bit_count() for pile in piles]
        total += rules.coin_points * (coins[0] - max(coins[1:]))
    if rules.sette_tutti or rules.napola != "off" or rules.cappotto:
        mine, *others = (_runs(rules, side, piles) for side in range(len(piles)))
        total += mine - max(others)
    return total


def _runs(rules: Rules, side: int, piles: Piles) -> float:
    """Expected points of one side for whole sets: all sevens, an unbroken run of coins, all ten coins."""
    mine = piles[side]
    others = 0
    for index, pile in enumerate(piles):
        if index != side:
            others |= pile
    share = 1 / len(piles)

    def chance(cards: CardSet) -> float:
        return 0.0 if others & cards else share ** (cards & ~mine).bit_count()

    total = rules.sette_tutti * chance(RANK_SETS[7])
    if rules.napola != "off":
        total += 3 * chance(0b111)
        if rules.napola == "run":
            total += sum(chance((1 << length) - 1) for length in range(4, 11))
    if rules.cappotto:
        total += rules.target * chance(SUIT_SETS[0])
    return total


def prospect(rules: Rules, piles: Piles) -> float:
    """All categories together, scope apart."""
    return carte(piles) + denari(piles) + settebello(piles) + primiera(rules, piles) + extras(rules, piles)


# What is still open


def _is_open(piles: Piles, among: CardSet) -> bool:
    """Whether the most of these cards is not decided yet: who leads may still be caught up with."""
    counts = sorted((pile & among).bit_count() for pile in piles)
    return counts[-1] - counts[-2] <= among.bit_count() - sum(counts)


def carte_are_open(piles: Piles) -> bool:
    """Whether the point for cards is not decided yet."""
    return _is_open(piles, DECK)


def denari_are_open(piles: Piles) -> bool:
    """Whether the point for coins is not decided yet."""
    return _is_open(piles, SUIT_SETS[0])


def primiera_is_open(rules: Rules, piles: Piles) -> bool:
    """Whether the primiera is not decided yet: with all open cards one side would win it, and without them not."""
    if rules.primiera == "off":
        return False
    left = _open_cards(piles)
    ends = {
        primiera_winner(rules.primiera, [pile | (left if side == getting else 0) for side, pile in enumerate(piles)])
        for getting in range(len(piles))
    }
    return len(ends) > 1


def helps_primiera(rules: Rules, card: Card, pile: CardSet) -> bool:
    """Whether this card would make the primiera of a pile a better one."""
    weights = _COUNT_WEIGHTS.get(rules.primiera)
    if weights:
        return rank_of(card) in weights
    best = max((PRIMIERA_VALUES[rank_of(held)] for held in cards_of(pile & SUIT_SETS[suit_of(card)])), default=0)
    return PRIMIERA_VALUES[rank_of(card)] > best


def own_primiera(rules: Rules, pile: CardSet) -> tuple[float, ...]:
    """How good a pile is for the primiera, to compare with another one of the same side."""
    weights = _COUNT_WEIGHTS.get(rules.primiera)
    if weights:
        return tuple(float((pile & RANK_SETS[rank]).bit_count()) for rank in weights)
    return (float(primiera_sum(pile)),)


def extras_open(rules: Rules, piles: Piles) -> CardSet:
    """The open cards these rules may still pay for: re bello, napola, all the sevens, coins that count, cappotto."""
    found = SUIT_SETS[0] if rules.coin_points else bit(RE_BELLO) if rules.re_bello else 0
    for side, pile in enumerate(piles):
        others = 0
        for other, held in enumerate(piles):
            others |= held if other != side else 0
        if rules.sette_tutti and not others & RANK_SETS[7]:
            found |= RANK_SETS[7]
        if rules.cappotto and not others & SUIT_SETS[0]:
            found |= SUIT_SETS[0]
        if rules.napola != "off":
            found |= _napola_in_reach(rules, pile, others)
    return found & _open_cards(piles)


def _napola_in_reach(rules: Rules, pile: CardSet, others: CardSet) -> CardSet:
    """The coins of the longest run that a side may still make; none below three."""
    run = 0
    while run < (3 if rules.napola == "fixed3" else 10) and not others >> run & 1:
        run += 1
    return (1 << run) - 1 & ~pile if run >= 3 else 0


def _open_cards(piles: Piles) -> CardSet:
    taken = 0
    for pile in piles:
        taken |= pile
    return DECK & ~taken
