"""Places of a review's parts: the table left, the sheet of paper right, the moves along the bottom. Plain geometry."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit.theme import Theme

_SHEET = 318
_STRIP = 84
_EDGE = 12
"""Units."""


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """`table` has the measures of the part of the window that the table fills, from its upper left corner."""

    table: Theme
    sheet: pygame.Rect
    strip: pygame.Rect


def places(theme: Theme) -> ReviewLayout:
    """The parts of a window."""
    wide, high = theme.size
    edge = theme.px(_EDGE)
    sheet = pygame.Rect(0, edge, round(theme.px(_SHEET) * max(1.0, theme.text_scale)), high - 2 * edge)
    sheet.right = wide - edge
    strip_high = max(58, theme.px(_STRIP))
    size = (sheet.left - edge // 2, high - strip_high - edge)
    strip = pygame.Rect(edge, size[1] + edge // 3, size[0] - 2 * edge, strip_high)
    return ReviewLayout(Theme(size, theme.text_scale, theme.table, theme.strong), sheet, strip)
