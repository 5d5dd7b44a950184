"""Paper next to a lesson: the speaker, the progress, the text, and the buttons."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Drawn, Paragraphs, Part, Row, Stack, Words
from scopa_gui.ui.kit.theme import GOLD, GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, WINE_BRIGHT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.side_paper import RIGHT, SidePaper

TEACHER = "La Prof"
WIDE = 350
"""Units of the paper."""
_PORTRAIT = "la_prof"
_FACE = 76
_WAY = 6
"""Units of height of the portrait, and of the strokes that show the progress."""
WRONG: Colour = WINE_BRIGHT
_LARGEST = 1.2
"""Size of type for a few words at most, for that of plain text."""


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
        self._head = Part()

    def draw_still(self, brush: Brush, kicker: str, title: str, step: int, steps: int) -> None:
        """Paint the paper, the teacher and the progress of the lesson."""
        self._paper.draw_sheet(brush.surface)
        picture = self._context.portraits().round(_PORTRAIT, brush.theme.px(_FACE))
        face = None
        if picture is not None:
            face = Drawn(lambda brush, box: brush.surface.blit(picture, box), width=_FACE)
        words = Stack(
            Words(f"{TEACHER} \N{MIDDLE DOT} {kicker}", TypeStyle.SMALL, GOLD_DEEP, valign="middle", grow=0.36),
            Words(title, TypeStyle.HEADING, INK, grow=0.64),
            gap=0.0,
        )

        def draw_way(brush: Brush, box: pygame.Rect) -> None:
            """Draw a stroke for each step, gold up to this one."""
            gap = max(2, brush.theme.px(4))
            for place in range(steps):
                left = box.left + place * (box.width + gap) // steps
                right = box.left + (place + 1) * (box.width + gap) // steps - gap
                colour = GOLD if place <= step else PAPER_DEEP
                brush.surface.fill(colour, (left, box.top, max(1, right - left), max(3, box.height)))

        self._head = Stack(Row(face, words, gap=1.5, grow=1.0), Drawn(draw_way, _WAY), gap=1.5)
        high = brush.theme.px(_FACE + _WAY) + brush.theme.space(1.5)
        self._head.lay(brush, pygame.Rect(*self._paper.inner.topleft, self._paper.inner.width, high))
        self._head.draw(brush)

    def draw(self, brush: Brush, said: LessonText) -> None:
        """Paint what is said, and the buttons."""
        parts = [(said.text, INK if said.right is None else INK_SOFT)]
        if said.answer:
            parts.append((said.answer, RIGHT if said.right else WRONG))
        words = Paragraphs(parts, largest=_LARGEST, leading=1.04, air=0.8)
        words.lay(brush, self._paper.above_buttons(self._head.rect.bottom + brush.theme.space(2), 12))
        words.draw(brush)
        self._paper.group.draw(brush)
