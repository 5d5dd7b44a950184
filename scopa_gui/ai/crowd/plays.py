"""Every card of a hand, played: what it takes, what is left, whether that is a scopa, for all columns at once."""

from dataclasses import dataclass

import numpy as np

from scopa_gui.ai.crowd.captures import FIFTEEN, cards_taken, sums
from scopa_gui.ai.crowd.columns import Bools, Ints
from scopa_gui.engine.rules import Rules

_ACES = 15


@dataclass(frozen=True, slots=True)
class Plays:
    """By card and column: ``taken`` off the table (its own bit: the ace for itself; 0: laid), ``table`` and ``total`` after it."""

    bits: Ints
    ranks: Ints
    taken: Ints
    table: Ints
    total: Ints
    empties: Bools


def plays_of(rules: Rules, cards: Ints, table: Ints, total: Ints) -> Plays:
    """What each card of a hand (cards by place, columns) does on its column's table."""
    bits = np.left_shift(1, cards)
    ranks = (cards >> 2) + 1
    fifteen = rules.capture == "fifteen"
    table_of_sums = sums(fifteen=fifteen)
    numbers = table_of_sums.numbers(table, ranks)
    if fifteen:
        taken = np.zeros_like(bits)
    else:
        shifts = cards & ~3
        equal = (table >> shifts) & 15
        taken = (equal & -equal) << shifts
        numbers[equal != 0] = 0
    places = np.flatnonzero(numbers)
    if places.size:
        # Speed: one card in eight takes a sum; only those are worked out card by card.
        columns = places % cards.shape[1]
        taken.ravel()[places] = cards_taken(table[columns], table_of_sums.taken.take(numbers.ravel()[places]))
    lays = taken == 0
    after = np.where(lays, table | bits, table & ~taken)
    left = np.where(lays, total + ranks, total - (FIFTEEN - ranks if fifteen else ranks))
    empties = after == 0
    if rules.law.asso:
        _aces(rules, table, total, Plays(bits, ranks, taken, after, left, empties))
    return Plays(bits, ranks, taken, after, left, empties)


def _aces(rules: Rules, table: Ints, total: Ints, plays: Plays) -> None:
    """Let the aces take all, into the arrays given."""
    # Rule: S0 Scopa d'Assi: an ace takes everything; with an ace on the table only that one (options asso_*).
    aces = plays.bits & _ACES != 0
    if rules.asso_with_ace == "ace_only":
        pairs = aces & (table & _ACES != 0)
        one = np.broadcast_to(table & -table, plays.bits.shape)
        plays.taken[pairs], plays.table[pairs] = one[pairs], (plays.bits * 0 + (table & (table - 1)))[pairs]
        plays.total[pairs] = np.broadcast_to(total - 1, plays.bits.shape)[pairs]
        plays.empties[pairs] = plays.table[pairs] == 0
        if rules.asso_scopa == "never":
            plays.empties[pairs] = False
        aces &= ~pairs
    sweeps = aces & (table != 0)
    plays.taken[sweeps] = np.broadcast_to(table, plays.bits.shape)[sweeps]
    plays.table[sweeps] = plays.total[sweeps] = 0
    plays.empties[aces] = False
    if rules.asso_scopa == "always":
        plays.empties[sweeps] = True
    if rules.asso_empty == "self":
        alone = aces & (table == 0)
        plays.taken[alone] = plays.bits[alone]
        plays.table[alone] = plays.total[alone] = 0
