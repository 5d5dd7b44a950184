"""Brocade, trim, ermine, feathers, sceptres and orbs."""

import math

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, circle, rect, ring, shape, stroke
from assets.artwork.ink.rings import normals, ring_text
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    INK,
    RED,
    RED_SH,
    WHITE,
    WHITE_SH,
    Tones,
)


def brocade(
    d: Drawing,
    path: Path,
    color: str,
    step: float = 34,
    size: float = 9,
    kind: str = "lozenge",
    op: float = 1,
) -> None:
    """A woven pattern all over a shape: lozenge, dot, fleur or cross."""
    g = d.placed(path).poly()
    x0, y0, x1, y1 = g.bounds
    with d.clip(g):
        j = 0
        y = y0
        while y < y1 + step:
            x = x0 - step + (step / 2 if j % 2 else 0)
            while x < x1 + step:
                if kind == "lozenge":
                    d.fill(
                        shape(
                            [
                                (x, y - size, 1),
                                (x + size * 0.62, y, 1),
                                (x, y + size, 1),
                                (x - size * 0.62, y, 1),
                            ]
                        ),
                        color,
                        op,
                    )
                elif kind == "dot":
                    d.fill(circle(x, y, size * 0.5), color, op)
                elif kind == "fleur":
                    for a in (0, 90, 180, 270):
                        with d.at(x, y, a, 1, line=1):
                            d.fill(
                                shape(
                                    [
                                        (0, -size * 0.18, 1),
                                        (size * 0.42, -size * 0.6),
                                        (0, -size * 1.05, 1),
                                        (-size * 0.42, -size * 0.6),
                                    ]
                                ),
                                color,
                                op,
                            )
                elif kind == "cross":
                    d.fill(rect(x - size * 0.14, y - size * 0.7, size * 0.28, size * 1.4), color, op)
                    d.fill(rect(x - size * 0.7, y - size * 0.14, size * 1.4, size * 0.28), color, op)
                x += step
            y += step * 0.62
            j += 1


def trim(
    d: Drawing,
    p0: Path | Knots,
    color: str,
    sh: str,
    w: float = 12,
    line: float = 2.8,
    beads: tuple[str, float] | None = None,
) -> None:
    """A ribbon along an open path (hem, border)"""
    path = p0 if isinstance(p0, Path) else stroke(p0)
    pts = path.pts
    n = normals(pts)
    rp = ring(np.vstack([pts + n * w / 2, (pts - n * w / 2)[::-1]]))
    d.fill(rp, color)
    if sh:
        d.fill(ring(np.vstack([pts, (pts - n * w / 2)[::-1]])), sh, 0.55)
    d.contour(rp, line, k=0.2)
    if beads and d.lod > 0:
        ln = np.hypot(*np.diff(pts, axis=0).T).sum()
        m = max(2, int(ln / beads[1]))
        for i in range(m):
            q, _ = path.at((i + 0.5) / m)
            d.fill(circle(q[0], q[1], w * 0.22), beads[0])


def feather_plume(
    d: Drawing, spine: Knots, w: float, c: Tones = (WHITE, WHITE_SH), n: int = 8, lean: float = 0.10, line: float = 2.9
) -> None:
    """Ostrich feather: scalloped silhouette around a quill, barbs swept towards the tip"""
    quill = stroke(spine)
    p = quill.pts
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    u = s / s[-1]
    nr = normals(p)
    env = w * (np.sin(np.pi * np.clip(u * 0.93 + 0.05, 0, 1)) ** 0.55)

    def side(sg: float, ph: float) -> np.ndarray:
        sc = 0.80 + 0.20 * np.abs(np.sin(np.pi * n * u + ph))
        return p + nr * (sg * env * sc)[:, None]

    a, b = side(1, 0), side(-1, 0.9)
    sh = ring(np.vstack([a, b[::-1]]))
    d.fill(sh, c[0])
    d.shade(sh, c[1], 6, 8)
    with d.clip(sh):
        m = n * (3 if d.lod > 0 else 1)
        for i in range(1, m):
            k = int(len(p) * i / m)
            q = min(len(p) - 1, k + int(len(p) * lean))
            for sg in (1, -1):
                e = p[q] + nr[q] * sg * env[q] * 0.92
                d.ink(
                    stroke([tuple(p[k]), tuple((p[k] + e) / 2 + (p[min(q, len(p) - 1)] - p[k]) * 0.12), tuple(e)]),
                    1.7 if d.lod else 2.4,
                    taper=(0.1, 0.9),
                    wob=0,
                )
    d.contour(sh, line)
    d.ink(quill, 3.2, taper=(0, 0.7))


