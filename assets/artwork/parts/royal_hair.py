"""Hair and beards of the kings, in the units of a head."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, shape, stroke
from assets.artwork.palette import AUBURN, BROWNS, DARK_HAIR, Tones

SNOW = ("#f4efe2", "#cfc6b2", "#ffffff")
IRON = ("#8d8983", "#5d5956", "#d0ccc4")
LIP = "#c4523f"


def tresses(d: Drawing, mass: Path | Knots, c: Tones, strands: Sequence[str], w: float = 3.0, sd: float = 8) -> Path:
    """A mass of hair: outline, shadow, dark strands and, every third, a light one."""
    p = mass if isinstance(mass, Path) else shape(mass)
    d.fill(p, c[0])
    d.shade(p, c[1], sd, sd)
    with d.clip(p):
        for i, s in enumerate(strands):
            if i % 3 == 1:
                d.ink(stroke(s), 3.2, (0.5, 0.5), color=c[2])
            else:
                d.ink(stroke(s), 2.1, (0.45, 0.55))
    d.contour(p, w)
    return p


def both(knots: str) -> tuple[Path, Path]:
    """A shape and its mirror image."""
    p = shape(knots)
    return p, p.mirror(0)


def waves_back(d: Drawing, c: Tones = BROWNS) -> None:
    """Long waves on both sides of a frontal head."""
    side = "-4,-54! -30,-52 -46,-30 -44,-6 -52,12 -48,28 -58,42 -54,58 -40,66 -30,58 -20,62! -14,20"
    lines = (
        "-38,-30 -38,-4 -45,14 -41,30 -50,44 -46,58",
        "-32,-10 -37,14 -33,34 -40,46 -38,62",
        "-27,12 -27,34 -32,50 -29,58",
    )
    for m, p in zip((1, -1), both(side), strict=True):
        tresses(d, p, c, [_flip(k, m) for k in lines])


def _flip(knots: str, m: int) -> str:
    return " ".join(f"{m * float(k.split(',')[0])},{k.split(',')[1]}" for k in knots.split())


def forked_beard(d: Drawing, c: Tones = BROWNS) -> None:
    """A full beard parted in two points, with a broad moustache, for the frontal head."""
    right = (
        "0,23! 10,22 22,21 29,9 31.5,-12 32,-36! 39,-34 40.5,-8 42,22 39,40! "
        "42,46 40,58 32,70! 33,78 27,88 16,96! 17,88 10,80 4,72 0,64!"
    )
    pts = [
        (float(k.rstrip("!").split(",")[0]), float(k.rstrip("!").split(",")[1]), k.endswith("!")) for k in right.split()
    ]
    left = [(-x * 0.98, y * 1.01, corner) for x, y, corner in pts[-2:0:-1]]
    lines = (
        "33,12 35,30 30,48 32,62 24,76",
        "26,26 27,42 21,58 24,72 18,90",
        "17,36 19,52 12,66 14,80",
        "9,42 11,54 4,64",
        "30,22 34,36 36,50 32,62",
        "20,30 16,46 20,60 18,76",
        "38,8 39,24 35,40",
    )
    mass = shape([(x, y, 1) if k else (x, y) for x, y, k in [*pts, *left]])
    tresses(d, mass, c, [*lines, *[_flip(k, -1) for k in lines], "0,40 1,52 0,62"], 3.2)
    d.fill(shape("-10,30! -5,28 0,29 5,28 10,30! 5,35 -5,35"), LIP)
    d.ink(stroke("-12,30.4 -5,32 0,31 5,32 12,30.4"), 2.2, (0.3, 0.3), wob=0)
    _moustache(d, "0,21! -8,18.6 -17,23 -26,25 -36,18! -35,28 -27,34 -14,32.6 -5,29 0,27!", c)


def _moustache(d: Drawing, side: str, c: Tones) -> None:
    lines = ("-3,23 -12,25 -24,29 -32,26", "-4,25 -14,28.6 -24,31", "-8,22 -18,26 -28,27")
    for m, p in zip((1, -1), both(side), strict=True):
        tresses(d, p, c, [_flip(k, m) for k in lines], 2.4, 4)


def old_hair_back(d: Drawing, c: Tones = SNOW) -> None:
    """Thin long hair behind an old head in three-quarter view."""
    tresses(
        d,
        "-2,-54 -28,-50 -42,-28 -43,-2 -50,18 -56,40 -64,58 -56,64! -48,66 -42,74! -34,66 -26,70 -14,60! -8,12",
        c,
        (
            "-36,-28 -37,0 -45,24 -56,54",
            "-30,-10 -32,16 -42,42 -47,62",
            "-26,8 -28,34 -36,56 -38,66",
            "-20,26 -22,44 -28,62",
        ),
    )
    tresses(d, "31,10! 36,12 40,22 47,36 40,44 32,38! 28,16", c, ("35,16 38,28 43,36", "33,20 36,32 39,40"), 2.6, 5)


def old_beard(d: Drawing, c: Tones = SNOW) -> None:
    """A white beard down to the girdle, with a drooping moustache."""
    mass = (
        "-31,-34! -26,-24 -27,-2 -24,16 -14,25 -3,26 6,23 16,24 26,23 31,18 34,6! 38,22 37,40 41,56! 38,64 39,80 "
        "33,94! 34,102 29,114 24,122! "
        "22,132 14,142! 13,132 8,126! 4,132 -1,134! 0,122 -6,112! -10,114 -14,112! -14,98 -20,84! -24,84 -27,80! "
        "-25,62 -31,44 -36,20 -36,-10"
    )
    tresses(
        d,
        mass,
        c,
        (
            "-26,18 -24,38 -16,58 -20,76",
            "-18,26 -14,46 -6,66 -10,88 -6,104",
            "-8,30 -4,52 4,72 0,96 4,120",
            "2,40 8,62 13,84 9,108 14,134",
            "11,42 17,64 20,86 16,110",
            "20,40 25,60 27,82 23,106",
            "27,34 31,52 32,72 28,96",
            "33,24 35,42 36,60",
            "-22,22 -18,42 -11,62 -14,82",
            "16,44 21,62 23,84 20,104",
            "-12,36 -8,58 -2,80 -4,100",
        ),
        3.2,
    )
    d.fill(shape("7,31! 12,29.4 16,30 20,29 25,31! 20,35.6 12,35.6"), LIP)
    d.ink(stroke("6,31.2 12,32 16,31.4 21,32 26.5,30.8"), 2, (0.3, 0.3), wob=0)
    tresses(
        d,
        "17,21! 7,19 -2,23 -9,33 -14,45 -22,54! -9,52 0,43 6,33 16,27.6! 22,30 26,40 32,47! 38,46 36,36 31,25 24,19",
        c,
        ("13,23 3,27 -4,38 -11,47", "21,23 28,31 33,42", "10,22 0,28 -7,40"),
        2.4,
        4,
    )


def profile_hair_back(d: Drawing, c: Tones = AUBURN) -> None:
    """Hair blown back from a head in profile to the left."""
    tresses(
        d,
        "-6,-55! 16,-56 36,-44 46,-22 48,2 56,16 68,22! 66,30 60,34 68,44 78,46! 72,56 60,58 50,55 52,64 58,70! 44,72 "
        "32,64 "
        "22,58! 14,34 8,6 4,-18",
        c,
        (
            "8,-34 28,-28 38,-6 46,20 64,30",
            "8,-14 24,-8 32,14 44,38 72,48",
            "12,4 24,14 30,32 40,50 56,62",
            "16,20 24,36 32,50 44,64",
            "14,-46 34,-36 42,-14 52,10",
            "10,-22 28,-16 38,8 48,32",
        ),
    )


def profile_temple(d: Drawing, c: Tones = AUBURN) -> None:
    """Hair from the crown down over the temple and round the ear."""
    tresses(
        d,
        "-22,-44! -16,-30 -6,-18 0,-6 5,8! 9,2 8,-8 14,-15! 22,-16 26,-6 24,6 18,16! 30,20 38,8 40,-12 32,-34 18,-46",
        c,
        ("-14,-42 -4,-28 2,-10 5,2", "-4,-44 12,-34 24,-22 32,-4", "10,-44 26,-34 34,-16 32,8"),
        2.6,
    )


def profile_beard(d: Drawing, c: Tones = AUBURN) -> None:
    """A jutting wedge of a beard with a moustache, for the profile."""
    mass = (
        "-41,37! -43,43 -47,52! -46,60 -54,72! -46,74 -48,84 -50,92! -34,86 -26,82 -24,92! -14,80 -2,68 8,52 14,34 "
        "14,10 "
        "10,-12! 3,-8 2,8 -4,20 -14,26 -22,27 -28,32 -34,36"
    )
    tresses(
        d,
        mass,
        c,
        (
            "6,0 6,20 -2,38 -14,54 -24,74",
            "-2,22 -12,38 -24,54 -36,72",
            "-14,30 -24,42 -34,54 -44,68",
            "-26,38 -33,48 -40,58",
            "9,18 4,40 -8,60 -18,78",
            "-8,28 -18,42 -30,58 -42,78",
            "2,30 -10,50 -24,66 -36,82",
        ),
        3.2,
    )
    tresses(
        d,
        "-45,20! -36,18.6 -28,23 -21,31 -15,43! -25,40 -32,33.5 -39,30.4 -46,31!",
        c,
        ("-40,23 -32,26 -25,33", "-38,25 -30,30 -24,36"),
        2.4,
        4,
    )


def young_hair(d: Drawing, c: Tones = DARK_HAIR) -> None:
    """Curls at the nape under a helmet, for the head in three-quarter view."""
    tresses(
        d,
        "-16,-30! -38,-26 -44,0 -50,16 -46,28 -54,40 -50,54 -36,58 -28,50 -18,54! -12,20",
        c,
        ("-34,-10 -40,14 -36,30 -44,44", "-28,4 -31,24 -28,40 -36,54", "-22,14 -22,34 -24,48"),
    )


def young_moustache(d: Drawing, c: Tones = DARK_HAIR) -> None:
    """A young man's thin moustache with turned-up points and a tuft under the lip."""
    d.fill(shape("16,22.6! 8,21.4 1,25 -7,25.4 -12,19! -12,27 -5,31 5,30 16,26.6!"), c[0])
    d.fill(shape("17,22.6! 22,21.4 27,24.6 32,24 35,18.6! 36,26 31,29.6 24,29 17,26.6!"), c[0])
    d.ink(stroke("11,24 3,27 -5,28"), 1.5, (0.4, 0.5), color=c[2], wob=0)
    d.ink(stroke("21,24 26,27 31,27.4"), 1.4, (0.4, 0.5), color=c[2], wob=0)
    d.fill(shape("12,38.6! 16,39.6 20,38.4! 18.6,43 16,48 13,43.4"), c[0])


