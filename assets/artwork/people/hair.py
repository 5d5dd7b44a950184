"""Hair that lies smooth: short, parted, tousled, bobbed, long, plaited, tied up. In the units of a head."""

import math
from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import AUBURN, BLACK, BLOND, BROWNS, DARK_HAIR, GREY_HAIR, RED, REDS, Tones
from assets.artwork.parts.heads import locks
from assets.artwork.people.person import Hair

BLACK_HAIR: Tones = ("#33292c", "#1c1518", "#6d6068")
DARK_BROWN: Tones = ("#54362a", "#33201a", "#8a6450")
WHITE_HAIR: Tones = ("#efeae0", "#c6beb0", "#ffffff")
SILVER: Tones = ("#cfcac4", "#9b958f", "#f2efea")
HENNA: Tones = ("#a8442a", "#74281a", "#d97a56")
__all__ = ["AUBURN", "BLACK", "BLOND", "BROWNS", "DARK_HAIR", "GREY_HAIR"]


def mass(tones: Tones, outline: str, strands: Sequence[str] = (), w: float = 2.8) -> Pen:
    """A mass of hair with its strands, every third in the light tone."""

    def pen(d: Drawing) -> None:
        locks(d, outline, tones[0], tones[1], strands, w=w, hi=tones[2])

    return pen


def both(*pens: Pen) -> Pen:
    """Several pens, one after the other."""

    def pen(d: Drawing) -> None:
        for one in pens:
            one(d)

    return pen


def tufts(
    cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, count: int, high: float, lean: float
) -> str:
    """Knots of tufts like flames along a piece of an ellipse, leaning by `lean` degrees."""
    knots, step = [], (a1 - a0) / count

    def at(a: float, more: float) -> tuple[float, float]:
        return cx + (rx + more) * math.cos(math.radians(a)), cy + (ry + more) * math.sin(math.radians(a))

    for k in range(count):
        a, tall = a0 + k * step, high * (1.0 if k % 2 else 0.72)
        knots.append("{:.1f},{:.1f}!".format(*at(a, 0)))
        knots.append("{:.1f},{:.1f}".format(*at(a + step * 0.32 + lean * 0.2, tall * 0.62)))
        knots.append("{:.1f},{:.1f}!".format(*at(a + step * 0.62 + lean, tall)))
        knots.append("{:.1f},{:.1f}".format(*at(a + step * 0.86 + lean * 0.3, tall * 0.3)))
    return " ".join(knots)


def tousled(c: Tones) -> Hair:
    """A boy's hair that no comb has seen today."""
    front = mass(
        c,
        "36,-8! 35,-22 30,-30! 27,-24! 20,-29 14,-36! 14,-25! 4,-28 -4,-37! -5,-23! -15,-26 -20,-33! -22,-17! -27,-14 "
        "-29,-8 -31,4! -40,4! " + tufts(0, -24, 45, 38, 154, 348, 8, 19, 7) + " 44,-30! 43,-18",
        [
            "-6,-56 -14,-48 -14,-32",
            "8,-58 2,-50 2,-38",
            "22,-58 18,-48 20,-38",
            "-24,-54 -32,-40 -30,-22",
            "-38,-40 -42,-26 -38,-8",
            "34,-50 34,-44 36,-30",
            "14,-64 10,-54 12,-44",
        ],
    )
    return Hair(None, front)


def short(c: Tones) -> Hair:
    """Short and neat, parted at the near side."""
    front = mass(
        c,
        "37,-10! 35,-26 30,-36! 16,-30 -2,-31 -16,-38! -24,-28 -29,-14 -31,4! -38,4! -46,-10 -48,-32 -38,-54 -20,-64! "
        "-8,-72 16,-72 34,-62 "
        "43,-44 42,-24",
        [
            "-16,-38 -8,-54 10,-62",
            "0,-33 10,-46 26,-52",
            "-26,-30 -36,-36 -38,-50",
            "-32,-14 -42,-22 -43,-36",
            "18,-32 28,-40 36,-42",
            "-20,-64 -4,-64 8,-68",
        ],
    )
    return Hair(None, front)


