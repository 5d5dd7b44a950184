"""Ace to seven of oros: rosettes of gold."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import INK
from assets.artwork.parts.plants import leaf
from assets.artwork.spanish.pinta import paper, pinta, places
from assets.artwork.spanish.tints import AZURE, LEAF_GREEN, LINEN, SCARLET, YELLOW

SMALLER = {3: 0.95, 4: 0.94, 6: 0.97, 7: 0.94}
"""How much smaller coins are on small cards, where their lines are heavier: they stay apart."""
RADIUS = {2: 122, 3: 106, 4: 90, 5: 88, 6: 88, 7: 77}


def gold_piece(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin of radius r: a rosette of eight petals on scarlet, in a beaded rim."""
    with d.at(x, y, 0, r / 100):
        _rim(d, 24)
        _rosette(d)


def _rim(d: Drawing, beads: int) -> None:
    d.obj(circle(0, 0, 100), YELLOW[0], YELLOW[1], None, w=6.4, sd=(7, 9))
    if d.lod > 0:
        d.ink(arc(0, 0, 91, 190, 268), 6, taper=(0.4, 0.4), color=LINEN[0], wob=0)
    for k in range(0 if d.small else beads):
        a = 2 * math.pi * k / beads
        d.obj(circle(87 * math.cos(a), 87 * math.sin(a), 5.4), YELLOW[2], None, None, w=2.2)
    d.obj(circle(0, 0, 75), SCARLET[0], SCARLET[1], None, w=4.4, sd=(-7, -8))


def _rosette(d: Drawing) -> None:
    petal = shape("0,-12! 14,-26 25,-46 22,-62 10,-68 0,-62! -10,-68 -22,-62 -25,-46 -14,-26")
    for k in range(8):
        with d.at(0, 0, 45 * k + 22.5, 1, line=1):
            d.obj(shape("0,-30! 8,-48 0,-70! -8,-48"), AZURE[0], None, None, w=2.8)
    for k in range(8):
        with d.at(0, 0, 45 * k, 0.94, line=1):
            d.obj(petal, YELLOW[0], YELLOW[1], YELLOW[2], w=3.6, sd=(6, 5), hinset=4, hd=(3, 3))
            d.ink(stroke("0,-24 0,-44 0,-58"), 2.6, taper=(0.1, 0.7), wob=0)
    d.obj(circle(0, 0, 22), YELLOW[2], YELLOW[0], None, w=3.8, sd=(4, 5))
    d.obj(circle(0, 0, 9.5), SCARLET[0], None, None, w=3)


def _coins(d: Drawing, n: int) -> None:
    for x, y in places(n):
        gold_piece(d, x, y, RADIUS[n] * (SMALLER.get(n, 1) if d.small else 1))


def numbers(d: Drawing, n: int) -> None:
    """Two to seven of oros: a ribbon winds between two, a head looks out of the middle of five."""
    paper(d)
    if n == 2 and not d.small:
        _winding_ribbon(d)
    _coins(d, n)
    if n == 5:
        _medallion(d, 250, 400, 96)
    pinta(d, "d")


def _winding_ribbon(d: Drawing) -> None:
    """A ribbon in three turns between the coins, its forked ends yellow."""
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            d.obj(
                shape("112,-16! 146,-34 172,-28 200,-44! 190,-16 204,10! 170,2 146,8 118,34!"),
                YELLOW[0], YELLOW[1], YELLOW[2], w=3.3, sd=(5, 7), hinset=4, hd=(2, 3),
            )  # fmt: skip
            d.obj(shape("96,16! 112,-16! 124,14! 118,34! 104,34!"), SCARLET[1], None, None, w=3)
    band = shape("-128,-4! -84,-34 -40,-26 0,-12 40,2 84,2 128,-30! 128,8! 84,40 40,40 0,26 -40,12 -84,6 -128,34!")
    d.obj(band.move(250, 396), SCARLET[0], SCARLET[1], SCARLET[2], w=3.5, sd=(5, 9), hinset=5, hd=(2, 4))
    for line in ("150,386 182,378 214,384", "292,420 322,428 354,416"):
        d.ink(stroke(line), 2.3, taper=(0.4, 0.5))


