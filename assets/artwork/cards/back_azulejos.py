"""The azulejos back: stars and crosses of glazed tiles, as on the walls of Seville."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape
from assets.artwork.palette import INK
from assets.artwork.parts.flat import FIELD, border, field, line, piece
from assets.artwork.spanish.pinta import paper
from assets.artwork.spanish.tints import AZURE, LEAF_GREEN, PAPER_WHITE, YELLOW

COLUMNS, ROWS = 4, 7
OUTER = 48.0
"""How far the eight points of a star reach, of a tile's hundred."""


def back_azulejos(d: Drawing) -> None:
    """Four by seven stars in white bands, blue and green in turn, crosses between them."""
    x, y, width, height = FIELD
    w, h = width / COLUMNS, height / ROWS
    paper(d)
    with d.clip(field(d, YELLOW[1])):
        for j in range(ROWS + 1):
            for i in range(COLUMNS + 1):
                with d.at(x + w * i, y + h * j, 0, 1, sx=w / 100, sy=h / 100, line=1):
                    _cross(d)
        for j in range(ROWS):
            for i in range(COLUMNS):
                with d.at(x + w * (i + 0.5), y + h * (j + 0.5), 0, 1, sx=w / 100, sy=h / 100, line=1):
                    _star(d, AZURE[0] if (i + j + (i >= COLUMNS / 2)) % 2 else LEAF_GREEN[0])
    border(d, AZURE[0], PAPER_WHITE, YELLOW[0])


def star_path(r: float, points: int = 8, inner: float = 0.765) -> Path:
    """A star with its first point upwards; `inner` is the reach of its notches."""
    turns = [(math.pi * k / points, r * (inner if k % 2 else 1)) for k in range(2 * points)]
    return shape([(q * math.sin(a), -q * math.cos(a), 1) for a, q in turns])


def _star(d: Drawing, tone: str) -> None:
    """One eight-pointed star: a white band, its colour, a small star and a yellow heart."""
    piece(d, star_path(OUTER + 6), PAPER_WHITE, 2.2)
    piece(d, star_path(OUTER - 6), tone, 2.2)
    piece(d, star_path(27), PAPER_WHITE, 2)
    for k in range(8):
        with d.at(0, 0, 45 * k, 1, line=1):
            line(d, [(0, -26), (0, -38)], 2.4, PAPER_WHITE)
    piece(d, star_path(18, 8, 0.6), tone, 0)
    piece(d, circle(0, 0, 7.5), YELLOW[0], 1.8)


def _cross(d: Drawing) -> None:
    """What four stars leave between them, round the corner of a tile."""
    for a in (0, 90, 180, 270):
        with d.at(0, 0, a, 1, line=1):
            piece(d, "0,-8! 9,-20 0,-34! -9,-20", YELLOW[0], 1.8, INK)
    piece(d, star_path(9, 4, 0.7), AZURE[0], 1.8)
