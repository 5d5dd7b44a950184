"""A sheet over the table, and the buttons along its foot, all alike: the last one at the right."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Widget

_WIDE = 230
_GAP = 12
"""Units of a button, and between two."""


def place_below(buttons: Sequence[Widget], sheet: pygame.Rect, theme: Theme) -> int:
    """Place buttons on a sheet; where the room above them ends."""
    pad = theme.px(28)
    gap = theme.px(_GAP)
    low = sheet.bottom - theme.px(22) - theme.control
    room = (sheet.width - 2 * pad - gap * (len(buttons) - 1)) // len(buttons)
    wide = min(theme.px(_WIDE * max(1.0, theme.text_scale)), room)
    for place, button in enumerate(buttons):
        left = sheet.left + pad + place * (wide + gap)
        if place == len(buttons) - 1:
            left = sheet.right - pad - wide
        button.place(pygame.Rect(left, low, wide, theme.control), theme)
    return low - theme.px(14)


def sheet_over(theme: Theme) -> pygame.Rect:
    """A sheet in the middle of the window, as large as is good to read."""
    scale = max(1.0, theme.text_scale)
    wide = theme.px(1160 * scale)
    high = theme.px(690 * scale)
    sheet = pygame.Rect(0, 0, min(theme.size[0] - theme.px(48), wide), min(theme.size[1] - theme.px(40), high))
    sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
    return sheet
