"""The green back: lemons on a golden lattice that rises from the middle both ways, a wreath with two more in front."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape
from assets.artwork.palette import GOLD, GREEN, GREEN_HI, GREEN_SH, INK, PAPER, WHITE
from assets.artwork.parts.flat import border, field, line, piece, twice
from assets.artwork.parts.fruit import LEMONS

DEEP = "#1f4a2a"
PITCH = (108, 166)
"""Width and height of a mesh of the lattice."""
MEDALLION = 106
LEMON = "0,0! 11,-12 27,-22 49,-23 66,-12 76,-7 84,0 76,7 66,12 49,23 27,22 11,12"


def back_lemons(d: Drawing) -> None:
    """An unbroken lattice of ogees with a lemon in each mesh, its tip to the middle, and a medallion."""
    with d.clip(field(d, DEEP)):
        _lattice(d)
        twice(d, _lemons)
        twice(d, _blossoms)
    _medallion(d)
    border(d, GREEN_SH, PAPER)


def _lattice(d: Drawing) -> None:
    w, h = PITCH
    for width, color in ((9, INK), (4.6, GOLD)):
        for k in range(-6, 6):
            knots = [(250 + w * (k + 0.5 + 0.5 * (-1) ** (k + n)) / 2, 400 + h / 2 * n) for n in range(-6, 7)]
            line(d, knots, width, color)


def _lemons(d: Drawing) -> None:
    """Those above the middle, and half of those on it."""
    w, h = PITCH
    for j in range(1, 6):
        for i in range(-3, 4):
            _hanging(d, 250 + w * (i + (0.5 if j % 2 else 0)), 400 - h / 2 * j)
    for i in range(1, 4):
        _hanging(d, 250 - w * i, 400)


def _blossoms(d: Drawing) -> None:
    """One on every crossing of the lattice down to the middle."""
    w, h = PITCH
    for j in range(6):
        for i in range(-3, 4):
            _blossom(d, 250 + w * (i + (0 if j % 2 else 0.5)), 400 - h / 2 * j)


def _hanging(d: Drawing, x: float, y: float) -> None:
    """A lemon on its stem under two leaves, about 60 x 110, its middle at (x, y)."""
    with d.at(x, y, 0, 0.9, line=1):
        _leaf(d, 1, -34, -152, 40)
        _leaf(d, -1, -34, -28, 40)
        _stem(d, "0,-58 1,-46 0,-26")
        with d.at(0, -30, 90, 1, line=1):
            _lemon(d)


def _stem(d: Drawing, knots: str) -> None:
    line(d, knots, 8.6, INK)
    line(d, knots, 4.2, GREEN_HI)


def _leaf(d: Drawing, x: float, y: float, ang: float, ln: float) -> None:
    with d.at(x, y, ang, ln / 60, line=1):
        piece(d, "0,0! 20,-15 42,-11 60,0! 42,11 20,14", GREEN_HI, 2.4)
        piece(d, "0,0! 30,1 60,0! 42,11 20,14", GREEN, 0)
        line(d, "2,0 30,1 56,0", 2.2, DEEP, (0, 0.5))


def _lemon(d: Drawing) -> None:
    """One from its stem at the origin to the right, about 84 long; its shadow lies along the upper side."""
    piece(d, LEMON, LEMONS[0], 0)
    piece(d, "8,-9! 27,-22 49,-23 66,-12 76,-7 82,-2! 62,-5 44,-12 26,-12", LEMONS[1], 0)
    line(d, "20,9 34,14 50,13", 4.6, LEMONS[2], (0.4, 0.4))
    d.contour(shape(LEMON), 3, k=0, wob=0)


def _blossom(d: Drawing, x: float, y: float, s: float = 0.86) -> None:
    for k in range(6):
        with d.at(x, y, 60 * k, s, line=1):
            piece(d, "0,0! 9,-10 6,-19 0,-21! -6,-19 -9,-10", WHITE, 2.2)
    piece(d, circle(x, y, 7 * s), GOLD, 2.2)


def _medallion(d: Drawing) -> None:
    """A round of paper in a wreath, two lemons on it head to tail."""
    r = MEDALLION
    for radius, color in ((r + 27, INK), (r + 24, GREEN_SH), (r, INK), (r - 4, GOLD), (r - 11, PAPER)):
        piece(d, circle(250, 400, radius), color, 2.4)
    twice(d, _wreath)
    twice(d, lambda e: _blossom(e, 250 - r, 400, 1.1))
    twice(d, _large_lemon)


def _wreath(d: Drawing) -> None:
    """Half of the wreath: pairs of leaves along the rim."""
    for k in range(9):
        turn = -176 + 20 * k
        x, y = (c + MEDALLION * f(math.radians(turn)) for c, f in ((250, math.cos), (400, math.sin)))
        _leaf(d, x, y, turn + 52, 38)
        _leaf(d, x, y, turn + 128, 34)


def _large_lemon(d: Drawing) -> None:
    with d.at(250, 400, -24, 1, line=1), d.at(-34, -50, 90, 1.28, line=1):
        _leaf(d, -4, 0, -64, 34)
        _leaf(d, -4, 0, 62, 46)
        line(d, "-20,-5 -10,0 4,0", 9.4, INK)
        line(d, "-20,-5 -10,0 4,0", 4.8, GREEN_HI)
        _lemon(d)
