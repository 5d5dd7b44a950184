"""Open golden crowns of the reyes and their beards, in the units of a head."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import Tones
from assets.artwork.parts.crowns import gems, pearl
from assets.artwork.parts.royal_hair import tresses
from assets.artwork.spanish.tints import AZURE, LEAF_GREEN, SCARLET, YELLOW

Spots = Sequence[tuple[float, float, float, float]]
FRONT: Spots = ((-37, -50, -18, 0.9), (37, -50, 18, 0.9), (-19, -46, -8, 1.0), (19, -46, 8, 1.0), (0, -45, 0, 1.16))
TURNED: Spots = ((-38, -52, -20, 0.9), (44, -52, 18, 0.9), (-19, -48, -8, 1.0), (26, -48, 8, 1.0), (4, -47, 0, 1.16))
"""Where the fleurons stand, their lean and their size: from the front, and turned to the right."""


def fleuron_crown(d: Drawing, cap: Tones, spots: Spots = FRONT, drop: float = 4) -> None:
    """A cap in a circlet of golden lilies."""
    with d.at(0, drop, 0, 1, line=1):
        d.obj(
            shape("-38,-46! -44,-66 -30,-86 0,-92 32,-86 46,-66 42,-46!"),
            cap[0], cap[1], cap[2], w=3, sd=(12, 6), hinset=4,
        )  # fmt: skip
        for line in ("-20,-50 -26,-68 -14,-86", "22,-50 30,-68 18,-86"):
            d.ink(stroke(line), 2.3, (0.3, 0.6))
        for x, y, rot, s in spots:
            with d.at(x, y, rot, s):
                for m in (1, -1):
                    side = shape("2,-2! 6,-16 16,-24 19,-14 12,-10! 15,-4 9,2!")
                    d.obj(side if m == 1 else side.mirror(0), YELLOW[0], YELLOW[1], None, w=2.7, sd=(3, 3))
                d.obj(
                    shape("-6,4! -8,-14 -10,-24 0,-42! 10,-24 8,-14 6,4!"),
                    YELLOW[0],
                    YELLOW[1],
                    YELLOW[2],
                    w=2.9,
                    sd=(6, 2),
                    hinset=3,
                )
        _band(d)


def _band(d: Drawing) -> None:
    d.obj(
        shape("-43,-55! -22,-48 0,-46 24,-48 47,-55! 46,-39! 24,-31 0,-29 -22,-31 -42,-39!"),
        YELLOW[2], YELLOW[0], None, w=3, sd=(9, 2),
    )  # fmt: skip
    gems(d, ((-31, -44), (-16, -40), (1, -38), (18, -40), (34, -44)), (SCARLET[0], AZURE[0]), 4.6)


def pointed_crown(d: Drawing, drop: float = 4) -> None:
    """An old crown of nine tall points with pearls, the back of it showing; turned to the right."""
    with d.at(0, drop, 0, 1, line=1):
        d.obj(
            shape("-40,-48! -36,-82! -22,-60! -8,-88! 6,-62! 22,-88! 30,-60! 44,-80! 44,-48!"),
            YELLOW[1],
            None,
            None,
            w=2.6,
        )
        front = shape(
            "-43,-44! -54,-94! -34,-66! -24,-102! -8,-68! 4,-108! 18,-68! 34,-102! 40,-66! "
            "58,-92! 47,-44! 24,-38 0,-36 -22,-38"
        )
        d.obj(
            front,
            YELLOW[0],
            YELLOW[1],
            YELLOW[2],
            w=3.2,
            sd=(8, 4),
            hinset=4,
            eng={"ang": 78, "gap": 4.8, "depth": 12, "w": 1.9},
        )
        for x, y in ((-54, -97), (-24, -106), (4, -112), (34, -106), (58, -95)):
            pearl(d, x, y, 5)
        _band(d)
        gems(d, ((1, -38),), (LEAF_GREEN[0],), 6)


def square_beard(d: Drawing, c: Tones) -> None:
    """A broad beard cut square, and a full moustache, for the head in three-quarter view."""
    tresses(
        d,
        "-30,-30! -27,-4 -22,14 -10,22 4,22 16,24 26,22 33,15 35,4! 40,24 41,46 38,70! 30,76 26,72! 20,80 12,74! 4,80 "
        "-4,72! -14,74 -20,64! -28,46 -36,16 -36,-14",
        c,
        (
            "-26,8 -18,34 -10,62", "-16,22 -8,44 0,70", "-4,30 2,50 8,70", "6,40 12,54 14,72", "24,38 26,52 24,70",
            "32,24 34,44 34,66", "14,42 19,56 20,70", "-30,0 -26,24 -18,50",
        ),
        3.0,
    )  # fmt: skip
    d.fill(shape("7,29! 12,27.6 16,28.6 20,27.4 25,29! 20,33.6 12,33.6"), "#b8402f")
    d.ink(stroke("6,29.4 12,30.4 16,29.8 21,30.4 26,29"), 2.1, (0.3, 0.3), wob=0)
    tresses(
        d,
        "17,19! 8,16.6 -4,20 -14,28 -22,26! -18,36 -6,38 6,31 16,26! 22,30 31,36 40,34! 42,26 36,26 29,19 23,17",
        c,
        ("12,21 0,26 -12,33", "22,21 30,27 37,31"),
        2.4,
        4,
    )


def goatee(d: Drawing, c: Tones) -> None:
    """A short pointed beard and a moustache, for the profile to the left."""
    tresses(
        d,
        "-42,37! -44,46 -48,56 -58,70! -40,72 -22,66 -6,52 6,38 12,24 10,-10! 3,-4 0,10 -6,20 -16,27 -28,32 -35,37",
        c,
        ("4,6 -2,26 -14,44 -30,60", "-8,24 -20,40 -36,60", "-20,32 -32,46 -46,64", "8,14 0,36 -18,56"),
        3,
    )
    d.obj(
        shape("-45,20! -36,18.6 -28,22 -20,24 -10,18! -14,30 -24,34 -34,31 -46,30!"), c[0], c[1], None, w=2.4, sd=(3, 3)
    )


def pearls_along(d: Drawing, line: str, n: int, r: float = 5) -> None:
    """A row of pearls on a seam."""
    p = stroke(line)
    for k in range(n):
        q, _ = p.at((k + 0.5) / n)
        d.obj(circle(q[0], q[1], r), "#fffdf7", "#d5d9dc", None, w=2.2, sd=(2, 2))
