"""What the French jacks carry: a falcon, letters, a lute, a halberd and a shield."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    BLACK,
    BLACK_HI,
    BLACK_SH,
    BROWN,
    BROWN_HI,
    BROWN_SH,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    INK,
    RED,
    RED_HI,
    RED_SH,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.french_signs import french_sign

VELLUM = ("#f6e3b0", "#dcbf7e")
SLATE = ("#6d7d92", "#465468", "#9fb0c4")


def falcon(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A hooded falcon looking to the right, its feet at (x, y), about 120 high."""
    with d.at(x, y, 0, s):
        d.obj(shape("-16,-30! -34,4 -40,34! -26,40! -18,38! -4,4 6,-20!"), SLATE[1], None, None, w=3)
        d.ink(stroke("-14,-16 -24,10 -32,36"), 1.8, (0.2, 0.4), color=SLATE[2])
        body = shape("14,-104 -6,-102 -22,-84 -30,-52 -22,-20 -2,-6! 14,-8 30,-26 36,-52 30,-78")
        d.fill(body, WHITE)
        d.shade(body, WHITE_SH, -8, 6)
        with d.clip(body):
            for j in range(6):
                for i in range(5):
                    px, py = 2 + i * 9 + (4 if j % 2 else 0), -74 + j * 11
                    d.ink(stroke([(px, py), (px + 2, py + 6)]), 3, (0.1, 0.6), color=BROWN_SH, wob=0)
        d.contour(body, 3.4)
        wing = shape("-4,-86! -24,-78 -36,-46 -38,-6 -30,24! -16,4 2,-20 10,-46 8,-70")
        d.obj(wing, SLATE[0], SLATE[1], SLATE[2], w=3.3, sd=(7, 7), hinset=4)
        for q in ("-22,-62 -14,-50 -2,-48", "-30,-40 -20,-30 -4,-30", "-32,-20 -24,-12 -10,-12", "-30,-4 -26,4 -20,6"):
            d.ink(stroke(q), 2, (0.3, 0.4))
        hood = shape("-12,-96! -14,-112 0,-126 18,-124 30,-112 32,-100! 16,-94 0,-92")
        d.obj(hood, RED, RED_SH, RED_HI, w=3.2, sd=(5, 5), hinset=4)
        d.obj(shape("2,-124! -8,-142 0,-150 6,-138! 12,-152 18,-140 10,-124!"), GOLD, GOLD_SH, None, w=2.6, sd=(3, 2))
        d.obj(shape("28,-112! 42,-108 46,-96 42,-88! 36,-96 30,-98!"), GOLD, GOLD_SH, None, w=2.8, sd=(3, 4))
        d.ink(stroke("-10,-98 8,-94 30,-101"), 3.4, (0.1, 0.1), color=GOLD, wob=0)
        for px in (-2, 14):
            d.obj(
                shape([(px - 7, -12, 1), (px + 7, -12, 1), (px + 5, 4, 1), (px - 5, 4, 1)]),
                GOLD,
                GOLD_SH,
                None,
                w=2.6,
                sd=(4, 1),
            )
            for k in (-7, 0, 7):
                d.ink(stroke([(px, 2), (px + k, 12)]), 4.2, (0, 0.3), wob=0)
                d.ink(stroke([(px, 2), (px + k, 11)]), 2, (0, 0.3), color=GOLD, wob=0)


