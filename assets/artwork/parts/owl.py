"""The owl of the five of bastoni: a tawny owl, round and drowsy, one eye half shut."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import (
    BROWN,
    BROWN_HI,
    BROWN_SH,
    BROWNS,
    CUT_WOOD,
    CUT_WOOD_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    INK,
    WHITE,
    WHITE_SH,
)

TILT = -9
"""Degrees the head is cocked."""


def owl(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """An owl in three-quarter view, its claws at (x, y), about 120 x 175."""
    with d.at(x, y, 0, s):
        _body(d)
        _breast(d)
        _wing(d)
        _claws(d)
        with d.at(-4, -112, TILT, 1, line=1):
            _head(d)


def owl_tail(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Its tail, which hangs behind what it sits on."""
    with d.at(x, y, 0, s):
        for px, turn in ((16, -10), (26, -18), (36, -26)):
            with d.at(px, -8, turn, 1, line=1):
                d.obj(shape("-9,-20! 9,-20! 9,34 0,44 -9,34"), BROWN, BROWN_SH, None, w=3, sd=(5, 3))
                for bar in (10, 22):
                    d.ink(stroke([(-8, bar), (0, bar + 4), (8, bar)]), 3, taper=(0.1, 0.1), color=CUT_WOOD, wob=0)


def _body(d: Drawing) -> None:
    """A heavy pear, light on the left."""
    body = shape("-30,-112! -46,-92 -56,-62 -52,-32 -36,-8 -10,2 16,0 38,-14 52,-42 54,-72 44,-98 28,-112!")
    d.obj(body, BROWN_HI, BROWN, None, w=3.8, sd=(16, 8))
    d.ink(stroke("-46,-84 -51,-62 -48,-40"), 5, taper=(0.4, 0.5), color=CUT_WOOD, wob=0)


def _breast(d: Drawing) -> None:
    """A pale front with rows of dark drops, smaller towards the sides and below."""
    front = shape("-26,-104! -40,-78 -44,-50 -34,-22 -16,-7 4,-8 18,-24 24,-52 20,-82 12,-104!")
    d.fill(front, CUT_WOOD)
    d.shade(front, CUT_WOOD_SH, 12, 6)
    with d.clip(front):
        for row, y in enumerate((-84, -68, -52, -36, -21)):
            for k in range(-3, 4):
                x = -10 + 14 * (k + 0.5 * (row % 2)) * (1 - 0.05 * row)
                r = 5.2 - 0.5 * abs(k) - 0.3 * row
                drop = [(x, y - 2.1 * r, 1), (x + r, y), (x, y + r * 1.3), (x - r, y)]
                d.fill(shape(drop), BROWN_SH)
    d.contour(front, 2.6, k=-0.2)
    for q in ("-34,-30 -38,-24 -36,-16", "-22,-14 -24,-8 -20,-3", "-6,-9 -6,-3 -2,1"):
        d.ink(stroke(q), 2.4, taper=(0.2, 0.5))


def _wing(d: Drawing) -> None:
    """The near wing: scales on the shoulder, coverts, and long quills folded over the tail."""
    wing = shape("26,-108! 44,-100 60,-74 62,-42 54,-12 42,18! 34,8 26,-10 20,-40 18,-76")
    d.obj(wing, BROWN, BROWN_SH, None, w=3.4, sd=(9, 4))
    with d.clip(wing):
        for row, (y, n) in enumerate(((-88, 3), (-74, 4), (-60, 4))):
            for k in range(n):
                x = 28 + 11 * k - 3 * (row % 2)
                d.obj(circle(x, y, 7.4, 9), BROWNS[0], BROWNS[1], None, w=2.4, sd=(2, 4))
                d.ink(stroke([(x - 1, y - 2), (x, y + 5)]), 2.6, taper=(0.4, 0.2), color=CUT_WOOD, wob=0)
        for dx in (0, 9, 18, 27):
            d.ink(stroke([(24 + dx, -48), (27 + dx, -22), (33 + dx * 0.6, 8)]), 2.5, taper=(0.2, 0.3))
        for y, dx in ((-40, 0), (-26, 2), (-12, 6)):
            d.ink(stroke([(22 + dx, y), (38 + dx, y + 6), (58, y)]), 3, taper=(0.1, 0.2), color=CUT_WOOD, wob=0)
    d.contour(wing, 3.4)


