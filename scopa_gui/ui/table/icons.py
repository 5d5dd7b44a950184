"""The buttons at the table's corner, with pictures instead of words: the menu, the last cards of everybody, a hint."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.scene import Answer
from scopa_gui.ui.theme import BRASS, GOLD, IVORY, SLATE
from scopa_gui.ui.widgets.base import Brush, Look
from scopa_gui.ui.widgets.button import Button

Draw = Callable[[pygame.Surface, pygame.Rect], None]


class Icon(Button):
    """A square button with a drawing; `label` is told in words when the pointer is on it."""

    def __init__(self, name: str, label: str, on_press: Callable[[], Answer], draw: Draw) -> None:
        super().__init__(name, label, on_press)
        self._draw = draw

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint the plate and the drawing on it."""
        active = look.hovered or look.focused
        shapes.panel(brush.surface, self.rect, brush.theme, SLATE, line=GOLD if active else BRASS, radius=12, alpha=225)
        side = round(self.rect.height * 0.52)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        self._draw(brush.surface, box.move(0, brush.theme.hairline if look.pressed else 0))
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, brush.theme)


def draw_menu(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Three bars."""
    thick = max(2, box.height // 9)
    for row in range(3):
        bar = shapes.box((box.width, thick), thick // 2, IVORY)
        surface.blit(bar, (box.left, box.top + round(box.height * (0.18 + 0.32 * row)) - thick // 2))


def draw_last(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Two small cards, the upper one turned."""
    size = (round(box.width * 0.52), round(box.height * 0.82))
    line = max(2, box.height // 12)
    for angle, shift in ((14, -0.17), (-12, 0.17)):
        card = shapes.box(size, size[1] // 8, SLATE).copy()
        card.blit(shapes.frame(size, size[1] // 8, line, IVORY), (0, 0))
        turned = pygame.transform.rotozoom(card, angle, 1.0)
        surface.blit(turned, turned.get_rect(center=(box.centerx + round(shift * box.width), box.centery)))


def draw_hint(surface: pygame.Surface, box: pygame.Rect) -> None:
    """A lamp."""
    line = max(2, box.height // 11)
    radius = round(box.width * 0.33)
    centre = (box.centerx, box.top + round(box.height * 0.38))
    pygame.draw.aacircle(surface, IVORY, centre, radius, line)
    for row, share in enumerate((0.40, 0.40, 0.20)):
        bar = shapes.box((round(box.width * share), line), line // 2, IVORY)
        surface.blit(bar, bar.get_rect(center=(box.centerx, box.top + round(box.height * (0.74 + 0.12 * row)))))
