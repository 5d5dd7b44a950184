"""Screen with the course of a finished match: every side's points by smazzata, and a button to review the moves."""

from collections.abc import Callable

import pygame

from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, PLATE_LIT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.copying import copy, text_of
from scopa_gui.ui.play.match_end.match_chart import draw_progress
from scopa_gui.ui.play.match_end.match_ending import Ending
from scopa_gui.ui.play.match_end.scoreboard import faces_of
from scopa_gui.ui.table.paint.medallions import draw_row, row_width
from scopa_gui.ui.words.sides import sides_of
from scopa_gui.ui.words.translation import _

_MANY = 4
"""Number of sides above which a name is over its portrait and points, instead of between them."""
_AROUND = (1.0, 0.5)
"""Margins of a side's plate, across and down, in steps of the grid."""


class MatchCourseScreen(ControlScreen):
    """Course of a match; the button for its moves calls `review`."""

    def __init__(self, context: Context, table: Table, ending: Ending, review: Callable[[], Answer]) -> None:
        super().__init__(context)
        self.table = table
        self.ending = ending
        self._review = review

    def rules_page(self) -> Push:
        return Push("rules", rules=self.table.rules)

    def copy(self) -> Answer:
        return copy(self.context, text_of(self.table.record, self.table.seats))

    def content(self) -> Part:
        sides = sides_of(self.table.seats, self.table.rules.sides)
        heads = Row(*(self._side(side, name, len(sides.names)) for side, name in enumerate(sides.names)))
        chart = Drawn(lambda brush, box: draw_progress(brush, box, self.ending, sides))
        board = Panel(Stack(heads, Line(BRASS), chart, gap=0.75))
        moves = Button("moves", _("Review the moves"), self._review, ButtonKind.PRIMARY)
        deal = Button("deal", _("The deal"), lambda: Push("deal", record=self.table.record, seats=self.table.seats))
        return self.full_page(_("The course of the match"), board, moves, deal)

    def _side(self, side: int, name: str, sides: int) -> Part:
        """Return portraits, name and points of a side, on a lit plate if it won."""
        members = faces_of(self.table.seats, sides, self.context.settings.face)[side::sides]

        def draw(brush: Brush, box: pygame.Rect) -> None:
            fitting = min(box.height, box.width * 100 // row_width(len(members), 100))
            draw_row(brush.surface, self.context.portraits(), members, box.midleft, fitting, side)

        size = 34 if sides > _MANY else 56
        faces = Drawn(draw, size, width=row_width(len(members), size))
        points = Words(str(self.ending.totals[side]), TypeStyle.TITLE, GOLD, align="right", valign="middle")
        if sides > _MANY:
            cell: Part = Stack(Words(name, TypeStyle.SMALL, IVORY, align="centre"), Row(faces, points), gap=0.0)
        else:
            points.width = 72.0
            cell = Row(faces, Words(name, TypeStyle.HEADING, IVORY, valign="middle"), points)
        if side == self.ending.winner:
            return Panel(cell, _AROUND, fill=PLATE_LIT, line=GOLD, raised=False)
        return Panel(cell, _AROUND, line=None, raised=False)
