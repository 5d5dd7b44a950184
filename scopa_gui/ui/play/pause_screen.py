"""The menu at the table. The match waits meanwhile; nothing in the menu loses any of it."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.game.deal_fingerprint import fingerprint
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push, Quit
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.shared_texts import in_fours
from scopa_gui.ui.words.translation import _

Offer = tuple[str, str, Callable[[], Answer]]
"""Name, label and deed of a button."""
_LINE = 44
"""Units of height for a sentence at the foot, in two lines where there is one column of buttons."""
_AROUND = 106 + 2 * _LINE
"""Units of height beside the buttons: the heading above them, two sentences below."""


class PauseScreen(ControlScreen):
    """Overlay with a column of buttons, or two if the window is low; Esc goes on playing.

    `offers`: other things this table can do. The fingerprint of the deal with this `seed` is shown; `rules` leads to
    the rules of the table; `is_saved`: the match can be continued after it was left.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        offers: Sequence[Offer] = (),
        match: int | None = None,
        seed: str = "",
        rules: Push | None = None,
        *,
        is_saved: bool = True,
    ) -> None:
        super().__init__(context)
        self._rules = rules
        self.match = match
        self.offers = offers
        self._seed = seed
        self._is_saved = is_saved

    def build(self) -> list[Widget]:
        full = self.context.settings.fullscreen
        return [
            Button("continue", _("Continue"), Pop, ButtonKind.PRIMARY),
            *(Button(name, label, deed, ButtonKind.PAPER) for name, label, deed in self.offers),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.PAPER),
            Button("rules", _("Rules"), lambda: self._rules or Push("rules"), ButtonKind.PAPER),
            Button("keys", _("Keys"), lambda: Push("keys"), ButtonKind.PAPER),
            Button(
                "screen",
                _("Leave full screen (F11)") if full else _("Full screen (F11)"),
                self._screen,
                ButtonKind.PAPER,
            ),
            Button("report", _("Report a problem"), lambda: Push("problem_report", match=self.match), ButtonKind.PAPER),
            Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PAPER),
            Button("title", _("Main menu"), Home, ButtonKind.PAPER),
            Button("quit", _("Quit the game"), Quit, ButtonKind.PAPER),
        ]

    def _columns(self) -> int:
        """Return the number of columns needed."""
        theme = self.theme
        rows = len(self.group.widgets)
        return (
            1 if rows * (theme.control + theme.px(10)) + theme.px(_AROUND - 10) <= theme.size[1] - theme.px(24) else 2
        )

    def _sheet(self) -> pygame.Rect:
        theme = self.theme
        columns = self._columns()
        rows = 1 + -(-(len(self.group.widgets) - 1) // columns)
        high = rows * theme.control + (rows - 1) * theme.px(10) + theme.px(_AROUND)
        sheet = pygame.Rect(0, 0, theme.px(420 if columns == 1 else 740), min(high, theme.size[1] - theme.px(24)))
        sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        return sheet

    def arrange(self) -> None:
        theme = self.theme
        sheet = self._sheet()
        columns = self._columns()
        gap = theme.px(10)
        top = sheet.top + theme.px(82)
        inner = sheet.inflate(-2 * theme.px(44), 0)
        wide = (inner.width - (columns - 1) * gap) // columns
        first, *others = self.group.widgets
        first.place(pygame.Rect(inner.left, top, inner.width, theme.control), theme)
        for place, widget in enumerate(others):
            row = place // columns + 1
            column = place % columns
            widget.place(
                pygame.Rect(inner.left + column * (wide + gap), top + row * (theme.control + gap), wide, theme.control),
                theme,
            )

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            return Pop()
        return super().handle(intent)

    def draw_still(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        theme = self.theme
        sheet = self._sheet()
        brush.panel(sheet, PAPER, radius=18)
        head = pygame.Rect(sheet.left, sheet.top + theme.px(20), sheet.width, theme.px(50))
        brush.write(head, _("At the table"), TypeStyle.HEADING, INK, align="centre")
        foot = pygame.Rect(sheet.left + theme.px(24), 0, sheet.width - theme.px(48), theme.px(_LINE))
        foot.bottom = sheet.bottom - theme.px(14)
        for line in reversed(self._foot()):
            brush.write(foot, line, TypeStyle.NOTE, INK_SOFT, align="centre")
            foot.y -= foot.height

    def _foot(self) -> list[str]:
        """Return the lines at the foot: what happens to the match, and whether it counts as played with help."""
        if not self._is_saved:
            return [_("You are only watching: if you leave, the match ends.")]
        words = _("The match is saved after every card.")
        if self._seed:
            words = _("The match is saved after every card. Fingerprint of the deal: {fingerprint}")
            words = words.format(fingerprint=in_fours(fingerprint(self._seed)))
        stored = None if self.match is None else self.context.archive.match(self.match)
        if stored is None:
            return [words]
        if stored.extra.get("assisted"):
            return [words, _("Played with help: counted separately in the statistics.")]
        return [words, _("No help used so far. Hints, taking back and trying out count as help.")]

    def _screen(self) -> Answer:
        """Fill the screen or come back."""
        self.context.change(fullscreen=not self.context.settings.fullscreen)
        return USED
