"""A large button: a picture on a patch of cloth, a name below and a line on the current state."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BAIZE, BAIZE_DARK, GOLD, INK, INK_SOFT, PAPER, PAPER_BRIGHT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Look

Paint = Callable[[Brush, pygame.Rect], None]
"""Draws the picture inside a rectangle."""


class Tile(Button):
    """Pressed like any button."""

    def __init__(self, name: str, label: str, note: str, on_press: Callable[[], Answer], paint: Paint) -> None:
        super().__init__(name, label, on_press, note=note)
        self._paint = paint

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        rect = self.rect.move(0, theme.hairline if look.pressed else 0)
        active = look.hovered or look.focused
        brush.panel(
            rect, PAPER_BRIGHT if active else PAPER, line=GOLD if active else None, radius=14, raised=not look.pressed
        )
        inset = theme.px(9)
        words = brush.text.height(TypeStyle.LABEL, theme) + 2 * brush.text.height(TypeStyle.NOTE, theme) + theme.px(10)
        patch = pygame.Rect(rect.left + inset, rect.top + inset, rect.width - 2 * inset, rect.height - inset - words)
        surface.blit(shapes.box(patch.size, theme.px(9), theme.dyed(BAIZE if active else BAIZE_DARK)), patch)
        clip = surface.get_clip()
        surface.set_clip(patch.clip(clip))
        self._paint(brush, patch)
        surface.set_clip(clip)
        margin = theme.px(12)
        name = pygame.Rect(
            rect.left + margin,
            patch.bottom + theme.px(4),
            rect.width - 2 * margin,
            brush.text.height(TypeStyle.LABEL, theme),
        )
        note = pygame.Rect(name.left, name.bottom, name.width, rect.bottom - name.bottom - theme.px(4))
        brush.write(name, self.label, TypeStyle.LABEL, INK, align="centre")
        brush.write(note, self.note, TypeStyle.NOTE, INK_SOFT, align="centre", valign="top")
        if look.focused:
            shapes.focus_ring(surface, rect, theme)