def warrior_hair_back(d: Drawing, c: Tones = IRON) -> None:
    """Hair to the shoulders behind a head in three-quarter view."""
    tresses(
        d,
        "-4,-54 -30,-48 -43,-28 -45,-4 -53,18 -54,42 -64,66! -54,68 -49,80! -41,74 -34,84! -26,74 -14,76! -8,12",
        c,
        (
            "-37,-28 -39,-2 -47,22 -48,46 -57,65",
            "-31,-12 -34,14 -42,40 -46,72",
            "-27,4 -29,32 -36,56 -35,78",
            "-22,20 -23,46 -28,70",
        ),
    )
    tresses(d, "31,8! 37,12 42,26 48,38! 43,44 40,54! 31,46! 28,16", c, ("35,16 38,30 43,40", "33,22 36,36 38,48"), 2.6)


def spade_beard(d: Drawing, c: Tones = IRON) -> None:
    """A full beard cut square, a heavy moustache hanging over it, for the head in three-quarter view."""
    mass = (
        "-31,-34! -25,-24 -26,-4 -23,14 -14,24 -3,26 6,23 16,24 26,23 32,17 35,4! 39,20 41,40 40,60 42,78! 37,82 "
        "35,90! 29,86 25,93! 19,88 13,96! 7,89 0,94! -5,87 -12,90! -16,83 -23,85! -25,78 -31,77! -32,58 "
        "-36,40 -38,18 -37,-10"
    )
    tresses(
        d,
        mass,
        c,
        (
            "-29,0 -27,24 -31,46 -29,72",
            "-24,18 -20,40 -23,60 -22,80",
            "-18,26 -12,46 -15,66 -12,86",
            "-8,32 -3,52 -6,70 -4,86",
            "1,40 5,58 2,76 1,90",
            "11,44 13,62 11,80 13,92",
            "20,42 22,60 21,78 24,90",
            "28,34 31,54 30,72 34,86",
            "34,22 36,42 36,62 38,78",
            "-33,6 -32,30 -33,50 -30,66",
            "-1,34 10,50 8,68 7,84",
            "23,34 27,52 26,70 29,84",
        ),
        3.2,
    )
    d.fill(shape("7,32.4! 12,31 16,31.6 20,31 25,32.4! 20,36 12,36"), LIP)
    tresses(
        d,
        "17,21! 8,19 -2,22 -11,29 -17,38 -19,52! -11,47 -2,43 5,36 16,29.4! 22,33 28,40 36,50! 40,42 37,32 31,24 "
        "24,19.4",
        c,
        ("13,23 2,27 -8,36 -14,46", "21,23 29,30 35,42", "10,23 0,30 -8,40", "14,26 6,31 -2,38"),
        2.6,
        4,
    )


