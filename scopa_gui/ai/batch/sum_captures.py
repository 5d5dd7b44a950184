"""Captures by sum for many tables at once, from a lookup table that is made once.

Of several possible sums only the one that is usually worth most is found; playouts need no more.
"""

from enum import Enum, auto
from functools import cache

import numpy as np
from numpy.typing import NDArray

from scopa_gui.ai.batch.cardsets import FIRST_OF_EACH, Ints, count_by_rank
from scopa_gui.engine.captures import CaptureLaw

_RANK_WORTH = (0, 1.5, 1.0, 1.05, 1.1, 1.2, 1.8, 3.0, 1.0, 1.0, 1.0)
"""Rough worth of capturing a card of each rank, measured in plain cards."""
_LOW_STATES = 5**5
FIFTEEN = 15


def ways_to(total: int, least: int = 1) -> list[tuple[int, ...]]:
    """Return every way to write a total as a sum of ranks in ascending order, each rank at most four times."""
    found: list[tuple[int, ...]] = [(total,)] if least <= total <= 10 else []
    for first in range(least, total // 2 + 1):
        found += [(first, *others) for others in ways_to(total - first, first)]
    return [ranks for ranks in found if max(map(ranks.count, ranks)) <= 4]


class SumKind(Enum):
    """Kinds of sums: to a card's own value, the same with as few cards as possible, or to fifteen."""

    SUM = auto()
    FEWEST = auto()
    FIFTEEN = auto()


class Sums:
    """Lookup table of the sum that each rank takes, by the number of cards of each rank on the table.

    With FIFTEEN the card and the taken cards make fifteen; otherwise two or more cards make its rank. ``taken``: the
    cards of each sum by rank, in four bits a rank, by the number of the sum.
    """

    def __init__(self, wanted: SumKind) -> None:
        self._fifteen = fifteen = wanted is SumKind.FIFTEEN
        self._fewest = wanted is SumKind.FEWEST
        # Number of counts that matter for each rank from 6 to 10: two sixes or sevens only for fifteen, a ten never.
        self._kinds = (3, 3, 2, 2, 2) if fifteen else (2, 2, 2, 2, 1)
        self._states = _LOW_STATES * int(np.prod(self._kinds))
        counts = np.indices((5,) * 5, np.int32).reshape(5, -1)
        packed = sum(count << 4 * place for place, count in enumerate(counts))
        self._low = np.zeros(1 << 20, np.int32)
        self._high = np.zeros(1 << 20, np.int32)
        self._low[packed] = _codes(counts, (5,) * 5) * (self._states // _LOW_STATES)
        self._high[packed] = _codes(counts, self._kinds)
        self._taken = [0]
        self._choice = self._choices()
        self.taken = np.array(self._taken, np.int64)

    def _choices(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
        # Speed: with one axis for each rank, the tables that contain a sum are one slice: a tenth of the time.
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
        """Return the number of the sum that each rank (1 to 10) takes from its table; 0 for none."""
        counts = count_by_rank(tables)
        codes = self._low.take(counts & 0xFFFFF) + self._high.take(counts >> 20)
        found: Ints = self._choice.take(ranks * self._states + codes)
        return found


def _codes(counts: NDArray[np.int32], kinds: tuple[int, ...]) -> NDArray[np.int32]:
    """Return one number for each table from its counts of five ranks (ranks, tables).

    ``kinds``: number of different counts for each rank; larger counts are treated as the largest.
    """
    codes: NDArray[np.int32] = np.zeros_like(counts[0])
    for count, kind in zip(counts, kinds, strict=True):
        codes = codes * kind + np.minimum(count, kind - 1)
    return codes


def own_sums(law: CaptureLaw) -> SumKind:
    """Return the kind of sums to a card's own value under this law."""
    return SumKind.FEWEST if law.is_fewest_only else SumKind.SUM


def wanted_by(law: CaptureLaw) -> tuple[SumKind, ...]:
    """Return the kinds of sums that a law of captures needs."""
    return (own_sums(law),) * law.by_rank + (SumKind.FIFTEEN,) * law.by_fifteen


@cache
def sums(wanted: SumKind) -> Sums:
    """Return the table of these sums, made at the first call."""
    return Sums(wanted)


def cards_taken(tables: Ints, counts: Ints) -> Ints:
    """Return the given number of cards of each rank (four bits a rank) from each table, preferably coins."""
    taken = np.zeros_like(tables)
    for suit in range(4):
        wanted = counts | counts >> 1
        here = (tables >> suit) & (wanted | counts >> 2) & FIRST_OF_EACH
        taken |= here << suit
        counts = counts - here
    return taken
