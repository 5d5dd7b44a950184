"""The points of a smazzata as one speaks of them within a sentence."""

from scopa_gui.engine.scoring.categories import CAPPOTTO, Category
from scopa_gui.ui.words.translation import _, with_coins


def point_words(part: str, deck: str) -> str:
    """A part of the count with its article: what somebody "does more towards"."""
    if part == CAPPOTTO:
        return _("the cappotto")
    words = {
        Category.CARTE: _("the point for cards"),
        Category.DENARI: _("the point for {coins}"),
        Category.SETTEBELLO: _("the settebello"),
        Category.PRIMIERA: _("the primiera"),
        Category.SCOPE: _("the scopas"),
        Category.RE_BELLO: _("the re bello"),
        Category.SETTE_TUTTI: _("all four sevens"),
        Category.NAPOLA: _("the napola"),
        Category.COIN_POINTS: _("the {coins} that count"),
    }[Category(part)]
    return with_coins(words, deck)
