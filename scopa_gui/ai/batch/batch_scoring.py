"""The count of finished smazzate, many at once: piles by side to points by side, under every option of the rules."""

from functools import cache

import numpy as np

from scopa_gui.ai.batch.cardsets import COINS, Ints, columns_set, size
from scopa_gui.engine.cards import RANK_SETS, RE_BELLO, SETTEBELLO, bit
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import COUNTING_ORDER, PRIMIERA_VALUES, Category

_SUIT = 1000
"""A suit that is there counts more than any sum, so that (suits, sum) compare as one number."""


@cache
def _best_of_suit() -> Ints:
    """By ten bits of a suit, _SUIT and the primiera value of its best card; 0 for none."""
    return np.array(
        [
            max((_SUIT + PRIMIERA_VALUES[rank + 1] for rank in range(10) if held >> rank & 1), default=0)
            for held in range(1024)
        ]
    )


def _suit_of(piles: Ints, suit: int) -> Ints:
    """The ten cards of a suit as neighbouring bits, ace lowest."""
    found = np.zeros_like(piles)
    for rank in range(10):
        found |= (piles >> (4 * rank + suit) & 1) << rank
    return found


def _primiera_key(mode: str, piles: Ints) -> Ints:
    """A number for each pile that compares as the primiera does; -1 does not compete."""
    if mode in ("counts", "most_sevens", "sevens_cascade"):
        ranks = {"counts": COUNTING_ORDER, "most_sevens": (7,), "sevens_cascade": (7, 6)}[mode]
        key = np.zeros_like(piles)
        for rank in ranks:
            key = key * 5 + size(piles & columns_set(RANK_SETS[rank]))
        return key
    key = sum((_best_of_suit().take(_suit_of(piles, suit)) for suit in range(4)), np.zeros_like(piles))
    if mode == "complete_only":
        key[key < 4 * _SUIT] = -1
    elif mode == "complete_beats":
        key[key < 4 * _SUIT] %= _SUIT
    elif mode == "sum_naive":
        key %= _SUIT
    return key


def _for_best(rules: Rules, values: Ints) -> Ints:
    """A point for the best side of each column; level sides get nothing, or one each under ties=each."""
    best = values.max(axis=0)
    points: Ints = ((values == best) & (best >= 0)).astype(np.int64)
    if rules.ties == "none":
        points *= points.sum(axis=0) == 1
    return points


def _whole(piles: Ints, cards: int) -> Ints:
    whole: Ints = np.equal(piles & cards, cards).astype(np.int64)
    return whole


def _runs(rules: Rules, piles: Ints) -> Ints:
    length = np.zeros_like(piles)
    unbroken = np.ones(piles.shape, bool)
    for rank in range(10):
        unbroken &= piles >> 4 * rank & 1 == 1
        length += unbroken
    length[length < 3] = 0
    found: Ints = np.minimum(length, 3) if rules.napola == "fixed3" else length
    return found


def awards_of(rules: Rules, piles: Ints, scope: Ints) -> dict[Category, Ints]:
    """The points by category, by side (sides, columns), for every category of these rules; a cappotto apart."""
    awards = {
        Category.CARTE: _for_best(rules, size(piles).astype(np.int64)),
        Category.DENARI: _for_best(rules, size(piles & COINS).astype(np.int64)),
        Category.SETTEBELLO: _whole(piles, columns_set(bit(SETTEBELLO))),
    }
    if rules.primiera != "off":
        awards[Category.PRIMIERA] = _for_best(rules, _primiera_key(rules.primiera, piles))
    awards[Category.SCOPE] = scope
    if rules.re_bello:
        awards[Category.RE_BELLO] = rules.re_bello * _whole(piles, columns_set(bit(RE_BELLO)))
    if rules.sette_tutti:
        awards[Category.SETTE_TUTTI] = rules.sette_tutti * _whole(piles, columns_set(RANK_SETS[7]))
    if rules.napola != "off":
        awards[Category.NAPOLA] = _runs(rules, piles)
    if rules.coin_points:
        awards[Category.COIN_POINTS] = rules.coin_points * size(piles & COINS).astype(np.int64)
    return awards


def points_of(rules: Rules, piles: Ints, scope: Ints) -> Ints:
    """Points by side (sides, columns); all ten coins, where they win at once, count as a match."""
    points: Ints = sum(awards_of(rules, piles, scope).values(), cappotto_points(rules, piles))
    return points


def cappotto_points(rules: Rules, piles: Ints) -> Ints:
    """What all ten coins are worth by side (sides, columns): a match, where they win at once."""
    return rules.target * _whole(piles, COINS) if rules.cappotto else np.zeros_like(piles)