def merchant_hair(d: Drawing, c: Tones = BROWNS) -> None:
    """Curls down to the jaw on both sides of a frontal head."""
    side = "-4,-54! -30,-52 -44,-34 -47,-14 -54,0 -50,14 -58,28 -52,44 -38,48 -28,40! -16,10"
    lines = ("-38,-34 -40,-12 -47,4 -42,18 -50,34", "-33,-10 -37,12 -34,26 -42,42", "-44,-6 -46,8 -44,22")
    for m, p in zip((1, -1), both(side), strict=True):
        tresses(d, p, c, [_flip(k, m) for k in lines])


def round_beard(d: Drawing, c: Tones = BROWNS) -> None:
    """A short beard round a full chin and a moustache with curled ends, for the frontal head."""
    right = (
        "0,37! 9,38 20,38 31,32 37.5,16 38.5,-8 36,-34! 42,-30 44.5,-8 45,14 42,36! "
        "43,40 38,52 31,58! 31,62 22,68 14,69! 12,74 0,76!"
    )
    pts = [(*map(float, k.rstrip("!").split(",")), k.endswith("!")) for k in right.split()]
    left = [(-x, y, corner) for x, y, corner in pts[-2:0:-1]]
    lines = (
        "38,-20 40,6 36,28 26,44",
        "34,26 34,40 24,54",
        "26,36 26,48 17,62",
        "16,41 16,54 9,68",
        "7,42 7,56 3,70",
        "30,33 31,44 24,58",
        "21,40 20,52 13,64",
    )
    mass = shape([(x, y, 1) if k else (x, y) for x, y, k in [*pts, *left]])
    tresses(d, mass, c, [*lines, *[_flip(k, -1) for k in lines]], 3.2)
    d.fill(shape("-10,31! -5,29.4 0,30.4 5,29.4 10,31! 5,36.4 -5,36.4"), LIP)
    d.ink(stroke("-14,29.6 -6,32.4 0,31.8 6,32.4 14,29.6"), 2.2, (0.3, 0.3), wob=0)
    _moustache(
        d, "0,22.4! -8,20 -16,23 -25,24.5 -32,20 -33,13 -27,11! -39,9 -42,20 -36,29 -24,32 -12,31 -4,28 0,27!", c
    )
