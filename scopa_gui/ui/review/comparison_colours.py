"""Figures of mine against those of the others: their colours, and the key that says which is which."""

from functools import partial

import pygame

from scopa_gui.ui.kit.charts import Bar, key
from scopa_gui.ui.kit.theme import Colour
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.words.translation import _, decimal

MINE: Colour = (176, 122, 34)
THEIRS: Colour = (66, 118, 160)


def compared(mine: float, theirs: float, places: int = 1) -> tuple[Bar, Bar]:
    """Return the bars or columns of both."""
    return Bar(mine, decimal(mine, places), MINE), Bar(theirs, decimal(theirs, places), THEIRS)


def draw_key(brush: Brush, box: pygame.Rect) -> None:
    """At the right end of a box the signs of both, in the colours of their columns, each with its word."""
    signs = [partial(side_mark, side, colour=colour) for side, colour in ((0, MINE), (1, THEIRS))]
    key((signs[0], _("you")), (signs[1], _("the others")))(brush, box)
