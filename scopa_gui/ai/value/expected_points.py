"""Expected points of each category from the piles alone, my side's less those of its strongest rival.

Every card that is in no pile is assumed to go to each side with the same chance; the difference of two piles is then
about normal. If all cards are in piles, the points are the real count. Piles are by side, mine first. `prospect` has
the sum of all categories.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from math import copysign, erf, sqrt
from random import Random

from scopa_gui.engine.cards import DECK, RANK_SETS, CardSet, cards_of, cards_outside
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import COINS, Category, staked
from scopa_gui.engine.scoring.counting import CountingRule, EachCard, Majority, Napola, Piles, Whole
from scopa_gui.engine.scoring.primiera import (
    COUNTING_ORDER,
    PRIMIERA,
    PRIMIERA_VALUES,
    ByRanks,
    BySum,
    PrimieraPoint,
)
from scopa_gui.engine.scoring.sheet import ScoreSheet, score

CARTE_SPREAD = 2.6
DENARI_SPREAD = 1.3
PRIMIERA_SPREAD = 1.6
"""Factors by which the variance is larger than if cards were taken one by one; they are taken in twos and threes."""
COMPLETIONS = 8
"""Number of random ways to share the open cards among the sides, for a category without a formula."""
_USUAL = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)
"""Usual points; all others, except scope, are extras."""
_MEMO_LIMIT = 200
Estimate = Callable[[Piles], float]
"""Function that returns my side's expected points of a category, less those of its strongest rival."""
_Paid = tuple[int, CardSet]
"""Points paid for having all of these cards."""
_BY_WORTH = tuple(sorted(range(10), key=lambda index: -PRIMIERA_VALUES[index + 1]))
_RANK_WEIGHTS: Mapping[tuple[int, ...], Mapping[int, float]] = {
    COUNTING_ORDER: {7: 8.0, 6: 3.0, 1: 1.6, 5: 0.8, 4: 0.4, 3: 0.2, 2: 0.1},
    (7, 6): {7: 3.0, 6: 1.0},
}
"""Weight of a card of each rank in a primiera that compares the numbers of these ranks."""
_NEXT_RANK = 5.0
"""Factor from each rank's weight to the next one's for other ranks, so that four cards weigh less than one before."""


@dataclass(frozen=True, slots=True)
class _Estimates:
    """Estimates under these rules, without scope.

    ``rules``: held so that no other rules get the same id; ``usual``: in the order of _USUAL; ``sets``: sets of cards
    that are paid for only as a whole.
    """

    rules: Rules
    usual: tuple[Estimate, Estimate, Estimate, Estimate]
    extras: tuple[Estimate, ...]
    sets: tuple[_Paid, ...]


def ahead(difference: float, variance: float) -> float:
    """Return the chance of ending ahead less that of ending behind, for a difference that changes by this variance."""
    if variance <= 0:
        return float((difference > 0) - (difference < 0))
    return erf(difference / sqrt(2 * variance))


def _majority(among: CardSet, spread: float, piles: Piles) -> float:
    counts = [(pile & among).bit_count() for pile in piles]
    left = among.bit_count() - sum(counts)
    difference = counts[0] - max(counts[1:])
    if abs(difference) > left:
        return copysign(1.0, difference)
    return ahead(difference, spread * left * 2 / len(piles))


def carte(rules: Rules, piles: Piles) -> float:
    """Return my expected points for most cards, less those of the strongest rival."""
    return _usual(0, rules, piles)


def denari(rules: Rules, piles: Piles) -> float:
    """Return my expected points for most coins, less those of the strongest rival."""
    return _usual(1, rules, piles)


def primiera(rules: Rules, piles: Piles) -> float:
    """Return my expected points for the primiera under these rules, less those of the strongest rival."""
    return _usual(3, rules, piles)


def _usual(place: int, rules: Rules, piles: Piles) -> float:
    if sum(piles) == DECK:
        award = _counted(rules, piles).award(_USUAL[place])
        return 0.0 if award is None else float(award.points[0] - max(award.points[1:]))
    return _estimates_of(rules).usual[place](piles)


