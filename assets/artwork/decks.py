"""Every picture by deck and name, the names that the files in assets/cards carry."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from assets.artwork.cards import backs, bastoni, cavalli, coppe, denari, fanti, french, french_courts, re, spade
from assets.artwork.cards.small_pips import pip_card
from assets.artwork.cards.stamps import RANKS, STAMPS, SUITS
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.parts.stock import H, W, edge, stock
from assets.artwork.piacentine.piacenza_pack import PIACENTINE
from assets.artwork.siciliane import sicilian_pack
from assets.artwork.spanish.pack import SPANISH
from scopa_gui.art.faces import HEIGHT, SMALL_BELOW, Stamp, face
from scopa_gui.art.faces import STAMPS as STAMPED
from scopa_gui.art.style import PLAIN, Style
from scopa_gui.engine.cards import NAMES

SIGNS_ALONE = [rank + suit for suit in SUITS for rank in "234567" if rank + suit != "3b"]
"""The Neapolitan cards that show nothing but their signs when they are small: not the gatto mammone's."""


def _neapolitan() -> dict[str, Pen]:
    words = ("asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re")
    suits = {"d": ("denari", denari), "c": ("coppe", coppe), "b": ("bastoni", bastoni), "s": ("spade", spade)}
    courts = {"fante": fanti, "cavallo": cavalli, "re": re}
    pens: dict[str, Pen] = {
        rank + suit: getattr(courts.get(word, pips), f"{word}_{name}")
        for suit, (name, pips) in suits.items()
        for rank, word in zip(RANKS, words, strict=True)
    }
    for name in SIGNS_ALONE:
        pens[name] = partial(pip_card, suit=name[1], number=int(name[0]), pen=pens[name])
    return pens


def _french() -> dict[str, Pen]:
    courts: dict[str, Callable[..., None]] = {
        "f": french_courts.jack,
        "c": french_courts.queen,
        "r": french_courts.french_king,
    }
    pens: dict[str, Pen] = {"blank": french.blank}
    for suit, sign in SUITS.items():
        for rank, court in courts.items():
            pens[rank + suit] = partial(court, suit=sign)
    return pens


DECKS: Mapping[str, Mapping[str, Pen]] = {
    "neapolitan": _neapolitan(),
    "french": _french(),
    "piacentine": PIACENTINE,
    "siciliane": sicilian_pack.PENS,
    "spanish": SPANISH,
    "backs": backs.BACKS,
    STAMPED: {name: small.pen for name, small in STAMPS.items()},
}
"""What ships, by folder and file."""
SHOWN: Mapping[str, Sequence[str]] = {
    "neapolitan": [*DECKS["neapolitan"]],
    "french": [name.lower() for name in NAMES],
    "piacentine": [*PIACENTINE],
    "siciliane": [*DECKS["siciliane"]],
    "spanish": [*SPANISH],
    "backs": [*DECKS["backs"]],
}
"""What is looked at: whole cards."""


def card(deck: str, name: str, *, small: bool = False) -> Drawing:
    """Draw what ships: a card without what is stamped on it, or a stamp; `small` for the optical size of a card."""
    if deck == STAMPED:
        stamp = Drawing(STAMPS[name].w, STAMPS[name].h)
        DECKS[deck][name](stamp)
        return stamp
    d = Drawing(W, H, small=small)
    stock(d)
    DECKS[deck][name](d)
    edge(d)
    return d


def whole(deck: str, name: str, style: Style = PLAIN, *, small: bool = False) -> Drawing:
    """Draw a card as it is seen, with its stamps."""
    if deck == "backs":
        return card(deck, name)
    made = face(Path(), deck, NAMES.index(name.upper()), style.of(deck), SMALL_BELOW - 1 if small else HEIGHT)
    d = card(deck, made.base.stem, small=small)
    for stamp in made.stamps:
        pen = partial(_laid, stamp=stamp)
        if stamp.twice:
            d.twice(pen)
        else:
            pen(d)
    return d


def _laid(d: Drawing, stamp: Stamp) -> None:
    """A stamp where it goes on a card."""
    drawn = STAMPS[stamp.file.stem]
    with d.at(stamp.x, stamp.y, 0, stamp.height / drawn.h):
        drawn.pen(d)
