"""What the piles and the table promise when the next cards are about to be dealt: the rest of the smazzata in points.

Measured for thousands of columns at once, for the leader's side against the other; fitted weights by size of the stock turn
the measures into points. data/promise.json holds them; ``python -m tests.strength.promise_fit`` fits them on self-play.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from scopa_gui.ai import prospects
from scopa_gui.ai.crowd.captures import FIFTEEN
from scopa_gui.ai.crowd.columns import ALL, COINS, Floats, Ints, columns_set, count_by_rank, odd_ranks, size
from scopa_gui.ai.crowd.counting import suit_of
from scopa_gui.ai.crowd.policy import family_of
from scopa_gui.ai.crowd.smazzate import Smazzate
from scopa_gui.ai.crowd.traits import holds_one
from scopa_gui.engine.cards import RANK_SETS
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring import PRIMIERA_VALUES

MEASURES = (
    "carte", "denari", "settebello", "primiera", "sevens", "sixes", "aces", "cards_more", "coins_more",
    "lead", "sweepable", "sweepable_coins", "empty", "size", "coins_left", "settebello_left", "sevens_left", "last_taker", "last_takes",
    "odd_ranks",
)
_SEVENS, _SIXES, _ACES, _SETTEBELLO = (columns_set(RANK_SETS[7]), columns_set(RANK_SETS[6]), columns_set(RANK_SETS[1]), 1 << 24)


def has_promise(rules: Rules) -> bool:
    """True where the fitted promise holds: two sides, three cards at a time, the four usual points."""
    return (rules.sides == 2 and rules.deal.startswith("scopa") and family_of(rules) in _fitted() and rules.leftovers == "last_capturer"
            and rules.primiera in ("complete_beats", "complete_only", "suits_then_sum", "sum_naive") and rules.ties == "none"
            and not (rules.re_bello or rules.sette_tutti or rules.cappotto or rules.coin_points) and rules.napola == "off")


@cache
def _race(most: int, spread: float) -> Floats:
    """The chance of ending ahead less that of ending behind in a race for most, by mine * (most + 1) + theirs."""
    worth = np.zeros((most + 1, most + 1), np.float32)
    for mine in range(most + 1):
        for theirs in range(most + 1 - mine):
            left = most - mine - theirs
            decided = abs(mine - theirs) > left
            worth[mine, theirs] = float(np.sign(mine - theirs)) if decided else prospects.ahead(mine - theirs, spread * left)
    return worth.ravel()


@cache
def _best_of_suit() -> tuple[Floats, Floats]:
    """Mean and variance of the primiera value of one side's best card of a suit, by its ten bits * 1024 + the other side's."""
    mine, theirs = np.divmod(np.arange(1 << 20), 1 << 10)
    mean = np.zeros(1 << 20, np.float32)
    square, still_open = mean.copy(), np.ones(1 << 20, np.float32)
    for rank in sorted(range(10), key=lambda rank: -PRIMIERA_VALUES[rank + 1]):
        value = PRIMIERA_VALUES[rank + 1]
        share = np.where(mine >> rank & 1, 1.0, np.where(theirs >> rank & 1, 0.0, 0.5)).astype(np.float32)
        mean += still_open * share * value
        square += still_open * share * value * value
        still_open *= 1 - share
    return mean, square - mean * mean


def _primiera(mine: Ints, theirs: Ints) -> Floats:
    means, spreads = _best_of_suit()
    difference, variance = np.zeros(mine.shape, np.float32), np.full(mine.shape, 1e-3, np.float32)
    for suit in range(4):
        high, low = suit_of(mine, suit), suit_of(theirs, suit)
        first, second = high << 10 | low, low << 10 | high
        difference += means.take(first) - means.take(second)
        variance += spreads.take(first) + spreads.take(second)
    # About the normal distribution's chance of ending ahead less that of ending behind.
    found: Floats = np.tanh(0.8 * difference / np.sqrt(1.6 * variance))
    return found


def measures_of(smazzate: Smazzate) -> Floats:
    """The measures (measures, columns) of smazzate whose hands are empty, for the side of the seat to play."""
    rules, table = smazzate.rules, smazzate.table
    side = smazzate.turn % rules.sides
    mine, theirs = smazzate.piles[side], smazzate.piles[1 - side]
    taken, stock = mine | theirs, len(smazzate.stock)
    found: Floats = np.empty((len(MEASURES), smazzate.columns), np.float32)
    found[0] = _race(40, prospects.CARTE_SPREAD).take(size(mine) * np.int64(41) + size(theirs))
    found[1] = _race(10, prospects.DENARI_SPREAD).take(size(mine & COINS) * np.int64(11) + size(theirs & COINS))
    found[2] = np.sign(mine & _SETTEBELLO) - np.sign(theirs & _SETTEBELLO)
    found[3] = _primiera(mine, theirs)
    for row, cards in ((4, _SEVENS), (5, _SIXES), (6, _ACES), (7, ALL), (8, COINS)):
        np.subtract(size(mine & cards), size(theirs & cards), out=found[row], dtype=np.float32)
    fifteen = rules.capture == "fifteen"
    sweeper = FIFTEEN - smazzate.total if fifteen else smazzate.total
    can_sweep = (smazzate.total > 0) & (sweeper > 0) & (sweeper <= 10)
    held = count_by_rank(ALL & ~(table | taken)) >> 4 * np.where(can_sweep, sweeper - 1, 10) & 15
    found[9] = 1
    np.multiply(holds_one(stock, hand_size(rules, stock)).take(held), can_sweep, out=found[10])
    np.multiply(found[10], size(table & COINS), out=found[11])
    found[12] = table == 0
    found[13] = size(table)
    found[14] = size(table & COINS)
    found[15] = table & _SETTEBELLO != 0
    found[16] = size(table & _SEVENS)
    found[17] = np.where(smazzate.last == side, 1, np.where(smazzate.last < 0, 0, -1))
    np.multiply(found[17], size(table), out=found[18])
    found[19] = size(odd_ranks(taken))
    return found


@cache
def _fitted() -> Mapping[str, Any]:
    """By family and by size of the stock the weights of the measures."""
    found: Mapping[str, Any] = json.loads((files("scopa_gui.ai") / "data" / "promise.json").read_text("utf-8"))
    return found


@cache
def weights_for(family: str, stock: int) -> Floats:
    """The fitted weights of a family at this size of the stock, in the order of MEASURES."""
    kept = _fitted()[family][str(stock)]
    return np.array([kept.get(measure, 0.0) for measure in MEASURES], np.float32)


def promised(smazzate: Smazzate) -> Floats:
    """By column, the points that the side of seat 0 may expect from here on less those of the other; hands must be empty."""
    worth: Floats = np.einsum("m,mn->n", weights_for(family_of(smazzate.rules), len(smazzate.stock)), measures_of(smazzate))
    return worth if smazzate.turn % 2 == 0 else -worth
