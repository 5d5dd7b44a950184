"""Base of screens with a list of matches on the left and the chosen one on the right."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.pictures.portraits import PortraitRows
from scopa_gui.ui.words.translation import _

M = TypeVar("M")


class MatchListPage(ListPage, Generic[M]):
    """Screen whose subclass fills `matches`, by key, and defines `item`, `about`, `actions` and `none`."""

    share = 0.37

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.matches: dict[str, M] = {}
        self._faces = PortraitRows(context.portraits)

    def item(self, key: str, match: M) -> Item:
        """Return the row of a match."""
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
        return Listing("matches", items, self.chosen, self.choose, self._faces)

    def detail(self) -> Part:
        return self.about(self.matches[self.chosen]) if self.matches else self.none()

    def buttons(self) -> Sequence[Widget]:
        if self.matches:
            return self.actions(self.matches[self.chosen])
        return (Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY),)
