"""The paint of the Sicilian cart: bright tones, the toothed border of every card, the grounds the courts stand on."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, circle, rect, shape, stroke
from assets.artwork.palette import INK, Tones
from assets.artwork.parts.limbs import fold
from assets.artwork.parts.stock import H, W, frame

FIELD = "#fdf0c9"
SUN: Tones = ("#f8c72c", "#d98e17", "#ffe88f")
POPPY: Tones = ("#d9331e", "#9a1d17", "#f28362")
LEAF: Tones = ("#2f9446", "#1c6431", "#8ccb62")
SEA: Tones = ("#2069b4", "#144479", "#76b5e4")
ORANGE: Tones = ("#ee7d22", "#b85312", "#fab26c")
LINEN: Tones = ("#fffaec", "#e3d3ac", "#ffffff")
STONE: Tones = ("#c98f52", "#96612f", "#e6bb85")
ASH: Tones = ("#9a938c", "#6d655f", "#cbc5bb")
PEARL: Tones = ("#d5e2ea", "#93abc0", "#f8fbfc")

TEETH = 26
"""Length of one tooth of the border, in card units."""
BAND = "#f8d568"
FADED = ("#e37d3c", "#93b04f")
"""The band of the border and the red and green of its teeth, paler than the signs."""


def paper(d: Drawing) -> None:
    """The warm ground inside the border."""
    d.fill(rect(20, 20, W - 40, H - 40, 18), FIELD)


def cart_frame(d: Drawing) -> None:
    """The border of a cart's board: a band of teeth around the line that all packs share."""
    outer, inner = rect(8, 8, W - 16, H - 16, 25), rect(21, 21, W - 42, H - 42, 17)
    d.border(outer, inner, BAND)
    for x0, y0, turn, long in (
        () if d.small else ((34, 21, 0, 432), (479, 34, 90, 732), (466, 779, 180, 432), (21, 766, 270, 732))
    ):
        with d.at(x0, y0, turn, 1, line=1):
            _teeth(d, long)
    for x, y in ((22, 22), (W - 22, 22), (22, H - 22), (W - 22, H - 22)):
        d.obj(circle(x, y, 9.5), SEA[0], None, None, w=2.6)
        d.fill(circle(x, y, 4), SUN[2])
    frame(d, 7, 2.6, INK, 26)
    frame(d)


def _teeth(d: Drawing, long: float) -> None:
    """Red and green teeth along a side, from its left end, the inside below."""
    n = round(long / TEETH)
    step = long / n
    for k in range(n):
        x = k * step
        tooth = shape([(x + 2, 0, 1), (x + step / 2, -12.5, 1), (x + step - 2, 0, 1)])
        d.fill(tooth, FADED[k % 2])


def stage(d: Drawing, c: Tones, shadows: Sequence[tuple[float, float, float]], y: float = 706) -> None:
    """The ground of a court in the colour of its rank, with a frieze below and shadows at (x, y, half width)."""
    with d.clip(rect(22, 22, W - 44, H - 44, 16)):
        d.fill(shape([(18, y, 1), (482, y, 1), (482, 782, 1), (18, 782, 1)]), c[0])
        d.fill(shape([(18, y + 38, 1), (482, y + 38, 1), (482, 782, 1), (18, 782, 1)]), c[1])
        for k in range(12):
            x = 40 + k * 38.2
            d.fill(shape([(x - 17, 776, 1), (x, y + 43, 1), (x + 17, 776, 1)]), SUN[0] if k % 2 else LINEN[0])
        for yy, w in ((y, 3.4), (y + 38, 3.0)):
            d.ink(stroke([(18, yy), (482, yy)]), w, taper=(0, 0), wob=0)
        for x, yy, w in shadows:
            d.fill(circle(x, yy, w, 8), c[1])


def painted(d: Drawing, p: Path, c: Tones, w: float = 3.2, sd: tuple[float, float] = (7, 8)) -> Path:
    """A flat painted thing: base, one shadow, a light sliver and the outline."""
    return d.obj(p, c[0], c[1], c[2], w=w, sd=sd, hinset=4, hd=(3, 3))


def dress(
    d: Drawing,
    knots: str | Path,
    c: Tones,
    folds: Sequence[str] = (),
    pattern: Pen | None = None,
    sd: tuple[float, float] = (13, 5),
    w: float = 3.5,
    width: float = 11,
) -> Path:
    """A piece of dress, painted flat: pattern, folds, one shadow, outline; no hatching, as on a cart."""
    p = knots if isinstance(knots, Path) else shape(knots)
    d.fill(p, c[0])
    with d.clip(p):
        if pattern:
            pattern(d)
        for line in folds:
            fold(d, line, c[1], width, 2.4)
    d.shade(p, c[1], *sd)
    d.contour(p, w)
    return p


def bands(*lines: tuple[str, str, float]) -> Pen:
    """Woven bands across a cloth: each a line of knots, a colour, a width."""

    def draw(d: Drawing) -> None:
        for knots, colour, width in lines:
            d.ink(stroke(knots), width, taper=(0, 0), color=colour, wob=0)

    return draw
