"""Clothes that say who somebody is: aprons, gowns, coats, uniforms, scarves, in units of the picture."""

import math

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    BLUES,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREENS,
    RED,
    REDS,
    STEELS,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)
from assets.artwork.people import clothes
from assets.artwork.people.face import Face
from assets.artwork.people.person import Clothes


def over(under: Clothes, *pens: Pen) -> Clothes:
    """Something worn over something else."""

    def pen(d: Drawing, face: Face) -> None:
        under(d, face)
        for one in pens:
            one(d)

    return pen


def apron(c: Tones = WHITES) -> Pen:
    """A bib with two straps."""

    def pen(d: Drawing) -> None:
        for line in ("150,300 132,340 126,360", "256,300 276,340 282,360"):
            d.ink(stroke(line), 21, taper=(0, 0), wob=0)
            d.ink(stroke(line), 13, taper=(0, 0), wob=0, color=c[0])
        d.obj(
            shape("112,352! 204,364 296,352! 310,440! 98,440!"), c[0], c[1], c[2], w=5, sd=(12, 4), hatch=clothes.HATCH
        )

    return pen


def scarf(c: Tones, ends: bool = True) -> Pen:
    """A scarf wound round the neck."""

    def pen(d: Drawing) -> None:
        if ends:
            d.obj(shape("176,326! 150,372 144,440! 190,440! 196,380 212,338!"), c[0], c[1], c[2], w=4.8, sd=(9, 4))
        d.obj(
            shape("138,292! 132,318 160,342 206,350 250,340 272,314 266,290! 250,308 204,320 160,310"),
            c[0],
            c[1],
            c[2],
            w=5,
            sd=(9, 9),
            hinset=7,
            hd=(3, 5),
        )
        for line in ("144,306 172,328 214,334", "262,304 244,322 218,330", "160,322 186,338 208,342"):
            d.ink(stroke(line), 3, taper=(0.2, 0.6))

    return pen


def neckerchief(c: Tones) -> Pen:
    """A small kerchief knotted in front."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("146,290! 160,326 204,340 248,324 262,288! 232,306 204,312 174,306"),
            c[0],
            c[1],
            c[2],
            w=4.6,
            sd=(7, 7),
            hinset=5,
            hd=(3, 4),
        )
        for knots in ("206,334! 180,352 170,386! 196,378 212,346!", "210,334! 238,350 252,380! 226,378 206,346!"):
            d.obj(shape(knots), c[0], c[1], None, w=4.4, sd=(6, 5))
        d.obj(shape("194,326 212,322 224,332 218,346 200,348 190,338"), c[0], c[1], None, w=4.4, sd=(5, 5))

    return pen


def beads(colour: str, count: int = 11, r: float = 8, low: float = 340) -> Pen:
    """A necklace."""

    def pen(d: Drawing) -> None:
        line = stroke([(146, 296), (170, low - 14), (206, low), (242, low - 14), (264, 296)])
        for k in range(count):
            (x, y), _ = line.at((k + 0.5) / count)
            d.obj(circle(x, y, r), colour, None, None, w=3.2)
            d.fill(circle(x - r * 0.3, y - r * 0.35, r * 0.28), "#ffffff", 0.9)

    return pen


def braces(c: Tones = REDS) -> Pen:
    """Braces."""

    def pen(d: Drawing) -> None:
        for line in ("138,306 128,360 130,440", "266,306 282,360 284,440"):
            d.ink(stroke(line), 24, taper=(0, 0), wob=0)
            d.ink(stroke(line), 16, taper=(0, 0), wob=0, color=c[0])

    return pen


def waistcoat(c: Tones) -> Pen:
    """An open waistcoat over a shirt, with a watch chain."""

    def pen(d: Drawing) -> None:
        for knots in (
            "138,296! 116,330 104,440! 206,440! 196,388 164,330",
            "262,296! 290,330 300,440! 210,440! 222,388 246,330",
        ):
            d.obj(shape(knots), c[0], c[1], c[2], w=5, sd=(10, 5), hatch=clothes.HATCH)

    return pen


def coat(d: Drawing) -> None:
    """A doctor's white coat with a stethoscope."""
    for knots in (
        "150,286! 108,320 66,346 50,440! 200,440! 176,370 158,318!",
        "254,286! 296,320 338,346 350,440! 216,440! 234,370 250,318!",
    ):
        d.obj(shape(knots), "#f5f6f1", "#ccd3d2", None, w=5, sd=(12, 6), hatch=clothes.HATCH)
    clothes.lapels(d, ("#f5f6f1", "#ccd3d2"))
    for line in ("146,300 132,350 150,398 186,408", "262,300 276,346 262,384"):
        d.ink(stroke(line), 12, taper=(0, 0), wob=0)
        d.ink(stroke(line), 5, taper=(0, 0), wob=0, color="#6f8796")
    d.obj(circle(190, 404, 14), STEELS[0], STEELS[1], STEELS[2], w=4, sd=(4, 4))


def robe(d: Drawing) -> None:
    """A judge's gown with its white bands and golden cords."""
    for knots in ("196,312! 210,312! 206,440! 168,440!", "204,312! 218,312! 244,440! 208,440!"):
        d.obj(shape(knots), WHITE, WHITE_SH, None, w=4.4, sd=(7, 2))
    for s in (-1, 1):
        line = [(205 + s * 92, 318), (205 + s * 84, 360), (205 + s * 96, 410)]
        d.ink(stroke(line), 11, taper=(0, 0), wob=0)
        d.ink(stroke(line), 6, taper=(0, 0), wob=0, color=GOLD)


