"""The back of the Piacentine pack: red and white lozenges with blue cornflowers, a rosette in the middle."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape
from assets.artwork.palette import INK
from assets.artwork.parts.flat import FIELD, border, field, line, piece, twice

RED, DEEP, WHITE, BLUE, NAVY, YELLOW, GREEN = (
    "#d92b24",
    "#a51c1e",
    "#fdfbf4",
    "#2c74c6",
    "#1a4c93",
    "#fbcf2b",
    "#45a348",
)
STEP_X, STEP_Y = 72, 91.5
"""Width and height of a lozenge: six across the picture, eight down."""


def back_piacenza(d: Drawing) -> None:
    """Lozenges, the same from both ends."""
    with d.clip(field(d, WHITE)):
        for j in range(-1, 18):
            for i in range(-1, 8):
                x = 250 + STEP_X * (i - 3 + (0.5 if j % 2 else 0))
                _lozenge(d, x, 400 + STEP_Y / 2 * (j - 8), j % 2 == 1)
        twice(d, _corner_flowers)
        _medallion(d)
    border(d, NAVY, WHITE, YELLOW)


def _lozenge(d: Drawing, x: float, y: float, flowered: bool) -> None:
    """One lozenge, red with a star or white with a flower."""
    a, b = STEP_X / 2 - 3, STEP_Y / 2 - 4
    edge = shape([(x, y - b, 1), (x + a, y, 1), (x, y + b, 1), (x - a, y, 1)])
    inner = shape([(x, y - b * 0.78, 1), (x + a * 0.78, y, 1), (x, y + b * 0.78, 1), (x - a * 0.78, y, 1)])
    if flowered:
        piece(d, edge, WHITE, 2.4)
        _cornflower(d, x, y, 17)
        return
    piece(d, edge, RED, 2.4)
    d.contour(inner, 2, DEEP, k=0, wob=0)
    star = [(0, -15, 1), (4, -5), (11, 0, 1), (4, 5), (0, 15, 1), (-4, 5), (-11, 0, 1), (-4, -5)]
    piece(d, shape([(x + p[0], y + p[1], *p[2:]) for p in star]), YELLOW, 2)


def _cornflower(d: Drawing, x: float, y: float, r: float) -> None:
    """A blue flower of six petals with green points between."""
    for k in range(6):
        with d.at(x, y, 60 * k + 30, r / 17, line=1):
            piece(d, shape([(4, -2, 1), (16, 0, 1), (4, 2, 1)]), GREEN, 1.8)
    for k in range(6):
        with d.at(x, y, 60 * k, r / 17, line=1):
            piece(d, shape([(2, 0, 1), (9, -6), (16, -4), (17, 0, 1), (16, 4), (9, 6)]), BLUE, 1.9)
    piece(d, circle(x, y, r * 0.28), YELLOW, 1.8)


def _corner_flowers(d: Drawing) -> None:
    """A quarter of a rosette in two corners."""
    x0, y0, w, _ = FIELD
    for x in (x0, x0 + w):
        piece(d, circle(x, y0, 76), YELLOW, 3.4)
        piece(d, circle(x, y0, 66), BLUE, 2.6)
        for k in range(12):
            with d.at(x, y0, 30 * k + 15, 1, line=1):
                piece(d, shape([(26, -6, 1), (44, -11), (60, 0, 1), (44, 11), (26, 6, 1)]), WHITE, 2)
        piece(d, circle(x, y0, 28), RED, 2.6)
        piece(d, circle(x, y0, 12), YELLOW, 2)


def _medallion(d: Drawing) -> None:
    """The great rosette in the middle, on a band that reaches from side to side."""
    band = rect(FIELD[0] - 4, 376, FIELD[2] + 8, 48)
    piece(d, band, BLUE, 3)
    for k in range(-9, 10):
        x = 250 + 24 * k
        piece(d, shape([(x, 384, 1), (x + 10, 400, 1), (x, 416, 1), (x - 10, 400, 1)]), YELLOW if k % 2 else WHITE, 2)
    for y in (381, 419):
        line(d, [(30, y), (470, y)], 2.4, YELLOW)
    piece(d, circle(250, 400, 134), INK, 0)
    piece(d, circle(250, 400, 130), YELLOW, 3.4)
    for k in range(24):
        with d.at(250, 400, 15 * k, 1, line=1):
            piece(d, shape([(82, -9, 1), (102, -13), (122, 0, 1), (102, 13), (82, 9, 1)]), RED, 2.4)
    piece(d, circle(250, 400, 88), WHITE, 3.2)
    piece(d, circle(250, 400, 80), NAVY, 2.6)
    for k in range(8):
        with d.at(250, 400, 45 * k + 22.5, 1, line=1):
            piece(d, shape([(20, -5, 1), (48, -12), (72, 0, 1), (48, 12), (20, 5, 1)]), GREEN, 2.4)
    for k in range(8):
        with d.at(250, 400, 45 * k, 1, line=1):
            piece(d, shape([(14, 0, 1), (34, -18), (62, -16), (74, 0, 1), (62, 16), (34, 18)]), WHITE, 2.6)
            line(d, "26,0 62,0", 3, RED, (0.1, 0.6))
    piece(d, circle(250, 400, 24), YELLOW, 3)
    for k in range(6):
        with d.at(250, 400, 60 * k, 1, line=1):
            piece(d, circle(13, 0, 4), RED, 0)
