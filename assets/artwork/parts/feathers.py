"""Feathers for wings and tails: a bent vane with its quill, one half in the light, and rows of them along an arm."""

from dataclasses import dataclass, replace

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, ring, stroke
from assets.artwork.ink.rings import LIGHT, normals
from assets.artwork.palette import INK, Tones


@dataclass(frozen=True)
class Plumage:
    """How feathers look: tones, half-width `w`, rise of the curve to the left of its way as a part of its length.

    `point` is the length of the tip in half-widths; barbs cover that part of the vane.
    """

    tones: Tones
    w: float
    bend: float = 0
    point: float = 1.4
    barbs: float = 0.45
    line: float = 2.8


def feather(d: Drawing, root: Point, tip: Point, look: Plumage) -> None:
    """One feather from its root to its tip."""
    a, b = np.array(root, float), np.array(tip, float)
    along = b - a
    length = float(np.hypot(*along)) or 1.0
    rise = np.array((along[1], -along[0])) * look.bend
    quill = stroke([tuple(a + along * f + rise * 4 * f * (1 - f)) for f in np.linspace(0, 1, 5)])
    p = quill.pts
    off = normals(p) * _widths(np.linspace(0, 1, len(p)), length, look)[:, None]
    vane = ring(np.vstack([p + off, (p - off)[::-1]]))
    d.fill(vane, look.tones[0])
    lit = 1 if _towards_light(d, p, p + off) else -1
    d.fill(ring(np.vstack([p, (p - lit * off)[::-1]])), look.tones[1])
    if d.lod > 0 and look.barbs:
        with d.clip(vane):
            _barbs(d, quill, length, look, lit)
    d.ink(quill, look.line * 0.72, taper=(0.05, 0.6), wob=0)
    d.contour(vane, look.line)


def _widths(u: np.ndarray, length: float, look: Plumage) -> np.ndarray:
    """Half-widths along the quill: narrow at the root, full before the tip."""
    body = 0.42 + 0.58 * np.sin(np.pi / 2 * np.clip(u / 0.72, 0, 1))
    left = np.clip((1 - u) * length / (look.w * look.point), 0, 1)
    return look.w * body * np.maximum(np.sin(np.pi / 2 * left) ** 0.66, 0.02)


def _towards_light(d: Drawing, p: np.ndarray, side: np.ndarray) -> bool:
    """Tell whether a side of the quill is the one in the light."""
    spine, edge = (d.placed(Path([points], closed=False)).pts for points in (p, side))
    return float(((edge - spine) @ LIGHT).mean()) > 0


def _barbs(d: Drawing, quill: Path, length: float, look: Plumage, lit: int) -> None:
    """Fine strokes off the quill near the tip, bright in the light and dark in the shadow."""
    w, step = look.w, max(7.0, look.w * 0.6)
    for i in range(int(length * look.barbs / step)):
        q, t = quill.at(0.96 - i * step / length)
        n = np.array((t[1], -t[0]))
        for sg, color in ((lit, look.tones[2]), (-lit, INK)):
            middle, end = q - t * w * 0.3 + n * sg * w * 0.5, q - t * w * 0.75 + n * sg * w * 0.86
            d.ink(stroke([tuple(q), tuple(middle), tuple(end)]), 1.5, taper=(0.1, 0.7), wob=0, color=color)


def row(
    d: Drawing, arm: Path, tips: Path, n: int, reach: float, look: Plumage, span: tuple[float, float] = (0.0, 1.0)
) -> None:
    """A row of n feathers from an arm towards its tips, `reach` of the way, each lying over the one before.

    Short ones are narrower; the optical size has fewer and wider ones.
    """
    if d.small:
        n, look = round(n * 0.75), replace(look, w=look.w * 1.3)
    for f in np.linspace(span[1], span[0], n):
        root, _ = arm.at(float(f))
        tip, _ = tips.at(min(0.9999, float(f)))
        way = (tip - root) * reach
        feather(d, tuple(root), tuple(root + way), replace(look, w=min(look.w, 0.2 * float(np.hypot(*way)))))
