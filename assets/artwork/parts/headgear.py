"""Hair, beards, caps, crowns and the turban, in the units of a head."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    BROWN,
    BROWN_HI,
    BROWN_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    RED,
    RED_HI,
    RED_SH,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.heads import locks


def hair_page_back(d: Drawing, c: Tones = (BROWN, BROWN_SH, BROWN_HI)) -> None:
    """Bobbed hair behind the neck."""
    locks(
        d,
        "-8,-54 -34,-46 -48,-22 -50,8 -56,32 -66,48 -50,58 -30,58 -12,50 4,46! -6,10",
        c[0],
        c[1],
        [
            "-40,-30 -46,0 -50,30 -60,48",
            "-34,-20 -38,10 -42,36 -50,54",
            "-30,-6 -30,24 -34,44 -38,56",
            "-26,10 -24,34 -26,52",
            "-18,20 -16,40 -14,50",
        ],
        hi=c[2],
    )


def hair_page_front(d: Drawing, c: Tones = (BROWN, BROWN_SH, BROWN_HI)) -> None:
    """Bobbed hair over the brow and the near cheek."""
    locks(
        d,
        "24,-46! 10,-40 -2,-34 -14,-24 -20,-10 -22,6 -26,20 -30,34 -40,40! -48,20 -46,-14 -36,-44 -10,-58 14,-54",
        c[0],
        c[1],
        [
            "14,-48 -8,-40 -24,-20 -28,6 -34,30",
            "4,-52 -18,-44 -32,-22 -36,6 -40,30",
            "-10,-54 -30,-40 -40,-14 -42,16",
        ],
        w=2.8,
        hi=c[2],
    )


def cap_plume(
    d: Drawing,
    c: Tones = (RED, RED_SH, RED_HI),
    brim: Tones = (BLUE, BLUE_SH, BLUE_HI),
    plume: Tones = (WHITE, WHITE_SH),
    up: bool = False,
) -> None:
    """A soft cap with a feather, hanging or standing up."""
    feather_plume(
        d,
        [(-22, -58), (-38, -86), (-34, -114), (-10, -128), (16, -122), (28, -106)]
        if up
        else [(-20, -62), (-44, -86), (-78, -92), (-104, -70), (-108, -40), (-96, -22)],
        17 if up else 19,
        plume,
    )
    crown = shape("-46,-44! -50,-64 -36,-84 -8,-92 22,-86 40,-68 40,-46! 20,-42 -10,-40")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(10, 8), hinset=4)
    for s in ("-30,-50 -32,-68 -20,-84", "-8,-48 -8,-70 -2,-86", "14,-50 16,-68 14,-82"):
        d.ink(stroke(s), 2.2, taper=(0.4, 0.6))
    b = shape("-52,-50 -44,-58 -14,-54 14,-56 38,-60 48,-54 44,-42 18,-38 -12,-36 -42,-38 -54,-42")
    d.obj(b, brim[0], brim[1], brim[2], w=3.4, sd=(5, 6), hinset=4, hd=(3, 4))
    d.obj(circle(-26, -50, 8), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(-26, -50, 3), RED, None, None, w=1.6)


def hair_king_back(d: Drawing, c: Tones = (BROWN, BROWN_SH, BROWN_HI)) -> None:
    """Long hair behind the neck."""
    locks(
        d,
        "0,-56 -30,-52 -46,-28 -48,0 -54,22 -62,40 -58,56 -46,62 -32,56 -20,60 -8,50! 0,10",
        c[0],
        c[1],
        [
            "-40,-34 -42,0 -50,28 -56,48",
            "-34,-20 -34,10 -42,36 -44,58",
            "-28,0 -28,26 -34,44 -30,56",
            "-22,20 -20,40 -22,56",
        ],
        hi=c[2],
    )
    locks(
        d,
        "28,-40! 38,-24 40,0 42,18 50,32 48,46 38,50 28,44! 30,10",
        c[0],
        c[1],
        ["36,-20 37,8 44,28 42,44", "33,0 34,22 38,40"],
        w=2.8,
    )


def beard_king(d: Drawing, c: Tones = (BROWN, BROWN_SH, BROWN_HI), long: float = 26) -> None:
    """A full beard with a moustache."""
    b = shape(
        [
            (-31, 2, 1),
            (-26, 16),
            (-14, 26),
            (-2, 27),
            (6, 23),
            (16, 24),
            (26, 23),
            (32, 19),
            (36, 8, 1),
            (38, 24),
            (36, 44),
            (27, 50 + long * 0.55),
            (18, 54 + long, 1),
            (10, 52 + long * 0.7),
            (4, 54 + long * 0.85, 1),
            (-8, 50 + long * 0.45),
            (-16, 46 + long * 0.3, 1),
            (-28, 30),
            (-33, 14),
        ]
    )
    locks(
        d,
        b,
        c[0],
        c[1],
        [
            "-24,18 -16,38 -4,58 4,70",
            "-14,28 -6,46 4,62",
            "-2,38 4,54 8,68",
            "10,40 12,56 14,72",
            "20,40 20,56 18,72",
            "30,34 30,50 24,66",
            "-28,14 -22,32 -12,48",
            "34,24 34,42 30,56",
        ],
        hi=c[2],
    )
    # mouth
    d.fill(shape("6,31! 11,28.8 15.5,29.6 19.5,28.6 25,30.6! 20,36 12,36.2"), RED_SH)
    d.ink(stroke("4,31 10,32 15.5,31.4 21,32 27,30.4"), 2.2, taper=(0.3, 0.3), wob=0)
    # moustache
    m = shape("17,21! 8,19 -2,22 -10,30 -20,30! -12,38 0,36 10,29 16.5,27! 22,29 30,35 38,33! 36,27 30,21 24,19")
    locks(d, m, c[0], c[1], ["14,23 4,26 -8,33", "20,23 27,26 33,31", "13,21 2,23 -8,29"], w=2.4)


def crown(d: Drawing, jewel: tuple[str, str] = (RED, BLUE), drop: float = 11) -> None:
    """An open crown with five points."""
    with d.at(0, drop, 0, 1, line=1):
        _crown(d, jewel)


def _crown(d: Drawing, jewel: tuple[str, str]) -> None:
    # open crown with 5 fleurons, seen slightly from below
    back = shape("-40,-46! -34,-58 2,-63 38,-58 44,-46!")
    d.fill(back, GOLD_SH)
    d.contour(back, 2.6)
    pts = "-41,-42! -50,-88! -40,-82 -31,-70! -24,-98! -12,-86 -6,-74! 3,-108! 12,-74! 18,-86 30,-98! 37,-70! 46,-82 55,-88! 45,-42! 24,-35 2,-33 -20,-35"
    p = shape(pts)
    d.fill(p, GOLD)
    d.shade(p, GOLD_SH, 7, 4)
    if d.lod > 0:
        d.engrave(p, ang=75, gap=4.4, depth=12, w=2.0)
    d.contour(p, 3.2)
    for x, y, r in ((-50, -91, 5.5), (-24, -101, 6), (3, -112, 7), (30, -101, 6), (55, -91, 5.5)):
        d.obj(circle(x, y, r), WHITE, WHITE_SH, None, w=2.6, sd=(2.5, 3))
    band = shape("-42,-53! -20,-46 2,-44 24,-46 46,-53! 45,-40! 24,-33 2,-31 -20,-33 -41,-40!")
    d.obj(band, GOLD_HI, GOLD, None, w=3.0, sd=(8, 2))
    for i, (x, y) in enumerate(((-31, -43.5), (-15, -40), (2, -38.5), (19, -40), (35, -43.5))):
        if i % 2 == 0:
            d.obj(shape([(x, y - 5.5, 1), (x + 5, y, 1), (x, y + 5.5, 1), (x - 5, y, 1)]), jewel[0], None, None, w=2)
        else:
            d.obj(circle(x, y, 4.2), jewel[1], None, None, w=2)
