"""Three signs of the Sicilian pack: rosette coin, two-handled goblet, sword with a crescent guard."""

import math

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke
from assets.artwork.ink.rings import LIGHT
from assets.artwork.palette import INK, WHITE, WINE
from assets.artwork.siciliane.cart_paint import LEAF, ORANGE, PEARL, POPPY, SEA, SUN

PETAL = "-4,-30! -13,-44 -12,-60 0,-70 12,-60 13,-44 4,-30!"
HALF_PETAL = "0,-30! 0,-70! 12,-60 13,-44 4,-30!"


def blank_coin(d: Drawing, ground: str = SUN[2]) -> None:
    """A coin of radius 100 without its picture: golden rim, red beads, the field inside."""
    d.obj(circle(0, 0, 100), SUN[0], SUN[1], None, w=6.5, sd=(8, 10))
    for k in range(0 if d.small else 28):
        a = 2 * math.pi * k / 28
        d.fill(circle(89.5 * math.cos(a), 89.5 * math.sin(a), 4.6), POPPY[1])
    d.obj(circle(0, 0, 79), ground, None, None, w=4.4)
    d.ink(arc(0, 0, 94.5, 200, 262), 3.4, taper=(0.4, 0.4), color=WHITE, wob=0)


def denaro(d: Drawing, x: float, y: float, r: float = 80) -> None:
    """A coin with a rosette: eight red petals, green tips between, a golden star in blue."""
    with d.at(x, y, 0, r / 100):
        blank_coin(d)
        for k in range(8):
            with d.at(0, 0, 45 * k + 22.5, 1, line=1):
                d.obj(shape("0,-75! 9,-52 0,-34! -9,-52"), LEAF[0], None, None, w=2.8)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                d.fill(shape(PETAL), POPPY[0])
                if not d.small:
                    d.fill(shape(HALF_PETAL), ORANGE[0])
                d.contour(shape(PETAL), 3.4)
        d.obj(circle(0, 0, 32), SEA[0], SEA[1], None, w=4.4, sd=(4, 5))
        star(d, 0, 0, 24, SUN[0])


def star(d: Drawing, x: float, y: float, r: float, color: str, n: int = 8, inner: float = 0.5) -> None:
    """A star of n points."""
    points = [
        (x + q * math.sin(math.pi * k / n), y - q * math.cos(math.pi * k / n), 1)
        for k in range(2 * n)
        for q in ((r, r * inner)[k % 2],)
    ]
    d.obj(shape(points), color, None, None, w=2.6)


def goblet(d: Drawing, x: float, y: float, h: float = 200, wide: float = 1.0, rot: float = 0) -> None:
    """A golden goblet h units high with two red handles."""
    s = h / 200
    with d.at(x, y, rot, s, sx=s * wide, sy=s):
        for m in (1, -1):
            handle = stroke([(m * 52, -50), (m * 84, -56), (m * 92, -26), (m * 70, -4), (m * 40, 12)])
            d.ink(handle, 17, taper=(0, 0), wob=0)
            d.ink(handle, 8.5, taper=(0, 0), wob=0, color=POPPY[0])
        _stem(d)
        _bowl(d)


def _stem(d: Drawing) -> None:
    foot = shape("-52,94! -48,82 -28,76 -12,68 -8,50! 8,50! 12,68 28,76 48,82 52,94! 34,103 0,107 -34,103")
    d.obj(foot, POPPY[0], POPPY[1], POPPY[2], w=5.2, sd=(14, 5), hinset=5)
    d.ink(stroke("-50,91 -26,97 0,99 26,97 50,91"), 5, taper=(0.1, 0.1), color=SUN[0], wob=0)
    d.obj(shape("-8,58! -21,54 -24,45 -14,37 -8,36! 8,36! 14,37 24,45 21,54 8,58!"), LEAF[0], LEAF[1], None, w=4.6)


