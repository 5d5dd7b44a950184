"""Leaves, sprigs, flowers and posies."""

import math
from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, circle, shape, stroke
from assets.artwork.palette import GOLDS, GREEN, GREENS, INK, REDS, Tones


def leaf(
    d: Drawing,
    x: float,
    y: float,
    ang: float,
    ln: float,
    w: float | None = None,
    c: Tones = GREENS,
    line: float = 2.8,
    vein: bool = True,
) -> None:
    """One leaf from (x, y), ln units long."""
    w = w or ln * 0.34
    with d.at(x, y, ang, 1, line=1):
        p = shape(
            [
                (0, 0, 1),
                (ln * 0.35, -w * 0.9),
                (ln * 0.75, -w * 0.62),
                (ln, 0, 1),
                (ln * 0.7, w * 0.66),
                (ln * 0.32, w * 0.8),
            ]
        )
        d.fill(p, c[0])
        q = shape([(0, 0, 1), (ln * 0.5, ln * 0.04), (ln, 0, 1), (ln * 0.7, w * 0.66), (ln * 0.32, w * 0.8)])
        d.fill(q, c[1])
        if vein:
            d.ink(stroke([(0, 0), (ln * 0.5, ln * 0.03), (ln * 0.95, 0)]), 2.2, taper=(0, 0.7))
            if d.lod > 0 and ln > 28:
                for f in (0.3, 0.5, 0.7):
                    d.ink(stroke([(ln * f, 1), (ln * (f + 0.14), -w * 0.5)]), 1.6, taper=(0.1, 0.8), wob=0)
                    d.ink(stroke([(ln * f, 1), (ln * (f + 0.14), w * 0.42)]), 1.6, taper=(0.1, 0.8), wob=0)
        d.contour(p, line)


def sprig(
    d: Drawing,
    spine: Knots,
    n: int = 5,
    ln: float = 34,
    c: Tones = GREENS,
    berries: Tones | None = None,
    w: float | None = None,
) -> None:
    """A stem with pairs of leaves, and berries if wanted."""
    p = stroke(spine)
    d.ink(p, 5, taper=(0, 0.5), color=None)
    d.ink(p, 2.4, taper=(0, 0.5), color=c[0])
    for i in range(n):
        f = (i + 0.6) / n
        q, t = p.at(f)
        a = math.degrees(math.atan2(t[1], t[0]))
        k = ln * (1 - 0.35 * f)
        for sg in (1, -1):
            leaf(d, q[0], q[1], a + sg * 46, k, w and w * k / ln, c)
        if berries and i < n - 1:
            q, _ = p.at(f + 0.5 / n)
            d.obj(circle(q[0], q[1], 5.5), berries[0], berries[1], None, w=2.4, sd=(2, 3))
    q, t = p.at(1.0)
    leaf(d, q[0], q[1], math.degrees(math.atan2(t[1], t[0])), ln * 0.8, None, c)


def flower(
    d: Drawing, x: float, y: float, r: float, c: Tones = REDS, n: int = 6, core: Tones = GOLDS, rot: float = 0
) -> None:
    """A flower of n petals."""
    for k in range(n):
        with d.at(x, y, rot + 360 * k / n, 1, line=1):
            p = shape(
                [
                    (0, 0, 1),
                    (-r * 0.42, -r * 0.5),
                    (-r * 0.30, -r * 0.94),
                    (0, -r),
                    (r * 0.30, -r * 0.94),
                    (r * 0.42, -r * 0.5),
                ]
            )
            d.obj(p, c[0], c[1], None, w=2.6, sd=(r * 0.12, r * 0.12))
            d.ink(stroke([(0, -r * 0.3), (0, -r * 0.75)]), 1.8, taper=(0.1, 0.8), wob=0)
    d.obj(circle(x, y, r * 0.34), core[0], core[1], None, w=2.6, sd=(r * 0.1, r * 0.12))
    if d.lod > 0:
        for k in range(6):
            a = k * math.pi / 3
            d.fill(circle(x + r * 0.16 * math.cos(a), y + r * 0.16 * math.sin(a), r * 0.045), INK)


def twig(
    d: Drawing,
    x: float,
    y: float,
    ang: float,
    ln: float,
    leaves: int = 3,
    fl: tuple[float, Tones] | None = None,
    lf: float = 58,
) -> None:
    """A short branch: stem, alternate leaves, a flower at the end"""
    with d.at(x, y, ang, 1, line=1):
        st = stroke([(0, 0), (ln * 0.5, -ln * 0.08), (ln, 0)])
        d.ink(st, 9, taper=(0, 0.5), wob=0)
        d.ink(st, 4.6, taper=(0, 0.5), wob=0, color=GREEN)
        for i in range(leaves):
            f = 0.35 + 0.6 * i / max(1, leaves - 1) if not fl else 0.3 + 0.5 * i / max(1, leaves - 1)
            q, _ = st.at(f)
            sg = 1 if i % 2 else -1
            leaf(d, q[0], q[1], sg * 52, lf * (1 - 0.12 * i), lf * 0.36, line=3)
        if not fl:
            leaf(d, ln, 0, 0, lf * 0.9, lf * 0.34, line=3)
    if fl:
        a = math.radians(ang)
        flower(d, x + (ln + 8) * math.cos(a), y + (ln + 8) * math.sin(a), fl[0], fl[1], 6, rot=ang)


def posy(
    d: Drawing,
    x: float,
    y: float,
    c: Tones = REDS,
    r: float = 24,
    s: float = 1.0,
    ang: Sequence[float] = (35, 145, 215, 325),
) -> None:
    """A flower on four leaves."""
    for a_ in ang:
        leaf(d, x, y, a_, 46 * s, 18 * s)
    flower(d, x, y, r * s, c)
