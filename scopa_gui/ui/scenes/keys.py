"""The keys, over whatever screen they were asked for on."""

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.intents import Intent, Press
from scopa_gui.ui.scene import Answer, Pop
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.theme import INK, PAPER_BRIGHT, PAPER_DEEP, WINE, Style
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.words import _


def everywhere() -> list[tuple[str, str]]:
    """Keys of every screen, and what they do."""
    return [
        (_("Tab, arrows"), _("move the focus")),
        (_("Enter, Space"), _("press")),
        (_("Esc"), _("back")),
        ("F11", _("full screen")),
        ("M", _("sound on or off")),
        ("F1", _("these keys")),
        (_("Ctrl+N"), _("new match")),
        (_("Ctrl+,"), _("settings")),
        (_("Ctrl+Q"), _("quit; the match is kept")),
    ]


def at_the_table() -> list[tuple[str, str]]:
    """Keys of the table, and what they do."""
    return [
        (_("← →"), _("choose a card")),
        (_("1 to 0"), _("choose a card or a capture")),
        (_("Enter, Space"), _("play it")),
        (_("↑ ↓"), _("choose among several captures")),
        (_("Esc"), _("take the choice back; the menu")),
        (_("Space"), _("finish the running motion")),
        ("L", _("show the last move again")),
        ("H", _("a hint; press again for more")),
        ("U, I", _("take a card back; what if ...")),
        ("W", _("why a card was played")),
        ("A", _("aids; in puzzles what is out")),
        ("T, G, P", _("count, what the others can hold, primiera")),
        (_("Shift + arrows"), _("ask the sheet of aids")),
        (_("Page down"), _("the next page of the sheet")),
    ]


def in_practice() -> list[tuple[str, str]]:
    """Keys of lessons and of the review of a match, and what they do; those of puzzles stand on their buttons."""
    return [
        (_("Enter, Backspace"), _("a lesson's next step; a step back")),
        (_("← →"), _("one move back, one move on")),
        ("N, R", _("the next mistake; the whole match")),
        ("T, S", _("try again; show what was better")),
        ("W", _("why not: how it may be punished")),
    ]


class Keys(Screen):
    """An overlay with two columns of keys; any click, Esc or Enter closes it."""

    overlay = True

    def build(self) -> list[Widget]:
        return [Button("close", _("Close"), Pop, Kind.PAPER)]

    def arrange(self) -> None:
        theme = self.theme
        size = (min(theme.size[0] - theme.space(6), theme.px(1120)), min(theme.size[1] - theme.space(6), theme.px(700)))
        self.sheet = pygame.Rect((0, 0), size)
        self.sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        close = pygame.Rect(0, 0, theme.px(180), theme.control)
        close.bottomright = (self.sheet.right - theme.space(4), self.sheet.bottom - theme.space(3))
        self.group.widget("button:close").place(close, theme)

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Press) and not self.sheet.collidepoint(intent.pos):
            return Pop()
        return super().handle(intent)

    def draw_still(self, surface: pygame.Surface) -> None:
        theme, text = self.theme, self.context.text
        self.draw_sheet(surface, self.sheet)
        inner = self.sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        heading = pygame.Rect(inner.topleft, (inner.width, theme.px(56)))
        text.draw(surface, heading, _("Keys"), Style.TITLE, theme, WINE)
        half = (inner.width - theme.space(4)) // 2
        top = heading.bottom + theme.space(1)
        left = [*everywhere(), ("", _("In lessons and reviews")), *in_practice()]
        columns = ((_("Everywhere"), left), (_("At the table"), at_the_table()))
        most = max(len(rows) for _title, rows in columns)
        for number, (title, rows) in enumerate(columns):
            column = pygame.Rect(inner.left + number * (half + theme.space(4)), top, half, inner.bottom - top - theme.control)
            self._draw_column(surface, column, title, rows, most)

    def _draw_column(self, surface: pygame.Surface, column: pygame.Rect, title: str, rows: list[tuple[str, str]], room: int) -> None:
        """A title and rows of a key and its meaning, with room for so many; a row without a key is another title."""
        theme, text = self.theme, self.context.text
        text.draw(surface, pygame.Rect(column.topleft, (column.width, theme.px(36))), title, Style.HEADING, theme, INK)
        row = min(theme.px(44 * theme.text_scale), (column.height - theme.px(44)) // room)
        cap = pygame.Rect(column.left, column.top + theme.px(44), round(column.width * 0.31), row - theme.px(8))
        left = cap.right + theme.space(1.5)
        box = pygame.Rect(left, cap.top, column.right - left, cap.height)
        most = text.alike([(meaning, box.size) for _key, meaning in rows], Style.BODY, theme)
        for key, meaning in rows:
            if key:
                shapes.panel(surface, cap, theme, PAPER_BRIGHT, line=PAPER_DEEP, radius=7, raised=False)
                text.draw(surface, cap.inflate(-theme.px(8), 0), key, Style.SMALL, theme, INK, align="centre")
                text.draw(surface, box, meaning, Style.BODY, theme, INK, most=most)
            else:
                text.draw(surface, cap.union(box), meaning, Style.HEADING, theme, INK)
            cap.y, box.y = cap.y + row, box.y + row