def _bowl(d: Drawing) -> None:
    bowl = shape("-62,-74! -58,-46 -62,-18 -50,14 -24,34 0,40 24,34 50,14 62,-18 58,-46 62,-74!")
    d.fill(bowl, SUN[0])
    d.shade(bowl, SUN[1], 20, 6)
    with d.clip(bowl):
        for cx, w in ((-46, 15), (-24, 19), (0, 21), (24, 19), (46, 15)):
            tongue = shape([(cx * 0.4, 46, 1), (cx - w * 0.6, 12), (cx, -16), (cx + w * 0.6, 12)])
            d.obj(tongue, POPPY[0], POPPY[1], None, w=3.4, sd=(8, 3))
        band = shape("-70,-52! 0,-36 70,-52! 70,-32! 0,-18 -70,-32!")
        d.obj(band, SEA[0], SEA[1], None, w=3.6, sd=(20, 2))
        for k in range(-2, 3):
            star(d, k * 24, -29 - k * k * 2.4, 8.5, SUN[2], 4, 0.45)
    d.contour(bowl, 5.2)
    d.obj(circle(0, -75, 65, 20), SUN[2], None, None, w=4.8)
    mouth = circle(0, -74, 54, 13)
    d.obj(mouth, WINE, None, None, w=3)
    d.ink(arc(0, -70, 40, 195, 260, 8), 3, taper=(0.4, 0.4), color=POPPY[0], wob=0)


def brand(d: Drawing, x: float, y: float, length: float = 300, rot: float = 0, width: float = 1.0) -> None:
    """A straight sword, point up: a tapering blade, a guard like a crescent, a red disc for a pommel."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * width, sy=s, line=s**0.7):
        _steel(d)
        grip = shape("-9,74! -12,98 -9,122! 9,122! 12,98 9,74!")
        d.obj(grip, LEAF[0], LEAF[1], None, w=4.4, sd=(8, 2))
        for yy in (86, 98, 110):
            d.ink(stroke([(-11, yy - 3), (11, yy + 3)]), 3.4, taper=(0.1, 0.1), color=SUN[0], wob=0)
        guard = shape("-62,36! -54,60 -30,72 0,76 30,72 54,60 62,36! 66,62 44,88 0,94 -44,88 -66,62")
        d.obj(guard, SUN[0], SUN[1], SUN[2], w=4.8, sd=(4, 7), hinset=3, hd=(2, 3))
        for m in (1, -1):
            d.obj(circle(m * 63, 34, 8.5), POPPY[0], POPPY[1], None, w=4, sd=(3, 3))
        d.obj(circle(0, 135, 17), POPPY[0], POPPY[1], POPPY[2], w=4.8, sd=(5, 6), hinset=4, hd=(3, 3))
        d.obj(circle(0, 135, 6), SUN[0], None, None, w=2.8)


def _steel(d: Drawing) -> None:
    """The blade; its dark half is whichever side faces away from the light."""
    knots: list[tuple[float, ...]] = [(0, -152, 1), (13, -110), (20, 74, 1)]
    blade = shape([*knots, (-20, 74, 1), (-13, -110)])
    d.fill(blade, PEARL[2])
    side = float(np.sign((d.matrix[:, :2] @ np.array([1, 0])) @ -LIGHT) or 1)
    d.fill(shape([(0, -152, 1), (side * 13, -110), (side * 20, 74, 1), (0, 74, 1)]), SEA[2])
    d.fill(shape([(0, -118, 1), (5.5, -60), (8, 74, 1), (-8, 74, 1), (-5.5, -60)]), SEA[0])
    d.ink(Path([np.array([[0.0, -148], [0.0, -112]])], False), 3, taper=(0.2, 0.2), wob=0)
    d.contour(shape([(0, -118, 1), (5.5, -60), (8, 74, 1), (-8, 74, 1), (-5.5, -60)]), 2.6, color=INK)
    d.contour(blade, 4.8)
