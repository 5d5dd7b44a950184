"""Weapons that are not a suit sign of their own."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import shape, stroke
from assets.artwork.palette import BLUE, BLUE_HI, GOLD, GOLD_HI, GOLD_SH, RED, RED_SH, STEEL, WHITE


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
