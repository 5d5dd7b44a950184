"""Figures of mine against those of the others: their colours, and the key that says which is which."""

import pygame

from scopa_gui.ui.kit.theme import INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.side_signs import side_mark
from scopa_gui.ui.words.translation import _

MINE: Colour = (176, 122, 34)
THEIRS: Colour = (66, 118, 160)


def draw_key(brush: Brush, box: pygame.Rect) -> None:
    """At the right end of a box the signs of both, in the colours of their columns, each with its word."""
    theme = brush.theme
    text = brush.text
    right = box.right
    size = theme.px(16)
    for side, colour, word in ((1, THEIRS, _("the others")), (0, MINE, _("you"))):
        wide = text.width(word, TypeStyle.NOTE, theme)
        brush.write(pygame.Rect(right - wide, box.top, wide + 1, box.height), word, TypeStyle.NOTE, INK_SOFT)
        mark = side_mark(side, size, colour)
        brush.surface.blit(mark, mark.get_rect(midright=(right - wide - theme.px(6), box.centery)))
        right -= wide + size + theme.space(3)
