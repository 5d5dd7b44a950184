"""The card itself: paper, frame, edge, the platform the courts stand on, and where the signs go."""

from assets.artwork.ink.drawing import HEAVIEST, Drawing
from assets.artwork.ink.paths import rect, shape, stroke
from assets.artwork.palette import EDGE, INK, PAPER, Tones

W, H = 500, 800
CARD_R = 30


def stock(d: Drawing) -> None:
    """The blank card."""
    d.fill(rect(0, 0, W, H, CARD_R), PAPER)


def frame(d: Drawing, inset: float = 21, w: float = 3.4, color: str = INK, r: float = 17) -> None:
    """One line around the picture."""
    w *= d.inkmul * (HEAVIEST if d.small else 1)
    outer = rect(inset, inset, W - 2 * inset, H - 2 * inset, r)
    i = inset + w
    d.border(outer, rect(i, i, W - 2 * i, H - 2 * i, max(r - w, 1)), color)


def edge(d: Drawing) -> None:
    """The cut edge of the card."""
    d.border(rect(0, 0, W, H, CARD_R), rect(2.2, 2.2, W - 4.4, H - 4.4, CARD_R - 2.2), EDGE)


def grid(n: int) -> list[tuple[int, int]]:
    """Where the signs of the two to seven go on a Neapolitan card."""
    left, right = 134, 366
    return {
        2: [(250, 215), (250, 585)],
        3: [(250, 160), (250, 400), (250, 640)],
        4: [(left, 180), (right, 180), (left, 620), (right, 620)],
        5: [(left, 165), (right, 165), (250, 400), (left, 635), (right, 635)],
        6: [(left, 150), (right, 150), (left, 400), (right, 400), (left, 650), (right, 650)],
        7: [(left, 146), (right, 146), (250, 273), (left, 400), (right, 400), (left, 654), (right, 654)],
    }[n]


def ground(d: Drawing, c: Tones, y: float = 700) -> None:
    """Suit-coloured platform"""
    with d.clip(rect(24.5, 24.5, 451, 751, 14)):
        _ground(d, c, y)


def _ground(d: Drawing, c: Tones, y: float) -> None:
    top = shape([(20, y, 1), (480, y, 1), (480, y + 40, 1), (20, y + 40, 1)])
    d.fill(top, c[0])
    front = shape([(20, y + 40, 1), (480, y + 40, 1), (480, 780, 1), (20, 780, 1)])
    d.fill(front, c[1])
    for k in range(-9, 10):
        x0 = 250 + k * 34
        x1 = 250 + k * 52
        d.ink(stroke([(x0, y), (x1, y + 40)]), 2.0, taper=(0, 0), wob=0, color=c[1])
    d.ink(stroke([(20, y + 17), (480, y + 17)]), 2.0, taper=(0, 0), wob=0, color=c[1])
    d.ink(stroke([(20, y), (480, y)]), 3.4, taper=(0, 0), wob=0)
    d.ink(stroke([(20, y + 40), (480, y + 40)]), 3.0, taper=(0, 0), wob=0)
    for k in range(13):
        x = 27 + 446 * (k + 0.5) / 13
        yy = (y + 40 + 773) / 2
        d.fill(shape([(x, yy - 8, 1), (x + 11, yy, 1), (x, yy + 8, 1), (x - 11, yy, 1)]), c[2])