def parts(rules: Rules, piles: Piles) -> tuple[float, ...]:
    """Return my expected points for cards, coins, settebello, primiera and extras, less those of a rival."""
    if sum(piles) == DECK:
        return (*(_usual(place, rules, piles) for place in range(len(_USUAL))), extras(rules, piles))
    # Speed: looks the estimates up once, not five times.
    estimates = _estimates_of(rules)
    cards, coins, seven, prime = estimates.usual
    return cards(piles), coins(piles), seven(piles), prime(piles), _of_extras(estimates, piles)


def _owned(cards: CardSet, piles: Piles) -> float:
    """Return 1 if my pile has any of these cards, -1 if another pile has, 0 if none has."""
    if piles[0] & cards:
        return 1.0
    return -1.0 if any(pile & cards for pile in piles[1:]) else 0.0


@lru_cache(maxsize=20_000)
def _best_of_suit(mine: int, others: int, share: float) -> tuple[float, float]:
    """Return mean and variance of the primiera value of a pile's best card of a suit at the end.

    ``mine`` and ``others`` have a bit for each rank captured by this pile and by the others; ``share`` is the chance to
    get each other card.
    """
    mean = 0.0
    square = 0.0
    open_chance = 1.0
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
        low = mine >> shift & 1023
        high = rival >> shift & 1023
        gone = taken >> shift & 1023
        mean, spread = _best_of_suit(low, gone ^ low, share)
        other_mean, other_spread = _best_of_suit(high, gone ^ high, share)
        difference += mean - other_mean
        variance += spread + other_spread
    return ahead(difference, variance * PRIMIERA_SPREAD)


@cache
def _weights_of(ranks: tuple[int, ...]) -> Mapping[int, float]:
    """Return the weight of a card of each of these ranks in the comparison of primieras."""
    return _RANK_WEIGHTS.get(ranks) or {rank: _NEXT_RANK**-place for place, rank in enumerate(ranks)}


def _count_against(weights: Mapping[int, float], mine: CardSet, rival: CardSet, taken: CardSet) -> float:
    difference = variance = 0.0
    for rank, weight in weights.items():
        cards = RANK_SETS[rank]
        difference += weight * ((mine & cards).bit_count() - (rival & cards).bit_count())
        variance += weight * weight * (cards & ~taken).bit_count()
    return ahead(difference, variance)


def _by_ranks(weights: Mapping[int, float], piles: Piles) -> float:
    taken = DECK & ~cards_outside(piles)
    return min(_count_against(weights, piles[0], rival, taken) for rival in piles[1:])


def _by_sum(piles: Piles) -> float:
    taken = 0
    for pile in piles:
        taken |= pile
    return min(_primiera_against(piles[0], rival, taken, 1 / len(piles)) for rival in piles[1:])


def extras(rules: Rules, piles: Piles) -> float:
    """Return my expected points for all but scope and the usual points, such as re bello or napola, less a rival's."""
    if sum(piles) == DECK:
        sheet = _counted(rules, piles)
        usual = [award.points for award in sheet.awards if award.category in _USUAL]
        mine, *others = (worth - sum(points[side] for points in usual) for side, worth in enumerate(sheet.worths))
        return float(mine - max(others))
    return _of_extras(_estimates_of(rules), piles)


def _of_extras(estimates: _Estimates, piles: Piles) -> float:
    total = 0.0
    for estimate in estimates.extras:
        total += estimate(piles)
    if estimates.sets:
        mine, *others = (_of_sets(estimates.sets, side, piles) for side in range(len(piles)))
        total += mine - max(others)
    return total


def _more(among: CardSet, piles: Piles) -> int:
    """Return how many more of these cards the first pile has than any other."""
    held = [(pile & among).bit_count() for pile in piles]
    return held[0] - max(held[1:])


def _of_sets(sets: Sequence[_Paid], side: int, piles: Piles) -> float:
    """Return a side's expected points for whole sets: all sevens, an unbroken run of coins, all ten coins."""
    mine = piles[side]
    others = 0
    for index, pile in enumerate(piles):
        if index != side:
            others |= pile
    share = 1 / len(piles)
    return sum(points * share ** (cards & ~mine).bit_count() for points, cards in sets if not others & cards)


