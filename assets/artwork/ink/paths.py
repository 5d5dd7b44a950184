"""Outlines and lines as points: `shape` and `stroke` turn a few knots into a smooth path.

A knot is "x,y"; a knot followed by "!" is a corner: `shape("10,10! 90,10! 100,40 90,80!")`.
"""

import itertools
import math
from collections.abc import Callable, Sequence

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from assets.artwork.ink.rings import normals
from assets.artwork.ink.splines import STEP, flattened, hobby, points_at

Point = tuple[float, float]
Knots = str | Sequence[tuple[float, ...]]


class Path:
    """A polyline made of smooth runs separated by corners.

    `runs` are (N, 2) arrays of points; consecutive runs share their end points.
    """

    def __init__(self, runs: list[np.ndarray], closed: bool) -> None:
        """Keep the runs as they are."""
        self.runs = runs
        self.closed = closed

    @property
    def pts(self) -> np.ndarray:
        """All points as one (N, 2) array."""
        return np.vstack([self.runs[0]] + [run[1:] for run in self.runs[1:]])

    def map(self, f: Callable[[np.ndarray], np.ndarray]) -> "Path":
        """Return the path with f applied to every run."""
        return Path([f(run) for run in self.runs], self.closed)

    def moved_by(self, matrix: np.ndarray) -> "Path":
        """Return the path under a 2 x 3 affine matrix."""
        return self.map(lambda run: run @ matrix[:, :2].T + matrix[:, 2])

    def move(self, dx: float, dy: float) -> "Path":
        """Return the path shifted."""
        return self.map(lambda run: run + np.array([dx, dy]))

    def mirror(self, x: float = 0) -> "Path":
        """Return the path mirrored at the upright line through x."""
        return self.map(lambda run: np.column_stack([2 * x - run[:, 0], run[:, 1]]))

    def poly(self) -> BaseGeometry:
        """Return the filled area as a valid shapely geometry."""
        p = Polygon(self.pts)
        return p if p.is_valid else p.buffer(0)

    def at(self, t: float) -> tuple[np.ndarray, np.ndarray]:
        """Return the point and the unit tangent at the fraction t of the length."""
        p = self.pts
        if self.closed and np.hypot(*(p[0] - p[-1])) > 1e-6:
            p = np.vstack([p, p[:1]])
        s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        q = t * s[-1]
        i = min(max(np.searchsorted(s, q) - 1, 0), len(p) - 2)
        f = (q - s[i]) / max(s[i + 1] - s[i], 1e-9)
        v = p[i + 1] - p[i]
        return p[i] + f * v, v / (np.hypot(*v) or 1)


def knots_of(spec: Knots) -> tuple[list[tuple[float, float]], list[bool]]:
    """Return the points of a knot list and which of them are corners."""
    points, corners = [], []
    if isinstance(spec, str):
        for token in spec.split():
            x, y = token.rstrip("!").split(",")
            points.append((float(x), float(y)))
            corners.append(token.endswith("!"))
    else:
        for q in spec:
            points.append((float(q[0]), float(q[1])))
            corners.append(len(q) > 2 and bool(q[2]))
    return points, corners


def shape(spec: Knots) -> Path:
    """Return the closed path through the knots."""
    points, corners = knots_of(spec)
    n = len(points)
    at = [i for i in range(n) if corners[i]]
    if not at:
        return Path([flattened(hobby(points, True))], True)
    runs = []
    for a, b in zip(at, [*at[1:], at[0] + n], strict=True):
        runs.append(flattened(hobby([points[i % n] for i in range(a, b + 1)])))
    return Path(runs, True)


def stroke(spec: Knots) -> Path:
    """Return the open path through the knots."""
    points, corners = knots_of(spec)
    n = len(points)
    at = [0] + [i for i in range(1, n - 1) if corners[i]] + [n - 1]
    runs = [flattened(hobby(points[a : b + 1])) for a, b in itertools.pairwise(at)]
    return Path(runs, False)


