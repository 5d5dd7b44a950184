"""What a horse wears and what its rider wields."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUE, BLUE_HI, GOLD, GOLD_HI, GOLD_SH, GOLDS, RED, RED_SH, REDS, STEEL, WHITE, Tones
from assets.artwork.parts.finery import brocade, trim


def bridle(d: Drawing, tack: Tones = REDS, metal: Tones = GOLDS) -> None:
    """The bridle."""
    for s in (
        "360,222 366,250 376,288",
        "364,232 384,228 398,238",
        "392,316 404,302 420,284",
        "366,252 384,276 400,306",
    ):
        d.ink(stroke(s), 8.4, taper=(0, 0), wob=0)
        d.ink(stroke(s), 4.6, taper=(0, 0), wob=0, color=tack[0])
    for x, y in ((366, 250), (398, 308), (384, 229)):
        d.obj(circle(x, y, 6), metal[0], metal[1], None, w=2.4, sd=(2, 2))


def breaststrap(d: Drawing, tack: Tones = REDS, metal: Tones = GOLDS) -> None:
    """Breast strap with fringes, and crupper."""
    for s in ("268,402 300,418 346,410",):
        d.ink(stroke(s), 14, taper=(0, 0), wob=0)
        d.ink(stroke(s), 8.5, taper=(0, 0), wob=0, color=tack[0])
        p = stroke(s)
        for k in range(1, 6):
            q, _t = p.at(k / 6)
            d.obj(
                shape(
                    [
                        (q[0] - 7, q[1] + 5, 1),
                        (q[0] + 7, q[1] + 5, 1),
                        (q[0] + 4, q[1] + 22),
                        (q[0], q[1] + 28, 1),
                        (q[0] - 4, q[1] + 22),
                    ]
                ),
                metal[0],
                metal[1],
                None,
                w=2.4,
                sd=(4, 2),
            )
            d.obj(circle(q[0], q[1], 4.6), metal[0], None, None, w=2)
    for s in ("150,446 118,478 90,512",):
        d.ink(stroke(s), 12, taper=(0, 0), wob=0)
        d.ink(stroke(s), 7, taper=(0, 0), wob=0, color=tack[0])


def saddle_cloth(d: Drawing, c: Tones = REDS, fringe: Tones = GOLDS) -> None:
    """The saddle cloth."""
    p = shape("160,434! 190,412 224,384 262,346! 282,396 304,464 314,500! 280,524 236,542 200,548! 190,510 174,468")
    d.fill(p, c[0])
    brocade(d, p, fringe[0], 30, 7, "fleur")
    d.shade(p, c[1], 12, 10)
    d.rim_hatch(p, 16, 5, 2.1, ang=235)
    d.contour(p, 3.4)
    # fringe
    e = stroke("198,548 238,541 282,522 316,498")
    for k in range(17):
        q, _t = e.at(k / 16)
        d.obj(
            shape(
                [
                    (q[0] - 5, q[1] - 2, 1),
                    (q[0] + 5, q[1] - 3, 1),
                    (q[0] + 4, q[1] + 15),
                    (q[0] + 1, q[1] + 20, 1),
                    (q[0] - 3, q[1] + 15),
                ]
            ),
            fringe[0],
            fringe[1],
            None,
            w=2.2,
            sd=(4, 1),
        )
    trim(d, "196,543 236,536 280,517 312,495", fringe[0], fringe[1], 12, beads=(c[0], 14))


def scimitar(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """Curved sword, hand at the origin, blade up"""
    with d.at(x, y, rot, s):
        bl = shape(
            "-9,-20! -14,-70 -30,-120 -52,-166 -84,-206! -64,-206 -48,-198! -26,-180 0,-136 12,-90 14,-50 11,-20!"
        )
        d.fill(bl, STEEL)
        d.fill(
            shape(
                "11,-20! 14,-50 12,-90 0,-136 -26,-180 -48,-198! -66,-204 -84,-206! -50,-186 -22,-146 -6,-104 "
                "1,-60 2,-20!"
            ),
            BLUE_HI,
        )
        d.fill(shape("11,-20! 14,-50 12,-90 0,-136 -26,-180 -48,-198! -30,-178 -10,-140 2,-98 6,-56 6,-20!"), BLUE)
        d.ink(stroke("-4,-26 -9,-74 -24,-122 -46,-164"), 3, taper=(0.2, 0.6), color=WHITE)
        d.ink(stroke("2,-22 0,-64 -12,-112 -34,-158 -70,-200"), 2.2, taper=(0.1, 0.7))
        d.contour(bl, 3.6)
        d.obj(
            shape("-30,-18 -36,-24 -30,-30 -16,-26 0,-24 18,-26 30,-32 37,-26 32,-18 16,-13 0,-12 -16,-13"),
            GOLD,
            GOLD_SH,
            GOLD_HI,
            w=3.2,
            sd=(3, 5),
            hinset=3,
            hd=(1, 2),
        )
        d.obj(shape("-8,-12! -9,10 -6,24! 7,24! 9,10 8,-12!"), RED, RED_SH, None, w=3, sd=(6, 1))
        d.obj(
            shape("-11,22 -14,32 -4,40 10,40 18,32 12,22"),
            GOLD,
            GOLD_SH,
            GOLD_HI,
            w=3,
            sd=(4, 4),
            hinset=3,
            hd=(2, 2),
        )
