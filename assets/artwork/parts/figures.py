"""Figures and letters of the corner indices: a fat-faced Clarendon of our own, cap height 100, baseline at y = 100.

A figure is put together from stems, slabs, swelling strokes and ball terminals; where they meet, the corners are
bracketed.
"""

from collections.abc import Callable, Sequence
from functools import cache

from shapely import affinity, unary_union
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, circle, shape, tube
from assets.artwork.palette import INK

STEM, THIN, SLAB = 20.0, 9.0, 9.5
BRACKET = 3.2
"""Radius of the round in the corner between stem and slab."""


def _stroke(spine: Knots, widths: Sequence[float]) -> BaseGeometry:
    """A stroke that swells: whole widths at the knots."""
    half = [w / 2 for w in widths]
    return tube(spine, half, half).poly().buffer(0)


def _area(knots: Knots) -> BaseGeometry:
    return shape(knots).poly()


def _ball(x: float, y: float, r: float = 11.5) -> BaseGeometry:
    return circle(x, y, r).poly()


def _stem(x: float, top: float = 0, bottom: float = 100, w: float = STEM) -> BaseGeometry:
    return box(x - w / 2, top, x + w / 2, bottom)


def _slab(x0: float, x1: float, y: float) -> BaseGeometry:
    """A slab from x0 to x1 whose outer side is at y: 0 at the top, 100 at the bottom."""
    return box(x0, y, x1, y + SLAB) if y < 50 else box(x0, y - SLAB, x1, y)


def _bracketed(parts: Sequence[BaseGeometry], holes: Sequence[BaseGeometry] = ()) -> BaseGeometry:
    """The parts as one, with round inner corners and hardly rounded outer ones."""
    joined = unary_union(list(parts)).buffer(BRACKET, quad_segs=12).buffer(-BRACKET - 0.8, quad_segs=12)
    return (
        joined.buffer(0.8, quad_segs=8).difference(unary_union(list(holes)))
        if holes
        else joined.buffer(0.8, quad_segs=8)
    )


def _bowl(cx: float, cy: float, rx: float, ry: float, side: float, hair: float) -> BaseGeometry:
    """A ring that is `side` thick at the sides and `hair` at top and bottom."""
    return circle(cx, cy, rx, ry).poly().difference(circle(cx, cy, rx - side, ry - hair).poly())


def _ace() -> BaseGeometry:
    left = _area("37,0! 46,0! 22,96! 12,96!")
    right = _area("36,0! 54,0! 80,96! 58,96!")
    return _bracketed([left, right, box(27, 63, 64, 71.5), _slab(2, 34, 100), _slab(48, 90, 100)])


def _king() -> BaseGeometry:
    arm = _area("28,62! 63,5! 73,5! 30,76!")
    leg = _area("35,55! 49,33! 82,96! 59,96!")
    return _bracketed(
        [_stem(21), _slab(1, 41, 0), _slab(1, 41, 100), arm, leg, _slab(53, 87, 0), _slab(50, 92, 100)],
    )


def _queen() -> BaseGeometry:
    tail = _stroke("36,80 46,73 56,82 63,98 74,107 86,100", [4, 8, 13, 15, 12, 4])
    return _bracketed([_bowl(41, 50, 40, 51.5, 20, 8), tail])


def _jack() -> BaseGeometry:
    hook = _stroke("43,60 43,80 34,95 20,97 11,86", [STEM, STEM, 13, 8, 8])
    return _bracketed([_stem(43, 0, 66), _slab(22, 65, 0), hook, _ball(16.5, 80, 12)])


def _one() -> BaseGeometry:
    return _bracketed([_stem(32), _area("24,0! 41,0! 41,20! 8,26! 8,17 20,14"), _slab(6, 58, 100)])


def _two() -> BaseGeometry:
    curve = _stroke("10,30 15,10 34,4 50,13 53,31 42,52 24,70 11,90", [7, 8, 9, 18, 20, 17, 12, 10])
    foot = _area("4,100! 5,88 12,79 22,80 34,85 46,83 54,69! 62,69! 61,84 55,100!")
    return _bracketed([curve, _ball(18, 28, 11.5), foot])


