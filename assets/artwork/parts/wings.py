"""A bird's wing for a putto: long feathers in one fan, rows of coverts over them, small down along the arm."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, stroke, tube
from assets.artwork.palette import GOLDS, REDS, WHITES
from assets.artwork.parts.feathers import Plumage, row

ARM = "6,16 -18,-18 -34,-62 -40,-112 -34,-160 -16,-192"
TIPS = "-36,186 -66,164 -92,128 -110,80 -120,22 -124,-40 -122,-104 -114,-168 -96,-226 -62,-276"
"""Root of the wing at 0, 0: the arm goes up to the wrist, the tips from the inmost secondary to the first primary."""


def wing(d: Drawing) -> None:
    """A raised wing, its root at 0, 0, open to the left."""
    arm, tips = stroke(ARM), stroke(TIPS)
    row(d, arm, tips, 12, 1.0, Plumage(WHITES, 15, -0.13, 1.9, 0.5, 2.9))
    row(d, arm, tips, 13, 0.74, Plumage(WHITES, 13, -0.11, 1.5, 0.4))
    row(d, arm, tips, 14, 0.53, Plumage(GOLDS, 11.5, -0.09, 1.2, 0.3, 2.6))
    row(d, arm, tips, 15, 0.35, Plumage(REDS, 10, -0.07, 1.1, 0.2, 2.5))
    row(d, arm, tips, 17, 0.19, Plumage(GOLDS, 8, -0.04, 1.1, 0, 2.4))
    half = [10.0, 10.0, 9.0, 8.0, 6.5, 4.0]
    edge = tube(ARM, half, half, cap=(8, 6))
    d.obj(edge, WHITES[0], WHITES[1], None, w=2.9, sd=(4, 6))
    with d.clip(edge):
        _scales(d, stroke(ARM))


def _scales(d: Drawing, spine: Path) -> None:
    """The smallest feathers, two rows of loops along the leading edge."""
    for i in range(19):
        q, t = spine.at(0.03 + i * 0.05)
        for sg in (1, -1):
            x, y = (
                q[0] - t[1] * sg * 6 + t[0] * (5 if sg > 0 else 0),
                q[1] + t[0] * sg * 6 + t[1] * (5 if sg > 0 else 0),
            )
            loop = [
                (x - t[1] * 5 + t[0] * 3, y + t[0] * 5 + t[1] * 3),
                (x - t[0] * 4, y - t[1] * 4),
                (x + t[1] * 5 + t[0] * 3, y - t[0] * 5 + t[1] * 3),
            ]
            d.ink(stroke(loop), 1.9, taper=(0.2, 0.2), wob=0)
