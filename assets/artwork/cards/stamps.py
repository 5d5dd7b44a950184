"""The pictures that are laid on cards at run time: indices, their paper tabs, French suit signs, aces and ornaments."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from assets.artwork.cards import french
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import BLUE, BROWN, GOLD, GREEN, INK, PAPER, RED, Tones
from assets.artwork.parts.figures import figures
from assets.artwork.parts.french_signs import COLOURS, SIGN_TONES, french_pip
from assets.artwork.piacentine.piacenza_print import INKS, LINE
from assets.artwork.siciliane.cart_paint import FIELD
from assets.artwork.spanish.tints import PAPER_WHITE
from scopa_gui.art.faces import ACE, ACE_OF_SPADES, NUMBER_TAB, ORNAMENT, ORNAMENT_WIDE, SIGN, WREATH, WREATH_WIDE

RANKS = "a234567fcr"
SUITS = dict(zip("dcbs", "DHCS", strict=True))
FRENCH_RANKS = dict(zip(RANKS, "A234567JQK", strict=True))
TAB = (74, 118)
INDEX = (70, 150)
PRINTED = {1: (46, 66), 2: (66, 66)}
"""How large the number of a Spanish card is, by its figures."""
SHARPEST = 2.8
"""Pixels a unit: enough for a large index on an enlarged card."""
SHARP = 1.6
"""Pixels a unit of what is laid on a card as large as it is drawn."""


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
    figures(d, value, 37, 37, 56, INK, widest=60)


def printed(d: Drawing, number: str) -> None:
    """The number of a Spanish card."""
    wide, high = PRINTED[len(number)]
    each = wide / len(number)
    for k, figure in enumerate(number):
        figures(d, figure, each * (k + 0.5), high / 2, high - 4, INK, widest=each - 5)


# The suits as signs, flat and bold: on a card of 60 pixels one is ten pixels high.


def _coin(d: Drawing) -> None:
    d.obj(circle(37, 91, 21), GOLD, w=5)
    d.obj(circle(37, 91, 8.5), RED, w=3.4)


def _cup(d: Drawing) -> None:
    d.obj("14,70! 60,70! 58,83 51,92 43,96! 43,102! 54,107 55,112! 19,112! 20,107 31,102! 31,96! 23,92 16,83", RED, w=5)


def _club(d: Drawing) -> None:
    d.obj("41,69 56,73 59,82 50,88 44,96 36,105! 24,113 15,108 19,99! 28,91 33,83 34,75", GREEN, w=4.5)
    d.obj("24,86! 32,80! 37,85! 30,92!", GREEN, w=4)
    d.obj("50,90! 60,94! 58,101! 46,97!", GREEN, w=4)
    d.fill(circle(48, 77, 5.5, 4), GOLD[2])


def _sword(d: Drawing) -> None:
    d.obj("31,88! 43,88! 43,107! 37,115! 31,107!", BLUE, w=4.2)
    d.obj("33.5,73! 40.5,73! 40.5,84! 33.5,84!", BROWN, w=3.8)
    d.obj("17,82! 57,82! 57,89! 17,89!", GOLD, w=4.2)


SMALL_SIGNS: Mapping[str, Pen] = {"d": _coin, "c": _cup, "b": _club, "s": _sword}


@dataclass(frozen=True)
class TabPrint:
    """What a pack's tabs are printed on and with: the paper, and the line of the frame with its width and corner."""

    paper: str = PAPER
    colour: str = INK
    line: float = 3.4
    corner: float = 17


TAB_PRINTS: Mapping[str, TabPrint] = {
    "neapolitan": TabPrint(),
    "piacentine": TabPrint(INKS[PAPER], LINE, 2.6, 13),
    "siciliane": TabPrint(FIELD),
    "spanish": TabPrint(PAPER_WHITE, line=4.4),
}


def tab(d: Drawing, w: float, h: float, print_: TabPrint) -> None:
    """A paper tab for the upper left corner: two sides run on the card's frame, and the others are drawn like it."""
    d.fill(_corner(w, h, print_.corner, 22), print_.paper)
    d.contour(_corner(w, h, print_.corner, 22, print_.line / 2), print_.line, k=0, wob=0, color=print_.colour)


def notch(d: Drawing) -> None:
    """Paper over the corner of a French court's window, which then goes round a large index."""
    d.fill(shape("0,0! 56,0! 56,230! 54,244 48,248 40,250! 0,250!"), PAPER)
    d.ink(stroke("56,7! 56,230! 54.5,243 40,248! 9,248"), 3.4, taper=(0, 0), wob=0)


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
                pen = partial(french_pip, suit=sign, x=SIGN / 2, y=SIGN / 2, r=60, flip=turned, rich=True, tones=tones)
                small[f"sign-{suit}{mark}{'-turned' * turned}"] = Small(pen, SIGN, SIGN, SHARP)
            for rank, letter in FRENCH_RANKS.items():
                pen = partial(french_index, rank=letter, suit=sign, colour=tones[0])
                small[f"french-{rank}{suit}{mark}"] = Small(pen, *INDEX)
        small[f"suit-{suit}"] = Small(SMALL_SIGNS[suit], *TAB)
    for value in map(str, range(1, 11)):
        small[f"worth-{value}"] = Small(partial(worth, value=value), *TAB)
    for number in map(str, (*range(1, 8), 10, 11, 12)):
        small[f"printed-{number}"] = Small(partial(printed, number=number), *PRINTED[len(number)])
    for name, scale in (("small", 1.0), ("large", 1.6)):
        for deck, print_ in TAB_PRINTS.items():
            for kind, size in (("tab", TAB), ("number", NUMBER_TAB)):
                w, h = size[0] * scale, size[1] * scale
                small[f"{kind}-{name}-{deck}"] = Small(partial(tab, w=w, h=h, print_=print_), w, h, SHARP)
    small["tab-french"] = Small(notch, 60, 252, SHARP)
    small["ornament"] = Small(french.ornament, ORNAMENT * ORNAMENT_WIDE, ORNAMENT, SHARP)
    return small | _aces()


def _aces() -> dict[str, Small]:
    """The signs of the French aces, in both colours of a suit, and their wreaths."""
    aces = {"ace-s": Small(french.ace_of_spades, ACE_OF_SPADES, ACE_OF_SPADES, SHARP)}
    for suit, sign in SUITS.items():
        for colour in COLOURS[sign] if sign != "S" else ():
            mark = "" if colour == COLOURS[sign][0] else f"-{colour}"
            aces[f"ace-{suit}{mark}"] = Small(partial(french.ace, suit=sign, colour=colour), ACE, ACE, SHARP)
            aces[f"wreath-{suit}"] = Small(partial(french.wreath, suit=sign), WREATH * WREATH_WIDE, WREATH, SHARP)
    return aces


STAMPS: Mapping[str, Small] = _stamps()
