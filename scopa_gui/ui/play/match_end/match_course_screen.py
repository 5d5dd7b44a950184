"""The course of a match that is over: every side's points from smazzata to smazzata; from here to its moves."""

from collections.abc import Callable

import pygame

from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, PLATE_LIT, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.copying import copy, text_of
from scopa_gui.ui.play.match_end.how_decided import Ending
from scopa_gui.ui.play.match_end.match_chart import draw_progress
from scopa_gui.ui.play.match_end.scoreboard import faces_of
from scopa_gui.ui.table.paint.medallions import draw_row, row_width
from scopa_gui.ui.words.sides import Sides, sides_of
from scopa_gui.ui.words.translation import _

_NARROW = 240
"""Units: below this a side's name stands above its portrait and its points."""


class MatchCourseScreen(ControlScreen):
    """Shown from the end of a match; `review` leads on to the review of its moves."""

    def __init__(self, context: Context, table: Table, ending: Ending, review: Callable[[], Answer]) -> None:
        super().__init__(context)
        self.table = table
        self.ending = ending
        self.sides = Sides(())
        self._review = review

    def rules_page(self) -> Push:
        return Push("rules", rules=self.table.rules)

    def copy(self) -> Answer:
        return copy(self.context, text_of(self.table.record, self.table.seats))

    def build(self) -> list[Widget]:
        self.sides = sides_of(self.table.seats, self.table.rules.sides, self.context.settings.deck)
        return [
            Button("moves", _("Review the moves"), self._review, ButtonKind.PRIMARY),
            Button("deal", _("The deal"), lambda: Push("deal", record=self.table.record, seats=self.table.seats)),
            Button("back", _("Back"), Pop),
        ]

    def arrange(self) -> None:
        board = self._board()
        row = (("button:moves", 300), ("button:deal", 210), ("button:back", 180))
        self.place_row(row, board.right, board.bottom + self.theme.px(22))

    def _board(self) -> pygame.Rect:
        theme = self.theme
        wide = min(theme.size[0] - 2 * theme.px(56), round(theme.size[1] * 1.6))
        top = theme.px(96)
        low = theme.size[1] - theme.px(52) - theme.control - theme.px(22)
        return pygame.Rect((theme.size[0] - wide) // 2, top, wide, low - top)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        brush = self.brush(surface)
        theme = self.theme
        rect = self._board()
        self.draw_title(surface, _("The course of the match"), rect.left, rect.width)
        brush.panel(rect, SLATE, line=BRASS, radius=14)
        inner = rect.inflate(-2 * theme.px(18), -2 * theme.px(12))
        columns = len(self.sides.names)
        high = theme.px(76)
        for side in range(columns):
            left = inner.left + inner.width * side // columns
            right = inner.left + inner.width * (side + 1) // columns
            self._draw_side(surface, pygame.Rect(left, inner.top, right - left, high), side)
        below = pygame.Rect(inner.left, inner.top + high + theme.px(6), inner.width, inner.height - high - theme.px(6))
        surface.fill(BRASS, (below.left, below.top, below.width, theme.hairline))
        draw_progress(brush, below, self.ending, self.sides)

    def _draw_side(self, surface: pygame.Surface, cell: pygame.Rect, side: int) -> None:
        """Portraits, name and points; in a narrow cell the name above."""
        theme = self.theme
        brush = self.brush(surface)
        name = self.sides.names[side]
        box = cell.inflate(-theme.px(8), -theme.px(6))
        if side == self.ending.winner:
            brush.panel(box, PLATE_LIT, line=GOLD, radius=10, raised=False)
        box.inflate_ip(-2 * theme.px(8), 0)
        low = box.copy()
        if box.width < theme.px(_NARROW):
            upper = pygame.Rect(box.left, box.top, box.width, box.height * 42 // 100)
            brush.write(upper, name, TypeStyle.SMALL, IVORY, align="centre")
            low.top = upper.bottom
            low.height = box.bottom - upper.bottom
            name = ""
        members = faces_of(self.table.seats, len(self.sides.names))[side :: len(self.sides.names)]
        size = min(low.height - theme.px(4), low.width * 40 // row_width(len(members), 100))
        draw_row(surface, self.context.portraits(), members, (low.left, low.centery), size, side)
        left = low.left + row_width(len(members), size) + theme.px(10)
        number = min(theme.px(72), low.right - left)
        if name:
            words = pygame.Rect(left, low.top, low.right - number - theme.px(8) - left, low.height)
            brush.write(words, name, TypeStyle.HEADING, IVORY)
        figures = pygame.Rect(low.right - number, low.top, number, low.height)
        brush.write(figures, str(self.ending.totals[side]), TypeStyle.TITLE, GOLD, align="right")
