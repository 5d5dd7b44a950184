"""Paper next to a lesson: the speaker, the progress, the text, and the buttons."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.theme import GOLD, GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, WINE_BRIGHT, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.side_paper import RIGHT, SidePaper

TEACHER = "La Prof"
WIDE = 350
"""Units of the paper."""
_PORTRAIT = "la_prof"
_FACE = 76
WRONG: Colour = WINE_BRIGHT
_LARGEST = 1.2
"""Of the size of plain text, what is said in few words."""


@dataclass(frozen=True, slots=True)
class LessonText:
    """Words of the teacher: the step's text, below it the word on an answer; ``right`` is its colour, None before."""

    text: str
    answer: str = ""
    right: bool | None = None


class LessonPaper:
    """Writes it on a paper; brushes have the measures of the whole window."""

    def __init__(self, context: Context, paper: SidePaper) -> None:
        self._context = context
        self._paper = paper

    def draw_still(self, brush: Brush, kicker: str, title: str, step: int, steps: int) -> None:
        """Paint the paper, the teacher and how far the lesson has come."""
        surface = brush.surface
        theme = brush.theme
        inner = self._paper.inner
        self._paper.draw_sheet(surface)
        face = self._face(theme)
        picture = self._context.portraits().round(_PORTRAIT, face.width)
        if picture is not None:
            surface.blit(picture, face)
        left = face.right + theme.px(12) if picture is not None else inner.left
        words = pygame.Rect(left, face.top, inner.right - left, face.height)
        upper = pygame.Rect(words.left, words.top, words.width, round(words.height * 0.36))
        brush.write(upper, f"{TEACHER} \N{MIDDLE DOT} {kicker}", TypeStyle.SMALL, GOLD_DEEP)
        lower = pygame.Rect(words.left, upper.bottom, words.width, words.bottom - upper.bottom)
        brush.write(lower, title, TypeStyle.HEADING, INK, valign="top")
        self._draw_way(
            brush, pygame.Rect(inner.left, face.bottom + theme.px(12), inner.width, theme.px(6)), step, steps
        )

    def _face(self, theme: Theme) -> pygame.Rect:
        inner = self._paper.inner
        side = max(48, theme.px(_FACE))
        return pygame.Rect(inner.left, inner.top, side, side)

    @staticmethod
    def _draw_way(brush: Brush, box: pygame.Rect, step: int, steps: int) -> None:
        """A stroke for each step, gold up to this one."""
        gap = max(2, brush.theme.px(4))
        for place in range(steps):
            left = box.left + place * (box.width + gap) // steps
            right = box.left + (place + 1) * (box.width + gap) // steps - gap
            brush.surface.fill(
                GOLD if place <= step else PAPER_DEEP, (left, box.top, max(1, right - left), max(3, box.height))
            )

    def draw(self, brush: Brush, said: LessonText) -> None:
        """Paint what is said, and the buttons."""
        box = self._paper.above_buttons(self._face(brush.theme).bottom + brush.theme.px(12 + 6 + 16), 12)
        parts = [(said.text, INK if said.right is None else INK_SOFT)]
        if said.answer:
            parts.append((said.answer, RIGHT if said.right else WRONG))
        draw_paragraphs(brush, box, parts, largest=_LARGEST, leading=1.04, air=0.8)
        self._paper.group.draw(brush)
