"""Every Piacentine card by its name: 7d fc rs."""

from collections.abc import Mapping

from assets.artwork.ink.drawing import Pen
from assets.artwork.piacentine.double_courts import double
from assets.artwork.piacentine.fountain import fountain
from assets.artwork.piacentine.great_club import great_club
from assets.artwork.piacentine.piacenza_cavalli import PIACENZA_CAVALLI
from assets.artwork.piacentine.piacenza_fanti import PIACENZA_FANTI
from assets.artwork.piacentine.piacenza_kings import PIACENZA_KINGS
from assets.artwork.piacentine.piacenza_numbers import number
from assets.artwork.piacentine.piacenza_print import printed
from assets.artwork.piacentine.polla import polla
from assets.artwork.piacentine.sword_putto import sword_putto

ACES = {"d": polla, "c": fountain, "b": great_club, "s": sword_putto}
COURTS = {"f": PIACENZA_FANTI, "c": PIACENZA_CAVALLI, "r": PIACENZA_KINGS}


def _suit(suit: str) -> dict[str, Pen]:
    """The ten cards of a suit."""
    return {
        f"a{suit}": printed(ACES[suit]),
        **{f"{n}{suit}": printed(number(suit, n)) for n in range(2, 8)},
        **{rank + suit: printed(double(pens[suit])) for rank, pens in COURTS.items()},
    }


PIACENTINE: Mapping[str, Pen] = {name: pen for suit in "dcbs" for name, pen in _suit(suit).items()}
