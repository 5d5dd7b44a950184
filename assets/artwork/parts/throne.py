"""A throne seen from the front, with its footstool."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import BROWNS, GOLD, GOLD_HI, GOLD_SH, GREENS, REDS
from assets.artwork.parts.drapery import along, quatrefoil


def throne(d: Drawing) -> None:
    """The high back in patterned velvet between two posts, and the front legs."""
    back = shape(
        "124,182! 160,170 196,136 214,104! 250,92 286,104! 304,136 340,170 376,182! 376,400 376,500! 124,500! 124,400"
    )
    d.obj(back, GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(12, 4))
    velvet = shape("142,200! 176,188 206,156 224,118! 250,110 276,118! 294,156 324,188 358,200! 358,500! 142,500!")
    d.fill(velvet, GREENS[0])
    with d.clip(velvet):
        along([[(x, 100), (x, 520)] for x in range(150, 360, 25)], 44, quatrefoil(GREENS[2], 6))(d)
    d.shade(velvet, GREENS[1], 12, 10)
    d.contour(velvet, 3)
    d.obj(rect(112, 486, 276, 28, 5), GOLD, GOLD_SH, GOLD_HI, w=3.3, sd=(9, 8), hinset=4, hd=(2, 3))
    for m in (-1, 1):
        x = 250 + m * 118
        d.obj(rect(x - 14, 168, 28, 16, 4), GOLD_HI, GOLD, None, w=3, sd=(7, 3))
        d.obj(circle(x, 152, 17), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(5, 6), hinset=4, hd=(3, 3))
        post(d, 250 + m * 144)


def post(d: Drawing, x: float) -> None:
    """A turned front leg of the throne under a scrolled arm."""
    d.obj(
        shape(
            [
                (x - 13, 470, 1),
                (x + 13, 470, 1),
                (x + 11, 520),
                (x + 17, 560),
                (x + 9, 600),
                (x + 14, 650),
                (x + 12, 700, 1),
                (x - 12, 700, 1),
                (x - 14, 650),
                (x - 9, 600),
                (x - 17, 560),
                (x - 11, 520),
            ]
        ),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=3.3,
        sd=(9, 2),
        hinset=4,
        hd=(3, 1),
    )
    for y in (522, 600):
        d.obj(rect(x - 15, y - 6, 30, 12, 4), REDS[0], REDS[1], None, w=2.8, sd=(7, 2))
    d.obj(rect(x - 20, 698, 40, 22, 5), GOLD_HI, GOLD, None, w=3.2, sd=(10, 3))
    d.obj(circle(x, 456, 25), GOLD, GOLD_SH, GOLD_HI, w=3.4, sd=(7, 8), hinset=5, hd=(3, 4))
    d.ink(stroke([(x + 9, 456), (x, 447), (x - 9, 456), (x, 467), (x + 15, 460), (x + 4, 439)]), 2.6, (0.4, 0.3))


def footstool(d: Drawing) -> None:
    """A tasselled cushion on a low step."""
    d.obj(rect(142, 716, 216, 26, 8), BROWNS[0], BROWNS[1], BROWNS[2], w=3.4, sd=(10, 8), hinset=4, hd=(3, 4))
    d.obj(
        shape("148,702! 142,694 160,690 250,688 340,690 358,694 352,702! 360,712 348,722 250,724 152,722 140,712"),
        REDS[0],
        REDS[1],
        REDS[2],
        w=3.4,
        sd=(8, 9),
        hinset=4,
        hd=(3, 4),
    )
    for m in (-1, 1):
        x = 250 + m * 108
        d.obj(circle(x, 706, 6.5), GOLD, GOLD_SH, None, w=2.6, sd=(2, 2))
        d.obj(
            shape([(x - 4, 712, 1), (x + 4, 712, 1), (x + 8, 730, 1), (x, 727), (x - 8, 730, 1)]),
            GOLD,
            GOLD_SH,
            None,
            w=2.4,
        )
