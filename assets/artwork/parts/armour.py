"""Plate armour: steel pieces with gilt rims, legs, pauldrons, a breastplate with its skirt of lames."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, Point, circle, shape, stroke, tube
from assets.artwork.palette import BLUE, GOLD, GOLD_HI, GOLD_SH, INK, STEEL, STEEL_HI, STEEL_SH
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


def rivet(d: Drawing, *spots: Point) -> None:
    """Gilt rivets."""
    for x, y in spots:
        d.obj(circle(x, y, 3.6), GOLD, GOLD_SH, None, w=2, sd=(1.6, 2))


def gilt(d: Drawing, knots: Knots, w: float = 9) -> None:
    """A gilt rim along an edge."""
    trim(d, knots, GOLD, GOLD_SH, w, 2.4)


def plated_leg(d: Drawing, hip: Point, knee: Point, ankle: Point, out: int) -> None:
    """Cuisse, poleyn with its wing on the `out` side (-1 left), greave."""
    (hx, hy), (kx, ky), (ax, ay) = hip, knee, ankle
    thigh = tube([hip, ((hx + kx) / 2 + 3 * out, (hy + ky) / 2), knee], [36, 32, 22], [36, 32, 22])
    plate(d, thigh, 3.4, (19, 3), 6, 14)
    mid = (kx + (ax - kx) * 0.38 + 3 * out, ky + (ay - ky) * 0.38)
    calf = [22, 25, 14] if out > 0 else [20, 20, 14]
    greave = tube([knee, mid, ankle], calf, [20, 20, 14] if out > 0 else [22, 25, 14])
    plate(d, greave, 3.4, (14, 2), 5, 12)
    d.ink(stroke([(kx - 2, ky + 28), (mid[0] - 4, mid[1] + 6), (ax - 2, ay - 12)]), 2.2, (0.3, 0.4))
    d.ink(stroke([(hx - 3, hy + 30), ((hx + kx) / 2 - 3, (hy + ky) / 2 + 10), (kx - 2, ky - 30)]), 2.2, (0.3, 0.4))
    gilt(d, [(ax - 15, ay - 8), (ax, ay - 3), (ax + 15, ay - 8)], 9)
    with d.at(kx, ky, 0, 1):
        for yy in (-17, 15):
            plate(
                d,
                [(-21, yy - 7, 1), (0, yy - 3), (21, yy - 7, 1), (22, yy + 6, 1), (0, yy + 11), (-22, yy + 6, 1)],
                2.8,
                (6, 4),
                3,
            )
        wing = shape("18,-6! 30,-17 40,-8 35,1 40,11 29,16 18,8!")
        plate(d, wing if out > 0 else wing.mirror(0), 2.8, (4, 4), 3)
        plate(d, "-25,-8! -16,-21 0,-25 16,-21 25,-8! 26,8 14,20 0,23 -14,20 -26,8", 3.2, (9, 8), 4)
        d.ink(stroke("0,-21 1,0 0,19"), 2.4, (0.3, 0.3))
        rivet(d, (-17, 0), (17, 0))


def sabaton(d: Drawing, ankle: Point, facing: int, s: float = 1.0) -> None:
    """A pointed steel shoe of five lames, toes towards `facing`."""
    with d.at(ankle[0], ankle[1], 0, s, sx=s * facing, sy=s):
        plate(d, "-17,-12! -19,8 -20,22 -14,28! 24,29 54,29 78,24! 62,13 42,6 26,-2 17,-12!", 3.3, (4, 8), 4)
        for knots in (
            "20,-5 12,10 14,27",
            "32,2 25,14 28,28",
            "44,8 39,17 42,28",
            "56,13 53,20 56,28",
            "-17,6 -4,9 10,4",
        ):
            d.ink(stroke(knots), 2.1, (0.2, 0.3))
        gilt(d, "-18,-11 0,-6 18,-11", 8)


def pauldron(d: Drawing, x: float, y: float, m: int, rot: float = 0) -> None:
    """A shoulder piece of three lames under a gilt cap; m = 1 on the right of the picture."""
    with d.at(x, y, rot, 1, sx=m):
        for yy in (44, 29):
            plate(
                d,
                [(-29, yy - 18, 1), (0, yy - 6), (29, yy - 18, 1), (29, yy + 2, 1), (0, yy + 12), (-28, yy + 2, 1)],
                3,
                (7, 5),
                4,
            )
        plate(d, "-36,12! -38,-14 -22,-32 2,-35 24,-24 36,0 37,20! 20,30 -4,31 -24,25", 3.4, (10, 10), 5, 11)
        gilt(d, "-34,9 -22,20 -2,25 18,23 35,14", 9)
        d.obj(circle(2, -6, 11), GOLD_HI, GOLD, None, w=2.8, sd=(4, 4))
        for k in range(8):
            with d.at(2, -6, 45 * k, 1, line=1):
                d.ink(stroke([(0, -3), (0, -8)]), 2, (0.1, 0.5), wob=0)


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


def skirt_of_lames(d: Drawing) -> None:
    """Mail to the thighs, three lames around the hips and two tassets."""
    mail = shape(
        "206,404! 192,440 182,486 180,516! 196,524 214,518 232,526 250,520 268,526 286,518 304,524 320,516! 318,486 "
        "308,440 294,404!"
    )
    d.obj(mail, STEEL_SH, None, None, w=3.3)
    with d.clip(mail):
        _mail(d)
    d.contour(mail, 3.3)
    gilt(d, "180,512 196,520 214,514 232,522 250,516 268,522 286,514 304,520 320,512", 9)
    for i, y in enumerate((432, 418, 404)):
        w = 61 - i * 6
        plate(
            d,
            [
                (250 - w, y, 1),
                (250, y + 12),
                (250 + w, y, 1),
                (250 + w + 4, y + 16, 1),
                (250, y + 30),
                (250 - w - 4, y + 16, 1),
            ],
            3,
            (12, 4),
            4,
        )
    for m in (1, -1):
        t = shape("8,452! 40,456 64,446! 74,476 70,508 50,530! 30,520 14,498")
        with d.at(250, 0, 0, 1, sx=m):
            plate(d, t, 3.3, (9, 6), 5, 10)
            gilt(d, "14,496 30,516 49,526 67,507", 9)
            d.ink(stroke("20,462 36,482 46,512"), 2.2, (0.3, 0.4))
            rivet(d, (30, 464), (52, 462))


def _mail(d: Drawing) -> None:
    for row in range(10):
        y = 418 + row * 11
        for k in range(14):
            x, yy = 172 + k * 12 + (row % 2) * 6, y + (4 if k % 2 else 0)
            link = stroke([(x, yy), (x + 5, yy + 5), (x + 10, yy)])
            d.ink(link, 1.8, (0.2, 0.2), color=INK if row % 3 else STEEL_HI, wob=0)
