"""Ace to seven of bastoni."""

from assets.artwork.cards.mask import mask
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import shape, stroke
from assets.artwork.palette import RED, RED_HI, RED_SH, REDS, WHITES
from assets.artwork.parts.plants import posy, twig
from assets.artwork.parts.signs import club
from assets.artwork.parts.stock import frame


def asso_bastoni(d: Drawing) -> None:
    """One huge knotty club with twigs, flowers and a ribbon."""
    twig(d, 198, 250, 214, 84, 3, (31, REDS))
    twig(d, 300, 180, -28, 72, 3, None, 54)
    twig(d, 304, 352, -22, 84, 3, (31, WHITES))
    twig(d, 204, 470, 196, 84, 3, (31, WHITES))
    twig(d, 206, 400, 168, 60, 2, None, 52)
    twig(d, 292, 500, 16, 74, 3, (27, REDS))
    t1 = shape("204,610! 170,622 140,606 104,632 74,690! 108,670 120,700! 146,664 176,646 204,640!")
    d.obj(t1, RED, RED_SH, RED_HI, w=3.6, sd=(8, 8))
    t2 = shape("296,640! 330,632 362,650 394,628 428,584! 392,598 384,566! 358,598 330,602 296,606!")
    d.obj(t2, RED, RED_SH, RED_HI, w=3.6, sd=(8, 8))
    d.ink(stroke("204,628 166,634 126,650"), 2.6, taper=(0.1, 0.6))
    d.ink(stroke("296,624 334,616 376,606"), 2.6, taper=(0.1, 0.6))
    club(d, 250, 400, 690, 0, 0.98, detail=1)
    for y in (596, 652):
        q = shape(
            [
                (206, y + 16, 1),
                (232, y + 8),
                (268, y - 6),
                (294, y - 16, 1),
                (295, y + 14, 1),
                (268, y + 24),
                (232, y + 38),
                (207, y + 46, 1),
            ]
        )
        d.obj(q, RED, RED_SH, RED_HI, w=3.8, sd=(6, 8), hinset=5, hd=(2, 4))
        d.ink(stroke([(212, y + 28), (250, y + 16), (290, y)]), 2, taper=(0.3, 0.5))
    frame(d)


def due_bastoni(d: Drawing) -> None:
    """Two clubs, one upside down."""
    club(d, 142, 400, 650, 0, 0.68, detail=1)
    club(d, 358, 400, 650, 180, 0.68, detail=1)
    posy(d, 250, 400, REDS, 30, 1.2)
    frame(d)


def tre_bastoni(d: Drawing) -> None:
    """Three crossing clubs behind the gatto mammone."""
    club(d, 250, 400, 690, 0, 0.70, detail=1)
    club(d, 250, 402, 716, 32, 0.66, detail=1)
    club(d, 250, 402, 716, -32, 0.66, detail=1)
    mask(d, 250, 406, 1.1)
    frame(d)


def quattro_bastoni(d: Drawing) -> None:
    """Four clubs and a flower."""
    for x in (140, 360):
        club(d, x, 212, 316, 0, 1.0)
        club(d, x, 590, 316, 0, 1.0)
    posy(d, 250, 402, REDS, 32, 1.3)
    frame(d)


def cinque_bastoni(d: Drawing) -> None:
    """Five clubs."""
    for x in (118, 382):
        club(d, x, 208, 306, 0, 0.95)
        club(d, x, 594, 306, 0, 0.95)
    club(d, 250, 400, 330, 0, 1.0)
    frame(d)


def sei_bastoni(d: Drawing) -> None:
    """Six clubs."""
    for x in (104, 250, 396):
        club(d, x, 212, 316, 0, 0.88)
        club(d, x, 590, 316, 0, 0.88)
    frame(d)


def sette_bastoni(d: Drawing) -> None:
    """Seven clubs, four over three."""
    for x in (82, 194, 306, 418):
        club(d, x, 210, 312, 0, 0.72)
    for x in (110, 250, 390):
        club(d, x, 592, 312, 0, 0.84)
    frame(d)
