"""Cloth and fur: a hanging cloth with its folds, patterns that follow the folds, fur along a seam."""

import math
import random
from collections.abc import Sequence

import numpy as np

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Knots, Path, circle, ring, shape, stroke
from assets.artwork.ink.rings import lengths, normals
from assets.artwork.palette import INK, WHITES, Tones
from assets.artwork.parts.finery import trim
from assets.artwork.parts.limbs import fold

Fold = str | tuple[str, float]
"""A fold from its tight to its open end, with its width where it is not 14."""


def cloth(
    d: Drawing,
    outline: Path | Knots,
    c: Tones,
    folds: Sequence[Fold] = (),
    pattern: Pen | None = None,
    hatch: float = 18,
    sd: tuple[float, float] = (14, 4),
    w: float = 3.6,
    lights: Sequence[Knots] = (),
) -> Path:
    """A hanging cloth: pattern, folds (a fold may carry its width), light ridges, shadow, hatching, outline."""
    p = outline if isinstance(outline, Path) else shape(outline)
    d.fill(p, c[0])
    with d.clip(p):
        if pattern:
            pattern(d)
        for f in folds:
            knots, width = (f, 14.0) if isinstance(f, str) else f
            fold(d, knots, c[1], width, 2.5)
        for light in lights:
            d.ink(stroke(light), 3.4, (0.5, 0.5), color=c[2], wob=0)
    d.shade(p, c[1], *sd)
    d.rim_hatch(p, hatch, 5.4, 2.2, ang=205)
    d.contour(p, w)
    return p


def hem_band(
    d: Drawing, p: Path, lines: Sequence[Knots], c: Tones, w: float, beads: tuple[str, float] | None = None
) -> None:
    """A band along the hem of a cloth, in one piece or in several, cut off where the cloth ends."""
    with d.clip(p):
        for line in lines:
            trim(d, line, c[0], c[1], w, 2.6, beads)
    d.contour(p, 3.6)


def lining(d: Drawing, outline: Knots, c: Tones, folds: Sequence[Knots] = ()) -> None:
    """The inside of a cloth, all in its shadow tone."""
    p = shape(outline)
    d.fill(p, c[1])
    with d.clip(p):
        for f in folds:
            d.ink(stroke(f), 2.4, (0.2, 0.7))
    d.contour(p, 3.2)


def along(lines: Sequence[Knots], step: float, motif: Pen, shift: float = 0.5) -> Pen:
    """A pattern whose rows follow the given lines, every second row shifted by half a step; none on small cards."""

    def draw(d: Drawing) -> None:
        for i, line in enumerate(() if d.small else lines):
            path = stroke(line)
            total = lengths(path.pts)[-1]
            walked = step * (0.35 + (shift if i % 2 else 0))
            while walked < total:
                at, t = path.at(walked / total)
                with d.at(at[0], at[1], math.degrees(math.atan2(t[1], t[0])) - 90, 1):
                    motif(d)
                walked += step

    return draw


def quatrefoil(color: str, r: float = 11) -> Pen:
    """Four petals around a point."""

    def draw(d: Drawing) -> None:
        for a in (0, 90, 180, 270):
            with d.at(0, 0, a, 1, line=1):
                d.fill(shape([(0, -r * 0.2, 1), (r * 0.42, -r * 0.62), (0, -r, 1), (-r * 0.42, -r * 0.62)]), color)

    return draw


def little_star(color: str, r: float = 10) -> Pen:
    """A star of six rays."""

    def draw(d: Drawing) -> None:
        rays = [(r if k % 2 == 0 else r * 0.42, math.pi * k / 6) for k in range(12)]
        d.fill(shape([(ray * math.sin(a), -ray * math.cos(a), 1) for ray, a in rays]), color)

    return draw


def pomegranate(color: str, heart: str, s: float = 1.0) -> Pen:
    """The fruit of old brocades: a pointed pod between two leaves."""

    def draw(d: Drawing) -> None:
        with d.at(0, 0, 0, s, line=1):
            d.fill(shape("0,-22! 8,-11 9,2 0,12! -9,2 -8,-11"), color)
            d.fill(shape("0,-12! 4,-5 4,2 0,7! -4,2 -4,-5"), heart)
            for m in (1, -1):
                leaf = shape("1,14! 10,10 16,-2 14,-12! 20,-4 18,10 10,18 1,20!")
                d.fill(leaf if m == 1 else leaf.mirror(0), color)

    return draw


