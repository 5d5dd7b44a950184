"""Table of verdicts: a line for each move, or for each part of the count, with the points that it costs."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.charts import RIGHT, WRONG
from scopa_gui.ui.kit.layout import Part, Row, Space, Stack, Words
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
    """Line of the table: its name, and its value in words.

    `points` are drawn as a bar: to the right of zero, or to the left if they are lost. `is_marked` is the move that
    was played; `is_sum` adds up the lines above.
    """

    words: str
    value: str
    points: float | None = None
    is_marked: bool = False
    is_sum: bool = False


def cost_words(verdict: Verdict | None) -> str:
    """Return the points that a move costs, in a word; "" while they are not known."""
    if verdict is None:
        return ""
    return _("best") if verdict.grade <= Grade.BEST else decimal(-verdict.lost, 2, signed=True)


def bar_lines(bars: Sequence[tuple[str, float]], places: int = 2) -> list[VerdictLine]:
    """Return lines with bars for these names and points."""
    return [VerdictLine(name, points_words(points, places), points) for name, points in bars]


def points_words(points: float, places: int = 2) -> str:
    """Return points with a sign and this number of decimal places."""
    return decimal(round(points, places) + 0.0, places, signed=True)


class VerdictTable(Stack):
    """Lines below each other under a small `title`, each `height` units high with plain type, lower in little room."""

    def __init__(
        self, lines: Sequence[VerdictLine], *, title: str = "", height: float = 0.0, ink: Colour = INK_SOFT
    ) -> None:
        self.lines = lines
        self._height = height
        rows = [_VerdictRow(self, line, INK if line.is_sum else ink) for line in lines]
        self._barred = [row for row in rows if row.line.points is not None]
        head = Words(title, TypeStyle.SMALL, INK_SOFT, valign="middle", grow=1.0) if title and lines else None
        super().__init__(head, *rows, gap=0.0, one_size=[row.name for row in rows])

    def height(self, brush: Brush, width: int) -> int:
        theme = brush.theme
        usual = brush.text.height(TypeStyle.NOTE, theme) + theme.px(6)
        return len(self.parts) * max(usual, theme.px(self._height * theme.text_scale))

    def least(self, brush: Brush, width: int) -> int:
        return len(self.parts) * brush.text.height(TypeStyle.SMALL, brush.theme, LEAST_TYPE)

    def columns(self, brush: Brush, width: int) -> list[int]:
        """Return the widths in pixels of a margin, the names, the bars, the values and a margin."""
        text = brush.text
        theme = brush.theme
        margin = 0 if self._barred else theme.px(12)
        room = width - 2 * margin
        shown = max(text.width(line.value, TypeStyle.SMALL, theme) for line in self.lines)
        values = min(shown + theme.px(4), round(room * _VALUES))
        names = room - values - theme.px(8)
        if self._barred:
            widest = max(text.width(line.words, TypeStyle.NOTE, theme) for line in self.lines) + theme.px(6)
            least, most = (round(room * share) for share in _NAMES)
            names = max(least, min(most, widest))
        return [margin, names, room - names - values, values, margin]

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        if not self._barred:
            return
        # All bars have one scale, and start at zero to both sides.
        field = rects.inset(self._barred[0].bar.rect, brush.theme.px(4), 0)
        every = [row.line.points or 0.0 for row in self._barred]
        low = min(0.0, *every)
        scale = field.width / max(1e-6, max(0.0, *every) - low)
        zero = field.left + round(-low * scale)
        for points, row in zip(every, self._barred, strict=True):
            width = max(2, round(abs(points) * scale))
            third = row.rect.height // 3
            bar = pygame.Rect(zero if points > 0 else zero - width, row.rect.top + third, width, max(4, third))
            brush.panel(bar, RIGHT if points > 0 else WRONG, radius=3, raised=False)
        top = self._barred[0].rect.top
        brush.surface.fill(_ZERO, (zero, top, brush.theme.hairline, self._barred[-1].rect.bottom - top))


class _VerdictRow(Row):
    """A line of a table: its name, the room for its bar, its value."""

    def __init__(self, table: VerdictTable, line: VerdictLine, ink: Colour) -> None:
        self._table = table
        self.line = line
        self.name = Words(line.words, TypeStyle.NOTE, INK, valign="middle")
        self.bar = Part()
        value = Words(line.value, TypeStyle.SMALL, ink, align="right", valign="middle")
        super().__init__(Space(), self.name, self.bar, value, Space(), gap=0.0, grow=1.0)

    def _widths(self, brush: Brush, width: int) -> list[int]:
        return self._table.columns(brush, width)

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        if self.line.is_marked:
            brush.panel(self.rect.inflate(0, -theme.px(3)), PAPER_BRIGHT, line=GOLD_DEEP, radius=9, raised=False)
        elif self.line.is_sum:
            brush.surface.fill(INK_SOFT, rects.cut_top(self.rect, theme.hairline)[0])
        else:
            brush.surface.fill(PAPER_DEEP, rects.cut_bottom(self.rect, theme.hairline)[0])
        super().draw(brush)
