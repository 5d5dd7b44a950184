"""Ace to seven of spade."""

from assets.artwork.cards.putto import putto
from assets.artwork.cards.vignette import vignette
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import rect, shape, stroke
from assets.artwork.palette import GOLDS, GREEN, INK, RED, RED_HI, RED_SH, REDS, WHITES
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.parts.signs import sword
from assets.artwork.parts.stock import frame


def asso_spade(d: Drawing) -> None:
    """A putto with a big sword."""
    _hillock(d)
    putto(d)
    frame(d)


def due_spade(d: Drawing) -> None:
    """Two swords and a red bow."""
    sword(d, 150, 400, 640, 0, 0.86)
    sword(d, 350, 400, 640, 0, 0.86)
    bow(d, 250, 380, REDS, 1.0)
    frame(d)


def tre_spade(d: Drawing) -> None:
    """Three swords tied with a ribbon."""
    for x in (112, 250, 388):
        sword(d, x, 400, 640, 0, 0.47)
    # ribbon that ties the three
    for a, b in ((112, 250), (250, 388)):
        q = shape(
            [
                (a - 4, 286, 1),
                ((a + b) / 2, 306),
                (b + 4, 286, 1),
                (b + 4, 322, 1),
                ((a + b) / 2, 342),
                (a - 4, 322, 1),
            ]
        )
        d.obj(q, RED, RED_SH, RED_HI, w=3.6, sd=(6, 9), hinset=5, hd=(2, 4))
    for x in (112, 250, 388):
        q = shape([(x - 24, 282, 1), (x + 24, 286, 1), (x + 24, 322, 1), (x - 24, 326, 1)])
        d.obj(q, RED, RED_SH, RED_HI, w=3.6, sd=(6, 8), hinset=5, hd=(3, 4))
    frame(d)


def quattro_spade(d: Drawing) -> None:
    """Four swords around three yellow flowers."""
    for x in (112, 388):
        sword(d, x, 210, 326, 0, 0.96)
        sword(d, x, 590, 326, 0, 0.96)
    for x, y in ((250, 330), (206, 440), (294, 440)):
        d.ink(stroke([(250, 560), ((x + 250) / 2, 500), (x, y)]), 7, taper=(0, 0.3), wob=0)
        d.ink(stroke([(250, 560), ((x + 250) / 2, 500), (x, y)]), 3.4, taper=(0, 0.3), wob=0, color=GREEN)
    for a, ln in ((-150, 70), (-30, 70), (-120, 56), (-60, 56)):
        leaf(d, 250, 540, a, ln, 24)
    for x, y in ((250, 320), (200, 432), (300, 432)):
        flower(d, x, y, 34, GOLDS, 6, REDS)
    frame(d)


def cinque_spade(d: Drawing) -> None:
    """Five swords and an oval picture."""
    for x in (97, 403):
        sword(d, x, 212, 322, 0, 0.88)
        sword(d, x, 588, 322, 0, 0.88)
    sword(d, 250, 212, 322, 0, 0.88)
    vignette(d)
    frame(d)


def sei_spade(d: Drawing) -> None:
    """Six swords."""
    for x in (97, 250, 403):
        sword(d, x, 212, 322, 0, 0.88)
        sword(d, x, 588, 322, 0, 0.88)
    frame(d)


def sette_spade(d: Drawing) -> None:
    """Seven swords, four over three."""
    for x in (80, 193, 307, 420):
        sword(d, x, 208, 316, 0, 0.74)
    for x in (110, 250, 390):
        sword(d, x, 592, 316, 0, 0.80)
    frame(d)


def _hillock(d: Drawing) -> None:
    """The flowery hill."""
    # hillock
    hl = shape("24,716! 80,690 160,678 250,674 350,680 430,694 476,714! 476,780! 24,780!")
    with d.clip(rect(24.5, 24.5, 451, 751, 14)):
        d.fill(hl, GREEN)
        d.engrave(hl, ang=8, gap=7, depth=60, w=2.4, shadow_dir=(0, 1))
        for x, h_ in ((60, 22), (76, 28), (92, 20), (404, 22), (420, 30), (436, 22), (340, 16), (352, 20)):
            y = 706 - abs(250 - x) * -0.06
            d.ink(stroke([(x, y + 6), (x - 2, y - h_ * 0.5), (x - 6, y - h_)]), 4.4, taper=(0.1, 0.8), color=INK)
        for x, y, c_ in ((118, 716, REDS), (392, 722, WHITES), (66, 738, WHITES), (442, 746, REDS)):
            flower(d, x, y, 13, c_, 5)
        d.contour(hl, 3.6)