_ESTIMATES: dict[int, _Estimates] = {}


def _estimates_of(rules: Rules) -> _Estimates:
    # Speed: found by the object's id, because hashing all options takes five times as long.
    found = _ESTIMATES.get(id(rules))
    if found is None:
        if len(_ESTIMATES) > _MEMO_LIMIT:
            _ESTIMATES.clear()
        found = _ESTIMATES[id(rules)] = _estimates(rules)
    return found


def _estimates(rules: Rules) -> _Estimates:
    usual: dict[Category, Estimate] = dict.fromkeys(_USUAL, lambda _piles: 0.0)
    others: list[Estimate] = []
    sets: list[_Paid] = []
    for category, stake, counting in staked(rules):
        if category is Category.SCOPE:
            continue
        if category in usual:
            usual[category] = _estimate(rules, stake, counting)
        elif whole := _sets_of(stake, counting):
            sets += whole
        else:
            others.append(_estimate(rules, stake, counting))
    if rules.cappotto:
        sets.append((rules.target, COINS))
    cards, coins, seven, prime = usual.values()
    return _Estimates(rules, (cards, coins, seven, prime), tuple(others), tuple(sets))


def _sets_of(stake: int, counting: CountingRule) -> list[_Paid]:
    """Return the sets of several cards for which a category pays only as a whole; none if it counts otherwise."""
    if type(counting) is Napola:
        return [(3, 0b111), *((1, (1 << length) - 1) for length in range(4, stake + 1))]
    return [(stake, counting.among)] if type(counting) is Whole and counting.among.bit_count() > 1 else []


def _estimate(rules: Rules, stake: int, counting: CountingRule) -> Estimate:
    """Return the estimate of a category: a formula for its way of counting, or else a mean over random completions."""
    kind = type(counting)
    among = counting.among
    known: Estimate | None = None
    if kind is PrimieraPoint:
        mode = PRIMIERA[rules.primiera]
        if type(mode) is ByRanks:
            known = partial(_by_ranks, _weights_of(mode.ranks))
        elif type(mode) is BySum:
            known = _by_sum
    elif kind is Whole:
        known = partial(_owned, among)
    elif kind is EachCard:
        known = partial(_more, among)
    elif kind is Majority:
        known = partial(_majority, among, CARTE_SPREAD if among == DECK else DENARI_SPREAD)
    if known is None:
        return partial(_of_completions, rules, stake, counting)
    return known if stake == 1 else partial(_times, stake, known)


def _times(stake: int, estimate: Estimate, piles: Piles) -> float:
    return stake * estimate(piles)


def _of_completions(rules: Rules, stake: int, counting: CountingRule, piles: Piles) -> float:
    """Return the mean of a category's points over some ways to share the open cards."""
    left = cards_of(cards_outside(piles))
    none = (0,) * len(piles)
    found = []
    for shares in _shares(len(piles)):
        ended = list(piles)
        for card in left:
            ended[shares[card]] |= 1 << card
        points = counting.points(rules, stake, tuple(ended), none)
        found.append(points[0] - max(points[1:]))
    return sum(found) / len(found)


@cache
def _shares(sides: int) -> tuple[tuple[int, ...], ...]:
    """Return random ways to give each card to a side; each way occurs with the sides in every rotation."""
    rng = Random(sides)
    drawn = [[rng.randrange(sides) for _ in range(40)] for _ in range(COMPLETIONS)]
    return tuple(tuple((side + turn) % sides for side in shares) for shares in drawn for turn in range(sides))


def prospect(rules: Rules, piles: Piles, *, is_over: bool = False) -> float:
    """Return my expected points of all categories but scope, less those of the strongest rival.

    If all cards are in piles or the smazzata ``is_over``, they are the real count.
    """
    if is_over or sum(piles) == DECK:
        return float(_counted(rules, piles).margin(0))
    return sum(parts(rules, piles))


def _counted(rules: Rules, piles: Piles) -> ScoreSheet:
    """Return the count of these piles, without scope."""
    return score(rules, piles, (0,) * len(piles))
