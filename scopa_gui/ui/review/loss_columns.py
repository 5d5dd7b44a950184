"""Points that moves gave away in each smazzata, as two columns, mine and an opponent's.

The figures are above the columns while each has room for its own; in a longer match, or a small window, lines across
show how high the columns are, and only every second, fifth or tenth smazzata is numbered.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit.theme import GOLD_DEEP, INK_SOFT, LEAST_TYPE, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.review.comparison_colours import MINE, THEIRS
from scopa_gui.ui.words.translation import decimal

_WIDEST = 120
"""Units of a smazzata."""
_COLUMN = 0.42
"""Of a smazzata's width."""
_STEPS = (0.5, 1, 2, 5, 10, 20, 50, 100)
_EVERY = (1, 2, 5, 10, 20, 50, 100, 200, 500)

Pairs = Sequence[tuple[float, float]]


def draw_losses(brush: Brush, box: pygame.Rect, pairs: Pairs, numbers: Sequence[int]) -> None:
    """Fill a box: points lost by both in each smazzata, and its number below."""
    theme = brush.theme
    text = brush.text
    row = round(theme.type_px(TypeStyle.SMALL) * 1.3)
    most = max(1.0, *(value for pair in pairs for value in pair))
    chart = pygame.Rect(box.left, box.top + row, box.width, box.height - 2 * row)
    step = min(theme.px(_WIDEST), chart.width / len(pairs))
    over = pygame.Rect(0, 0, int(step * _COLUMN), row)
    figures = [(decimal(value), over.size) for pair in pairs for value in pair]
    roomy = all(text.width(words, TypeStyle.SMALL, theme, LEAST_TYPE) <= over.width for words, _room in figures)
    if not roomy:
        aside = _draw_scale(brush, chart, most)
        chart.left, chart.width = chart.left + aside, chart.width - aside
        step = min(theme.px(_WIDEST), chart.width / len(pairs))
    _draw_columns(brush, chart, pairs, step, most)
    if roomy:
        size = text.alike(figures, TypeStyle.SMALL, theme)
        for column, value in zip(
            _columns(chart, pairs, step, most), (value for pair in pairs for value in pair), strict=True
        ):
            over.midbottom = column.midtop
            brush.write(over, decimal(value), TypeStyle.SMALL, INK_SOFT, align="centre", most=size)
    _draw_numbers(brush, pygame.Rect(chart.left, chart.bottom, chart.width, row), numbers, step)
    brush.surface.fill(GOLD_DEEP, (chart.left, chart.bottom, chart.width, theme.hairline))


def _columns(chart: pygame.Rect, pairs: Pairs, step: float, most: float) -> list[pygame.Rect]:
    """Return the rectangle of each column, mine and theirs alternating."""
    found = []
    for place, pair in enumerate(pairs):
        for side, value in enumerate(pair):
            left = chart.left + step * (place + 0.08 + side * _COLUMN)
            column = pygame.Rect(
                round(left), 0, max(1, round(step * _COLUMN * 0.84)), max(2, round(chart.height * value / most))
            )
            column.bottom = chart.bottom
            found.append(column)
    return found


def _draw_columns(brush: Brush, chart: pygame.Rect, pairs: Pairs, step: float, most: float) -> None:
    for number, column in enumerate(_columns(chart, pairs, step, most)):
        brush.surface.fill((MINE, THEIRS)[number % 2], column)


def _draw_scale(brush: Brush, chart: pygame.Rect, most: float) -> int:
    """Lines across the chart with their points at the left; how much room those take."""
    theme = brush.theme
    text = brush.text
    high = text.height(TypeStyle.SMALL, theme)
    unit = next((unit for unit in _STEPS if chart.height * unit / most >= 1.5 * high), _STEPS[-1])
    lines = [unit * number for number in range(int(most / unit) + 1)]
    words = [decimal(points, 0 if unit >= 1 else 1) for points in lines]
    wide = max(text.width(word, TypeStyle.SMALL, theme) for word in words)
    for points, word in zip(lines, words, strict=True):
        y = chart.bottom - round(chart.height * points / most)
        brush.surface.fill(
            PAPER_DEEP, (chart.left + wide + theme.px(6), y, chart.width - wide - theme.px(6), theme.hairline)
        )
        brush.write(pygame.Rect(chart.left, y - high // 2, wide, high), word, TypeStyle.SMALL, INK_SOFT, align="right")
    return wide + theme.px(6)


def _draw_numbers(brush: Brush, box: pygame.Rect, numbers: Sequence[int], step: float) -> None:
    """The number of each smazzata below its columns, or of as many as have room."""
    theme = brush.theme
    text = brush.text
    widest = max(text.width(str(number), TypeStyle.SMALL, theme) for number in numbers) + theme.px(6)
    every = next((every for every in _EVERY if every * step >= widest), _EVERY[-1])
    for place, number in enumerate(numbers):
        if every == 1 or number % every == 0:
            under = pygame.Rect(0, box.top, max(widest, int(step)), box.height)
            under.centerx = round(box.left + step * (place + 0.08 + _COLUMN * 0.92))
            brush.write(under, str(number), TypeStyle.SMALL, INK_SOFT, align="centre")
