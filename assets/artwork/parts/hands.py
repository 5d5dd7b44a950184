"""Hands with separate fingers: fists from both sides, a carrying palm, a pinch, a pointing and a resting hand.

Fists close around a rod along the local y axis at the origin, the arm comes from -x; `flip` = -1 mirrors.
"""

from collections.abc import Sequence

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, knots_of, shape, stroke, tube
from assets.artwork.palette import SKINS, Tones

LINE = 2.5


def finger(
    d: Drawing,
    spine: str,
    w0: float,
    w1: float,
    c: Tones,
    nail: float = 0,
    sd: tuple[float, float] = (2, 4),
    root: bool = True,
) -> None:
    """One finger from its root to the tip, open at the root or, with root=False, bent there too.

    `nail` is the side (1, -1) on which the nail shows.
    """
    path = stroke(spine)
    knots, _ = knots_of(spine)
    widths = [w0 + (w1 - w0) * i / (len(knots) - 1) for i in range(len(knots))]
    t = tube(knots, widths, widths, cap=(0.5 if root else w0 * 0.7, w1 * 0.95))
    d.fill(t, c[0])
    with d.clip(t):
        (x, y), (u, v) = path.at(0)
        far = (x - u * 14, y - v * 14)
        d.shade(tube([far, *knots], [w0, *widths], [w0, *widths], cap=(0, w1 * 0.95)) if root else t, c[1], *sd)
    d.contour(t, LINE, skip=(0.90, 1.03) if root else None)
    if nail:
        with d.clip(t):
            _nail(d, path, w1, nail, c)


def _nail(d: Drawing, path: Path, w: float, side: float, c: Tones) -> None:
    """A nail at the end of a finger, on its light side."""
    q, t = path.at(1.0)
    n = np.array((-t[1], t[0])) * side
    m = q + n * w * 0.28
    knots = [
        tuple(m + t * a + n * b * w) for a, b in ((-2.4, -0.36), (-3.4, 0), (-2.4, 0.34), (2.2, 0.3), (2.8, -0.32))
    ]
    d.fill(shape(knots), c[2])
    d.ink(stroke([knots[4], knots[0], knots[1], knots[2]]), 1.15, taper=(0.5, 0.4), wob=0)


def _mass(
    d: Drawing, p: Path, c: Tones, skip: tuple[float, float] | None = None, sd: tuple[float, float] = (4, 6)
) -> None:
    """The back or the palm of a hand."""
    d.fill(p, c[0])
    d.shade(p, c[1], *sd)
    d.contour(p, LINE + 0.2, skip=skip)


def _marks(d: Drawing, lines: Sequence[str], w: float = 1.7) -> None:
    """Creases and knuckles."""
    for s in lines:
        d.ink(stroke(s), w, taper=(0.4, 0.5), wob=0)


def fist_knuckles(
    d: Drawing,
    x: float,
    y: float,
    rot: float = 0,
    s: float = 1,
    skin: str = "fair",
    flip: int = 1,
    bent: bool = False,
) -> None:
    """A fist on a rod, the backs of the fingers to the viewer, the thumb closing over the forefinger.

    The wrist of a `bent` one shows beside the cuff and has its line.
    """
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        back = shape("-34,-7! -26,-15 -14,-23 -2,-24! 4,-8 2,10 -4,23! -16,22 -26,17 -34,13!")
        _mass(d, back, c, None if bent else (0.9, 1.02))
        finger(d, "-8,17 4,18 12,17", 5.6, 4.6, c)
        finger(d, "-9,7.5 6,7.5 16,7", 6.3, 5.2, c)
        finger(d, "-9,-3.5 8,-4 19,-3.5", 6.6, 5.6, c)
        finger(d, "-8,-15 8,-15.5 17,-13.5", 6.6, 5.6, c)
        finger(d, "-19,-16 -8,-25 4,-27 13,-23", 6.6, 5.4, c, nail=-1)
        if bent:
            d.ink(stroke("-35,-5 -29,-13 -22.5,-20.5 -12,-28"), LINE, taper=(0.2, 0.4), wob=0)
        _marks(d, ("-7,-12 -10,-8 -8,-4", "-8,-1 -11,3 -9,7", "-8,9 -10,13 -8,17", "-25,-10 -20,-13 -15,-13"))


