"""The four Latin suit signs, drawn around (0, 0) in their own units."""

import math
import random

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke
from assets.artwork.ink.rings import LIGHT
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    BROWN,
    BROWN_SH,
    CUT_WOOD,
    CUT_WOOD_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREEN_HI,
    GREEN_SH,
    RED,
    RED_HI,
    RED_SH,
    STEEL,
    WHITE,
    WINE,
)


def coin(d: Drawing, x: float, y: float, r: float = 75) -> None:
    """A coin of radius r: an eight-rayed sun in a milled rim."""
    s = r / 100
    with d.at(x, y, 0, s):
        d.obj(circle(0, 0, 100), GOLD, GOLD_SH, None, w=6.5, sd=(7, 9))
        # milled rim: radial ticks
        d.fill(circle(0, 0, 82), GOLD_HI)
        d.shade(circle(0, 0, 82), "#f6cd5e", 8, 10)
        n = 40 if d.lod > 0 else 20
        for i in range(n):
            a = 2 * math.pi * i / n
            c, q = math.cos(a), math.sin(a)
            d.ink(
                Path([np.array([[84 * c, 84 * q], [95 * c, 95 * q]])], False),
                3.4 if d.lod else 4.5,
                taper=(0, 0.8),
                wob=0,
            )
        d.contour(circle(0, 0, 82), 3.6, k=-0.3)
        # eight-rayed sun: four red, four blue rays, each split light/dark
        for k in range(8):
            red = k % 2 == 0
            R = 74 if red else 62
            hw = 17 if red else 13
            with d.at(0, 0, 45 * k, 1, line=1):
                ray = shape([(0, -R, 1), (hw, -26), (0, -14, 1), (-hw, -26)])
                d.fill(ray, RED if red else BLUE)
                dark = shape([(0, -R, 1), (hw, -26), (0, -14, 1)])
                d.fill(dark, RED_SH if red else BLUE_SH)
                d.contour(ray, 3.6)
        d.obj(circle(0, 0, 29), GOLD, GOLD_SH, None, w=4, sd=(4, 5))
        for k in range(6):
            with d.at(0, 0, 60 * k, 1, line=1):
                d.ink(stroke([(0, -5), (6, -15), (0, -23)]), 2.6, taper=(0.2, 0.2))
                d.ink(stroke([(0, -5), (-6, -15), (0, -23)]), 2.6, taper=(0.2, 0.2))
        d.obj(circle(0, 0, 7.5), RED, None, None, w=2.6)
        if d.lod > 0:
            # glint on the rim
            d.ink(arc(0, 0, 91, 195, 262), 7, taper=(0.4, 0.4), color=WHITE, wob=0, op=0.75)


def cup(d: Drawing, x: float, y: float, h: float = 150, rot: float = 0, wide: float = 1.0) -> None:
    """A cup h units high."""
    s = h / 200
    with d.at(x, y, rot, s, sx=s * wide, sy=s):
        _cup_foot(d)
        _cup_bowl(d)
        _cup_rim(d)


def _cup_foot(d: Drawing) -> None:
    """Foot and knop."""
    foot = shape("-51,91! -45,80 -18,68 -9,50! 9,50! 18,68 45,80 51,91! 50,98 28,105 0,107 -28,105 -50,98")
    d.obj(foot, GOLD, GOLD_SH, None, w=5.5, sd=(16, 4))
    d.ink(stroke("-50,90 -26,96 0,98 26,96 50,90"), 3, taper=(0.15, 0.15))
    if d.lod > 0:
        d.ink(stroke("-34,78 -18,73 -11,66"), 4.5, taper=(0.5, 0.5), color=GOLD_HI)
        for a, b in (("-4,60", "-13,84"), ("4,60", "15,83"), ("0,62", "1,86"), ("8,60", "29,82")):
            d.ink(stroke(f"{a} {b}"), 2.4, taper=(0.2, 0.7))
    # knop
    kn = shape("-9,52! -10,46 -22,40 -22,30 -10,24 -9,20! 9,20! 10,24 22,30 22,40 10,46 9,52!")
    d.obj(kn, BLUE, BLUE_SH, None, w=5, sd=(11, 4))
    d.ink(stroke("-21,35 0,40 21,35"), 2.6, taper=(0.3, 0.3))
    d.ink(stroke("-16,30 -13,38"), 3.5, taper=(0.5, 0.5), color=BLUE_HI)


