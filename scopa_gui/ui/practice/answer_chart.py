"""Charts of answers: columns for days, marks for single answers. Right is filled and green, wrong hollow and red."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.charts import RIGHT, WRONG, Bar, columns
from scopa_gui.ui.kit.layout import Painter
from scopa_gui.ui.kit.theme import INK_SOFT, PAPER, PAPER_DEEP
from scopa_gui.ui.kit.widgets.widget import Brush

_LEAST_SCALE = 8
"""Number of answers that a full column stands for, at least: a single answer must not fill it."""
_WEEK = 7
_LEVEL = 0.1
"""Smaller changes may be chance."""


def days(counts: Sequence[tuple[int, int]]) -> Painter:
    """Return a column for each day, today last: the right answers below, the wrong ones on top of them."""
    return columns([("", _answers(*count)) for count in counts], most=_LEAST_SCALE, stacked=True, parted=_WEEK)


def draw_sets(brush: Brush, box: pygame.Rect, counts: Sequence[tuple[int, int]]) -> None:
    """Draw a column for each of the latest timed sets, as many as fit, with the number solved below it."""
    sets = [(str(right), _answers(right, wrong)) for right, wrong in counts]
    columns(sets, most=_LEAST_SCALE, widest=44.0, stacked=True, latest=True)(brush, box)


def _answers(right: int, wrong: int) -> list[Bar]:
    """Return the parts of one column: right answers below, wrong ones above."""
    found = [Bar(right, "", RIGHT), Bar(wrong, "", WRONG, hollow=True)]
    return [bar for bar in found if bar.value] or [Bar(0, "", PAPER_DEEP)]


def draw_answers(brush: Brush, box: pygame.Rect, answers: Sequence[bool]) -> None:
    """Draw a mark for each of the latest answers, as many as fit, the last one at the right."""
    radius = max(5, min(brush.theme.px(11), box.height // 2 - 1))
    step = 2 * radius + max(3, brush.theme.px(7))
    shown = answers[-max(1, (box.width - 2 * radius) // step + 1) :]
    for place, right in enumerate(shown):
        middle = (box.left + radius + place * step, box.centery)
        pygame.draw.aacircle(brush.surface, RIGHT if right else WRONG, middle, radius)
        if not right:
            pygame.draw.aacircle(brush.surface, PAPER, middle, radius - max(2, brush.theme.px(3)))


def draw_trend(brush: Brush, box: pygame.Rect, trend: float) -> None:
    """Draw an arrow, up and green for better, down and red for worse; a level bar for no clear change."""
    height = max(8, min(box.height, brush.theme.px(16)))
    x, y = box.center
    half = height // 2
    if abs(trend) < _LEVEL:
        bar = shapes.around((x, y), (height, max(3, height // 4)))
        brush.surface.fill(INK_SOFT, bar)
        return
    sign = -1 if trend > 0 else 1
    pygame.draw.polygon(
        brush.surface,
        RIGHT if trend > 0 else WRONG,
        [(x - half, y - sign * half), (x + half, y - sign * half), (x, y + sign * half)],
    )
