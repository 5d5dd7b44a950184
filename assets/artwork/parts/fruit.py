"""Small fruit of the country for the plain cards: lemons, grapes, pomegranates, wheat, acorns. About 100 units each."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import (
    BROWN,
    BROWNS,
    CUT_WOOD,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREEN_SH,
    GREENS,
    INK,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    WHITES,
)
from assets.artwork.parts.plants import flower, leaf

LEMONS = ("#f6d644", "#d6a423", "#fdf0a6")
GRAPES = ("#64407a", "#412652", "#a98abb")


def stem(d: Drawing, knots: str, w: float = 3.4, color: str = GREEN) -> None:
    """A stalk with an ink rim, thinning towards its end."""
    d.ink(stroke(knots), w + 3.6, taper=(0, 0.5), wob=0)
    d.ink(stroke(knots), w, taper=(0, 0.5), wob=0, color=color)


def lemon(d: Drawing, x: float, y: float, ang: float, ln: float = 66) -> None:
    """One lemon hanging from (x, y)."""
    k = ln / 86
    with d.at(x, y, ang, k, line=0.5 + 0.5 * k):
        body = shape("0,0 8,-17 30,-28 56,-23 71,-9 80,-6 87,0 80,6 71,11 55,25 30,28 8,17")
        d.obj(body, LEMONS[0], LEMONS[1], LEMONS[2], w=3.3, sd=(9, 11), hinset=7, hd=(5, 6))
        if d.lod > 0:
            for px, py in ((24, 2), (38, -8), (42, 9), (56, 0), (31, 15), (61, 11)):
                d.fill(circle(px, py, 1.7), LEMONS[1])
        d.ink(stroke("69,-8 73,0 69,10"), 2, taper=(0.4, 0.4))


def lemon_branch(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A twig with two lemons and a blossom, about 170 wide; m = -1 mirrors it."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        stem(d, "-84,-4 -44,-22 0,-26 44,-20 78,-2", 4, BROWN)
        for px, py, a, ln in ((-52, -20, -118, 40), (-22, -25, -52, 44), (30, -24, -104, 36), (56, -14, -28, 42)):
            leaf(d, px, py, a, ln, ln * 0.34, line=2.7)
        lemon(d, -34, -22, 98, 66)
        lemon(d, 26, -22, 70, 60)
        leaf(d, 2, -25, 92, 46, 15, line=2.7)
        leaf(d, -70, -12, 128, 36, 13, line=2.7)
        leaf(d, 66, -8, 62, 32, 12, line=2.7)
        flower(d, -6, -34, 17, WHITES, 5)


def grapes(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A bunch of grapes under a vine leaf, about 90 x 120."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        stem(d, "2,-36 -2,-52 8,-66", 4.4, BROWN)
        d.ink(stroke("6,-50 26,-62 40,-52 34,-42 26,-48 30,-54"), 2.6, taper=(0.1, 0.5), color=GREEN_SH)
        rows = ((62, (0,)), (46, (-9, 9)), (29, (-19, 0, 19)), (11, (-28, -9, 10, 28)), (-8, (-34, -13, 13, 34)))
        for y0, places in rows[::-1]:
            for px in places:
                _berry(d, px + (3 if y0 in (46, 11) else 0), y0 + 0.004 * px * px)
        vine_leaf(d, -3, -30, 0.92)


def _berry(d: Drawing, x: float, y: float, r: float = 12.4) -> None:
    d.obj(circle(x, y, r), GRAPES[0], GRAPES[1], None, w=2.8, sd=(4, 5))
    d.ink(arc(x, y, r * 0.55, 190, 265), 2.8, taper=(0.4, 0.4), color=GRAPES[2], wob=0)


def vine_leaf(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A leaf of five lobes, hanging from (x, y)."""
    with d.at(x, y, rot, s):
        lobes = shape(
            "0,-16! -10,-27 -27,-27! -29,-18 -25,-11! -39,-10 -47,2! -38,9 -29,8! -32,20 -27,32! -14,28 -8,19! "
            "-5,32 4,41! 11,32 11,20! 20,27 32,27! 34,17 29,8! 40,7 46,-3! 37,-11 26,-10! 30,-18 27,-27! 11,-27"
        )
        d.obj(lobes, GREENS[0], GREENS[1], GREENS[2], w=3, sd=(5, 6), hinset=4, hd=(3, 3))
        for q in (
            "0,-14 0,10 3,34",
            "0,-12 -18,-4 -40,1",
            "0,-12 18,-5 40,-3",
            "-1,-4 -16,12 -25,27",
            "1,-4 16,10 28,23",
        ):
            d.ink(stroke(q), 2, taper=(0, 0.7), wob=0)


