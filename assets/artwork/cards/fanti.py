"""The four fanti, rank 8: each figure has a file of its own, here are platform, shadows and frame."""

from collections.abc import Sequence

from assets.artwork.cards.fante_bastoni import page_of_bastoni
from assets.artwork.cards.fante_coppe import page_of_coppe
from assets.artwork.cards.fante_denari import page_of_denari
from assets.artwork.cards.fante_spade import page_of_spade
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle
from assets.artwork.palette import SUIT_TONES
from assets.artwork.parts.stock import frame, ground


def standing(d: Drawing, suit: str, fn: Pen, shadows: Sequence[tuple[float, float, float]]) -> None:
    """Platform, shadows at (x, y, width), figure and frame."""
    c = SUIT_TONES[suit]
    ground(d, c, 712)
    for x, y, w in shadows:
        d.fill(circle(x, y, w, 8), c[1])
    fn(d)
    frame(d)


def fante_denari(d: Drawing) -> None:
    """The page who lifts a coin."""
    standing(d, "D", page_of_denari, ((178, 722, 60), (372, 724, 58)))


def fante_coppe(d: Drawing) -> None:
    """The page who lifts a cup."""
    standing(d, "C", page_of_coppe, ((302, 722, 58), (206, 714, 50)))


def fante_bastoni(d: Drawing) -> None:
    """The page who leans on a club."""
    standing(d, "B", page_of_bastoni, ((224, 722, 62), (320, 724, 56), (130, 720, 66)))


def fante_spade(d: Drawing) -> None:
    """The page with a branch, the sword point down."""
    standing(d, "S", page_of_spade, ((190, 724, 60), (290, 730, 60)))
