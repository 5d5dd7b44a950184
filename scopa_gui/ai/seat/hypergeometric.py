"""Exact chances for a hand drawn at random from the unseen cards (the hypergeometric distribution)."""

from collections.abc import Iterable
from functools import lru_cache
from math import comb


@lru_cache(maxsize=20_000)
def none_of(pool: int, wanted: int, drawn: int) -> float:
    """Return the chance that ``drawn`` cards from a pool of ``pool`` include none of ``wanted`` given ones."""
    if drawn > pool - wanted:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def any_of(pool: int, wanted: int, drawn: int) -> float:
    """Return the chance that ``drawn`` cards from a pool of ``pool`` include at least one of ``wanted`` given ones."""
    return 1.0 - none_of(pool, wanted, drawn)


def expected_best(worths: Iterable[float], pool: int, drawn: int) -> float:
    """Return the expected worth of the best of ``drawn`` cards from a pool of ``pool``.

    ``worths`` has the worth of each card of the pool that is worth more than 0.
    """
    total = 0.0
    without = 1.0
    for better, worth in enumerate(sorted(worths, reverse=True), start=1):
        lacking = none_of(pool, better, drawn)
        total += worth * (without - lacking)
        without = lacking
        if not lacking:
            break
    return total
