"""Manes and tails: flowing, plaited, cropped, tied up."""

from collections.abc import Sequence

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, circle, ring, shape, stroke
from assets.artwork.ink.rings import normals
from assets.artwork.palette import Tones


def hair(d: Drawing, outline: str, c: Tones, strands: Sequence[str], w: float = 3.4) -> None:
    """A mass of horse hair with strands, every third one light."""
    p = shape(outline)
    d.fill(p, c[0])
    d.shade(p, c[1], 8, 7)
    with d.clip(p):
        for i, s in enumerate(strands):
            light = i % 3 == 1 and d.lod > 0
            d.ink(stroke(s), 3.0 if light else 2.5, taper=(0.4, 0.6), color=c[2] if light else None)
    d.contour(p, w)


def tail(d: Drawing, c: Tones, locks: Sequence[str]) -> None:
    """A tail of overlapping locks, back to front; every outline has its corners at the root and at the tip."""
    for outline in locks:
        p = shape(outline)
        d.fill(p, c[0])
        d.shade(p, c[1], 8, 6)
        with d.clip(p):
            for k, along in enumerate((0.3, 0.55, 0.8)):
                line = _along(p, along)
                light = k == 1 and d.lod > 0
                d.ink(line, 3.0 if light else 2.3, taper=(0.3, 0.6), color=c[2] if light else None)
        d.contour(p, 3.2)


def _along(p: Path, t: float) -> Path:
    """A line down a lock, at the fraction t between its two long sides."""
    one, other = p.runs[0], p.runs[1][::-1]
    u = np.linspace(0, 1, 24)

    def spread(run: np.ndarray) -> np.ndarray:
        v = np.linspace(0, 1, len(run))
        return np.column_stack([np.interp(u, v, run[:, 0]), np.interp(u, v, run[:, 1])])

    return Path([spread(one) * (1 - t) + spread(other) * t], False)


def lock(d: Drawing, root: np.ndarray, fall: np.ndarray, w: float, curl: float, c: Tones) -> None:
    """One wavy pointed lock of hair from its root; `curl` bends it to one side, then to the other."""
    n = np.array([-fall[1], fall[0]]) / np.hypot(*fall)
    spine = [root, root + fall * 0.35 + n * curl, root + fall * 0.72 - n * curl * 0.3, root + fall + n * curl * 0.9]
    widths = (w * 0.8, w, w * 0.62, 0)

    def side(sign: float) -> list[tuple[float, ...]]:
        return [tuple(q + n * sign * v) for q, v in zip(spine[:3], widths, strict=False)]

    p = shape([(*spine[3], 1), *side(-1)[::-1], tuple(root - fall * 0.12), *side(1)])
    d.fill(p, c[0])
    d.shade(p, c[1], w * 0.5, w * 0.45)
    for off, thick, colour in ((-0.3, 2.6, c[2] if d.lod else None), (0.15, 2.0, None), (0.55, 1.8, None)):
        line = [tuple(q + n * v * off) for q, v in zip(spine, widths, strict=True)]
        d.ink(stroke(line), thick, taper=(0.4, 0.6), color=colour)
    d.contour(p, 3.0)


def mane_locks(
    d: Drawing, crest: Knots, c: Tones, falls: Sequence[tuple[float, float]], w: float = 15, curl: float = 7
) -> None:
    """Overlapping locks along the crest, from the withers up to the poll; `falls` says where each one hangs."""
    line = stroke(crest)
    for k, fall in enumerate(falls):
        root, _ = line.at((k + 0.3) / len(falls))
        lock(d, root, np.array(fall, float), w, curl if k % 2 else curl * 0.4, c)


def mane_plaited(d: Drawing, crest: Knots, c: Tones, ribbon: Tones, n: int = 8) -> None:
    """A mane plaited along the crest, a rosette on every short plait."""
    line = stroke(crest)
    pts = line.pts
    band = ring(np.vstack([pts - normals(pts) * 9, (pts + normals(pts) * 7)[::-1]]))
    d.obj(band, c[0], c[1], None, w=3.2, sd=(5, 6))
    for k in range(n):
        q, t = line.at((k + 0.5) / n)
        inward = np.array([-t[1], t[0]])
        with d.at(float(q[0]), float(q[1]), float(np.degrees(np.arctan2(inward[1], inward[0]))) - 90):
            d.obj(shape("-7,4! -9,18 -5,30 0,38! 6,30 8,18 7,4!"), c[0], c[1], None, w=2.8, sd=(4, 3))
            for y in (12, 19, 26):
                d.ink(stroke([(-7, y - 4), (0, y + 1), (7, y - 4)]), 1.9, taper=(0.3, 0.3))
            d.obj(circle(0, 3, 8), ribbon[0], ribbon[1], None, w=2.6, sd=(3, 3))
            d.obj(circle(0, 3, 2.8), ribbon[2], None, None, w=1.5)


def mane_cropped(d: Drawing, crest: Knots, c: Tones, h: float = 17) -> None:
    """A mane cut short, standing up like a brush."""
    pts = stroke(crest).pts
    n = normals(pts)
    out = n if n[len(n) // 2] @ np.array([-0.7, -0.7]) > 0 else -n
    u = np.linspace(0, 1, len(pts))
    rise = h * np.clip(np.minimum(u / 0.12, (1 - u) / 0.06 + 0.5), 0.15, 1) * (1 + 0.10 * np.sin(u * 58))
    p = ring(np.vstack([pts - out * 5, (pts + out * rise[:, None])[::-1]]))
    d.fill(p, c[0])
    d.shade(p, c[1], 5, 5)
    for k in range(4, len(pts) - 2, 4):
        a, b = pts[k] - out[k] * 3, pts[k] + out[k] * rise[k] * 0.95
        colour = c[2] if k % 12 == 0 and d.lod else None
        d.ink(Path([np.array([a, b])], False), 1.9, taper=(0.2, 0.6), color=colour, wob=0)
    d.contour(p, 3.0)


def forelock(d: Drawing, poll: tuple[float, float], nod: float, s: float, c: Tones) -> None:
    """The tuft between the ears."""
    with d.at(*poll, nod, s):
        hair(
            d,
            "-2,-8! 12,-12 27,-2 36,16 37,33! 30,24 24,30! 16,18 6,10!",
            c,
            ["6,-6 22,4 32,22", "4,0 14,10 22,24"],
            2.8,
        )
