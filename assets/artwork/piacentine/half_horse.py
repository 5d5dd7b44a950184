"""Neck and head of a horse for the half figures of the riders: facing right, cut at y = 400."""

from dataclasses import replace

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import GOLD, GOLD_SH, Tones
from assets.artwork.parts.gaits import WALK
from assets.artwork.parts.harness import bridle, strap
from assets.artwork.parts.horse import bit, gap, horse_head

HALF = replace(WALK, poll=(372, 214), nod=5, head=1.06)
NECK = "352,210! 318,214 284,240 258,286 240,340 226,430! 432,430! 424,380 404,340 376,310 352,290!"
CREST = "236,392 248,330 268,284 296,246 326,222 354,214"


def horse_neck(d: Drawing, c: Tones, collar: Tones) -> None:
    """The neck, with a studded collar and its pendants."""
    p = shape(NECK)
    d.fill(p, c[0])
    d.shade(p, c[1], 15, 8)
    d.rim_hatch(p, 15, 5.4, 2, ang=205)
    for q in ("344,296 356,330 384,366", "318,262 300,300 296,350", "352,268 336,290 338,316"):
        d.ink(stroke(q), 2.5, (0.3, 0.6))
    d.contour(p, 3.8, skip=gap(p, (352, 250), 44))
    line = "240,352 290,376 350,384 416,366"
    with d.clip(p):
        strap(d, line, collar, 20)
        for k in range(6):
            (x, y), _ = stroke(line).at((k + 0.5) / 6)
            d.obj(circle(x, y, 5), GOLD, GOLD_SH, None, w=2)


def horse_front(
    d: Drawing, c: Tones, tack: Tones, marks: tuple[str, str] = ("", ""), tassel: Tones | None = None
) -> None:
    """Head and bridle; `marks` are the colours of blaze and muzzle."""
    horse_head(d, c, HALF, *marks)
    bridle(d, HALF, tack, tassel=tassel)


def held_rein(d: Drawing, x: float, y: float, c: Tones) -> None:
    """The rein from the bit to a hand at (x, y)."""
    x0, y0 = bit(HALF)
    strap(d, [(x0, y0), (x0 - 60, y0 + 22), ((x0 + x) / 2 - 10, (y0 + y) / 2 + 22), (x, y)], c, 8.5)
