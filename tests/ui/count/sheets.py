"""Score sheets for the tests: real ones, counted by the engine from piles written as short names."""

from random import Random

from scopa_gui.engine.cards import card_named, mask_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score


def pile(names):
    """The set of cards in "7D 7C 6B"."""
    return mask_of(card_named(name) for name in names.split())


def sheet(*piles, scope=None, **rules):
    """The count of these piles, given as names or as sets."""
    sets = tuple(pile(each) if isinstance(each, str) else each for each in piles)
    options = {"players": len(sets), "sides": len(sets), **rules}
    return score(Rules(**options), sets, scope or (0,) * len(sets))


def random_piles(rng: Random, sides: int, whole: bool):
    """Forty cards shared out at random; now and then unevenly, so that suits are missing, or with some left over."""
    piles = [0] * sides
    weights = [rng.random() ** rng.choice((0.3, 1, 4)) + 0.01 for _ in range(sides)]
    by_suit = rng.random() < 0.3
    favours = [rng.choices(range(sides), weights)[0] for _ in range(4)]
    for card in range(40):
        if not whole and rng.random() < 0.35:
            continue
        side = favours[card // 10] if by_suit and rng.random() < 0.93 else rng.choices(range(sides), weights)[0]
        piles[side] |= 1 << card
    return tuple(piles)
