"""Question after a new player's first match: should the help at the table stay on?"""

from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Stack, Words
from scopa_gui.ui.kit.scene import Answer, Pop
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _

_TEACHER = "la_prof"


class HelpQuestionScreen(ControlScreen):
    """Question with two answers; Esc keeps the help, and the settings can change it later."""

    overlay = True

    def content(self) -> Part:
        text = _(
            "The coach stopped costly moves, and the key cards were counted beside the table. Keep this help? "
            "You can change it in the settings at any time."
        )
        keep = Button("keep", _("Keep the coach and memory aids"), self._keep, ButtonKind.PRIMARY)
        without = Button("without", _("Play without help"), self._without, ButtonKind.PAPER)
        return self.sheet(
            Drawn(lambda brush, box: self.context.portraits().draw(brush, _TEACHER, box), 116),
            Words(_("You’ve finished your first match"), TypeStyle.HEADING, INK, align="centre", valign="middle"),
            Words(text, TypeStyle.BODY, INK, align="centre", valign="middle"),
            Stack(Control(keep), Control(without), gap=1.25),
            width=640,
        )

    def handle(self, intent: Intent) -> Answer:
        return self._keep() if isinstance(intent, Back) else super().handle(intent)

    def _keep(self) -> Answer:
        self.context.change(first_steps="over")
        return Pop()

    def _without(self) -> Answer:
        usual = Settings()
        self.context.change(first_steps="over", coach=usual.coach, counters=usual.counters)
        return Pop()