def _medallion(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin with a laurelled head in profile: nobody's."""
    with d.at(x, y, 0, r / 100):
        _rim(d, 28)
        d.obj(circle(0, 0, 70), AZURE[0], AZURE[1], None, w=3.4, sd=(-6, -7))
        head = shape(
            "-8,-54 14,-54 30,-42 34,-26! 32,-18 38,-6 42,2! 41,6 35,8! 36,12 38,15 35,18! 37,22 35,25 33,27! "
            "36,34 30,39 16,38! 14,46 24,58! 8,66 -12,66 -32,58! -22,40 -26,22 -38,4 -42,-16 -34,-40"
        )
        d.obj(head, YELLOW[0], YELLOW[1], YELLOW[2], w=3.8, sd=(6, 7), hinset=4, hd=(3, 3))
        d.ink(stroke("18,-12 24,-17 32,-14"), 3.4, taper=(0.4, 0.3))
        d.ink(stroke("20,-9 25,-7 30,-9"), 2.4, taper=(0.4, 0.4))
        d.ink(stroke("24,20 30,20 36,18"), 2.4, taper=(0.5, 0.1))
        d.ink(stroke("32,6 28,5 29,1"), 2.2, taper=(0.3, 0.4))
        for line in ("-10,2 -4,-6 2,0 -2,8", "-36,-14 -26,0 -18,24", "-30,-32 -18,-12 -12,14", "14,36 2,34 -8,24"):
            d.ink(stroke(line), 2.4, taper=(0.3, 0.6))
        for k, (a, b) in enumerate(((28, -36), (16, -40), (3, -40), (-10, -36), (-22, -29), (-32, -19))):
            leaf(d, a, b, -150 - k * 9, 21, 8, LEAF_GREEN, line=2.4, vein=False)
            leaf(d, a, b, -196 - k * 9, 20, 8, LEAF_GREEN, line=2.4, vein=False)
        d.obj(
            shape("-36,-14! -52,-6 -60,10! -46,8 -50,24! -38,10 -32,-8!"),
            SCARLET[0],
            SCARLET[1],
            None,
            w=2.6,
            sd=(3, 3),
        )


def ace(d: Drawing) -> None:
    """The great coin like a sun, in a garland tied with a ribbon."""
    paper(d)
    _garland(d)
    for k in range(24):
        with d.at(250, 392, 15 * k, 1.36, line=1):
            ray = "0,-126! 9,-104 13,-92! -13,-92! -9,-104" if k % 2 else "0,-116! 7,-102 12,-92! -12,-92! -7,-102"
            c = SCARLET if k % 2 else YELLOW
            d.obj(shape(ray), c[0], c[1], None, w=3, sd=(4, 2))
    gold_piece(d, 250, 392, 132)
    _tie(d)
    pinta(d, "d")


def _garland(d: Drawing) -> None:
    """Laurel from the ribbon up both sides, berries between the leaves."""
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            stem = stroke("6,270 106,250 170,160 190,20 178,-120 124,-226")
            d.ink(stem, 6, taper=(0, 0.4), wob=0)
            d.ink(stem, 2.8, taper=(0, 0.4), wob=0, color=LEAF_GREEN[0])
            for k in range(15):
                q, t = stem.at((k + 0.7) / 15.2)
                a = math.degrees(math.atan2(t[1], t[0]))
                for turn in (34, -34):
                    leaf(d, q[0], q[1], a + turn, 50 - k * 0.9, 15, LEAF_GREEN, line=2.7)
                if k % 3 == 1:
                    d.obj(circle(q[0] + 4, q[1] + 2, 7), SCARLET[0], SCARLET[1], None, w=2.6, sd=(2, 3))


def _tie(d: Drawing) -> None:
    """The ribbon that holds the garland together below."""
    for m in (1, -1):
        with d.at(250, 676, 0, 1, sx=m, sy=1, line=1):
            d.obj(
                shape("6,0! 52,20 96,22 134,44! 118,52 126,70! 84,60 40,44 2,22!"),
                SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(5, 8), hinset=4, hd=(2, 3),
            )  # fmt: skip
            d.obj(
                shape("4,-2! 30,-40 70,-46 80,-20 60,2 30,8!"),
                SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(6, 8), hinset=5, hd=(3, 4),
            )  # fmt: skip
            d.ink(stroke("14,-4 36,-16 58,-20"), 2.4, taper=(0.2, 0.6))
    d.obj(
        shape("-20,-16! 0,-22 20,-16! 22,14! 0,20 -22,14!").move(250, 676),
        YELLOW[0],
        YELLOW[1],
        YELLOW[2],
        w=3.4,
        sd=(6, 7),
    )
    d.ink(stroke("240,662 239,676 241,690"), 2, taper=(0.3, 0.5), color=INK)
