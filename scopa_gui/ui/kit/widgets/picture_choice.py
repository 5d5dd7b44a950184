"""A choice between pictures: the decks, the backs."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BAIZE, BAIZE_DARK, GOLD, INK, INK_SOFT, PAPER_BRIGHT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.widget import Brush, Look

PaintChoice = Callable[[Brush, pygame.Rect, str], None]
"""Draws an option's picture inside a rectangle."""


class Pictures(Segments[str]):
    """Options side by side, each a picture on a patch of cloth; the chosen one's name is next to the label.

    While an option is hovered, its name is shown there instead.
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
        """`options` are (value, name for the player)."""
        super().__init__(name, label, [(key, words, key) for key, words in options], value, on_change, stacked=True)
        self._paint = paint

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._label_box, self.body = rects.cut_top(rect, theme.px(26 * theme.text_scale), gap=shapes.ring_reach(theme))

    def segments(self) -> list[pygame.Rect]:
        return rects.columns(self.body, len(self.options), max(6, self.body.width // 60))

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        places = self.segments()
        pointed = -1
        if look.hovered:
            pointed = next((number for number, rect in enumerate(places) if rect.collidepoint(look.pointer)), -1)
        label = brush.write(self._label_box, self.label, TypeStyle.LABEL, INK)
        _label, words_box = rects.cut_left(self._label_box, label.width, theme.space(2))
        words = self.words_of(self.index if pointed < 0 else pointed)
        brush.write(words_box, words, TypeStyle.BODY, INK if pointed in (-1, self.index) else INK_SOFT, align="right")
        clip = surface.get_clip()
        for number, rect in enumerate(places):
            cloth = BAIZE if number in (self.index, pointed) else BAIZE_DARK
            surface.blit(shapes.box(rect.size, theme.px(12), theme.dyed(cloth)), rect)
            surface.set_clip(rect.clip(clip))
            self._paint(brush, rect, self.options[number][0])
            surface.set_clip(clip)
        chosen = places[self.index]
        surface.blit(shapes.frame(chosen.size, theme.px(12), max(2, theme.px(3)), GOLD), chosen)
        width = max(15, theme.px(22))
        disc = rects.sized((width, width), bottomright=rects.inset(chosen, theme.px(5)).bottomright)
        brush.panel(disc, PAPER_BRIGHT, line=INK, radius=11, raised=False)
        unit = width / 5
        x, y = disc.center
        for down in range(max(2, theme.px(2))):  # a check mark: the choice is shown by shape, too
            points = [(x - unit, y + down), (x - unit / 3, y + 0.8 * unit + down), (x + unit, y - 0.9 * unit + down)]
            pygame.draw.aalines(surface, INK, False, points)
        if look.focused:
            shapes.focus_ring(surface, chosen, theme)


class PictureGrid(Pictures):
    """Options in rows, as large as there is room for; the keys up and down choose in the row above or below."""

    _columns = 1

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        counts = range(1, len(self.options) + 1)
        self._columns = max(counts, key=lambda columns: min(self._cells(columns)[0].size))

    def _cells(self, columns: int) -> list[pygame.Rect]:
        gap = max(6, self.body.width // 90)
        lines = rects.rows(self.body, -(-len(self.options) // columns), gap)
        return [cell for line in lines for cell in rects.columns(line, columns, gap)][: len(self.options)]

    def segments(self) -> list[pygame.Rect]:
        return self._cells(self._columns)

    def key(self, key: Key) -> Answer:
        if key.name not in ("up", "down"):
            return super().key(key)
        place = self.index + (self._columns if key.name == "down" else -self._columns)
        return self.change(self.options[place][0]) if 0 <= place < len(self.options) else None
