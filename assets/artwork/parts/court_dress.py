"""What the French courts wear: mantles, bodices, collars, sleeves, in card units; the figure is cut at y = 400."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, Point, circle, rect, shape, stroke
from assets.artwork.palette import GOLD, GOLD_SH, SKIN, SKIN_SH, WHITE, WHITE_SH, Tones
from assets.artwork.parts.finery import brocade
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.limbs import fold, forearm

Motif = tuple[str, float, float, str]
"""Colour, distance, size and kind of a woven pattern."""


def both(knots: str, middle: float = 250) -> Path:
    """The closed shape whose right half runs from the top of the middle line to its foot."""
    half = [(float(x), float(y), k.endswith("!")) for k in knots.split() for x, y in [k.rstrip("!").split(",")]]
    left = [(2 * middle - x, y, corner) for x, y, corner in half[::-1] if x != middle]
    return shape([*half, *left])


def garment(
    d: Drawing,
    outline: Path | str,
    c: Tones,
    folds: Sequence[str] = (),
    motif: Motif | None = None,
    sd: tuple[float, float] = (14, 3),
    hatch: float = 15,
    inside: Pen | None = None,
) -> Path:
    """A piece of clothing: cloth, pattern, folds, shadow, hatching, outline."""
    p = outline if isinstance(outline, Path) else shape(outline)
    d.fill(p, c[0])
    if motif:
        brocade(d, p, *motif)
    if inside:
        with d.clip(p):
            inside(d)
    with d.clip(p):
        for knots in folds:
            fold(d, knots, c[1], 12)
    d.shade(p, c[1], *sd)
    if hatch:
        d.rim_hatch(p, hatch, 5.2, 2, ang=205)
    d.contour(p, 3.5)
    return p


def arm(
    d: Drawing, elbow: Point, wrist: Point, c: Tones, w: tuple[float, float] = (27, 18), cuff: Tones | None = None
) -> None:
    """A forearm that comes from below the cut, with a turned cuff."""
    forearm(d, elbow, wrist, c, *w, cuff=cuff)


def bust(d: Drawing, low: float = 330) -> None:
    """A lady's neck and shoulders."""
    p = shape(f"228,236! 228,262 208,280 172,292! 190,322 250,{low} 310,322 328,292! 292,280 274,262 272,236!")
    d.fill(p, SKIN)
    d.fill(shape("228,244! 272,250! 276,268 250,278 228,264!"), SKIN_SH)
    d.contour(p, 3.2)
    d.ink(stroke("228,298 238,304 248,300"), 2, taper=(0.4, 0.6))
    d.ink(stroke("272,298 262,304 254,300"), 2, taper=(0.6, 0.4))


def necklace(d: Drawing, knots: str, jewel: str, n: int = 13, bead: Tones = (WHITE, WHITE_SH)) -> None:
    """Beads along a line and a drop in its middle."""
    line = stroke(knots)
    for k in range(n):
        q, _ = line.at(k / (n - 1))
        d.obj(circle(q[0], q[1], 4.3), bead[0], bead[1], None, w=2, sd=(1.5, 2))
    q, _ = line.at(0.5)
    x, y = q
    d.obj(shape([(x, y + 3, 1), (x + 8, y + 15), (x, y + 28, 1), (x - 8, y + 15)]), jewel, None, None, w=2.6)


def buttons(d: Drawing, x: float, ys: Sequence[float], color: str = GOLD, r: float = 6) -> None:
    """A row of round buttons."""
    for y in ys:
        d.obj(circle(x, y, r), color, GOLD_SH if color == GOLD else None, None, w=2.4, sd=(2, 2))


def lacing(d: Drawing, x: float, ys: Sequence[float], w: float, color: str = GOLD) -> None:
    """Cords crossing a bodice."""
    for y in ys:
        line = stroke([(x - w, y - 7), (x, y + 4), (x + w, y - 7)])
        d.ink(line, 5, taper=(0, 0), wob=0)
        d.ink(line, 2.4, taper=(0, 0), wob=0, color=color)


def lozenges(rows: Sequence[float], colours: tuple[str, str], r: float = 11, step: float = 34) -> Pen:
    """A quilted pattern of lozenges in two colours."""

    def draw(d: Drawing) -> None:
        for j, y in enumerate(rows):
            for i in range(-5, 6):
                x = 250 + i * step + (step / 2 if j % 2 else 0)
                p = shape([(x, y - r * 1.2, 1), (x + r, y, 1), (x, y + r * 1.2, 1), (x - r, y, 1)])
                d.obj(p, colours[(i + j) % 2], None, None, w=1.9)

    return draw


def bars(color: str, xs: Sequence[float], w: float, lean: float = 0) -> Pen:
    """Upright stripes."""

    def draw(d: Drawing) -> None:
        for x in xs:
            p = shape([(x, 230, 1), (x + w, 230, 1), (x + w + lean, 450, 1), (x + lean, 450, 1)])
            d.fill(p, color)
            for a in (x, x + w):
                d.ink(stroke([(a, 230), (a + lean, 450)]), 2, taper=(0, 0), wob=0)

    return draw


def brooch(d: Drawing, x: float, y: float, color: str, r: float = 13) -> None:
    """A round clasp with a stone."""
    d.obj(circle(x, y, r), GOLD, GOLD_SH, None, w=3, sd=(4, 4))
    d.obj(circle(x, y, r * 0.5), color, None, None, w=2.2)


def wristband(d: Drawing, x: float, y: float, rot: float, c: Tones, w: float = 44) -> None:
    """A stiff band at the end of a sleeve."""
    with d.at(x, y, rot, 1):
        d.obj(rect(-w / 2, -9, w, 18, 4), c[0], c[1], None, w=3, sd=(7, 4))


def grip(d: Drawing, x: float, y: float, sleeve: Tones, band: Tones, s: float = 1.1) -> None:
    """A hand on the left that holds an upright shaft at (x, y), its sleeve coming up from the cut."""
    wrist = (x - 31 * s, y + 8)
    forearm(d, (x - 44, y + 104), (x - 36, y + 34), sleeve, 26, 20)
    fist_knuckles(d, x, y, 0, s)
    wristband(d, wrist[0] - 2, wrist[1] + 4, 66, band, 40)
