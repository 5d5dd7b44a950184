"""Charts: bars, columns, bands, a smooth line, and the key to their colours.

`columns`, `band`, `share_bar` and `key` return a function that paints them into a box, for `Drawn`. A `Bar` is one
value.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.layout import Painter, Part
from scopa_gui.ui.kit.theme import (
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LEAST_TYPE,
    PAPER,
    PAPER_DEEP,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush

RIGHT: Colour = (72, 132, 84)
FAIR: Colour = (206, 160, 62)
WRONG: Colour = (176, 70, 48)
_BAND: Colour = (196, 206, 168)
_DIGITS = 0.75
"""Height of digits, as a share of their type size."""
_FILLED = 0.84
"""Share of its room that a column, or a group of columns, fills."""
_STEPS = (0.5, 1, 2, 5, 10, 20, 50, 100)
_EVERY = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_FINER = 2


class Bar(NamedTuple):
    """Bar or column for one value; `figure` is the value in words, `ends` the margin of error if it is known."""

    value: float
    figure: str
    colour: Colour
    ends: tuple[float, float] | None = None
    hollow: bool = False

    @property
    def reach(self) -> tuple[float, ...]:
        """Return the value and the ends of its margin of error."""
        return (self.value, *(self.ends or ()))


Rows = Sequence[tuple[str, Sequence[Bar]]]


class Bars(Part):
    """Bars in rows with a name at the left: as many rows as fit, each `row` units high, or higher if its name needs it.

    If each row has one bar, the figures are at the right edge; if a row has several, each figure is at the end of its
    bar. Negative values are to the left of the line at zero. `label`: share of the width that the names take.
    """

    def __init__(self, rows: Rows, *, label: float = 0.44, row: float = 40.0, grow: float = 0.0) -> None:
        super().__init__(grow=grow)
        self.rows = rows
        self._label = label
        self._row = row
        self._several = max((len(bars) for _name, bars in rows), default=1)

    def height(self, brush: Brush, width: int) -> int:
        return len(self.rows) * self._highest(brush)

    def least(self, brush: Brush, width: int) -> int:
        return len(self.rows) * self._least(brush)

    def _highest(self, brush: Brush) -> int:
        needed = brush.text.height(TypeStyle.NOTE, brush.theme) + brush.theme.px(5)
        return max(brush.theme.px(self._row), needed, self._least(brush))

    def _least(self, brush: Brush) -> int:
        """Return the least height of a row in pixels."""
        if self._several == 1:
            return round(brush.text.height(TypeStyle.SMALL, brush.theme) * 1.15)
        return self._several * math.ceil(_DIGITS * brush.theme.type_px(TypeStyle.SMALL)) + brush.theme.px(6)

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        text = brush.text
        shown = self.rows[: max(1, self.rect.height // self._least(brush))]
        if not shown:
            return
        has_one = self._several == 1
        every = [bar for _name, bars in shown for bar in bars]
        height = min(self._highest(brush), self.rect.height // len(shown))
        gap = theme.px(8)
        number = max(text.width(bar.figure, TypeStyle.SMALL, theme) for bar in every) + gap
        table, _below = rects.cut_top(self.rect, height * len(shown))
        names, chart = rects.cut_left(table, round(table.width * self._label))
        _figures, chart = rects.cut_right(chart, number, 0 if has_one else gap)
        low = min(0.0, *(min(bar.reach) for bar in every))
        scale = chart.width / max(1e-6, *(max(bar.reach) - low for bar in every))
        zero = chart.left - round(low * scale)
        room = (names.width - gap, height)
        size = text.alike([(name, room) for name, _bars in shown], TypeStyle.NOTE, theme)
        for (name, bars), line in zip(shown, rects.rows(table, len(shown)), strict=True):
            brush.write(pygame.Rect(line.topleft, room), name, TypeStyle.NOTE, INK, most=size)
            if has_one:
                brush.surface.fill(PAPER_DEEP, rects.cut_bottom(line, theme.hairline)[0])
            for bar, at in zip(bars, bars_in(line, len(bars), theme), strict=True):
                at.width = max(2, theme.px(2), round(abs(bar.value) * scale))
                at.left = zero if bar.value >= 0 else zero - at.width
                brush.panel(at, bar.colour, radius=4, raised=False)
                if bar.ends is not None:
                    left, right = (zero + round(end * scale) for end in bar.ends)
                    _draw_margin(brush, (left, at.centery), (right, at.centery))
                side = "right" if has_one else "left"
                edge = line.right if has_one else at.right + gap
                figure_size = (number, text.height(TypeStyle.SMALL, theme))
                figure = rects.sized(figure_size, **{f"mid{side}": (edge, at.centery)})
                brush.write(figure, bar.figure, TypeStyle.SMALL, INK_SOFT, align=side)
        if has_one:
            brush.surface.fill(GOLD_DEEP, (zero, chart.top, theme.hairline, chart.height))


def bars_in(row: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Return the rectangles of the bars of a row, far enough apart for their figures; their width is 0."""
    thick = max(4, row.height * 52 // 100 // count)
    apart = max(thick + 2, math.ceil(_DIGITS * theme.type_px(TypeStyle.SMALL)) + 2)
    top = row.centery - (thick + (count - 1) * apart) // 2
    return [pygame.Rect(row.left, top + number * apart, 0, thick) for number in range(count)]


def columns(
    groups: Rows,
    *,
    most: float = 0.0,
    widest: float = 120.0,
    stacked: bool = False,
    latest: bool = False,
    parted: int = 0,
    number: Callable[[float, int], str] | None = None,
) -> Painter:
    """Return a painter of columns in groups at most `widest` units wide, side by side or `stacked`, with words below.

    If the words do not all fit, every second, fifth, ... group has them; with `latest`, only as many of the last groups
    are drawn as fit with their words. Figures are above the columns; if they do not fit, and `number` writes a value
    with so many decimals, lines across the chart show the values instead. `most`: the top of the chart is at least this
    value; `parted`: a fine line separates each so many groups, counted from the last.
    """

    def draw(brush: Brush, box: pygame.Rect) -> None:
        theme = brush.theme
        text = brush.text
        row = round(theme.type_px(TypeStyle.SMALL) * 1.3)
        word = max(text.width(words, TypeStyle.SMALL, theme) for words, _ in groups) + theme.px(8)
        shown = groups[-max(1, box.width // max(word, theme.px(40))) :] if latest else groups
        every = [bar for _, group in shown for bar in group]
        _figures, chart = rects.cut_top(box, row * any(bar.figure for bar in every))
        below, chart = rects.cut_bottom(chart, row * any(words for words, _ in groups))
        chart.height = max(1, chart.height)
        sums = [sum(bar.value for bar in group) for _, group in shown] if stacked else [max(bar.reach) for bar in every]
        full = max(most, 1e-6, *sums)
        side = 1 if stacked else max(len(group) for _, group in shown)
        step = min(theme.px(widest), chart.width / len(shown))
        slot = int(step * _FILLED / side) if side > 1 else int(step)
        size = text.alike([(bar.figure, (slot, row)) for bar in every], TypeStyle.SMALL, theme)
        if number and any(text.width(bar.figure, TypeStyle.SMALL, theme, LEAST_TYPE) > slot for bar in every):
            chart = _draw_scale(brush, chart, full, number)
            step = min(theme.px(widest), chart.width / len(shown))
            slot = size = 0
        nth = next((nth for nth in _EVERY if nth * step >= word), _EVERY[-1])
        width = step * _FILLED / side
        for index, (words, group) in enumerate(shown):
            left = chart.left + step * index
            if parted and index and (len(shown) - index) % parted == 0:
                brush.surface.fill(PAPER_DEEP, (round(left), chart.top, theme.hairline, chart.height))
            if below.height and (index + 1) % nth == 0:
                middle = (round(left + step / 2), below.top)
                under = rects.sized((max(word, int(step)), row), midtop=middle)
                brush.write(under, words, TypeStyle.SMALL, INK_SOFT, align="centre")
            foot = chart.bottom
            for spot, bar in enumerate(group):
                x = left + step * (1 - _FILLED) / 2 + width * ((0 if stacked else spot) + (1 - _FILLED) / 2)
                column = pygame.Rect(round(x), 0, max(1, round(width * _FILLED)), 0)
                column.height = max(2, round(chart.height * bar.value / full))
                column.bottom = foot
                top = _draw_column(brush, column, bar, chart, full)
                foot = column.top - theme.hairline if stacked else foot
                if slot and bar.figure:
                    figure = rects.sized((slot, row), midbottom=(column.centerx, top))
                    brush.write(figure, bar.figure, TypeStyle.SMALL, INK_SOFT, align="centre", most=size)
        brush.surface.fill(GOLD_DEEP, (chart.left, chart.bottom, chart.width, theme.hairline))

    return draw


def _draw_column(brush: Brush, column: pygame.Rect, bar: Bar, chart: pygame.Rect, full: float) -> int:
    """Draw a column with its margin of error; return the y of their upper end."""
    brush.panel(column, bar.colour, radius=2, raised=False)
    line = max(2, brush.theme.px(2))
    inner = rects.inset(column, line)
    if bar.hollow and inner.width > 1 and inner.height > 1:
        brush.surface.fill(PAPER, inner)
    if bar.ends is None:
        return column.top
    low, top = (chart.bottom - round(max(0.0, end) * chart.height / full) for end in bar.ends)
    _draw_margin(brush, (column.centerx, top), (column.centerx, low))
    return min(top, column.top)


def _draw_margin(brush: Brush, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw a fine line with a stop at each end."""
    thick = brush.theme.hairline
    stop = max(3, brush.theme.px(5))
    upright = start[0] == end[0]
    pygame.draw.line(brush.surface, INK, start, end, thick)
    for x, y in (start, end):
        ends = ((x - stop, y), (x + stop, y)) if upright else ((x, y - stop), (x, y + stop))
        pygame.draw.line(brush.surface, INK, *ends, thick)


def _draw_scale(brush: Brush, box: pygame.Rect, full: float, number: Callable[[float, int], str]) -> pygame.Rect:
    """Draw lines across a chart with their values at the left; return what remains of the box for the chart."""
    theme = brush.theme
    text = brush.text
    height = text.height(TypeStyle.SMALL, theme)
    unit = next((unit for unit in _STEPS if box.height * unit / full >= 1.5 * height), _STEPS[-1])
    values = [unit * count for count in range(int(full / unit) + 1)]
    words = [number(value, 0 if unit >= 1 else 1) for value in values]
    width = max(text.width(word, TypeStyle.SMALL, theme) for word in words)
    _values, chart = rects.cut_left(box, width, theme.px(6))
    for value, word in zip(values, words, strict=True):
        y = box.bottom - round(box.height * value / full)
        brush.surface.fill(PAPER_DEEP, (chart.left, y, chart.width, theme.hairline))
        at = rects.sized((width, height), midleft=(box.left, y))
        brush.write(at, word, TypeStyle.SMALL, INK_SOFT, align="right")
    return chart


def band(ends: tuple[float, float], value: float, reach: float, colour: Colour, *, square: bool) -> Painter:
    """Return a painter of a band, and a mark for a value in it; 0 is in the middle, `reach` at the right end."""

    def draw(brush: Brush, box: pygame.Rect) -> None:
        left, right, middle = (box.centerx + round(at / reach * box.width / 2) for at in (*ends, value))
        thick = max(6, box.height * 44 // 100)
        drawn = rects.sized((max(2, right - left), thick), midleft=(left, box.centery))
        brush.panel(drawn, _BAND, radius=4, raised=False)
        brush.surface.fill(INK_SOFT, (box.centerx, drawn.top, brush.theme.hairline, thick))
        dot = max(6, box.height * 30 // 100)
        shapes.blit(brush.surface, shapes.box((dot, dot), 2 if square else dot // 2, colour), (middle, box.centery))

    return draw


def share_bar(part: float, colour: Colour = RIGHT) -> Painter:
    """Return a painter of a bar, the share `part` of it filled from the left."""

    def draw(brush: Brush, box: pygame.Rect) -> None:
        thick = max(6, brush.theme.px(12))
        bar = rects.sized((box.width, thick), midleft=box.midleft)
        brush.panel(bar, PAPER_DEEP, radius=5, raised=False)
        if part:
            bar.width = max(thick, int(bar.width * part))
            brush.panel(bar, colour, radius=5, raised=False)

    return draw


def key(*entries: tuple[Callable[[int], pygame.Surface], str]) -> Painter:
    """Return a painter of signs and their words at the right end of a box; a sign is called with its size in pixels."""

    def draw(brush: Brush, box: pygame.Rect) -> None:
        theme = brush.theme
        side = theme.px(16)
        for sign, word in reversed(entries):
            width = brush.text.width(word, TypeStyle.NOTE, theme)
            words, rest = rects.cut_right(box, width, theme.px(6))
            brush.write(words.inflate(2, 0), word, TypeStyle.NOTE, INK_SOFT, align="centre")
            mark = sign(side)
            brush.surface.blit(mark, mark.get_rect(midright=rest.midright))
            box = rects.cut_right(box, width + side + theme.space(3))[1]

    return draw


def draw_smooth_line(brush: Brush, points: Sequence[tuple[int, int]], colour: Colour, thick: int) -> None:
    """Draw a thick line through points, with round corners and ends."""
    box = pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(point, (1, 1)) for point in points])
    box.inflate_ip(4 * thick, 4 * thick)
    fine = shapes.enlarged(box.size, colour, _FINER)
    radius = thick * _FINER / 2
    for start, end in pairwise([(pygame.Vector2(point) - box.topleft) * _FINER for point in points]):
        if start != end:
            across = (end - start).normalize().rotate(90) * radius
            pygame.draw.polygon(fine, colour, [start + across, end + across, end - across, start - across])
            pygame.draw.circle(fine, colour, start, radius)
            pygame.draw.circle(fine, colour, end, radius)
    brush.surface.blit(shapes.reduced(fine, _FINER), box)
