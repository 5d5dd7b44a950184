"""Frames round cards in the colour of a grade: the card that was played, and the better one."""

from functools import lru_cache

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.anim.plan import Placement
from scopa_gui.ui.theme import INK, Colour
from scopa_gui.ui.widgets.base import Brush


def draw_ring(brush: Brush, card: tuple[int, int], at: Placement, colour: Colour) -> None:
    """A frame round a card that lies at a placement; `card` is the size at scale 1."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    picture = _ring(size, max(2, brush.theme.px(4)), round(at.angle), colour)
    brush.surface.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))


@lru_cache(maxsize=24)
def _ring(size: tuple[int, int], line: int, angle: int, colour: Colour) -> pygame.Surface:
    pad = 3 * line
    picture = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    rect, corner = pygame.Rect(pad, pad, *size), round(size[1] * 0.06)
    for grow, thick, shade, alpha in ((1.6 * line, 2 * line, INK, 190), (1.15 * line, 1.2 * line, colour, 255)):
        around = rect.inflate(round(2 * grow), round(2 * grow))
        picture.blit(shapes.frame(around.size, corner + round(grow), max(2, round(thick)), shade, alpha), around)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
