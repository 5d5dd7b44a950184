"""The three card backs."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, rect, shape, stroke
from assets.artwork.palette import BLUE, BLUE_HI, BLUE_SH, GLAZE, GOLD, GOLD_HI, GOLD_SH, GREEN, INK, PAPER, RED, RED_SH
from assets.artwork.parts.plants import leaf
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import frame


def guilloche(
    d: Drawing,
    cx: float,
    cy: float,
    R: float,
    a: float,
    k: int,
    n: int,
    color: str,
    w: float = 1.1,
    op: float = 1,
    sq: float = 1.0,
) -> None:
    """Banknote rosette: n waving rings of k waves around a circle of radius R."""
    t = np.linspace(0, 2 * np.pi, 720)
    for i in range(n):
        ph = 2 * np.pi * i / n
        r = R + a * np.cos(k * t + ph)
        p = np.column_stack([cx + r * np.cos(t), cy + r * np.sin(t) * sq])
        d.ink(Path([p], False), w, taper=(0, 0), color=color, wob=0, op=op)


def back_guilloche(d: Drawing, base: str = RED, dark: str = RED_SH, light: str = PAPER, gold: str = GOLD) -> None:
    """Lozenges, corner fans and a medallion with a coin."""
    with d.clip(rect(24, 24, 452, 752, 20)):
        d.fill(rect(24, 24, 452, 752, 20), base)
        _lattice(d, dark, light, gold)

    # inner frame
    frame(d, 24, 20, base, 20)
    frame(d, 24, 2.6, INK, 20)
    frame(d, 31, 1.6, gold, 16)
    frame(d, 40, 2.0, light, 11)
    frame(d, 44, 2.6, INK, 9)
    # medallion
    _medallion(d, gold, base, dark, light)
    _corners(d, base, light, dark, gold)


def _lattice(d: Drawing, dark: str, light: str, gold: str) -> None:
    """The lattice of lozenges."""
    # lozenge lattice
    s = 50
    for k in range(-20, 40):
        for sg in (1, -1):
            p = np.array([[k * s, 0], [k * s + sg * 800 * 0.625, 800]])
            d.ink(Path([p], False), 3.2, taper=(0, 0), color=dark, wob=0)
            d.ink(Path([p], False), 1.2, taper=(0, 0), color=light, wob=0, op=0.85)
    for j in range(21):
        for i in range(-1, 12):
            x = i * s + (s / 2 if j % 2 else 0)
            y = j * 40
            # lattice nodes and lozenge centres
            d.fill(circle(x, y, 4.6), dark)
            d.fill(circle(x, y, 3.1), light)
            cx, cy = x + s / 2, y
            for a in (0, 90, 180, 270):
                with d.at(cx, cy, a, 1, line=1):
                    d.fill(shape([(0, -2, 1), (4.6, -7.5), (0, -14.5, 1), (-4.6, -7.5)]), light, 0.95)
            d.fill(circle(cx, cy, 2.4), gold)


def _medallion(d: Drawing, gold: str, base: str, dark: str, light: str) -> None:
    """The round picture in the middle."""
    cx, cy, R = 250, 400, 150
    m = circle(cx, cy, R + 8)
    d.fill(m, INK)
    d.fill(circle(cx, cy, R + 4), gold)
    d.contour(circle(cx, cy, R + 4), 2, k=0.3)
    d.fill(circle(cx, cy, R - 4), base)
    d.shade(circle(cx, cy, R - 4), dark, -8, -10)
    d.contour(circle(cx, cy, R - 4), 2.6, k=-0.3)
    guilloche(d, cx, cy, R - 32, 22, 12, 12, light, 1.15)
    guilloche(d, cx, cy, R - 66, 12, 16, 8, gold, 1.2)
    d.fill(circle(cx, cy, 74), dark)
    d.contour(circle(cx, cy, 74), 3, k=0)
    d.contour(circle(cx, cy, 70), 1.6, k=0, color=gold)
    coin(d, cx, cy, 60)


def _corners(d: Drawing, base: str, light: str, dark: str, gold: str) -> None:
    """The four corner fans."""
    # corners
    for fx in (0, 1):
        for fy in (0, 1):
            with d.at(500 if fx else 0, 800 if fy else 0, 0, 1, sx=-1 if fx else 1, sy=-1 if fy else 1):
                q = shape("46,46! 150,46! 146,82 122,112 92,124 46,150!")
                with d.clip(q):
                    d.fill(q, base)
                    guilloche(d, 46, 46, 74, 14, 24, 6, light, 1.15)
                    d.fill(circle(46, 46, 40), dark)
                    d.contour(circle(46, 46, 40), 2.4, color=gold, k=0)
                    for a in (15, 45, 75):
                        leaf(d, 46, 46, a, 46, 15, (gold, GOLD_SH, GOLD_HI), line=2.2)
                d.ink(stroke("150,46 146,82 122,112 92,124 46,150"), 6, taper=(0, 0), wob=0)
                d.ink(stroke("150,46 146,82 122,112 92,124 46,150"), 2.8, taper=(0, 0), wob=0, color=gold)


def back_red(d: Drawing) -> None:
    """The red back."""
    back_guilloche(d)


def back_blue(d: Drawing) -> None:
    """The blue back."""
    back_guilloche(d, BLUE, BLUE_SH)


def tile(d: Drawing, x: float, y: float, s: float) -> None:
    """One majolica tile, s units square: quarter motifs meet their neighbours"""
    with d.at(x, y, 0, s / 100, line=s / 100):
        d.fill(rect(-50, -50, 100, 100), GLAZE)
        for a in (0, 90, 180, 270):
            with d.at(0, 0, a, 1, line=1):
                # corner quarter rosette
                d.fill(Path([np.vstack([arc(-50, -50, 36, 0, 90).pts, [[-50, -50]], [[-14, -50]]])], closed=True), BLUE)
                d.fill(Path([np.vstack([arc(-50, -50, 27, 0, 90).pts, [[-50, -50]], [[-23, -50]]])], True), GOLD)
                d.ink(arc(-50, -50, 36, 0, 90), 1.8, taper=(0, 0), wob=0, fixed=False)
                d.ink(arc(-50, -50, 27, 0, 90), 1.4, taper=(0, 0), wob=0)
                for b in (22, 45, 68):
                    with d.at(-50, -50, b, 1, line=1):
                        p = shape([(2, 0, 1), (12, -4.6), (23, 0, 1), (12, 4.6)])
                        d.fill(p, GLAZE)
                        d.contour(p, 1.1)
                # side leaf pairs
                for m in (1, -1):
                    with d.at(0, 0, 0, 1, sx=m, sy=1):
                        p = shape([(0, -18, 1), (10, -26), (13, -38), (3, -49, 1), (2, -36)])
                        d.fill(p, BLUE_HI)
                        d.contour(p, 1.3)
                        q = shape([(14, -14, 1), (20, -19), (27, -27, 1), (19, -20)])
                        d.fill(q, GREEN)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                p = shape([(0, 0, 1), (7.5, -11), (0, -24 if k % 2 == 0 else -20, 1), (-7.5, -11)])
                d.fill(p, GOLD if k % 2 else BLUE)
                d.contour(p, 1.3)
        d.fill(circle(0, 0, 6), RED)
        d.contour(circle(0, 0, 6), 1.3)


def back_maiolica(d: Drawing) -> None:
    """A wall of Neapolitan tiles."""
    with d.clip(rect(32, 32, 436, 736, 14)):
        s = 109
        for j in range(-1, 8):
            for i in range(5):
                tile(d, 32 + s * (i + 0.5), 400 + s * (j - 3), s)
        for i in range(1, 4):
            d.ink(stroke([(32 + s * i, 30), (32 + s * i, 770)]), 1.2, taper=(0, 0), wob=0, op=0.5)
        for j in range(-1, 8):
            d.ink(stroke([(30, 400 + s * (j - 2.5)), (470, 400 + s * (j - 2.5))]), 1.2, taper=(0, 0), wob=0, op=0.5)

    frame(d, 22, 14, BLUE, 20)
    frame(d, 22, 2.4, INK, 20)
    frame(d, 34, 2.6, INK, 12)
    frame(d, 27, 1.6, GOLD, 16)
