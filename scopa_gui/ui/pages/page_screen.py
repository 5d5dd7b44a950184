"""A screen that is one page of text to scroll on a sheet of paper, cards in its margin, its buttons below it."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.text_page import Block, TextPage
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.falling_cards import draw_falling

_MARGIN = 0.2
_WIDEST_MARGIN = 0.28
"""Of the sheet's width, the margin at least and at most."""
_NARROWEST = 28.0
"""Lines are at least this many times the type's height wide: else there is no margin."""


class PageScreen(ControlScreen):
    """Page of text on a sheet.

    A subclass gives `title`, the page's `blocks` and its `buttons`, each with its width in units of the layout.
    `pictured` are the cards in the margin, by name, "" for a face-down one.
    """

    pictured: tuple[str, ...] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._page = TextPage("text", [], context.text)
        self._sheet = self._margin = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        """Return the title above the sheet."""
        return ""

    def blocks(self) -> list[Block]:
        """The text."""
        return []

    def buttons(self) -> Sequence[tuple[Button, int]]:
        """Return the buttons, in the order of the Tab key, the rightmost first, each with its width."""
        return ()

    def build(self) -> list[Widget]:
        """The page and the buttons."""
        self._page.blocks = self.blocks()
        return [self._page, *(button for button, _width in self.buttons())]

    def arrange(self) -> None:
        """The sheet in the middle, as wide as is good to read."""
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.5))
        left = (theme.size[0] - width) // 2
        top = theme.px(98)
        self._sheet = pygame.Rect(left, top, width, theme.size[1] - top - theme.control - theme.space(5))
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(2.5))
        self._margin = self._margin_of(inner)
        room = inner.width - self._margin.width
        self._page.place(pygame.Rect(inner.left, inner.top, room, inner.height), theme)
        row = [(button.name, units) for button, units in self.buttons()]
        self.place_row(row, self._sheet.right, self._sheet.bottom + theme.space(2.5))

    def _margin_of(self, inner: pygame.Rect) -> pygame.Rect:
        """At the right of the sheet what lines that are good to read leave free; without any width if too little."""
        theme = self.theme
        text = theme.type_px(TypeStyle.BODY)
        free = inner.width - self._page.widest(theme) - theme.space(2)
        wide = min(max(free, round(inner.width * _MARGIN)), round(inner.width * _WIDEST_MARGIN))
        if not self.pictured or inner.width - wide < text * _NARROWEST:
            wide = 0
        return pygame.Rect(inner.right - wide, inner.top, wide, inner.height)

    def draw_still(self, surface: pygame.Surface) -> None:
        """Title and sheet."""
        super().draw_still(surface)
        self.draw_title(surface, self.title(), self._sheet.left, self._sheet.width)
        self.draw_sheet(surface, self._sheet)
        if self._margin.width:
            left = self._margin.left + self.theme.space(2)
            box = pygame.Rect(left, self._margin.top, self._margin.right - left, self._margin.height)
            self.draw_margin(self.brush(surface), box)

    def draw_margin(self, brush: Brush, box: pygame.Rect) -> None:
        """Paint the cards next to the text."""
        draw_falling(brush, self.context.cards(), box, self.pictured)

    def handle(self, intent: Intent) -> Answer:
        """The keys that turn pages do so wherever the focus is."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key):
            answer = self._page.key(intent)
            self.dirty = self.dirty or answer is not None
        return answer
