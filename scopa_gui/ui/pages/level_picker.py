"""Control to choose a computer player: portraits with names and strength, the weakest first, and a line about one."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.kit.theme import BAIZE, GOLD, GOLD_DEEP, INK, INK_SOFT, IVORY, PAPER_BRIGHT, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import EDGE, TRACK, Segments
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.words.level_names import level_keys, level_line, level_name, portrait_of

_LARGEST_WITH_PORTRAIT = 1.2
"""Largest text scale at which a large portrait still fits next to the names."""
_LABEL = 0.24
"""Share of the width for the label; the description has the rest."""
_HOLLOW: Colour = (196, 174, 132)


class LevelPicker(Segments[str]):
    """Computer players side by side, each with a round portrait and rising strength bars.

    A large portrait and a description show the player under the pointer, else the chosen one. A `small` picker is
    lower, for screens with two of them.
    """

    def __init__(
        self,
        name: str,
        label: str,
        value: str,
        on_change: Callable[[str], Answer],
        portraits: Portraits,
        *,
        small: bool = False,
    ) -> None:
        options = [(key, level_name(key), key) for key in level_keys()]
        super().__init__(name, label, options, value, on_change, stacked=True)
        self._lines = [level_line(key) for key in level_keys()]
        self._portraits = portraits
        self._small = small
        self._line_box = pygame.Rect(0, 0, 0, 0)
        self._large = pygame.Rect(0, 0, 0, 0)

    def words_of(self, place: int) -> str:
        return in_one(super().words_of(place), self._lines[place])

    def height(self, theme: Theme) -> int:
        units = 136 - 40 * theme.text_scale if self._small else 90 + 18 * theme.text_scale
        return _above(theme) + max(64, theme.px(units))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        ring = shapes.ring_reach(theme)
        above, below = rects.cut_top(rect, _above(theme) - ring, ring)
        label, self._line_box = rects.cut_left(above, round(rect.width * _LABEL))
        _gap, self._label_box = rects.cut_right(label, theme.space(1))
        has_portrait = theme.text_scale <= _LARGEST_WITH_PORTRAIT
        self._large, rest = rects.cut_left(below, below.height if has_portrait else 0, theme.space(1))
        self.body = rest if has_portrait else below

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        segments = self.segments()
        columns = [rects.inset(rect, theme.px(5), 0) for rect in segments]
        tall = max(17, theme.px(7 + 16 * theme.text_scale))
        sized = [
            (name, (column.width, tall)) for (_key, name, _part), column in zip(self.options, columns, strict=True)
        ]
        most = brush.text.alike(sized, TypeStyle.LABEL, theme)
        tall = min(tall, brush.text.height(TypeStyle.LABEL, theme, most))
        strong = max(6, theme.px(10))
        described = self.index
        for place, ((_key, words, _part), rect, column) in enumerate(zip(self.options, segments, columns, strict=True)):
            chosen = place == self.index
            over = look.hovered and rect.collidepoint(look.pointer)
            if over:
                described = place
            if chosen or over:
                inner = rects.inset(rect, theme.px(4))
                brush.panel(inner, BAIZE if chosen else PAPER_BRIGHT, radius=9, raised=False)
            _margin, inside = rects.cut_top(column, theme.px(6))
            _margin, inside = rects.cut_bottom(inside, theme.px(8))
            bars, inside = rects.cut_bottom(inside, strong, max(1, theme.px(1)))
            name, room = rects.cut_bottom(inside, tall)
            face = self._portraits.round(portrait_of(words), min(room.height, rects.inset(rect, theme.px(6)).width))
            if face is not None:
                shapes.blit(brush.surface, face, room.center)
            style = TypeStyle.LABEL if chosen else TypeStyle.BODY
            brush.write(name, words, style, IVORY if chosen else INK, align="centre", most=most)
            narrow = min(rects.inset(rect, theme.px(12)).width, 5 * strong)
            bars = rects.sized((narrow, strong), midtop=bars.midtop)
            _draw_strength(brush, bars, place + 1, len(self.options), on_cloth=chosen)
        portrait = portrait_of(self.options[described][1])
        large = self._portraits.card(portrait, self._large.width) if self._large.width else None
        if large is not None:
            brush.surface.blit(large, self._large)
        brush.write(self._line_box, self._lines[described], TypeStyle.NOTE, INK_SOFT, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)


def _draw_strength(brush: Brush, box: pygame.Rect, strength: int, most: int, *, on_cloth: bool) -> None:
    """Draw `most` bars, each higher than the last, `strength` of them filled.

    The other bars are drawn as flat lines, so strength does not depend on colour alone.
    """
    gap = max(1, box.width // (most * 5))
    width = max(2, (box.width - gap * (most - 1)) // most)
    left = box.centerx - (width * most + gap * (most - 1)) // 2
    filled, hollow = (GOLD, (70, 116, 92)) if on_cloth else (GOLD_DEEP, _HOLLOW)
    for step in range(most):
        height = max(1, brush.theme.px(2))
        if step < strength:
            height = max(2, round(box.height * (0.34 + 0.66 * step / max(1, most - 1))))
        bar = pygame.Rect(left + step * (width + gap), box.bottom - height, width, height)
        brush.surface.fill(filled if step < strength else hollow, bar)


def _above(theme: Theme) -> int:
    """Height in pixels of the label, and of the gap below it."""
    return max(17, theme.px(25 * theme.text_scale)) + shapes.ring_reach(theme)
