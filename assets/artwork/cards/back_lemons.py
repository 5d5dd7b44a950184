"""The green back: a damask of lemons and blossoms."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle
from assets.artwork.palette import GOLD, GREEN, GREEN_HI, GREEN_SH, PAPER, WHITE
from assets.artwork.parts.flat import border, field, line, piece
from assets.artwork.parts.fruit import LEMONS

DEEP = "#1f4a2a"
PITCH = (144, 183)


def back_lemons(d: Drawing) -> None:
    """Pairs of lemons in an ogee lattice, one up, one down."""
    w, h = PITCH
    with d.clip(field(d, DEEP)):
        for k in range(-3, 4):
            for m in (1, -1):
                knots = [(250 + w * k + m * (w / 4) * (-1) ** n, 400 + h / 2 * n) for n in range(-6, 7)]
                line(d, knots, 9, GREEN_SH)
                line(d, knots, 4, GREEN)
        for j in range(-5, 6):
            for i in range(-3, 4):
                x, y = 250 + w * (i + (0.5 if j % 2 else 0)), 400 + h / 2 * j
                _pair(d, x, y)
        for j in range(-5, 6):
            for i in range(-3, 4):
                _blossom(d, 250 + w * (i + (0 if j % 2 else 0.5)), 400 + h / 2 * j)
    border(d, GREEN_SH, PAPER)


def _pair(d: Drawing, x: float, y: float) -> None:
    """Two lemons head to tail with their leaves."""
    for a in (0, 180):
        with d.at(x, y, a, 1, line=1):
            _leaf(d, 4, -6, -62, 62)
            _leaf(d, 0, -8, -118, 54)
            _leaf(d, 26, -2, -14, 36)
            _lemon(d, -16, -4)


def _leaf(d: Drawing, x: float, y: float, ang: float, ln: float) -> None:
    with d.at(x, y, ang, ln / 60, line=1):
        piece(d, "0,0! 20,-15 42,-11 60,0! 42,11 20,14", GREEN_HI, 2.6)
        piece(d, "0,0! 30,1 60,0! 42,11 20,14", GREEN, 0)
        line(d, "2,0 30,1 56,0", 2.2, DEEP, (0, 0.5))


def _lemon(d: Drawing, x: float, y: float) -> None:
    with d.at(x, y, -58, 0.74, line=1):
        body = "0,0 8,-17 30,-27 56,-23 71,-9 80,-6 86,0 80,6 71,10 55,24 30,27 8,17"
        piece(d, body, LEMONS[0], 3)
        piece(d, "8,14! 34,16 58,10 76,4! 70,11 55,24 30,27 8,17!", LEMONS[1], 0)
        line(d, "14,-10 30,-17 50,-15", 5, LEMONS[2], (0.4, 0.4))


def _blossom(d: Drawing, x: float, y: float) -> None:
    for k in range(6):
        with d.at(x, y, 60 * k, 1, line=1):
            piece(d, "0,0! 9,-10 6,-19 0,-21! -6,-19 -9,-10", WHITE, 2.2)
    piece(d, circle(x, y, 6.5), GOLD, 2.2)
