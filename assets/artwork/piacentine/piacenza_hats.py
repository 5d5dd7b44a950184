"""What the Piacentine pages and riders wear on their heads, in the units of a head."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUES, GOLD, GOLD_SH, GOLDS, GREENS, RED, REDS, STEEL, STEEL_HI, STEEL_SH, Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.plants import leaf


def jewel(d: Drawing, x: float, y: float, r: float = 8, stone: str = RED) -> None:
    """A clasp with a stone."""
    d.obj(circle(x, y, r), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(x, y, r * 0.45), stone, None, None, w=1.8)


def slashed_cap(d: Drawing, c: Tones, tabs: Tones, plume: Tones) -> None:
    """A flat cap with a brim of upright tabs in two colours, a curled feather behind; turned to the right."""
    feather_plume(d, [(-30, -56), (-58, -84), (-88, -90), (-110, -70), (-108, -44)], 20, plume, n=8)
    d.obj(shape("-48,-46! -56,-66 -40,-88 0,-96 38,-90 54,-70 48,-46!"), c[0], c[1], c[2], w=3.4, sd=(11, 7), hinset=5)
    for k, (x, w) in enumerate(((-44, 20), (-25, 20), (-5, 21), (16, 21), (36, 18))):
        y = -40 - 5 * (1 - ((x + 4) / 44) ** 2) + 9
        tab = shape([(x - w / 2, y, 1), (x - w * 0.62, y - 18), (x, y - 30), (x + w * 0.62, y - 18), (x + w / 2, y, 1)])
        tone = tabs if k % 2 == 0 else c
        d.obj(tab, tone[0], tone[1], None, w=3, sd=(5, 3))
    d.obj(
        shape("-50,-38! -24,-33 0,-32 26,-33 47,-39! 45,-29! 24,-24 -2,-23 -26,-25 -48,-29!"),
        GOLD,
        GOLD_SH,
        None,
        w=3,
        sd=(6, 3),
    )
    jewel(d, 6, -58, 7)


def plate_cap(d: Drawing, c: Tones, plume: Tones) -> None:
    """A wide plate of a hat worn aslant, white feathers along its edge; turned to the right."""
    with d.at(-2, -48, -12, 1, line=1):
        for knots in (
            [(-60, 4), (-78, -14), (-74, -38), (-52, -44)],
            [(-38, -20), (-30, -42), (-6, -52), (14, -42)],
            [(24, -22), (40, -38), (62, -36), (72, -18)],
        ):
            feather_plume(d, knots, 14, plume, n=6)
        d.obj(circle(0, 0, 72, 24), c[0], c[1], c[2], w=3.6, sd=(10, 8), hinset=5)
        d.ink(stroke("-56,4 -24,14 10,16 52,6"), 2.4, (0.4, 0.4))
        d.obj(shape("-44,8! -20,18 14,19 46,10! 46,24! 14,32 -20,31 -42,22!"), c[1], None, None, w=3)
        jewel(d, 26, 8, 8)


def leafy_hat(d: Drawing, c: Tones, brim: Tones) -> None:
    """A countryman's cone of felt with a turned-up brim and oak leaves; seen from the front."""
    d.obj(
        shape("-38,-42! -36,-70 -22,-100 -2,-116 18,-104 34,-72 38,-42!"), c[0], c[1], c[2], w=3.5, sd=(11, 6), hinset=5
    )
    for q in ("-14,-50 -14,-76 -6,-102", "14,-50 16,-74 8,-98"):
        d.ink(stroke(q), 2.3, (0.3, 0.6))
    b = shape("-62,-58! -44,-50 -20,-46 0,-45 20,-46 44,-50 62,-58! 60,-40 40,-29 0,-26 -40,-29 -60,-40")
    d.obj(b, brim[0], brim[1], brim[2], w=3.5, sd=(6, 6), hinset=4, hd=(3, 3))
    for a, ln in ((-150, 40), (-112, 46), (-70, 46), (-30, 40)):
        leaf(d, 22, -54, a, ln, 13, GREENS, line=2.6)
    for x, y in ((16, -56), (28, -56), (22, -66)):
        d.obj(circle(x, y, 6), RED, None, None, w=2.4)


