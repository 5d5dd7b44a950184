"""A table at which lines are shown: moves that may follow, one after the other, with the hands of all lying open."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.puzzles.openhands import OpenHands, without_backs
from scopa_gui.ui.scene import Answer
from scopa_gui.ui.sidepaper import SidePaper
from scopa_gui.ui.table import motion, speech
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.table.paperboard import PaperBoard
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush

if TYPE_CHECKING:
    from scopa_gui.coach.refute import Line, Step


class LineBoard(PaperBoard["Step"]):
    """`home` is what the table shows while there is no line."""

    def __init__(self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str], paper: SidePaper) -> None:
        super().__init__(context, view, names, sides, paper)
        self.home = view
        self.hands = OpenHands()
        self._following: tuple[CardSet, ...] = ()

    def resize(self, theme: Theme) -> None:
        """Lay out the open hands, too."""
        super().resize(theme)
        self.hands.lay(self.layout)

    def layout_of(self, view: PlayerView) -> Layout:
        """Without backs where the hands lie open."""
        layout = super().layout_of(view)
        return without_backs(layout) if self.hands.is_open else layout

    # The line

    def open_line(self, line: "Line", steps: int) -> None:
        """Show the first steps of a line from the beginning."""
        self.go_home()
        self.begin(line.steps[:steps])
        self._following = line.steps[steps].hands if steps < len(line.steps) else (0,) * len(line.steps[0].hands)
        self.hands.open(self.layout, line.steps[0].hands)
        self.control.keyboard = False
        self.control.point(self.control.pointer)
        self.beat_changed()

    def go_home(self) -> None:
        """Back to what was there before, hands down."""
        self.hands.close()
        self.drop_line(self.home)

    def pass_time(self, dt: float) -> Answer:
        """Nothing moves any more: what is held then lies open."""
        if self._line and not self._pause:
            self.hands.open(self.layout, self._line[0].hands)
        return super().pass_time(dt)

    def step(self, shown: "Step") -> None:
        """Show one move, its card setting out from where it lies open."""
        self.hands.open(self.layout, shown.hands, bit(shown.move.card))
        super().step(shown)

    def settle(self) -> None:
        """A new deal lies open at the end of a line, too."""
        super().settle()
        if self.hands.is_open and not self.going:
            self.hands.open(self.layout, self._following)

    def show(self, beats: Sequence[motion.Beat]) -> None:
        """Cards set out from where they lie open."""
        super().show([self.hands.opened(beat) for beat in beats])

    # Pictures

    def line(self) -> str:
        """The name of an open card that is pointed at, else what a board says."""
        held = self.hands.card_at(self.layout, self.control.pointer) if self.hands.is_open else None
        return super().line() if held is None else speech.card_line(held, self.context.settings.deck)

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint the open hands below all that moves."""
        self.painter.cards.frame(still=not self.course.running)
        self.hands.draw(Brush(surface, self.theme, self.context.text), self.painter.cards)
        super().draw_movers(surface)
