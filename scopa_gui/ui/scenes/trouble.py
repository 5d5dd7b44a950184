"""Something is wrong: the report that can be taken to whoever mends the game, shown whole before it is; and the word after a failure."""

import pygame

from scopa_gui.store.notices import shown
from scopa_gui.ui import shapes
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Intent, Key
from scopa_gui.ui.paragraphs import draw_paragraphs
from scopa_gui.ui.scene import USED, Answer, Pop, Replace
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.theme import INK, PAPER, Style
from scopa_gui.ui.trouble import taking
from scopa_gui.ui.trouble.report import plain, report_of
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.page import Block, Page, Part
from scopa_gui.ui.words import _


class Trouble(Screen):
    """The report of now, of the match of this number or the one that waits. It is sent nowhere."""

    def __init__(self, context: Context, match: int | None = None) -> None:
        super().__init__(context)
        self.parts = report_of(context, match)
        self._page = Page("report", [], context.text)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        self._page.blocks = [Block(Part.TEXT, (line,)) for line in (_nothing_is_sent(), _where_to())]
        for part in self.parts:
            self._page.blocks += [Block(Part.HEADING, (part.title,)), *(Block(Part.POINT, (line,)) for line in part.lines)]
        return [
            self._page,
            Button("copy", _("Copy the report"), self._copy, Kind.PRIMARY),
            Button("save", _("Save as a file"), self._save),
            Button("back", _("Back"), Pop),
        ]

    def arrange(self) -> None:
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.5))
        left, top = (theme.size[0] - width) // 2, theme.px(98)
        self._sheet = pygame.Rect(left, top, width, theme.size[1] - top - theme.control - theme.space(5))
        self._page.place(self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(2.5)), theme)
        right = self._sheet.right
        for name, units in (("copy", 300), ("save", 260), ("back", 180)):
            box = pygame.Rect(0, self._sheet.bottom + theme.space(2.5), theme.px(units), theme.control)
            box.right = right
            self.group.widget(f"button:{name}").place(box, theme)
            right = box.left - theme.space(2)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        box = pygame.Rect(self._sheet.left + theme.px(4), theme.px(14), self._sheet.width, theme.px(58))
        self.draw_heading(surface, _("Report a problem"), box)
        self.draw_sheet(surface, self._sheet)

    def handle(self, intent: Intent) -> Answer:
        """The keys that turn pages do so wherever the focus is."""
        answer = super().handle(intent)
        if answer is None and isinstance(intent, Key):
            answer = self._page.key(intent)
            self.dirty = self.dirty or answer is not None
        return answer

    def _copy(self) -> Answer:
        if taking.copied(plain(self.parts)):
            self.context.say(_("The report is on the clipboard: paste it before you quit the game."))
            return USED
        return self._save()

    def _save(self) -> Answer:
        path = taking.written(plain(self.parts), self.context.paths.logs)
        told = _("The report is in the file {path}").format(path=shown(path)) if path is not None else _("The report could not be saved.")
        self.context.say(told)
        return USED


class Failed(Screen):
    """An overlay over the title after a failure: what happened, how to go on, and the way to the report."""

    overlay = True

    def __init__(self, context: Context, told: str, match: int | None = None) -> None:
        super().__init__(context)
        self.told = told
        self._match = match
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        return [Button("close", _("Go on"), Pop, Kind.PRIMARY), Button("report", _("Report a problem"), self._report, Kind.PAPER)]

    def arrange(self) -> None:
        theme = self.theme
        self._sheet = pygame.Rect(0, 0, min(theme.px(720), theme.size[0] - theme.space(6)), min(theme.px(330), theme.size[1] - theme.space(6)))
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        right = self._sheet.right - theme.space(4)
        for name, units in (("close", 200), ("report", 300)):
            box = pygame.Rect(0, self._sheet.bottom - theme.space(3) - theme.control, theme.px(units), theme.control)
            box.right = right
            self.group.widget(f"button:{name}").place(box, theme)
            right = box.left - theme.space(2)

    def draw_still(self, surface: pygame.Surface) -> None:
        theme = self.theme
        shapes.panel(surface, self._sheet, theme, PAPER, radius=18)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        head = pygame.Rect(inner.topleft, (inner.width, theme.px(50)))
        self.context.text.draw(surface, head, _("Something went wrong"), Style.HEADING, theme, INK)
        below = pygame.Rect(inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom - theme.space(1))
        draw_paragraphs(self.brush(surface), below, [(self.told, INK)])

    def _report(self) -> Answer:
        return Replace(Trouble(self.context, self._match))


def _nothing_is_sent() -> str:
    return _("This is the whole report. The game sends nothing, to nobody, and the cards that you may not know are not in it.")


def _where_to() -> str:
    return _(
        "Copy it, add in a sentence what you did and what happened, and take it to whoever gave you the game, or to the page where you found it."
    )