def _cup_bowl(d: Drawing) -> None:
    """The bowl, with golden petals rising from the stem."""
    bowl = shape("-66,-72! -67,-40 -58,-4 -30,18 0,23 30,18 58,-4 67,-40 66,-72!")
    d.fill(bowl, RED)
    d.shade(bowl, RED_SH, 26, 8)
    with d.clip(bowl):
        for cx, w_ in ((-44, 15), (-24, 20), (0, 23), (24, 20), (44, 15)):
            g = shape([(cx * 0.42, 28, 1), (cx - w_ * 0.62, 2), (cx, -18), (cx + w_ * 0.62, 2)])
            d.fill(g, GOLD)
            d.shade(g, GOLD_SH, 9, 4)
            d.contour(g, 3.4)
    if d.lod > 0:
        d.ink(stroke("-56,-46 -54,-30 -49,-18"), 6, taper=(0.5, 0.5), color=RED_HI)
    d.contour(bowl, 5.5)


def _cup_rim(d: Drawing) -> None:
    """The jewelled band, the rim and the wine."""
    band = shape("-68,-74! -68,-56 -66,-46! 0,-33 66,-46! 68,-56 68,-74! 0,-60")
    d.fill(band, GOLD)
    d.shade(band, GOLD_SH, 30, 3)
    if d.lod > 0:
        for k in range(-2, 3):
            px = k * 25
            py = -48.5 + 8 - abs(k) ** 2 * 2.6
            d.obj(
                shape([(px, py - 9, 1), (px + 8, py, 1), (px, py + 8, 1), (px - 8, py, 1)]),
                BLUE,
                None,
                None,
                w=2.4,
            )
    d.contour(band, 4.6)
    d.obj(circle(0, -74, 70, 22), GOLD_HI, None, None, w=5)
    mouth = circle(0, -73, 59, 15)
    d.fill(mouth, WINE)
    with d.clip(mouth):
        d.fill(circle(0, -66, 54, 12), RED_SH)
        d.ink(arc(0, -66, 44, 200, 265, 8), 3, taper=(0.4, 0.4), color=RED_HI, wob=0)
    d.contour(mouth, 3, k=-0.4)


def sword(d: Drawing, x: float, y: float, length: float = 300, rot: float = 0, width: float = 1.0) -> None:
    """A short straight sword, point up."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * width, sy=s, line=s**0.7):
        _blade(d)
        _hilt(d)


def _blade(d: Drawing) -> None:
    """The blade; its dark half is whichever side faces away from the light."""
    blade = shape([(0, -150, 1), (15, -122), (16.5, -60), (18, 62, 1), (-18, 62, 1), (-16.5, -60), (-15, -122)])
    d.fill(blade, STEEL)
    M = d.matrix[:, :2]
    side = np.sign((M @ np.array([1, 0])) @ -LIGHT) or 1
    h = shape([(0, -150, 1), (side * 15, -122), (side * 16.5, -60), (side * 18, 62, 1), (0, 62, 1)])
    d.fill(h, BLUE_HI)
    h2 = shape(
        [
            (0, -150, 1),
            (side * 15, -122),
            (side * 16.5, -60),
            (side * 18, 62, 1),
            (side * 11, 62, 1),
            (side * 9, -60),
            (side * 8, -122),
        ]
    )
    d.fill(h2, BLUE)
    d.ink(stroke([(-side * 9, 52), (-side * 8, -60), (-side * 6, -118)]), 4, taper=(0.3, 0.6), color=WHITE)
    d.ink(stroke([(0, 60), (0, -70), (0, -142)]), 3.2, taper=(0, 0.5))
    d.contour(blade, 5)


def _hilt(d: Drawing) -> None:
    """Grip, guard and pommel."""
    grip = shape("-10,72! -12,98 -9,124! 9,124! 12,98 10,72!")
    d.obj(grip, RED, RED_SH, None, w=4.5, sd=(8, 2))
    for yy in (82, 93, 104, 115):
        d.ink(
            stroke([(-11, yy - 2), (0, yy + 2.5), (11, yy - 2)]),
            3,
            taper=(0.2, 0.2),
            color=GOLD if d.lod else None,
        )
    d.contour(grip, 4.5)
    guard = shape(
        "-52,58 -60,66 -54,76 -42,73 -20,70 0,79 20,70 42,73 54,76 60,66 52,58 40,62 18,60 0,56 -18,60 -40,62"
    )
    d.obj(guard, GOLD, GOLD_SH, GOLD_HI, w=5, sd=(3, 6), hinset=3, hd=(2, 3))
    d.obj(circle(0, 136, 15), GOLD, GOLD_SH, GOLD_HI, w=5, sd=(5, 6), hinset=3, hd=(3, 3))
    d.obj(circle(0, 136, 5.5), BLUE, None, None, w=2.6)


def stub(d: Drawing, px: float, py: float, ang: float, ln: float = 26, r: float = 10) -> None:
    """A cut-off side branch."""
    with d.at(px, py, ang, 1, line=1):
        b = shape(
            [
                (-r * 1.25, 6, 1),
                (-r, -ln * 0.6),
                (-r, -ln, 1),
                (r, -ln, 1),
                (r, -ln * 0.6),
                (r * 1.25, 6, 1),
            ]
        )
        d.obj(b, GREEN, GREEN_SH, None, w=4.6 if d.small else 3.4, sd=(6, 3))
        d.obj(circle(0, -ln, r, r * 0.52), CUT_WOOD, None, None, w=3.6 if d.small else 3)
        d.ink(arc(0, -ln, r * 0.5, 20, 300, r * 0.26), 2.2, taper=(0.3, 0.3), color=BROWN)


SPLITS = (
    "14,-128 17,-108 12,-92",
    "-15,-86 -19,-64 -14,-44",
    "6,-40 11,-14 8,10",
    "-6,66 -8,92 -3,122",
    "11,34 9,58 12,74",
)


def club(
    d: Drawing, x: float, y: float, length: float = 300, rot: float = 0, width: float = 1.0, detail: int = 0
) -> None:
    """A knotty club, thick end up; `detail` adds bark."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * width, sy=s, line=s**0.7):
        stub(d, -24, -62, -62)
        stub(d, 25, -18, 58)
        stub(d, -19, 34, -58, 22, 8.5)
        stub(d, 15, 80, 60, 18, 7)
        body = shape(
            "-12,146! -14,110 -17,84 -14,66 -19,44 -25,30 -20,8 -23,-18 -26,-40 -34,-62 -27,-84 -31,-106 "
            "-30,-130 -16,-146 0,-150 17,-146 31,-130 32,-106 26,-84 30,-62 27,-44 33,-18 24,4 22,30 19,50 "
            "22,76 16,94 13,120 12,146! 0,151"
        )
        d.fill(body, GREEN)
        d.shade(body, GREEN_SH, 13, 5)
        if d.lod > 0:
            d.glint(body, GREEN_HI, 6, 5, 4)
            d.engrave(body, ang=62, gap=6.2, depth=20, w=3.0)
        _bark(d, body, detail)
        _knots(d)
        rind(d, body)
        top = circle(0, -140, 22, 8.5)
        d.obj(top, CUT_WOOD, CUT_WOOD_SH, None, w=3.8, sd=(5, 2))
        d.ink(arc(0, -140, 12, 30, 320, 4.2), 2.2, taper=(0.3, 0.3), color=BROWN)


