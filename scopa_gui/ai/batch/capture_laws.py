"""Captures of each card of a hand under every law of captures, for all columns at once."""

from functools import reduce

import numpy as np

from scopa_gui.ai.batch.cardsets import Bools, Ints, size
from scopa_gui.ai.batch.sum_captures import SumKind, cards_taken, own_sums, sums
from scopa_gui.engine.captures import CaptureLaw

ACES = 15


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
