"""Screen with the whole report of a problem, to copy or save; and the message after a failure."""

from scopa_gui.store.notices import shown
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.problem_report.report_text import report_of, save_report, text_of_report
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Answer, Pop, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.page_screen import PageScreen
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.translation import _


class ProblemReportScreen(PageScreen):
    """Report of the current state and of the match with this number, or the one waiting. It is sent nowhere."""

    pictured = ("FS", "", "CB")

    def __init__(self, context: Context, match: int | None = None) -> None:
        super().__init__(context)
        self.parts = report_of(context, match)

    def title(self) -> str:
        return _("Report a problem")

    def blocks(self) -> list[Block]:
        about = _(
            "This is the whole report. The game sends nothing to anyone, and cards you’re not meant to know are "
            "not in it."
        )
        how = _(
            "Copy it and add a sentence about what you did and what happened. Send it to the person who gave you "
            "the game, or post it where you found it."
        )
        found = [Block(BlockKind.TEXT, (line,)) for line in (about, how)]
        for part in self.parts:
            found += [
                Block(BlockKind.HEADING, (part.title,)),
                *(Block(BlockKind.POINT, (line,)) for line in part.lines),
            ]
        return found

    def buttons(self) -> list[Widget]:
        return [
            Button("copy", _("Copy the report"), self._copy, ButtonKind.PRIMARY),
            Button("save", _("Save as a file"), self._save),
        ]

    def _copy(self) -> Answer:
        if clipboard.copy(text_of_report(self.parts)):
            return self.context.reply(_("The report is on the clipboard: paste it before you quit the game."))
        return self._save()

    def _save(self) -> Answer:
        path = save_report(text_of_report(self.parts), self.context.paths.logs)
        saved = _("Report saved to {path}").format(path=shown(path)) if path is not None else ""
        return self.context.reply(saved or _("The report could not be saved."))


class FailureScreen(QuestionSheet):
    """Overlay over the title after a failure: a message, and buttons to carry on or to report the problem."""

    pictured = ("", "FS")

    def __init__(self, context: Context, message: str, match: int | None = None) -> None:
        super().__init__(context)
        self.message = message
        self._match = match

    def answers(self) -> Buttons:
        return Buttons(
            Button("close", _("Carry on"), Pop, ButtonKind.PRIMARY),
            Button(
                "report", _("Report a problem"), lambda: Replace("problem_report", match=self._match), ButtonKind.PAPER
            ),
        )

    def heading(self) -> str:
        return _("Something went wrong")

    def words(self) -> str:
        return self.message
