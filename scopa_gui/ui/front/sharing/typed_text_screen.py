"""Overlay to type or paste a shared text or the number of a deal; it says at once what the text holds."""

import re

from scopa_gui.coach.puzzles.shared_text import Shared, shared_in
from scopa_gui.game.notation.envelope import TextFault
from scopa_gui.game.notation.found_text import MOST_AROUND
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.table import level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.layout import Control, Part, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import USED, Answer, Home, Replace
from scopa_gui.ui.kit.theme import INK, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import rules_of, wish_of
from scopa_gui.ui.words.shared_texts import fault_words, found_words
from scopa_gui.ui.words.translation import _

_NUMBER = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
"""Number of a deal, without the spaces between its groups."""


class TypedTextScreen(ControlScreen):
    """Overlay with a field; Enter opens its content."""

    overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.found: Shared | None = None
        self.fault = ""
        self.field = TextField("text", "", "", self._read, self._open, most=MOST_AROUND)

    def content(self) -> Part:
        self.field.hint = _("Text or number")
        opening = Button("open", _("Open"), self._open, ButtonKind.PRIMARY)
        opening.enabled = self.found is not None
        about = _(
            "Paste or type a match, a deal, a position or a puzzle. Or enter a deal number: you play it with the "
            "settings of your next match."
        )
        found = self.fault if self.found is None else found_words(self.found)
        return self.sheet(
            Words(_("From a friend"), TypeStyle.HEADING, INK, valign="middle"),
            Words(about, lines=2.0),
            Control(self.field),
            Words(found, TypeStyle.LABEL, WINE if self.found is None else INK, lines=2.0, grow=1.0),
            Buttons(opening, Button("paste", _("Paste"), self._paste, ButtonKind.PAPER), back=self.back()),
            width=860,
            height=390,
            gap=1.5,
        )

    def _paste(self) -> Answer:
        text = clipboard.paste()
        if not text.strip():
            return self.context.reply(_("There is no text on the clipboard."))
        self.group.focus = self.field.name
        return self.field.put(text)

    def _read(self, text: str) -> Answer:
        self.found = None
        self.fault = ""
        number = text.replace(" ", "").lower()
        if _NUMBER.fullmatch(number):
            games = offered_games(self.context)
            wish = wish_of(self.context.settings, games)
            rules = rules_of(wish, games)
            self.found = SharedDeal(rules, number, level_seats(rules, wish.level, wish.partner))
        elif number:
            shared = shared_in(text)
            if isinstance(shared, TextFault):
                self.fault = fault_words(shared)
            else:
                self.found = shared
        return self.rebuild()

    def _open(self) -> Answer:
        if self.found is None:
            return USED
        if isinstance(self.found, SharedDeal):
            return Home("shared_found", shared=self.found)
        return Replace("shared_found", shared=self.found)