def furry(path: Path, depth: float = 3.0, length: float = 15, seed: int = 1) -> Path:
    """The outline of a shape grown with soft overlapping tufts."""
    p = path.pts
    s = lengths(p)
    rng = random.Random(seed)
    marks, at = [0.0], 0.0
    while at < s[-1] - length * 0.6:
        at += length * rng.uniform(0.75, 1.3)
        marks.append(min(at, s[-1]))
    marks[-1] = s[-1]
    n = normals(p, closed=True) if path.closed else normals(p)
    k = np.clip(np.searchsorted(marks, s, side="right") - 1, 0, len(marks) - 2)
    lo, hi = np.array(marks)[k], np.array(marks)[k + 1]
    u = (s - lo) / np.maximum(hi - lo, 1e-6)
    bump = depth * np.sin(math.pi * np.clip(u, 0, 1) ** 1.5)
    area = np.dot(p[:, 0], np.roll(p[:, 1], -1)) - np.dot(p[:, 1], np.roll(p[:, 0], -1))
    return ring(p + n * (bump * (1 if area > 0 else -1))[:, None])


def fur(
    d: Drawing, spine: Knots, w: float, c: Tones = WHITES, seed: int = 1, tails: float = 0, line: float = 2.9
) -> Path:
    """A band of fur along a seam; `tails` is the distance between its ermine tails, 0 for none."""
    seam = stroke(spine)
    p = seam.pts
    s = lengths(p)
    n = normals(p)
    swell = w * (1 + 0.06 * np.sin(s / 17 + seed)) * np.sqrt(1 - np.abs(2 * s / s[-1] - 1) ** (s[-1] / w * 2) * 0.96)
    body = furry(
        ring(np.vstack([p + n * swell[:, None], (p - n * swell[:, None])[::-1]])), w * 0.16, max(9, w * 0.9), seed
    )
    d.fill(body, c[0])
    d.shade(body, c[1], w * 0.42, w * 0.42)
    if tails:
        _tails_along(d, seam, w, tails)
    elif d.lod > 0:
        _hairs(d, seam, w, c, seed)
    d.contour(body, line)
    return body


def _tails_along(d: Drawing, seam: Path, w: float, step: float) -> None:
    total = lengths(seam.pts)[-1]
    count = max(2, round(total / step))
    for i in range(count):
        at, t = seam.at((i + 0.5) / count)
        off = w * 0.34 * (1 if i % 2 else -1)
        down = math.degrees(math.atan2(t[1], t[0])) - 90
        tail(d, at[0] - t[1] * off, at[1] + t[0] * off, down + (7 if i % 2 else -6), w / 19)


def tail(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """One ermine tail hanging down: a soft black drop under three dots."""
    with d.at(x, y, rot, s, line=1):
        d.fill(shape("0,-8! 2.2,1 5,11! 2,8.5 0,14! -2,8.5 -5,11! -2.2,1"), INK)
        if d.lod > 0:
            for px, py in ((0, -10.5), (-3.8, -6), (3.8, -6)):
                d.fill(circle(px, py, 1.25), INK)


def _hairs(d: Drawing, seam: Path, w: float, c: Tones, seed: int) -> None:
    rng = random.Random(seed)
    total = lengths(seam.pts)[-1]
    for i in range(int(total / 5.5)):
        at, t = seam.at(min(0.99, (i + 0.5) * 5.5 / total))
        off = rng.uniform(-0.8, 0.7) * w
        x, y = at[0] - t[1] * off, at[1] + t[0] * off
        a = math.atan2(t[1], t[0]) + rng.uniform(-0.5, 0.9)
        ln = w * rng.uniform(0.35, 0.65)
        end = (x + math.cos(a) * ln, y + math.sin(a) * ln)
        d.ink(stroke([(x, y), end]), 1.7, (0.2, 0.8), color=c[2] if i % 3 == 0 else None, wob=0)


def fur_cape(
    d: Drawing, outline: Knots, spots: Sequence[tuple[float, float, float]], c: Tones = WHITES, s: float = 1.0
) -> Path:
    """A shoulder cape of ermine; each spot is a tail with its turn, set by hand to hang with the cape."""
    p = furry(shape(outline), 2.6, 17, 5)
    d.fill(p, c[0])
    d.shade(p, c[1], 11, 12)
    for x, y, rot in spots:
        tail(d, x, y, rot, s)
    d.rim_hatch(p, 11, 5.2, 1.9, ang=240)
    d.contour(p, 3.4)
    return p


def oak_leaf(color: str, vein: str, s: float = 1.0) -> Pen:
    """An oak leaf with its acorn."""

    def draw(d: Drawing) -> None:
        with d.at(0, 0, 18, s, line=1):
            d.fill(
                shape("0,-19 5,-17 5,-12 11,-10 9,-4 13,1 8,5 4,10 0,18! -4,10 -8,5 -13,1 -9,-4 -11,-10 -5,-12 -5,-17"),
                color,
            )
            d.ink(stroke("0,-13 0,4 0,20"), 1.8, (0.4, 0.2), color=vein, wob=0)

    return draw
