"""The question before a player starts again."""

from scopa_gui.ui.front.profiles.playing_as import start_again
from scopa_gui.ui.kit.scene import Pop
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.translation import _


class StartAgainScreen(QuestionSheet):
    """The harmless answer comes first."""

    answers = (("button:back", 180), ("button:anew", 260))
    pictured = ("", "", "")

    def build(self) -> list[Widget]:
        return [
            Button("back", _("Back"), Pop, ButtonKind.PAPER),
            Button("anew", _("Start again"), lambda: start_again(self.context) or Pop(), ButtonKind.PAPER),
        ]

    def heading(self) -> str:
        return _("Start again?")

    def words(self) -> str:
        return _(
            "Matches, statistics and practice start again from zero; your settings stay. What you have now is "
            "set aside in full and can be restored from the list."
        )
