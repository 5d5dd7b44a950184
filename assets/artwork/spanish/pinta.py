"""Paper and frame of a Spanish card: the breaks above and below, la pinta, tell the suit in a closed hand."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Point, circle, rect, shape, stroke
from assets.artwork.parts.stock import CARD_R, H, W, frame
from assets.artwork.spanish.tints import MEADOW, PAPER_WHITE

INSET, BREAK = 21, 30
"""Where the frame runs, and how wide a break in it is."""
BREAKS = {"d": (), "c": (250,), "s": (178, 322), "b": (142, 250, 358)}
"""The middles of the breaks: none for oros, one for copas, two for espadas, three for bastos."""


def paper(d: Drawing) -> None:
    """White paper over the cream of the other packs."""
    d.fill(rect(0, 0, W, H, CARD_R), PAPER_WHITE)


def pinta(d: Drawing, suit: str) -> None:
    """The frame with its breaks at the top and at the bottom."""
    frame(d, INSET, 4.4)
    for x in BREAKS[suit]:
        for y in (INSET, H - INSET):
            d.fill(rect(x - BREAK / 2, y - 9, BREAK, 18), PAPER_WHITE)


def places(n: int, *, tall: bool = False) -> Sequence[Point]:
    """Where coins and cups of the two to seven go: the corners are left to the numbers; `tall` for cups."""
    left, right, top, bottom = 134, 366, 148, 652
    return {
        2: [(250, 208), (250, 592)],
        3: [(250, 214), (154, 580), (346, 580)] if tall else [(250, 152), (250, 400), (250, 648)],
        4: [(156, 210), (344, 210), (156, 590), (344, 590)],
        5: [(148, 178), (352, 178), (250, 400), (148, 622), (352, 622)],
        6: [(150, top), (350, top), (150, 400), (350, 400), (150, bottom), (350, bottom)],
        7: [(left, top), (right, top), (250, 274), (left, 400), (right, 400), (left, bottom), (right, bottom)],
    }[n]


def rows(n: int) -> Sequence[Point]:
    """Where swords and clubs of the two to seven go, upright in rows."""
    return {
        2: [(144, 400), (356, 400)],
        3: [(250, 222), (150, 578), (350, 578)],
        4: [(148, 226), (352, 226), (148, 574), (352, 574)],
        5: [(126, 206), (374, 206), (250, 400), (126, 594), (374, 594)],
        6: [(116, 222), (250, 222), (384, 222), (116, 578), (250, 578), (384, 578)],
        7: [(122, 160), (250, 160), (378, 160), (250, 394), (122, 628), (250, 628), (378, 628)],
    }[n]


def meadow(d: Drawing, *shadows: tuple[float, float, float], y: float = 716, w: float = 156, x: float = 242) -> None:
    """A patch of grass to stand on, with the shadows cast on it (x, y, half width); no platform."""
    patch = shape(
        [
            (x - w, y + 18),
            (x - w * 0.8, y + 2),
            (x - w * 0.3, y - 8),
            (x + w * 0.3, y - 9),
            (x + w * 0.82, y + 3),
            (x + w, y + 17),
            (x + w * 0.72, y + 32),
            (x, y + 40),
            (x - w * 0.7, y + 33),
        ]
    )
    d.fill(patch, MEADOW[0])
    d.shade(patch, MEADOW[1], 0, 9)
    for sx, sy, r in shadows:
        d.fill(circle(sx, sy, r, 8), MEADOW[1])
    for k in range(9):
        tuft = x + w * (-0.86 + k * 0.215)
        for lean, high in ((-5, 13), (1, 17), (6, 11)):
            foot = y + 20 - 18 * (1 - (k / 4 - 1) ** 2) + (k * 7) % 5
            if abs(tuft - x) > w * 0.5 or k % 2:
                d.ink(stroke([(tuft + lean, foot), (tuft + lean * 1.6, foot - high)]), 2.6, (0.1, 0.7), color=MEADOW[1])
    d.contour(patch, 3)
