"""Chart of a match: a line for each side's total after every smazzata, and a table of the points below."""

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.charts import draw_smooth_line
from scopa_gui.ui.kit.theme import GOLD, IVORY, IVORY_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.play.match_end.match_ending import Ending
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _

_LINE: Colour = (58, 98, 80)
_MOST_COLUMNS = 16


def draw_progress(brush: Brush, rect: pygame.Rect, ending: Ending, sides: Sides) -> None:
    """Draw the chart and, unless there are too many smazzate, the table of points below it."""
    theme = brush.theme
    table = len(ending.gains) <= _MOST_COLUMNS
    row = min(theme.px(34), rect.height // (2 * len(sides.names) + 2)) if table else 0
    _names, chart = rects.cut_left(rect, theme.px(96))
    _margin, chart = rects.cut_right(chart, theme.px(20))
    _margin, chart = rects.cut_top(chart, theme.px(12))
    below = row * (len(sides.names) + 1) if table else theme.px(8)
    _rows, chart = rects.cut_bottom(chart, below, theme.px(10))
    _draw_chart(brush, chart, rect.left, ending)
    if table:
        _draw_rows(brush, rect.left, chart, row, ending)


def _x(chart: pygame.Rect, number: int, played: int) -> int:
    return chart.left + round(chart.width * number / max(1, played))


def _draw_chart(brush: Brush, chart: pygame.Rect, left: int, ending: Ending) -> None:
    theme = brush.theme
    surface = brush.surface
    target = ending.rules.target
    played = len(ending.gains)
    most = max(target, *ending.totals, 1)

    def at(number: int, points: float) -> tuple[int, int]:
        return _x(chart, number, played), chart.bottom - round(chart.height * points / most)

    surface.fill(_LINE, (chart.left, chart.bottom, chart.width, theme.hairline))
    goal = at(0, target)[1]
    for x in range(chart.left, chart.right, max(6, theme.px(12))):
        surface.fill(GOLD, (x, goal, max(3, theme.px(6)), theme.hairline))
    end = chart.left - theme.px(10)
    size = (end - left, max(theme.px(28), brush.text.height(TypeStyle.SMALL, theme)))
    label = rects.sized(size, midright=(end, goal))
    brush.write(label, _("to {points}").format(points=target), TypeStyle.SMALL, GOLD, align="right")
    dot = max(9, theme.px(15 if played < 2 * _MOST_COLUMNS else 9))
    for side in reversed(range(len(ending.running_totals))):
        points = [at(number, total) for number, total in enumerate(ending.running_totals[side])]
        draw_smooth_line(brush, points, SIDE_COLOURS[side], max(3, theme.px(3.4)))
        for point in points[1:]:
            shapes.blit(surface, side_mark(side, dot), point)


def _draw_rows(brush: Brush, left: int, chart: pygame.Rect, row: int, ending: Ending) -> None:
    """Draw a row of points for each side, `row` pixels high, under a row of numbers."""
    theme = brush.theme
    surface = brush.surface
    top = chart.bottom + theme.px(8)
    played = len(ending.gains)
    width = chart.width // max(1, played)
    brush.write(pygame.Rect(left, top, chart.left - left, row), _("Round"), TypeStyle.SMALL, IVORY_SOFT)
    for number in range(1, played + 1):
        box = shapes.around((_x(chart, number, played), top + row // 2), (min(width, theme.px(60)), row))
        brush.write(box, str(number), TypeStyle.SMALL, IVORY_SOFT, align="centre")
        for side, gained in enumerate(ending.gains[number - 1]):
            best = gained == max(ending.gains[number - 1]) and gained > 0
            style, colour = (TypeStyle.LABEL, IVORY) if best else (TypeStyle.BODY, IVORY_SOFT)
            brush.write(box.move(0, row * (side + 1)), f"+{gained}", style, colour, align="centre")
    for side in range(len(ending.running_totals)):
        y = top + row * (side + 1)
        surface.fill(_LINE, (left, y, chart.right + theme.px(20) - left, theme.hairline))
        sign = side_mark(side, min(row - 4, theme.px(20)))
        surface.blit(sign, sign.get_rect(midleft=(left + theme.px(2), y + row // 2)))
