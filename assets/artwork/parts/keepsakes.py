"""Small things for the plain cards: coral horn, stars, tambourine, mandolin, horn of plenty. About 100 units each."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUES,
    BROWN,
    BROWN_SH,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREEN_SH,
    INK,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)
from assets.artwork.parts.fruit import GRAPES, lemon
from assets.artwork.parts.plants import flower, leaf


def cornicello(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """The lucky horn of red coral in its golden cap, about 36 x 116."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        horn = tube([(0, -36), (2, -12), (-4, 14), (2, 38), (16, 58)], [15, 16.5, 14, 9, 1], cap=(0, 1))
        d.obj(horn, RED, RED_SH, None, w=3.4, sd=(8, 5))
        d.ink(stroke("-8,-26 -8,-8 -12,10 -8,26"), 4.4, taper=(0.4, 0.6), color=RED_HI)
        d.ink(stroke("12,-14 6,0 -2,10"), 2, taper=(0.2, 0.7))
        d.ink(stroke("8,14 2,26 2,34"), 2, taper=(0.2, 0.7))
        cap = shape("-17,-33! -18,-44 -8,-52 8,-52 18,-44 17,-33! 9,-28 0,-34 -9,-28")
        d.obj(cap, GOLD, GOLD_SH, GOLD_HI, w=3.1, sd=(5, 4), hinset=3, hd=(2, 2))
        d.ink(circle(0, -58, 6.5), 6.4, taper=(0, 0), wob=0)
        d.ink(circle(0, -58, 6.5), 2.8, taper=(0, 0), wob=0, color=GOLD)


def star(d: Drawing, x: float, y: float, r: float = 26, rot: float = 0, c: Tones = GOLDS, points: int = 5) -> None:
    """A small faceted star."""
    with d.at(x, y, rot, 1):
        inner = r * (0.42 if points == 5 else 0.38)
        tips = []
        for k in range(2 * points):
            a = math.radians(-90 + 180 * k / points)
            q = inner if k % 2 else r
            tips.append((q * math.cos(a), q * math.sin(a), 1))
        d.fill(shape(tips), c[0])
        for k in range(0, 2 * points, 2):
            d.fill(shape([(0, 0, 1), tips[k], tips[(k + 1) % (2 * points)]]), c[1])
        d.contour(shape(tips), 2.9)


