"""Choice of what to do with a moment of a match or a puzzle: play on from it, or set it up to change it."""

from collections.abc import Sequence

from scopa_gui.engine.setup import Setup
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Part, Words
from scopa_gui.ui.kit.scene import Push, Replace
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.bindings import PLAY_POSITION, SET_UP
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _


class FromHereScreen(ControlScreen):
    """Overlay with both choices; Esc goes back. `seats` has the players by seat."""

    overlay = True

    def __init__(self, context: Context, setup: Setup, seats: Sequence[str]) -> None:
        super().__init__(context)
        self.setup = setup
        self.seats = tuple(seats)

    def rules_page(self) -> Push:
        return Push("rules", rules=self.setup.rules)

    def content(self) -> Part:
        play_on = Replace("play_on", setup=self.setup, seats=self.seats)
        set_up = Replace("own_position", setup=self.setup, seats=self.seats)
        buttons = (
            Button("play", _("Play on from here"), lambda: play_on, ButtonKind.PRIMARY, binding=PLAY_POSITION),
            Button("setup", _("Set up the position"), lambda: set_up, ButtonKind.PAPER, binding=SET_UP),
            self.back(),
        )
        note = _("Play on against the others, or change the cards first. None of this is saved.")
        return self.sheet(
            Words(_("From here"), TypeStyle.HEADING, INK, align="centre"),
            Words(note, TypeStyle.NOTE, align="centre"),
            *map(Control, buttons),
            width=470,
            gap=1.25,
        )
