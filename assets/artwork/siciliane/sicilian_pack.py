"""The forty cards of the Sicilian pack by name."""

from collections.abc import Mapping
from functools import partial

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.siciliane import sicilian_aces as aces
from assets.artwork.siciliane import sicilian_courts as courts
from assets.artwork.siciliane import sicilian_pips as pips
from assets.artwork.siciliane.cart_paint import cart_frame, paper

RANKS = dict(zip("234567", ("due", "tre", "quattro", "cinque", "sei", "sette"), strict=True))
SUITS = {"d": "denari", "c": "coppe", "b": "bastoni", "s": "spade"}


def _framed(d: Drawing, pen: Pen) -> None:
    """A picture on warm paper inside the toothed border."""
    paper(d)
    pen(d)
    cart_frame(d)


def _pack() -> dict[str, Pen]:
    pens: dict[str, Pen] = {}
    for suit, name in SUITS.items():
        pens[f"a{suit}"] = getattr(aces, f"asso_di_{name}")
        pens |= {rank + suit: getattr(pips, f"{word}_di_{name}") for rank, word in RANKS.items()}
        pens |= {rank + suit: courts.PENS[rank + suit] for rank in "fcr"}
    return {name: partial(_framed, pen=pen) for name, pen in pens.items()}


PENS: Mapping[str, Pen] = _pack()
