"""Hands of kings: under a cup or a globe, with a coin, in steel; and the cuffs above them."""

import math
from collections.abc import Sequence

from shapely.affinity import translate

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Point, arc, circle, shape, stroke, tube
from assets.artwork.palette import GOLD, GOLD_SH, SKINS, STEELS, Tones

SKIN = SKINS["fair"]


def finger(d: Drawing, spine: Sequence[Point], w0: float, w1: float, c: Tones = SKIN) -> None:
    """A finger along its spine, open at the root; one of flesh ends in a nail."""
    n = len(spine)
    t = tube(spine, [w0 + (w1 - w0) * i / (n - 1) for i in range(n)], cap=(0, w1))
    d.fill(t, c[0])
    root = d.placed(circle(*spine[0], w0 * 1.35)).poly()
    g = d.placed(t).poly()
    d.fill_geom(g.difference(translate(g, -2.6 * d.ws, -3.2 * d.ws)).difference(root), c[1])
    if c is SKIN and d.lod > 0:
        (x0, y0), (x, y) = spine[-2], spine[-1]
        with d.at(x, y, math.degrees(math.atan2(y - y0, x - x0)), 1, line=1):
            d.fill(circle(0.6, 0, w1 * 0.62, w1 * 0.5), c[2])
            d.ink(arc(0.6, 0, w1 * 0.62, 100, 260, w1 * 0.5), 1.3, (0.4, 0.4), wob=0)
    d.contour(t, 2.3, skip=(0.94, 1.06))


def _mass(d: Drawing, knots: Knots, c: Tones = SKIN, sd: tuple[float, float] = (4, 5)) -> None:
    p = shape(knots)
    d.fill(p, c[0])
    d.shade(p, c[1], *sd)
    d.contour(p, 2.7)


def hand_under(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A hand under a foot or a globe: the palm below, four fingers curling up in front on the right."""
    with d.at(x, y, rot, s):
        _mass(d, "-34,16 -26,2 -10,-2 10,-3 26,0! 28,12 20,22 4,28 -14,28 -30,26")
        for xx, top in ((27, -8), (17.5, -14), (7.5, -16), (-2.5, -13)):
            finger(d, [(xx - 3, 14), (xx + 1, 2), (xx, top)], 5.6, 4.6)


def hand_behind_coin(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """The palm below a raised coin, to be drawn before it."""
    with d.at(x, y, 0, s):
        _mass(d, "-17,36! -20,18 -27,0 -29,-16 -12,-22 14,-20 28,-10 25,8 18,22 17,36!", SKIN, (6, 4))


def hand_before_coin(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Thumb and fingertips over the rim of a raised coin, to be drawn after it."""
    with d.at(x, y, 0, s):
        d.fill(shape("-15,34 -18,14 -24,4 -8,0 12,0 24,4 17,20 15,34"), SKIN[0])
        d.ink(stroke("-12,24 -4,18 4,19"), 1.8, (0.4, 0.5), wob=0)
        for (x0, y0), (x1, y1) in (((22, 9), (27, -8)), ((13, 6), (18, -17)), ((3, 5), (7, -21)), ((-6, 7), (-4, -18))):
            finger(d, [(x0, y0), ((x0 + x1) / 2 + 2, (y0 + y1) / 2), (x1, y1)], 5.8, 4.7)
        finger(d, [(-14, 22), (-22, 8), (-27, -6), (-24, -17)], 7.2, 5)


def fist_on_hip(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A fist on the hip, knuckles to the left, the wrist on the right, the thumb behind the belt."""
    with d.at(x, y, rot, s, sx=-s, sy=s):
        _mass(d, "-26,-11! -8,-17 8,-17 20,-11! 24,0 20,12 8,17 -8,15 -25,12!")
        for yy in (11.5, 3.2, -5):
            finger(d, [(4, yy - 1), (16, yy), (21, yy + 2)], 5, 4.6)
        finger(d, [(0, -10), (14, -16), (26, -14)], 6.2, 4.8)
        for knots in ("-2,-6 -5,-2 -3,2", "-3,4 -6,7 -4,11"):
            d.ink(stroke(knots), 1.7, (0.4, 0.5), wob=0)


def gauntlet(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, c: Tones = STEELS) -> None:
    """A steel fist around a shaft along the local y axis: fingers on +x, lames on the back of the hand."""
    with d.at(x, y, rot, s):
        with d.at(0, 0, 0, 1.12):
            _mass(d, "-22,-9 -16,-18 -4,-21 8,-18! 10,0 8,19! -4,22 -17,17 -22,6", c)
            for yy, reach in ((14.5, 14), (5.2, 17.5), (-4.6, 18), (-13.5, 15.5)):
                finger(d, [(-5, yy - 1.4), (6, yy - 0.8), (reach - 1, yy + 1)], 4.9, 4.6, c)
            finger(d, [(-14, -10), (-6, -19.5), (3, -22), (11, -19.5)], 6.4, 4.8, c)
        for knots in (
            "-23,-12 -14,-19 -4,-20! -6,-8 -7,0! -16,-2 -24,0",
            "-24,-1 -15,-3 -7,-1! -6,10 -5,20! -15,19 -23,9",
        ):
            d.obj(shape(knots), c[0], c[1], c[2], w=2.3, sd=(3, 3), hinset=2, hd=(2, 2))
        for yy in (-10, 9):
            d.obj(circle(-12, yy, 2.6), GOLD, GOLD_SH, None, w=1.6)


def cuff(d: Drawing, x: float, y: float, rot: float, c: Tones, w: float = 22, h: float = 16) -> None:
    """A turned-back cuff across a wrist; the arm runs along the local y axis."""
    b = w * 1.12
    with d.at(x, y, rot, 1):
        p = shape([(-w, -h / 2, 1), (0, 3 - h / 2), (w, -h / 2, 1), (b, h / 2, 1), (0, h / 2 + 5), (-b, h / 2, 1)])
        d.obj(p, c[0], c[1], c[2], w=3, sd=(8, 3), hinset=3, hd=(2, 2))
