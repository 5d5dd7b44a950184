"""The pack's own arms, Vesuvius over the sea, and the flags behind them."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, rect, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    BROWN,
    BROWN_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREEN_HI,
    GREEN_SH,
    INK,
    RED,
    RED_SH,
    WHITE,
    WHITE_SH,
    WINE,
    Tones,
)

FIELD = "-58,-64! -28,-60 0,-66 28,-60 58,-64! 61,-34 59,2 44,42 0,74! -44,42 -59,2 -61,-34"


def shield(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A shield in a scrolled golden border, about 160 x 176: Vesuvius smokes over the gulf, a lateen sail before it."""
    with d.at(x, y, 0, s):
        _border(d)
        field = shape(FIELD)
        d.fill(field, GOLD_HI)
        with d.clip(field):
            _sun(d)
            _mountain(d)
            _sea(d)
            _boat(d)
        d.contour(field, 3.4, k=-0.3)


def _border(d: Drawing) -> None:
    """The golden border: a strap rolled up at the shoulders and at the waist, set with rubies."""
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            d.obj(shape("52,60! 72,44 78,22! 66,12! 58,36"), GOLD, GOLD_SH, None, w=3, sd=(4, 5))
            _volute(d, 70, 20, 13, 1)
            d.obj(shape("60,-80! 84,-76 89,-58! 80,-36 70,-14! 58,-20!"), GOLD, GOLD_SH, None, w=3, sd=(5, 6))
            _volute(d, 74, -68, 16, -1)
    rim = shape("-67,-73! -30,-68 0,-75 30,-68 67,-73! 70,-36 68,5 51,49 0,87! -51,49 -68,5 -70,-36")
    d.obj(rim, GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(6, 8), hinset=3, hd=(3, 3))
    for px, py in ((-65, -48), (65, -48), (-63, 4), (63, 4), (-30, 64), (30, 64), (0, -70.5)):
        d.obj(circle(px, py, 3.4), RED, None, None, w=1.6)


def _volute(d: Drawing, x: float, y: float, r: float, turn: int) -> None:
    """The rolled end of a strap."""
    d.obj(circle(x, y, r), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(4, 4), hinset=3, hd=(2, 2))
    spiral = [
        (x + r * (0.72 - 0.09 * k) * math.cos(1.05 * k), y + turn * r * (0.72 - 0.09 * k) * math.sin(1.05 * k))
        for k in range(8)
    ]
    d.ink(stroke(spiral), 2.4, taper=(0.1, 0.3), wob=0)


def _sun(d: Drawing) -> None:
    for k in range(9):
        with d.at(-34, -40, 40 * k + 8, 1, line=1):
            d.fill(shape("0,-24! 3.4,-13! -3.4,-13!"), RED)
    d.obj(circle(-34, -40, 11), GOLD, GOLD_SH, None, w=2.4, sd=(3, 3))


def _mountain(d: Drawing) -> None:
    """Monte Somma, and before it the cone with fire in its crater; the smoke drifts off to the right."""
    smoke = shape(
        "8,-34! 4,-44 12,-50 14,-58 26,-62 36,-56 46,-61 58,-56 70,-62! 76,-48 62,-42 50,-46 40,-40 28,-43 22,-34!"
    )
    d.obj(smoke, WHITE, WHITE_SH, None, w=2.5, sd=(4, 6))
    for q in ("22,-50 30,-46 37,-50", "44,-53 51,-50 57,-53"):
        d.ink(stroke(q), 2, taper=(0.2, 0.5))
    somma = shape("-74,10! -48,-6 -30,-15 -18,-12 -6,-4 6,10!")
    d.obj(somma, GREEN_HI, GREEN, None, w=2.6, sd=(10, 2))
    cone = shape("-40,10! -18,-2 0,-24 4,-32! 22,-32! 27,-24 46,-2 74,10!")
    d.obj(cone, GREEN, GREEN_SH, GREEN_HI, w=2.8, sd=(20, 0), hinset=3, hd=(2, 3))
    for w, color in ((6.4, INK), (3.4, RED)):
        for q in ("8,-31 6,-20 0,-10 -4,-4", "13,-31 14,-18 11,-6 13,3", "18,-31 21,-20 28,-12 30,-4"):
            d.ink(stroke(q), w, taper=(0, 0.25), wob=0, color=color)
    d.obj(circle(13, -32, 9, 3), WINE, None, None, w=2.2)
    d.obj(shape("8,-32! 5,-41 11,-44 13,-53! 17,-45 22,-41 18,-32!"), GOLD, RED, None, w=2.2, sd=(4, 3))
    for q in ("-22,4 -12,-3 -5,-10", "34,-6 42,1 50,5", "-56,4 -46,-1 -38,-4"):
        d.ink(stroke(q), 2, taper=(0.3, 0.3))


def _sea(d: Drawing) -> None:
    d.fill(rect(-80, 8, 160, 90), BLUE)
    d.fill(rect(-80, 8, 160, 12), BLUE_HI)
    d.ink(stroke("-72,8 72,8"), 2.8, taper=(0, 0), wob=0)
    for row, y in enumerate((27, 41, 55, 68)):
        for k in range(-4, 5):
            x = 19 * k + (9.5 if row % 2 else 0)
            d.ink(arc(x, y - 7, 10.6, 28, 152), 3.2, taper=(0.25, 0.25), color=WHITE, wob=0)
            d.ink(arc(x, y - 3, 10.6, 40, 140), 2.4, taper=(0.3, 0.3), color=BLUE_SH, wob=0)


def _boat(d: Drawing) -> None:
    """A fishing boat with a lateen sail."""
    d.ink(stroke("-27,26 -25,-6"), 3, taper=(0, 0), wob=0)
    d.obj(shape("-50,18! -36,2 -14,-16! -12,0 -18,17! -32,20"), WHITE, WHITE_SH, None, w=2.5, sd=(4, 4))
    d.obj(shape("-33,0! -24,-8 -22,17! -30,19!"), RED, RED_SH, None, w=1.8, sd=(2, 2))
    d.obj(shape("-54,22! -30,27 -4,20! -10,32 -22,35 -42,34"), BROWN, BROWN_SH, None, w=2.6, sd=(3, 4))


def flag(d: Drawing, lean: float, c: Tones, reach: float = 1.0) -> None:
    """A flag on a stout pole through the origin: a golden butt below, a point above, the cloth towards the right."""
    with d.at(0, 0, lean, 1, line=1):
        up, down = -150 * reach, 128 * reach
        for width, color in ((11, INK), (6, BROWN), (2, GOLD_HI)):
            dx = -1 if color == GOLD_HI else 0
            d.ink(stroke([(dx, down), (dx, up)]), width, taper=(0, 0), wob=0, color=color)
        d.obj(circle(0, down, 8), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
        with d.at(0, up, 0, 1, line=1):
            cloth = shape("3,4! 22,-1 46,8 66,9 73,7! 71,30! 74,55! 62,58 48,57 26,50 3,54!")
            d.obj(cloth, c[0], c[1], c[2], w=3.2, sd=(6, 7), hinset=4, hd=(2, 3))
            for q in ("22,8 18,26 24,42", "46,18 40,34 46,50", "60,12 57,24 60,36"):
                d.ink(stroke(q), 2.1, taper=(0.2, 0.3))
            d.obj(shape("0,-26! 8,-10 0,2! -8,-10"), GOLD, GOLD_SH, GOLD_HI, w=2.7, sd=(3, 2), hinset=2, hd=(1, 1))
