"""Limbs and hands, and the sleeves, shoes and lace on them."""

import math

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Knots, Path, Point, shape, stroke, tube
from assets.artwork.palette import BROWNS, SKINS, WHITES, Tones


def fold(d: Drawing, pts: Path | Knots, sh: str, w: float = 13, line: float = 2.4) -> None:
    """A cloth fold: a soft wedge of the shadow tone with an ink line on its edge"""
    p = pts if isinstance(pts, Path) else stroke(pts)
    if sh:
        d.ink(p.move(w * 0.28, 0), w, taper=(0.15, 0.75), color=sh, wob=0, fixed=True)
    d.ink(p, line, taper=(0.12, 0.8))


def leg(
    d: Drawing,
    hip: Point,
    knee: Point,
    ankle: Point,
    c: Tones,
    thick: float = 1.0,
    facing: float = 1,
    stripes: Pen | None = None,
    garter: Tones | None = None,
    hatch: bool = True,
) -> Path:
    """A leg in hose, the calf on its back side only."""
    hx, hy = hip
    kx, ky = knee
    ax, ay = ankle
    th = ((hx + kx) / 2 + 3 * facing, (hy + ky) / 2)
    cf = (kx + (ax - kx) * 0.36 - 2 * facing, ky + (ay - ky) * 0.36)
    sp = [hip, th, knee, cf, ankle]
    f = [34, 30, 20, 16.5, 11.5]
    b = [34, 28, 18.5, 24, 12]
    f = [v * thick for v in f]
    b = [v * thick for v in b]
    t = tube(sp, f if facing > 0 else b, b if facing > 0 else f)
    d.fill(t, c[0])
    if stripes:
        with d.clip(t):
            stripes(d)
    d.shade(t, c[1], 12, 3)
    if c[2] and d.lod > 0:
        d.glint(t, c[2], 6, 4, 1)
    if hatch:
        d.rim_hatch(t, 13, 5.2, 2.2, ang=205)
    d.contour(t, 3.4)
    # knee and calf marks
    d.ink(
        stroke([(kx + 9 * facing, ky - 14), (kx + 3 * facing, ky - 4), (kx + 7 * facing, ky + 8)]),
        2.2,
        taper=(0.4, 0.6),
    )
    d.ink(stroke([(kx - 10 * facing, ky + 4), (kx - 6 * facing, ky + 12)]), 2, taper=(0.3, 0.7))
    if garter:
        gx, gy = kx + (ax - kx) * 0.10, ky + (ay - ky) * 0.10
        g = shape(
            [
                (gx - 19 * thick, gy + 2, 1),
                (gx, gy + 7),
                (gx + 19 * thick, gy + 1, 1),
                (gx + 19 * thick, gy + 11, 1),
                (gx, gy + 17),
                (gx - 20 * thick, gy + 12, 1),
            ]
        )
        d.obj(g, garter[0], garter[1], None, w=2.8, sd=(8, 3))
        bx = gx + 20 * facing * thick
        d.obj(
            shape(
                [
                    (bx, gy + 7, 1),
                    (bx + 13 * facing, gy - 2),
                    (bx + 15 * facing, gy + 8),
                    (bx + 2, gy + 9, 1),
                    (bx + 14 * facing, gy + 14),
                    (bx + 9 * facing, gy + 22),
                    (bx - 2, gy + 10, 1),
                ]
            ),
            garter[0],
            garter[1],
            None,
            w=2.4,
            sd=(4, 3),
        )
    return t


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


def hand_grip(
    d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, skin: str = "fair", flip: int = 1
) -> None:
    """Fist around a rod that runs along the local y axis, back of the fingers to the viewer, knuckles on +x"""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        p = shape("-17,-6 -12,-16 0,-19 12,-18! 19,-15 19,-9! 22,-5 20,0! 21,5 18,9! 18,14 12,17! 2,18 -10,16 -17,8")
        d.fill(p, c[0])
        d.shade(p, c[1], 6, 5)
        d.contour(p, 2.8)
        for yy, x0 in ((-9, 2), (0, 1), (9, 2)):
            d.ink(stroke([(x0, yy + 0.5), (10, yy - 1), (19, yy)]), 2.2, taper=(0.6, 0.05), wob=0)
        th = shape("-15,-8! -8,-17 4,-23 10,-20 8,-14 -2,-10 -8,-4!")
        d.fill(th, c[0])
        d.contour(th, 2.5)


def hand_point(
    d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, skin: str = "fair", flip: int = 1
) -> None:
    """Relaxed hand hanging / presenting, fingers along +x"""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        p = shape("-18,-10 -4,-13 10,-12 26,-9 40,-5 43,-1 38,2! 40,6 34,8! 34,12 26,13! 24,16 14,16 0,14 -17,11")
        d.fill(p, c[0])
        d.shade(p, c[1], 2, 6)
        d.contour(p, 2.8)
        d.ink(stroke("14,-3 26,-1 38,2"), 2, taper=(0.5, 0.1), wob=0)
        d.ink(stroke("14,4 24,6 34,8"), 2, taper=(0.5, 0.1), wob=0)
        d.ink(stroke("14,10 20,12 26,13"), 2, taper=(0.5, 0.1), wob=0)
        th = shape("-8,-9! 0,-16 14,-22 24,-22 25,-17 14,-13 8,-8!")
        d.fill(th, c[0])
        d.contour(th, 2.6)


def hand_hip(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, skin: str = "fair", flip: int = 1) -> None:
    """A hand laid on the hip."""
    c = SKINS[skin]
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        p = shape("-20,-9 -4,-12 12,-12 26,-8 33,-2! 32,4 28,6! 28,10 22,12! 20,16 12,16! 4,18 -8,14 -20,9")
        d.fill(p, c[0])
        d.shade(p, c[1], 2, 6)
        d.contour(p, 2.8)
        d.ink(stroke("10,-4 20,-2 31,3"), 2, taper=(0.5, 0.1), wob=0)
        d.ink(stroke("8,3 16,5 27,7"), 2, taper=(0.5, 0.1), wob=0)
        d.ink(stroke("6,10 12,12 20,13"), 2, taper=(0.5, 0.1), wob=0)


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
