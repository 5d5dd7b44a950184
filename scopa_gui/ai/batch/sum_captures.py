"""Captures by sum for a crowd of tables, from a lookup table worked out once for all of them.

A playout asks for one capture of each card, not for all: of several sums the one usually worth most.
"""

from enum import Enum, auto
from functools import cache

import numpy as np
from numpy.typing import NDArray

from scopa_gui.ai.batch.cardsets import FIRST_OF_EACH, Ints, count_by_rank
from scopa_gui.engine.captures import CaptureLaw

_RANK_WORTH = (0, 1.5, 1.0, 1.05, 1.1, 1.2, 1.8, 3.0, 1.0, 1.0, 1.0)
"""About what a card of each rank is worth when taken: one card, more for the primiera."""
_LOW_STATES = 5**5
FIFTEEN = 15


def ways_to(total: int, least: int = 1) -> list[tuple[int, ...]]:
    """Every way to write a total as a sum of one or more ranks in ascending order, each rank at most four times."""
    found: list[tuple[int, ...]] = [(total,)] if least <= total <= 10 else []
    for first in range(least, total // 2 + 1):
        found += [(first, *others) for others in ways_to(total - first, first)]
    return [ranks for ranks in found if max(map(ranks.count, ranks)) <= 4]


class SumKind(Enum):
    """Which sums a table is of: to a card's own value, the same with as few cards as can be, or to fifteen."""

    SUM = auto()
    FEWEST = auto()
    FIFTEEN = auto()


class Sums:
    """For every table, by how many cards of each rank it holds, the sum that each rank takes.

    ``wanted``: under FIFTEEN the card and what it takes make fifteen; otherwise two cards or more make its rank, and
    under FEWEST as few as can be.
    """

    def __init__(self, wanted: SumKind) -> None:
        self._fifteen = fifteen = wanted is SumKind.FIFTEEN
        self._fewest = wanted is SumKind.FEWEST
        # How many different counts of the ranks 6 to 10 matter: two sixes or sevens only for fifteen, a ten never for
        # sums.
        self._kinds = (3, 3, 2, 2, 2) if fifteen else (2, 2, 2, 2, 1)
        self._states = _LOW_STATES * int(np.prod(self._kinds))
        counts = np.indices((5,) * 5, np.int32).reshape(5, -1)
        packed = sum(count << 4 * place for place, count in enumerate(counts))
        self._low, self._high = np.zeros(1 << 20, np.int32), np.zeros(1 << 20, np.int32)
        self._low[packed] = _codes(counts, (5,) * 5) * (self._states // _LOW_STATES)
        self._high[packed] = _codes(counts, self._kinds)
        self._taken = [0]
        self._choice = self._choices()
        self.taken = np.array(self._taken, np.int64)

    def _choices(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
        # Speed: one axis for each rank, so that the tables that hold a sum are a box: a tenth of the time of asking
        # each table.
        choice = np.zeros((11, *(5,) * 5, *self._kinds), np.int16)
        for rank in range(1, 11):
            ways = ways_to(FIFTEEN - rank) if self._fifteen else [ranks for ranks in ways_to(rank) if len(ranks) > 1]
            for ranks in sorted(
                ways, key=lambda ranks: (-len(ranks) if self._fewest else 0, sum(_RANK_WORTH[one] for one in ranks))
            ):
                self._taken.append(sum(1 << 4 * (one - 1) for one in ranks))
                choice[rank][tuple(slice(ranks.count(one), None) for one in range(1, 11))] = len(self._taken) - 1
        return choice.ravel()

    def numbers(self, tables: Ints, ranks: Ints) -> Ints:
        """For each table and rank 1..10 the number of the sum it takes, 0 for none; its cards by rank in ``taken``."""
        counts = count_by_rank(tables)
        codes = self._low.take(counts & 0xFFFFF) + self._high.take(counts >> 20)
        found: Ints = self._choice.take(ranks * self._states + codes)
        return found


def _codes(counts: NDArray[np.int32], kinds: tuple[int, ...]) -> NDArray[np.int32]:
    """Return one number for each table from its counts of five ranks (ranks, tables).

    A rank's count has ``kinds`` values in it: counts above the largest are taken as the largest.
    """
    codes: NDArray[np.int32] = np.zeros_like(counts[0])
    for count, kind in zip(counts, kinds, strict=True):
        codes = codes * kind + np.minimum(count, kind - 1)
    return codes


def own_sums(law: CaptureLaw) -> SumKind:
    """The sums to its own value that a card takes under this law."""
    return SumKind.FEWEST if law.is_fewest_only else SumKind.SUM


def wanted_by(law: CaptureLaw) -> tuple[SumKind, ...]:
    """The tables of sums that a law of captures asks for."""
    return (own_sums(law),) * law.by_rank + (SumKind.FIFTEEN,) * law.by_fifteen


@cache
def sums(wanted: SumKind) -> Sums:
    """The table of these sums, made when first asked for."""
    return Sums(wanted)


def cards_taken(tables: Ints, counts: Ints) -> Ints:
    """Take the given number of cards of each rank (four bits a rank) out of each table, coins first."""
    taken = np.zeros_like(tables)
    for suit in range(4):
        wanted = counts | counts >> 1
        here = (tables >> suit) & (wanted | counts >> 2) & FIRST_OF_EACH
        taken |= here << suit
        counts = counts - here
    return taken
