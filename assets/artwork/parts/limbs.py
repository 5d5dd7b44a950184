"""Sleeves, forearms, shoes, lace, and the folds of cloth."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, Point, shape, stroke, tube
from assets.artwork.palette import BROWNS, WHITES, Tones


def fold(d: Drawing, pts: Path | Knots, sh: str, w: float = 13, line: float = 2.4) -> None:
    """A cloth fold: a soft wedge of the shadow tone with an ink line on its edge"""
    p = pts if isinstance(pts, Path) else stroke(pts)
    if sh:
        d.ink(p.move(w * 0.28, 0), w, taper=(0.15, 0.75), color=sh, wob=0, fixed=True)
    d.ink(p, line, taper=(0.12, 0.8))


def shoe(
    d: Drawing,
    ankle: Point,
    c: Tones = BROWNS,
    facing: float = 1,
    s: float = 1.0,
    cuff: Tones | None = None,
    rot: float = 0,
) -> None:
    """Soft pointed shoe; ankle is the middle of the ankle"""
    with d.at(ankle[0], ankle[1], rot, s, sx=s * facing, sy=s):
        p = shape("-15,-14! -15,6 -19,18 -15,27! 20,28 52,28 72,24! 60,16 40,9 22,0 14,-14!")
        d.obj(p, c[0], c[1], c[2], w=3.2, sd=(3, 8), hinset=4, hd=(2, 4))
        d.ink(stroke("-14,21 20,22 58,22"), 2.2, taper=(0.1, 0.4))
        d.ink(stroke("12,-4 6,4 -4,8"), 2.2, taper=(0.2, 0.6))
        d.ink(stroke("22,2 16,10 6,14"), 2.2, taper=(0.2, 0.6))
        if cuff:
            q = shape("-20,-24! -4,-20 20,-26! 18,-8! 10,-11! 4,-3! -4,-10! -12,-2! -18,-10!")
            d.obj(q, cuff[0], cuff[1], None, w=2.8, sd=(7, 3))


def sleeve_puff(
    d: Drawing, sh: Point, el: Point, c: Tones, slash: Tones | None = None, r0: float = 34, r1: float = 24
) -> None:
    """Balloon upper sleeve from shoulder to elbow with panes"""
    (x0, y0), (x1, y1) = sh, el
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    t = tube([sh, (mx, my), el], [r0 * 0.72, r0 * 1.06, r1 * 0.8], [r0 * 0.72, r0 * 1.06, r1 * 0.8], cap=(12, 10))
    d.fill(t, c[0])
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    nx, ny = uy, -ux
    with d.clip(t):
        if slash:
            for k in (-0.62, 0, 0.62):
                w = r0 * 0.20
                q = shape(
                    [
                        (x0 + nx * r0 * k * 0.5 - ux * 2, y0 + ny * r0 * k * 0.5 - uy * 2, 1),
                        (mx + nx * (r0 * k * 1.15 + w), my + ny * (r0 * k * 1.15 + w)),
                        (x1 + nx * r1 * k * 0.6 + ux * 3, y1 + ny * r1 * k * 0.6 + uy * 3, 1),
                        (mx + nx * (r0 * k * 1.15 - w), my + ny * (r0 * k * 1.15 - w)),
                    ]
                )
                d.fill(q, slash[0])
                d.shade(q, slash[1], 4, 2)
                d.contour(q, 2.2)
        else:
            for k in (-0.5, 0.1, 0.6):
                d.ink(
                    stroke(
                        [
                            (x0 + nx * r0 * k * 0.4, y0 + ny * r0 * k * 0.4),
                            (mx + nx * r0 * k * 1.1, my + ny * r0 * k * 1.1),
                            (x1 + nx * r1 * k * 0.5, y1 + ny * r1 * k * 0.5),
                        ]
                    ),
                    2.4,
                    taper=(0.3, 0.4),
                )
    d.shade(t, c[1], 7 if slash else 10, 7 if slash else 9)
    d.rim_hatch(t, 12, 5, 2.1, ang=230)
    d.contour(t, 3.4)


def forearm(
    d: Drawing,
    el: Point,
    wr: Point,
    c: Tones,
    w0: float = 19,
    w1: float = 13,
    cuff: Tones | None = None,
    folds: bool = True,
) -> None:
    """A tight sleeve from elbow to wrist."""
    mx, my = (el[0] + wr[0]) / 2, (el[1] + wr[1]) / 2
    t = tube([el, (mx, my), wr], [w0, w0 * 0.92, w1], [w0, w0 * 0.95, w1], cap=(15, 0))
    d.obj(t, c[0], c[1], c[2], w=3.3, sd=(6, 6), hinset=4, hd=(3, 3))
    dx, dy = wr[0] - el[0], wr[1] - el[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    nx, ny = uy, -ux
    if folds:
        for f, a, b in ((0.22, -0.9, 0.2), (0.4, 0.9, -0.1), (0.58, -0.9, 0.1)):
            cx, cy = el[0] + dx * f, el[1] + dy * f
            w = w0 * (1 - f) + w1 * f
            d.ink(
                stroke(
                    [
                        (cx + nx * w * a, cy + ny * w * a),
                        (cx + nx * w * (a + b) / 2 + ux * 4, cy + ny * w * (a + b) / 2 + uy * 4),
                        (cx + nx * w * b + ux * 3, cy + ny * w * b + uy * 3),
                    ]
                ),
                2.2,
                taper=(0.1, 0.7),
            )
    if cuff:
        cx, cy = wr
        q = shape(
            [
                (cx + nx * (w1 + 5) - ux * 6, cy + ny * (w1 + 5) - uy * 6, 1),
                (cx + nx * (w1 + 8) + ux * 8, cy + ny * (w1 + 8) + uy * 8, 1),
                (cx - nx * (w1 + 8) + ux * 8, cy - ny * (w1 + 8) + uy * 8, 1),
                (cx - nx * (w1 + 5) - ux * 6, cy - ny * (w1 + 5) - uy * 6, 1),
            ]
        )
        d.obj(q, cuff[0], cuff[1], None, w=2.9, sd=(6, 4))


def lace(
    d: Drawing, x: float, y: float, rot: float = 0, w: float = 30, h: float = 15, n: int = 4, c: Tones = WHITES
) -> None:
    """Scalloped wrist frill, opening along +y"""
    with d.at(x, y, rot, 1):
        pts: list[tuple[float, ...]] = [(-w * 0.36, 0, 1)]
        for i in range(n + 1):
            xx = -w / 2 + w * i / n
            pts.append((xx, h * (0.78 if 0 < i < n else 0.6), 1))
            if i < n:
                pts.append((xx + w / n / 2, h * 1.12))
        pts.append((w * 0.36, 0, 1))
        p = shape(pts)
        d.obj(p, c[0], c[1], None, w=2.6, sd=(4, 4))
        for i in range(1, n):
            xx = -w / 2 + w * i / n
            d.ink(stroke([(xx, h * 0.74), (xx * 0.8, h * 0.2)]), 1.8, taper=(0.1, 0.8), wob=0)
