"""The maiolica back: a wall of Neapolitan tiles."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle
from assets.artwork.palette import BLUE, BLUE_HI, GLAZE, GOLD, GREEN, RED
from assets.artwork.parts.flat import FIELD, border, field, line, piece

COLUMNS, ROWS = 3, 5


def back_maiolica(d: Drawing) -> None:
    """Fifteen tiles, blue, yellow and green on white glaze."""
    x, y, width, height = FIELD
    w, h = width / COLUMNS, height / ROWS
    with d.clip(field(d, GLAZE)):
        for j in range(ROWS):
            for i in range(COLUMNS):
                with d.at(x + w * (i + 0.5), y + h * (j + 0.5), 0, 1, sx=w / 100, sy=h / 100, line=1.2):
                    tile(d)
        for i in range(1, COLUMNS):
            line(d, f"{x + w * i},{y} {x + w * i},{y + height}", 1.2, "#cdbf9e")
        for j in range(1, ROWS):
            line(d, f"{x},{y + h * j} {x + width},{y + h * j}", 1.2, "#cdbf9e")
        for j in range(ROWS + 1):
            for i in range(COLUMNS + 1):
                _rosette(d, x + w * i, y + h * j)
    border(d, BLUE, GLAZE)


def tile(d: Drawing) -> None:
    """One tile, 100 x 100 around the origin: a flower, leaves towards the corners, ties to its neighbours."""
    for a in (0, 90, 180, 270):
        with d.at(0, 0, a, 1, line=1):
            piece(d, "0,-50! 6,-42 0,-34! -6,-42", BLUE_HI, 2)
        with d.at(0, 0, a + 45, 1, line=1):
            for m in (1, -1):
                piece(d, f"0,-20! {m * 13},-26 {m * 15},-41! {m * 3},-36", GREEN, 2)
    for a in (45, 135, 225, 315):
        with d.at(0, 0, a, 1, line=1):
            piece(d, "0,0! 13,-15 9,-27 0,-32! -9,-27 -13,-15", GOLD, 2.2)
    for a in (0, 90, 180, 270):
        with d.at(0, 0, a, 1, line=1):
            piece(d, "0,0! 14,-16 10,-27 0,-33! -10,-27 -14,-16", BLUE, 2.2)
            piece(d, "0,-9! 5,-17 0,-26! -5,-17", GLAZE, 0)
    piece(d, circle(0, 0, 9.5), GOLD, 2.2)
    piece(d, circle(0, 0, 4.6), RED, 1.8)


def _rosette(d: Drawing, x: float, y: float) -> None:
    """Where four tiles meet."""
    piece(d, circle(x, y, 40), BLUE, 2.6)
    piece(d, circle(x, y, 33), GOLD, 2.2)
    for k in range(8):
        a = math.radians(45 * k + 22.5)
        with d.at(x, y, math.degrees(a), 1, line=1):
            piece(d, "5,0! 16,-7.5 31,0! 16,7.5", GLAZE, 1.8)
    piece(d, circle(x, y, 7), RED, 2)
