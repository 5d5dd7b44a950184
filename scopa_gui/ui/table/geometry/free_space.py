"""Free space for a slip of paper on the table, covering no card that counts: above the table's cards or below them."""

from typing import NamedTuple

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import PAPER, Colour, Theme
from scopa_gui.ui.table.geometry.layout import Layout

_EDGE: Colour = (190, 160, 110)
_AIR = 5
"""Units between a card and paper: frames of cards need as much."""


class FreeSpace(NamedTuple):
    """`above` the table's cards lie only backs and plates, `below` them the status line; without cards they meet."""

    above: pygame.Rect
    below: pygame.Rect


def clear_of(layout: Layout, theme: Theme) -> FreeSpace:
    """Return the free rectangles of a layout.

    A sheet next to the table stays free too, and so do the piles when the table is empty.
    """
    regions = layout.regions
    edge = theme.px(12)
    air = theme.px(_AIR)
    boxes = [pygame.Rect(layout.box_of(layout.cards[card])) for card in layout.table]
    low = regions.band.bottom + air
    first = min((box.top for box in boxes), default=regions.band.top)
    last = max((box.bottom for box in boxes), default=regions.band.top)
    left = edge
    right = theme.size[0] - edge
    if not boxes:
        left = regions.table.left
        right = regions.table.right
    elif regions.sheet is not None:
        first = min(first, regions.sheet.top)
    above = pygame.Rect(left, theme.px(6), right - left, first - air - theme.px(6))
    return FreeSpace(above, pygame.Rect(regions.band.left, last + air, regions.band.width, low - last - air))


def draw_paper(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, *, lined: bool = True) -> None:
    """A slip of paper with a fine line inside its edge, unless it is filled with buttons: theirs would touch it."""
    shapes.panel(surface, rect, theme, PAPER, radius=16)
    if not lined:
        return
    inset = rect.inflate(-2 * theme.px(5), -2 * theme.px(5))
    surface.blit(shapes.frame(inset.size, theme.px(12), theme.hairline, _EDGE, 150), inset)


def answers_place(below: pygame.Rect, theme: Theme, wide: int) -> tuple[pygame.Rect, pygame.Rect]:
    """A slip at the foot of the room below the table, at most `wide` pixels, and its row for what can be pressed."""
    pad = theme.px(7)
    high = max(44, min(theme.control, below.height - 2 * pad))
    slip = pygame.Rect(0, 0, min(wide, below.width), high + 2 * pad)
    slip.midbottom = below.midbottom
    return slip, pygame.Rect(slip.left + 2 * pad, slip.top + pad, slip.width - 4 * pad, high)
