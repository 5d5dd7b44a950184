"""Legs that carry weight or rest, and feet seen from the side, from the front quarter and on tiptoe."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, shape, stroke, tube
from assets.artwork.palette import BROWNS, Tones

SHIN = (36, 34, 26, 22.5, 19.5, 18, 14, 11.5)
CALF = (36, 32, 23, 18, 20.5, 26, 17, 11.5)
OUTER = (36, 36, 26, 21, 20.5, 25, 16, 11.5)
INNER = (35, 29, 22, 20, 20.5, 22.5, 14.5, 11.5)


def leg(
    d: Drawing,
    hip: Point,
    knee: Point,
    ankle: Point,
    c: Tones,
    view: str = "side",
    facing: float = 1,
    thick: float = 1.0,
    garter: Tones | None = None,
) -> Path:
    """A leg in hose: seen from the "side" (shin towards `facing`) or the "front" (outer calf towards `facing`)."""
    h, k, a = (np.array(p, float) for p in (hip, knee, ankle))
    thigh, shin = k - h, a - k
    bow = np.array((facing * 3.0, 0))
    spine = [h, h + thigh * 0.4 + bow, h + thigh * 0.8 + bow * 0.6, k, k + shin * 0.16, k + shin * 0.36 - bow * 0.8]
    spine += [k + shin * 0.7 - bow * 0.4, a]
    front, back = (SHIN, CALF) if view == "side" else (OUTER, INNER)
    one, other = [v * thick for v in front], [v * thick for v in back]
    t = tube([(x, y) for x, y in spine], *((one, other) if facing > 0 else (other, one)))
    d.fill(t, c[0])
    d.shade(t, c[1], 12, 4)
    if c[2]:
        d.glint(t, c[2], 6, 4, 1)
    d.rim_hatch(t, 13, 5.2, 2.2, ang=205)
    d.contour(t, 3.4)
    _knee(d, k, shin, facing, thick)
    if garter:
        _garter(d, k + shin * 0.15, shin, facing, thick, garter)
    return t


def _knee(d: Drawing, k: np.ndarray, shin: np.ndarray, facing: float, thick: float) -> None:
    """The kneecap and the hollow beside it, along the turned shin."""
    turn = float(np.degrees(np.arctan2(shin[1], shin[0]))) - 90
    with d.at(k[0], k[1], turn, thick, sx=thick * facing, sy=thick):
        d.ink(stroke("12,-17 4,-10 4,0 10,6"), 2.1, taper=(0.5, 0.5))
        d.ink(stroke("-12,2 -7,8 -6,14"), 1.9, taper=(0.4, 0.6))


def _garter(d: Drawing, at: np.ndarray, shin: np.ndarray, facing: float, thick: float, c: Tones) -> None:
    """A ribbon below the knee with its two ends."""
    turn = float(np.degrees(np.arctan2(shin[1], shin[0]))) - 90
    with d.at(at[0], at[1], turn, thick, sx=thick * facing, sy=thick):
        d.obj(shape("-22,-5! 0,0 21,-6! 21.5,4! 0,10 -22.5,5!"), c[0], c[1], None, w=2.8, sd=(8, 3))
        d.obj(shape("19,0! 32,-10 35,1 22,3! 33,8 28,18 17,4!"), c[0], c[1], None, w=2.4, sd=(4, 3))


SIDE = (
    "-14,-15! -15,2 -20,14 -17,25 -8,28! 6,24 22,27 46,28 66,25! 68,19 54,11 36,6 22,-2 13,-15!",
    ("-17,21 0,19 22,22 62,21", "14,-8 8,4 -8,8 -16,6", "26,2 30,8 28,14"),
)
TOE = (
    "-15,-12! -20,4 -28,14 -22,24 -10,22! 4,34 18,48 34,51! 50,52 62,50 64,44! 58,36 44,30 30,14 13,-14!",
    ("-14,19 0,27 16,43 32,46 60,46", "14,-6 4,6 -12,10 -22,8", "44,32 38,36 36,42"),
)
QUARTER = (
    "-14,-15! -16,2 -20,14 -15,22! -4,27 8,38 24,44 40,42 46,33 38,21 24,8 14,-15!",
    ("-17,17 -2,22 12,34 26,39 44,34", "15,-6 6,6 -8,8 -17,4", "22,10 22,18 16,24"),
)


def foot(
    d: Drawing,
    ankle: Point,
    view: tuple[str, tuple[str, ...]],
    c: Tones = BROWNS,
    facing: float = 1,
    rot: float = 0,
    s: float = 1,
    cuff: Tones | None = None,
    lean: float = 0,
) -> None:
    """A soft shoe; a cuff leans with the shin.

    Views: SIDE with the sole 28 below the ankle, TOE pushing off with the ball 50 below and 30 before it,
    QUARTER turned out to the viewer with the toe 42 below and 30 aside.
    """
    outline, lines = view
    with d.at(ankle[0], ankle[1], rot, s, sx=s * facing, sy=s):
        p = shape(outline)
        d.fill(p, c[0])
        d.shade(p, c[1], 4, 7)
        d.glint(p, c[2], 4, 2, 4)
        d.contour(p, 3.2)
        for knots, w in zip(lines, (2.0, 2.0, 1.8), strict=True):
            d.ink(stroke(knots), w, taper=(0.2, 0.4))
        if cuff:
            with d.at(0, 0, lean):
                q = shape("-20,-24! -4,-20 20,-26! 18,-8! 10,-11! 4,-3! -4,-10! -12,-2! -18,-10!")
                d.obj(q, cuff[0], cuff[1], None, w=2.8, sd=(7, 3))


def boot_top(d: Drawing, knee: Point, ankle: Point, c: Tones, turned: Tones, share: float = 0.5, w: float = 1) -> None:
    """The shaft of a boot over its foot, up to `share` of the shin, with a turned-down rim."""
    k, a = np.array(knee, float), np.array(ankle, float)
    top = a + (k - a) * share
    mid = (top + a) / 2
    widths = [26 * w, 21 * w, 14.5 * w]
    t = tube([tuple(top), tuple(mid), tuple(a)], widths, widths, cap=(0, 6))
    d.fill(t, c[0])
    d.shade(t, c[1], 9, 2)
    d.rim_hatch(t, 10, 5, 2, ang=205)
    d.contour(t, 3.3, skip=(0.27, 0.475))
    for f in (0.62, 0.8):
        q = top + (a - top) * f
        d.ink(stroke([(q[0] - 15 * w, q[1] - 3), (q[0] - 2, q[1] + 4), (q[0] + 8 * w, q[1] + 2)]), 2, taper=(0.1, 0.6))
    turn = float(np.degrees(np.arctan2(*(a - k)[::-1]))) - 90
    with d.at(top[0], top[1], turn, w):
        d.obj(
            shape("-29,-10! 0,-5 29,-11! 31,8 24,20! 12,12 0,22! -12,13 -25,20! -31,6"),
            turned[0],
            turned[1],
            None,
            w=3,
            sd=(9, 4),
        )
