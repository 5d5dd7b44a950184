"""What a card takes in a crowd: the equal card, a coin first, else the best sum by a table worked out once for all tables.

A playout asks for one capture of each card, not for all: where several sums are there, the one that is usually worth most.
"""

from functools import cache
from itertools import product

import numpy as np

from scopa_gui.ai.crowd.columns import FIRST_OF_EACH, Ints, count_by_rank

_LOW_STATES = 5 ** 5
_HIGH_STATES = 2 ** 4
_RANK_WORTH = (0, 1.5, 1.0, 1.05, 1.1, 1.2, 1.8, 3.0, 1.0, 1.0, 1.0)
"""About what a card of each rank is worth when taken: one card, more for the primiera."""


def _sums_to(total: int, least: int = 1) -> list[tuple[int, ...]]:
    """Every way to write a total as a sum of ranks below it, in ascending order, each rank at most four times."""
    found: list[tuple[int, ...]] = []
    for first in range(least, total):
        rest = total - first
        if rest >= first:
            found += [(first, *others) for others in [(rest,), *_sums_to(rest, first)]]
    return [ranks for ranks in found if max(map(ranks.count, ranks)) <= 4]


class Sums:
    """For every table, by how many cards of each rank it holds, the sum that each rank takes."""

    def __init__(self) -> None:
        low = np.zeros(1 << 20, np.int32)
        for counts in product(range(5), repeat=5):
            code = packed = 0
            for place, count in enumerate(counts):
                code = code * 5 + count
                packed |= count << 4 * place
            low[packed] = code * _HIGH_STATES
        high = np.zeros(1 << 20, np.int32)
        for counts in product(range(5), repeat=5):
            packed = sum(count << 4 * place for place, count in enumerate(counts))
            high[packed] = sum((count > 0) << place for place, count in enumerate(counts[:4]))
        self._low, self._high = low, high
        self._taken = [0]
        self._choice = self._choices()
        self.taken = np.array(self._taken, np.int64)

    def _choices(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
        states = np.arange(_LOW_STATES * _HIGH_STATES)
        has = {rank: states // _HIGH_STATES // 5 ** (5 - rank) % 5 for rank in range(1, 6)}
        has |= {rank: states >> rank - 6 & 1 for rank in range(6, 10)}
        choice = np.zeros((11, states.size), np.int16)
        for rank in range(2, 11):
            for ranks in sorted(_sums_to(rank), key=lambda ranks: sum(_RANK_WORTH[one] for one in ranks)):
                there = np.ones(states.size, bool)
                for one in set(ranks):
                    there &= has[one] >= ranks.count(one)
                self._taken.append(sum(1 << 4 * (one - 1) for one in ranks))
                choice[rank, there] = len(self._taken) - 1
        return choice.ravel()

    def codes(self, tables: Ints) -> Ints:
        """The state of each table, to be handed to chosen()."""
        counts = count_by_rank(tables)
        return self._low.take(counts & 0xFFFFF) + self._high.take(counts >> 20)

    def chosen(self, codes: Ints, ranks: Ints) -> Ints:
        """For each table and rank 1..10 the number of the sum it takes, 0 for none."""
        return self._choice.take(ranks * (_LOW_STATES * _HIGH_STATES) + codes)


@cache
def sums() -> Sums:
    """The table of sums, made when first asked for."""
    return Sums()


def cards_taken(tables: Ints, counts: Ints) -> Ints:
    """So many cards of each rank (four bits a rank) out of each table, coins first."""
    taken = np.zeros_like(tables)
    for suit in range(4):
        wanted = counts | counts >> 1
        here = (tables >> suit) & (wanted | counts >> 2) & FIRST_OF_EACH
        taken |= here << suit
        counts = counts - here
    return taken
