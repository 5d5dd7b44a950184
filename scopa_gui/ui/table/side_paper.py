"""A slip of paper along the right edge of the window, beside a table: its sheet and its buttons."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import PAPER, Colour, Theme
from scopa_gui.ui.kit.widgets.caption import Caption
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Widget

RIGHT: Colour = (38, 104, 62)
"""Of words about a right answer."""
_EDGE = 10
_LINE: Colour = (190, 160, 110)


class SidePaper:
    """`wide` in units. `group` holds the buttons: rows from the top, several side by side; None: an empty place."""

    wide = 322

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.group = Group()
        self.theme = Theme((1280, 800))

    def width(self, theme: Theme) -> int:
        """Pixels of the window that the slip takes, its edges included."""
        return round(theme.px(self.wide) * (0.6 + 0.4 * max(1.0, theme.text_scale)))

    def place(self, theme: Theme) -> None:
        """Take the right edge of a window."""
        self.theme = theme
        edge, wide = theme.px(_EDGE), self.width(theme)
        self.rect = pygame.Rect(theme.size[0] - wide, edge, wide - edge, theme.size[1] - 2 * edge)

    def offer(self, rows: Sequence[Sequence[Widget | None]]) -> None:
        """Show these buttons at the foot of the slip."""
        inner, theme = self.inner, self.theme
        gap = theme.px(8)
        top = inner.bottom - len(rows) * (theme.control + gap) + gap
        found: list[Widget] = []
        for number, row in enumerate(rows):
            left = inner.left
            for button, wide in zip(row, self._widths(row, gap), strict=True):
                if button is not None:
                    button.place(pygame.Rect(left, top + number * (theme.control + gap), wide, theme.control), theme)
                    found.append(button)
                left += wide + gap
        self.group.replace(found)

    def _widths(self, row: Sequence[Widget | None], gap: int) -> list[int]:
        """How wide each of a row is: all alike; beside words that stand between buttons no wider than high."""
        free = self.inner.width - gap * (len(row) - 1)
        wide = free // len(row)
        words = sum(isinstance(button, Caption) for button in row)
        if not words or words == len(row):
            return [wide] * len(row)
        narrow = min(wide, self.theme.control)
        return [
            (free - narrow * (len(row) - words)) // words if isinstance(button, Caption) else narrow for button in row
        ]

    @property
    def inner(self) -> pygame.Rect:
        """What can be written on."""
        return self.rect.inflate(-2 * self.theme.px(20), -2 * self.theme.px(18))

    def above_buttons(self, top: int, air: float) -> pygame.Rect:
        """The room for words from a row of pixels down to the buttons, with so many units of air above them."""
        inner = self.inner
        first = min((widget.rect.top for widget in self.group.widgets), default=inner.bottom)
        return pygame.Rect(inner.left, top, inner.width, first - self.theme.px(air) - top)

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Paint the empty paper with a fine line inside its edge."""
        theme = self.theme
        shapes.panel(surface, self.rect, theme, PAPER, radius=18)
        edge = self.rect.inflate(-2 * theme.px(7), -2 * theme.px(7))
        surface.blit(shapes.frame(edge.size, theme.px(12), theme.hairline, _LINE, 150), edge)
