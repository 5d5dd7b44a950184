"""The rules to read: contents on the left, the page on the right."""

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.rules_text import blocks, contents
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.text_page import TextPage
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.words.translation import _


class RulesScreen(ListAndDetail):
    """Choosing in the contents turns the page there; reading on moves the mark in the contents."""

    list_name = "list:contents"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._list = Listing("contents", [], "", self._turn)
        self._page = TextPage("rules", [], context.text)

    def build(self) -> list[Widget]:
        self._list.items = [Item(anchor, title) for anchor, title in contents()]
        self._page.blocks = blocks(self.context.settings.deck)
        return [self._list, self._page, Button("back", _("Back"), Pop)]

    def heading(self) -> str:
        return _("Rules")

    def arrange(self) -> None:
        super().arrange()
        theme = self.theme
        self._page.place(self.sheets[1].inflate(-2 * theme.space(4), -2 * theme.space(2.5)), theme)
        self._list.value = self._page.reading()

    def handle(self, intent: Intent) -> Answer:
        before = self._page.scrolling.offset
        answer = super().handle(intent)
        if self._page.scrolling.offset != before and self.group.focused is not self._list:
            self._list.show(self._page.reading())
        return answer

    def _turn(self, anchor: str) -> Answer:
        self._page.go(anchor)
        return USED
