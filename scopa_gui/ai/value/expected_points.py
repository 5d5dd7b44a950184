"""What the piles promise: the points a side may expect of each category of the count, less those of its strongest
rival.

Every open card is taken to fall to each side alike; the difference of two piles is then about normal. Piles are by
side, mine first, as in a PlayerView.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import erf, sqrt
from random import Random

from scopa_gui.engine.cards import (
    DECK,
    RANK_SETS,
    SETTEBELLO,
    SUIT_SETS,
    Card,
    CardSet,
    bit,
    cards_of,
    rank_of,
    suit_of,
)
from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import LAWS, Category, staked
from scopa_gui.engine.scoring.counting import Counting, EachCard, Majority, Napola, Piles, Whole
from scopa_gui.engine.scoring.primiera import (
    BEST_OF_SUIT,
    COUNTING_ORDER,
    PRIMIERA,
    PRIMIERA_VALUES,
    ByRanks,
    BySum,
    PrimieraComparison,
    PrimieraPoint,
    primiera_sum,
    primiera_winner,
)

CARTE_SPREAD, DENARI_SPREAD = 2.6, 1.3
"""How much wider the difference spreads than if every card fell on its own: cards are taken in twos and threes."""
COMPLETIONS = 8
"""Ways to share out the open cards, turned round for every side, where nothing better is known of a category."""
_NAMED = frozenset({Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA, Category.SCOPE})
"""The categories with a function of their own, and the scope."""
_BY_WORTH = tuple(sorted(range(10), key=lambda index: -PRIMIERA_VALUES[index + 1]))
_RANK_WEIGHTS: Mapping[tuple[int, ...], Mapping[int, float]] = {
    COUNTING_ORDER: {7: 8.0, 6: 3.0, 1: 1.6, 5: 0.8, 4: 0.4, 3: 0.2, 2: 0.1},
    (7, 6): {7: 3.0, 6: 1.0},
}
"""What a card of each rank is worth to a primiera that counts these ranks."""


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


@cache
def _weights_of(ranks: tuple[int, ...]) -> Mapping[int, float]:
    """By rank; where no weights are known, no number of later ranks outweighs one card of an earlier one."""
    return _RANK_WEIGHTS.get(ranks) or {rank: 5.0**-place for place, rank in enumerate(ranks)}


def _count_against(weights: Mapping[int, float], mine: CardSet, rival: CardSet, taken: CardSet) -> float:
    difference = variance = 0.0
    for rank, weight in weights.items():
        cards = RANK_SETS[rank]
        difference += weight * ((mine & cards).bit_count() - (rival & cards).bit_count())
        variance += weight * weight * (cards & ~taken).bit_count()
    return ahead(difference, variance)


def primiera(rules: Rules, piles: Piles) -> float:
    """The primiera as these rules compare it."""
    stake = LAWS[Category.PRIMIERA].stake(rules)
    if not stake:
        return 0.0
    mode = PRIMIERA[rules.primiera]
    taken = 0
    for pile in piles:
        taken |= pile
    if type(mode) is ByRanks:
        weights = _weights_of(mode.ranks)
        return stake * min(_count_against(weights, piles[0], rival, taken) for rival in piles[1:])
    if type(mode) is BySum:
        return stake * min(_primiera_against(piles[0], rival, taken, 1 / len(piles)) for rival in piles[1:])
    return _of_completions(rules, stake, PrimieraPoint(), piles)


def extras(rules: Rules, piles: Piles) -> float:
    """What these rules pay besides the four usual points and the scope: re bello, napola, coins that count ..."""
    total = 0.0
    sets: list[tuple[int, Counting]] = []
    for category, stake, counting in staked(rules):
        if category in _NAMED:
            continue
        kind, among = type(counting), counting.among
        if kind is Napola or (kind is Whole and among & (among - 1)):
            sets.append((stake, counting))
        elif kind is Whole:
            total += stake * _owned(piles, among)
        elif kind is EachCard:
            total += stake * _more(piles, among)
        elif kind is Majority:
            total += stake * _majority(piles, among, DENARI_SPREAD)
        else:
            total += _of_completions(rules, stake, counting, piles)
    if sets or rules.cappotto:
        mine, *others = (_of_sets(rules, sets, side, piles) for side in range(len(piles)))
        total += mine - max(others)
    return total


def _more(piles: Piles, among: CardSet) -> int:
    """How many more of these cards mine has than any other."""
    held = [(pile & among).bit_count() for pile in piles]
    return held[0] - max(held[1:])


def _of_sets(rules: Rules, sets: list[tuple[int, Counting]], side: int, piles: Piles) -> float:
    """Expected points of one side for whole sets: all sevens, an unbroken run of coins, all ten coins."""
    mine = piles[side]
    others = 0
    for index, pile in enumerate(piles):
        if index != side:
            others |= pile
    share = 1 / len(piles)

    def chance(cards: CardSet) -> float:
        return 0.0 if others & cards else share ** (cards & ~mine).bit_count()

    total = 0.0
    for stake, counting in sets:
        if isinstance(counting, Napola):
            total += 3 * chance(0b111)
            total += sum(chance((1 << length) - 1) for length in range(4, stake + 1))
        else:
            total += stake * chance(counting.among)
    if rules.cappotto:
        total += rules.target * chance(SUIT_SETS[0])
    return total


def _of_completions(rules: Rules, stake: int, counting: Counting, piles: Piles) -> float:
    """The mean of what a category comes to with the open cards shared out in some ways; exact when none is open."""
    left, none = cards_of(_open_cards(piles)), (0,) * len(piles)
    found = []
    for shares in _shares(len(piles)):
        ended = list(piles)
        for card in left:
            ended[shares[card]] |= 1 << card
        points = counting.count(rules, stake, tuple(ended), none).points
        found.append(points[0] - max(points[1:]))
        if not left:
            break
    return sum(found) / len(found)


@cache
def _shares(sides: int) -> tuple[tuple[int, ...], ...]:
    """Some ways to share out the pack by card, the same for all sides: with one there are those that turn it round."""
    rng = Random(sides)
    drawn = [[rng.randrange(sides) for _ in range(40)] for _ in range(COMPLETIONS)]
    return tuple(tuple((side + turn) % sides for side in shares) for shares in drawn for turn in range(sides))


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
    if not rules.primiera_is_played:
        return False
    left = _open_cards(piles)
    ends = {
        primiera_winner(rules.primiera, [pile | (left if side == getting else 0) for side, pile in enumerate(piles)])
        for getting in range(len(piles))
    }
    return len(ends) > 1


def _mode_of(rules: Rules) -> PrimieraComparison:
    """The mode of the primiera; where none is played, as if it were that of a plain sum."""
    return PRIMIERA.get(rules.primiera) or PRIMIERA[PrimieraMode.SUM_NAIVE]


def helps_primiera(rules: Rules, card: Card, pile: CardSet) -> bool:
    """Whether this card would make the primiera of a pile a better one."""
    mode = _mode_of(rules)
    if type(mode) is ByRanks:
        return rank_of(card) in mode.ranks
    if type(mode) is BySum:
        suit = suit_of(card)
        return PRIMIERA_VALUES[rank_of(card)] > BEST_OF_SUIT[(pile & SUIT_SETS[suit]) >> 10 * suit]
    return mode.strength(pile | bit(card)) > mode.strength(pile)


def own_primiera(rules: Rules, pile: CardSet) -> tuple[float, ...]:
    """How good a pile is for the primiera, to compare with another one of the same side."""
    mode = _mode_of(rules)
    return (float(primiera_sum(pile)),) if type(mode) is BySum else tuple(map(float, mode.key(pile) or ()))


def extras_open(rules: Rules, piles: Piles) -> CardSet:
    """The open cards these rules may still pay for, besides the usual points: re bello, napola, all the sevens ..."""
    found = 0
    for category, stake, counting in staked(rules):
        if category not in _NAMED:
            found |= _in_reach(stake, counting, piles)
    if rules.cappotto:
        found |= _in_reach(1, Whole(SUIT_SETS[0]), piles)
    return found & _open_cards(piles)


def _in_reach(stake: int, counting: Counting, piles: Piles) -> CardSet:
    """The cards that a category may still pay for."""
    if type(counting) is Majority:
        return counting.among if _is_open(piles, counting.among) else 0
    if type(counting) is Napola:
        return _napola_in_reach(stake, piles)
    if type(counting) is Whole:
        return counting.among if any(not others & counting.among for others in _others(piles)) else 0
    return counting.among


def _napola_in_reach(longest: int, piles: Piles) -> CardSet:
    """The coins of the longest run that a side may still make; none below three."""
    found = 0
    for pile, others in zip(piles, _others(piles), strict=True):
        run = 0
        while run < longest and not others >> run & 1:
            run += 1
        found |= (1 << run) - 1 & ~pile if run >= 3 else 0
    return found


def _others(piles: Piles) -> Iterator[CardSet]:
    """By side, what all the others have."""
    for side in range(len(piles)):
        found = 0
        for other, held in enumerate(piles):
            found |= held if other != side else 0
        yield found


def _open_cards(piles: Piles) -> CardSet:
    taken = 0
    for pile in piles:
        taken |= pile
    return DECK & ~taken
