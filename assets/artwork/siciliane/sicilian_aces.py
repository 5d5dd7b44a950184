"""The four aces: the eagle with the Trinacria, the covered goblet, the great cudgel, the sword with a cherub."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import SKIN, SKIN_SH
from assets.artwork.parts.feathers import Plumage, row
from assets.artwork.parts.heads import eye, locks
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.plants import sprig, twig
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN, dress, painted
from assets.artwork.siciliane.cudgels import cudgel
from assets.artwork.siciliane.sicilian_eagle import asso_di_denari
from assets.artwork.siciliane.sicilian_motifs import blossom, lizard, orange_branch
from assets.artwork.siciliane.sicilian_signs import brand, star
from assets.artwork.siciliane.struck_coins import sun_face

__all__ = ["asso_di_bastoni", "asso_di_coppe", "asso_di_denari", "asso_di_spade"]


def asso_di_coppe(d: Drawing) -> None:
    """A great covered goblet with the sun on it, oranges at its foot."""
    orange_branch(d, 112, 690, 1.1)
    orange_branch(d, 388, 690, 1.1, -1)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1):
            for line, w in (
                (((128, 300), (196, 272), (206, 350), (160, 392), (126, 470)), 30),
                (((128, 300), (196, 272), (206, 350), (160, 392), (126, 470)), 16),
            ):
                d.ink(stroke(list(line)), w, (0, 0), None if w == 30 else POPPY[0], wob=0)
            painted(d, circle(196, 272, 15), SUN, 3.4, (4, 4))
    _ace_stem(d)
    _ace_bowl(d)
    _lid(d)


def _ace_stem(d: Drawing) -> None:
    painted(
        d,
        shape("138,738! 144,706 196,690 226,664 232,616! 268,616! 274,664 304,690 356,706 362,738! 310,752 190,752"),
        POPPY,
        4.2,
        (22, 6),
    )
    for s, c in (("142,722 190,736 250,741 310,736 358,722", SUN), ("170,700 250,716 330,700", LEAF)):
        d.ink(stroke(s), 13, (0.05, 0.05), wob=0)
        d.ink(stroke(s), 7.5, (0.05, 0.05), c[0], wob=0)
    painted(
        d,
        shape("226,640! 196,632 190,612 208,596 226,592! 274,592! 292,596 310,612 304,632 274,640!"),
        LEAF,
        3.8,
        (12, 6),
    )
    for x in (214, 238, 262, 286):
        d.obj(circle(x, 616, 7), SUN[0], None, None, w=2.6)


def _ace_bowl(d: Drawing) -> None:
    bowl = shape("108,286! 116,350 108,420 128,500 186,566 250,598 314,566 372,500 392,420 384,350 392,286!")
    d.fill(bowl, SUN[0])
    d.shade(bowl, SUN[1], 40, 8)
    with d.clip(bowl):
        for cx, w in ((-112, 34), (-68, 44), (0, 50), (68, 44), (112, 34)):
            tongue = shape(
                [
                    (250 + cx * 0.4, 610, 1),
                    (250 + cx - w * 0.6, 540),
                    (250 + cx, 470 + abs(cx) * -0.1),
                    (250 + cx + w * 0.6, 540),
                ]
            )
            d.obj(tongue, POPPY[0], POPPY[1], None, w=4, sd=(13, 4))
        band = shape("90,326! 250,352 410,326! 410,440! 250,470 90,440!")
        d.obj(band, SEA[0], SEA[1], None, w=4, sd=(40, 2))
        for s in ("90,342 250,368 410,342", "90,424 250,454 410,424"):
            d.ink(stroke(s), 6, (0, 0), SUN[0], wob=0)
        for m in (1, -1):
            star(d, 250 + m * 104, 392, 22, SUN[2])
            star(d, 250 + m * 72, 374, 9, LINEN[0], 4, 0.45)
            star(d, 250 + m * 72, 420, 9, LINEN[0], 4, 0.45)
    d.contour(bowl, 4.6)
    sun_face(d, 250, 406, 58)
    painted(d, shape("96,280! 250,306 404,280! 408,300 402,318! 250,346 98,318! 92,300"), SUN, 4.2, (18, 6))
    for k in range(9):
        x = 122 + 32 * k
        y = 305 + 17 * (1 - ((x - 250) / 150) ** 2)
        d.obj(circle(x, y, 8), (POPPY if k % 2 else LEAF)[0], None, None, w=2.8)


def _lid(d: Drawing) -> None:
    """A domed lid in red and gold with an orange for a knob."""
    painted(
        d, shape("104,278! 118,214 170,170 224,150! 276,150! 330,170 382,214 396,278! 250,304"), POPPY, 4.2, (24, 8)
    )
    with d.clip(shape("104,278! 118,214 170,170 224,150! 276,150! 330,170 382,214 396,278! 250,304")):
        for x0, x1 in ((220, 150), (238, 212), (262, 288), (280, 350)):
            d.obj(
                shape([(x0, 150, 1), (x1 - 14, 292, 1), (x1 + 14, 292, 1), (x0 + 5, 150, 1)]), SUN[0], SUN[1], None, w=3
            )
    painted(d, shape("212,154! 222,134 278,134 288,154! 250,164"), SUN, 3.8, (7, 4))
    painted(d, circle(250, 102, 36), ORANGE, 4, (9, 10))
    for m in (1, -1):
        with d.at(250, 70, 0, 1, sx=m, line=1):
            d.obj(shape("0,2! 14,-20 40,-22 56,-8! 40,2 18,6"), LEAF[0], LEAF[1], None, w=3, sd=(4, 5))


def asso_di_bastoni(d: Drawing) -> None:
    """One great cudgel that still bears twigs and blossom, a lizard climbing it."""
    for x, y, a, ln, fl in (
        (176, 196, 208, 58, True),
        (320, 236, -38, 64, False),
        (190, 372, 196, 62, False),
        (318, 432, -20, 66, True),
    ):
        twig(d, x, y, a, ln, 3, (24, POPPY if x < 250 else LINEN) if fl else None, 54)
    cudgel(d, 250, 396, 680, 5, 0.94)
    lizard(d, 246, 408, 1.5, 1, 12)
    blossom(d, 398, 612, 0.84, -50)
    blossom(d, 108, 566, 0.84, 50)
    bow(d, 232, 612, POPPY, 1.0)


def asso_di_spade(d: Drawing) -> None:
    """The great sword between branches, a cherub on its guard."""
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1):
            sprig(d, "40,742 118,690 168,610 176,520", 6, 54, LEAF, berries=ORANGE)
    brand(d, 250, 372, 640, 0, 0.92)
    with d.at(250, 556):
        for m in (1, -1):
            with d.at(m * 30, 12, 0, 1, sx=m, sy=1, line=1):
                _small_wing(d)
        _cherub(d)
    dress(
        d,
        "206,640! 220,660 250,668 280,660 294,640! 330,664 352,700! 322,698 306,716! 276,690 250,686 224,690 "
        "194,716! 178,698 148,700! 170,664",
        POPPY,
        sd=(5, 6),
    )


def _small_wing(d: Drawing) -> None:
    """A wing spread to the right, its root at the origin."""
    arm, tips = (
        stroke("0,14 34,-6 74,-22 112,-34 138,-52"),
        stroke("26,72 60,92 96,94 130,78 158,50 178,14 188,-26 184,-66"),
    )
    row(d, arm, tips, 9, 1.0, Plumage(LINEN, 13, 0.1, 1.7, 0.3))
    row(d, arm, tips, 9, 0.66, Plumage(SUN, 12, 0.08, 1.3, 0.2))
    row(d, arm, tips, 8, 0.38, Plumage(POPPY, 11, 0.06, 1.1, 0))
    edge = tube("0,14 34,-6 74,-22 112,-34 138,-52", (12, 12, 11, 9, 6), cap=(6, 5))
    d.obj(edge, LINEN[0], LINEN[1], None, w=3, sd=(4, 5))


def _cherub(d: Drawing) -> None:
    """A round child's face under curls."""
    curls = (
        "0,-66! -20,-78 -40,-66 -46,-52! -66,-50 -74,-30 -66,-14! -80,0 -74,22 -58,26! -56,40 -40,44 -30,34! "
        "30,34 40,44 56,40 58,26! 74,22 80,0 66,-14! 74,-30 66,-50 46,-52! 40,-66 20,-78"
    )
    locks(
        d,
        curls,
        ORANGE[0],
        ORANGE[1],
        ["-40,-56 -30,-44", "-62,-30 -46,-24", "-64,6 -50,4", "62,-30 46,-24", "64,6 50,4", "36,-58 26,-46"],
        hi=ORANGE[2],
    )
    f = shape("0,-48 28,-42 48,-18 52,12 40,40 16,56 0,59 -16,56 -40,40 -52,12 -48,-18 -28,-42")
    d.obj(f, SKIN, SKIN_SH, None, w=3.4, sd=(8, 8))
    for m in (1, -1):
        eye(d, m * 19, 4, 22, 0, iris="#2f5e8a", lid=3.8, h=1.5)
        d.ink(stroke([(m * 8, -12), (m * 20, -17), (m * 32, -11)]), 3.2, (0.4, 0.5))
        d.fill(circle(m * 29, 25, 12, 9), POPPY[0], 0.32)
    d.ink(stroke("-5,20 0,24 6,20"), 2.6, (0.4, 0.4), wob=0)
    d.obj(shape("-14,35! -5,32 0,34 5,32 14,35! 6,43 -6,43"), POPPY[0], None, None, w=2.2)
    fringe = (
        "0,-34! -10,-22 -26,-20 -34,-28! -42,-14 -54,-14 -58,-24! -54,-52 -24,-66 0,-64! 24,-66 54,-52 58,-24! "
        "54,-14 42,-14 34,-28! 26,-20 10,-22"
    )
    locks(
        d,
        fringe,
        ORANGE[0],
        ORANGE[1],
        ["-8,-56 -18,-34", "-30,-52 -38,-28", "10,-56 18,-34", "30,-52 40,-28"],
        w=2.8,
        hi=ORANGE[2],
    )
