"""A bird's wing for a putto: primaries and secondaries in one fan, two rows of coverts, small down at the root."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, stroke, tube
from assets.artwork.palette import GOLDS, REDS, WHITES, Tones

ARM = "6,12 -12,0 -34,-16 -52,-42 -60,-74 -56,-104 -48,-120"
TIPS = "-14,98 -44,98 -74,80 -96,44 -107,-8 -109,-74 -104,-142 -84,-206"
"""Root of the wing at 0, 0: the arm goes up to the wrist, the tips from the inmost secondary to the first primary."""


def wing(d: Drawing) -> None:
    """A raised wing, its root at 0, 0, open to the left."""
    arm, tips = stroke(ARM), stroke(TIPS)
    _row(d, arm, tips, 11, 1.0, 18.0, WHITES, 0.12)
    _row(d, arm, tips, 9, 0.63, 17.0, WHITES, 0.06)
    _row(d, arm, tips, 9, 0.45, 15.5, GOLDS, 0.04)
    _row(d, arm, tips, 8, 0.29, 13.5, REDS, 0.04)
    spine = "6,14 -12,0 -34,-16 -52,-42 -60,-74 -57,-102 -46,-128"
    half = [13.0, 13.0, 11.5, 10.0, 8.5, 6.5, 3.0]
    edge = tube(spine, half, half, cap=(8, 6))
    d.obj(edge, GOLDS[0], GOLDS[1], GOLDS[2], w=2.9, sd=(4, 6), hinset=3, hd=(2, 2))
    with d.clip(edge):
        _scales(d, stroke(spine))


def _scales(d: Drawing, spine: Path) -> None:
    """The smallest feathers, two rows of loops along the leading edge."""
    for i in range(15):
        q, t = spine.at(0.04 + i * 0.064)
        n = np.array((-t[1], t[0]))
        for sg in (1, -1):
            m = q + n * sg * 5 + t * (4 if sg > 0 else 0)
            loop = [m + n * 4.5 + t * 3, m - t * 4, m - n * 4.5 + t * 3]
            d.ink(stroke([tuple(x) for x in loop]), 1.9, taper=(0.2, 0.2), wob=0)


def _row(d: Drawing, arm: Path, tips: Path, n: int, reach: float, width: float, c: Tones, point: float) -> None:
    """One row of feathers, from the tip of the wing inwards, each lying over the one before."""
    for i in reversed(range(n)):
        f = i / (n - 1)
        root, _ = arm.at(0.02 + 0.96 * f)
        tip, _ = tips.at(min(0.999, f))
        blade(d, tuple(root), tuple(root + (tip - root) * reach), width, c, (10 - 22 * f) * reach, point * (0.5 + f))


def blade(d: Drawing, root: Point, tip: Point, w: float, c: Tones, bend: float, point: float) -> None:
    """One feather: a curved blade with quill and barbs, its far half in the shadow tone."""
    a, b = np.array(root), np.array(tip)
    along = b - a
    length = float(np.hypot(*along)) or 1.0
    side = np.array((-along[1], along[0])) / length
    spine = [tuple(a + along * f + side * bend * 4 * f * (1 - f)) for f in (0, 0.3, 0.6, 0.88)]
    half = [w * v for v in (0.5, 0.85, 1.0, 0.9 - point)]
    p = tube(spine, half, half, cap=(0, length * 0.12 + w * (0.45 + point)))
    d.fill(p, c[0])
    quill = stroke([*spine, tuple(b)])
    d.shade(p, c[1], w * 0.55, w * 0.6)
    if d.lod > 0:
        with d.clip(p):
            _barbs(d, quill, w, length)
    d.ink(quill, 2.0, taper=(0.1, 0.6))
    d.contour(p, 2.7)


def _barbs(d: Drawing, quill: Path, w: float, length: float) -> None:
    """Fine strokes off the quill, near the tip where they show."""
    for i in range(max(3, int(length * 0.42 / 8))):
        q, t = quill.at(0.97 - i * 8 / length)
        n = np.array((-t[1], t[0]))
        for sg in (1, -1):
            e = q - t * w * 0.55 + n * sg * w * 0.9
            d.ink(stroke([tuple(q), tuple(e)]), 1.2, taper=(0.1, 0.7), wob=0)
