"""The rules to read: contents on the left, the page on the right."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Intent
from scopa_gui.ui.scene import USED, Answer, Pop
from scopa_gui.ui.scenes.rules_text import blocks, contents
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.listing import Item, Listing
from scopa_gui.ui.widgets.page import Page
from scopa_gui.ui.words import _


class Rules(Screen):
    """Choosing in the contents turns the page there; reading on moves the mark in the contents."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheets = (pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0))
        self._list = Listing("contents", [], "", self._turn)
        self._page = Page("rules", [], context.text)

    def build(self) -> list[Widget]:
        self._list.items = [Item(anchor, title) for anchor, title in contents()]
        self._page.blocks = blocks()
        return [self._list, self._page, Button("back", _("Back"), Pop, Kind.PRIMARY)]

    def arrange(self) -> None:
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.6))
        left, top = (theme.size[0] - width) // 2, theme.px(98)
        high = theme.size[1] - top - theme.control - theme.space(5)
        share = round(width * 0.29)
        self._sheets = (
            pygame.Rect(left, top, share, high),
            pygame.Rect(left + share + theme.space(2), top, width - share - theme.space(2), high),
        )
        self._list.place(self._sheets[0].inflate(-2 * theme.space(1.5), -2 * theme.space(2)), theme)
        self._page.place(self._sheets[1].inflate(-2 * theme.space(4), -2 * theme.space(2.5)), theme)
        self._list.value = self._page.reading()
        back = pygame.Rect(0, 0, theme.px(200), theme.control)
        back.topright = (self._sheets[1].right, self._sheets[1].bottom + theme.space(2.5))
        self.group.widget("button:back").place(back, theme)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        box = pygame.Rect(self._sheets[0].left + theme.px(4), theme.px(14), self._sheets[1].right, theme.px(58))
        self.draw_heading(surface, _("Rules"), box)
        for sheet in self._sheets:
            self.draw_sheet(surface, sheet)

    def handle(self, intent: Intent) -> Answer:
        before = self._page.scrolling.offset
        answer = super().handle(intent)
        if self._page.scrolling.offset != before and self.group.focused is not self._list:
            self._list.show(self._page.reading())
        return answer

    def _turn(self, anchor: str) -> Answer:
        self._page.go(anchor)
        return USED
