"""The small pictures that are laid on cards at run time: indices, their paper tabs, and the French suit signs."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, shape, stroke
from assets.artwork.palette import INK, PAPER, Tones
from assets.artwork.parts.figures import figures
from assets.artwork.parts.french_signs import COLOURS, SIGN_TONES, french_pip
from assets.artwork.parts.signs import club, coin, cup, sword

RANKS = "a234567fcr"
SUITS = dict(zip("dcbs", "DHCS", strict=True))
FRENCH_RANKS = dict(zip(RANKS, "A234567JQK", strict=True))
TAB = (74, 118)
INDEX = (70, 150)
SHARPEST = 2.8
"""Pixels a unit: enough for a large index on an enlarged card."""


@dataclass(frozen=True)
class Small:
    """A small picture: what draws it, its width and height in card units, and its pixels a unit."""

    pen: Pen
    w: float
    h: float
    pixels: float = SHARPEST


def french_index(d: Drawing, rank: str, suit: str, colour: str) -> None:
    """Rank above suit, in one colour."""
    figures(d, rank, 35, 41, 72, colour, widest=55)
    french_pip(d, suit, 35, 116, 28, flat=True, tones=(colour, colour, colour))


def worth(d: Drawing, value: str) -> None:
    """What a Neapolitan card is worth in a sum."""
    figures(d, value, 37, 38, 52, INK, widest=56)


SMALL_SIGNS: Mapping[str, Pen] = {
    "d": lambda d: coin(d, 37, 90, 21),
    "c": lambda d: cup(d, 37, 90, 44),
    "b": lambda d: club(d, 37, 90, 47, 24, 1.3),
    "s": lambda d: sword(d, 37, 90, 47, 24, 1.2),
}


def tab(d: Drawing, w: float, h: float, line: float = 3.4) -> None:
    """A paper tab for the upper left corner: two sides run on the card's frame."""
    outer = _corner(w, h, 17, 22)
    d.fill(outer, PAPER)
    d.contour(_corner(w, h, 17, 22, line / 2), line, k=0, wob=0, color=INK)


def notch(d: Drawing) -> None:
    """Paper over the corner of a French court's window, which then goes round a large index."""
    d.fill(shape("0,0! 58,0! 58,230! 56,244 50,248 42,250! 0,250!"), PAPER)
    d.ink(stroke("58,7! 58,230! 56.5,243 42,248! 9,248"), 3.4, taper=(0, 0), wob=0)


def _corner(w: float, h: float, r: float, inner: float, inset: float = 0) -> Path:
    a, b = inset, inset
    c, e = w - inset, h - inset
    k, q = 0.29 * r, 0.29 * inner
    return shape(
        f"{a},{b + r}! {a + k},{b + k} {a + r},{b}! {c},{b}! {c},{e - inner}! {c - q},{e - q} {c - inner},{e}! {a},{e}!"
    )


def _stamps() -> dict[str, Small]:
    small: dict[str, Small] = {}
    for suit, sign in SUITS.items():
        for colour in COLOURS[sign]:
            tones: Tones = SIGN_TONES[colour]
            mark = "" if colour == COLOURS[sign][0] else f"-{colour}"
            for turned in (False, True):
                pen = partial(french_pip, suit=sign, x=66, y=66, r=60, flip=turned, rich=True, tones=tones)
                small[f"sign-{suit}{mark}{'-turned' * turned}"] = Small(pen, 132, 132, 1.6)
            for rank, letter in FRENCH_RANKS.items():
                pen = partial(french_index, rank=letter, suit=sign, colour=tones[0])
                small[f"french-{rank}{suit}{mark}"] = Small(pen, *INDEX)
        small[f"suit-{suit}"] = Small(SMALL_SIGNS[suit], *TAB)
    for value in map(str, range(1, 11)):
        small[f"worth-{value}"] = Small(partial(worth, value=value), *TAB)
    for name, scale in (("small", 1.0), ("large", 1.6)):
        w, h = TAB[0] * scale, TAB[1] * scale
        small[f"tab-{name}"] = Small(partial(tab, w=w, h=h), w, h, 1.6)
    small["tab-french"] = Small(notch, 60, 252, 1.6)
    return small


STAMPS: Mapping[str, Small] = _stamps()
