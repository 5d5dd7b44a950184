"""One of several people, from the weakest to the strongest: each with a name and a mark of strength, and a line about one of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.scene import Answer
from scopa_gui.ui.theme import BAIZE, GOLD, GOLD_DEEP, INK, INK_SOFT, IVORY, PAPER_BRIGHT, Colour, Style, Theme
from scopa_gui.ui.widgets.base import Brush, Look
from scopa_gui.ui.widgets.choice import EDGE, TRACK, Choice

_HOLLOW: Colour = (196, 174, 132)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to choose: the key, the name, and a line about who that is."""

    key: str
    name: str
    line: str


class People(Choice[str]):
    """Persons side by side on steps that rise; beside the label the line about the one pointed at, else about the one chosen."""

    def __init__(self, name: str, label: str, people: Sequence[Person], value: str, on_change: Callable[[str], Answer]) -> None:
        super().__init__(name, label, [(person.key, person.name, person.key) for person in people], value, on_change, stacked=True)
        self.people = list(people)
        self._line_box = pygame.Rect(0, 0, 0, 0)

    @staticmethod
    def tall(theme: Theme, *, stacked: bool = True) -> int:
        """Pixels that it is high, its label and line included."""
        del stacked
        return _above(theme) + theme.control + theme.px(8)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        above, left = _above(theme), round(rect.width * 0.24)
        self._label_box = pygame.Rect(rect.left, rect.top, left - theme.space(1), above)
        self._line_box = pygame.Rect(rect.left + left, rect.top, rect.width - left, above)
        self.body = pygame.Rect(rect.left, rect.top + above, rect.width, rect.height - above)

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        shapes.panel(brush.surface, self.body, theme, TRACK, line=EDGE, radius=12, raised=False)
        segments = self.segments()
        names = [_upper(rect, theme) for rect in segments]
        most = brush.text.alike(((person.name, box.size) for person, box in zip(self.people, names, strict=True)), Style.LABEL, theme)
        told = self.people[self.index]
        for place, (person, rect) in enumerate(zip(self.people, segments, strict=True)):
            chosen, over = place == self.index, look.hovered and rect.collidepoint(look.pointer)
            if over:
                told = person
            if chosen or over:
                inner = rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
                shapes.panel(brush.surface, inner, theme, BAIZE if chosen else PAPER_BRIGHT, radius=9, raised=False)
            style = Style.LABEL if chosen else Style.BODY
            brush.text.draw(brush.surface, names[place], person.name, style, theme, IVORY if chosen else INK, align="centre", most=most)
            draw_strength(brush, _lower(rect, theme), place + 1, len(self.people), on_cloth=chosen)
        brush.text.draw(brush.surface, self._line_box, told.line, Style.NOTE, theme, INK_SOFT, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)


def draw_strength(brush: Brush, box: pygame.Rect, strength: int, most: int, *, on_cloth: bool = False) -> None:
    """So many of `most` steps filled, each higher than the one before: told by shape and number, not by colour alone."""
    gap = max(1, box.width // (most * 5))
    wide = max(2, (box.width - gap * (most - 1)) // most)
    left = box.centerx - (wide * most + gap * (most - 1)) // 2
    filled, hollow = (GOLD, (70, 116, 92)) if on_cloth else (GOLD_DEEP, _HOLLOW)
    for step in range(most):
        high = max(2, round(box.height * (0.34 + 0.66 * step / max(1, most - 1))))
        bar = pygame.Rect(left + step * (wide + gap), box.bottom - high, wide, high)
        if step < strength:
            brush.surface.fill(filled, bar)
        else:
            brush.surface.fill(hollow, pygame.Rect(bar.left, bar.bottom - max(1, brush.theme.px(2)), wide, max(1, brush.theme.px(2))))


def _above(theme: Theme) -> int:
    return max(20, theme.px(27 * theme.text_scale))


def _upper(segment: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Where a name may be."""
    inner = segment.inflate(-2 * theme.px(6), -2 * theme.px(5))
    return pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.62))


def _lower(segment: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Where the steps of strength are."""
    high = max(7, round(segment.height * 0.2))
    wide = min(segment.width - 2 * theme.px(12), high * 5)
    return pygame.Rect(segment.centerx - wide // 2, segment.bottom - theme.px(9) - high, wide, high)
