"""What speaks for and against each card that could be played, in numbers: one row a trait, for every card of every column.

The traits are the tactics of tactics.py and pairing.py that pay in a playout, worked out for thousands of tables at once.
A policy gives each its weight.
"""

from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

from scopa_gui.ai import prospects
from scopa_gui.ai.crowd.captures import cards_taken, sums
from scopa_gui.ai.crowd.columns import COINS, Floats, Ints, count_by_rank, odd_ranks, ranks_in, size

TRAITS = (
    "scopa", "cards", "coins", "settebello", "sevens", "sixes", "aces", "takes", "takes_sum", "sweepable", "safe_total", "left",
    "next_takes", "next_takes_coin", "coins_left", "sevens_offered", "settebello_offered", "lays_coin", "lays_seven", "lays_figure",
    "lays_rank", "lays_twin", "lays_wanted", "lays_dead", "lays_ace", "lays_six", "lays_settebello", "control", "sole_control",
    "unpaired", "sevens_unpaired", "leftovers", "last_taker",
)
_SEVENS, _SIXES, _ACES = 15 << 24, 15 << 20, 15
_SETTEBELLO = 1 << 24
_SEVEN_BIT = 1 << 24


@dataclass(frozen=True, slots=True)
class Seen:
    """What is the same for all cards of a column when a seat is to play: sets by column, and the numbers of cards elsewhere.

    ``others``: cards that this seat has not seen; ``next_holds`` how many the next seat will hold; ``left`` plays after this.
    """

    table: Ints
    total: Ints
    mine: Ints
    theirs: Ints
    others: Ints
    hand: Ints
    unseen: int
    next_holds: int
    left: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class Plays:
    """Every card of a hand, played: ``taken`` cards off the table (0: laid), the ``table`` and its ``total`` afterwards."""

    bits: Ints
    ranks: Ints
    taken: Ints
    table: Ints
    total: Ints


def plays_of(cards: Ints, table: Ints, total: Ints) -> Plays:
    """What each card of a hand (cards by place, columns) does on its column's table."""
    bits = np.left_shift(1, cards)
    shifts = cards & ~3
    ranks = (cards >> 2) + 1
    equal = (table >> shifts) & 15
    taken = (equal & -equal) << shifts
    numbers = sums().chosen(sums().codes(table), ranks)
    numbers[equal != 0] = 0
    places = np.flatnonzero(numbers)
    if places.size:
        # Speed: one card in eight takes a sum; only those are worked out card by card.
        columns = places % cards.shape[1]
        taken.ravel()[places] = cards_taken(table[columns], sums().taken.take(numbers.ravel()[places]))
    lays = taken == 0
    after = np.where(lays, table | bits, table & ~taken)
    return Plays(bits, ranks, taken, after, np.where(lays, total + ranks, total - ranks))


@cache
def _holds_one(unseen: int, drawn: int) -> Floats:
    """By how many of the unseen cards would do, the chance that a hand drawn from them has one."""
    drawn = min(drawn, unseen)
    return np.array([1 - comb(unseen - wanted, drawn) / comb(unseen, drawn) if wanted <= unseen else 1.0 for wanted in range(41)], np.float32)


@cache
def _race(most: int, spread: float) -> Floats:
    """What one more card is worth in a race for most of ``most`` cards, by mine * (most + 1) + theirs."""
    worth = np.zeros((most + 1, most + 1), np.float32)
    for mine in range(most + 1):
        for theirs in range(most + 1 - mine):
            left = most - mine - theirs
            if left and abs(mine - theirs) <= left:
                variance = spread * left
                worth[mine, theirs] = prospects.ahead(mine + 0.5 - theirs, variance) - prospects.ahead(mine - 0.5 - theirs, variance)
    return worth.ravel()


