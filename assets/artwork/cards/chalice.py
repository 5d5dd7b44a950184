"""The great chalice of the ace of coppe."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    WHITES,
    WINE,
)
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.plants import flower, leaf, sprig
from assets.artwork.parts.stock import frame


def asso_coppe(d: Drawing) -> None:
    """One great chalice with flowers, between laurels; on a small card the chalice alone."""
    if d.small:
        _chalice(d, 338, 1.0)
        frame(d)
        return
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, sy=1):
            sprig(d, "6,736 92,710 152,646 174,566 160,486", 6, 58, berries=REDS, w=22)
    _bouquet(d)
    _chalice(d, 366, 1.0)
    bow(d, 250, 731, REDS, 0.3)
    frame(d)


def _chalice(d: Drawing, y: float, s: float) -> None:
    with d.at(250, y, 0, s):
        _chalice_foot(d)
        _chalice_handles(d)
        _chalice_bowl(d)
        _chalice_rim(d)


def _bouquet(d: Drawing) -> None:
    """Flowers standing in the wine."""
    for x, y, a, ln in (
        (250, 186, -90, 128),
        (226, 190, -116, 116),
        (274, 190, -64, 116),
        (206, 194, -136, 112),
        (294, 194, -44, 112),
    ):
        leaf(d, x, y, a, ln, 32, line=3.2)
    for x, a in ((180, -142), (320, -38), (234, -103), (266, -77)):
        sprig(
            d,
            [
                (x, 192),
                (x + 46 * math.cos(math.radians(a)), 150),
                (x + 78 * math.cos(math.radians(a)), 190 + 92 * math.sin(math.radians(a))),
            ],
            3,
            24,
            berries=REDS,
        )
    for x, y, r, c in ((192, 124, 29, WHITES), (308, 124, 29, WHITES), (250, 98, 37, REDS)):
        flower(d, x, y, r, c, 6, rot=x)


def _chalice_foot(d: Drawing) -> None:
    """Foot and knop."""
    # foot
    ft = shape(
        "-128,330! -122,306 -78,284 -36,262 -26,226! 26,226! 36,262 78,284 122,306 128,330! 118,350 60,362 "
        "0,366 -60,362 -118,350"
    )
    d.obj(ft, GOLD, GOLD_SH, None, w=5, sd=(34, 6), eng={"ang": 78, "gap": 7, "depth": 60, "w": 2.8})
    d.ink(stroke("-124,316 -70,334 0,340 70,334 124,316"), 3.6, taper=(0.2, 0.2))
    d.ink(stroke("-120,304 -66,320 0,326 66,320 120,304"), 2.6, taper=(0.2, 0.2))
    for k in range(-4, 5):
        x = k * 26
        y = 348 - (k / 4) ** 2 * 15
        d.obj(circle(x, y - 1, 6.4), RED if k % 2 == 0 else BLUE, None, None, w=2.4)
    for k in (-2, -1, 0, 1, 2):
        d.ink(stroke([(k * 9, 232), (k * 14, 262), (k * 30, 296)]), 2.6, taper=(0.2, 0.5))
    # knop
    d.obj(shape("-24,232! -26,218 -20,208! 20,208! 26,218 24,232!"), GOLD, GOLD_SH, GOLD_HI, w=4, sd=(14, 3))
    kn = shape("-22,210! -50,198 -60,176 -50,154 -22,142! 22,142! 50,154 60,176 50,198 22,210!")
    d.obj(kn, BLUE, BLUE_SH, BLUE_HI, w=4.6, sd=(18, 8), eng={"ang": 20, "gap": 6, "depth": 44, "w": 2.6, "bow": 0.2})
    for k in (-1, 0, 1):
        x = k * 36
        q = shape([(x, 156, 1), (x + 13 - abs(k) * 3, 176, 1), (x, 196, 1), (x - 13 + abs(k) * 3, 176, 1)])
        d.obj(q, RED, RED_SH, RED_HI, w=3, sd=(6, 3), hinset=4, hd=(2, 2))
    d.obj(shape("-22,144! -24,132 -18,122! 18,122! 24,132 22,144!"), GOLD, GOLD_SH, GOLD_HI, w=4, sd=(14, 3))


def _chalice_handles(d: Drawing) -> None:
    """The two handles."""
    # handles
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            o = stroke("146,-96 186,-112 206,-78 196,-26 160,14 128,26 112,14 122,0")
            d.ink(o, 25, taper=(0.05, 0.35), wob=0)
            d.ink(o, 17, taper=(0.05, 0.35), wob=0, color=GOLD)
            d.ink(o.move(2, 3), 6, taper=(0.15, 0.45), wob=0, color=GOLD_SH)
            d.ink(stroke("160,-94 180,-100 192,-80 186,-34 156,2"), 3.4, taper=(0.4, 0.5), color=GOLD_HI)
            d.obj(circle(202, -50, 12.5), RED, RED_SH, RED_HI, w=3.2, sd=(4, 4), hinset=3, hd=(2, 2))
            d.obj(circle(150, -98, 12), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 4), hinset=3, hd=(2, 2))
            d.obj(circle(196, -104, 13), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 4), hinset=3, hd=(2, 2))


def _chalice_bowl(d: Drawing) -> None:
    """The bowl: petals of gold, festoon and flowers."""
    # bowl
    bw = shape("-158,-168! -160,-96 -148,-20 -112,60 -58,108 0,124 58,108 112,60 148,-20 160,-96 158,-168!")
    d.fill(bw, RED)
    d.shade(bw, RED_SH, 46, 14)
    d.engrave(bw, ang=86, gap=8, depth=110, w=3.0, bow=0.1)
    with d.clip(bw):
        for cx, w_ in ((-118, 26), (-84, 36), (-44, 44), (0, 48), (44, 44), (84, 36), (118, 26)):
            g = shape(
                [
                    (cx * 0.30, 134, 1),
                    (cx * 0.86 - w_ * 0.5, 70),
                    (cx - w_ * 0.30, 14),
                    (cx, -8),
                    (cx + w_ * 0.30, 14),
                    (cx * 0.86 + w_ * 0.5, 70),
                ]
            )
            d.fill(g, GOLD)
            d.shade(g, GOLD_SH, 12, 5)
            d.glint(g, GOLD_HI, 6, 4, 3)
            d.contour(g, 3.6)
    d.ink(stroke("-136,-116 -132,-60 -118,-10"), 9, taper=(0.4, 0.5), color=RED_HI)
    _festoon(d)
    d.contour(bw, 5.4)


def _festoon(d: Drawing) -> None:
    """Swags of leaves hanging from flowers below the band, which bends."""

    def band(x: float) -> float:
        return -84 - 0.0008 * x * x

    for k in (-1, 0, 1):
        x = k * 96
        swag = stroke([(x - 46, band(x - 46)), (x, band(x) + 42), (x + 46, band(x + 46))])
        d.ink(swag, 13, taper=(0, 0), wob=0)
        d.ink(swag, 7.5, taper=(0, 0), wob=0, color=GREEN)
        for f in (0.2, 0.4, 0.6, 0.8):
            q, t = swag.at(f)
            a = math.degrees(math.atan2(t[1], t[0]))
            leaf(d, q[0], q[1], a + 58, 20, 9, line=2.2, vein=False)
            leaf(d, q[0], q[1], a - 58, 16, 8, line=2.2, vein=False)
        drop = band(x) + 46
        d.obj(
            shape([(x, drop - 8, 1), (x + 8, drop + 6), (x, drop + 22), (x - 8, drop + 6)]),
            GOLD,
            GOLD_SH,
            GOLD_HI,
            w=2.8,
            hinset=3,
        )
        d.obj(circle(x, drop - 6, 8), RED_HI, RED, None, w=2.6, sd=(3, 3))
    for x in (-142, -48, 48, 142):
        flower(d, x, band(x), 19, WHITES, 5)


def _chalice_rim(d: Drawing) -> None:
    """Jewelled band, rim and wine."""
    # band
    bd = shape("-162,-176! -163,-150 -160,-128! -80,-104 0,-97 80,-104 160,-128! 163,-150 162,-176! 0,-150")
    d.fill(bd, GOLD)
    d.shade(bd, GOLD_SH, 60, 6)
    d.contour(bd, 4.4)
    for k in range(-4, 5):
        x = k * 35
        y = -124 + 2 - (k / 4) ** 2 * 22
        if k % 2 == 0:
            d.obj(
                shape([(x, y - 17, 1), (x + 14, y, 1), (x, y + 17, 1), (x - 14, y, 1)]),
                BLUE,
                BLUE_SH,
                BLUE_HI,
                w=3,
                sd=(5, 4),
                hinset=4,
                hd=(2, 2),
            )
        else:
            d.obj(circle(x, y, 10), RED, RED_SH, RED_HI, w=3, sd=(3, 4), hinset=3, hd=(2, 2))
    # rim and wine
    d.obj(circle(0, -178, 166, 44), GOLD_HI, GOLD, None, w=5, sd=(10, 5))
    mo = circle(0, -176, 147, 32)
    d.fill(mo, WINE)
    with d.clip(mo):
        d.fill(circle(0, -160, 138, 28), RED_SH)
        d.ink(arc(0, -162, 120, 195, 262, 20), 5, taper=(0.4, 0.4), color=RED_HI, wob=0)
    d.contour(mo, 3.6, k=-0.4)
