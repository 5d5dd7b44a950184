"""A text that somebody sent is typed or pasted here, or the number of a deal; what is in it is said at once."""

import re

import pygame

from scopa_gui.coach.puzzles.shared_text import Shared, shared_in
from scopa_gui.game.notation.envelope import SharedTextError
from scopa_gui.game.notation.found_text import MOST_AROUND
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.table import level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Replace
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import rules_of, wish_of
from scopa_gui.ui.words.shared_texts import fault_words, found_words
from scopa_gui.ui.words.translation import _

_NUMBER = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
"""A deal's, without the spaces between its groups."""


class TypedTextScreen(ControlScreen):
    """An overlay with a field; Enter opens what is in it."""

    overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.found: Shared | None = None
        self._fault = ""
        self._sheet = self._about = self._said = pygame.Rect(0, 0, 0, 0)
        self._field = TextField("text", "", "", self._read, self._open, most=MOST_AROUND)

    def build(self) -> list[Widget]:
        self._field.hint = _("Text or number")
        opening = Button("open", _("Open"), self._open, ButtonKind.PRIMARY)
        opening.enabled = self.found is not None
        return [
            self._field,
            opening,
            Button("paste", _("Paste"), self._paste, ButtonKind.PAPER),
            Button("back", _("Back"), Pop, ButtonKind.PAPER),
        ]

    def arrange(self) -> None:
        theme = self.theme
        wide = min(theme.px(860), theme.size[0] - theme.space(6))
        self._sheet = pygame.Rect(0, 0, wide, min(theme.px(390 * theme.text_scale), theme.size[1] - theme.space(6)))
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        low = inner.bottom - theme.control
        self.place_row((("button:open", 220), ("button:paste", 200), ("button:back", 180)), inner.right, low)
        head = round(theme.type_px(TypeStyle.HEADING) * 1.6)
        about = round(theme.type_px(TypeStyle.BODY) * 3.2)
        self._about = pygame.Rect(inner.left, inner.top + head, inner.width, about)
        box = pygame.Rect(inner.left, self._about.bottom + theme.space(1), inner.width, theme.control)
        self._field.place(box, theme)
        top = box.bottom + theme.space(1)
        self._said = pygame.Rect(inner.left, top, inner.width, low - top - theme.space(1))

    # What is done

    def _paste(self) -> Answer:
        text = clipboard.pasted()
        if not text.strip():
            self.context.say(_("There is no text on the clipboard."))
            return USED
        self.group.focus = self._field.name
        return self._field.put(text)

    def _read(self, text: str) -> Answer:
        """See what is in the text so far."""
        self.found = None
        self._fault = ""
        number = text.replace(" ", "").lower()
        if _NUMBER.fullmatch(number):
            games = offered_games(self.context)
            wish = wish_of(self.context.settings, games)
            rules = rules_of(wish, games)
            self.found = SharedDeal(rules, number, level_seats(rules, wish.level, wish.partner))
        elif number:
            try:
                self.found = shared_in(text)
            except SharedTextError as error:
                self._fault = fault_words(error)
        self.rebuild()
        return USED

    def _open(self) -> Answer:
        if self.found is None:
            return USED
        if isinstance(self.found, SharedDeal):
            return Home("shared_found", shared=self.found)
        return Replace("shared_found", shared=self.found)

    # What is seen

    def draw_still(self, surface: pygame.Surface) -> None:
        self.draw_sheet(surface, self._sheet)
        brush = self.brush(surface)
        head = pygame.Rect(self._about.left, self._sheet.top, self._about.width, 0)
        head.height, head.top = self._about.top - self._sheet.top - self.theme.space(2), head.top + self.theme.space(2)
        brush.write(head, _("From a friend"), TypeStyle.HEADING, INK)
        about = _(
            "Paste or type a match, a deal, a position or a puzzle. Or enter a deal number: you play it with the "
            "settings of your next match."
        )
        brush.write(self._about, about, TypeStyle.BODY, INK_SOFT, valign="top")
        if self.found is not None:
            brush.write(self._said, found_words(self.found), TypeStyle.LABEL, INK, valign="top")
        elif self._fault:
            brush.write(self._said, self._fault, TypeStyle.LABEL, WINE, valign="top")
