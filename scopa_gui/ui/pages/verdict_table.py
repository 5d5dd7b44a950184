"""Table of verdicts: a line for each move, or for each part of the count, with what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.ui.kit.charts import RIGHT, WRONG
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LEAST_TYPE, PAPER_BRIGHT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.translation import _, decimal

_ZERO: Colour = (190, 160, 110)
_NAMES = (0.52, 0.66)
"""Share of the width of the names next to bars, at least and at most."""
_VALUES = 0.5
"""Share of the width of the values at most."""


@dataclass(frozen=True, slots=True)
class VerdictLine:
    """Line of the table: what it is about, and its value in words.

    `points` are a bar to the right of zero, or to the left if they are lost. `is_marked`: it is the move that was
    played; `is_sum`: it adds up the lines above.
    """

    words: str
    value: str
    points: float | None = None
    is_marked: bool = False
    is_sum: bool = False


def cost_words(verdict: Verdict | None) -> str:
    """Return what a move costs, in short; "" while it is not known."""
    if verdict is None:
        return ""
    return _("best") if verdict.grade <= Grade.BEST else decimal(-verdict.lost, 2, signed=True)


def bar_lines(bars: Sequence[tuple[str, float]], places: int = 2) -> list[VerdictLine]:
    """Return lines with bars for these names and points."""
    return [VerdictLine(name, points_words(points, places), points) for name, points in bars]


def points_words(points: float, places: int = 2) -> str:
    """Return points with a sign, and so many decimals."""
    return decimal(round(points, places) + 0.0, places, signed=True)


class VerdictTable(Part):
    """Lines below each other under a small `title`, `height` units high with plain type; lower if room is short."""

    def __init__(
        self, lines: Sequence[VerdictLine], *, title: str = "", height: float = 0.0, ink: Colour = INK_SOFT
    ) -> None:
        super().__init__()
        self.lines = lines
        self.title = title
        self._height = height
        self._ink = ink

    @property
    def _count(self) -> int:
        return len(self.lines) + bool(self.title)

    def height(self, brush: Brush, width: int) -> int:
        theme = brush.theme
        usual = brush.text.height(TypeStyle.NOTE, theme) + theme.px(6)
        return self._count * max(usual, theme.px(self._height * theme.text_scale))

    def least(self, brush: Brush, width: int) -> int:
        return self._count * brush.text.height(TypeStyle.SMALL, brush.theme, LEAST_TYPE)

    def draw(self, brush: Brush) -> None:
        if not self.lines:
            return
        theme = brush.theme
        high = self.rect.height // self._count
        rows = [
            pygame.Rect(self.rect.left, self.rect.top + place * high, self.rect.width, high)
            for place in range(self._count)
        ]
        if self.title:
            brush.write(rows.pop(0), self.title, TypeStyle.SMALL, INK_SOFT)
        for line, row in zip(self.lines, rows, strict=True):
            if line.is_marked:
                brush.panel(row.inflate(0, -theme.px(3)), PAPER_BRIGHT, line=GOLD_DEEP, radius=9, raised=False)
            elif line.is_sum:
                brush.surface.fill(INK_SOFT, (*row.topleft, row.width, theme.hairline))
            else:
                brush.surface.fill(PAPER_DEEP, (row.left, row.bottom - theme.hairline, row.width, theme.hairline))
        barred = [(line.points, row) for line, row in zip(self.lines, rows, strict=True) if line.points is not None]
        padding = 0 if barred else theme.px(12)
        names, values = self._columns(brush, self.rect.inflate(-2 * padding, 0), has_bars=bool(barred))
        if barred:
            field = pygame.Rect(names.right, rows[0].top, values.left - names.right, self.rect.bottom - rows[0].top)
            _draw_bars(brush, barred, field.inflate(-2 * theme.px(4), 0))
        size = brush.text.alike([(line.words, (names.width, high)) for line in self.lines], TypeStyle.NOTE, theme)
        for line, row in zip(self.lines, rows, strict=True):
            name = pygame.Rect(names.left, row.top, names.width, high)
            value = pygame.Rect(values.left, row.top, values.width, high)
            brush.write(name, line.words, TypeStyle.NOTE, INK, most=size)
            brush.write(value, line.value, TypeStyle.SMALL, INK if line.is_sum else self._ink, align="right")

    def _columns(self, brush: Brush, box: pygame.Rect, *, has_bars: bool) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the columns of the names and of the values."""
        theme = brush.theme
        shown = max(brush.text.width(line.value, TypeStyle.SMALL, theme) for line in self.lines)
        values = pygame.Rect(box)
        values.width = min(shown + theme.px(4), round(box.width * _VALUES))
        values.right = box.right
        names = pygame.Rect(box.left, box.top, values.left - box.left - theme.px(8), box.height)
        if has_bars:
            widest = max(brush.text.width(line.words, TypeStyle.NOTE, theme) for line in self.lines) + theme.px(6)
            least, most = (round(box.width * share) for share in _NAMES)
            names.width = max(least, min(most, widest))
        return names, values


def _draw_bars(brush: Brush, barred: Sequence[tuple[float, pygame.Rect]], field: pygame.Rect) -> None:
    """Draw bars to both sides of zero, all to one scale, in a field that is as wide as they may be."""
    low = min(0.0, *(points for points, _row in barred))
    most = max(0.0, *(points for points, _row in barred))
    scale = field.width / max(1e-6, most - low)
    zero = field.left + round(-low * scale)
    for points, row in barred:
        wide = max(2, round(abs(points) * scale))
        bar = pygame.Rect(zero if points > 0 else zero - wide, row.top + row.height // 3, wide, max(4, row.height // 3))
        brush.panel(bar, RIGHT if points > 0 else WRONG, radius=3, raised=False)
    top = barred[0][1].top
    brush.surface.fill(_ZERO, (zero, top, brush.theme.hairline, barred[-1][1].bottom - top))
