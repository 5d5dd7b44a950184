"""Control to choose a computer player: one large portrait between two arrows, with name, strength and a line."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import EDGE, TRACK, Stepper
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.words.level_names import level_keys, level_line, level_name, portrait_of

_LEAST_HEIGHT = 128
"""Least height of portrait and words, in units."""
_BROAD = 1.9
"""Width from which the words are at the right of the portrait, as a multiple of the height."""
_HOLLOW: Colour = (196, 174, 132)


class LevelPicker(Stepper[str]):
    """One computer player, shown large; Left and Right, or two arrows, go to the next weaker and stronger one.

    Home and End go to the weakest and the strongest.
    """

    def __init__(
        self, name: str, label: str, value: str, on_change: Callable[[str], Answer], portraits: Portraits
    ) -> None:
        super().__init__(name, label, [(key, level_name(key)) for key in level_keys()], value, on_change)
        self._portraits = portraits
        self._person = pygame.Rect(0, 0, 0, 0)
        self.portrait_box = self._person

    def height(self, theme: Theme) -> int:
        return theme.px((_LEAST_HEIGHT + 26) * theme.text_scale) + shapes.ring_reach(theme)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        above = theme.px(26 * theme.text_scale)
        self._label_box, self.body = rects.cut_top(rect, above, shapes.ring_reach(theme))
        width = max(44, theme.px(56))
        self.less, middle = rects.cut_left(self.body, width)
        self.more, middle = rects.cut_right(middle, width)
        self._person = rects.inset(middle, theme.px(2), theme.px(9))

    def key(self, key: Key) -> Answer:
        ends = {"home": self.options[0][0], "end": self.options[-1][0]}
        return self.change(ends[key.name]) if key.name in ends else super().key(key)

    def spoken(self) -> Spoken:
        words = in_one(self.options[self.index][1], level_line(self.value))
        amount = Amount(self.index, 0, len(self.options) - 1)
        return self.spoken_as(SpokenRole.AMOUNT, f"{self.label}: {words}", amount=amount, text=words)

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        for way, box in ((-1, self.less), (1, self.more)):
            able = self._can_step(way)
            if able and look.hovered and box.collidepoint(look.pointer):
                brush.panel(rects.inset(box, theme.px(4)), PAPER_BRIGHT, radius=9, raised=False)
            side = round(box.width * 0.5)
            sign = rects.sized((side, side), center=box.center)
            shapes.triangle(brush.surface, sign, INK if able else PAPER_DEEP, pointing=way)
        self._draw_person(brush)
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)

    def _draw_person(self, brush: Brush) -> None:
        """Draw portrait, name, strength and line: side by side, or below each other if there is more height."""
        theme = brush.theme
        name, line = self.options[self.index][1], level_line(self.value)
        name_height = round(brush.text.height(TypeStyle.HEADING, theme) * 1.1)
        strong = max(8, theme.px(14))
        is_broad = self._person.width > _BROAD * self._person.height
        align = "left" if is_broad else "centre"
        if is_broad:
            face, words = rects.cut_left(self._person, self._person.height, theme.space(1.5))
            free = max(0, words.height - name_height - strong - 2 * brush.text.height(TypeStyle.BODY, theme))
            _air, words = rects.cut_top(words, free // 3)
        else:
            lines = 2 * brush.text.height(TypeStyle.BODY, theme) + theme.px(6)
            below = name_height + strong + theme.px(14) + lines
            words, above = rects.cut_bottom(self._person, below, theme.px(4))
            side = min(above.size)
            face = rects.sized((side, side), center=above.center)
        self.portrait_box = face
        picture = self._portraits.card(portrait_of(name), face.width)
        if picture is not None:
            brush.surface.blit(picture, face)
        title, words = rects.cut_top(words, name_height)
        bars, words = rects.cut_top(words, strong, theme.px(8))
        brush.write(title, name, TypeStyle.HEADING, INK, align=align)
        width = min(bars.width, 8 * strong)
        place = rects.cut_left(bars, width)[0] if is_broad else rects.sized((width, bars.height), center=bars.center)
        _draw_strength(brush, place, self.index + 1, len(self.options))
        brush.write(words, line, TypeStyle.BODY, INK_SOFT, align=align, valign="top")


def _draw_strength(brush: Brush, box: pygame.Rect, strength: int, most: int) -> None:
    """Draw `most` bars, each higher than the last, `strength` of them filled.

    The other bars are drawn as flat lines, so strength does not depend on colour alone.
    """
    gap = max(1, box.width // (most * 5))
    width = max(2, (box.width - gap * (most - 1)) // most)
    left = box.centerx - (width * most + gap * (most - 1)) // 2
    for step in range(most):
        height = max(1, brush.theme.px(2))
        if step < strength:
            height = max(2, round(box.height * (0.34 + 0.66 * step / max(1, most - 1))))
        bar = pygame.Rect(left + step * (width + gap), box.bottom - height, width, height)
        brush.surface.fill(GOLD_DEEP if step < strength else _HOLLOW, bar)