def _claws(d: Drawing) -> None:
    """Feathered thighs that come out of the breast, three toes each over the edge."""
    for px in (-26, 8):
        for k in (-1, 0, 1):
            x = px + 9 * k
            toe = shape([(x - 4, -4, 1), (x + 4, -4, 1), (x + k + 4, 8), (x + k, 17, 1), (x + k - 4, 8)])
            d.obj(toe, GOLD, GOLD_SH, None, w=2.4, sd=(2, 3))
        thigh = shape(
            [
                (px - 12, -26),
                (px - 15, -10),
                (px - 10, 1),
                (px, 4),
                (px + 10, 1),
                (px + 15, -10),
                (px + 12, -26),
                (px, -32),
            ]
        )
        d.fill(thigh, CUT_WOOD)
        d.shade(thigh, CUT_WOOD_SH, 6, 5)
        d.contour(thigh, 2.6, skip=(0.7, 1.06))
        for dx in (-5, 4):
            d.ink(stroke([(px + dx, -18), (px + dx + 1, -12), (px + dx, -7)]), 2.2, taper=(0.3, 0.4))


def _head(d: Drawing) -> None:
    """A round head, tufts like brows drawn up, two discs of fine feathers around the eyes."""
    for m, knots in ((-1, "30,-30! 40,-48 56,-62! 60,-44 54,-22!"), (1, "22,-34! 32,-50 48,-62! 52,-44 48,-24!")):
        with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            d.obj(shape(knots), BROWN, BROWN_SH, BROWN_HI, w=3.2, sd=(5, 5), hinset=4, hd=(4, 3))
    head = shape("0,-45 26,-42 48,-28 57,-4 50,18 32,32 0,37 -32,33 -52,18 -58,-4 -48,-28 -26,-42")
    d.obj(head, BROWN_HI, BROWN, None, w=3.8, sd=(11, 8))
    for q in ("-20,-38 -16,-32 -17,-26", "-6,-41 -4,-35 -5,-29", "8,-41 7,-35 8,-29", "21,-38 18,-32 20,-26"):
        d.ink(stroke(q), 3, taper=(0.2, 0.5), color=BROWN_SH)
    for x, rx, start in ((-25, 25, 80), (20, 22, -40)):
        disc = circle(x, -2, rx, 27)
        d.obj(disc, CUT_WOOD, CUT_WOOD_SH, None, w=2.8, sd=(4, 5))
        for k in range(11):
            a = math.radians(start + 22 * k)
            inner, outer = (0.66, 0.66 * 27), (0.94, 0.92 * 27)
            d.ink(
                stroke([(x + rx * r * math.cos(a), -2 + ry * math.sin(a)) for r, ry in (inner, outer)]),
                1.9,
                taper=(0.2, 0.3),
                color=BROWN_SH,
                wob=0,
            )
    _eye(d, -24, 15.5, 0.1)
    _eye(d, 18, 13.5, 0.52)
    d.obj(
        shape("-10,-8! -2,-14 6,-8! 5,10 -3,24! -10,10"), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(4, 2), hinset=2, hd=(2, 1)
    )
    for m in (-1, 1):
        d.ink(stroke([(-3 + 2 * m, 14), (-3 + 9 * m, 24), (-3 + 15 * m, 27)]), 2.2, taper=(0.2, 0.6))
    for q in ("-8,-16 -22,-28 -42,-31", "3,-16 16,-28 36,-30"):
        d.ink(stroke(q), 6.5, taper=(0.1, 0.6))


def _eye(d: Drawing, x: float, r: float, shut: float) -> None:
    """An amber eye, its lid `shut` so far."""
    ball = circle(x, -3, r)
    d.obj(ball, GOLD, GOLD_SH, None, w=2.8, sd=(-3, -3))
    d.fill(circle(x - 1, -2, r * 0.58), INK)
    d.fill(circle(x - r * 0.36, -3 - r * 0.36, r * 0.24), WHITE)
    with d.clip(ball):
        y = -3 - r + 2 * r * shut
        d.obj(
            shape([(x - r - 4, -40, 1), (x + r + 4, -40, 1), (x + r + 4, y, 1), (x, y + 2.5), (x - r - 4, y, 1)]),
            BROWN_HI,
            BROWN,
            None,
            w=3,
            sd=(3, 3),
        )
    d.contour(ball, 3)
    d.ink(arc(x, -3, r + 3.6, 40, 140), 2, taper=(0.4, 0.4), color=WHITE_SH, wob=0)