def swept(c: Tones) -> Hair:
    """Combed straight back, with a high brow."""
    front = mass(
        c,
        "37,-14! 36,-30 28,-42! 10,-46 -10,-46 -24,-40! -28,-26 -31,-10 -32,4! -40,4! -47,-12 -48,-36 -36,-58 -12,-70 "
        "14,-70 34,-60 43,-42 "
        "42,-24",
        [
            "-22,-42 -30,-50 -34,-56",
            "-8,-46 -14,-56 -18,-66",
            "8,-46 8,-56 6,-68",
            "22,-44 26,-52 26,-62",
            "-32,-10 -42,-16 -46,-28",
            "32,-36 38,-42 40,-46",
        ],
    )
    return Hair(None, front)


def quiff(c: Tones) -> Hair:
    """Short at the sides, a wave over the brow."""
    front = mass(
        c,
        "37,-8! 36,-24 33,-34! 24,-30 8,-34 -8,-33 -20,-36! -27,-26 -30,-8 -32,2! -38,0! -44,-16 -42,-36 -34,-46! "
        "-40,-60 -26,-76 0,-84 26,-82 "
        "44,-68 46,-52 36,-44! 42,-34 41,-20",
        [
            "-20,-36 -24,-54 -8,-70 14,-76",
            "-6,-34 -8,-50 6,-62 26,-68",
            "10,-34 12,-46 24,-56 38,-58",
            "-34,-46 -30,-40 -26,-38",
            "-32,-66 -14,-76 6,-78",
            "-34,-10 -40,-22 -38,-34",
        ],
    )
    return Hair(None, front)


def bald(c: Tones, crown: bool = False) -> Hair:
    """Hair only over the ears; `crown`: a few long hairs combed across."""
    near = mass(
        c,
        "-29,-30! -31,-14 -32,4! -39,8! -49,0 -50,-18 -44,-34 -36,-40",
        ["-34,-32 -40,-18 -38,0", "-40,-30 -46,-14 -43,0"],
        w=2.6,
    )
    far = mass(c, "33,-31! 36,-15! 40,-10! 42,-21 38,-34", [], w=2.4)
    over = mass(
        c,
        "30,-46! 14,-52 -8,-50 -30,-38! -38,-46 -24,-60 0,-64 22,-58",
        ["-30,-42 -8,-56 22,-52", "-26,-50 -4,-60 18,-56"],
        w=2.4,
    )
    return Hair(None, both(near, far, over if crown else _shine))


def _shine(d: Drawing) -> None:
    """The lamp on a bald head."""
    d.fill(circle(-10, -44, 9, 4), "#ffffff", 0.35)


def bob(c: Tones, fringe: bool = True, low: float = 36) -> Hair:
    """Hair to the chin, with or without a fringe."""
    back = mass(
        c,
        f"0,-62 -34,-54 -50,-28 -52,4 -54,{low} -40,{low + 8} -10,{low + 2} 20,{low + 2} 42,{low + 6} 50,{low - 4} "
        "48,0 44,-30 30,-54",
        [f"-44,-10 -47,14 -46,{low}", f"44,-4 45,16 44,{low}"],
    )
    if fringe:
        front = mass(
            c,
            f"36,-24! 28,-21 14,-24 0,-21 -14,-23 -25,-17! -28,0 -31,18 -25,{low + 9}! -43,{low + 11} -55,{low - 2} "
            "-53,0 -50,-32 -36,-56 -10,-68 "
            f"16,-66 36,-52 45,-30 49,0 50,{low - 4} 34,{low + 8}! 40,{low - 10} 38,-6",
            [
                "-10,-62 -18,-44 -20,-24",
                "4,-64 0,-44 -4,-24",
                "18,-60 18,-42 14,-26",
                "-26,-54 -38,-28 -38,6 -40,34",
                "-36,-40 -46,-14 -47,16 -46,34",
                "32,-50 36,-36 34,-26",
                "42,-24 43,0 42,24",
            ],
        )
    else:
        front = mass(
            c,
            f"37,-14! 35,-28 24,-40 -2,-46! -18,-36 -26,-18 -28,4 -31,18 -24,{low + 8}! -43,{low + 10} -55,{low - 4} "
            "-53,0 -50,-32 -36,-56 -10,-68 "
            f"16,-66 36,-52 45,-30 49,0 50,{low - 4} 35,{low + 8}! 41,{low - 10} 38,4",
            [
                "-2,-48 -22,-40 -34,-14 -36,30",
                "-6,-58 -32,-46 -44,-12 -46,30",
                "2,-52 22,-48 36,-34 40,-10",
                "12,-60 32,-50 42,-26 43,14",
                "-16,-62 -38,-44 -48,-8",
                "-24,-30 -31,-6 -32,22",
            ],
        )
    return Hair(back, front)