@cache
def _sevens_race() -> Floats:
    """What one more seven is worth for the primiera, by mine * 5 + theirs."""
    worth = np.zeros((5, 5), np.float32)
    for mine in range(5):
        for theirs in range(5 - mine):
            left = 4 - mine - theirs
            if left:
                worth[mine, theirs] = (prospects.ahead(mine + 0.5 - theirs, left + 0.6) - prospects.ahead(mine - 0.5 - theirs, left + 0.6))
    return worth.ravel()


def _fill(bits: Ints) -> Ints:
    return bits * 15


def traits_of(seen: Seen, plays: Plays) -> Floats:
    """The traits of every card: (traits, cards, columns)."""
    taken, after = plays.taken, plays.table
    found = np.empty((len(TRAITS), *taken.shape), np.float32)
    captures = taken != 0
    lays = ~captures
    gained = np.where(captures, taken | plays.bits, 0)
    holds = _holds_one(seen.unseen, seen.next_holds)
    held = count_by_rank(seen.others)
    sevens_weight = _sevens_race().take(size(seen.mine & _SEVENS) * np.int64(5) + size(seen.theirs & _SEVENS))

    found[0] = captures & (after == 0) & (not seen.is_last)
    np.multiply(size(gained), _race(40, prospects.CARTE_SPREAD).take(size(seen.mine) * np.int64(41) + size(seen.theirs)), out=found[1])
    coins = _race(10, prospects.DENARI_SPREAD).take(size(seen.mine & COINS) * np.int64(11) + size(seen.theirs & COINS))
    np.multiply(size(gained & COINS), coins, out=found[2])
    found[3] = gained & _SETTEBELLO != 0
    np.multiply(size(gained & _SEVENS), sevens_weight, out=found[4])
    found[5] = size(gained & _SIXES)
    found[6] = size(gained & _ACES)
    found[7] = captures
    found[8] = captures & (taken & (taken - 1) != 0)

    total = plays.total
    can_sweep = (total > 0) & (total <= 10)
    wanted = held >> 4 * np.where(can_sweep, total - 1, 10) & 15
    np.multiply(holds.take(wanted), can_sweep & ((seen.left > 1) or not seen.is_last), out=found[9])
    found[10] = total > 10
    found[11] = size(after)
    there = ranks_in(after)
    holds.take(size(seen.others & _fill(there)), out=found[12], mode="clip")
    left_coins = after & COINS
    holds.take(size(seen.others & _fill(left_coins)), out=found[13], mode="clip")
    found[14] = size(left_coins)
    seven = holds.take(held >> 24 & 15)
    np.multiply(size(after & _SEVENS), seven * sevens_weight, out=found[15])
    np.multiply(after & _SETTEBELLO != 0, seven, out=found[16])

    bits = plays.bits
    found[17] = lays & (bits & COINS != 0)
    found[18] = lays & (bits & _SEVENS != 0)
    ranks = plays.ranks
    found[19] = lays & (ranks > 7)
    np.multiply(ranks, lays * np.float32(0.1), out=found[20])
    rank_places = _fill(ranks_in(bits))
    np.multiply(size(seen.hand & rank_places & ~bits), lays, out=found[21])
    unseen_twins = size(seen.others & rank_places)
    np.multiply(unseen_twins, lays * np.float32(0.25), out=found[22])
    found[23] = lays & (unseen_twins == 0)
    found[24] = lays & (ranks == 1)
    found[25] = lays & (ranks == 6)
    found[26] = lays & (bits == _SETTEBELLO)
    mine = _fill(ranks_in(seen.hand & ~bits))
    controlled = mine & after
    found[27] = size(controlled)
    found[28] = size(controlled & ~_fill(ranks_in(seen.others)))

    before = odd_ranks(seen.mine | seen.theirs)
    toggled = odd_ranks(gained)
    found[29] = size(before ^ toggled)
    found[29] -= size(before)
    found[30] = (toggled & _SEVEN_BIT) != 0
    found[30] *= 1 - 2 * ((before & _SEVEN_BIT) != 0)
    near = np.float32(max(0.0, 1 - seen.left / 10))
    np.multiply(found[11], captures * near, out=found[31])
    np.multiply(captures, near, out=found[32])
    return found

