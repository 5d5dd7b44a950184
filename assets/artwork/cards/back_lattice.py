"""The red back: a wine-red lattice with lilies around the sun of the coin."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle
from assets.artwork.palette import BLUE, GOLD, GOLD_HI, GOLD_SH, INK, PAPER, RED, RED_SH
from assets.artwork.parts.flat import FIELD, border, field, line, piece, sun

DEEP = "#7c1716"
PITCH = (108, 146)


def back_red(d: Drawing) -> None:
    """Ribbons crossing, a lily in each lozenge, a medallion in the middle and a quarter of it in each corner."""
    with d.clip(field(d, RED_SH)):
        _lozenges(d)
        _ribbons(d)
        x, y, w, h = FIELD
        for corner in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
            _medallion(d, *corner, 0.76)
    _medallion(d, 250, 400)
    border(d, RED_SH, PAPER)


def _lozenges(d: Drawing) -> None:
    w, h = PITCH
    for j in range(-6, 7):
        for i in range(-3, 4):
            x, y = 250 + w * (i + (0.5 if j % 2 else 0)), 400 + h / 2 * j
            piece(
                d,
                [(x, y - h / 2, 1), (x + w / 2, y, 1), (x, y + h / 2, 1), (x - w / 2, y, 1)],
                RED_SH if j % 2 else DEEP,
                0,
            )
            _lily(d, x, y)


def _lily(d: Drawing, x: float, y: float) -> None:
    """Four petals and a golden heart: the same upside down."""
    for a in (0, 180):
        with d.at(x, y, a, 1, line=1):
            piece(d, "0,-7! 10,-19 8,-31 0,-42! -8,-31 -10,-19", PAPER, 0)
            for m in (1, -1):
                piece(d, f"{m * 6},-3! {m * 18},-5 {m * 23},-16 {m * 15},-20! {m * 15},-11 {m * 8},-10", GOLD, 0)
    piece(d, circle(x, y, 6.5), GOLD, 0)
    piece(d, circle(x, y, 2.8), DEEP, 0)


def _ribbons(d: Drawing) -> None:
    w, h = PITCH
    for width, color in ((11, INK), (6.6, GOLD), (2.2, GOLD_HI)):
        for k in range(-8, 9):
            for sg in (1, -1):
                x = 250 + w * (k + 0.5)
                line(d, f"{x - sg * w * 3},{400 - h * 3} {x + sg * w * 3},{400 + h * 3}", width, color)
    for j in range(-6, 7):
        for i in range(-3, 4):
            x, y = 250 + w * (i + (0 if j % 2 else 0.5)), 400 + h / 2 * j
            piece(d, circle(x, y, 11), GOLD, 2.6)
            piece(d, circle(x, y, 5), RED, 2)


def _medallion(d: Drawing, x: float, y: float, s: float = 1) -> None:
    """The sun of the coin in a ring of petals, about 280 across; quarters of it fill the corners."""
    with d.at(x, y, 0, s):
        for r, color in ((138, INK), (134, GOLD), (125, DEEP), (119, RED)):
            piece(d, circle(0, 0, r), color, 2.2)
        for k in range(12):
            with d.at(0, 0, 30 * k, 1, line=1):
                piece(d, "0,-76! 17,-90 12,-106 0,-114! -12,-106 -17,-90", PAPER if k % 2 else GOLD, 2.4)
                piece(d, "0,-84! 6,-93 0,-105! -6,-93", RED_SH if k % 2 else GOLD_SH, 0)
        sun(d, 0, 0, 78, (GOLD, GOLD_HI, RED, BLUE))