def fist_palm(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """A fist on a rod, the finger tips and the thumb to the viewer."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        _mass(
            d,
            shape("-36,-6! -26,-14 -12,-22 4,-24 12,-22! 17,-6 15,8 8,21! -4,25 -18,22 -28,17 -36,13!"),
            c,
            (0.9, 1.02),
        )
        finger(d, "13,18.5 6,20 -3,19", 5.2, 4.6, c, nail=-1, root=False)
        finger(d, "18,8.5 8,9.5 -6,8.5", 6.0, 5.2, c, nail=-1, root=False)
        finger(d, "20,-3 8,-2.5 -6,-2.5", 6.4, 5.6, c, nail=-1, root=False)
        finger(d, "17,-14.5 8,-15 -5,-13.5", 6.6, 5.6, c, nail=-1, root=False)
        finger(d, "-27,9 -22,-6 -10,-14 6,-19", 8.0, 5.4, c, nail=-1, sd=(1, 4))
        _marks(d, ("-22,14 -15,8 -13,0", "-30,-8 -25,-11 -20,-11"))


def palm_under(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """The fingers of a hand bent back to carry something on it; what it carries comes next, then `thumb_over`."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        finger(d, "6,-14 30,-20 44,-32", 6.2, 4.6, c)
        finger(d, "6,-10 32,-13 52,-24", 6.4, 4.8, c)
        finger(d, "4,-5 30,-5 52,-13", 6.2, 4.8, c)
        finger(d, "2,1 24,3 42,-3", 5.6, 4.4, c)
        _mass(d, shape("-13,22! -17,10 -18,-4 -14,-16! -2,-19 12,-16 18,-10! 18,2 14,9 12,22!"), c, (0.9, 1.02))
        d.fill(shape("6,-17 18,-17 20,0 16,6 4,2"), c[0])
        _marks(d, ("-6,12 2,6 12,7", "20,-15 22,-13 21,-10", "21,-6 23,-4 22,-2"))


def thumb_over(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """The thumb that belongs to `palm_under`."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        finger(d, "-8,8 -14,-8 -9,-26 2,-38", 9.5, 5.2, c, nail=1)


def pinch(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """Thumb and forefinger meet at the origin, the other fingers spread; the wrist is at -46, 16."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        finger(d, "-26,12 -8,18 4,24 14,22", 5.4, 4.0, c)
        finger(d, "-24,5 -4,10 12,15 24,11", 5.8, 4.3, c)
        _mass(d, shape("-50,8! -40,0 -34,-12 -22,-20! -12,-12 -12,2 -18,17! -30,22 -40,24 -48,28!"), c, (0.9, 1.02))
        finger(d, "-20,-3 0,1 16,6 28,2", 6.2, 4.6, c)
        finger(d, "-21,-13 -6,-21 6,-15 4,-3", 6.6, 4.8, c)
        finger(d, "-34,-6 -22,-14 -10,-8 0,-2", 7.2, 4.8, c, nail=-1)
        _marks(d, ("-18,-18 -14,-16 -13,-12", "-40,6 -34,4 -30,-2"))


def pointing(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """The forefinger stretched along +x, the others folded; wrist at -30, 0."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        finger(d, "0,-9 20,-11 40,-12", 6.4, 4.6, c, nail=-1)
        _mass(d, shape("-34,-10! -22,-14 -8,-18 6,-15! 10,-4 8,10 0,19! -12,19 -24,14 -34,11!"), c, (0.9, 1.02))
        finger(d, "1,15 10,15 13,13", 5.0, 4.6, c)
        finger(d, "2,7 13,7 18,4", 5.6, 5.0, c)
        finger(d, "3,-2 15,-2 20,-3", 6.0, 5.2, c)
        finger(d, "-18,-8 -6,-8 6,-3 15,2", 7.0, 4.8, c, nail=-1)
        _marks(d, ("2,-15 6,-15 9,-13",))


def resting(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1, skin: str = "fair", flip: int = 1) -> None:
    """A hand laid flat, its back to the viewer, fingers towards +x; wrist at -26, 0."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        finger(d, "-16,-8 -4,-17 8,-21 15,-19", 6.4, 4.4, c)
        finger(d, "2,11 14,16 22,20", 5.0, 3.9, c)
        finger(d, "5,6 20,9 31,12", 5.6, 4.3, c)
        finger(d, "6,-1 23,0 36,2", 5.8, 4.5, c)
        finger(d, "5,-8 20,-9 32,-8", 5.8, 4.5, c)
        _mass(d, shape("-28,-9! -16,-12 -4,-14 8,-13! 12,-4 11,4 4,15! -6,14 -18,11 -28,9!"), c, (0.9, 1.02), (2, 5))
        d.fill(shape("2,-12 12,-11 14,-2 12,6 5,13 2,8 4,-2"), c[0])
        _marks(d, ("9,-10 12,-7 10,-4", "11,-3 14,0 11,3", "9,5 11,8 8,10"))
