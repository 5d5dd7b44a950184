"""Jacks, queens and kings: double figures with a jewelled band between."""

from shapely.geometry import box

from assets.artwork.cards.french import french_frame
from assets.artwork.cards.french_jacks import JACKS
from assets.artwork.cards.french_kings import KINGS
from assets.artwork.cards.french_queens import QUEENS
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import rect, shape
from assets.artwork.palette import BLUE, COURT_PAPER, GOLD, GOLD_SH, INK, RED


def court(d: Drawing, draw: Pen) -> None:
    """A double figure in its window; the suit sign is stamped on it, so that it can be recoloured."""
    x0, y0, w, h = 88, 46, 324, 708
    win = rect(x0, y0, w, h, 10)
    d.fill(win, COURT_PAPER)

    def upper(d: Drawing) -> None:
        with d.clip(box(x0, y0, x0 + w, 400)):
            draw(d)
        with d.clip(box(0, 0, d.w, 400)):
            _band(d, x0, w)

    d.twice(upper)
    d.border(rect(x0, y0, w, h, 10), rect(x0 + 3.4, y0 + 3.4, w - 6.8, h - 6.8, 7), INK)
    french_frame(d)


def _band(d: Drawing, x0: float, w: float) -> None:
    """The jewelled band at the waist."""
    band = rect(x0, 386, w, 28)
    d.obj(band, GOLD, GOLD_SH, None, sd=(0, -4), line=False)
    d.contour(band, 3, k=0, wob=0)
    for k in range(13):
        x = x0 + w * (k + 0.5) / 13
        lozenge = shape([(x, 391, 1), (x + 10, 400, 1), (x, 409, 1), (x - 10, 400, 1)])
        d.fill(lozenge, (RED, BLUE)[k % 2])
        d.contour(lozenge, 2, k=0, wob=0)


def jack(d: Drawing, suit: str) -> None:
    """The jack of a suit (D, H, C or S)."""
    court(d, JACKS[suit])


def queen(d: Drawing, suit: str) -> None:
    """The queen of a suit."""
    court(d, QUEENS[suit])


def french_king(d: Drawing, suit: str) -> None:
    """The king of a suit."""
    court(d, KINGS[suit])
