"""Ace to seven of bastos: rough clubs, their twigs cut short, a few leaves still on them."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import BROWN_SH, CUT_WOOD, CUT_WOOD_SH
from assets.artwork.parts.plants import leaf
from assets.artwork.spanish.pinta import paper, pinta, rows
from assets.artwork.spanish.tints import CUDGEL, LEAF_GREEN, SCARLET, YELLOW

LONG = {2: 640, 3: 330, 4: 320, 5: 306, 6: 316, 7: 212}
WIDE = {2: 0.76, 6: 0.96, 7: 1.16}
BODY = (
    "-9,150! -10,118 -14,92 -12,66 -18,44 -16,18 -22,-6 -20,-32 -28,-56 -26,-84 -32,-108 -28,-134 -14,-148 4,-150 "
    "20,-146 31,-130 30,-106 26,-82 30,-56 22,-34 24,-8 18,16 17,42 12,66 14,92 10,118 9,150! 0,153"
)
GRAIN = (
    "222,300 228,330 224,360",
    "268,396 274,430 268,462",
    "236,240 232,270 238,296",
    "262,180 268,212 262,244",
    "240,560 238,590 242,612",
    "230,116 226,146 232,170",
    "246,452 242,480 246,506",
)
"""More bark on the great club."""
TWIGS = ((-24, -78, -58, 24), (25, -52, 56, 26), (-18, -14, -60, 22), (19, 22, 58, 20), (-14, 62, -56, 16))
"""Where the twigs were cut: x, y, lean, length."""


def garrote(
    d: Drawing, x: float, y: float, length: float, wide: float = 1.0, rot: float = 0, leafy: tuple[int, ...] = (1, 2)
) -> None:
    """A club around (x, y), thick end up; a negative width mirrors it, `leafy` says which twigs have leaves."""
    s = length / 300
    with d.at(x, y, rot, s, sx=s * wide, sy=s, line=min(s**0.7, 1.25)):
        for k, (tx, ty, lean, ln) in enumerate(TWIGS):
            _twig(d, tx, ty, lean, ln, leaves=k in leafy and not d.small)
        _trunk(d)


def _twig(d: Drawing, x: float, y: float, lean: float, ln: float, leaves: bool) -> None:
    r = ln * 0.36
    with d.at(x, y, lean, 1, line=1):
        if leaves:
            for a, long in ((-132, 32), (-56, 34), (-92, 38)):
                leaf(d, 0, -ln * 0.9, a, long, 12, LEAF_GREEN, line=3, vein=False)
        side = shape([(-r * 1.4, 8, 1), (-r, -ln * 0.6), (-r, -ln, 1), (r, -ln, 1), (r, -ln * 0.6), (r * 1.4, 8, 1)])
        d.obj(side, CUDGEL[0], CUDGEL[1], None, w=4.4, sd=(5, 3))
        d.obj(circle(0, -ln, r, r * 0.55), CUT_WOOD, None, None, w=3.4)


def _trunk(d: Drawing) -> None:
    body = shape(BODY)
    d.fill(body, CUDGEL[0])
    d.shade(body, CUDGEL[1], 17, 4)
    d.glint(body, CUDGEL[2], 5, 5, 3)
    for line in (
        "-5,134 -6,104 -2,76",
        "4,72 1,42 5,16",
        "-8,34 -11,6 -8,-18",
        "9,-4 12,-30 8,-54",
        "-14,-50 -16,-78 -12,-100",
        "4,-66 8,-92 4,-116",
        "-18,-106 -16,-122 -10,-134",
        "20,-96 20,-112 16,-126",
        "6,112 7,96 4,84",
    ):
        d.ink(stroke(line), 3, taper=(0.5, 0.5))
    for x, y, r in ((2, 52, 5.5), (-6, -32, 7), (9, -84, 6)):
        d.obj(circle(x, y, r, r * 1.35), BROWN_SH, None, None, w=2.6)
        d.ink(arc(x, y, r * 0.5, 100, 330, r * 0.7), 2, taper=(0.3, 0.3), color=CUDGEL[2])
    d.contour(body, 5)
    d.obj(circle(1, -141, 21, 8), CUT_WOOD, CUT_WOOD_SH, None, w=3.6, sd=(5, 2))
    d.ink(arc(1, -141, 11, 30, 320, 3.8), 2.2, taper=(0.3, 0.3), color=BROWN_SH)


def numbers(d: Drawing, n: int) -> None:
    """Two to seven of bastos, upright side by side."""
    paper(d)
    for k, (x, y) in enumerate(rows(n)):
        garrote(d, x, y, LONG[n], WIDE.get(n, 1.0) * (0.98 if d.small else 1) * (-1 if k % 2 else 1))
    pinta(d, "b")


def ace(d: Drawing) -> None:
    """One great club in full leaf, a ribbon round its grip."""
    paper(d)
    for x, y, a, ln in (
        (196, 232, -160, 74), (192, 226, -128, 62), (304, 288, -20, 78), (306, 282, -52, 64), (204, 374, 170, 74),
        (206, 370, -158, 60), (296, 452, 4, 72), (296, 446, -30, 60), (288, 210, -70, 60), (212, 498, 160, 60),
        (216, 494, -168, 50), (214, 176, -106, 54),
    ):  # fmt: skip
        leaf(d, x, y, a, ln * 1.25, ln * 0.4, LEAF_GREEN, line=3.2)
    garrote(d, 250, 400, 690, 1.0)
    for line in GRAIN:
        d.ink(stroke(line), 2.6, taper=(0.4, 0.6))
    for m in (1, -1):
        with d.at(250, 640, 0, 1, sx=m, sy=1, line=1):
            d.obj(
                shape("4,4! 40,26 62,24 92,54! 78,58 80,76! 50,58 24,52 2,28!"),
                SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(5, 8), hinset=4, hd=(2, 3),
            )  # fmt: skip
            d.obj(
                shape("4,0! 26,-34 60,-40 70,-18 52,4 26,10!"),
                SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(6, 8), hinset=5, hd=(3, 4),
            )  # fmt: skip
    d.obj(
        shape("226,626! 250,620 274,626! 276,656! 250,662 224,656!"), YELLOW[0], YELLOW[1], YELLOW[2], w=3.4, sd=(6, 7)
    )
    pinta(d, "b")