def letter(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A folded letter with a red seal, about 110 x 76, its middle at (x, y)."""
    with d.at(x, y, rot, s):
        d.obj(rect(-56, -38, 112, 76, 3), *VELLUM, None, w=3.2, sd=(7, 7))
        d.ink(stroke([(-54, -36), (0, 8), (54, -36)]), 2.6, (0.05, 0.05), wob=0)
        d.ink(stroke([(-54, 36), (-14, -2)]), 2.2, (0.05, 0.3), wob=0)
        d.ink(stroke([(54, 36), (14, -2)]), 2.2, (0.05, 0.3), wob=0)
        d.obj(
            shape("-15,6 -12,-6 0,-10 13,-6 16,7 9,18 -4,20 -13,15"),
            RED,
            RED_SH,
            RED_HI,
            w=3,
            sd=(4, 5),
            hinset=4,
            hd=(2, 2),
        )
        d.fill(shape("0,14! -8,6 -8,0 -4,-2 0,2! 4,-2 8,0 8,6"), RED_HI)


def open_letter(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A letter unfolded: lines of writing and a broken seal, about 84 x 104, its middle at (x, y)."""
    with d.at(x, y, rot, s):
        d.obj(shape("-42,-50! 0,-53 42,-50! 43,0 42,54! 0,51 -42,54! -43,0"), *VELLUM, None, w=3.2, sd=(7, 7))
        for k, end in enumerate((30, 26, 31, 22, 29, 12)):
            line = [(-30 + 6 * i, -38 + 12 * k + (i % 2) * 2.4) for i in range((30 + end) // 6 + 1)]
            d.ink(stroke(line), 2.2, (0.1, 0.2), wob=0.3, color=BROWN_SH)
        d.ink(stroke("-43,2 0,0 43,2"), 1.6, (0.2, 0.2), wob=0)
        d.obj(
            shape("2,44! 4,36 12,33 21,37 23,46 16,54 6,52"), RED, RED_SH, RED_HI, w=2.8, sd=(3, 3), hinset=3, hd=(2, 2)
        )


def lute(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A lute, neck up, the bridge at (x, y); about 110 x 300 with its head bent back."""
    with d.at(x, y, rot, s):
        d.obj(
            shape("-9,-96! 9,-96! 8,-214! -8,-214!"), BROWN, BROWN_SH, BROWN_HI, w=3.2, sd=(5, 0), hinset=2, hd=(2, 0)
        )
        d.obj(shape("-9,-212! 9,-212! 40,-244! 30,-256!"), BROWN, BROWN_SH, None, w=3.2, sd=(4, 4))
        for k in range(4):
            px, py = 6 + k * 8, -216 - k * 9
            d.ink(stroke([(px - 8, py - 12), (px + 14, py + 10)]), 3.6, (0, 0), wob=0)
            d.obj(circle(px - 9, py - 13, 3.6), WHITE, WHITE_SH, None, w=1.9)
        body = shape("-8,-100! 10,-100! 36,-66 56,-22 52,20 28,46 0,52 -28,46 -52,20 -56,-22 -34,-66")
        d.obj(body, BROWNS[2], BROWNS[0], None, w=4, sd=(-8, -8))
        top = shape("-5,-96! 6,-96! 28,-62 46,-20 42,16 22,38 0,43 -22,38 -42,16 -46,-20 -27,-62")
        d.obj(top, GOLDS[2], GOLDS[0], None, w=2.8, sd=(7, 8))
        d.obj(circle(0, -34, 19), BROWN, BROWN_SH, None, w=2.8, sd=(-3, -4))
        for a in range(6):
            with d.at(0, -34, a * 60, 1, line=1):
                d.obj(circle(0, -9, 5), GOLD_HI, None, None, w=1.8)
        d.obj(rect(-22, 8, 44, 9, 3), BROWN, BROWN_SH, None, w=2.6, sd=(4, 3))
        for k in (-6, -2, 2, 6):
            d.ink(stroke([(k * 0.8, -210), (k * 1.8, 10)]), 1.4, (0, 0), wob=0)
        for yy in range(-196, -100, 16):
            d.ink(stroke([(-8, yy), (8, yy)]), 2, (0, 0), color=GOLD, wob=0)


def guard_halberd(d: Drawing, x: float, foot: float, top: float) -> None:
    """A guard's halberd: spike, crescent blade to the right, hook to the left, a red tassel."""
    d.obj(
        shape([(x - 6, top, 1), (x + 6, top, 1), (x + 6, foot, 1), (x - 6, foot, 1)]),
        BROWN,
        BROWN_SH,
        BROWN_HI,
        w=3,
        sd=(6, 0),
        hinset=2,
        hd=(2, 0),
    )
    with d.at(x, top, 0, 0.86):
        d.obj(shape("-6,4! -9,-22 0,-64! 9,-22 6,4!"), STEEL, STEEL_SH, STEEL_HI, w=3, sd=(7, 0), hinset=3, hd=(2, 0))
        d.obj(
            shape("5,-4! 26,-12 40,-30 46,-44! 62,-10 60,34 46,62! 40,44 26,30 5,24!"),
            STEEL,
            STEEL_SH,
            STEEL_HI,
            w=3.3,
            sd=(7, 6),
            hinset=4,
            hd=(3, 3),
        )
        d.obj(shape("-5,0! -22,-4 -34,8 -38,24! -24,16 -5,20!"), STEEL, STEEL_SH, None, w=3, sd=(4, 4))
        d.obj(circle(27, 12, 5), INK, None, None, w=1)
        d.obj(rect(-9, -6, 18, 34, 3), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(6, 2), hinset=3, hd=(2, 1))
        d.obj(shape("-9,30! 9,30! 14,62 10,76! 4,68! 0,80! -4,68! -10,76! -14,62"), RED, RED_SH, None, w=3, sd=(5, 2))
        for q in ("-5,36 -7,66", "1,36 1,70", "6,36 8,66"):
            d.ink(stroke(q), 1.8, (0.2, 0.4), wob=0)


def guard_shield(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """A guard's shield, red and white with a black spade, about 150 x 190, its middle at (x, y)."""
    with d.at(x, y, rot, s):
        outline = shape("-72,-84! -36,-76 0,-88! 36,-76 72,-84! 76,-20 56,50 0,98! -56,50 -76,-20")
        d.obj(outline, GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(8, 9), hinset=3, hd=(2, 2))
        inner = shape("-61,-70! -32,-64 0,-75! 32,-64 61,-70! 63,-18 46,42 0,82! -46,42 -63,-18")
        d.obj(inner, RED, RED_SH, None, w=2.6, sd=(8, 8))
        with d.clip(inner):
            for quarter in (rect(0, -80, 80, 62), rect(-80, -18, 80, 110)):
                d.fill(quarter, WHITE)
            d.ink(stroke([(0, -80), (0, 90)]), 2.6, (0, 0), wob=0)
            d.ink(stroke([(-70, -18), (70, -18)]), 2.6, (0, 0), wob=0)
        with d.at(0, -22, 0, 0.4):
            d.obj(french_sign("S"), BLACK, BLACK_SH, BLACK_HI, w=6, sd=(10, 10), hinset=8, hd=(6, 7))
        for px, py in ((-66, -77), (0, -81), (66, -77), (0, 88), (-70, -20), (70, -20)):
            d.obj(circle(px, py, 4.2), GOLD_HI, GOLD_SH, None, w=2, sd=(1.5, 2))


def tassel(d: Drawing, x: float, y: float, c: Tones) -> None:
    """A tassel that hangs from (x, y), about 34 high."""
    with d.at(x, y):
        d.obj(shape("-6,8! 6,8! 10,28 8,34! 3,30! 0,35! -3,30! -8,34! -10,28"), c[0], c[1], None, w=2.6, sd=(4, 2))
        d.obj(circle(0, 5, 6), GOLD, GOLD_SH, None, w=2.4, sd=(2, 2))
