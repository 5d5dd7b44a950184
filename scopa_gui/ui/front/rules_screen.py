"""The rules to read: contents on the left, the page on the right, and a field to look for words in it."""

from scopa_gui.engine.rules import Rules
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.game_pages import GameHere
from scopa_gui.ui.front.rules_search import found_blocks
from scopa_gui.ui.front.rules_text import parts
from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pages.offered_games import own_name_of
from scopa_gui.ui.pictures.card_row import CardsPiece, Row
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.words.translation import _

_NOTHING: tuple[Row, ...] = ((CardsPiece((None, None, None), step=0.5),),)
"""Three cards face down: what is shown where no words are found."""


class RulesScreen(ListAndDetail):
    """The rules, opened at a ``part``; with ``rules``, the page of that game (``name`` if self-made) comes first.

    Choosing in the contents turns the page there; reading on moves the mark in the contents. Words in the search field
    leave only the passages that contain them, and of the contents those that have any.
    """

    list_name = "list:contents"
    is_empty = False
    """Where nothing is found the contents keep their sheet: the field stands on it."""
    below = (("button:all", 240), ("button:back", 200))

    def __init__(self, context: Context, part: str = "", rules: Rules | None = None, name: str = "") -> None:
        super().__init__(context)
        self._here = None if rules is None else GameHere(rules, name or own_name_of(context, rules))
        self._first = part
        self._list = Listing("contents", [], "", self._turn)
        self._page = TextPage("rules", [], context.text, FeltPictures(context.cards))
        self._field = TextField("find", "", "", self._find, most=80)

    def build(self) -> list[Widget]:
        every = parts(self.context.settings.deck, self._here)
        found = found_blocks([block for part in every for block in part.blocks()], self._field.text)
        there = {block.anchor for block in found}
        left = [part for part in every if part.anchor in there]
        above = ["", *(part.heading for part in left)]
        self._list.items = [
            Item(part.anchor, part.title, heading=part.heading if part.heading != before else "")
            for part, before in zip(left, above, strict=False)
        ]
        nothing = Block(BlockKind.PICTURE, (_("Nothing found in the rules."),), picture=_NOTHING)
        self._page.blocks = found or [nothing]
        self._field.hint = _("Find (Ctrl+F)")
        whole = [] if found else [Button("all", _("Full rules"), self._show_all, ButtonKind.PRIMARY)]
        return [self._list, self._page, self._field, *whole, Button("back", _("Back"), Pop)]

    def _show_all(self) -> Answer:
        """Look for nothing any more."""
        self.group.focus = self._list.name
        return self._field.put("")

    def heading(self) -> str:
        return _("Rules")

    def arrange(self) -> None:
        super().arrange()
        theme = self.theme
        listing = self._list
        field = listing.rect.copy()
        field.height = theme.control
        self._field.place(field.inflate(-theme.px(8), 0), theme)
        below = theme.control + theme.space(1.5)
        rest = listing.rect.copy()
        rest.top, rest.height = rest.top + below, rest.height - below
        listing.place(rest, theme)
        self._page.place(self.sheets[1].inflate(-2 * theme.space(4), -2 * theme.space(2.5)), theme)
        if self._first:
            self._page.go(self._first)
            self._first = ""
        listing.show(self._page.reading())

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Key) and intent.name == "f" and intent.command:
            self.group.focus = self._field.name
            self.redraw()
            return USED
        if isinstance(intent, Back) and self._field.text:
            self.group.focus = self._list.name
            return self._field.put("")
        before = self._page.scrolling.offset
        answer = super().handle(intent)
        if self._page.scrolling.offset != before and self.group.focused is not self._list:
            self._list.show(self._page.reading())
        return answer

    def _find(self, words: str) -> Answer:
        """Leave what has these words."""
        self._page.scrolling.to(0)
        self.rebuild()
        return USED

    def _turn(self, anchor: str) -> Answer:
        self._page.go(anchor)
        return USED
