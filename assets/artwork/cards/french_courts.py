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
    for fl in (0, 1):
        half = box(x0, y0, x0 + w, 400) if not fl else box(x0, 400, x0 + w, y0 + h)
        with d.clip(half), d.at(500 if fl else 0, 800 if fl else 0, 180 if fl else 0, 1, line=1):
            draw(d)
    b = shape([(x0, 386, 1), (x0 + w, 386, 1), (x0 + w, 414, 1), (x0, 414, 1)])
    d.obj(b, GOLD, GOLD_SH, None, w=3, sd=(0, 9))
    for k in range(13):
        x = x0 + w * (k + 0.5) / 13
        d.obj(
            shape([(x, 391, 1), (x + 10, 400, 1), (x, 409, 1), (x - 10, 400, 1)]),
            RED if k % 2 == 0 else BLUE,
            None,
            None,
            w=2,
        )
    d.border(rect(x0, y0, w, h, 10), rect(x0 + 3.4, y0 + 3.4, w - 6.8, h - 6.8, 7), INK)
    french_frame(d)


def jack(d: Drawing, suit: str) -> None:
    """The jack of a suit (D, H, C or S)."""
    court(d, JACKS[suit])


def queen(d: Drawing, suit: str) -> None:
    """The queen of a suit."""
    court(d, QUEENS[suit])


def french_king(d: Drawing, suit: str) -> None:
    """The king of a suit."""
    court(d, KINGS[suit])