def long(c: Tones) -> Hair:
    """Long hair parted at the far side, behind the near ear and over the shoulders, its locks ending in points."""
    back = mass(
        c,
        "0,-62 -34,-54 -50,-28 -55,4 -60,30 -62,52 -63,74 -72,92! -60,96 -44,106! 40,106! 54,98 62,86! 58,72 57,58 "
        "58,40 52,8 44,-30 30,-54",
        ["-50,10 -55,40 -60,70", "48,10 53,44 57,74"],
    )
    front = mass(
        c,
        "38,-10! 37,-22 30,-35 15,-47! 4,-36 -14,-27 -30,-16! -35,0 -36,18 -36,40 -33,62 -38,92! -52,76 -60,54 -58,28 "
        "-56,4 -55,-28 -40,-58 -12,-72 20,-71 42,-54 50,-28 51,2 56,24 57,44 46,74! 44,54 45,34 40,14",
        [
            "14,-50 -12,-44 -34,-28 -46,-8 -50,14",
            "12,-58 -20,-58 -44,-36",
            "18,-50 34,-42 43,-22 46,8",
            "-42,24 -48,50 -42,78",
        ],
    )
    return Hair(back, front)


def drawn_back(c: Tones, bun: tuple[float, float, float] | None = (-6, -72, 20)) -> Hair:
    """Drawn back from the brow into a bun at x, y of this radius."""

    def knot(d: Drawing) -> None:
        if bun:
            x, y, r = bun
            ball = d.obj(circle(x, y, r, r * 0.86), c[0], c[1], c[2], w=2.8, sd=(5, 5), hinset=4, hd=(3, 3))
            with d.clip(ball):
                for k in (-0.5, 0.05, 0.55):
                    d.ink(
                        stroke([(x + r * (k - 0.3), y + r * 0.7), (x + r * k, y), (x + r * (k + 0.35), y - r * 0.66)]),
                        2,
                        taper=(0.3, 0.6),
                    )

    front = mass(
        c,
        "37,-12! 36,-26 28,-37 12,-42 -8,-39 -22,-30 -28,-14 -31,2! -36,6! -46,-6 -49,-28 -40,-50 -18,-64 8,-66 30,-56 "
        "42,-38 42,-20",
        [
            "-26,-20 -32,-38 -22,-56",
            "-16,-34 -18,-48 -10,-62",
            "-2,-40 -2,-52 2,-64",
            "14,-42 16,-52 12,-62",
            "28,-37 30,-46 22,-58",
            "-32,0 -42,-18 -38,-42",
        ],
    )
    return Hair(knot, front)


def plaits(c: Tones, ribbon: Tones = REDS) -> Hair:
    """Two plaits with ribbons, parted in the middle."""

    def plait(d: Drawing, x: float, s: int) -> None:
        for k in range(5):
            with d.at(x + s * (k * 1.6), 22 + k * 13, s * 12 * (1 if k % 2 else -1), 1):
                d.obj(
                    shape("-11,-9! 0,-12 11,-9! 12,4 0,12 -12,4"),
                    c[0],
                    c[1],
                    c[2] if k < 4 else None,
                    w=2.5,
                    sd=(4, 4),
                    hinset=3,
                    hd=(2, 2),
                )
                d.ink(stroke("-6,-5 0,2 6,-5"), 1.8, taper=(0.4, 0.4))
        with d.at(x + s * 8, 88, 0, 1):
            d.obj(shape("-6,4! -10,26 0,20! 9,27 6,4!"), c[0], c[1], None, w=2.4, sd=(3, 2))
            for t in (-1, 1):
                d.obj(
                    shape([(0, 0, 1), (t * 10, -10), (t * 18, -6), (t * 16, 6), (t * 8, 6)]),
                    ribbon[0],
                    ribbon[1],
                    None,
                    w=2.4,
                    sd=(3, 3),
                )
            d.obj(circle(0, 0, 4.5), ribbon[0], None, None, w=2.2)

    def ends(d: Drawing) -> None:
        plait(d, -44, -1)
        plait(d, 46, 1)

    front = mass(
        c,
        "37,-10! 35,-26 24,-38 6,-46! -14,-38 -26,-20 -30,2 -34,22! -46,18 -50,-6 -48,-32 -36,-54 -10,-66 14,-65 "
        "34,-52 44,-30 46,0 44,18! 38,8",
        [
            "6,-46 -18,-40 -32,-16 -38,14",
            "2,-56 -28,-46 -42,-18 -43,12",
            "8,-52 24,-46 36,-30 40,4",
            "-14,-60 -36,-42 -46,-8",
            "16,-60 34,-46 42,-20",
        ],
    )
    return Hair(ends, front)


