"""Headdresses and keepsakes of the French queens; heads in the units of a head, things in card units."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, rect, shape, stroke
from assets.artwork.palette import (
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREENS,
    INK,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.heads import locks
from assets.artwork.parts.plants import flower, leaf


def hennin(d: Drawing, c: Tones, band: Tones) -> None:
    """A tall cone tipped back, a band over the brow, a veil falling from its tip; three-quarter view to the right."""
    veil = shape("-71,-112! -86,-60 -100,10 -98,76 -112,140! -88,150 -66,142 -48,150! -46,90 -40,40 -44,-10! -58,-60")
    d.obj(veil, WHITE, WHITE_SH, None, w=3, sd=(8, 2))
    for q in ("-70,-96 -84,-20 -82,60 -92,138", "-66,-80 -68,0 -66,70 -72,138", "-60,-40 -55,30 -55,100"):
        d.ink(stroke(q), 2, (0.3, 0.5))
    cone = shape("36,-48! 16,-80 -16,-108 -64,-132! -76,-125! -70,-84 -62,-40 -46,4! -30,-28 0,-46")
    d.obj(cone, c[0], c[1], c[2], w=3.4, sd=(6, 10), hinset=4)
    for q in ("20,-70 -16,-56 -52,-18", "-4,-95 -32,-80 -64,-52", "-30,-112 -48,-102 -70,-87"):
        d.ink(stroke(q), 8, (0, 0), wob=0)
        d.ink(stroke(q), 4.4, (0, 0), wob=0, color=GOLD)
    brim = shape(
        "32,-55 41,-46 43,-33 39,-24! 33,-32 18,-39 0,-36 -15,-24 -24,-6 -27,14 -31,32! -44,32 -49,16! -46,-12 -34,-36 "
        "-10,-54 14,-59"
    )
    d.obj(brim, band[0], band[1], band[2] if len(band) > 2 else None, w=3.2, sd=(5, 5), hinset=4, hd=(2, 3))
    for x, y in ((34, -42), (18, -48.5), (0, -46.5), (-17, -36), (-29, -19), (-36, 1), (-39, 20)):
        d.obj(circle(x, y, 4), WHITE, WHITE_SH, None, w=2, sd=(1.5, 2))
    d.obj(shape("-36,34! -30,42 -36,52! -42,42!"), RED, None, None, w=2.4)


def wreath(d: Drawing, one: Tones, other: Tones) -> None:
    """Roses and leaves around a head seen from the front, a little crown above them."""
    d.obj(
        shape("-32,-46! -42,-84! -26,-72 -15,-70! 0,-100! 15,-70 26,-72 42,-84! 32,-46!"),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=3,
        sd=(7, 3),
        hinset=4,
        hd=(2, 2),
    )
    for x, y in ((-42, -88), (0, -105), (42, -88)):
        d.obj(circle(x, y, 5.5), WHITE, WHITE_SH, None, w=2.4, sd=(2, 2))
    for x, y, a in (
        (-42, -32, 120),
        (-36, -46, 210),
        (-14, -58, 250),
        (14, -58, 290),
        (36, -46, -30),
        (42, -32, 60),
        (-28, -50, 170),
        (28, -50, 10),
        (-45, -20, 100),
        (45, -20, 80),
    ):
        leaf(d, x, y, a, 22, 9, GREENS, line=2.2)
    for i, (x, y, r) in enumerate(((-42, -34, 10), (-24, -47, 12), (0, -52, 14), (24, -47, 12), (42, -34, 10))):
        flower(d, x, y, r, one if i % 2 == 0 else other, 6, rot=i * 20)


def net_hair(d: Drawing, c: Tones) -> None:
    """Hair parted on the brow and gathered in a golden net over each ear; three-quarter view to the right."""
    locks(
        d,
        "20,-48! 8,-42 -8,-34 -20,-20 -25,-4! -42,-2 -46,-24 -36,-46 -10,-58 14,-56 30,-50 40,-36 42,-14 37,-4! "
        "36,-22 30,-38",
        c[0], c[1], ["14,-50 -10,-40 -28,-14", "2,-54 -22,-44 -38,-12", "26,-46 36,-30 39,-12"], w=2.8, hi=c[2],
    )  # fmt: skip
    for x, y, rx, ry in ((-37, 8, 17, 22), (40, 6, 9, 17)):
        p = circle(x, y, rx, ry)
        d.obj(p, c[0], c[1], None, w=3, sd=(5, 5))
        with d.clip(p):
            for k in range(-5, 6):
                d.ink(stroke([(x + k * 8 - 24, y - 26), (x + k * 8 + 24, y + 26)]), 2.2, (0, 0), color=GOLD, wob=0)
                d.ink(stroke([(x + k * 8 + 24, y - 26), (x + k * 8 - 24, y + 26)]), 2.2, (0, 0), color=GOLD, wob=0)
        d.contour(p, 3)
    d.obj(circle(-38, 33, 4.5), WHITE, WHITE_SH, None, w=2, sd=(2, 2))


def heart_hood(d: Drawing, c: Tones, edge: Tones, hair: Tones, back: bool = False) -> None:
    """A hood with a wired front like a heart, pearls on its rim; `back` draws what hangs behind the neck."""
    if back:
        d.obj(
            shape("-10,-50! -44,-40 -58,0 -60,44 -54,82! -30,86 0,80! 20,60"),
            c[0],
            c[1],
            c[2],
            w=3.4,
            sd=(8, 4),
            hinset=5,
        )
        for q in ("-44,-10 -50,30 -48,78", "-30,10 -32,50 -30,80"):
            d.ink(stroke(q), 2.2, (0.3, 0.5), color=c[2])
        return
    locks(
        d,
        "12,-44! -4,-40 -18,-28 -26,-8 -28,8! -40,4 -40,-26 -26,-48 0,-54",
        hair[0],
        hair[1],
        ["6,-46 -16,-36 -32,-6"],
        w=2.6,
        hi=hair[2],
    )
    locks(d, "14,-44! 28,-36 34,-20 35,-6! 42,-16 38,-40 26,-52", hair[0], hair[1], ["22,-46 34,-32 38,-16"], w=2.6)
    hood = shape(
        "13,-40! 4,-58 -16,-62 -36,-50 -46,-26 -44,6 -36,34! -54,40 -64,6 -62,-38 -42,-72 -8,-84 22,-80 44,-62 52,-30 "
        "48,10! 42,20 38,6! 42,-20 40,-44 28,-56!"
    )
    d.obj(hood, c[0], c[1], c[2], w=3.4, sd=(7, 7), hinset=4)
    rim = stroke("-36,34 -44,6 -46,-26 -36,-50 -16,-62 4,-58 13,-40")
    for line in (rim, stroke("13,-40 24,-57 38,-48 43,-24 39,8")):
        d.ink(line, 9.5, (0, 0), wob=0)
        d.ink(line, 5.6, (0, 0), color=edge[0], wob=0)
        for k in range(9):
            q, _ = line.at((k + 0.5) / 9)
            d.obj(circle(q[0], q[1], 3.6), WHITE, WHITE_SH, None, w=1.9, sd=(1, 2))
    d.obj(shape("13,-38! 19,-28 13,-16! 7,-28!"), RED, None, None, w=2.4)
    with d.at(-4, -80, -6, 0.62):
        for x, h in ((-34, 22), (-12, 32), (12, 32), (34, 22)):
            d.obj(shape([(x - 11, 4, 1), (x, -h, 1), (x + 11, 4, 1)]), GOLD, GOLD_SH, None, w=4, sd=(5, 2))
            d.obj(circle(x, -h - 5, 7), WHITE, WHITE_SH, None, w=3.4, sd=(2, 2))
        d.obj(shape("-46,0! 0,-8 46,0! 44,18! 0,10 -44,18!"), GOLD_HI, GOLD, None, w=4, sd=(5, 2))


def mirror(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A round hand mirror, its handle down to y + 150."""
    with d.at(x, y, 0, s):
        d.obj(shape("-7,46! 7,46! 9,150! -9,150!"), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(6, 0), hinset=2, hd=(2, 0))
        d.obj(circle(0, 60, 11, 7), GOLD, GOLD_SH, None, w=2.8, sd=(4, 3))
        for k in range(12):
            a = math.radians(30 * k)
            d.obj(circle(47 * math.cos(a), 52 * math.sin(a), 8), GOLD, GOLD_SH, None, w=2.6, sd=(3, 3))
        d.obj(circle(0, 0, 44, 49), GOLD, GOLD_SH, None, w=3.2, sd=(8, 8))
        glass = circle(0, 0, 33, 38)
        d.obj(glass, STEEL, STEEL_SH, STEEL_HI, w=3, sd=(-8, -9), hinset=5, hd=(4, 5))
        d.ink(stroke("-14,20 2,-2 14,-24"), 5, (0.4, 0.4), color=STEEL_HI, wob=0)
        d.ink(stroke("-4,24 8,8 16,-6"), 3, (0.4, 0.4), color=STEEL_HI, wob=0)


