"""Aids where no match is played: what can be known of a position, and the grid of what the others could hold."""

from collections.abc import Callable, Sequence
from enum import IntEnum

import pygame

from scopa_gui.coach.review.replay import hands_then
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Back, Hover, Intent, Press
from scopa_gui.ui.kit.layout import UNSEEN
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import HOLDINGS, SHOW_AIDS
from scopa_gui.ui.table.aids.aid_knowledge import AidKnowledge, spot_words
from scopa_gui.ui.table.aids.aid_registry import everything, nothing, shown_of
from scopa_gui.ui.table.aids.aids_layout import (
    AidsLayout,
    AidsPage,
    AidsShown,
    Spot,
    aids_layout_of,
    one_page,
    theme_of,
)
from scopa_gui.ui.table.aids.aids_painter import draw_actual_hands, draw_frame, draw_ranks
from scopa_gui.ui.table.aids.aids_sheet import AidsSheet, abacus_box
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.table_layout import Layout, table_room
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_aids
from scopa_gui.ui.words.level_names import portraits_of
from scopa_gui.ui.words.translation import _


class PositionAids(AidsSheet):
    """``is_there``: whether there is a position to look it up of."""

    def __init__(self, board: TableContext, is_there: Callable[[], bool] = lambda: True) -> None:
        super().__init__(board)
        self._is_there = is_there
        self.is_open = False

    @property
    def shown(self) -> AidsShown:
        is_open = self.is_open and self._is_there()
        return shown_of(everything() if is_open else nothing(), self.board.timeline.view.rules)

    def icons(self) -> Sequence[Widget]:
        if not self._is_there():
            return ()
        label = _("Cards played, and what the others can hold")
        icon = Icon("aids", label, self._toggle, draw_aids, binding=SHOW_AIDS)
        icon.place(abacus_box(self.board.layout, self.board.theme), self.board.theme)
        return (icon,)

    def _toggle(self) -> Answer:
        self.board.skip()
        self.is_open = not self.is_open
        self.spot = None
        self.board.lay_again()
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


class RevealedGrid(Companion):
    """``moves`` gives all moves of the smazzata looked at."""

    def __init__(self, board: TableContext, moves: Callable[[], Sequence[Played]]) -> None:
        super().__init__(board)
        self._moves = moves
        self.stage = GridStage.NOTHING
        self.known: AidKnowledge | None = None
        self.layout: AidsLayout | None = None
        self._spot: Spot | None = None
        self.actual_hands: tuple[CardSet, ...] | None = None

    @property
    def _shown(self) -> AidsShown:
        rules = self.board.timeline.view.rules
        return AidsShown("piles", grid=True, sections=(), players=rules.players, sides=rules.sides)

    @property
    def _page(self) -> AidsPage:
        theme = self.board.theme
        return one_page(self._shown, table_room(self.board.timeline.view.rules, theme.size), theme)

    def room(self) -> float:
        return 0.0 if self.stage is GridStage.NOTHING else self._page.room

    def lay(self, layout: Layout) -> None:
        theme = self.board.theme
        sheet = layout.regions.sheet
        brush = Brush(UNSEEN, theme_of(theme, self._page), self.board.context.text)
        self.layout = None if sheet is None else aids_layout_of(self._shown, pygame.Rect(sheet), brush)
        self.known = None
        self._know(self.board.timeline.view)

    def icons(self) -> Sequence[Widget]:
        icon = Icon("grid", _("What the others could hold"), self._next, draw_aids, binding=HOLDINGS)
        icon.place(abacus_box(self.board.layout, self.board.theme), self.board.theme)
        return (icon,)

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        self._know(view)

    def _know(self, view: PlayerView) -> None:
        if self.stage is GridStage.NOTHING or (self.known is not None and self.known.view == view):
            return
        self.known = AidKnowledge(view, self._shown)
        self.actual_hands = hands_then(view, self._moves())

    def _next(self) -> Answer:
        """Show more, and after all of it nothing."""
        self.stage = GridStage((self.stage + 1) % len(GridStage))
        self._spot = None
        self.board.lay_again()
        return USED

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Back() if self.stage:
                self.stage = GridStage.NOTHING
                self.board.lay_again()
                return USED
            case Hover(pos):
                self._spot = None if self.layout is None else self.layout.at(pos)
            case Press(pos, 1) if self.layout is not None and self.layout.rect.collidepoint(pos):
                return USED
        return None

    def line(self) -> str:
        board = self.board
        if not self.stage or self.known is None or self._spot is None:
            return ""
        return spot_words(self.known, self._spot, board.status_line.names, board.sides, board.context.settings.deck)

    def draw(self, brush: Brush) -> None:
        layout = self.layout
        known = self.known
        context = self.board.context
        if not self.stage or layout is None or known is None:
            return
        brush = Brush(brush.surface, theme_of(brush.theme, self._page), brush.text)
        draw_frame(brush, layout, context.settings, (context.portraits(), portraits_of(self.board.status_line.names)))
        draw_ranks(brush, layout, known, context.settings)
        if self.stage is GridStage.TRUTH and self.actual_hands is not None:
            draw_actual_hands(brush, layout, known, self.actual_hands)
