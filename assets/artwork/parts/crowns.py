"""Four crowns: closed with arches, points over a fur cap, open leaves in profile, and a circlet of lilies."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    RED,
    REDS,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.drapery import fur
from assets.artwork.parts.finery import lily

Spot = tuple[float, float]


def pearl(d: Drawing, x: float, y: float, r: float = 5) -> None:
    """A pearl."""
    d.obj(circle(x, y, r), WHITE, WHITE_SH, None, w=2.4, sd=(2.4, 3))


def gems(d: Drawing, spots: tuple[Spot, ...], colours: tuple[str, ...], r: float = 4.4) -> None:
    """Lozenges and round stones in turn, each with a spark of light."""
    for i, (x, y) in enumerate(spots):
        lozenge = shape([(x, y - r * 1.3, 1), (x + r * 1.2, y, 1), (x, y + r * 1.3, 1), (x - r * 1.2, y, 1)])
        d.obj(circle(x, y, r) if i % 2 else lozenge, colours[i % len(colours)], None, None, w=2)
        if d.lod > 0:
            d.fill(circle(x - r * 0.3, y - r * 0.35, r * 0.26), WHITE)


def closed_crown(d: Drawing, cap: Tones = REDS, drop: float = 8) -> None:
    """An imperial crown seen from the front: cap, three arches, globe and cross."""
    with d.at(0, drop, 0, 1, line=1):
        d.obj(
            shape("-36,-42! -42,-62 -33,-86 -10,-94 10,-94 33,-86 42,-62 36,-42!"),
            cap[0],
            cap[1],
            cap[2],
            w=2.8,
            sd=(12, 6),
            hinset=4,
        )
        for knots in ("-20,-46 -26,-66 -16,-84", "20,-46 26,-66 17,-84"):
            d.ink(stroke(knots), 2.2, (0.3, 0.6))
        for m in (-1, 1):
            side = [(m * 39, -44), (m * 49, -66), (m * 36, -90), (m * 4, -97)]
            d.obj(tube(side, [5.4, 5, 4.6, 4.4]), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 3), hinset=2, hd=(1, 2))
            for x, y in ((47, -58), (47, -74), (39, -87), (25, -95)):
                pearl(d, m * x, y, 3.3)
        d.obj(tube([(0, -40), (0, -70), (0, -96)], [5.6, 5, 4.6]), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(4, 0), hinset=2)
        for y in (-58, -71, -84):
            pearl(d, 0, y, 3.3)
        d.obj(circle(0, -102, 8), BLUE, BLUES[1], BLUES[2], w=2.6, sd=(3, 3), hinset=2, hd=(1, 2))
        d.obj(shape("-8,-104! 8,-104! 8,-100! -8,-100!"), GOLD, None, None, w=1.8)
        d.obj(
            shape(
                "-2.6,-109! -2.6,-114! -8,-114! -8,-119! -2.6,-119! -2.6,-124! 2.6,-124! 2.6,-119! 8,-119! 8,-114! "
                "2.6,-114! 2.6,-109!"
            ),
            GOLD,
            GOLD_SH,
            None,
            w=2.2,
            sd=(2, 1),
        )
        _leaves(d, ((-34, -46, -14), (-17.5, -43, -6), (0, -42, 0), (17.5, -43, 6), (34, -46, 14)), 0.62)
        band = shape("-41,-52! -22,-46 0,-44 22,-46 41,-52! 39,-37! 21,-30 0,-28 -21,-30 -39,-37!")
        d.obj(band, GOLD_HI, GOLD, None, w=3, sd=(10, 2))
        gems(d, ((-31, -42.4), (-16, -38.6), (0, -36.4), (16, -38.6), (31, -42.4)), (RED, BLUE), 4.2)


def _leaves(d: Drawing, feet: tuple[tuple[float, float, float], ...], s: float) -> None:
    """Strawberry leaves standing on a circlet, the middle one in front."""
    middle = sum(foot[0] for foot in feet) / len(feet)
    for x, y, rot in sorted(feet, key=lambda foot: -abs(foot[0] - middle)):
        with d.at(x, y, rot, s):
            d.obj(
                shape(
                    "-6,0! -7,-8 -15,-8 -17,-17 -9,-21 -7,-17! -9,-26 0,-36! 9,-26 7,-17! 9,-21 17,-17 15,-8 7,-8 6,0!"
                ),
                GOLD,
                GOLD_SH,
                GOLD_HI,
                w=3.2,
                sd=(5, 3),
                hinset=3,
                hd=(2, 2),
            )


def fur_cap_crown(d: Drawing, cap: Tones = BLUES, pelt: Tones = BROWNS, drop: float = -3) -> None:
    """A velvet cap in a crown of leaves over a band of fur, three-quarter view to the right."""
    with d.at(0, drop, 0, 1, line=1):
        d.obj(
            shape("-38,-46! -47,-64 -43,-86 -22,-99 4,-103 28,-97 43,-82 45,-62 40,-46!"),
            cap[0],
            cap[1],
            cap[2],
            w=3.2,
            sd=(14, 8),
            hinset=5,
        )
        for knots in (
            "-30,-58 -32,-78 -14,-95 2,-101",
            "-8,-56 -8,-80 2,-99",
            "18,-58 20,-80 6,-100",
            "34,-60 34,-78 16,-96",
        ):
            d.ink(stroke(knots), 2.3, (0.35, 0.4))
        d.obj(circle(4, -105, 7.5), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
        _leaves(d, ((-41, -53, -20), (-20, -49, -9), (2, -48, 0), (25, -49, 9), (43, -53, 18)), 0.86)
        d.obj(shape("-43,-58! -22,-52 4,-50 28,-52 45,-58! 45,-46! -43,-46!"), GOLD_HI, GOLD, None, w=2.8, sd=(9, 2))
        fur(d, [(-47, -44), (-24, -38.5), (4, -36.5), (28, -38.5), (46, -45)], 9.5, pelt, seed=3)


def leaf_crown(d: Drawing, drop: float = 8) -> None:
    """An open crown with tall points, for the head in profile to the left."""
    with d.at(0, drop, -5, 1, line=1):
        back = shape("-34,-46! -30,-62 -8,-66 26,-62 36,-46!")
        d.obj(back, GOLD_SH, None, None, w=2.6)
        p = shape(
            "-35,-42! -50,-84! -36,-76 -27,-62! -22,-98! -10,-84 -4,-66! 8,-104! 16,-84 20,-64! 36,-96! 38,-78 36,-60! "
            "54,-78! 48,-60 42,-42! 20,-34 0,-33 -22,-35"
        )
        d.fill(p, GOLD)
        d.shade(p, GOLD_SH, 8, 4)
        d.glint(p, GOLD_HI, 3, 2, 1)
        d.engrave(p, ang=78, gap=4.6, depth=12, w=1.9)
        d.contour(p, 3.2)
        for x, y, r in ((-52, -88, 5), (-23, -103, 5.6), (9, -109, 6), (38, -100, 5.4), (57, -81, 4.8)):
            pearl(d, x, y, r)
        d.obj(
            shape("-37,-53! -18,-46 2,-45 24,-46 43,-53! 42,-39! 22,-32 0,-30 -20,-32 -35,-39!"),
            GOLD_HI,
            GOLD,
            None,
            w=3,
            sd=(8, 2),
        )
        gems(d, ((-27, -43), (-12, -39.6), (4, -38.2), (20, -39.6), (34, -43.4)), (GREEN, RED), 4.4)


def lily_crown(d: Drawing, cap: Tones = REDS, drop: float = 4) -> None:
    """A tall circlet of five lilies over a low velvet cap; three-quarter view to the right."""
    with d.at(0, drop, 0, 1, line=1):
        d.obj(shape("-38,-50! -36,-72 -18,-84 6,-86 28,-80 38,-68 40,-50!"), *cap, w=2.8, sd=(12, 7), hinset=4)
        for knots in ("-22,-56 -22,-72 -8,-84", "6,-56 8,-72 6,-85", "28,-56 28,-70 20,-82"):
            d.ink(stroke(knots), 2.2, (0.35, 0.4))
        for x, y, s, rot in (
            (-39, -65, 0.66, -16),
            (42, -64, 0.58, 15),
            (-19, -66, 0.84, -6),
            (26, -66, 0.78, 7),
            (4, -66, 0.98, 0),
        ):
            with d.at(x, y, rot, 1):
                lily(d, 0, 0, s)
        d.obj(
            shape("-44,-60! -24,-53 4,-51 28,-53 45,-60! 44,-40! 28,-33 4,-31 -24,-33 -43,-40!"),
            GOLD_HI,
            GOLD,
            None,
            w=3,
            sd=(10, 2),
        )
        for knots in ("-43,-55 -24,-48.5 4,-46.5 28,-48.5 44,-55", "-43,-45 -24,-38 4,-36 28,-38 44,-45"):
            d.ink(stroke(knots), 1.8, (0.1, 0.1))
        gems(d, ((-32, -48), (-14, -43.6), (5, -41.6), (22, -43), (36, -47)), (BLUE, RED), 4.4)