def ermine(d: Drawing, path: Path, step: float = 30, s: float = 1.0) -> None:
    """Heraldic ermine tails inside a white shape"""
    g = d.placed(path).poly()
    x0, y0, x1, y1 = g.bounds
    with d.clip(g):
        j = 0
        y = y0 + 8
        while y < y1:
            x = x0 + (step / 2 if j % 2 else 4)
            while x < x1:
                t = shape(
                    [
                        (x, y - 7 * s, 1),
                        (x + 2.2 * s, y),
                        (x + 4.5 * s, y + 9 * s, 1),
                        (x, y + 6 * s),
                        (x - 4.5 * s, y + 9 * s, 1),
                        (x - 2.2 * s, y),
                    ]
                )
                d.raw(ring_text(t.pts), INK)
                if d.lod > 0:
                    for ax, ay in ((0, -10.5), (-3.6, -6.5), (3.6, -6.5)):
                        d.raw(ring_text(circle(x + ax * s, y + ay * s, 1.25 * s).pts), INK)
                x += step
            y += step * 0.62
            j += 1


def sceptre(d: Drawing, x0: float, y0: float, x1: float, y1: float, top: str = "lily") -> None:
    """From the foot (x0,y0) to the head (x1,y1)"""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    with d.at(x1, y1, math.degrees(math.atan2(dy, dx)) + 90, 1):
        rod = shape([(-5, 0, 1), (5, 0, 1), (5.5, length, 1), (-5.5, length, 1)])
        d.obj(rod, GOLD, GOLD_SH, GOLD_HI, w=3, sd=(5, 1), hinset=2, hd=(2, 0))
        d.obj(circle(0, length, 9), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 4), hinset=2, hd=(2, 2))
        for yy in (length * 0.18, length * 0.82):
            d.obj(
                shape([(-9, yy - 4, 1), (9, yy - 4, 1), (9, yy + 4, 1), (-9, yy + 4, 1)]),
                RED,
                RED_SH,
                None,
                w=2.4,
                sd=(5, 1),
            )
        if top == "lily":
            lily(d, 0, -18, 1.0)
        elif top == "orb":
            orb(d, 0, -22, 24)


def lily(d: Drawing, x: float, y: float, s: float = 1.0, c: Tones = GOLDS) -> None:
    """A golden fleur-de-lis."""
    with d.at(x, y, 0, s):
        side = "-5,8! -14,6 -30,-4 -30,-20 -18,-26 -14,-18! -20,-18 -20,-8 -10,-4 -4,4!"
        for m in (1, -1):
            p = shape(side) if m == 1 else shape(side).mirror(0)
            d.obj(p, c[0], c[1], None, w=2.8, sd=(4, 3))
        d.obj(
            shape("0,-46! 8,-28 11,-14 6,10! -6,10! -11,-14 -8,-28"),
            c[0],
            c[1],
            c[2],
            w=2.9,
            sd=(7, 2),
            hinset=3,
            hd=(2, 1),
        )
        d.obj(rect(-15, 4, 30, 9, 3), c[0], c[1], None, w=2.6, sd=(6, 3))
        d.obj(shape("-6,13! -9,24 0,28 9,24 6,13!"), c[0], c[1], None, w=2.6, sd=(5, 3))


def orb(d: Drawing, x: float, y: float, r: float) -> None:
    """A blue globe with a cross."""
    d.obj(circle(x, y, r), BLUE, BLUE_SH, BLUE_HI, w=3, sd=(7, 8), hinset=4, hd=(3, 4))
    d.obj(
        shape(
            [
                (x - r, y - 4, 1),
                (x, y + 3),
                (x + r, y - 4, 1),
                (x + r, y + 3, 1),
                (x, y + 11),
                (x - r, y + 3, 1),
            ]
        ),
        GOLD,
        GOLD_SH,
        None,
        w=2.4,
        sd=(6, 3),
    )
    d.obj(
        shape([(x - 4, y - r, 1), (x + 4, y - r, 1), (x + 4, y + 2, 1), (x - 4, y + 2, 1)]),
        GOLD,
        GOLD_SH,
        None,
        w=2.4,
        sd=(4, 1),
    )
    with d.at(x, y - r - 13, 0, 1):
        d.obj(
            shape("-4,14! -4,3! -12,3! -12,-4! -4,-4! -4,-13! 4,-13! 4,-4! 12,-4! 12,3! 4,3! 4,14!"),
            GOLD,
            GOLD_SH,
            None,
            w=2.6,
            sd=(3, 3),
        )
