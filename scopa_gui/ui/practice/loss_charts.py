"""Charts of what moves lose, over all matches: bars by theme and game, columns by month, luck and play about zero.

A bar is the figure; the fine line through its end is the 95 % interval, where enough is known to give one.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.review.loss_figures import Rate
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.answer_chart import RIGHT, WRONG
from scopa_gui.ui.words.translation import decimal

Rows = Sequence[tuple[str, Rate]]
_LOST: Colour = (176, 122, 34)
_LABEL = 0.44
"""Of the width, for the words at the left of bars."""
_WIDEST = 54
"""Units of a column."""


def draw_rates(brush: Brush, box: pygame.Rect, rows: Rows) -> None:
    """A bar for each row from nothing on, as many as have room; its figure at the right."""
    _draw_rows(brush, box, rows, signed=False)


def draw_balance(brush: Brush, box: pygame.Rect, rows: Rows) -> None:
    """The same about a zero: gains to the right, losses to the left."""
    _draw_rows(brush, box, rows, signed=True)


def _draw_rows(brush: Brush, box: pygame.Rect, rows: Rows, *, signed: bool) -> None:
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    least = round(text.height(TypeStyle.SMALL, theme) * 1.15)
    shown = rows[: max(1, box.height // least)]
    high = min(theme.px(40), box.height // max(1, len(shown)))
    number = text.width(decimal(-88.8, signed=True), TypeStyle.SMALL, theme) + theme.px(6)
    label = round(box.width * _LABEL)
    field = pygame.Rect(box.left + label, box.top, box.width - label - number, high * len(shown))
    low = min(0.0, *(rate.low for _words, rate in shown)) if signed else 0.0
    scale = field.width / max(1e-6, max(0.0, *(rate.high for _words, rate in shown)) - low)
    zero = field.left - round(low * scale)
    size = text.alike([(words, (label - theme.px(8), high)) for words, _rate in shown], TypeStyle.NOTE, theme)
    for place, (words, rate) in enumerate(shown):
        row = pygame.Rect(box.left, box.top + place * high, box.width, high)
        surface.fill(PAPER_DEEP, (row.left, row.bottom - theme.hairline, row.width, theme.hairline))
        brush.write(pygame.Rect(row.left, row.top, label - theme.px(8), high), words, TypeStyle.NOTE, INK, most=size)
        wide = max(2, round(abs(rate.value) * scale))
        bar = pygame.Rect(zero if rate.value > 0 else zero - wide, row.top + high // 4, wide, max(5, high // 2))
        colour = (RIGHT if rate.value > 0 else WRONG) if signed else _LOST
        brush.panel(bar, colour, radius=3, raised=False)
        if rate.margin is not None:
            left, right = (max(field.left, zero + round(end * scale)) for end in (rate.low, rate.high))
            _draw_whisker(brush, (left, row.centery), (right, row.centery))
        figure = pygame.Rect(row.right - number, row.top, number, high)
        brush.write(figure, decimal(rate.value + 0.0, signed=signed), TypeStyle.SMALL, INK_SOFT, align="right")
    surface.fill(GOLD_DEEP, (zero, field.top, theme.hairline, field.height))


def draw_columns(brush: Brush, box: pygame.Rect, rows: Rows) -> None:
    """A column for each row, the last one at the right, as many as have room; its words below, its figure above."""
    theme = brush.theme
    text = brush.text
    line = round(theme.type_px(TypeStyle.SMALL) * 1.3)
    wide = max(text.width(words, TypeStyle.SMALL, theme) for words, _rate in rows) + theme.px(8)
    shown = rows[-max(1, box.width // max(wide, theme.px(40))) :]
    chart = pygame.Rect(box.left, box.top + line, box.width, max(1, box.height - 2 * line))
    step = min(chart.width / len(shown), theme.px(2 * _WIDEST))
    scale = chart.height / max(1e-6, *(rate.high for _words, rate in shown))
    for place, (words, rate) in enumerate(shown):
        middle = round(chart.left + (place + 0.5) * step)
        column = pygame.Rect(0, 0, min(theme.px(_WIDEST), round(step * 0.6)), max(2, round(rate.value * scale)))
        column.midbottom = (middle, chart.bottom)
        brush.panel(column, _LOST, radius=3, raised=False)
        top = column.top
        if rate.margin is not None:
            top, low = (chart.bottom - round(max(0.0, end) * scale) for end in (rate.high, rate.low))
            _draw_whisker(brush, (middle, top), (middle, low))
        over = pygame.Rect(round(middle - step / 2), min(top, column.top) - line, round(step), line)
        brush.write(over, decimal(rate.value), TypeStyle.SMALL, INK_SOFT, align="centre")
        under = pygame.Rect(round(middle - step / 2), chart.bottom, round(step), line)
        brush.write(under, words, TypeStyle.SMALL, INK_SOFT, align="centre")
    brush.surface.fill(GOLD_DEEP, (chart.left, chart.bottom, chart.width, theme.hairline))


def _draw_whisker(brush: Brush, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A fine line with a stop at each end."""
    thick = brush.theme.hairline
    stop = max(3, brush.theme.px(5))
    across = start[0] == end[0]
    pygame.draw.line(brush.surface, INK, start, end, thick)
    for x, y in (start, end):
        ends = ((x - stop, y), (x + stop, y)) if across else ((x, y - stop), (x, y + stop))
        pygame.draw.line(brush.surface, INK, *ends, thick)