def uniform(c: Tones) -> Clothes:
    """A uniform: stand-up collar, shoulder boards, ribbons and a medal."""

    def pen(d: Drawing, _: Face) -> None:
        clothes.cloth(d, c, 150, 292, 30)
        d.ink(stroke("208,330 208,440"), 3.4, taper=(0, 0))
        for y in (352, 384):
            d.obj(circle(200, y, 7), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(2, 2))
        for knots in ("148,282! 146,318 206,338! 206,316! 176,304", "252,282! 258,316 206,338! 206,316! 236,302"):
            d.obj(shape(knots), c[1], c[1], None, w=4.4)
        for x, s in ((86, 1), (318, -1)):
            d.obj(
                shape(
                    [
                        (x - s * 38, 342, 1),
                        (x - s * 30, 324),
                        (x + s * 34, 306, 1),
                        (x + s * 40, 322, 1),
                        (x - s * 24, 348, 1),
                    ]
                ),
                GOLD,
                GOLD_SH,
                GOLD_HI,
                w=4.2,
                sd=(4, 5),
            )
        for k, tone in enumerate((BLUES, GREENS, REDS)):
            d.obj(rect(244 + 22 * k, 352, 22, 13), tone[0], None, None, w=3)
        d.obj(circle(266, 388, 14), GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(4, 4))

    return pen


def cassock(d: Drawing, _: Face) -> None:
    """A priest's black, with the white at the throat."""
    clothes.cloth(d, ("#3a3640", "#221f28", "#6b6779"), 146, 290)
    d.obj(shape("150,286! 152,312 206,330 254,310 254,284! 206,304"), "#3a3640", "#221f28", None, w=4.4)
    d.obj(shape("186,306! 226,304! 224,326! 189,327!"), WHITE, WHITE_SH, None, w=3.6, sd=(5, 2))
    for y in (352, 374, 396):
        d.obj(circle(207, y, 5), "#3a3640", None, None, w=3, line=True)
        d.fill(circle(205, y - 1.5, 1.8), "#a8a4b4")


def lace_collar(d: Drawing) -> None:
    """A collar of lace: one scalloped band round the neck."""

    def at(turn: float, r: float) -> tuple[float, float]:
        return 206 + r * math.cos(math.radians(turn)), 258 + 0.92 * r * math.sin(math.radians(turn))

    count, first, last = 9, 170.0, 10.0
    step = (last - first) / count
    knots: list[tuple[float, ...]] = [(*at(first, 46), 1)]
    for k in range(count):
        turn = first + step * k
        knots += [(*at(turn, 82), 1), at(turn + step * 0.5, 99)]
    knots += [(*at(last, 82), 1), (*at(last, 46), 1), at(60, 55), at(90, 58), at(120, 55)]
    band = d.obj(shape(knots), WHITE, WHITE_SH, None, w=4.4, sd=(7, 6))
    with d.clip(band):
        for k in range(count):
            turn = first + step * (k + 0.5)
            d.fill(circle(*at(turn, 82), 4.6), WHITE_SH)
            d.ink(stroke([at(turn + step * 0.5, 60), at(turn + step * 0.5, 80)]), 2.6, taper=(0.3, 0.3), wob=0)
    line = stroke([at(first, 58), at(130, 67), at(90, 70), at(50, 67), at(last, 58)])
    d.ink(line, 2.4, taper=(0.1, 0.1), wob=0)


def tape(d: Drawing) -> None:
    """A tailor's tape round the neck."""
    for line in ("146,292 128,340 132,440", "262,292 280,340 270,440"):
        d.ink(stroke(line), 24, taper=(0, 0), wob=0)
        d.ink(stroke(line), 16, taper=(0, 0), wob=0, color="#f2cf5b")
        path = stroke(line)
        for k in range(2, 12):
            (x, y), _ = path.at(k / 12)
            d.ink(stroke([(x - 8, y), (x + (0 if k % 2 else 6), y)]), 2.6, taper=(0, 0), wob=0)


def hoodie(c: Tones) -> Clothes:
    """A hooded jersey with two cords."""

    def pen(d: Drawing, _: Face) -> None:
        clothes.cloth(d, c, 138, 300)
        d.obj(
            shape("128,286! 112,316 142,346 204,356 266,344 292,314 276,286! 256,314 206,326 158,314"),
            c[0],
            c[1],
            c[2],
            w=5,
            sd=(9, 8),
            hinset=7,
            hd=(3, 5),
            hatch=clothes.HATCH,
        )
        for x in (176, 238):
            d.ink(stroke([(x, 346), (x - 3, 376), (x + 1, 398)]), 9, taper=(0, 0.1), wob=0)
            d.ink(stroke([(x, 346), (x - 3, 376), (x + 1, 398)]), 4, taper=(0, 0.1), wob=0, color=WHITE)

    return pen


def turtleneck(c: Tones) -> Pen:
    """A rolled collar."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape(
                "152,272! 146,300 150,322! 180,334 206,336 232,332 258,320! 262,298 256,270! 232,290 206,296 178,292"
            ),
            c[0],
            c[1],
            c[2],
            w=4.6,
            sd=(10, 5),
            hinset=6,
            hd=(3, 3),
        )
        for x in (170, 190, 210, 230, 246):
            d.ink(stroke([(x, 296), (x - 2, 326)]), 2.4, taper=(0.3, 0.6))

    return pen


def brooch(x: float = 206, y: float = 340, colour: str = RED) -> Pen:
    """A brooch."""

    def pen(d: Drawing) -> None:
        d.obj(circle(x, y, 14, 16), GOLD, GOLD_SH, GOLD_HI, w=4, sd=(4, 4))
        d.obj(circle(x, y, 7, 9), colour, None, None, w=2.6)

    return pen
