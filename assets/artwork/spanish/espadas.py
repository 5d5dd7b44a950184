"""Ace to seven of espadas: straight swords, blades of blue steel, gilt hilts."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.parts.plants import leaf
from assets.artwork.spanish.pinta import paper, pinta, rows
from assets.artwork.spanish.tints import AZURE, BLADE, LEAF_GREEN, SCARLET, YELLOW

LONG = {2: 640, 3: 340, 4: 322, 5: 312, 6: 322, 7: 212}
WIDE = {2: 0.74, 6: 0.92, 7: 1.3}
SMALLER = {2: 0.94, 6: 0.9, 7: 0.88}
"""How much narrower swords are on small cards, where their lines are heavier: they stay apart."""


def tizona(d: Drawing, x: float, y: float, length: float, wide: float = 1.0, rot: float = 0) -> None:
    """A long straight sword around (x, y), point up: fullered blade, ring guard, ball quillons."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * wide, sy=s, line=min(s**0.7, 1.25)):
        _steel(d)
        _hilt(d)


def _steel(d: Drawing) -> None:
    k = 1.4 if d.small else 1
    edge = shape([(0, -150, 1), (11 * k, -126, 1), (14 * k, 76, 1), (-14 * k, 76, 1), (-11 * k, -126, 1)])
    d.fill(edge, BLADE[0])
    side = k if d.matrix[0, 0] > 0 else -k
    d.fill(shape([(0, -150, 1), (side * 11, -126, 1), (side * 14, 76, 1), (0, 76, 1)]), BLADE[1])
    fuller = shape("-3.6,76! -3,-64 0,-84! 3,-64 3.6,76!")
    d.obj(fuller, AZURE[0], None, None, w=2.2)
    d.ink(stroke("0,-94 0,-142"), 2.6, taper=(0.2, 0.4), wob=0)
    d.contour(edge, 4.6)


def _hilt(d: Drawing) -> None:
    d.obj(shape("-8,84! -10,104 -8,122! 8,122! 10,104 8,84!"), SCARLET[0], SCARLET[1], None, w=4.2, sd=(7, 2))
    for y in (93, 103, 113):
        d.ink(stroke([(-9, y - 2), (0, y + 2), (9, y - 2)]), 3, taper=(0.1, 0.1), color=YELLOW[2])
    guard = shape("-46,70! -20,72 0,66 20,72 46,70! 46,82! 20,84 0,90 -20,84 -46,82!")
    d.obj(guard, YELLOW[0], YELLOW[1], YELLOW[2], w=4.4, sd=(4, 6), hinset=3, hd=(2, 3))
    for m in (1, -1):
        d.obj(circle(m * 49, 76, 11), YELLOW[0], YELLOW[1], YELLOW[2], w=4.2, sd=(4, 4), hinset=3, hd=(2, 2))
    d.obj(
        shape("-16,56! 0,48 16,56! 16,72 0,82 -16,72"),
        YELLOW[0],
        YELLOW[1],
        YELLOW[2],
        w=4,
        sd=(6, 5),
        hinset=3,
        hd=(2, 2),
    )
    d.obj(circle(0, 66, 5), SCARLET[0], None, None, w=2.6)
    d.obj(circle(0, 136, 14), YELLOW[0], YELLOW[1], YELLOW[2], w=4.4, sd=(5, 5), hinset=3, hd=(3, 3))
    d.obj(circle(0, 136, 4.6), AZURE[0], None, None, w=2.4)


def numbers(d: Drawing, n: int) -> None:
    """Two to seven of espadas, upright; a knot of leaves between two and among four."""
    paper(d)
    for x, y in rows(n):
        tizona(d, x, y, LONG[n], WIDE.get(n, 1.0) * (SMALLER.get(n, 1.1) if d.small else 1))
    if n == 2 and not d.small:
        _knot(d, 250, 400, 1.2)
    pinta(d, "s")


def _knot(d: Drawing, x: float, y: float, s: float) -> None:
    """A rosette of ribbon on four laurel leaves."""
    with d.at(x, y, 0, s):
        for a in (-90, 90):
            for turn in (-24, 0, 24):
                leaf(d, 0, 0, a + turn, 74 if turn == 0 else 58, 13, LEAF_GREEN, line=2.6)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                d.obj(shape("0,-4! 11,-16 8,-25 0,-27 -8,-25 -11,-16"), SCARLET[0], SCARLET[1], None, w=2.6, sd=(3, 3))
        d.obj(circle(0, 0, 10), YELLOW[0], YELLOW[1], YELLOW[2], w=2.8, sd=(3, 3))


def ace(d: Drawing) -> None:
    """One great sword, laurel and a ribbon round its blade."""
    paper(d)
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            stem = stroke("10,150 84,100 126,6 118,-120")
            d.ink(stem, 6, taper=(0, 0.4), wob=0)
            d.ink(stem, 2.8, taper=(0, 0.4), wob=0, color=LEAF_GREEN[0])
            for k in range(9):
                q, t = stem.at((k + 0.8) / 9.4)
                a = math.degrees(math.atan2(t[1], t[0]))
                leaf(d, q[0], q[1], a + 36, 50 - k * 1.6, 15, LEAF_GREEN, line=2.8)
                leaf(d, q[0], q[1], a - 36, 50 - k * 1.6, 15, LEAF_GREEN, line=2.8)
            d.obj(
                shape("4,176! 44,196 66,228 58,262 82,292 126,306! 108,318 112,338! 70,326 34,292 38,256 2,206!"),
                SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(6, 7), hinset=4, hd=(2, 3),
            )  # fmt: skip
            d.ink(stroke("30,206 50,236 46,268 62,296"), 2.3, taper=(0.3, 0.5))
    tizona(d, 250, 400, 690, 0.92)
    for k in range(5):
        d.obj(
            shape([(250, 484 - k * 44, 1), (256, 496 - k * 44, 1), (250, 508 - k * 44, 1), (244, 496 - k * 44, 1)]),
            YELLOW[0],
            w=2,
        )
    for m in (1, -1):
        with d.at(250, 575, 0, 1, sx=m, sy=1, line=1):
            for x in (34, 52, 70):
                d.ink(stroke([(x, -12), (x + 5, 2), (x, 14)]), 2.6, taper=(0.2, 0.3))
    pinta(d, "s")
