"""The teacher's slip of paper: who speaks, how far the lesson has come, what is said, and the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.context import Context
from scopa_gui.ui.theme import (
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LEAST_TYPE,
    PAPER,
    PAPER_DEEP,
    WINE_BRIGHT,
    Colour,
    Style,
    Theme,
)
from scopa_gui.ui.widgets.base import Brush, Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.group import Group

TEACHER = "La Prof"
_PORTRAIT = "la_prof"
WIDE = 350
"""Units that the slip is wide."""
_EDGE = 10
_FACE = 76
RIGHT: Colour = (38, 104, 62)
WRONG: Colour = WINE_BRIGHT
_LARGEST = 1.2
"""Of the size of plain text, what is said in few words."""


@dataclass(frozen=True, slots=True)
class Said:
    """What stands on the slip: the step's text, and below it what was said to an answer; ``right`` is its colour, None before."""

    text: str
    answer: str = ""
    right: bool | None = None


class Paper:
    """`group` holds its buttons: rows from the top down, a row of several side by side."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.group = Group()
        self.theme = Theme((1280, 800))

    @staticmethod
    def width(theme: Theme) -> int:
        """Pixels of the window that the slip takes, its edges included."""
        return round(theme.px(WIDE) * (0.6 + 0.4 * max(1.0, theme.text_scale)))

    def place(self, theme: Theme) -> None:
        """Take the right edge of a window."""
        self.theme = theme
        edge, wide = theme.px(_EDGE), self.width(theme)
        self.rect = pygame.Rect(theme.size[0] - wide, edge, wide - edge, theme.size[1] - 2 * edge)

    def offer(self, rows: Sequence[Sequence[Button]]) -> None:
        """Show these buttons at the foot of the slip."""
        inner, theme = self._inner(), self.theme
        gap = theme.px(8)
        top = inner.bottom - len(rows) * (theme.control + gap) + gap
        found: list[Widget] = []
        for number, row in enumerate(rows):
            wide = (inner.width - gap * (len(row) - 1)) // len(row)
            for place, button in enumerate(row):
                button.place(pygame.Rect(inner.left + place * (wide + gap), top + number * (theme.control + gap), wide, theme.control), theme)
                found.append(button)
        self.group.replace(found)

    def _inner(self) -> pygame.Rect:
        theme = self.theme
        return self.rect.inflate(-2 * theme.px(20), -2 * theme.px(18))

    # Pictures

    def draw_still(self, brush: Brush, kicker: str, title: str, step: int, steps: int) -> None:
        """Paint the paper, the teacher and how far the lesson has come."""
        surface, theme, inner = brush.surface, self.theme, self._inner()
        shapes.panel(surface, self.rect, theme, PAPER, radius=18)
        edge = self.rect.inflate(-2 * theme.px(7), -2 * theme.px(7))
        surface.blit(shapes.frame(edge.size, theme.px(12), theme.hairline, (190, 160, 110), 150), edge)
        face = self._face()
        picture = self.context.portraits().round(_PORTRAIT, face.width)
        if picture is not None:
            surface.blit(picture, face)
        left = face.right + theme.px(12) if picture is not None else inner.left
        words = pygame.Rect(left, face.top, inner.right - left, face.height)
        upper = pygame.Rect(words.left, words.top, words.width, round(words.height * 0.36))
        brush.text.draw(surface, upper, f"{TEACHER} \N{MIDDLE DOT} {kicker}", Style.SMALL, theme, GOLD_DEEP)
        lower = pygame.Rect(words.left, upper.bottom, words.width, words.bottom - upper.bottom)
        brush.text.draw(surface, lower, title, Style.HEADING, theme, INK, valign="top")
        self._draw_way(surface, pygame.Rect(inner.left, face.bottom + theme.px(12), inner.width, theme.px(6)), step, steps)

    def _face(self) -> pygame.Rect:
        inner, side = self._inner(), max(48, self.theme.px(_FACE))
        return pygame.Rect(inner.left, inner.top, side, side)

    def _draw_way(self, surface: pygame.Surface, box: pygame.Rect, step: int, steps: int) -> None:
        """A stroke for each step, gold up to this one."""
        gap = max(2, self.theme.px(4))
        for place in range(steps):
            left = box.left + place * (box.width + gap) // steps
            right = box.left + (place + 1) * (box.width + gap) // steps - gap
            surface.fill(GOLD if place <= step else PAPER_DEEP, (left, box.top, max(1, right - left), max(3, box.height)))

    def draw(self, brush: Brush, said: Said) -> None:
        """Paint what is said, and the buttons."""
        theme, inner = self.theme, self._inner()
        top = self._face().bottom + theme.px(12 + 6 + 16)
        first = min((widget.rect.top for widget in self.group.widgets), default=inner.bottom)
        box = pygame.Rect(inner.left, top, inner.width, first - theme.px(12) - top)
        parts = [(said.text, INK if said.right is None else INK_SOFT)]
        if said.answer:
            parts.append((said.answer, RIGHT if said.right else WRONG))
        self._draw_paragraphs(brush, box, parts)
        self.group.draw(brush)

    def _draw_paragraphs(self, brush: Brush, box: pygame.Rect, parts: Sequence[tuple[str, Colour]]) -> None:
        """Paragraphs, all of one size, as large as there is room for."""
        text, theme, style = brush.text, self.theme, Style.BODY
        for px in range(round(theme.type_px(style) * _LARGEST), LEAST_TYPE - 1, -1):
            wrapped = [text.wrap(words, style, theme, box.width, px) for words, _colour in parts]
            step, gap = round(text.height(style, theme, px) * 1.04), round(px * 0.8)
            if sum(map(len, wrapped)) * step + (len(parts) - 1) * gap <= box.height:
                break
        else:
            text.draw(brush.surface, box, "\n".join(words for words, _colour in parts), style, theme, INK, valign="top")
            return
        y = box.top
        for paragraph, (_words, colour) in zip(wrapped, parts, strict=True):
            for line in paragraph:
                brush.surface.blit(text.line(line, style, theme, colour, px), (box.left, y))
                y += step
            y += gap
