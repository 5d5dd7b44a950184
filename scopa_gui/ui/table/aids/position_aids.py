"""Cards that are out, looked up where no match is played: A, or the abacus, shows and removes the sheet.

It shows all that can be known of a position from its moves; no setting is touched.
"""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.table.aids.aid_registry import everything, nothing, shown_of
from scopa_gui.ui.table.aids.aids_layout import AidsShown
from scopa_gui.ui.table.aids.aids_sheet import AidsSheet, abacus_box
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_aids
from scopa_gui.ui.words.translation import _


class PositionAids(AidsSheet):
    """``is_there``: whether there is a position to look it up of."""

    def __init__(self, board: TableContext, is_there: Callable[[], bool] = lambda: True) -> None:
        super().__init__(board)
        self._is_there = is_there
        self.is_open = False
        self._icon_box = pygame.Rect(0, 0, 0, 0)

    @property
    def shown(self) -> AidsShown:
        is_open = self.is_open and self._is_there()
        return shown_of(everything() if is_open else nothing(), self.board.course.view.rules)

    def icons(self) -> Sequence[Widget]:
        if not self._is_there():
            return ()
        icon = Icon("aids", _("Cards played, and what the others can hold (A)"), self._toggle, draw_aids)
        icon.place(self._icon_box, self.board.theme)
        return (icon,)

    def lay(self, layout: Layout) -> None:
        self._icon_box = abacus_box(layout, self.board.theme)
        super().lay(layout)

    def _toggle(self) -> Answer:
        self.board.skip()
        self.is_open = not self.is_open
        self.spot = None
        self.board.lay_again()
        return USED

    def handle(self, intent: Intent) -> Answer:
        if not self._is_there():
            return None
        if isinstance(intent, Key) and intent.name == "a" and not (intent.shift or intent.alt or intent.command):
            return self._toggle()
        answer = super().handle(intent)
        return self._toggle() if answer is None and isinstance(intent, Back) and self.is_open else answer
