"""The gatto mammone of the three of bastoni."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke, tube
from assets.artwork.palette import (
    BLUSH,
    FUR,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREENS,
    INK,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    WHISKERS,
    WHISKERS_HI,
    WHITE,
)
from assets.artwork.parts.plants import leaf


def mask(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """The gatto mammone: half cat, half grotesque, frontal"""
    with d.at(x, y, 0, s):
        _mane(d)
        _head(d)
        _fur(d)
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                _brow_and_eye(d)
        _nose(d)
        _mouth(d)
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                _moustache(d)
        _chin(d)


def _mane(d: Drawing) -> None:
    """Three wreaths of leaves."""
    for count, ln, w, turn, c in ((20, 74, 17, 9, GREENS), (20, 64, 18, 0, GOLDS), (20, 44, 14, 9, REDS)):
        for k in range(count):
            a = 360 * k / count + turn
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            leaf(d, 82 * ca, 94 * sa, a, ln + 4 * (k % 2), w, c, line=3)


def _head(d: Drawing) -> None:
    """Ears and the shape of the face."""
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            d.obj(shape("26,-92! 44,-128 76,-154! 94,-116 94,-64!"), FUR[0], FUR[1], None, w=4)
            d.obj(shape("44,-92! 56,-120 74,-136! 82,-108 80,-78!"), RED, RED_SH, None, w=2.8)
            for q in ("46,-88 54,-104 60,-118", "54,-84 62,-98 68,-108", "64,-80 70,-90 74,-98"):
                d.ink(stroke(q), 3.4, taper=(0, 0.8), color=FUR[2], wob=0)
            d.obj(circle(88, -74, 8), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
    face = shape("0,-108 46,-102 84,-70 98,-20 94,28 72,74 38,106 0,116 -38,106 -72,74 -94,28 -98,-20 -84,-70 -46,-102")
    d.fill(face, FUR[0])
    d.shade(face, FUR[1], 18, 14)
    d.engrave(face, ang=30, gap=6.4, depth=44, w=2.4)
    d.contour(face, 4.4)


def _fur(d: Drawing) -> None:
    """Light muzzle, stripes, tufts at the cheeks."""
    d.fill(shape("0,30 30,22 62,34 66,64 40,94 0,106 -40,94 -66,64 -62,34 -30,22"), FUR[2])
    for x0, x1, y0, y1 in (
        (0, 0, -100, -54),
        (-20, -11, -97, -62),
        (20, 11, -97, -62),
        (-42, -25, -88, -70),
        (42, 25, -88, -70),
    ):
        d.ink(stroke([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)]), 8.5, taper=(0.5, 0.5))
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            d.fill(circle(66, 18, 19, 15), BLUSH, 0.5)
            for q in ("96,-34 82,-30 70,-32", "98,-18 86,-14 76,-16", "96,0 86,2 78,-1"):
                d.ink(stroke(q), 6, taper=(0, 0.8))
            for px in range(4):
                d.ink(stroke([(92 - 5 * px, 34 + 13 * px), (82 - 5 * px, 36 + 12 * px)]), 2.4, taper=(0, 0.7), wob=0)


def _brow_and_eye(d: Drawing) -> None:
    """The right brow of three tufts, the eye with a slit."""
    brow = shape("8,-44! 16,-62 40,-74 60,-70! 58,-66 76,-64 84,-54! 80,-52 90,-42 94,-28! 78,-42 50,-52 26,-42")
    d.fill(brow, INK)
    for q in ("20,-52 42,-64 56,-63", "40,-56 60,-60 74,-56"):
        d.ink(stroke(q), 2.4, taper=(0.3, 0.5), color=FUR[0])
    eye = shape("12,-18! 24,-37 47,-42 68,-32 78,-13! 60,-3 34,-2")
    d.fill(eye, WHITE)
    with d.clip(eye):
        d.fill(circle(44, -22, 18), GOLD)
        d.fill(circle(46, -16, 11, 8), GOLD_HI)
        d.contour(circle(44, -22, 18), 2.6)
        d.fill(shape("43,-40! 49,-22 43,-4! 37,-22"), INK)
        d.ink(stroke("14,-26 30,-38 50,-40 74,-24"), 6, taper=(0.2, 0.2), color=GOLD_SH, op=0.5)
    d.contour(eye, 4)
    d.fill(circle(36, -29, 4), WHITE)
    for q, w in (("20,-6 40,7 72,0", 2.8), ("32,9 48,14 66,8", 2)):
        d.ink(stroke(q), w, taper=(0.3, 0.6))


def _nose(d: Drawing) -> None:
    ridge = shape("-13,-38! -13,-8 -25,10 -32,24 -22,34 0,40 22,34 32,24 25,10 13,-8 13,-38! 0,-33")
    d.fill(ridge, FUR[2])
    d.shade(ridge, FUR[1], 11, 5)
    for q, w in (("-12,-38 -13,-8 -25,10 -32,24 -22,34 -10,32", 3.2), ("12,-38 13,-8 25,10 32,24 22,34 10,32", 3.8)):
        d.ink(stroke(q), w, taper=(0.4, 0.1))
    for yy in (-26, -17):
        d.ink(stroke([(-8, yy), (0, yy + 3), (8, yy)]), 2, taper=(0.4, 0.4))
    d.obj(
        shape("-20,22! -9,14 9,14 20,22! 10,34 0,39 -10,34"), RED, RED_SH, RED_HI, w=3.2, sd=(4, 4), hinset=3, hd=(2, 2)
    )
    for m in (-1, 1):
        d.fill(circle(m * 8, 26, 3.4, 2.4), INK)


def _mouth(d: Drawing) -> None:
    """A grin with fangs above and a tongue below."""
    mouth = shape("-52,50! -26,58 0,60 26,58 52,50! 46,78 26,98 0,103 -26,98 -46,78")
    d.fill(mouth, "#5a1411")
    with d.clip(mouth):
        d.obj(shape("-28,108! -25,86 0,79 25,86 28,108!"), RED, RED_SH, None, w=2.6)
        d.ink(stroke("0,84 0,100"), 2.2, taper=(0.2, 0.6))
        for k in range(-4, 5):
            d.obj(rect(k * 10.6 - 5.2, 46, 10.4, 22 - abs(k) * 0.8, 3), WHITE, None, None, w=2)
        for k in (-1, 1):
            d.obj(shape([(k * 26, 52, 1), (k * 39, 50, 1), (k * 34, 84, 1)]), WHITE, None, None, w=2.2)
    d.contour(mouth, 3.8)
    for m in (-1, 1):
        for px, py in ((40, 42), (50, 48), (44, 52)):
            d.fill(circle(m * px, py, 1.8), INK)


def _moustache(d: Drawing) -> None:
    """The right half of the huge moustache, its end rolled up."""
    spine = [
        (0, 44),
        (30, 46),
        (62, 60),
        (96, 66),
        (128, 50),
        (138, 20),
        (122, -4),
        (98, 0),
        (94, 20),
        (108, 28),
        (116, 18),
    ]
    half = [6, 11, 14, 14, 12, 9.5, 8, 6.5, 5, 4, 2]
    d.obj(tube(spine, half, half, cap=(2, 2)), WHISKERS, None, None, w=3.4)
    for q in (
        "6,42 34,42 66,56 96,58 120,46 130,22 120,4",
        "10,48 40,54 70,68 100,70 124,60",
        "30,52 60,70 92,76",
        "104,-2 98,10 104,22",
    ):
        d.ink(stroke(q), 2.9, taper=(0.3, 0.6), color=WHISKERS_HI)


def _chin(d: Drawing) -> None:
    tuft = shape("-20,104! -24,122 -14,140! -9,132 0,160! 9,132 14,140! 24,122 20,104! 0,112")
    d.obj(tuft, WHISKERS, None, None, w=3)
    for q in ("-2,116 -1,132 0,148", "-12,114 -14,124 -12,132", "12,114 14,124 12,132"):
        d.ink(stroke(q), 2.2, taper=(0.3, 0.5), color=WHISKERS_HI)
