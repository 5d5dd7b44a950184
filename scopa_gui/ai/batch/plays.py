"""Plays: each card of a hand played in every way on its table, for all columns at once.

A card takes equal cards, a sum, or cards that make fifteen with it; an ace may take everything. Sums come from a lookup
table that is made once. Of several sums with the same total only the one that is usually worth most is found; playouts
need no more.
"""

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, reduce

import numpy as np
from numpy.typing import NDArray

from scopa_gui.ai.batch.cardsets import FIRST_OF_EACH, Bools, Ints, count_by_rank, size, total_of
from scopa_gui.engine.captures import CaptureLaw
from scopa_gui.engine.rules import Rules

_RANK_WORTH = (0, 1.5, 1.0, 1.05, 1.1, 1.2, 1.8, 3.0, 1.0, 1.0, 1.0)
"""Rough worth of capturing a card of each rank, measured in plain cards."""
_LOW_STATES = 5**5
FIFTEEN = 15
ACES = 15
"""All four aces, as a set."""


class SumKind(Enum):
    """Kinds of sums: to a card's own value, the same with as few cards as possible, or to fifteen."""

    SUM = auto()
    FEWEST = auto()
    FIFTEEN = auto()


@dataclass(frozen=True, slots=True)
class Plays:
    """Results of plays; all arrays are (plays, columns).

    ``bits``, ``ranks``: of the played card; ``taken``: cards taken from the table, 0 if the card is laid, its own bit
    if an ace goes to its player's pile alone; ``table``, ``total``: the table afterwards and its sum; ``empties``: the
    play clears the table for a scopa. The plays are all cards in the first way, then all cards in the next way.
    """

    bits: Ints
    ranks: Ints
    taken: Ints
    table: Ints
    total: Ints
    empties: Bools


def plays_of(rules: Rules, cards: Ints, table: Ints, total: Ints) -> Plays:
    """Return the results of each card of a hand (cards, columns) on its column's table, in every way."""
    ways = ways_of(rules.law, cards, table)
    taken = ways[0] if len(ways) == 1 else np.concatenate(ways)
    if len(ways) > 1:
        cards = np.tile(cards, (len(ways), 1))
    bits = np.left_shift(1, cards)
    ranks = (cards >> 2) + 1
    lays = taken == 0
    after = np.where(lays, table | bits, table & ~taken)
    left = np.where(lays, total + ranks, total - _gone(rules, cards, ranks, taken & table))
    empties = after == 0
    if rules.law.ace_is_special:
        empties &= (taken != bits) & may_score(rules, cards, taken)
    return Plays(bits, ranks, taken, after, left, empties)


def _gone(rules: Rules, cards: Ints, ranks: Ints, taken: Ints) -> Ints:
    """Return the sum of the taken cards, where any are taken."""
    law = rules.law
    gone = FIFTEEN - ranks if not law.by_rank else ranks
    if law.by_rank and (law.by_fifteen or law.takes_all_equal):
        places = np.flatnonzero(taken)
    elif law.asso:
        places = np.flatnonzero(cards < 4)
    else:
        return gone
    gone = gone.copy()
    gone.ravel()[places] = total_of(taken.ravel()[places])
    return gone


def may_score(rules: Rules, cards: Ints, taken: Ints) -> Bools:
    """Return whether each capture would score a scopa if it cleared the table."""
    if rules.ace_may_sweep_for_scopa:
        return np.ones(cards.shape, np.bool_)
    pairs = (taken & ~ACES == 0) & (size(taken) == 1)
    return (cards > 3) | (pairs if rules.ace_scores_with_one_ace else False)


# Ways to take


def ways_of(law: CaptureLaw, cards: Ints, table: Ints) -> list[Ints]:
    """Return the ways to play each card (cards, columns): for each way the cards that it takes from its table.

    0 means that the card is laid, its own bit that an ace goes to its player's pile alone. A card with fewer ways than
    others repeats one. Of several sums with the same total only the one that is usually worth most is a way.
    """
    ways = _captures(law, cards, table)
    if law.ace_is_special:
        _aces(law, cards, table, ways[0])
    if len(ways) > 1:
        some = reduce(_or_else, ways)
        ways = [_or_else(way, some) for way in ways]
    if not law.mandatory:
        ways.append(np.zeros_like(cards))
    return ways


def _or_else(taken: Ints, other: Ints) -> Ints:
    return np.where(taken, taken, other)


def _captures(law: CaptureLaw, cards: Ints, table: Ints) -> list[Ints]:
    """Return the captures of each card by equal cards, sums or fifteen: one array for each way that may be chosen."""
    if not law.by_rank:
        return [_sums(SumKind.FIFTEEN, cards, table)]
    equal = _equal(law, cards, table)
    if law.is_free_choice:
        ways = [equal, _sums(SumKind.SUM, cards, table)]
    elif law.is_fewest_only and law.takes_all_equal:
        fewest = _sums(SumKind.FEWEST, cards, table)
        ways = [np.where((size(fewest) < size(equal)) & (fewest != 0), fewest, _or_else(equal, fewest))]
    else:
        ways = [equal | _sums(own_sums(law), cards, table, unless=equal != 0)]
    if law.by_fifteen:
        ways.append(_sums(SumKind.FIFTEEN, cards, table))
    return ways


def _equal(law: CaptureLaw, cards: Ints, table: Ints) -> Ints:
    """Return the equal cards that each card takes: all of them, or one, preferably a coin."""
    shifts = cards & ~3
    equal = (table >> shifts) & 15
    if not law.takes_all_equal:
        equal &= -equal
    return equal << shifts


def _sums(wanted: SumKind, cards: Ints, table: Ints, unless: Bools | None = None) -> Ints:
    """Return the cards that each card takes as a sum; 0 if none, or where ``unless`` is true."""
    table_of_sums = sums(wanted)
    numbers = table_of_sums.numbers(table, (cards >> 2) + 1)
    if unless is not None:
        numbers[unless] = 0
    taken = np.zeros_like(cards)
    places = np.flatnonzero(numbers)
    if places.size:
        # Speed: only one card in eight takes a sum; the others are skipped.
        taken.ravel()[places] = cards_taken(
            table[places % cards.shape[1]], table_of_sums.taken.take(numbers.ravel()[places])
        )
    return taken


def _aces(law: CaptureLaw, cards: Ints, table: Ints, taken: Ints) -> None:
    """Change ``taken`` where a card is an ace that takes everything."""
    # Rule: S0 Scopa d'Assi: an ace takes everything; with an ace on the table only that one (options asso_*).
    places = np.flatnonzero(cards < 4)
    here = table[places % cards.shape[1]]
    takes = here
    if not law.ace_on_aces.takes_all:
        aces = here & ACES
        takes = _or_else(aces if law.takes_all_equal else aces & -aces, here)
    if law.ace_leaves_nothing:
        takes = _or_else(takes, 1 << cards.ravel()[places])
    taken.ravel()[places] = takes


# Sums


def ways_to(total: int, least: int = 1) -> list[tuple[int, ...]]:
    """Return every way to write a total as a sum of ranks in ascending order, each rank at most four times."""
    found: list[tuple[int, ...]] = [(total,)] if least <= total <= 10 else []
    for first in range(least, total // 2 + 1):
        found += [(first, *others) for others in ways_to(total - first, first)]
    return [ranks for ranks in found if max(map(ranks.count, ranks)) <= 4]


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
