"""Enough was repeated for one day: how many positions wait, and the way on for those who want more."""

from scopa_gui.coach.practice.match_mistakes import all_due
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Answer, Pop, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.translation import _, ngettext


class EnoughTodayScreen(QuestionSheet):
    """Back first: what waits loses nothing until tomorrow."""

    pictured = ("7C", "", "")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group.focus = "button:back"

    def heading(self) -> str:
        return _("Enough for today")

    def words(self) -> str:
        count = len(all_due(self.context.archive.training, self.context.now()))
        return ngettext(
            "You have practised enough for one day. {count} position can safely wait until tomorrow.",
            "You have practised enough for one day. {count} positions can safely wait until tomorrow.",
            count,
        ).format(count=count)

    def answers(self) -> Buttons:
        return Buttons(Button("on", _("Carry on anyway"), self._go_on, ButtonKind.PAPER), back=self.back())

    def _go_on(self) -> Answer:
        asked = all_due(self.context.archive.training, self.context.now())
        return Replace("puzzle", exercises=asked) if asked else Pop()