def tambourine(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A tambourine with jingles and ribbons, about 110 across."""
    with d.at(x, y, rot, s):
        for q, c in (
            ("-20,38! -30,56 -22,74 -36,92! -24,88 -16,94! -6,72 -12,56 -2,40!", REDS),
            ("8,40! 12,58 4,74 14,92! 20,84 30,86! 20,70 28,56 22,36!", BLUES),
        ):
            d.obj(shape(q), c[0], c[1], None, w=2.8, sd=(4, 4))
        d.obj(circle(0, 0, 50), RED, RED_SH, None, w=3.6, sd=(7, 8))
        d.obj(circle(0, 0, 38), WHITE, WHITE_SH, None, w=3, sd=(-6, -7))
        for k in range(7):
            a = math.radians(360 * k / 7 - 90)
            jx, jy = 44.5 * math.cos(a), 44.5 * math.sin(a)
            d.obj(circle(jx, jy, 7.6), GOLD, GOLD_SH, None, w=2.4, sd=(2, 3))
            d.fill(circle(jx, jy, 1.8), INK)
        for k in range(7):
            b = 360 * (k + 0.5) / 7 - 90
            d.ink(arc(0, 0, 44, b - 7, b + 7), 4, taper=(0.3, 0.3), wob=0, color=GOLD)
        for a in (0, 90, 180, 270):
            leaf(d, 0, 0, a + 45, 26, 9, line=2.3, vein=False)
        flower(d, 0, 0, 16, REDS, 6)


def mandolin(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A Neapolitan mandolin, neck up, about 90 x 240."""
    with d.at(x, y, rot, s):
        neck = shape("-8,4! -7,-92! 7,-92! 8,4!")
        d.obj(neck, BROWNS[0], BROWNS[1], None, w=3.2, sd=(5, 0))
        _head_of_mandolin(d)
        body = shape("0,-18 20,-8 40,22 46,56 36,88 0,102 -36,88 -46,56 -40,22 -20,-8")
        d.obj(body, BROWNS[2], BROWNS[0], None, w=4, sd=(-7, -7))
        face = shape("0,-10 16,-1 33,26 38,56 30,82 0,93 -30,82 -38,56 -33,26 -16,-1")
        d.obj(face, GOLDS[0], GOLDS[1], GOLDS[2], w=2.8, sd=(6, 8), hinset=4)
        d.obj(shape("-9,-4! -8,22 0,26 8,22 9,-4! 4,-12 -4,-12"), BROWN_SH, None, None, w=2.4)
        d.obj(circle(0, 40, 15), RED, RED_SH, None, w=2.8, sd=(-3, -4))
        d.fill(circle(0, 40, 9.5), INK)
        d.obj(shape("14,42! 24,50 24,66 15,74! 16,58"), BROWN_SH, None, None, w=2.2)
        d.obj(shape("-17,76! 0,72 17,76! 17,81 -17,81"), BROWNS[0], BROWNS[1], None, w=2.4)
        for k in (-4.5, -1.5, 1.5, 4.5):
            d.ink(stroke([(k * 0.9, -94), (k * 1.1, 78)]), 1.4, taper=(0, 0), wob=0)
        for yy in range(-84, 12, 12):
            d.ink(stroke([(-7.4, yy), (7.4, yy)]), 1.8, taper=(0, 0), wob=0, color=GOLD)


def _head_of_mandolin(d: Drawing) -> None:
    for m in (1, -1):
        for yy in (-104, -115, -126):
            d.ink(stroke([(m * 8, yy), (m * 19, yy)]), 3.2, taper=(0, 0), wob=0)
            d.obj(circle(m * 20, yy, 3.8), WHITE, WHITE_SH, None, w=2)
    d.obj(shape("-8,-90! -13,-104 -11,-132 0,-140 11,-132 13,-104 8,-90!"), BROWN, BROWN_SH, None, w=3.1, sd=(4, 2))
    flower(d, 0, -121, 7, REDS, 5)


def horn_of_plenty(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A horn spilling fruit to the right, about 210 x 110."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for px, py, a, ln in ((44, -22, -70, 52), (58, -20, -38, 56), (66, 24, 38, 54), (70, 4, 6, 56)):
            leaf(d, px, py, a, ln, ln * 0.32, line=2.8)
        for px, py in ((84, 32), (98, 22), (88, 18), (104, 36), (92, 46)):
            d.obj(circle(px, py, 9), GRAPES[0], GRAPES[1], None, w=2.5, sd=(3, 4))
            d.ink(arc(px, py, 5, 190, 265), 2.2, taper=(0.4, 0.4), color=GRAPES[2], wob=0)
        d.obj(circle(70, 16, 21), RED, RED_SH, RED_HI, w=3, sd=(7, 8), hinset=5)
        d.ink(stroke("66,0 71,5 76,0"), 2.6, taper=(0.3, 0.3))
        lemon(d, 48, -14, -12, 54)
        flower(d, 54, 34, 15, WHITES, 5)
        spine = [(48, 8), (14, 14), (-24, 14), (-58, -2), (-76, -26), (-68, -46), (-54, -44), (-54, -36)]
        horn = tube(spine, [36, 30, 22, 15, 10, 7, 4, 2], [36, 27, 20, 14, 9, 6, 4, 2], cap=(0, 2))
        d.obj(horn, GOLDS[0], GOLDS[1], GOLDS[2], w=3.6, sd=(4, 14), hinset=5)
        for q in (
            "26,-18 18,12 24,40",
            "4,-15 -4,14 0,38",
            "-18,-9 -26,14 -22,34",
            "-38,-4 -46,10 -45,22",
            "-56,-14 -64,-6 -66,3",
        ):
            d.ink(stroke(q), 2.5, taper=(0.1, 0.3))
        rim = tube([(46, -30), (40, 6), (47, 46)], [7, 8, 7], cap=(6, 6))
        d.obj(rim, RED, RED_SH, RED_HI, w=3.2, sd=(4, 4), hinset=3, hd=(2, 2))
        for yy in (-18, 6, 32):
            d.obj(circle(42 - 0.9 + abs(yy - 6) * 0.11, yy, 4), GOLD, None, None, w=2)


def ivy(d: Drawing, knots: str, n: int = 7, size: float = 17) -> None:
    """A trailing stem with heart-shaped leaves on alternate sides."""
    p = stroke(knots)
    d.ink(p, 5.4, taper=(0.3, 0.3), wob=0)
    d.ink(p, 2.6, taper=(0.3, 0.3), wob=0, color=GREEN)
    for i in range(n):
        q, t = p.at((i + 0.5) / n)
        a = math.degrees(math.atan2(t[1], t[0])) + (62 if i % 2 else -62)
        with d.at(q[0], q[1], a, size / 17, line=1):
            heart = shape("4,0! -1,-10 8,-14 16,-8 24,0! 16,8 8,14 -1,10")
            d.obj(heart, GREEN, GREEN_SH, None, w=2.6, sd=(3, 4))
            d.ink(stroke("0,0 12,0 21,0"), 1.8, taper=(0, 0.6), wob=0)


def waves(d: Drawing, x: float, y: float, count: int = 6, s: float = 1.0) -> None:
    """A row of breaking waves, each about 40 wide, rolling from the middle x to both sides."""
    for m in (1, -1):
        with d.at(x, y, 0, s, sx=s * m, sy=s):
            for k in range(count // 2):
                crest = shape(
                    f"{40 * k},16! {40 * k + 10},2 {40 * k + 24},-15 {40 * k + 40},-12 {40 * k + 45},0 {40 * k + 38},8 "
                    f"{40 * k + 30},3! {40 * k + 37},-1 {40 * k + 34},-6 {40 * k + 26},-2 {40 * k + 27},10 "
                    f"{40 * k + 44},16!"
                )
                d.obj(crest, BLUES[0], BLUES[1], None, w=2.8, sd=(3, 4))
                d.ink(
                    stroke(f"{40 * k + 14},4 {40 * k + 24},-8 {40 * k + 34},-9"), 2.6, taper=(0.3, 0.5), color=BLUES[2]
                )
