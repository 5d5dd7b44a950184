"""Places for the stock and the piles: a small wooden tray, and mats with the sign of their side."""

from functools import lru_cache

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import BRASS, IVORY, WALNUT, Colour
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.side_signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.geometry.columns import TRAY
from scopa_gui.ui.table.geometry.places import CARD_RATIO

_TRAY: Colour = (96, 58, 34)
_MAT = 6
"""Units that a mat is larger than a card, on every side."""


def _card_at(centre: tuple[float, float], high: float) -> pygame.Rect:
    rect = pygame.Rect(0, 0, round(high * CARD_RATIO), round(high))
    rect.center = (round(centre[0]), round(centre[1]))
    return rect


def draw_tray(brush: Brush, centre: tuple[float, float], high: float) -> None:
    """Draw the tray of the stock, for cards `high` pixels high: nothing else on the table is on wood."""
    theme = brush.theme
    card = _card_at(centre, high)
    rim = theme.px(TRAY)
    tray = card.inflate(2 * rim, 2 * rim)
    brush.panel(tray, WALNUT, line=BRASS, radius=10)
    brush.surface.blit(_wood(tray.inflate(-rim, -rim).size, theme.px(7)), tray.inflate(-rim, -rim))
    line = shapes.frame(card.size, round(high * 0.06), theme.hairline, IVORY, 190 if theme.strong else 70)
    brush.surface.blit(line, card)


@lru_cache(maxsize=2)
def _wood(size: tuple[int, int], radius: int) -> pygame.Surface:
    """The floor of a tray, darker towards its upper edge."""
    picture = shapes.box(size, radius, _TRAY).copy()
    deep = max(1, size[1] // 8)
    for y in range(deep):
        shade = round(150 + 105 * y / deep)
        picture.fill((shade, shade, shade), (0, y, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def draw_mat(brush: Brush, centre: tuple[float, float], high: float, side: int) -> None:
    """Draw the mat for the captured cards of a side: its colour round them, its sign where they will be."""
    theme = brush.theme
    card = _card_at(centre, high)
    colour = SIDE_COLOURS[side % len(SIDE_COLOURS)]
    edge = theme.px(_MAT)
    mat = card.inflate(2 * edge, 2 * edge)
    radius = round(high * 0.06) + edge
    brush.surface.blit(shapes.box(mat.size, radius, colour, 34), mat)
    thick = max(theme.hairline, theme.px(2))
    brush.surface.blit(shapes.frame(mat.size, radius, thick, colour, 255 if theme.strong else 150), mat)
    sign = side_mark(side, round(high * 0.3)).copy()
    sign.set_alpha(230 if theme.strong else 120)
    brush.surface.blit(sign, sign.get_rect(center=card.center))
