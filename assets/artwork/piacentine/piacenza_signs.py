"""The four signs of the Piacentine pack: a rosette, a squat goblet with ears, a straight cudgel, a short sword."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.ink.rings import LIGHT
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREEN_SH,
    RED,
    RED_HI,
    RED_SH,
    STEEL,
    WHITE,
    WHITE_SH,
)


def rosette(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin of radius r: a blue flower on white in a ring of red petals."""
    with d.at(x, y, 0, r / 100):
        d.obj(circle(0, 0, 100), GOLD, GOLD_SH, GOLD_HI, w=6, sd=(6, 8), hinset=4, hd=(3, 4))
        for k in range(16):
            with d.at(0, 0, 22.5 * k, 1, line=1):
                petal = shape([(-9, -54, 1), (-14, -72), (0, -90, 1), (14, -72), (9, -54, 1)])
                d.fill(petal, RED)
                d.contour(petal, 3.2, k=0)
        d.obj(circle(0, 0, 60), GOLD_HI, None, None, w=3.6)
        d.obj(circle(0, 0, 52), WHITE, WHITE_SH, None, w=3, sd=(5, 6))
        for k in range(6):
            with d.at(0, 0, 60 * k + 30, 1, line=1):
                d.obj(shape([(0, -12, 1), (7, -28), (0, -46, 1), (-7, -28)]), GREEN, None, None, w=2.6)
        for k in range(6):
            with d.at(0, 0, 60 * k, 1, line=1):
                petal = shape([(0, -10, 1), (13, -24), (11, -40), (0, -47), (-11, -40), (-13, -24)])
                d.obj(petal, BLUE, BLUE_SH, None, w=3.2, sd=(4, 5))
                d.ink(stroke("0,-20 0,-38"), 2.6, (0.2, 0.5), color=BLUE_HI, wob=0)
        d.obj(circle(0, 0, 15), GOLD, GOLD_SH, GOLD_HI, w=3.4, sd=(3, 4), hinset=3, hd=(2, 2))
        d.fill(circle(0, 0, 5), RED)


def goblet(d: Drawing, x: float, y: float, h: float) -> None:
    """A goblet h units high: fluted below, a blue band of beads above, a small ear on each side."""
    with d.at(x, y, 0, h / 200):
        _ears(d)
        _stand(d)
        _belly(d)
        d.obj(circle(0, -64, 86, 24), GOLD_HI, GOLD, None, w=4.8, sd=(14, 3))
        mouth = circle(0, -64, 70, 15)
        d.fill(mouth, BLUE_SH)
        with d.clip(mouth):
            d.fill(circle(0, -55, 66, 13), BLUE)
            d.ink(arc(0, -56, 52, 195, 262, 9), 3.4, (0.4, 0.4), color=BLUE_HI, wob=0)
        d.contour(mouth, 3, k=-0.4)


def _ears(d: Drawing) -> None:
    """The handles."""
    for m in (1, -1):
        line = [(m * 72, 6), (m * 98, 0), (m * 106, -22), (m * 92, -36), (m * 78, -28)]
        d.ink(stroke(line), 15, (0, 0.15), wob=0)
        d.ink(stroke(line), 7.6, (0, 0.15), wob=0, color=RED)
        d.obj(circle(m * 99, 0, 8), GOLD, GOLD_SH, None, w=3, sd=(2, 3))


def _stand(d: Drawing) -> None:
    """Foot and knop."""
    foot = shape("-66,92! -60,80 -30,74 -13,54! 13,54! 30,74 60,80 66,92! 66,102 38,108 0,110 -38,108 -66,102")
    d.obj(foot, BLUE, BLUE_SH, BLUE_HI, w=4.8, sd=(16, 4), hinset=5, hd=(4, 3))
    rim = shape("-66,90! -34,97 0,99 34,97 66,90! 66,102 38,108 0,110 -38,108 -66,102")
    d.obj(rim, GOLD, GOLD_SH, None, w=3.6, sd=(16, 2))
    for a, b in (("-7,60", "-27,88"), ("0,60", "0,91"), ("7,60", "27,88")):
        d.ink(stroke(f"{a} {b}"), 3, (0.2, 0.5), wob=0)
    d.obj(circle(0, 48, 26, 13), RED, RED_SH, RED_HI, w=4.4, sd=(9, 4), hinset=4, hd=(3, 3))


