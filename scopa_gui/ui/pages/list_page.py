"""Bases of screens with a list on the left and a page about the chosen row on the right, each on a sheet of paper."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.pictures.portraits import PortraitRows
from scopa_gui.ui.words.translation import _

M = TypeVar("M")


class ListPage(ControlScreen):
    """Screen whose subclass defines `heading`, `listing`, `detail` and `buttons`; `chosen` is the key of a row.

    The list has this `share` of the width; it is hidden while it has no rows. `entered` is the name of the button that
    Enter presses while the list has the focus.
    """

    share = 0.29
    entered = ""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen = ""

    def heading(self) -> str | Part:
        """Return the title of the screen, as words or as a part."""
        return ""

    def listing(self) -> Listing:
        raise NotImplementedError

    def detail(self) -> Part:
        """Return the page about the chosen row."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Widget]:
        """Return the buttons except Back, the rightmost first."""
        return ()

    def nothing(self, words: str, hand: Sequence[str] = ("RS", "7D", "AC")) -> Part:
        """Return a page with a hand of cards and words on why there is nothing to show."""
        return Drawn(lambda brush, box: draw_cards_with_words(brush, self.context.cards(), box, words, hand))

    def content(self) -> Part:
        listing = self.listing()
        body: Part = Paper(self.detail(), share=1 - self.share)
        if listing.items:
            body = Row(Paper(Control(listing), (1.5, 2.0), share=self.share), body, gap=2.0)
        return self.full_page(self.heading(), body, *self.buttons())

    def choose(self, key: str) -> Answer:
        self.chosen = key
        return self.rebuild()

    def handle(self, intent: Intent) -> Answer:
        """Let Enter on the list press the button `entered`."""
        focused = self.group.focused
        on_list = focused is None or isinstance(focused, Listing)
        if on_list and isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command):
            for widget in self.group.widgets:
                if widget.name == self.entered and widget.enabled:
                    return widget.key(intent)
        return super().handle(intent)


class MatchListPage(ListPage, Generic[M]):
    """Screen whose subclass fills `matches`, by key, and defines `item`, `about`, `actions` and `none`."""

    share = 0.37

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.matches: dict[str, M] = {}
        self.faces = PortraitRows(context.portraits)

    def item(self, key: str, match: M) -> Item:
        raise NotImplementedError

    def about(self, match: M) -> Part:
        """Return the page about the chosen match."""
        raise NotImplementedError

    def actions(self, match: M) -> Sequence[Widget]:
        """Return the buttons for the chosen match, the rightmost first."""
        raise NotImplementedError

    def none(self) -> Part:
        """Return the page for an empty list."""
        raise NotImplementedError

    def listing(self) -> Listing:
        items = [self.item(key, match) for key, match in self.matches.items()]
        return Listing("matches", items, self.chosen, self.choose, self.faces)

    def detail(self) -> Part:
        return self.about(self.matches[self.chosen]) if self.matches else self.none()

    def buttons(self) -> Sequence[Widget]:
        if self.matches:
            return self.actions(self.matches[self.chosen])
        return (Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY),)
