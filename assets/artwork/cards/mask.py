"""The gatto mammone of the three of bastoni."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import BLUSH, FUR, GOLD, GOLDS, INK, RED, RED_HI, RED_SH, REDS, WHISKERS, WHISKERS_HI, WHITE
from assets.artwork.parts.plants import leaf


def mask(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """The gatto mammone: half cat, half grotesque, frontal"""
    with d.at(x, y, 0, s):
        _mane_and_head(d)
        _brow_and_eyes(d)
        _nose_and_mouth(d)
        _moustache(d)


def _mane_and_head(d: Drawing) -> None:
    """Mane of leaves, ears and the shape of the face."""
    # leaf mane
    for ring_, ln, w_, c_ in ((16, 62, 40, GOLDS), (16, 42, 32, REDS)):
        for k in range(ring_):
            a = 360 * k / ring_ + (0 if ln == 62 else 11)
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            leaf(d, 84 * ca, 96 * sa, a, ln, w_ * 0.5, c_, line=3)
    # ears
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            d.obj(shape("34,-86! 54,-132 84,-146! 96,-110 92,-66!"), FUR[0], FUR[1], None, w=4)
            d.obj(shape("52,-88! 62,-116 80,-128! 84,-104 80,-78!"), RED, RED_SH, None, w=2.8)
    fc = shape("0,-108 46,-102 84,-70 98,-20 92,30 70,74 36,104 0,112 -36,104 -70,74 -92,30 -98,-20 -84,-70 -46,-102")
    d.fill(fc, FUR[0])
    d.shade(fc, FUR[1], 18, 14)
    d.engrave(fc, ang=30, gap=6.4, depth=44, w=2.4)
    d.contour(fc, 4.4)


def _brow_and_eyes(d: Drawing) -> None:
    """Stripes, cheeks, brows and eyes."""
    # forehead stripes
    for xx, y0, y1 in ((0, -96, -58), (-18, -94, -66), (18, -94, -66), (-38, -86, -68), (38, -86, -68)):
        d.ink(stroke([(xx, y0), (xx * 0.8, (y0 + y1) / 2), (xx * 0.55, y1)]), 8, taper=(0.5, 0.5))
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            # cheeks
            d.fill(circle(64, 26, 21, 17), BLUSH, 0.55)
            # brow
            d.obj(
                shape("10,-44! 20,-62 48,-72 78,-56 90,-30! 72,-44 46,-50 26,-42"),
                INK,
                None,
                None,
                w=1,
                line=False,
            )
            d.ink(stroke("24,-52 50,-60 72,-50"), 2.2, taper=(0.3, 0.5), color=FUR[0])
            # eye
            e = shape("14,-20! 26,-38 48,-42 68,-32 76,-14! 60,-4 36,-2")
            d.fill(e, WHITE)
            with d.clip(e):
                d.fill(circle(44, -22, 17), GOLD)
                d.contour(circle(44, -22, 17), 2.6)
                d.fill(circle(43, -22, 7, 13), INK)
            d.contour(e, 4)
            d.fill(circle(38, -29, 3.6), WHITE)
            d.ink(stroke("20,-8 40,6 70,0"), 2.6, taper=(0.3, 0.6))
            d.ink(stroke("30,8 46,14 66,8"), 2, taper=(0.4, 0.6))


def _nose_and_mouth(d: Drawing) -> None:
    """Nose, mouth, teeth and tongue."""
    # nose
    ns = shape("-13,-34! -14,-8 -26,10 -32,24 -22,34 0,40 22,34 32,24 26,10 14,-8 13,-34! 0,-30")
    d.fill(ns, FUR[2])
    d.shade(ns, FUR[1], 12, 6)
    d.ink(stroke("-12,-34 -14,-8 -26,10 -32,24 -22,34 -10,32"), 3.2, taper=(0.4, 0.1))
    d.ink(stroke("12,-34 14,-8 26,10 32,24 22,34 10,32"), 3.8, taper=(0.4, 0.1))
    d.obj(
        shape("-18,24! -8,17 8,17 18,24! 8,34 0,38 -8,34"),
        RED,
        RED_SH,
        RED_HI,
        w=3,
        sd=(4, 4),
        hinset=3,
        hd=(2, 2),
    )
    # mouth with teeth and tongue
    mo = shape("-48,50! -24,58 0,60 24,58 48,50! 44,76 24,94 0,98 -24,94 -44,76")
    d.fill(mo, "#5a1411")
    with d.clip(mo):
        d.obj(shape("-26,100! -24,82 0,76 24,82 26,100!"), RED, RED_SH, None, w=2.6)
        for k in range(-4, 5):
            d.obj(rect(k * 10.6 - 5.2, 46, 10.4, 23 - abs(k) * 0.8, 3), WHITE, None, None, w=2)
        for k in (-1, 1):
            d.obj(shape([(k * 31, 100, 1), (k * 26, 82, 1), (k * 20, 100, 1)]), WHITE, None, None, w=2)
    d.contour(mo, 3.8)


def _moustache(d: Drawing) -> None:
    """The huge moustache and the tuft on the chin."""
    # moustache
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            ms = shape(
                "0,40! 16,36 40,38 66,52 92,52 112,34 110,12 94,4 84,14! 96,16 98,30 86,38 68,34! 106,4 "
                "130,14 134,42 112,72 76,78 44,68 16,60 0,54!"
            )
            d.fill(ms, WHISKERS)
            d.contour(ms, 3.4)
            for q in (
                "8,46 40,50 74,64 104,60 122,40",
                "8,52 40,58 76,70 104,68",
                "104,12 118,24 118,42",
            ):
                d.ink(stroke(q), 2.8, taper=(0.3, 0.6), color=WHISKERS_HI)
    # ring in the chin tuft
    tf = shape("-18,100! -12,112 -6,134 0,150! 6,134 12,112 18,100! 0,108")
    d.obj(tf, WHISKERS, None, None, w=3)
    d.ink(stroke("-2,112 -1,128 0,140"), 2, taper=(0.3, 0.5), color=WHISKERS_HI)
