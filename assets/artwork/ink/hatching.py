"""Woodcut and banknote shading as rings: ticks on the shadow edge, lines that swell into the shadow."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
from shapely import contains_xy
from shapely.geometry.base import BaseGeometry

from assets.artwork.ink.paths import Path
from assets.artwork.ink.rings import LIGHT, distances, lengths, normals, rings_of, simplified, strip, turns_right

STEP = 2.4


def ticks(
    path: Path,
    rng: Random,
    length: float,
    gap: float,
    w: float,
    ang: float | None,
    thresh: float,
    jitter: float,
) -> list[np.ndarray]:
    """Return tapered strokes growing inwards from the shadow side of an outline.

    `ang` is one direction in degrees for all of them; without it they stand upright on the outline.
    """
    side = turns_right(path.pts)
    rings = []
    for run in path.runs:
        n = normals(run) * side
        s = lengths(run)
        for v in np.arange(gap * 0.5, s[-1], gap):
            i = min(np.searchsorted(s, v), len(run) - 1)
            f = -(n[i] @ LIGHT)
            if f < thresh:
                continue
            reach = min(1, (f - thresh) / (1 - thresh) * 1.5 + 0.15) * (1 + jitter * (rng.random() - 0.5) * 2)
            t = np.linspace(0, 1, 5)
            line = run[i] + n[i] * 0.5 + np.outer(t * length * reach, _inwards(n[i], ang))
            rings.append(strip(line, w * (1 - t) ** 0.8 + 0.1))
    return rings


def _inwards(normal: np.ndarray, ang: float | None) -> np.ndarray:
    if ang is None:
        return -normal
    d = np.array([math.cos(math.radians(ang)), math.sin(math.radians(ang))])
    return -d if d @ normal > 0 else d


def engraving(
    g: BaseGeometry, ang: float, gap: float, depth: float, w: float, bow: float, shadow: np.ndarray | None
) -> list[np.ndarray]:
    """Return parallel, optionally bowed lines that swell towards the shadow edge of a geometry."""
    shadow = -LIGHT if shadow is None else np.array(shadow, float) / np.hypot(*shadow)
    x0, y0, x1, y1 = g.bounds
    centre = np.array([(x0 + x1) / 2, (y0 + y1) / 2])
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 5
    u = np.array([math.cos(math.radians(ang)), math.sin(math.radians(ang))])
    v = np.array([-u[1], u[0]])
    thin = [simplified(ring, 0.4) for ring in rings_of(g)]
    edges = np.vstack([np.hstack([ring[:-1], ring[1:]]) for ring in thin])
    t = np.arange(-reach, reach, STEP)
    rings: list[np.ndarray] = []
    for o in np.arange(-reach, reach, gap):
        p = centre + np.outer(t, u) + np.outer(o + bow * (1 - (t / reach) ** 2) * reach, v)
        inside = contains_xy(g, p[:, 0], p[:, 1])
        if not inside.any():
            continue
        dark = np.zeros(len(p))
        dark[inside] = np.clip(1 - distances(p[inside], shadow, edges) / depth, 0, 1)
        widths = np.minimum(dark, 1) * w
        rings.extend(strip(p[i : j + 1], widths[i : j + 1]) for i, j in _stretches(widths > 0.28))
    return rings


def _stretches(visible: np.ndarray) -> Iterator[tuple[int, int]]:
    """Yield the first and last index of each run of true values that is long enough to draw."""
    i = 0
    while i < len(visible):
        if not visible[i]:
            i += 1
            continue
        j = i
        while j + 1 < len(visible) and visible[j + 1]:
            j += 1
        if (j - i) * STEP >= 5:
            yield i, j
        i = j + 1