def tail(c: Tones, ribbon: Tones = REDS) -> Hair:
    """A fountain of hair tied on top of the head."""
    fountain = mass(
        c,
        "-4,-62! -10,-76 -28,-88 -50,-84! -38,-92 -24,-104! -6,-100 4,-112! 14,-100 34,-102! 38,-90 52,-80! 32,-84 "
        "16,-76 12,-62!",
        ["2,-64 -8,-84 -32,-88", "4,-64 2,-86 -2,-104", "6,-64 16,-86 34,-94", "3,-66 0,-80 -16,-98"],
    )

    def pen(d: Drawing) -> None:
        fountain(d)
        d.obj(shape("-8,-72 4,-76 16,-72 15,-62 4,-60 -8,-63"), ribbon[0], ribbon[1], None, w=2.4, sd=(3, 3))

    return Hair(pen, drawn_back(c, None).front)


def mane(c: Tones) -> Hair:
    """A long mane swept back to the collar."""
    back = mass(
        c,
        "0,-60 -36,-54 -52,-28 -54,0 -57,22 -64,40 -74,50! -62,53 -56,64! -40,58 -10,50 30,50 44,60! 54,54 64,46! "
        "55,36 51,14 48,-10 42,-40 26,-56",
        ["-46,-10 -50,20 -60,46", "-42,10 -44,34 -52,54", "46,0 48,24 54,42"],
    )
    front = mass(
        c,
        "38,-12! 36,-32 24,-44! 4,-47 -14,-44 -26,-36! -30,-20 -32,4 -34,20 -42,36! -50,26 -55,8 -57,-14 -56,-34 "
        "-44,-58 -18,-74 12,-76 "
        "36,-66 48,-46 49,-20 50,4 47,22 42,30! 39,8",
        [
            "-24,-38 -40,-46 -50,-34 -52,-6",
            "-12,-44 -28,-60 -46,-50",
            "4,-47 -4,-62 -22,-68",
            "22,-45 20,-60 4,-70",
            "-32,-14 -44,-18 -49,4 -45,24",
            "34,-36 44,-44 46,-26 46,8",
            "30,-42 36,-54 28,-64",
        ],
    )
    return Hair(back, front)


def hairband(tones: Tones, low: float = -50) -> Pen:
    """A band over the hair."""

    def pen(d: Drawing) -> None:
        line = [(-50, low + 26), (-30, low - 8), (4, low - 18), (34, low - 6), (47, low + 22)]
        d.ink(stroke(line), 12, taper=(0, 0), wob=0)
        d.ink(stroke(line), 7.6, taper=(0, 0), wob=0, color=tones[0])

    return pen


def flower(x: float, y: float, r: float = 11, colour: str = RED) -> Pen:
    """A flower in the hair."""

    def pen(d: Drawing) -> None:
        with d.at(x, y, 0, 1):
            d.obj(
                shape([(0, r * 0.4, 1), (-r * 1.5, r * 0.7), (-r * 1.9, r * 1.5, 1), (-r * 0.8, r * 1.5)]),
                "#43813f",
                "#2a5a2e",
                None,
                w=2.2,
                sd=(3, 3),
            )
            for a in range(0, 360, 72):
                with d.at(0, 0, a, 1, line=1):
                    d.obj(circle(0, -r * 0.62, r * 0.58, r * 0.62), colour, None, None, w=2.4)
            d.obj(circle(0, 0, r * 0.36), "#efb52e", None, None, w=2)

    return pen
