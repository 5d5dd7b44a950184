"""Plate armour: steel pieces with gilt rims, an elbow cup, a breastplate."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, circle, shape, stroke
from assets.artwork.palette import BLUE, GOLD, GOLD_HI, GOLD_SH, STEEL, STEEL_HI, STEEL_SH
from assets.artwork.parts.finery import trim


def plate(
    d: Drawing, p: Path | Knots, w: float = 3.2, sd: tuple[float, float] = (8, 6), inset: float = 5, hatch: float = 0
) -> Path:
    """A piece of steel."""
    p = p if isinstance(p, Path) else shape(p)
    d.obj(p, STEEL, STEEL_SH, STEEL_HI, w=w, sd=sd, hinset=inset, hd=(3, 4))
    if hatch:
        d.rim_hatch(p, hatch, 4.8, 2.0)
        d.contour(p, w)
    return p


def gilt(d: Drawing, knots: Knots, w: float = 9) -> None:
    """A gilt rim along an edge."""
    trim(d, knots, GOLD, GOLD_SH, w, 2.4)


def couter(d: Drawing, x: float, y: float, rot: float = 0) -> None:
    """An elbow cup."""
    with d.at(x, y, rot, 1):
        plate(d, "-24,-6! -19,-20 0,-26 19,-20 24,-6! 22,12 0,20 -22,12", 3.1, (8, 7), 4)
        for knots in ("-9,6 -15,-4 -13,-18", "0,6 -1,-8 0,-21", "9,6 15,-4 13,-18"):
            d.ink(stroke(knots), 2.1, (0.3, 0.5))
        d.obj(circle(0, 6, 6), GOLD_HI, GOLD, None, w=2.4, sd=(2, 2))


def breastplate(d: Drawing) -> None:
    """A ridged breastplate from the collar (y 250) to the waist (y 408), with gilt rims and an engraved sun."""
    p = plate(
        d,
        "198,246! 186,288 188,336 200,376 216,404! 250,414 286,404! 300,376 312,336 314,288 302,246! 280,262 250,268 "
        "220,262",
        3.6,
        (26, 4),
        6,
        18,
    )
    d.fill(shape("249,270! 252,270! 254,340 250,410! 274,406! 270,350 266,300 264,281!"), STEEL_SH)
    d.ink(stroke("250,286 253,340 249,410"), 2.8, (0.2, 0.3))
    with d.clip(p):
        gilt(d, "186,258 214,276 250,285 286,276 314,258", 11)
        gilt(d, "198,388 222,402 250,407 280,402 304,388", 11)
    for a in range(0, 360, 45):
        with d.at(250, 342, a, 1, line=1):
            ray = shape([(0, -40 if a % 90 == 0 else -31, 1), (6.5, -15), (0, -8, 1), (-6.5, -15)])
            d.obj(ray, GOLD, None, None, w=2.4)
            d.fill(shape([(0, -37 if a % 90 == 0 else -28, 1), (5, -15), (0, -8, 1)]), GOLD_SH)
    d.obj(circle(250, 342, 13), GOLD_HI, GOLD, None, w=2.8, sd=(4, 4))
    d.obj(circle(250, 342, 6), BLUE, None, None, w=2.2)
    d.contour(p, 3.6)