def toque(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A tall pleated cap with a plume standing in front; for a profile to the right."""
    feather_plume(d, [(30, -58), (46, -82), (44, -106), (20, -118), (-4, -104)], 15, plume, n=8)
    d.obj(
        shape("-46,-40! -56,-60 -52,-84 -28,-98 4,-100 30,-92 42,-68 38,-44!"),
        c[0],
        c[1],
        c[2],
        w=3.5,
        sd=(11, 7),
        hinset=5,
    )
    for q in ("-36,-48 -44,-72 -34,-96", "-14,-50 -20,-76 -12,-102", "8,-50 8,-78 10,-102", "26,-52 30,-74 24,-94"):
        d.ink(stroke(q), 2.4, (0.3, 0.4))
    d.obj(shape("-50,-50! -10,-54 12,-54 42,-54! 44,-38! 12,-37 -10,-36 -48,-32!"), band[0], band[1], w=3.2, sd=(6, 4))
    jewel(d, 30, -47, 9, BLUES[0])


def broad_hat(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A traveller's broad-brimmed hat with a long feather; for a profile to the right."""
    feather_plume(d, [(2, -58), (-24, -86), (-60, -96), (-94, -80), (-112, -48), (-108, -20)], 19, plume, n=9)
    d.obj(shape("-38,-44! -42,-70 -28,-88 0,-92 24,-86 36,-66 34,-44!"), c[0], c[1], c[2], w=3.4, sd=(10, 7), hinset=5)
    d.obj(shape("-40,-60! -10,-54 10,-54 36,-60! 37,-46! 10,-41 -12,-41 -40,-47!"), band[0], band[1], w=2.8, sd=(6, 3))
    b = shape("-78,-40! -58,-50 -20,-48 18,-48 56,-50 82,-36! 54,-33 16,-34 -16,-32 -52,-28")
    d.obj(b, c[0], c[1], c[2], w=3.5, sd=(5, 7), hinset=4, hd=(3, 3))
    jewel(d, -4, -51, 7, BLUES[0])


def kolpak(d: Drawing, c: Tones, fur: Tones, plume: Tones) -> None:
    """A tall cap that hangs to one side over a broad band of fur, a heron's feather in front; turned to the right."""
    bag = shape("-38,-52! -44,-84 -22,-110 12,-116 36,-100 44,-74! 62,-66 76,-40 72,-16! 60,-22 54,-38 40,-48!")
    d.obj(bag, c[0], c[1], c[2], w=3.5, sd=(11, 7), hinset=5)
    for q in ("-18,-60 -20,-86 0,-112", "16,-60 20,-90 12,-112", "44,-72 58,-54 68,-28"):
        d.ink(stroke(q), 2.4, (0.3, 0.5))
    d.obj(circle(70, -10, 8), GOLDS[0], GOLDS[1], None, w=2.6, sd=(2, 3))
    for a in (-1, 0, 1):
        feather_plume(d, [(-6 + 5 * a, -58), (-12 + 12 * a, -92), (-26 + 20 * a, -122 + 6 * abs(a))], 7, plume, n=5)
    band = shape("-50,-62 -26,-58 2,-56 28,-58 52,-64 56,-46 46,-34 26,-28 0,-27 -28,-29 -48,-36 -56,-48")
    d.obj(band, fur[0], fur[1], None, w=3.5, sd=(8, 7))
    for k in range(11):
        x = -46 + 9.4 * k
        d.ink(stroke([(x, -56), (x + 3, -46), (x + 1, -38)]), 3, (0.2, 0.6), color=fur[2], wob=0)
    jewel(d, -6, -54, 9)


def headscarf(d: Drawing, c: Tones, stripe: Tones) -> None:
    """A scarf tied round the head, its ends flying behind; turned to the right."""
    for knots in (
        "-38,-34! -64,-38 -88,-26 -110,-32! -102,-14 -112,2! -84,-2 -60,-14 -36,-22!",
        "-36,-26! -56,-12 -66,12 -86,24! -68,32 -62,44! -46,20 -34,-2 -28,-16!",
    ):
        d.obj(shape(knots), c[0], c[1], None, w=3.2, sd=(6, 6))
    dome = shape("-40,-24! -46,-52 -34,-78 -4,-88 26,-80 42,-56 40,-30! 20,-36 -10,-34")
    d.obj(dome, c[0], c[1], c[2], w=3.4, sd=(10, 7), hinset=5)
    for q in ("-38,-48 0,-58 40,-50", "-34,-66 0,-76 32,-68"):
        d.ink(stroke(q), 8, (0.1, 0.1), wob=0)
        d.ink(stroke(q), 4.4, (0.1, 0.1), wob=0, color=stripe[0])
    d.obj(shape("-44,-42! -16,-37 14,-38 42,-44! 41,-28! 14,-24 -14,-22 -42,-24!"), c[0], c[1], None, w=3.2, sd=(6, 4))
    d.obj(circle(-40, -32, 10), c[0], c[1], None, w=3, sd=(4, 4))


def burgonet(d: Drawing, plume: Tones) -> None:
    """A helmet with a comb, a peak and cheek plates, a tail of feathers; for the head in profile to the left."""
    for line, w in (
        ([(10, -92), (40, -112), (74, -102), (92, -70), (90, -36), (102, -8)], 16),
        ([(6, -96), (22, -124), (58, -132), (88, -112), (104, -84)], 15),
    ):
        feather_plume(d, line, w, plume, n=8)
    bowl = shape("-40,-34! -42,-62 -26,-88 4,-100 34,-90 50,-62 50,-30 60,0 66,24! 44,22 36,10! 30,-20 0,-34")
    d.obj(bowl, STEEL, STEEL_SH, STEEL_HI, w=3.6, sd=(12, 7), hinset=6)
    comb = shape("-30,-76! -10,-104 14,-110 40,-96 54,-68! 40,-82 14,-94 -10,-88")
    d.obj(comb, GOLD, GOLD_SH, None, w=3.2, sd=(5, 4))
    d.obj(
        shape("-78,-34! -58,-48 -34,-52 -8,-50 20,-46! 22,-34! -6,-37 -36,-36"),
        REDS[0],
        REDS[1],
        REDS[2],
        w=3.4,
        sd=(5, 5),
        hinset=3,
        hd=(2, 2),
    )
    d.ink(stroke("-36,-62 0,-66 48,-52"), 2.4, (0.2, 0.3))
    cheek = shape("0,-36! 20,-38 34,-20 32,10 20,34 4,50! -8,48 -14,36! 0,20 4,-6")
    d.obj(cheek, STEEL, STEEL_SH, STEEL_HI, w=3.2, sd=(7, 6), hinset=4, hd=(3, 3))
    for x, y in ((20, -28), (25, 0), (8, 36)):
        d.obj(circle(x, y, 4), GOLD, None, None, w=2)
