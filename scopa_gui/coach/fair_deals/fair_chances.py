"""Exact chances of a fair shuffle: the number of certain cards in hands, and the number of packs thrown in.

Whether a pack is thrown in depends only on its first table; all other packs are equally likely. The chances here take
that into account.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations_with_replacement
from math import comb, prod

from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, cards_of, mask_of
from scopa_gui.engine.dealing import must_redeal
from scopa_gui.engine.rules import Rules

Chances = tuple[float, ...]
"""Chances of 0, 1, 2 and so on."""
RankCounts = tuple[int, ...]
"""Number of cards of each rank, the aces first."""
_SUITS = 4
_LEAST = 1e-13
"""Chance below which further numbers are left out."""


@cache
def _playable_tables(rules: Rules) -> tuple[tuple[RankCounts, int], ...]:
    """Return the rank counts of all first tables that are not thrown in, each with the number of such tables."""
    found = []
    for counts, ways in _tables(rules.turned):
        # One table with these ranks stands for all, because no rule depends on plain suits.
        cards = (cards_of(RANK_SETS[rank])[:count] for rank, count in zip(RANKS, counts, strict=True))
        if not must_redeal(rules, mask_of(chain.from_iterable(cards))):
            found.append((counts, ways))
    return tuple(found)


def _tables(cards: int) -> Iterator[tuple[RankCounts, int]]:
    for ranks in combinations_with_replacement(RANKS, cards):
        counts = tuple(ranks.count(rank) for rank in RANKS)
        if max(counts) <= _SUITS:
            yield counts, prod(comb(_SUITS, count) for count in counts)


def thrown_in(rules: Rules) -> float:
    """Return the chance that a pack is thrown in because of its first table."""
    return 1.0 - sum(ways for _counts, ways in _playable_tables(rules)) / comb(40, rules.turned)


@cache
def throws(rules: Rules) -> Chances:
    """Return the chances of 0, 1, 2 ... packs being thrown in before one is played."""
    chance = thrown_in(rules)
    found = [1.0 - thrown_in(rules)]
    while chance and found[-1] > _LEAST:
        found.append(found[-1] * chance)
    return tuple(found)


@cache
def in_hands(rules: Rules, wanted: CardSet, cards: int) -> Chances:
    """Return the chances of the number of ``wanted`` cards among ``cards`` cards dealt to hands.

    The pack is one whose first table is not thrown in.
    """
    on_table = _on_table(rules, wanted)
    left = 40 - rules.turned
    total = wanted.bit_count()
    found = [0.0] * (min(total, cards) + 1)
    for turned, chance in enumerate(on_table):
        among = total - turned
        for count in range(max(0, cards - (left - among)), min(among, cards) + 1):
            found[count] += chance * comb(among, count) * comb(left - among, cards - count) / comb(left, cards)
    return tuple(found)


def _on_table(rules: Rules, wanted: CardSet) -> list[float]:
    """Return the chances of the number of wanted cards on a first table that is not thrown in."""
    those = [(wanted & RANK_SETS[rank]).bit_count() for rank in RANKS]
    ways = [0] * (rules.turned + 1)
    for counts, _ways in _playable_tables(rules):
        found = [1]
        for count, there in zip(counts, those, strict=True):
            picked = [comb(there, number) * comb(_SUITS - there, count - number) for number in range(count + 1)]
            found = _times(found, picked)
        for number, times in enumerate(found):
            ways[number] += times
    return [number / sum(ways) for number in ways]


def _times(first: list[int], second: list[int]) -> list[int]:
    found = [0] * (len(first) + len(second) - 1)
    for place, one in enumerate(first):
        for other, two in enumerate(second):
            found[place + other] += one * two
    return found
