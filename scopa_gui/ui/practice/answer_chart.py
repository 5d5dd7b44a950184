"""Answers drawn: day by day as columns, one by one as marks. Right is full and green, wrong is hollow and red."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit.theme import GOLD_DEEP, INK_SOFT, PAPER, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.translation import _, ngettext

RIGHT: Colour = (72, 132, 84)
FAIR: Colour = (206, 160, 62)
WRONG: Colour = (176, 70, 48)
_LEAST_SCALE = 8
"""Answers that the height of a column stands for at least, so that a single one does not fill it."""
_WEEK = 7
_LEVEL = 0.1
"""A smaller difference is within what chance does."""


def draw_days(brush: Brush, box: pygame.Rect, counts: Sequence[tuple[int, int]]) -> None:
    """A column a day, today last: the right answers below, the wrong ones on top of them."""
    theme = brush.theme
    label = round(theme.type_px(TypeStyle.SMALL) * 1.4)
    chart = pygame.Rect(box.left, box.top, box.width, box.height - label)
    most = max(_LEAST_SCALE, *(right + wrong for right, wrong in counts))
    wide = chart.width / len(counts)
    thick = max(4, min(round(wide * 0.66), theme.px(26)))
    for place, (right, wrong) in enumerate(counts):
        foot = (round(chart.left + (place + 0.5) * wide), chart.bottom)
        if not right + wrong:
            mark = pygame.Rect(0, 0, thick, max(2, theme.px(2)))
            mark.midbottom = foot
            brush.surface.fill(PAPER_DEEP, mark)
        _draw_stack(brush, foot, thick, chart.height / most, (right, wrong))
        since_today = len(counts) - 1 - place
        if since_today and since_today % _WEEK == 0:
            brush.surface.fill(
                PAPER_DEEP, (round(chart.left + (place + 1) * wide), chart.top, theme.hairline, chart.height)
            )
    brush.surface.fill(GOLD_DEEP, (chart.left, chart.bottom, chart.width, theme.hairline))
    weeks = len(counts) // _WEEK
    earlier = ngettext("{count} week ago", "{count} weeks ago", weeks).format(count=weeks)
    below = pygame.Rect(chart.left, chart.bottom, chart.width // 2, label)
    brush.write(below, earlier, TypeStyle.SMALL, INK_SOFT)
    brush.write(below.move(chart.width - below.width, 0), _("today"), TypeStyle.SMALL, INK_SOFT, align="right")


def draw_sets(brush: Brush, box: pygame.Rect, counts: Sequence[tuple[int, int]]) -> None:
    """A column for each of the last timed sets, as many as there is room for, and below it how many were found."""
    theme = brush.theme
    label = round(theme.type_px(TypeStyle.SMALL) * 1.4)
    chart = pygame.Rect(box.left, box.top, box.width, box.height - label)
    wide = theme.px(44)
    shown = counts[-max(1, box.width // wide) :]
    most = max(_LEAST_SCALE, *(right + wrong for right, wrong in shown))
    for place, (right, wrong) in enumerate(shown):
        foot = (round(chart.left + (place + 0.5) * wide), chart.bottom)
        _draw_stack(brush, foot, theme.px(26), chart.height / most, (right, wrong))
        below = pygame.Rect(chart.left + place * wide, chart.bottom, wide, label)
        brush.write(below, str(right), TypeStyle.SMALL, INK_SOFT, align="centre")
    brush.surface.fill(GOLD_DEEP, (chart.left, chart.bottom, chart.width, theme.hairline))


def _draw_stack(brush: Brush, foot: tuple[int, int], thick: int, each: float, counts: tuple[int, int]) -> None:
    """Draw the right answers as a column with the wrong ones on top of it, `each` pixels high for one."""
    x, bottom = foot
    for count, colour in zip(counts, (RIGHT, WRONG), strict=True):
        if count:
            column = pygame.Rect(0, 0, thick, max(3, round(each * count)))
            column.midbottom = (x, bottom)
            _draw_column(brush, column, colour, hollow=colour is WRONG)
            bottom = column.top - max(1, brush.theme.hairline)


def _draw_column(brush: Brush, column: pygame.Rect, colour: Colour, *, hollow: bool) -> None:
    theme = brush.theme
    brush.panel(column, colour, radius=2, raised=False)
    line = max(2, theme.px(2))
    inner = column.inflate(-2 * line, -2 * line)
    if hollow and inner.width > 1 and inner.height > 1:
        brush.surface.fill(PAPER, inner)


def draw_answers(brush: Brush, box: pygame.Rect, answers: Sequence[bool]) -> None:
    """The last answers as far as there is room, the last one at the right end."""
    radius = max(5, min(brush.theme.px(11), box.height // 2 - 1))
    step = 2 * radius + max(3, brush.theme.px(7))
    shown = answers[-max(1, (box.width - 2 * radius) // step + 1) :]
    for place, right in enumerate(shown):
        middle = (box.left + radius + place * step, box.centery)
        pygame.draw.aacircle(brush.surface, RIGHT if right else WRONG, middle, radius)
        if not right:
            pygame.draw.aacircle(brush.surface, PAPER, middle, radius - max(2, brush.theme.px(3)))


def draw_trend(brush: Brush, box: pygame.Rect, trend: float) -> None:
    """An arrow in the middle of a box: up and green when it gets better, down and red, or level."""
    high = max(8, min(box.height, brush.theme.px(16)))
    x, y = box.center
    half = high // 2
    if abs(trend) < _LEVEL:
        bar = pygame.Rect(0, 0, high, max(3, high // 4))
        bar.center = (x, y)
        brush.surface.fill(INK_SOFT, bar)
        return
    sign = -1 if trend > 0 else 1
    pygame.draw.polygon(
        brush.surface,
        RIGHT if trend > 0 else WRONG,
        [(x - half, y - sign * half), (x + half, y - sign * half), (x, y + sign * half)],
    )
