"""Exact chances about a hand drawn at random from the cards that are not seen."""

from collections.abc import Iterable
from functools import lru_cache
from math import comb


@lru_cache(maxsize=20_000)
def none_of(pool: int, wanted: int, drawn: int) -> float:
    """The chance that a hand of ``drawn`` cards out of ``pool`` has none of ``wanted`` of them."""
    if drawn > pool - wanted:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def any_of(pool: int, wanted: int, drawn: int) -> float:
    """The chance that a hand of ``drawn`` cards out of ``pool`` has at least one of ``wanted`` of them."""
    return 1.0 - none_of(pool, wanted, drawn)


def expected_best(worths: Iterable[float], pool: int, drawn: int) -> float:
    """The expected worth of the best card in a hand of ``drawn`` out of ``pool``; the worths above 0 of its cards."""
    total = 0.0
    without = 1.0
    for better, worth in enumerate(sorted(worths, reverse=True), start=1):
        lacking = none_of(pool, better, drawn)
        total += worth * (without - lacking)
        without = lacking
        if not lacking:
            break
    return total
