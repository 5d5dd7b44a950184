"""Sheets of aids where no match is played: next to a position, and the grid of what the others could hold."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from scopa_gui.coach.review.replay import hands_then
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import HOLDINGS, SHOW_AIDS
from scopa_gui.ui.table.aids.aid_registry import everything, nothing, shown_of
from scopa_gui.ui.table.aids.aids_layout import AidsPage, AidsShown, one_page
from scopa_gui.ui.table.aids.aids_painter import draw_actual_hands
from scopa_gui.ui.table.aids.aids_sheet import AidsSheet, abacus_box
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.geometry.table_layout import table_room
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_aids, placed
from scopa_gui.ui.words.translation import _


class PositionAids(AidsSheet):
    """Sheet with all aids, opened and closed by its button. `is_there` returns whether there is a position."""

    def __init__(self, screen: TableContext, is_there: Callable[[], bool] = lambda: True) -> None:
        super().__init__(screen)
        self._is_there = is_there
        self.is_open = False

    @property
    def shown(self) -> AidsShown:
        is_open = self.is_open and self._is_there()
        return shown_of(everything() if is_open else nothing(), self.screen.timeline.view.rules)

    def icons(self) -> Sequence[Widget]:
        if not self._is_there():
            return ()
        label = _("Cards played, and what the others can hold")
        icon = Icon("aids", label, self._toggle, draw_aids, binding=SHOW_AIDS)
        return placed(self.screen.theme, (icon, abacus_box(self.screen.layout, self.screen.theme)))

    def _toggle(self) -> Answer:
        self.screen.skip()
        self.is_open = not self.is_open
        self.spot = None
        self.screen.lay_again()
        return USED

    def handle(self, intent: Intent) -> Answer:
        if not self._is_there():
            return None
        answer = super().handle(intent)
        return self._toggle() if answer is None and isinstance(intent, Back) and self.is_open else answer


class GridStage(IntEnum):
    """Stages of the grid: how much is shown."""

    NOTHING = 0
    KNOWN = 1
    TRUTH = 2


class RevealedGrid(AidsSheet):
    """Grid of what the others could hold at a moment of a finished smazzata, and then of what they really held.

    `moves` returns all moves of that smazzata. The button goes to the next stage, and from the last one hides the grid.
    """

    def __init__(self, screen: TableContext, moves: Callable[[], Sequence[Played]]) -> None:
        super().__init__(screen)
        self._moves = moves
        self.stage = GridStage.NOTHING
        self.actual_hands: tuple[CardSet, ...] | None = None

    @property
    def shown(self) -> AidsShown:
        rules = self.screen.timeline.view.rules
        return AidsShown("piles", self.stage is not GridStage.NOTHING, (), rules.players, rules.sides)

    @property
    def pages(self) -> tuple[AidsPage, ...]:
        theme = self.screen.theme
        room = table_room(self.screen.timeline.view.rules, theme.size)
        return () if self.stage is GridStage.NOTHING else (one_page(self.shown, room, theme),)

    def icons(self) -> Sequence[Widget]:
        icon = Icon(
            "grid",
            _("What the others could hold"),
            lambda: self._show(GridStage((self.stage + 1) % len(GridStage))),
            draw_aids,
            binding=HOLDINGS,
        )
        return placed(self.screen.theme, (icon, abacus_box(self.screen.layout, self.screen.theme)))

    def know(self, view: PlayerView) -> None:
        if self.stage is not GridStage.NOTHING:
            super().know(view)
            self.actual_hands = hands_then(view, self._moves())

    def _show(self, stage: GridStage) -> Answer:
        self.stage = stage
        self.known = self.spot = None
        self.screen.lay_again()
        self.know(self.screen.timeline.view)
        return USED

    def handle(self, intent: Intent) -> Answer:
        answer = super().handle(intent)
        is_closing = answer is None and isinstance(intent, Back) and self.stage is not GridStage.NOTHING
        return self._show(GridStage.NOTHING) if is_closing else answer

    def draw_still(self, brush: Brush) -> None:
        super().draw_still(brush)
        if self.stage is GridStage.TRUTH and self.actual_hands is not None and self.layout is not None and self.known:
            draw_actual_hands(self.scaled(brush), self.layout, self.known, self.actual_hands)
