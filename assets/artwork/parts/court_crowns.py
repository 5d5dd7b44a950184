"""Crowns of the French kings and queens, in the units of a head."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUES,
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


def _pearl(d: Drawing, x: float, y: float, r: float = 5.5) -> None:
    d.obj(circle(x, y, r), WHITE, WHITE_SH, None, w=2.4, sd=(2.4, 3))


def _stones(d: Drawing, spots: tuple[tuple[float, float], ...], colours: tuple[str, ...], r: float = 4.6) -> None:
    for i, (x, y) in enumerate(spots):
        lozenge = shape([(x, y - r * 1.3, 1), (x + r * 1.2, y, 1), (x, y + r * 1.3, 1), (x - r * 1.2, y, 1)])
        d.obj(circle(x, y, r) if i % 2 else lozenge, colours[i % len(colours)], None, None, w=2)


def _band(d: Drawing, knots: str, spots: tuple[tuple[float, float], ...], colours: tuple[str, ...]) -> None:
    d.obj(shape(knots), GOLD_HI, GOLD, None, w=3, sd=(8, 2))
    _stones(d, spots, colours)


def trefoil_crown(d: Drawing, cap: Tones = BLUES) -> None:
    """A low crown of three trefoils over a soft cap; the head is in profile to the left."""
    d.obj(
        shape("-38,-40! -42,-58 -26,-76 4,-80 34,-74 48,-54 44,-36!"), cap[0], cap[1], cap[2], w=3, sd=(10, 5), hinset=4
    )
    for knots in ("-14,-50 -16,-64 -6,-78", "16,-48 20,-64 12,-78"):
        d.ink(stroke(knots), 2.2, (0.3, 0.6))
    for x, y, s in ((-34, -50, 0.8), (4, -54, 1.05), (40, -46, 0.8)):
        with d.at(x, y, 0, s):
            for k, (a, b) in enumerate(((-13, -24), (13, -24), (0, -41))):
                d.obj(
                    circle(a, b, 11.5),
                    GOLD,
                    GOLD_SH,
                    GOLD_HI if k == 2 else None,
                    w=2.8,
                    sd=(4, 4),
                    hinset=3,
                    hd=(2, 2),
                )
            d.obj(shape("-9,6! -5,-14 0,-22 5,-14 9,6!"), GOLD, GOLD_SH, None, w=2.6, sd=(4, 2))
            d.obj(circle(0, -26, 5), RED, None, None, w=2)
    _band(
        d, "-44,-50! -20,-46 4,-45 28,-44 50,-46! 49,-31! 28,-30 4,-31 -20,-32 -43,-36!",
        ((-33, -41), (-14, -38.5), (5, -38), (24, -37.5), (41, -38.5)), (RED, GREEN, RED, BLUE),
    )  # fmt: skip


def rose_crown(d: Drawing) -> None:
    """An open crown, broad points between roses of gold; three-quarter view to the right."""
    d.obj(shape("-40,-46! -34,-58 2,-63 38,-58 44,-46!"), GOLD_SH, None, None, w=2.6)
    p = shape(
        "-42,-40! -52,-78! -36,-66 -26,-66 -16,-92! -6,-74 0,-66 5,-66 12,-74 24,-92! 30,-66 40,-66 56,-78! 46,-40! "
        "24,-34 2,-32 -20,-34"
    )
    d.fill(p, GOLD)
    d.shade(p, GOLD_SH, 7, 4)
    d.engrave(p, ang=75, gap=4.6, depth=12, w=2)
    d.contour(p, 3.2)
    for x, y, r in ((-52, -81, 7), (-16, -96, 8.5), (24, -96, 8.5), (56, -81, 7)):
        for a in range(5):
            with d.at(x, y, a * 72, 1, line=1):
                d.obj(circle(0, -r * 0.7, r * 0.55), RED, None, None, w=1.9)
        d.obj(circle(x, y, r * 0.45), GOLD_HI, None, None, w=1.8)
    _band(
        d, "-43,-52! -20,-45 2,-43 24,-45 47,-52! 46,-39! 24,-32 2,-30 -20,-32 -42,-39!",
        ((-31, -42.5), (-15, -39), (2, -37.5), (19, -39), (35, -42.5)), (BLUE, RED),
    )  # fmt: skip


def mitre_crown(d: Drawing, cap: Tones = REDS) -> None:
    """A tall domed crown of plates, pearls on its ribs and a cross; three-quarter view to the right."""
    dome = shape("-40,-44! -46,-66 -36,-92 -8,-108 12,-108 38,-92 48,-66 44,-44!")
    d.obj(dome, cap[0], cap[1], cap[2], w=3.2, sd=(12, 6), hinset=4)
    for knots in ("-22,-46 -32,-72 -22,-98", "24,-46 36,-72 28,-97"):
        d.ink(stroke(knots), 8.5, (0, 0), wob=0)
        d.ink(stroke(knots), 4.6, (0, 0), wob=0, color=GOLD)
    d.obj(
        shape("-8,-44! -9,-80 -5,-108! 9,-108! 13,-80 12,-44!"),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=2.8,
        sd=(6, 1),
        hinset=3,
        hd=(2, 1),
    )
    for y in (-56, -72, -88):
        _pearl(d, 2, y, 4)
    for x, y in ((-33, -64), (-30, -82), (38, -64), (36, -82)):
        _pearl(d, x, y, 4)
    d.obj(circle(2, -114, 9), BLUE, None, None, w=2.8)
    d.obj(
        shape(
            "-1,-122! -1,-128! -8,-128! -8,-134! -1,-134! -1,-142! 5,-142! 5,-134! 12,-134! 12,-128! 5,-128! 5,-122!"
        ),
        GOLD,
        GOLD_SH,
        None,
        w=2.4,
        sd=(2, 2),
    )
    for m, x in ((-1, -41), (1, 45)):
        d.obj(
            shape([(x, -44, 1), (x + m * 12, -62), (x + m * 6, -76, 1), (x - m * 6, -62)]),
            GOLD,
            GOLD_SH,
            None,
            w=2.6,
            sd=(3, 2),
        )
    _band(
        d, "-43,-53! -20,-46 2,-44 24,-46 47,-53! 46,-38! 24,-31 2,-29 -20,-31 -42,-38!",
        ((-31, -42.5), (-15, -39), (2, -37.5), (19, -39), (35, -42.5)), (GREEN, RED),
    )  # fmt: skip


def spear_crown(d: Drawing, stones: tuple[str, ...] = (BLUE, WHITE)) -> None:
    """A tall crown seen from the front: five golden spear heads, foot to foot on a broad band."""
    d.obj(shape("-40,-44! -36,-56 0,-61 36,-56 40,-44!"), GOLD_SH, None, None, w=2.6)
    for x, h in ((-34.4, 42), (34.4, 42), (-17.2, 50), (17.2, 50), (0, 62)):
        with d.at(x, -47 - abs(x) * 0.12, x * 0.22, 1, line=1):
            p = shape(
                [
                    (-8.6, 8, 1),
                    (-5.2, -h * 0.3, 1),
                    (-9, -h * 0.52, 1),
                    (0, -h, 1),
                    (9, -h * 0.52, 1),
                    (5.2, -h * 0.3, 1),
                    (8.6, 8, 1),
                ]
            )
            d.fill(p, GOLD)
            with d.clip(p):
                d.fill(shape([(0, 10, 1), (0, -h - 4, 1), (14, -h, 1), (14, 10, 1)]), GOLD_SH)
            d.ink(stroke([(0, 4), (0, -h * 0.9)]), 1.8, (0.2, 0.4), wob=0)
            d.contour(p, 2.8)
    _band(
        d, "-43,-55! -22,-50 0,-48 22,-50 43,-55! 43,-34! 22,-28 0,-26 -22,-28 -43,-34!",
        ((-33, -43), (-17, -39.5), (0, -37.5), (17, -39.5), (33, -43)), stones,
    )  # fmt: skip


def coronet(d: Drawing, jewel: str = RED, points: int = 5) -> None:
    """A small coronet of pearls, set on the hair; three-quarter view to the right."""
    d.obj(shape("-30,-50! -26,-62 2,-66 30,-62 34,-50!"), GOLD_SH, None, None, w=2.4)
    for k in range(points):
        x = -30 + 64 * k / (points - 1)
        y = -54 - 4 * (1 - abs(2 * k / (points - 1) - 1))
        d.obj(
            shape([(x - 8, y + 8, 1), (x - 3, y - 8), (x, y - 20, 1), (x + 3, y - 8), (x + 8, y + 8, 1)]),
            GOLD,
            GOLD_SH,
            None,
            w=2.6,
            sd=(4, 1),
        )
        _pearl(d, x, y - 22, 5)
    _band(
        d,
        "-34,-58! -16,-52 2,-50 20,-52 38,-58! 37,-46! 20,-40 2,-38 -16,-40 -33,-46!",
        ((-22, -48), (-10, -46), (2, -45), (14, -46), (26, -48)),
        (jewel, WHITE),
    )