def _bark(d: Drawing, body: Path, detail: int) -> None:
    """Brown where the bark is split, lines along the trunk; with detail a random crackle too."""
    for split in SPLITS if d.lod > 0 else ():
        d.ink(stroke(split), 6.5, taper=(0.5, 0.6), color=BROWN)
    for ln in (
        "-6,128 -8,98 -4,70",
        "4,60 0,30 4,4 -2,-24",
        "-10,-10 -13,-38 -8,-60",
        "8,-40 12,-66 8,-92",
        "-14,-88 -16,-108 -12,-128",
        "5,-104 8,-122 4,-138",
        "2,110 4,88 8,74",
    ):
        d.ink(stroke(ln), 3.2 if d.small else 2.6, taper=(0.5, 0.5))
    if not detail or d.lod == 0:
        return
    R = random.Random(5)
    with d.clip(body):
        for i in range(46):
            yy = -128 + i * 5.9
            xx = R.uniform(-26, 24)
            long = R.uniform(9, 20)
            d.ink(
                stroke(
                    [
                        (xx, yy),
                        (xx + R.uniform(-2.5, 2.5), yy + long * 0.5),
                        (xx + R.uniform(-2, 2), yy + long),
                    ]
                ),
                1.5 + R.random() * 1.3,
                taper=(0.4, 0.6),
                color=GREEN_HI if R.random() < 0.28 else BROWN_SH,
            )


def _knots(d: Drawing) -> None:
    """Old scars of the bark, each in one almond line."""
    for x, y, r in ((-5, 46, 7), (9, -70, 8), (-11, -112, 6)):
        scar(d, x, y, r)


def scar(d: Drawing, x: float, y: float, r: float) -> None:
    """Where a twig has long fallen off."""
    rims = [[(x - 1, y - r * 1.9), (x + m * r * 0.85, y), (x + 1, y + r * 1.9)] for m in (-1, 1)]
    d.fill(shape([(*rims[0][0], 1), rims[0][1], (*rims[0][2], 1), rims[1][1]]), GREEN_SH)
    for rim, w in zip(rims, (2.6, 3.4), strict=True):
        d.ink(stroke(rim), w, taper=(0.4, 0.4), wob=0)


def rind(d: Drawing, body: Path) -> None:
    """The outline of a trunk: thin for its length, but heavy on a small card."""
    d.contour(body, 5.2 if d.small else 3.6)
