"""The geometric back: eight-pointed stars and crosses, as in a floor of coloured marble."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle
from assets.artwork.palette import BLACKS, BLUE, GOLD, GOLD_SH, PAPER, RED, RED_SH
from assets.artwork.parts.flat import border, field, piece

PITCH = (144, 146.4)
STONE = "#2b2a33"


def back_stars(d: Drawing) -> None:
    """Three columns of stars, a cross between each four."""
    w, h = PITCH
    with d.clip(field(d, RED_SH)):
        for j in range(-4, 5):
            for i in range(-2, 3):
                _cross(d, 250 + w * (i + 0.5), 400 + h * (j + 0.5))
        for j in range(-4, 5):
            for i in range(-2, 3):
                _star(d, 250 + w * i, 400 + h * j, (i + j) % 2 == 0)
    border(d, STONE, PAPER)


def _ring(r: float, inner: float, points: int = 8, turn: float = 0) -> list[tuple[float, float, int]]:
    """Corners of a star around the origin."""
    corners = []
    for k in range(2 * points):
        a = math.radians(turn + 180 * k / points)
        q = inner if k % 2 else r
        corners.append((q * math.cos(a), q * math.sin(a), 1))
    return corners


def _star(d: Drawing, x: float, y: float, odd: bool) -> None:
    """Two squares laid over each other, a flower within; odd ones are blue, the others black."""
    w, h = PITCH
    ground = BLUE if odd else STONE
    with d.at(x, y, 0, 1, sx=w / 108, sy=h / 108, line=1):
        piece(d, _ring(54, 41.3), PAPER, 3)
        piece(d, _ring(45, 34.4), ground, 2.2)
        piece(d, _ring(31, 16), GOLD, 2.4)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                piece(d, "0,0! 31,0! 14.8,6.1!", GOLD_SH, 0)
        piece(d, circle(0, 0, 11), RED, 2.4)
        piece(d, circle(0, 0, 4), PAPER, 0)


def _cross(d: Drawing, x: float, y: float) -> None:
    """The pointed cross between four stars."""
    with d.at(x, y, 0, 1.33, line=1.15):
        piece(d, _ring(22, 12, 4), GOLD, 2.4)
        piece(d, _ring(12, 6.6, 4), BLACKS[0], 2)
        piece(d, circle(0, 0, 2.6), GOLD, 0)
