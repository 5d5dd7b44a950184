"""A screen that is one page of text to scroll on a sheet of paper, its buttons below it from the right."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.text_page import Block, TextPage
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen


class PageScreen(ControlScreen):
    """A subclass gives `title`, the page's `blocks` and its `buttons`, each with its width in units of the layout."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._page = TextPage("text", [], context.text)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        """What stands above the sheet."""
        return ""

    def blocks(self) -> list[Block]:
        """The text."""
        return []

    def buttons(self) -> Sequence[tuple[Button, int]]:
        """What can be done, in the order of the Tab key, the rightmost first; and how wide each is."""
        return ()

    def build(self) -> list[Widget]:
        """The page and the buttons."""
        self._page.blocks = self.blocks()
        return [self._page, *(button for button, _width in self.buttons())]

    def arrange(self) -> None:
        """The sheet in the middle, as wide as is good to read."""
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.5))
        left, top = (theme.size[0] - width) // 2, theme.px(98)
        self._sheet = pygame.Rect(left, top, width, theme.size[1] - top - theme.control - theme.space(5))
        self._page.place(self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(2.5)), theme)
        row = [(button.name, units) for button, units in self.buttons()]
        self.place_row(row, self._sheet.right, self._sheet.bottom + theme.space(2.5))

    def draw_still(self, surface: pygame.Surface) -> None:
        """Title and sheet."""
        super().draw_still(surface)
        self.draw_title(surface, self.title(), self._sheet.left, self._sheet.width)
        self.draw_sheet(surface, self._sheet)

    def handle(self, intent: Intent) -> Answer:
        """The keys that turn pages do so wherever the focus is."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key):
            answer = self._page.key(intent)
            self.dirty = self.dirty or answer is not None
        return answer
