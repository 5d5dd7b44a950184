"""Crowns, shields, scrolls and bows."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    INK,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.finery import lily, orb


def big_crown(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Closed royal crown, frontal"""
    with d.at(x, y, 0, s):
        cap = shape("-50,-6! -56,-40 -34,-62 0,-66 34,-62 56,-40 50,-6!")
        d.obj(cap, RED, RED_SH, RED_HI, w=3.2, sd=(12, 6), hinset=5)
        _arches(d)
        for xx in (-27, 27):
            lily(d, xx, -18, 0.62)
        orb(d, 0, -84, 12)
        _crown_band(d)


def _arches(d: Drawing) -> None:
    """Three golden arches set with pearls."""
    for m in (1, -1):
        a = shape(
            [
                (-52 * m, -6, 1),
                (-66 * m, -40),
                (-44 * m, -70),
                (-8 * m, -70, 1),
                (-8 * m, -60, 1),
                (-38 * m, -58),
                (-54 * m, -38),
                (-42 * m, -6, 1),
            ]
        )
        d.obj(a, GOLD, GOLD_SH, None, w=3, sd=(5, 5))
        for k in range(5):
            q, _ = stroke([(-48 * m, -12), (-60 * m, -38), (-42 * m, -64), (-12 * m, -67)]).at(k / 4.4 + 0.05)
            d.obj(circle(q[0], q[1], 4.4), WHITE, WHITE_SH, None, w=2, sd=(2, 2))
    d.obj(
        shape("-8,-4! -10,-40 -7,-72! 7,-72! 10,-40 8,-4!"),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=3,
        sd=(5, 2),
        hinset=3,
        hd=(2, 1),
    )
    for yy in (-22, -38, -54):
        d.obj(circle(0, yy, 4.2), WHITE, WHITE_SH, None, w=2, sd=(2, 2))


def _crown_band(d: Drawing) -> None:
    """The jewelled band."""
    band = shape("-56,-8! -28,1 0,3 28,1 56,-8! 53,14! 28,22 0,24 -28,22 -53,14!")
    d.obj(band, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(8, 4), hinset=3, hd=(2, 2))
    for k, xx in enumerate((-40, -20, 0, 20, 40)):
        yy = 11 - (xx / 40) ** 2 * 6
        if k % 2 == 0:
            d.obj(
                shape([(xx, yy - 7, 1), (xx + 7, yy, 1), (xx, yy + 7, 1), (xx - 7, yy, 1)]),
                RED if k != 2 else BLUE,
                None,
                None,
                w=2.2,
            )
        else:
            d.obj(circle(xx, yy, 5), BLUE, None, None, w=2.2)


def ribbon(d: Drawing, pts: Knots, w: float = 40, c: Tones = (WHITE, WHITE_SH), tails: bool = True) -> Path:
    """Waving scroll along an open spine"""
    p = stroke(pts).pts
    top = p - np.array([0, w / 2])
    bot = p + np.array([0, w / 2])
    if tails:
        for sg, e in ((-1, p[0]), (1, p[-1])):
            x, y = e
            t = shape(
                [
                    (x - sg * 26, y - w * 0.5 + 14, 1),
                    (x + sg * 34, y - w * 0.5 + 22, 1),
                    (x + sg * 20, y + 18, 1),
                    (x + sg * 34, y + w * 0.5 + 18, 1),
                    (x - sg * 26, y + w * 0.5 + 12, 1),
                ]
            )
            d.obj(t, c[1], None, None, w=3)
            f = shape([(x, y + w / 2, 1), (x - sg * 26, y + w * 0.5 + 12, 1), (x - sg * 26, y + w * 0.5 - 2, 1)])
            d.obj(f, INK, None, None, w=2)
    r = Path([top, np.vstack([top[-1:], bot[-1:]]), bot[::-1], np.vstack([bot[:1], top[:1]])], True)
    d.obj(r, c[0], c[1], None, w=3.2, sd=(4, 6))
    return r


def bow(d: Drawing, x: float, y: float, c: Tones = REDS, s: float = 1.0) -> None:
    """A ribbon bow."""
    with d.at(x, y, 0, s):
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                t = shape("4,6! 30,30 38,70 24,112! 44,100 58,116! 64,70 46,28 10,0!")
                d.obj(t, c[0], c[1], None, w=3.4, sd=(6, 5))
                d.ink(stroke("12,12 38,44 42,84"), 2.2, taper=(0.1, 0.7))
                loop = shape("4,-8! 30,-44 72,-52 92,-24 84,10 48,22 4,8!")
                d.obj(loop, c[0], c[1], c[2], w=3.6, sd=(6, 8), hinset=5, hd=(3, 4))
                i_ = shape("30,-6 52,-24 72,-20 70,-4 50,6")
                d.obj(i_, c[1], None, None, w=2.6)
                d.ink(stroke("8,-4 22,-10 32,-8"), 2.2, taper=(0.1, 0.5))
        d.obj(
            shape("-13,-15 0,-18 13,-15 16,0 13,15 0,18 -13,15 -16,0"),
            c[0],
            c[1],
            c[2],
            w=3.4,
            sd=(5, 6),
            hinset=4,
            hd=(2, 3),
        )
