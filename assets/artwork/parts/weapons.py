"""Weapons that are not among the plain suit signs."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUE, BLUE_HI, GOLD, GOLD_HI, GOLD_SH, RED, RED_SH, STEEL, WHITE


def scimitar(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A broad curved sword, the hand at the origin, the blade up and bent to the left."""
    with d.at(x, y, rot, s):
        blade = shape("-11,-20! -18,-66 -36,-114 -62,-160 -92,-206! -62,-194 -32,-172 -4,-136 13,-96 19,-56 14,-20!")
        d.fill(blade, STEEL)
        edge = "14,-20! 19,-56 13,-96 -4,-136 -32,-172 -62,-194 -92,-206!"
        d.fill(shape(f"{edge} -54,-182 -26,-144 -8,-100 1,-56 3,-20!"), BLUE_HI)
        d.fill(shape(f"{edge} -46,-182 -16,-144 2,-100 9,-56 8,-20!"), BLUE)
        d.ink(stroke("-5,-26 -12,-70 -30,-118 -54,-162"), 3.2, taper=(0.2, 0.6), color=WHITE)
        d.ink(stroke("3,-22 1,-58 -9,-102 -28,-146 -68,-190"), 2.3, taper=(0.1, 0.7))
        d.contour(blade, 3.8)
        guard = shape("-30,-18 -36,-24 -30,-30 -16,-26 0,-24 18,-26 30,-32 37,-26 32,-18 16,-13 0,-12 -16,-13")
        d.obj(guard, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(3, 5), hinset=3, hd=(1, 2))
        d.obj(shape("-8,-12! -9,10 -6,24! 7,24! 9,10 8,-12!"), RED, RED_SH, None, w=3, sd=(6, 1))
        pommel = shape("-11,22 -14,32 -4,40 10,40 18,32 12,22")
        d.obj(pommel, GOLD, GOLD_SH, GOLD_HI, w=3, sd=(4, 4), hinset=3, hd=(2, 2))
        d.obj(circle(2, 31, 4), BLUE, None, None, w=1.8)
