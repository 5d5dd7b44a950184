"""The four reyes, twelves of the pack: crowned, bearded, in robes to the ground, single-ended."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.spanish.pinta import paper, pinta
from assets.artwork.spanish.reyes_long import rey_bastos, rey_espadas
from assets.artwork.spanish.reyes_short import rey_copas, rey_oros


def rey(d: Drawing, suit: str) -> None:
    """The king of a suit in his frame."""
    paper(d)
    {"d": rey_oros, "c": rey_copas, "s": rey_espadas, "b": rey_bastos}[suit](d)
    pinta(d, suit)