def pomegranate(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A pomegranate burst open, with leaves, about 100 x 110."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for a, ln in ((-158, 58), (-22, 58), (150, 40), (30, 40)):
            leaf(d, 22 if abs(a) < 90 else -22, -24 if a < 0 else 34, a, ln, ln * 0.32, line=2.8)
        stem(d, "0,40 -2,52 6,64", 4.4, BROWN)
        body = shape("0,-36 24,-34 42,-14 44,10 30,34 0,44 -30,34 -44,10 -42,-14 -24,-34")
        d.obj(body, REDS[0], REDS[1], None, w=3.4, sd=(10, 12), eng={"ang": 70, "gap": 6, "depth": 24, "w": 2.2})
        d.ink(stroke("-33,-14 -36,2 -31,16"), 5, taper=(0.5, 0.5), color=RED_HI)
        d.obj(
            shape("-15,-32! -11,-46 -20,-60! -8,-55 0,-64! 8,-55 20,-60! 11,-46 15,-32! 0,-28"),
            GOLD,
            GOLD_SH,
            None,
            w=3,
        )
        _seeds(d)


def _seeds(d: Drawing) -> None:
    split = shape("-4,-26! 14,-14 20,6 4,30! -12,14 -16,-8")
    d.fill(split, CUT_WOOD)
    with d.clip(split):
        for px, py in ((-7, -10), (4, -15), (-9, 4), (3, -2), (13, -4), (-2, 11), (11, 9), (4, 21)):
            d.obj(circle(px, py, 5.6, 6.2), RED, RED_SH, None, w=2, sd=(2, 2))
            d.fill(circle(px - 1.6, py - 2, 1.5), "#f7c3b0")
    d.contour(split, 2.8)


def wheat(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0, poppy: bool = True) -> None:
    """Three ears tied with a red ribbon, about 110 tall, and a poppy among them."""
    with d.at(x, y, rot, s):
        for px, bend in ((-28, -20), (28, 20), (0, 0)):
            stem(d, f"{-px * 0.35},62 {-px * 0.1},34 {px * 0.6},0", 2.6, GOLD_SH)
            _ear(d, px * 0.6, 2, bend)
        if poppy:
            stem(d, "2,34 20,22 30,14", 2.2)
            stem(d, "-2,34 -20,22 -30,14", 2.2)
            flower(d, 33, 10, 13, REDS, 5, (INK, INK))
            flower(d, -33, 10, 13, REDS, 5, (INK, INK))
        for m in (1, -1):
            with d.at(0, 36, 0, 1, sx=m, sy=1, line=1):
                d.obj(shape("2,0! 14,-9 24,-5 22,5 10,6!"), RED, RED_SH, None, w=2.4, sd=(2, 3))
                d.obj(shape("2,2! 12,14 18,28! 10,24 5,27! 3,12"), RED, RED_SH, None, w=2.4, sd=(2, 3))
        d.obj(circle(0, 37, 6, 6.5), RED, RED_SH, None, w=2.6, sd=(2, 2))


def _ear(d: Drawing, x: float, y: float, bend: float) -> None:
    """One ear, growing up from (x, y) and leaning by `bend` degrees."""
    with d.at(x, y, bend, 1, line=1):
        for k in range(5):
            for m in (1, -1):
                d.ink(stroke([(m * 6, -k * 11 - 4), (m * (15 - k), -k * 11 - 30)]), 1.5, taper=(0, 0.8), wob=0)
        for k in range(5):
            for m in (1, -1):
                with d.at(m * 3.6, -k * 11 + 2, m * (24 - 2 * k), 1, line=1):
                    d.obj(shape("0,0 -5,-8 0,-19! 5,-8"), GOLDS[0], GOLDS[1], None, w=2.3, sd=(2.4, 2.4))
        d.obj(shape("0,-50 -5,-58 0,-71! 5,-58"), GOLDS[0], GOLDS[1], None, w=2.3, sd=(2.4, 2.4))


def acorns(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A twig of oak with two acorns, about 110 wide."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        stem(d, "0,-44 -2,-24 0,-8", 4.4, BROWN)
        for a, k in ((-160, 0.8), (-20, 0.8), (-62, 0.62), (-118, 0.62)):
            oak_leaf(d, 0, -14, a, k)
        _acorn(d, -16, -2, 16)
        _acorn(d, 18, -2, -18)


def oak_leaf(d: Drawing, x: float, y: float, ang: float, s: float = 1.0) -> None:
    """A lobed leaf from (x, y), 88 units long at scale 1."""
    with d.at(x, y, ang, s):
        edge = shape(
            "0,0! 10,-5 16,-15 27,-15 31,-9 35,-20 48,-23 53,-13 57,-20 69,-18 71,-9 82,-8 88,0 81,8 71,9 "
            "68,18 57,19 53,12 47,22 34,20 31,9 26,15 16,14 10,5"
        )
        d.obj(edge, GREENS[0], GREENS[1], None, w=3.2, sd=(4, 7))
        d.ink(stroke("0,0 40,2 82,0"), 2.4, taper=(0, 0.6))
        for f in (24, 42, 60):
            for m in (1, -1):
                d.ink(stroke([(f, 1), (f + 8, m * 11)]), 1.7, taper=(0, 0.8), wob=0)


def _acorn(d: Drawing, x: float, y: float, rot: float) -> None:
    with d.at(x, y, rot, 1, line=1):
        d.obj(
            shape("-13,14! -13,32 -6,44 0,51! 6,44 13,32 13,14!"),
            GOLDS[0],
            GOLDS[1],
            GOLDS[2],
            w=3,
            sd=(6, 4),
            hinset=4,
        )
        cap = shape("-17,17 -15,4 0,-3 15,4 17,17 0,21")
        d.obj(cap, BROWNS[0], BROWNS[1], None, w=3, sd=(5, 4))
        if d.lod > 0:
            for k in (-8, 0, 8):
                d.ink(arc(k, 12, 5, 200, 340), 1.7, taper=(0.3, 0.3), wob=0)
                d.ink(arc(k * 0.7, 5, 4, 200, 340), 1.5, taper=(0.3, 0.3), wob=0)


def cherries(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """Two cherries on one stalk, about 60 tall."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for cx in (-16, 17):
            d.ink(stroke([(2, -40), (cx * 0.7, -18), (cx, 4)]), 3, taper=(0, 0.2), wob=0)
            d.obj(circle(cx, 15 + abs(cx) * 0.2, 14), REDS[0], REDS[1], REDS[2], w=3, sd=(5, 6), hinset=4, hd=(3, 3))
        leaf(d, 2, -40, 18 + 6 * math.copysign(1, m), 36, 13, line=2.6)
        leaf(d, 2, -40, 164, 30, 11, line=2.6)