def fan(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A fan of seven feathers, its handle down to y + 90."""
    with d.at(x, y, 0, s):
        for k in (-3, 3, -2, 2, -1, 1, 0):
            with d.at(0, 0, k * 21, 1, line=1):
                c = (WHITE, WHITE_SH) if k % 2 else (REDS[0], REDS[1])
                d.obj(shape("-5,-20! -17,-62 -15,-92 0,-108 15,-92 17,-62 5,-20!"), c[0], c[1], None, w=2.8, sd=(5, 3))
                d.ink(stroke("0,-24 0,-92"), 2.2, (0.1, 0.5))
                for q in ("0,-52 -9,-66", "0,-52 9,-66", "0,-70 -8,-82", "0,-70 8,-82"):
                    d.ink(stroke(q), 1.6, (0.1, 0.7), wob=0)
                d.obj(circle(0, -92, 5.5), GOLD if k % 2 else GREENS[0], None, None, w=2)
        d.obj(shape("-6,0! 6,0! 8,90! -8,90!"), BROWNS[0], BROWNS[1], None, w=3, sd=(6, 0))
        d.obj(shape("-26,-18! 0,-34 26,-18! 16,8 -16,8"), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(6, 4), hinset=3, hd=(2, 2))
        d.obj(circle(0, -10, 7), RED, None, None, w=2.4)
        d.ink(arc(0, -12, 20, 200, 340, 12), 1.8, (0.2, 0.2), color=INK)


def prayer_book(d: Drawing, x: float, y: float, rot: float = 0) -> None:
    """A small book bound in red with golden corners and clasps, about 84 x 104, its middle at (x, y)."""
    with d.at(x, y, rot, 1):
        d.obj(rect(-38, -46, 82, 100, 4), WHITE, WHITE_SH, None, w=3, sd=(6, 6))
        for k in (-39, -34, -29):
            d.ink(stroke([(42, k + 6), (42, k + 80)]), 1.2, (0.1, 0.1), wob=0)
        d.obj(rect(-42, -52, 80, 100, 5), RED, RED_SH, None, w=3.3, sd=(8, 8))
        d.obj(rect(-33, -43, 62, 82, 3), RED, None, GOLD, w=2.2, hinset=0)
        for px, py, a in ((-42, -52, 0), (38, -52, 90), (38, 48, 180), (-42, 48, 270)):
            with d.at(px, py, a, 1, line=1):
                d.obj(shape("-1,-1! 22,-1! 16,12 12,16 -1,22!"), GOLD, GOLD_SH, None, w=2.4, sd=(3, 3))
        with d.at(-2, -2, 0, 1):
            for a in (0, 90, 180, 270):
                with d.at(0, 0, a, 1, line=1):
                    d.obj(shape("0,-4! 10,-14 8,-26 0,-32! -8,-26 -10,-14"), GOLD, GOLD_SH, None, w=2.2, sd=(3, 3))
            d.obj(circle(0, 0, 7), GREENS[0], GREENS[1], None, w=2.2, sd=(2, 2))
