"""Question before a player starts again without matches and practice."""

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import start_again
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Pop
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.translation import _


class StartAgainScreen(QuestionSheet):
    """Question whose harmless answer has the focus."""

    pictured = ("", "", "")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group.focus = "button:back"

    def answers(self) -> Buttons:
        again = Button("anew", _("Start again"), lambda: start_again(self.context) or Pop(), ButtonKind.PAPER)
        return Buttons(again, back=self.back())

    def heading(self) -> str:
        return _("Start again?")

    def words(self) -> str:
        return _(
            "Matches, statistics and practice start again from zero; your settings stay. What you have now is "
            "set aside in full and can be restored from the list."
        )