def _belly(d: Drawing) -> None:
    """The bowl: red and yellow flutes, above them a blue band with white beads."""
    bowl = shape("-85,-66! -84,-34 -72,2 -44,30 -16,40 0,41 16,40 44,30 72,2 84,-34 85,-66! 40,-52 0,-48 -40,-52")
    d.fill(bowl, GOLD)
    with d.clip(bowl):
        for k in range(-3, 4, 2):
            a, b = (k - 0.5) / 3.5, (k + 0.5) / 3.5
            flute = [(a * 20, 46, 1), (a * 66, 16), (a * 88, -24, 1), (b * 88, -24, 1), (b * 66, 16), (b * 20, 46, 1)]
            d.fill(shape(flute), RED)
        d.shade(bowl, GOLD_SH, 20, 6)
        for k in range(-3, 4, 2):
            a, b = (k - 0.5) / 3.5, (k + 0.5) / 3.5
            if k > 0:
                flute = [
                    (a * 20, 46, 1),
                    (a * 66, 16),
                    (a * 88, -24, 1),
                    (b * 88, -24, 1),
                    (b * 66, 16),
                    (b * 20, 46, 1),
                ]
                d.fill(shape(flute), RED_SH)
        for k in range(-4, 4):
            u = (k + 0.5) / 3.5
            d.ink(stroke([(u * 88, -24), (u * 66, 16), (u * 20, 46)]), 3, (0.05, 0.3), wob=0)
    d.contour(bowl, 5)
    band = shape("-85,-62! -85,-44 -82,-26! -40,-12 0,-8 40,-12 82,-26! 85,-44 85,-62! 40,-48 0,-44 -40,-48")
    d.obj(band, BLUE, BLUE_SH, None, w=4, sd=(22, 2))
    for k in range(-3, 4):
        px = k * 22
        d.obj(circle(px, -29 - (px / 84) ** 2 * 16, 7), WHITE, None, None, w=2.4)


def cudgel(d: Drawing, x: float, y: float, length: float, rot: float = 0, width: float = 1.0) -> None:
    """A straight rough club, thick end up: yellow wood where the light falls, green bark, its twigs cut off short."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * width, sy=s, line=s**0.7):
        for px, py, a, ln, r in TWIGS:
            _twig(d, px, py, a, ln, r)
        body = shape(BODY)
        d.fill(body, GREEN)
        lit = d.matrix[:, :2] @ np.array([1, 0]) @ LIGHT > 0
        with d.clip(body), d.at(0, 0, 0, 1, sx=-1 if lit else 1, sy=1, line=1):
            d.fill(shape(WOOD), GOLD)
            d.fill(
                shape("24,-152! 17,-120 20,-96 12,-66 16,-40 8,-10 11,20 4,60 7,100 4,146! 40,146! 60,-152!"), GREEN_SH
            )
            d.ink(stroke(SEAM), 3, (0.1, 0.2), wob=0)
            d.ink(stroke("-22,-128 -20,-104 -17,-90"), 3.4, (0.4, 0.5), color=GOLD_HI, wob=0)
            for line in BARK:
                d.ink(stroke(line), 2.8, (0.45, 0.55), wob=0)
        d.contour(body, 5)
        d.obj(circle(0, -140, 23, 9), GOLD_HI, GOLD, None, w=3.8, sd=(5, 2))
        d.ink(arc(0, -140, 12, 20, 320, 4.4), 2.6, (0.3, 0.3), color=RED_SH, wob=0)
        d.ink(stroke("-11,137 0,141 11,137"), 3, (0.1, 0.1), wob=0)


BODY = (
    "-9,146! -11,112 -14,90 -10,66 -17,44 -13,16 -22,-8 -17,-34 -27,-58 -22,-86 -32,-108 -26,-138 -14,-148 "
    "14,-148 27,-138 31,-112 23,-88 28,-62 18,-38 23,-12 14,12 17,40 11,62 13,88 10,112 9,146! 0,150"
)
WOOD = (
    "-60,-150! -2,-150! -8,-128 -3,-104 -12,-84 -6,-60 -12,-36 -4,-14 -9,12 -3,36 -7,62 -2,90 -5,118 -3,150! -60,150!"
)
SEAM = "-2,-132 -8,-122 -3,-104 -12,-84 -6,-60 -12,-36 -4,-14 -9,12 -3,36 -7,62 -2,90 -5,118 -3,146"
"""Where bark and bare wood meet."""
TWIGS = (
    (-25, -74, -48, 25, 8.5),
    (26, -104, 46, 24, 8.5),
    (22, -26, 50, 25, 8),
    (-17, 0, -50, 23, 7.5),
    (14, 56, 50, 20, 6.5),
)
"""Where a twig was cut, its direction, length and half its width."""
BARK = (
    "-18,-112 -22,-92 -16,-72",
    "10,-124 6,-104 12,-88 6,-70",
    "-16,-52 -11,-36 -14,-20",
    "8,-52 2,-34 8,-14",
    "-14,22 -9,40 -12,56",
    "5,6 2,26 7,44",
    "4,72 2,92 5,112",
    "-8,84 -8,104",
)


def _twig(d: Drawing, x: float, y: float, ang: float, ln: float, r: float) -> None:
    """The stump of a twig with its yellow cut."""
    with d.at(x, y, ang, 1, line=1):
        stump = [(-r * 1.5, 10, 1), (-r, -ln * 0.5), (-r, -ln, 1), (r, -ln, 1), (r, -ln * 0.5), (r * 1.5, 10, 1)]
        d.obj(shape(stump), GREEN, GREEN_SH, None, w=4.4, sd=(6, 3))
        d.obj(circle(0, -ln, r * 1.05, r * 0.62), GOLD, None, None, w=3.4)
        d.fill(circle(0, -ln, r * 0.4, r * 0.24), RED)


def broadsword(d: Drawing, x: float, y: float, length: float, rot: float = 0, width: float = 1.0) -> None:
    """A short straight sword, point up, a broad blue blade over a hilt of volutes."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * width, sy=s, line=s**0.7):
        _leaf_blade(d)
        _volutes(d)
        grip = shape("-9,78! -13,96 -9,118! 9,118! 13,96 9,78!")
        d.obj(grip, RED, RED_SH, None, w=4.4, sd=(8, 2))
        for yy in (86, 97, 108):
            d.ink(stroke([(-11, yy + 3), (0, yy + 1), (11, yy - 3)]), 3.2, (0.2, 0.2), color=WHITE, wob=0)
        d.contour(grip, 4.4)
        for m in (-1, 0, 1):
            d.obj(circle(m * 12, 128 + 8 * (m == 0), 10.5), GOLD, GOLD_SH, GOLD_HI, w=4, sd=(4, 5), hinset=3, hd=(2, 2))
        d.obj(circle(0, 125, 6), BLUE, None, None, w=2.6)


