"""The crowns of the four Piacentine kings, in the units of a head."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUES,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREENS,
    RED,
    RED_SH,
    REDS,
    WHITE,
    WHITE_SH,
    Tones,
)


def pearl_on(d: Drawing, x: float, y: float, r: float = 5.5) -> None:
    """A pearl."""
    d.obj(circle(x, y, r), WHITE, WHITE_SH, None, w=2.4, sd=(2.4, 3))


def _stones(d: Drawing, spots: tuple[tuple[float, float], ...], colours: tuple[str, ...], r: float = 4.8) -> None:
    for i, (x, y) in enumerate(spots):
        lozenge = shape([(x, y - r * 1.4, 1), (x + r * 1.2, y, 1), (x, y + r * 1.4, 1), (x - r * 1.2, y, 1)])
        d.obj(lozenge if i % 2 == 0 else circle(x, y, r * 0.8), colours[i % len(colours)], None, None, w=2)


def pointed_crown(d: Drawing) -> None:
    """Seven straight points with pearls, red velvet inside; the head is turned to the right."""
    d.obj(shape("-40,-44! -36,-60 2,-68 40,-60 44,-44!"), RED, RED_SH, None, w=2.6)
    for x, h, lean in ((-42, 40, -9), (44, 38, 9), (-27, 50, -6), (32, 48, 6), (-10, 56, -2), (18, 55, 3)):
        y = -44 - 5 * (1 - (x / 44) ** 2)
        p = shape(
            [
                (x - 8, y + 8, 1),
                (x + lean - 2, y - h + 8),
                (x + lean, y - h, 1),
                (x + lean + 2, y - h + 8),
                (x + 9, y + 8, 1),
            ]
        )
        d.obj(p, GOLD, GOLD_SH, None, w=2.8, sd=(4, 2))
        pearl_on(d, x + lean, y - h - 3, 5)
    band = shape("-45,-54! -20,-47 2,-45 24,-47 48,-54! 47,-36! 24,-28 2,-26 -20,-28 -44,-36!")
    d.obj(band, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(9, 3), hinset=3, hd=(2, 2))
    _stones(d, ((-32, -42), (-15, -38), (2, -36), (20, -38), (37, -42)), (BLUE, WHITE))


def velvet_crown(d: Drawing, cap: Tones = BLUES) -> None:
    """A duke's crown: a velvet cap with a button in a circlet of leaves, turned to the right."""
    d.obj(
        shape("-40,-46! -54,-66 -46,-92 -18,-104 8,-108 36,-100 56,-80 54,-60 44,-46!"),
        cap[0],
        cap[1],
        cap[2],
        w=3.2,
        sd=(14, 8),
        hinset=5,
    )
    for q in ("-26,-52 -38,-74 -18,-100", "0,-54 -4,-80 2,-106", "26,-52 38,-76 24,-102"):
        d.ink(stroke(q), 2.4, (0.3, 0.4))
    d.obj(circle(4, -110, 8), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
    for x, k, a in ((-40, 0.8, -18), (46, 0.78, 18), (-20, 0.92, -8), (28, 0.9, 9), (3, 1.02, 0)):
        y = -48 - 5 * (1 - (x / 44) ** 2)
        with d.at(x, y, a, k):
            leaf_ = (
                "-5,6! -6,-4 -16,-4 -19,-14 -11,-20 -13,-29 -4,-27 0,-36! 4,-27 13,-29 11,-20 19,-14 16,-4 6,-4 5,6!"
            )
            d.obj(shape(leaf_), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(4, 2), hinset=3, hd=(2, 2))
    band = shape("-44,-55! -20,-49 2,-47 26,-49 48,-55! 47,-40! 26,-33 2,-31 -20,-33 -43,-40!")
    d.obj(band, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(9, 3), hinset=3, hd=(2, 2))
    for x in (-32, -16, 2, 20, 37):
        pearl_on(d, x, -41 - 2.5 * (x / 34) ** 2, 4.6)


def branched_crown(d: Drawing) -> None:
    """A tall crown of three trees of gold with green leaves, for the head in profile to the left."""
    d.obj(shape("-36,-40! -40,-58 -6,-66 30,-62 44,-42!"), GREENS[0], GREENS[1], w=2.6, sd=(8, 4))
    for x, h, a in ((-34, 46, -14), (42, 44, 16), (4, 60, 0)):
        with d.at(x, -48, a, 1, line=1):
            tree = (
                f"-7,8! -6,-10 -20,-14 -22,-28 -12,-30 -16,-{h - 6} -8,-{h - 2} 0,-{h + 8}! 8,-{h - 2} "
                f"16,-{h - 6} 12,-30 22,-28 20,-14 6,-10 7,8!"
            )
            d.obj(shape(tree), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(5, 3), hinset=3, hd=(2, 2))
            d.obj(circle(0, -h * 0.62, 5), RED, None, None, w=2)
    for x, a in ((-15, -6), (23, 6)):
        with d.at(x, -50, a, 1, line=1):
            d.obj(shape("-6,6! -10,-12 0,-30! 10,-12 6,6!"), GREEN, GREENS[1], None, w=2.6, sd=(4, 2))
    band = shape("-43,-52! -18,-48 4,-47 28,-46 52,-48! 51,-31! 28,-29 4,-30 -18,-32 -42,-37!")
    d.obj(band, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(9, 3), hinset=3, hd=(2, 2))
    _stones(d, ((-31, -42), (-13, -40), (5, -38.5), (23, -38), (41, -39)), (RED, BLUE))


def arched_crown(d: Drawing, cap: Tones = REDS) -> None:
    """A closed crown seen from the front: red cap, two arches of pearls, a globe and a cross."""
    d.obj(
        shape("-38,-44! -46,-66 -36,-88 0,-98 36,-88 46,-66 38,-44!"), cap[0], cap[1], cap[2], w=3, sd=(12, 6), hinset=4
    )
    for m in (1, -1):
        arch = [(m * 40, -44), (m * 56, -66), (m * 42, -94), (m * 6, -100)]
        d.ink(stroke(arch), 14, (0, 0), wob=0)
        d.ink(stroke(arch), 9, (0, 0), wob=0, color=GOLD)
        for k in (0.3, 0.5, 0.7, 0.9):
            q, _ = stroke(arch).at(k)
            pearl_on(d, q[0], q[1], 3.8)
        lily_ = [
            (m * 20 - 5, -42, 1),
            (m * 20 - 14, -56),
            (m * 20 - 8, -66),
            (m * 20, -76, 1),
            (m * 20 + 8, -66),
            (m * 20 + 14, -56),
            (m * 20 + 5, -42, 1),
        ]
        d.obj(shape(lily_), GOLD, GOLD_SH, None, w=2.6, sd=(3, 2))
    d.obj(
        shape("-7,-42! -8,-70 -4,-100! 4,-100! 8,-70 7,-42!"),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=2.8,
        sd=(4, 1),
        hinset=2,
        hd=(2, 1),
    )
    d.obj(circle(0, -106, 9), BLUE, BLUES[1], BLUES[2], w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
    cross = "-3,-113! -3,-118! -9,-118! -9,-124! -3,-124! -3,-131! 3,-131! 3,-124! 9,-124! 9,-118! 3,-118! 3,-113!"
    d.obj(shape(cross), GOLD, GOLD_SH, None, w=2.4, sd=(2, 1))
    band = shape("-44,-55! -22,-49 0,-47 22,-49 44,-55! 43,-36! 22,-29 0,-27 -22,-29 -43,-36!")
    d.obj(band, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(9, 3), hinset=3, hd=(2, 2))
    _stones(d, ((-32, -43), (-16, -39.5), (0, -38), (16, -39.5), (32, -43)), (GREEN, RED))
