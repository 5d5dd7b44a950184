"""Every picture by deck and name, the names that the files in assets/cards carry."""

from collections.abc import Callable, Mapping
from functools import partial

from assets.artwork.cards import backs, bastoni, cavalli, coppe, denari, fanti, french, french_courts, re, spade
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.parts.stock import H, W, edge, stock

RANKS = "a234567fcr"
SUITS = "dcbs"
FRENCH_SUITS = dict(zip(SUITS, "DHCS", strict=True))
"""The French suit that stands for each Italian one: diamonds, hearts, clubs, spades."""


def _neapolitan() -> dict[str, Pen]:
    words = ("asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re")
    suits = {"d": ("denari", denari), "c": ("coppe", coppe), "b": ("bastoni", bastoni), "s": ("spade", spade)}
    courts = {"fante": fanti, "cavallo": cavalli, "re": re}
    return {
        rank + suit: getattr(courts.get(word, pips), f"{word}_{name}")
        for suit, (name, pips) in suits.items()
        for rank, word in zip(RANKS, words, strict=True)
    }


def _french() -> dict[str, Pen]:
    courts: dict[str, Callable[..., None]] = {
        "f": french_courts.jack,
        "c": french_courts.queen,
        "r": french_courts.french_king,
    }
    pens: dict[str, Pen] = {}
    for suit, sign in FRENCH_SUITS.items():
        pens["a" + suit] = french.asso_picche if sign == "S" else partial(french.plain_ace, suit=sign)
        for number in range(2, 8):
            pens[f"{number}{suit}"] = partial(french.pip_card, suit=sign, number=number)
        for rank, court in courts.items():
            pens[rank + suit] = partial(court, suit=sign)
    return pens


DECKS: Mapping[str, Mapping[str, Pen]] = {
    "neapolitan": _neapolitan(),
    "french": _french(),
    "backs": {"red": backs.back_red, "blue": backs.back_blue, "maiolica": backs.back_maiolica},
}


def card(deck: str, name: str) -> Drawing:
    """Draw a whole card."""
    d = Drawing(W, H)
    stock(d)
    DECKS[deck][name](d)
    edge(d)
    return d