def circle(cx: float, cy: float, r: float, ry: float | None = None) -> Path:
    """Return a circle, or an ellipse when ry is given."""
    ry = r if ry is None else ry
    n = max(24, int(2 * math.pi * max(r, ry) / STEP))
    t = np.linspace(0, 2 * math.pi, n + 1)
    return Path([np.column_stack([cx + r * np.cos(t), cy + ry * np.sin(t)])], True)


def arc(cx: float, cy: float, r: float, a0: float, a1: float, ry: float | None = None) -> Path:
    """Return a piece of a circle from a0 to a1 degrees, clockwise from the right."""
    ry = r if ry is None else ry
    n = max(6, int(abs(math.radians(a1 - a0)) * max(r, ry) / STEP))
    t = np.radians(np.linspace(a0, a1, n + 1))
    return Path([np.column_stack([cx + r * np.cos(t), cy + ry * np.sin(t)])], False)


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> Path:
    """Return a rectangle, with corners of radius r."""
    if r <= 0:
        return shape([(x, y, 1), (x + w, y, 1), (x + w, y + h, 1), (x, y + h, 1)])
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    points = []
    for cx, cy, a in corners:
        t = np.radians(np.linspace(a, a + 90, max(6, int(r / 2))))
        points.append(np.column_stack([cx + r * np.cos(t), cy + r * np.sin(t)]))
    return ring(np.vstack(points))


def ring(points: np.ndarray) -> Path:
    """Return the closed path through ready-made points."""
    return Path([np.vstack([points, points[:1]])], True)


def tube(
    spine: Knots,
    left: Sequence[float],
    right: Sequence[float] | None = None,
    cap: tuple[float, float] = (0.0, 0.0),
) -> Path:
    """Return a limb: a spine with half-widths per knot.

    Left and right are seen in the walking direction; cap says how far each end bulges past its knot.
    """
    points, _ = knots_of(spine)
    p_, u_ = [], []
    for k, (a, c1, c2, b) in enumerate(hobby(points)):
        m = max(3, int((abs(c1 - a) + abs(c2 - c1) + abs(b - c2)) / 3))
        t = np.linspace(0, 1, m + 1)[(0 if k == 0 else 1) :]
        p_.append(points_at(a, c1, c2, b, t))
        u_.append(k + t)
    p, u = np.vstack(p_), np.concatenate(u_)
    n = normals(p)
    one = p + n * _widths(u, left)[:, None]
    other = p - n * _widths(u, left if right is None else right)[:, None]
    t0, t1 = p[0] - p[1], p[-1] - p[-2]
    parts = [one]
    if cap[1] > 0:
        parts.append(_cap(one[-1], other[-1], t1 / np.hypot(*t1) * cap[1]))
    parts.append(other[::-1])
    if cap[0] > 0:
        parts.append(_cap(other[0], one[0], t0 / np.hypot(*t0) * cap[0]))
    return ring(np.vstack(parts))


def _cap(a: np.ndarray, b: np.ndarray, out: np.ndarray) -> np.ndarray:
    c, u = (a + b) / 2, (a - b) / 2
    t = np.linspace(0, math.pi, 14)[1:-1]
    return np.array([c + u * math.cos(x) + out * math.sin(x) for x in t])


def _widths(u: np.ndarray, knots: Sequence[float]) -> np.ndarray:
    """Interpolate knot widths by cubics that do not overshoot."""
    w = np.asarray(knots, float)
    n = len(w)
    if n == 2:
        return np.interp(u, [0, 1], w)
    m = np.gradient(w)
    for i in range(1, n - 1):
        if (w[i] - w[i - 1]) * (w[i + 1] - w[i]) <= 0:
            m[i] = 0
    i = np.clip(np.floor(u).astype(int), 0, n - 2)
    t = u - i
    return (
        (2 * t**3 - 3 * t**2 + 1) * w[i]
        + (t**3 - 2 * t**2 + t) * m[i]
        + (-2 * t**3 + 3 * t**2) * w[i + 1]
        + (t**3 - t**2) * m[i + 1]
    )
