"""Menu at the table. The match waits meanwhile, and nothing in the menu loses any of it."""

from collections.abc import Callable, Sequence
from functools import partial

from scopa_gui.game.deal_fingerprint import fingerprint
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.layout import Control, Grid, Part, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push, Quit, Replace
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.bindings import FULL_SCREEN
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.shared_texts import in_fours
from scopa_gui.ui.words.translation import _

Offer = tuple[str, str, Callable[[], Answer], Binding | None]
"""Name, label, action and key of a button."""
_IN_FRONT = ("back",)
"""Names of the table's actions that are not under "More"."""
_OTHERS = 230
"""Height of everything except the buttons, in units: heading, sentences and margins."""
_BROAD = 740
"""Width of a sheet with two columns, in units."""


class PauseScreen(ControlScreen):
    """Overlay with at most six buttons, in one column or two if the window is low; the rest is under "More".

    Esc goes on playing.

    `offers` are further actions of the table: they answer as a key does, and the menu closes. Under "More" stands the
    fingerprint of the deal with this `seed`, for whoever wants to compare it after the match. `rules` opens those of
    the table. `is_saved` is False for a match that ends when it is left.
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
        self.shows_more = False

    def content(self) -> Part:
        return self._more() if self.shows_more else self._pause()

    def _pause(self) -> Part:
        offers: list[Offer] = [
            *(self._of_table(in_front=True)),
            ("rules", _("Rules"), lambda: self._rules or Push("rules"), None),
            ("settings", _("Settings"), lambda: Push("settings"), None),
            ("title", _("Main menu"), Home, None),
            ("more", _("More…"), partial(self._show_more, True), None),
        ]
        theme = self.theme
        in_one = (len(offers) + 1) * (theme.control + theme.space(1.25)) + theme.px(_OTHERS)
        columns = 1 if in_one <= theme.size[1] else 2
        return self.sheet(
            Words(_("At the table"), TypeStyle.HEADING, INK, align="centre"),
            Control(Button("continue", _("Continue"), Pop, ButtonKind.PRIMARY)),
            self._buttons(offers, columns),
            *(Words(line, TypeStyle.NOTE, align="centre") for line in self._foot()),
            width=420 if columns == 1 else _BROAD,
            gap=1.25,
        )

    def _more(self) -> Part:
        full = self.context.settings.fullscreen
        screen = _("Leave full screen") if full else _("Full screen")
        offers: list[Offer] = [
            *self._of_table(in_front=False),
            ("keys", _("Keys"), lambda: Push("keys"), None),
            ("screen", screen, lambda: self.context.change(fullscreen=not full), FULL_SCREEN),
            ("report", _("Report a problem"), lambda: Push("problem_report", match=self.match), None),
            ("new", _("New match"), lambda: Push("new_match"), None),
            ("quit", _("Quit the game"), Quit, None),
        ]
        mark = ""
        if self._seed:
            mark = _("Fingerprint of the deal: {fingerprint}").format(fingerprint=in_fours(fingerprint(self._seed)))
        back = Button("less", _("Back"), partial(self._show_more, False), ButtonKind.PAPER)
        return self.sheet(
            Words(_("More"), TypeStyle.HEADING, INK, align="centre"),
            self._buttons(offers, 2),
            Words(mark, TypeStyle.NOTE, align="centre") if mark else None,
            Buttons(back=back),
            width=_BROAD,
            gap=1.25,
        )

    def _of_table(self, *, in_front: bool) -> list[Offer]:
        """Return the table's actions that are on the first sheet, or those under "More"."""
        return [
            (name, label, partial(_in_place_of_menu, deed), keys)
            for name, label, deed, keys in self.offers
            if (name in _IN_FRONT) == in_front
        ]

    def _buttons(self, offers: Sequence[Offer], columns: int) -> Part:
        buttons = [
            Control(Button(name, label, deed, ButtonKind.PAPER, binding=keys)) for name, label, deed, keys in offers
        ]
        return Grid(buttons, columns, gap=1.25, between=1.25)

    def _show_more(self, more: bool) -> Answer:
        """Show what is under "More", or the first sheet again."""
        self.shows_more = more
        self.rebuild()
        self.group.focus = None if more else "button:more"
        return USED

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            return self._show_more(False) if self.shows_more else Pop()
        if isinstance(intent, Back) and self.shows_more:
            return self._show_more(False)
        return super().handle(intent) or self._by_key(intent)

    def _by_key(self, intent: Intent) -> Answer:
        """Do the table's actions on their keys, also while their buttons are not on the sheet."""
        for _name, _label, deed, keys in self.offers:
            if keys is not None and keys.is_pressed(intent):
                return _in_place_of_menu(deed)
        return None

    def _foot(self) -> list[str]:
        """Return the lines at the foot about saving, and about help in this match."""
        if not self._is_saved:
            return [_("You are only watching: if you leave, the match ends.")]
        words = _("The match is saved after every card.")
        stored = None if self.match is None else self.context.archive.match(self.match)
        if stored is None:
            return [words]
        if stored.extra.get("assisted"):
            return [words, _("Played with help: counted separately in the statistics.")]
        return [words, _("No help used so far. Hints, taking back and trying out count as help.")]


def _in_place_of_menu(deed: Callable[[], Answer]) -> Answer:
    """Do the action of a key at the table and close the menu; a screen that opens takes its place."""
    answer = deed()
    if isinstance(answer, Push):
        return Replace(answer.name, **answer.arguments)
    return Pop() if answer is USED else answer
