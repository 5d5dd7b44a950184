"""The four Latin signs for small cards: few heavy forms, no fine line, so that they are counted at a glance.

Each is drawn around (x, y), `h` units high and `wide` times as wide as it would be; a card of 60 pixels has an eighth
of a pixel a unit.
"""

from collections.abc import Callable

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    CUT_WOOD,
    CUT_WOOD_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREEN_HI,
    GREEN_SH,
    RED,
    RED_HI,
    RED_SH,
    WINE,
)

StoutSign = Callable[[Drawing, float, float, float, float], None]
EDGE_LINE = 5.6
"""The outline of a sign before the optical size makes it heavier."""


def stout_coin(d: Drawing, x: float, y: float, h: float, wide: float = 1.0) -> None:
    """A golden coin with four red petals and four blue ones between."""
    with d.at(x, y, 0, h / 200, sx=h / 200 * wide, sy=h / 200, line=1):
        d.obj(circle(0, 0, 97), GOLD, GOLD_SH, None, w=EDGE_LINE, sd=(10, 12))
        d.obj(circle(0, 0, 74), GOLD_HI, None, None, w=3)
        for k in range(4):
            with d.at(0, 0, 90 * k + 45, 1, line=1):
                d.fill(shape("0,-62! 15,-30 0,-6! -15,-30"), BLUE)
        for k in range(4):
            with d.at(0, 0, 90 * k, 1, line=1):
                d.fill(shape("0,-70! 23,-38 12,-8! -12,-8! -23,-38"), RED)
                d.fill(shape("0,-70! 23,-38 12,-8! 0,-8!"), RED_SH)
        d.obj(circle(0, 0, 20), GOLD, None, None, w=4)


def stout_cup(d: Drawing, x: float, y: float, h: float, wide: float = 1.0) -> None:
    """A red cup with a golden rim, petals and foot."""
    with d.at(x, y, 0, h / 200, sx=h / 200 * wide, sy=h / 200, line=1):
        d.obj(shape("-54,98! -48,82 -14,62! 14,62! 48,82 54,98!"), GOLD, GOLD_SH, None, w=EDGE_LINE, sd=(20, 2))
        d.obj(shape("-18,28! 18,28! 24,46 16,64! -16,64! -24,46"), BLUE, BLUE_SH, None, w=EDGE_LINE, sd=(14, 2))
        bowl = shape("-70,-76! -70,-36 -56,4 -26,30 0,34 26,30 56,4 70,-36 70,-76!")
        d.fill(bowl, RED)
        d.shade(bowl, RED_SH, 34, 6)
        with d.clip(bowl):
            for px, py, turn in ((-36, 12, -26), (36, 12, 26), (0, 16, 0)):
                with d.at(px, py, turn, 1, line=1):
                    d.obj(shape("-20,30! -19,-4 0,-26 19,-4 20,30!"), GOLD, None, None, w=3.4)
        d.contour(bowl, EDGE_LINE)
        d.obj(circle(0, -76, 72, 22), GOLD, None, None, w=EDGE_LINE)
        d.fill(circle(0, -75, 54, 12), WINE)


def stout_club(d: Drawing, x: float, y: float, h: float, wide: float = 1.0) -> None:
    """A knotty cudgel with four cut stubs, thick end up."""
    with d.at(x, y, 0, h / 300, sx=h / 300 * wide, sy=h / 300, line=1):
        for px, py, m in ((-22, -58, -1), (24, -16, 1), (-18, 36, -1), (15, 84, 1)):
            with d.at(px, py, 0, 1, sx=m, sy=1, line=1):
                d.obj(shape("-12,22! -6,-4 6,-20! 19,-6! 12,10 -4,24!"), GREEN, GREEN_SH, None, w=8, sd=(5, 3))
                d.obj(circle(14, -14, 8, 7), CUT_WOOD, None, None, w=5)
        body = shape(
            "-12,146! -16,112 -21,88 -14,62 -22,36 -17,8 -26,-20 -22,-40 -33,-62 -28,-88 -35,-112 -31,-136! "
            "31,-136! 35,-112 29,-90 33,-66 23,-42 29,-16 20,8 24,34 15,60 21,86 15,112 12,146!"
        )
        d.fill(body, GREEN)
        d.shade(body, GREEN_SH, 20, 2)
        d.ink(stroke("-23,-112 -19,-84 -21,-56"), 9, taper=(0.3, 0.3), color=GREEN_HI, wob=0, fixed=True)
        d.ink(stroke("-14,-18 -9,20 -12,50"), 8, taper=(0.3, 0.4), color=GREEN_HI, wob=0, fixed=True)
        d.fill(circle(6, -68, 8, 14), GREEN_SH)
        d.fill(circle(3, 22, 7, 13), GREEN_SH)
        d.contour(body, EDGE_LINE)
        d.obj(circle(0, -136, 33, 13), CUT_WOOD, CUT_WOOD_SH, None, w=EDGE_LINE, sd=(6, 3))


def stout_sword(d: Drawing, x: float, y: float, h: float, wide: float = 1.0) -> None:
    """A short broad sword, point up: bright on one side, dark on the other."""
    with d.at(x, y, 0, h / 300, sx=h / 300 * wide, sy=h / 300, line=1):
        blade = shape("0,-150! 19,-112! 21,70! -21,70! -19,-112!")
        d.fill(blade, BLUE_HI)
        d.fill(shape("0,-150! 19,-112! 21,70! 3,70!"), BLUE)
        d.contour(blade, EDGE_LINE)
        d.obj(shape("-11,84! 11,84! 12,124! -12,124!"), RED, RED_SH, RED_HI, w=EDGE_LINE, sd=(8, 2))
        d.obj(circle(0, 134, 15), GOLD, GOLD_SH, None, w=EDGE_LINE, sd=(5, 5))
        guard = shape("0,60 24,60 38,74 40,92! 26,94! 22,84 0,82 -22,84 -26,94! -40,92! -38,74 -24,60")
        d.obj(guard, GOLD, GOLD_SH, None, w=EDGE_LINE, sd=(3, 8))
