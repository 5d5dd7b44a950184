"""Plain arithmetic on rings of points: normals, ribbons of varying width, text for SVG."""

import math

import numpy as np
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

LIGHT = np.array([-0.62, -0.785])
"""Unit vector towards the light: up and to the left."""


def normals(p: np.ndarray, closed: bool = False) -> np.ndarray:
    """Return a unit normal for every point of a polyline."""
    if closed:
        q = p[:-1] if np.hypot(*(p[0] - p[-1])) < 1e-6 else p
        d = np.roll(q, -1, 0) - np.roll(q, 1, 0)
        n = np.column_stack([d[:, 1], -d[:, 0]])
        n /= np.maximum(np.hypot(*n.T), 1e-9)[:, None]
        return np.vstack([n, n[:1]]) if len(q) != len(p) else n
    d = np.gradient(p, axis=0)
    n = np.column_stack([d[:, 1], -d[:, 0]])
    return n / np.maximum(np.hypot(*n.T), 1e-9)[:, None]


def lengths(p: np.ndarray) -> np.ndarray:
    """Return the length walked at every point of a polyline."""
    return np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]


def turns_right(p: np.ndarray) -> int:
    """Return 1 when the ring runs clockwise on the page, else -1."""
    area = np.dot(p[:, 0], np.roll(p[:, 1], -1)) - np.dot(p[:, 1], np.roll(p[:, 0], -1))
    return 1 if area > 0 else -1


def oriented(p: np.ndarray) -> np.ndarray:
    """Return the ring running clockwise, so that overlapping rings add up."""
    return p if turns_right(p) > 0 else p[::-1]


def strip(p: np.ndarray, widths: np.ndarray) -> np.ndarray:
    """Return the ring of a ribbon of the given widths along a polyline."""
    half = normals(p) * (widths / 2)[:, None]
    return oriented(np.vstack([p + half, (p - half)[::-1]]))


def disc(centre: np.ndarray, r: float) -> np.ndarray:
    """Return a small round ring, for blunt ends and corners."""
    t = np.linspace(0, 2 * math.pi, 13)[:-1]
    return oriented(np.column_stack([centre[0] + r * np.cos(t), centre[1] + r * np.sin(t)]))


def rings_of(g: BaseGeometry) -> list[np.ndarray]:
    """Return every ring of a shapely geometry as points."""
    if g.is_empty:
        return []
    if g.geom_type == "Polygon":
        return [np.asarray(g.exterior.coords)] + [np.asarray(i.coords) for i in g.interiors]
    return [ring for part in getattr(g, "geoms", ()) for ring in rings_of(part)]


def simplified(p: np.ndarray, tolerance: float) -> np.ndarray:
    """Drop the points that lie within the tolerance of a straight line."""
    if len(p) < 4:
        return p
    return np.asarray(LineString(p).simplify(tolerance, preserve_topology=False).coords)


def ring_text(p: np.ndarray, tolerance: float = 0.06) -> str:
    """Return a ring as the text of an SVG path, one decimal."""
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in simplified(p, tolerance)) + "Z"


def distances(p: np.ndarray, direction: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """Return how far each point can walk in a direction before it meets an edge (x0, y0, x1, y1)."""
    ax, ay, bx, by = edges.T
    ex, ey = bx - ax, by - ay
    den = direction[0] * ey - direction[1] * ex
    den = np.where(np.abs(den) < 1e-9, 1e-9, den)
    dx = ax[None, :] - p[:, :1]
    dy = ay[None, :] - p[:, 1:2]
    t = (dx * ey[None] - dy * ex[None]) / den[None]
    s = (dx * direction[1] - dy * direction[0]) / den[None]
    return np.where((t > 1e-6) & (s >= 0) & (s <= 1), t, 1e9).min(1)


def _number(v: float) -> str:
    s = f"{v:.1f}"
    return s.removesuffix(".0")
