"""Ace to seven of coppe: fruit and birds between the cups."""

from assets.artwork.cards.chalice import asso_coppe
from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import REDS
from assets.artwork.parts.arms import shield
from assets.artwork.parts.creatures import bird
from assets.artwork.parts.fruit import cherries, grapes, lemon_branch, pomegranate
from assets.artwork.parts.keepsakes import horn_of_plenty
from assets.artwork.parts.ornaments import big_crown
from assets.artwork.parts.plants import sprig
from assets.artwork.parts.signs import cup
from assets.artwork.parts.stock import frame, grid

__all__ = ["asso_coppe", "cinque_coppe", "due_coppe", "quattro_coppe", "sei_coppe", "sette_coppe", "tre_coppe"]


def due_coppe(d: Drawing) -> None:
    """Two cups, laurel and a pomegranate."""
    for m in (1, -1):
        with d.at(250, 402, 0, 1, sx=m, sy=1):
            sprig(d, "24,-10 80,20 134,4 176,-46", 4, 46, berries=REDS)
    cup(d, 250, 204, 280, wide=1.1)
    cup(d, 250, 610, 280, wide=1.1)
    pomegranate(d, 250, 421, 0.74)
    frame(d)


def tre_coppe(d: Drawing) -> None:
    """One cup over two, a horn of plenty between."""
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1):
            sprig(d, "66,-34 104,-88 130,-148 116,-228", 4, 44, berries=REDS)
    cup(d, 250, 190, 248, wide=1.1)
    cup(d, 138, 604, 248, wide=1.08)
    cup(d, 362, 604, 248, wide=1.08)
    horn_of_plenty(d, 244, 398, 1.12)
    frame(d)


def quattro_coppe(d: Drawing) -> None:
    """Four cups around a crowned shield."""
    for x, y in grid(4):
        cup(d, x, y, 220, wide=1.12)
    big_crown(d, 250, 319, 0.58)
    for m in (1, -1):
        with d.at(250, 402, 0, 1, sx=m, sy=1):
            sprig(d, "14,84 62,74 92,40 96,-10", 4, 36, berries=REDS)
    shield(d, 250, 402, 0.98)
    frame(d)


def cinque_coppe(d: Drawing) -> None:
    """Five cups; two doves would like to drink."""
    for x, y in grid(5):
        cup(d, x, y, 200, wide=1.12)
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            sprig(d, "-196,44 -160,32 -124,36 -96,24", 3, 32)
            bird(d, -138, 32, 0.74, kind="dove")
    frame(d)


def sei_coppe(d: Drawing) -> None:
    """Six cups, two bunches of grapes."""
    for x, y in ((134, 152), (366, 152), (134, 400), (366, 400), (134, 648), (366, 648)):
        cup(d, x, y, 202, wide=1.14)
    grapes(d, 250, 274, 0.82)
    grapes(d, 250, 522, 0.82, m=-1)
    frame(d)


def sette_coppe(d: Drawing) -> None:
    """Seven cups, a branch of lemons."""
    for x, y in ((108, 146), (392, 146), (250, 280), (108, 402), (392, 402), (108, 658), (392, 658)):
        cup(d, x, y, 182, wide=1.06)
    lemon_branch(d, 250, 534, 1.0)
    cherries(d, 250, 122, 1.0)
    frame(d)
