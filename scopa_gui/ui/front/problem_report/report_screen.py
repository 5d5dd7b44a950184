"""Something is wrong: the report for whoever mends the game, shown whole before it leaves; the word after a failure."""

import pygame

from scopa_gui.store.notices import shown
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.problem_report import export
from scopa_gui.ui.front.problem_report.report_text import plain, report_of
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Replace
from scopa_gui.ui.kit.theme import INK, PAPER, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.page_screen import PageScreen
from scopa_gui.ui.words.translation import _


class ProblemReportScreen(PageScreen):
    """The report of now, of the match of this number or the one that waits. It is sent nowhere."""

    def __init__(self, context: Context, match: int | None = None) -> None:
        super().__init__(context)
        self.parts = report_of(context, match)

    def title(self) -> str:
        return _("Report a problem")

    def blocks(self) -> list[Block]:
        found = [Block(BlockKind.TEXT, (line,)) for line in _about_it()]
        for part in self.parts:
            found += [
                Block(BlockKind.HEADING, (part.title,)),
                *(Block(BlockKind.POINT, (line,)) for line in part.lines),
            ]
        return found

    def buttons(self) -> list[tuple[Button, int]]:
        return [
            (Button("copy", _("Copy the report"), self._copy, ButtonKind.PRIMARY), 300),
            (Button("save", _("Save as a file"), self._save), 260),
            (Button("back", _("Back"), Pop), 180),
        ]

    def _copy(self) -> Answer:
        if clipboard.copied(plain(self.parts)):
            self.context.say(_("The report is on the clipboard: paste it before you quit the game."))
            return USED
        return self._save()

    def _save(self) -> Answer:
        path = export.written(plain(self.parts), self.context.paths.logs)
        told = (
            _("The report is in the file {path}").format(path=shown(path))
            if path is not None
            else _("The report could not be saved.")
        )
        self.context.say(told)
        return USED


class FailureScreen(ControlScreen):
    """An overlay over the title after a failure: what happened, how to go on, and the way to the report."""

    overlay = True

    def __init__(self, context: Context, told: str, match: int | None = None) -> None:
        super().__init__(context)
        self.told = told
        self._match = match
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        return [
            Button("close", _("Go on"), Pop, ButtonKind.PRIMARY),
            Button("report", _("Report a problem"), self._report, ButtonKind.PAPER),
        ]

    def arrange(self) -> None:
        theme = self.theme
        self._sheet = pygame.Rect(
            0, 0, min(theme.px(720), theme.size[0] - theme.space(6)), min(theme.px(330), theme.size[1] - theme.space(6))
        )
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        low = self._sheet.bottom - theme.space(3) - theme.control
        self.place_row((("button:close", 200), ("button:report", 300)), self._sheet.right - theme.space(4), low)

    def draw_still(self, surface: pygame.Surface) -> None:
        brush, theme = self.brush(surface), self.theme
        brush.panel(self._sheet, PAPER, radius=18)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        head = pygame.Rect(inner.topleft, (inner.width, theme.px(50)))
        brush.write(head, _("Something went wrong"), TypeStyle.HEADING, INK)
        below = pygame.Rect(
            inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom - theme.space(1)
        )
        draw_paragraphs(brush, below, [(self.told, INK)])

    def _report(self) -> Answer:
        return Replace("problem_report", match=self._match)


def _about_it() -> tuple[str, str]:
    return (
        _(
            "This is the whole report. The game sends nothing, to nobody, and the cards that you may not know are not "
            "in it."
        ),
        _(
            "Copy it, add in a sentence what you did and what happened, and take it to whoever gave you the game, or "
            "to the page where you found it."
        ),
    )