def _leaf_blade(d: Drawing) -> None:
    """The blade, broadest above its middle; its dark half is away from the light."""
    edge = [(0, -152, 1), (11, -128), (17, -94), (15, 0), (15, 64, 1)]
    blade = shape([*edge, *[(-q[0], *q[1:]) for q in edge[:0:-1]]])
    d.fill(blade, STEEL)
    side = float(np.sign((d.matrix[:, :2] @ np.array([1, 0])) @ -LIGHT) or 1)
    d.fill(shape([*[(side * q[0], *q[1:]) for q in edge], (0, 64, 1)]), BLUE_HI)
    d.fill(shape([(0, -124, 1), (5, -90), (5.4, 64, 1), (-5.4, 64, 1), (-5, -90)]), BLUE)
    d.ink(stroke("0,60 0,-60 0,-122"), 2.6, (0, 0.5), wob=0)
    for m in (-1, 1):
        d.ink(stroke([(m * 5.4, 62), (m * 5.2, -60), (m * 2.4, -112)]), 2, (0, 0.6), wob=0)
    d.contour(blade, 5)


def _volutes(d: Drawing) -> None:
    """The guard: two arms that roll up towards the blade, a shell between."""
    arm = "0,58 14,58 27,60 36,55 39,45! 35,40 29,42 30,49! 22,46 24,34 34,29 45,33 51,44 47,60 36,71 18,75 0,78"
    right = [tuple(map(float, k.rstrip("!").split(","))) + ((1,) if k.endswith("!") else ()) for k in arm.split()]
    left = [(-q[0], *q[1:]) for q in right[-2:0:-1]]
    d.obj(shape([*right, *left]), GOLD, GOLD_SH, GOLD_HI, w=4.8, sd=(3, 6), hinset=3, hd=(2, 3))
    shell = shape("0,87! -12,76 -14,62 -8,53 0,50 8,53 14,62 12,76")
    d.obj(shell, RED, RED_SH, None, w=3.8, sd=(6, 4))
    for a in (-1, 0, 1):
        d.ink(stroke([(0, 82), (a * 5, 70), (a * 8, 59)]), 2.6, (0.1, 0.3), color=GOLD_HI, wob=0)