def _three() -> BaseGeometry:
    upper = _stroke("12,22 18,8 33,4 47,12 49,27 42,41 25,46", [7, 8, 9, 17, 19, 15, 8])
    lower = _stroke("24,47 44,51 53,70 45,90 28,96.5 13,92 8,80", [8, 14, 20, 17, 8, 8, 7])
    return _bracketed([upper, lower, _ball(19, 23, 11), _ball(16.5, 78, 12)])


def _four() -> BaseGeometry:
    slope = _area("40,0! 50,0! 13,68! 2,68!")
    return _bracketed([_stem(46), slope, box(2, 64, 67, 74), _slab(28, 64, 100), _area("38,0! 56,0! 56,16! 36,16!")])


def _five() -> BaseGeometry:
    flag = _area("13,0! 54,0! 57,0 52,16 40,17 13,17!")
    neck = _area("11,0! 20,0! 18,46! 9,54!")
    bowl = _stroke("11,52 30,40 48,48 53,67 45,88 28,96.5 13,92 8,80", [5, 9, 16, 20, 17, 8, 8, 7])
    return _bracketed([flag, neck, bowl, _ball(16.5, 78, 12)])


def _six() -> BaseGeometry:
    back = _stroke("54,19 47,6 34,4 20,14 13,36 12.5,60 16,82", [7, 8, 9, 14, 19, 20, 18])
    return _bracketed(
        [back, _bowl(35, 68, 32, 32.5, 19.5, 8), _ball(47.5, 18.5, 9.5)], [circle(35, 68, 12.5, 24.5).poly()]
    )


def _seven() -> BaseGeometry:
    top = _area("3,0! 12,0! 16,4 28,2 44,6 62,0! 62,15! 50,21 32,18 15,21 12,30! 3,30!")
    leg = _area("62,4! 62,15! 50,34 42,58 43,100! 20,100! 19,78 27,52 46,18! ")
    return _bracketed([top, leg])


def _eight() -> BaseGeometry:
    return _bracketed([_bowl(33, 26, 26, 27.5, 16, 7.5), _bowl(33, 73, 32, 28.5, 19.5, 8)])


def _nine() -> BaseGeometry:
    return affinity.rotate(_six(), 180, origin=(33, 50))


def _nought() -> BaseGeometry:
    return _bracketed([_bowl(34, 50, 32, 51.5, 20, 8)])


FIGURES: dict[str, Callable[[], BaseGeometry]] = {
    "A": _ace, "K": _king, "Q": _queen, "J": _jack, "0": _nought, "1": _one, "2": _two, "3": _three, "4": _four,
    "5": _five, "6": _six, "7": _seven, "8": _eight, "9": _nine,
}  # fmt: skip


@cache
def outline(letter: str) -> BaseGeometry:
    """The outline of a figure, its left edge at x = 0."""
    drawn = FIGURES[letter]()
    return affinity.translate(drawn, -drawn.bounds[0])


def width(word: str, gap: float = 6) -> float:
    """How wide a word is at cap height 100."""
    return sum(outline(letter).bounds[2] + gap for letter in word) - gap


def figures(d: Drawing, word: str, x: float, y: float, h: float, color: str = INK, widest: float = 1e9) -> None:
    """Draw a word with its middle at x, y, h high; it is condensed to be no wider than `widest`."""
    k = h / 100
    across = min(k, widest / width(word))
    left = x - width(word) * across / 2
    for letter in word:
        placed = affinity.affine_transform(outline(letter), [across, 0, 0, k, left, y - h / 2])
        m = d.matrix
        d.fill_geom(affinity.affine_transform(placed, [m[0, 0], m[0, 1], m[1, 0], m[1, 1], m[0, 2], m[1, 2]]), color)
        left += (outline(letter).bounds[2] + 6) * across
