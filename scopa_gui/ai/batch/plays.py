"""Plays: the results of playing each card of a hand in every way, for all columns at once."""

from dataclasses import dataclass

import numpy as np

from scopa_gui.ai.batch.capture_laws import ACES, ways_of
from scopa_gui.ai.batch.cardsets import Bools, Ints, size, total_of
from scopa_gui.ai.batch.sum_captures import FIFTEEN
from scopa_gui.engine.rules import Rules


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
