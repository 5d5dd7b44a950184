"""Swords with other hilts than the plain one, so that a row of them is not stamped: same blade, same size."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.ink.rings import LIGHT
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUES,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREENS,
    RED,
    REDS,
    STEEL,
    STEELS,
    WHITE,
    Tones,
)
from assets.artwork.parts.signs import sword

POINT, GUARD, POMMEL = -150, 62, 152
"""How far from the middle point, guard and lower end are on a sword 300 long."""
GRIPS: dict[str, Tones] = {"drooping": BLUES, "shells": GREENS, "curled": REDS}


def blade(d: Drawing, x: float, y: float, length: float, width: float = 1.0, hilt: str = "plain") -> None:
    """A short straight sword, point up: `plain`, `drooping`, `shells` or `curled`; all but plain have narrow guards."""
    if hilt == "plain":
        sword(d, x, y, length, 0, width)
        return
    s = length / 300
    with d.at(x, y, 0, s, sx=s * width, sy=s, line=s**0.7):
        _steel(d, hilt)
        _hilt(d, hilt)


def long_blade(d: Drawing, x: float, top: float, bottom: float, s: float, hilt: str) -> None:
    """A sword from `top` to `bottom` whose blade is long for its hilt, which is `s` times as large as it is drawn."""
    guard = bottom - (POMMEL - GUARD) * s
    along = (guard - top) / (GUARD - POINT)
    with d.at(x, guard - GUARD * along, 0, s, sx=s, sy=along, line=s**0.7):
        _steel(d, hilt)
    with d.at(x, guard - GUARD * s, 0, s, line=s**0.7):
        _hilt(d, hilt)


def _hilt(d: Drawing, hilt: str) -> None:
    _grip(d, GRIPS[hilt])
    {"drooping": _drooping, "shells": _shells, "curled": _curled}[hilt](d)


def _steel(d: Drawing, hilt: str) -> None:
    """The blade: split in light and dark, with a ridge or a groove."""
    edge = shape([(0, -150, 1), (15, -122), (16.5, -60), (18, 62, 1), (-18, 62, 1), (-16.5, -60), (-15, -122)])
    d.fill(edge, STEEL)
    side = np.sign((d.matrix[:, :2] @ np.array([1, 0])) @ -LIGHT) or 1
    dark = [(0, -150, 1), (side * 15, -122), (side * 16.5, -60), (side * 18, 62, 1)]
    d.fill(shape([*dark, (0, 62, 1)]), BLUE_HI)
    d.fill(shape([*dark, (side * 11, 62, 1), (side * 9, -60), (side * 8, -122)]), BLUE)
    d.ink(stroke([(-side * 9, 52), (-side * 8, -60), (-side * 6, -118)]), 4, taper=(0.3, 0.6), color=WHITE)
    if hilt == "shells":
        for m in (-3.4, 3.4):
            d.ink(stroke([(m, 60), (m, -20), (m * 0.6, -84)]), 2.4, taper=(0, 0.5))
        d.ink(stroke("0,-92 0,-142"), 2.8, taper=(0.2, 0.5))
    else:
        d.ink(stroke([(0, 60), (0, -70), (0, -142)]), 3.2, taper=(0, 0.5))
    d.contour(edge, 5)


def _grip(d: Drawing, c: Tones) -> None:
    grip = shape("-9,72! -12,98 -9,124! 9,124! 12,98 9,72!")
    d.obj(grip, c[0], c[1], None, w=4.5, sd=(8, 2))
    for yy in (82, 93, 104, 115):
        d.ink(stroke([(-11, yy + 2), (0, yy), (11, yy - 4)]), 3, taper=(0.2, 0.2), color=GOLD if d.lod else None)
    d.contour(grip, 4.5)


def _pommel(d: Drawing, gem: str) -> None:
    d.obj(circle(0, 136, 15), GOLD, GOLD_SH, GOLD_HI, w=5, sd=(5, 6), hinset=3, hd=(3, 3))
    d.obj(circle(0, 136, 5.5), gem, None, None, w=2.6)


def _drooping(d: Drawing) -> None:
    """Quillons hanging down, pommel of three balls."""
    for px, py in ((-12, 134), (12, 134), (0, 143)):
        d.obj(circle(px, py, 10), GOLD, GOLD_SH, None, w=4.4, sd=(4, 4))
    guard = shape(
        "0,54 16,56 34,60 44,70 49,84! 47,96 37,98 33,90! 31,82 24,76 12,74 0,79 -12,74 -24,76 -31,82 -33,90! "
        "-37,98 -47,96 -49,84! -44,70 -34,60 -16,56"
    )
    d.obj(guard, GOLD, GOLD_SH, GOLD_HI, w=5, sd=(3, 6), hinset=3, hd=(2, 3))
    for m in (1, -1):
        d.ink(stroke([(m * 12, 67), (m * 26, 68), (m * 36, 75), (m * 40, 86)]), 2.4, taper=(0.3, 0.6))
    d.obj(circle(0, 66, 6), RED, None, None, w=2.6)


def _shells(d: Drawing) -> None:
    """A straight bar with a small shell at each end, flat round pommel."""
    d.obj(shape("-17,126! 17,126! 20,138 10,149 -10,149 -20,138"), GOLD, GOLD_SH, GOLD_HI, w=5, sd=(5, 6), hinset=3)
    d.ink(stroke("-15,134 0,137 15,134"), 3, taper=(0.2, 0.2))
    d.obj(shape("-40,58! 40,58! 42,66 40,74! -40,74! -42,66"), GOLD, GOLD_SH, None, w=4.6, sd=(3, 6))
    for m in (1, -1):
        d.obj(circle(m * 41, 66, 12.5), GOLD, GOLD_SH, GOLD_HI, w=4.6, sd=(4, 5), hinset=3, hd=(2, 3))
        d.obj(circle(m * 41, 66, 4), BLUE, None, None, w=2.4)
    d.obj(shape("0,52! 11,66 0,80! -11,66"), STEELS[2], STEELS[1], None, w=3.2, sd=(4, 3))


def _curled(d: Drawing) -> None:
    """Quillons curled like an S lying down."""
    _pommel(d, GREENS[0])
    guard = shape(
        "0,55 18,58 34,54 38,46! 34,40 40,32 50,36 53,48 48,64 32,74 14,73 0,78 -14,73 -30,74 -36,84! -32,90 "
        "-38,98 -48,94 -52,82 -46,66 -32,57 -16,59"
    )
    d.obj(guard, GOLD, GOLD_SH, GOLD_HI, w=5, sd=(3, 6), hinset=3, hd=(2, 3))
