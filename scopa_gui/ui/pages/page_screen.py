"""Base of screens with one page of text to scroll on a sheet of paper, cards in its margin, and buttons below it."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.text_page import Block, TextPage
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_falling

_MARGIN = 0.2
_WIDEST_MARGIN = 0.28
"""Width of the margin, as a share of the sheet's, at least and at most."""
_NARROWEST = 28.0
"""Least width of lines next to a margin, in heights of the type; if they would be narrower, there is no margin."""


class _TextWithMargin(Row):
    """Page of text with a margin at its right: the width that lines of a readable length leave free."""

    def __init__(self, page: TextPage, margin: Part) -> None:
        super().__init__(Control(page), margin, gap=2.0)
        self._page = page

    def _widths(self, brush: Brush, width: int) -> list[int]:
        theme = brush.theme
        free = width - self._page.widest(theme) - theme.space(2)
        margin = min(max(free, round(width * _MARGIN)), round(width * _WIDEST_MARGIN))
        if width - margin < theme.type_px(TypeStyle.BODY) * _NARROWEST:
            return [width, 0]
        return [width - margin, margin - theme.space(2)]


class PageScreen(ControlScreen):
    """Page of text on a sheet.

    A subclass defines `title`, the page's `blocks` and its `buttons`. `pictured` has the names of the cards in the
    margin, "" for a face-down one.
    """

    pictured: tuple[str, ...] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.text = TextPage("text", [], context.text)
        self.scrolled = self.text
        self.margin = Part()

    def title(self) -> str:
        """Return the title above the sheet."""
        return ""

    def blocks(self) -> list[Block]:
        return []

    def buttons(self) -> Sequence[Widget]:
        """Return the buttons except Back, the rightmost first."""
        return ()

    def content(self) -> Part:
        self.text.blocks = self.blocks()

        def draw_margin(brush: Brush, box: pygame.Rect) -> None:
            if box.width:
                self.draw_margin(brush, box)

        self.margin = Drawn(draw_margin)
        body = _TextWithMargin(self.text, self.margin) if self.pictured else Control(self.text)
        return self.full_page(self.title(), Paper(body, (4.0, 2.5)), *self.buttons())

    def draw_margin(self, brush: Brush, box: pygame.Rect) -> None:
        draw_falling(brush, self.context.cards(), box, self.pictured)
