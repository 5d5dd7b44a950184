"""Signs on the cards that differ in shape as well as in colour: frames, and the tick of a picked card."""

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import GOLD, INK, IVORY, Colour
from scopa_gui.ui.kit.widgets.widget import Brush

_CORNER = 0.06
"""Radius of a card's corner as a share of its height: 30 units where the master picture is 500 wide."""


@shapes.cached
def _frame(size: tuple[int, int], kind: str, line: int, angle: int) -> pygame.Surface:
    """Return a frame around a card: "solid" is a broad double line, "dashed" a broken one, "glow" a soft light."""
    pad = 3 * line
    picture = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    corner = round(size[1] * _CORNER)
    rect = pygame.Rect(pad, pad, *size)

    def ring(grow: float, width: float, colour: Colour, alpha: int = 255) -> None:
        around = rect.inflate(round(2 * grow), round(2 * grow))
        picture.blit(shapes.frame(around.size, corner + round(grow), max(1, round(width)), colour, alpha), around)

    if kind in ("glow", "solid"):
        for step in range(5, 0, -1):
            ring(step * line * 0.5, line * 0.9, GOLD, 40)
    ring(line * 1.5, line * 1.7, INK, 200)
    ring(line * 1.15, line, GOLD if kind != "dashed" else IVORY)
    if kind == "dashed":
        gap = line * 5
        edge = rect.inflate(line * 4, line * 4)
        for x in range(edge.left + 2 * gap, edge.right - 2 * gap, 2 * gap):
            for y in (edge.top, edge.bottom):
                picture.fill((0, 0, 0, 0), (x, y - gap // 2, gap * 2 // 3, gap))
        for y in range(edge.top + 2 * gap, edge.bottom - 2 * gap, 2 * gap):
            for x in (edge.left, edge.right):
                picture.fill((0, 0, 0, 0), (x - gap // 2, y, gap, gap * 2 // 3))
    if kind in ("solid", "focus"):
        ring(-line * 0.6, max(1, line * 0.5), GOLD if kind == "solid" else IVORY)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def draw_frame(brush: Brush, card: tuple[int, int], at: Placement, kind: str) -> None:
    """Draw a frame around a card at a placement; `card` is the size at scale 1."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    shapes.blit(brush.surface, _frame(size, kind, max(2, brush.theme.px(3.4)), round(at.angle)), (at.x, at.y))


def draw_tick(brush: Brush, card: tuple[int, int], at: Placement) -> None:
    """Draw the tick of a picked card at its lower right corner; `card` is the size at scale 1."""
    size = max(24, brush.theme.px(34))
    x = at.x + card[0] * at.scale / 2 - size * 0.3
    y = at.y + card[1] * at.scale / 2 - size * 0.3
    shapes.blit(brush.surface, _tick(size), (x, y))


@shapes.cached
def _tick(size: int) -> pygame.Surface:
    big = shapes.coin(3 * size, GOLD, INK).copy()
    points = [(0.27, 0.52), (0.44, 0.69), (0.74, 0.34)]
    pygame.draw.lines(big, INK, False, [(x * 3 * size, y * 3 * size) for x, y in points], max(2, size // 3))
    return shapes.reduced(big, 3)
