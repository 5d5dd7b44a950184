"""A court of two halves, each the other upside down, with a narrow beaded band between."""

from shapely.geometry import box

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, circle, rect, shape, stroke
from assets.artwork.palette import BLUE, GOLD, GOLD_SH, RED, WHITE, WHITE_SH, Tones
from assets.artwork.parts.court_dress import wristband
from assets.artwork.parts.finery import ermine
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.limbs import forearm

LEFT, RIGHT, TOP, MIDDLE = 19, 481, 19, 400


def double(half: Pen) -> Pen:
    """The pen of a court whose upper half, down to y = 400, is drawn by `half`."""

    def draw(d: Drawing) -> None:
        d.twice(upper)

    def upper(d: Drawing) -> None:
        with d.clip(box(LEFT, TOP, RIGHT, MIDDLE)):
            half(d)
        with d.clip(box(0, 0, 500, MIDDLE)):
            _band(d)

    return draw


def _band(d: Drawing) -> None:
    """The band at the waist."""
    band = rect(18, 391, 464, 18)
    d.obj(band, GOLD, GOLD_SH, None, sd=(0, -3.4), line=False)
    d.contour(band, 3, k=0, wob=0)
    for k in range(23 if not d.small else 0):
        x = 250 + 20 * (k - 11)
        jewel = circle(x, 400, 3.6) if k % 2 else shape([(x, 394, 1), (x + 7, 400, 1), (x, 406, 1), (x - 7, 400, 1)])
        d.fill(jewel, (RED, BLUE)[k % 2])
        d.contour(jewel, 1.8, k=0, wob=0)


def grip_left(d: Drawing, x: float, y: float, sleeve: Tones, band: Tones, s: float = 1.16) -> None:
    """A hand on the left that holds an upright shaft at (x, y), its sleeve coming up from the cut."""
    forearm(d, (x - 46 * s, y + 104), (x - 35 * s, y + 15 * s), sleeve, 29, 22)
    fist_knuckles(d, x, y, 0, s)
    wristband(d, x - 30 * s, y + 4 * s, 64, band, 42 * s)


def grip_right(d: Drawing, x: float, y: float, sleeve: Tones, band: Tones, s: float = 1.16) -> None:
    """The same on the right."""
    with d.at(500, 0, 0, 1, sx=-1, sy=1):
        grip_left(d, 500 - x, y, sleeve, band, s)


def fur(d: Drawing, outline: str | Path, step: float = 27) -> None:
    """A piece of ermine."""
    p = outline if isinstance(outline, Path) else shape(outline)
    d.obj(p, WHITE, WHITE_SH, None, w=3.3, sd=(7, 7))
    if not d.small:
        ermine(d, p, step, 0.95)
    d.contour(p, 3.3)


def braid(d: Drawing, line: str, c: Tones, bead: str | None = None, w: float = 12) -> None:
    """A braid sewn along a hem, with beads."""
    p = stroke(line)
    d.ink(p, w + 5, (0, 0), wob=0)
    d.ink(p, w, (0, 0), wob=0, color=c[0])
    if bead and not d.small:
        n = max(2, round(_length(p) / 22))
        for k in range(n):
            q, _ = p.at((k + 0.5) / n)
            d.obj(circle(q[0], q[1], w * 0.28), bead, None, None, w=1.8)


def _length(p: Path) -> float:
    return float(sum(((a - b) ** 2).sum() ** 0.5 for a, b in zip(p.pts[1:], p.pts[:-1], strict=True)))
