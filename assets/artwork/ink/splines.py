"""Hobby splines: the curve of METAFONT, a smooth line through a handful of knots."""

import math
from collections.abc import Sequence

import numpy as np

Segment = tuple[complex, complex, complex, complex]
STEP = 2.2
"""Length of the straight pieces a curve is flattened to, in card units."""


def hobby(knots: Sequence[tuple[float, float]], closed: bool = False) -> list[Segment]:
    """Return Bezier segments (start, control, control, end), as complex numbers, through the knots."""
    z = [complex(*knot) for knot in knots]
    if len(z) == 2 and not closed:
        a, b = z
        return [(a, a + (b - a) / 3, b - (b - a) / 3, b)]
    return _closed(z) if closed else _open(z)


def flattened(segments: Sequence[Segment], step: float = STEP) -> np.ndarray:
    """Return the points of the curve, an (N, 2) array, about `step` units apart."""
    runs = []
    for k, (a, c1, c2, b) in enumerate(segments):
        length = abs(c1 - a) + abs(c2 - c1) + abs(b - c2)
        t = np.linspace(0, 1, max(2, int(length / step) + 1) + 1)
        points = points_at(a, c1, c2, b, t)
        runs.append(points if k == 0 else points[1:])
    return np.vstack(runs)


def points_at(a: complex, c1: complex, c2: complex, b: complex, t: np.ndarray) -> np.ndarray:
    """Return the points of one Bezier segment at the parameters t, an (N, 2) array."""
    w = ((1 - t) ** 3) * a + 3 * ((1 - t) ** 2) * t * c1 + 3 * (1 - t) * t * t * c2 + t**3 * b
    return np.column_stack([w.real, w.imag])


def _closed(z: list[complex]) -> list[Segment]:
    n = len(z)
    d = [abs(z[(i + 1) % n] - z[i]) or 1e-6 for i in range(n)]
    psi = [_turn(z[i] - z[i - 1], z[(i + 1) % n] - z[i]) for i in range(n)]
    rows, right = np.zeros((n, n)), np.zeros(n)
    for i in range(n):
        k, j = (i - 1) % n, (i + 1) % n
        rows[i, k] += 1 / d[k]
        rows[i, i] += 2 / d[k] + 2 / d[i]
        rows[i, j] += 1 / d[i]
        right[i] = -(2 * psi[i] / d[k]) - psi[j] / d[i]
    theta = np.linalg.solve(rows, right)
    return [_segment(z[i], z[(i + 1) % n], theta[i], -psi[(i + 1) % n] - theta[(i + 1) % n]) for i in range(n)]


def _open(z: list[complex]) -> list[Segment]:
    n = len(z)
    d = [abs(z[i + 1] - z[i]) or 1e-6 for i in range(n - 1)]
    psi = [0.0] * n
    for i in range(1, n - 1):
        psi[i] = _turn(z[i] - z[i - 1], z[i + 1] - z[i])
    rows, right = np.zeros((n, n)), np.zeros(n)
    rows[0, 0], rows[0, 1], right[0] = 1, 1, -psi[1]
    for i in range(1, n - 1):
        rows[i, i - 1] = 1 / d[i - 1]
        rows[i, i] = 2 / d[i - 1] + 2 / d[i]
        rows[i, i + 1] = 1 / d[i]
        right[i] = -(2 * psi[i] / d[i - 1]) - psi[i + 1] / d[i]
    rows[n - 1, n - 2], rows[n - 1, n - 1] = 1, 1
    theta = np.linalg.solve(rows, right)
    return [_segment(z[i], z[i + 1], theta[i], -psi[i + 1] - theta[i + 1]) for i in range(n - 1)]


def _turn(before: complex, after: complex) -> float:
    angle = math.atan2(after.imag, after.real) - math.atan2(before.imag, before.real)
    return (angle + math.pi) % (2 * math.pi) - math.pi


def _segment(a: complex, b: complex, theta: float, phi: float) -> Segment:
    theta, phi = float(theta), float(phi)
    r, s = min(_velocity(theta, phi), 2.5), min(_velocity(phi, theta), 2.5)
    v = b - a
    c1 = a + v * complex(math.cos(theta), math.sin(theta)) * r
    c2 = b - v * complex(math.cos(phi), -math.sin(phi)) * s
    return (a, c1, c2, b)


def _velocity(theta: float, phi: float) -> float:
    top = 2 + math.sqrt(2) * (math.sin(theta) - math.sin(phi) / 16) * (math.sin(phi) - math.sin(theta) / 16) * (
        math.cos(theta) - math.cos(phi)
    )
    below = 3 * (1 + 0.5 * (math.sqrt(5) - 1) * math.cos(theta) + 0.5 * (3 - math.sqrt(5)) * math.cos(phi))
    return top / below
