"""Small flowers of the fields between the signs: tulips, carnations, cornflowers, poppies, on leafy stems."""

import math

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUES, GOLD, GOLD_SH, GOLDS, GREEN, GREENS, RED_SH, REDS, Tones
from assets.artwork.parts.plants import flower, leaf


def stem(d: Drawing, knots: str, w: float = 6) -> None:
    """A green stem."""
    d.ink(stroke(knots), w, (0, 0.3), wob=0)
    d.ink(stroke(knots), w * 0.45, (0, 0.3), wob=0, color=GREEN)


def tulip(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, c: Tones = REDS) -> None:
    """A tulip with two long leaves, the foot of its stem at (x, y), 100 units high."""
    with d.at(x, y, rot, s):
        stem(d, "0,0 2,-30 0,-62")
        for m in (1, -1):
            leaf_ = shape([(0, -4, 1), (m * 12, -24), (m * 22, -42), (m * 34, -54, 1), (m * 30, -32), (m * 16, -10)])
            d.obj(leaf_, GREENS[0], GREENS[1], GREENS[2], w=2.8, sd=(5, 5), hinset=3, hd=(2, 2))
        for m in (1, -1):
            d.obj(
                shape([(0, -56, 1), (m * 20, -64), (m * 22, -84), (m * 14, -102, 1), (m * 4, -80)]),
                c[0],
                c[1],
                None,
                w=2.8,
                sd=(5, 4),
            )
        d.obj(
            shape("0,-56! 13,-68 10,-88 0,-106! -10,-88 -13,-68"),
            c[0],
            c[1],
            c[2] if len(c) > 2 else None,
            w=2.8,
            sd=(6, 3),
            hinset=3,
            hd=(2, 2),
        )


CARNATION = (
    (
        "-8,-64! -26,-72 -36,-90! -29,-90 -28,-101! -20,-98 -16,-110! -7,-105 0,-114! 7,-105 16,-110! 20,-98 28,-101! "
        "29,-90 36,-90! 26,-72 8,-64!"
    ),
    "-6,-64! -22,-66 -31,-79! -25,-82 -24,-90! -17,-88 -11,-93! -6,-84 -2,-70!",
    "6,-64! 22,-66 31,-79! 25,-82 24,-90! 17,-88 11,-93! 6,-84 2,-70!",
    "0,-62! -11,-70 -14,-84! -8,-86 -5,-94! 0,-90 5,-94! 8,-86 14,-84! 11,-70",
)
"""The fringed petals of a carnation, the hindmost first."""


def carnation(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, c: Tones = REDS) -> None:
    """A carnation with a jagged head, the foot of its stem at (x, y), 100 units high."""
    with d.at(x, y, rot, s):
        stem(d, "0,0 -3,-30 0,-62")
        for yy, a, ln in ((-10, -30, 36), (-18, -150, 34), (-34, -38, 26), (-42, -142, 24)):
            leaf(d, 0, yy, a, ln, 8, GREENS, line=2.4, vein=False)
        for knots in CARNATION:
            d.obj(shape(knots), c[0], c[1], None, w=2.6, sd=(5, 4))
        d.ink(stroke("-3,-74 -4,-82 -2,-90"), 2, (0.3, 0.5), wob=0)
        d.ink(stroke("5,-72 6,-80 9,-88"), 2, (0.3, 0.5), wob=0)
        d.obj(shape("-10,-70! -8,-56 0,-48 8,-56 10,-70! 4,-66 0,-68! -4,-66"), GREENS[0], GREENS[1], None, w=2.6)


def daisy(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, c: Tones = BLUES, n: int = 8) -> None:
    """An open flower with a pair of leaves, the foot of its stem at (x, y), 100 units high."""
    with d.at(x, y, rot, s):
        stem(d, "0,0 4,-32 0,-66")
        leaf(d, 2, -12, -28, 38, 11, GREENS, line=2.6)
        leaf(d, 2, -20, -152, 36, 11, GREENS, line=2.6)
        flower(d, 0, -78, 27, c, n, GOLDS)


def rosebud(d: Drawing, x: float, y: float, s: float = 1.0, c: Tones = REDS, rot: float = 0) -> None:
    """A flower seen from above on a cross of leaves, around (x, y)."""
    with d.at(x, y, rot, s):
        for a in (45, 135, 225, 315):
            leaf(d, 0, 0, a, 46, 14, GREENS, line=2.6)
        for a in (0, 90, 180, 270):
            d.obj(circle(*((30, 0), (0, 30), (-30, 0), (0, -30))[a // 90], 5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))
        flower(d, 0, 0, 25, c, 6, GOLDS)


def branch(d: Drawing, line: str, n: int, ln: float = 40, berries: bool = True) -> None:
    """A long leafy branch with red berries, from its foot to its tip."""
    p = stroke(line)
    d.ink(p, 7.5, (0, 0.5), wob=0)
    d.ink(p, 3.6, (0, 0.5), wob=0, color=GREEN)
    for i in range(n):
        f = (i + 0.5) / n
        q, t = p.at(f)
        side = 1 if i % 2 else -1
        angle = _degrees(t) + side * 52
        leaf(d, q[0], q[1], angle, ln * (1 - 0.25 * f), None, GREENS, line=2.6)
        if berries and i % 2 == 0:
            e, _ = p.at(min(0.99, f + 0.3 / n))
            x, y = e[0] - side * -t[1] * 13, e[1] - side * t[0] * 13
            d.ink(stroke([(e[0], e[1]), (x, y)]), 3, (0, 0), wob=0)
            d.obj(circle(x, y, 6), REDS[0], RED_SH, None, w=2.4, sd=(2, 3))
    q, t = p.at(1)
    leaf(d, q[0], q[1], _degrees(t), ln * 0.75, None, GREENS, line=2.6)


def _degrees(t: np.ndarray) -> float:
    """The direction of a tangent."""
    return math.degrees(math.atan2(t[1], t[0]))
