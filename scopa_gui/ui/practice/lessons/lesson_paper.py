"""Paper next to a lesson: the teacher, the progress, and the text."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Drawn, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.theme import GOLD, GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, WINE_BRIGHT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.side_paper import RIGHT

WIDE = 350
"""Width of the paper in units."""
_LARGEST = 1.2
"""Largest type, as a share of plain text."""


@dataclass(frozen=True, slots=True)
class LessonText:
    """Text of a step, and a comment on the answer; `right` says whether it was right, None before it."""

    text: str
    answer: str = ""
    right: bool | None = None


def lesson_title(context: Context, number: str, title: str, size: float) -> Part:
    """Return the teacher's portrait, `size` units wide and high, next to a lesson's number and title."""
    who = f"La Prof \N{MIDDLE DOT} {number}"
    words = Stack(
        Words(who, TypeStyle.SMALL, GOLD_DEEP, valign="middle", most=1.0, grow=0.36),
        Words(title, TypeStyle.HEADING, INK, most=1.5, grow=0.64),
        gap=0.0,
    )

    def draw_face(brush: Brush, box: pygame.Rect) -> None:
        side = min(box.size)
        context.portraits().draw(brush, "la_prof", pygame.Rect(box.topleft, (side, side)))

    face = Drawn(draw_face, size, width=size)
    return Row(face, words, gap=1.5)


def lesson_head(context: Context, number: str, title: str, step: int, steps: int) -> Part:
    """Return the title of a lesson, and below it a stroke for each step, gold up to this one."""

    def draw_strokes(brush: Brush, box: pygame.Rect) -> None:
        gap = max(2, brush.theme.px(4))
        for place in range(steps):
            left, right = (box.left + end * (box.width + gap) // steps for end in (place, place + 1))
            colour = GOLD if place <= step else PAPER_DEEP
            brush.surface.fill(colour, (left, box.top, max(1, right - gap - left), max(3, box.height)))

    return Stack(lesson_title(context, number, title, 76), Drawn(draw_strokes, 6), gap=1.5)


def lesson_body(said: LessonText) -> Part:
    """Return the text of the step, and below it the comment on the answer."""
    paragraphs = [(said.text, INK if said.right is None else INK_SOFT)]
    if said.answer:
        paragraphs.append((said.answer, RIGHT if said.right else WINE_BRIGHT))
    return Stack(Space(2.0), Paragraphs(paragraphs, largest=_LARGEST, leading=1.04, air=0.8), gap=0.0)
