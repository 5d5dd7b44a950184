"""One of a few, shown as pictures: the decks, the backs."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BAIZE, BAIZE_DARK, GOLD, INK, INK_SOFT, PAPER_BRIGHT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.widget import Brush, Look

PaintChoice = Callable[[Brush, pygame.Rect, str], None]
"""Draws an option's picture inside a rectangle."""


class Pictures(Segments[str]):
    """Options side by side, each a picture on a patch of cloth; the chosen one's name is next to the label.

    A hovered option shows its name there meanwhile. Used like a Choice.
    """

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], Answer],
        paint: PaintChoice,
    ) -> None:
        """`options` are (value, name for people)."""
        super().__init__(name, label, [(key, words, key) for key, words in options], value, on_change, stacked=True)
        self._paint = paint

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        above = theme.px(26 * theme.text_scale) + shapes.ring_reach(theme)
        self._label_box = pygame.Rect(rect.left, rect.top, rect.width, above - shapes.ring_reach(theme))
        self.body = pygame.Rect(rect.left, rect.top + above, rect.width, rect.height - above)

    def segments(self) -> list[pygame.Rect]:
        count = len(self.options)
        gap = max(6, self.body.width // 60)
        wide = (self.body.width - gap * (count - 1)) // count
        return [
            pygame.Rect(self.body.left + place * (wide + gap), self.body.top, wide, self.body.height)
            for place in range(count)
        ]

    def draw(self, brush: Brush, look: Look) -> None:
        places = self.segments()
        pointed = -1
        if look.hovered:
            pointed = next((place for place, rect in enumerate(places) if rect.collidepoint(look.pointer)), -1)
        box = self._label_box
        theme = brush.theme
        label = brush.write(box, self.label, TypeStyle.LABEL, INK)
        left = label.right + theme.space(2)
        words_box = pygame.Rect(left, box.top, box.right - left, box.height)
        words = self.words_of(self.index if pointed < 0 else pointed)
        brush.write(words_box, words, TypeStyle.BODY, INK if pointed in (-1, self.index) else INK_SOFT, align="right")
        surface = brush.surface
        clip = surface.get_clip()
        for place, rect in enumerate(places):
            cloth = BAIZE if place in (self.index, pointed) else BAIZE_DARK
            surface.blit(shapes.box(rect.size, theme.px(12), theme.dyed(cloth)), rect)
            surface.set_clip(rect.clip(clip))
            self._paint(brush, rect, self.options[place][0])
            surface.set_clip(clip)
        surface.blit(shapes.frame(places[self.index].size, theme.px(12), max(2, theme.px(3)), GOLD), places[self.index])
        _draw_tick(brush, places[self.index])
        if look.focused:
            shapes.focus_ring(surface, places[self.index], theme)


def _draw_tick(brush: Brush, rect: pygame.Rect) -> None:
    """Draw a check mark in the lower right corner: the choice is shown by shape too."""
    theme = brush.theme
    wide = max(15, theme.px(22))
    disc = pygame.Rect(0, 0, wide, wide)
    disc.bottomright = (rect.right - theme.px(5), rect.bottom - theme.px(5))
    brush.panel(disc, PAPER_BRIGHT, line=INK, radius=11, raised=False)
    unit = wide / 5
    x, y = disc.center
    for offset in range(max(2, theme.px(2))):
        points = [(x - unit, y + offset), (x - unit / 3, y + 0.8 * unit + offset), (x + unit, y - 0.9 * unit + offset)]
        pygame.draw.aalines(brush.surface, INK, False, points)
