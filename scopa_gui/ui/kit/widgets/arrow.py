"""A button on paper with a triangle: one step back, one step on, or to the end."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, Colour
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Look

_FINER = 4


class Arrow(Button):
    """Its triangle points to the left (-1), to the right (1), or to the right against a bar: to the end (2)."""

    def __init__(self, name: str, label: str, on_press: Callable[[], Answer], pointing: int) -> None:
        super().__init__(name, label, on_press, ButtonKind.PAPER)
        self._pointing = pointing

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint the button without words, and the triangle."""
        label = self.label
        self.label = ""
        super().draw(brush, look)
        self.label = label
        side = round(min(self.rect.size) * 0.4)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        colour = INK if self.enabled else _between(INK_SOFT, PAPER_DEEP)
        draw_triangle(brush.surface, box, colour, pointing=-1 if self._pointing < 0 else 1)
        if self._pointing > 1:
            brush.surface.fill(
                colour, (box.right - side // 6, box.top + side // 7, max(2, side // 7), side - 2 * (side // 7))
            )


def _between(one: Colour, other: Colour) -> Colour:
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


def draw_triangle(surface: pygame.Surface, box: pygame.Rect, colour: Colour, *, pointing: int) -> None:
    """A triangle that points to the left or to the right, drawn finer and reduced."""
    big = pygame.Surface((box.width * _FINER, box.height * _FINER), pygame.SRCALPHA)
    big.fill((*colour, 0))
    wide, high = big.get_size()
    near, far = (0.26, 0.80) if pointing > 0 else (0.74, 0.20)
    pygame.draw.polygon(big, colour, [(wide * near, high * 0.14), (wide * near, high * 0.86), (wide * far, high * 0.5)])
    surface.blit(pygame.transform.smoothscale(big, box.size), box)
