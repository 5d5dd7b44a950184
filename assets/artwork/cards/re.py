"""The four kings, rank 10: platform and frame around four different men."""

from assets.artwork.cards.king_bastoni import king_bastoni
from assets.artwork.cards.king_coppe import king_coppe
from assets.artwork.cards.king_denari import king_denari
from assets.artwork.cards.king_spade import king_spade
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle
from assets.artwork.palette import SUIT_TONES
from assets.artwork.parts.stock import frame, ground


def king_card(d: Drawing, suit: str, king: Pen, shadow: tuple[float, float, float]) -> None:
    """Draw the platform, the shadow on it (middle, height, half width), the king and the frame."""
    ground(d, SUIT_TONES[suit], 712)
    x, y, r = shadow
    d.fill(circle(x, y, r, 13), SUIT_TONES[suit][1])
    king(d)
    frame(d)


def re_denari(d: Drawing) -> None:
    """The stout king with the coin."""
    king_card(d, "D", king_denari, (262, 730, 190))


def re_coppe(d: Drawing) -> None:
    """The old king with the cup."""
    king_card(d, "C", king_coppe, (266, 726, 190))


def re_bastoni(d: Drawing) -> None:
    """The hunter king with the club."""
    king_card(d, "B", king_bastoni, (288, 722, 180))


def re_spade(d: Drawing) -> None:
    """The grim king with the sword."""
    king_card(d, "S", king_spade, (268, 726, 190))
