"""One of a few, shown as pictures: the decks, the backs."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BAIZE, BAIZE_DARK, GOLD, INK, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.segments import Segments
from scopa_gui.ui.kit.widgets.widget import Brush, Look

Paint = Callable[[Brush, pygame.Rect, str], None]
"""Draws an option's picture inside a rectangle."""


class Pictures(Segments[str]):
    """Options side by side, each a picture on a patch of cloth with its name below; used like a Choice."""

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], Answer],
        paint: Paint,
    ) -> None:
        """`options` are (value, name for people)."""
        super().__init__(name, label, [(key, words, key) for key, words in options], value, on_change, stacked=True)
        self._paint = paint

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        if self.label:
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
        self.draw_label(brush)
        size = self._name_size(brush)
        for place, (option, rect) in enumerate(zip(self.options, self.segments(), strict=True)):
            over = look.hovered and rect.collidepoint(look.pointer)
            self._draw_picture(brush, option, rect, size, chosen=place == self.index, over=over)
        if look.focused:
            shapes.focus_ring(brush.surface, self.segments()[self.index], brush.theme)

    def _name_size(self, brush: Brush) -> int:
        """The type size of all the names: the chosen one's is heavier and may be any of them."""
        room = [
            (name, _name_box(brush, rect).size)
            for (_key, name, _value), rect in zip(self.options, self.segments(), strict=True)
        ]
        return min(brush.text.alike(room, style, brush.theme) for style in (TypeStyle.LABEL, TypeStyle.BODY))

    def _draw_picture(
        self, brush: Brush, option: tuple[str, str, str], rect: pygame.Rect, size: int, *, chosen: bool, over: bool
    ) -> None:
        theme, surface = brush.theme, brush.surface
        fill = theme.dyed(BAIZE if chosen or over else BAIZE_DARK)
        brush.panel(rect, PAPER_DEEP, radius=12, raised=False)
        name = _name_box(brush, rect)
        patch = pygame.Rect(rect.left, rect.top, rect.width, name.top - rect.top)
        surface.blit(shapes.box(patch.size, theme.px(12), fill), patch)
        clip = surface.get_clip()
        surface.set_clip(patch.clip(clip))
        self._paint(brush, patch, option[0])
        surface.set_clip(clip)
        style = TypeStyle.LABEL if chosen else TypeStyle.BODY
        taken = brush.write(name, option[1], style, INK, align="centre", most=size)
        if chosen:
            surface.blit(shapes.frame(rect.size, theme.px(12), max(2, theme.px(3)), GOLD), rect)
            _draw_tick(brush, (taken.left - theme.px(14), taken.centery))


def _name_box(brush: Brush, rect: pygame.Rect) -> pygame.Rect:
    """The foot of a picture, with room for the tick at both sides."""
    high = brush.text.height(TypeStyle.LABEL, brush.theme) + brush.theme.px(6)
    return pygame.Rect(rect.left, rect.bottom - high, rect.width, high).inflate(-2 * brush.theme.px(24), 0)


def _draw_tick(brush: Brush, centre: tuple[int, int]) -> None:
    """A check mark: chosen is told by shape too."""
    x, y = centre
    unit = max(3, brush.theme.px(5))
    points = [(x - unit, y), (x - unit // 3, y + unit), (x + unit, y - unit)]
    for offset in range(max(2, brush.theme.px(2))):
        pygame.draw.aalines(brush.surface, INK, False, [(px, py + offset) for px, py in points])
