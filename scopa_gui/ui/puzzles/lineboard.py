"""A table at which lines are shown: moves that may follow, one after the other, with the hands of all lying open."""

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.puzzles.openhands import OpenHands, without_backs
from scopa_gui.ui.scene import Answer
from scopa_gui.ui.table import motion, speech
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush

if TYPE_CHECKING:
    from scopa_gui.coach.refute import Line, Step

_BETWEEN = 0.55
"""Seconds from the end of a move of a line to the next."""
_BEFORE = 0.9
"""Seconds for which the hands lie open before the first one."""


class LineBoard(Board):
    """`home` is what the table shows while there is no line."""

    def __init__(self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str]) -> None:
        super().__init__(context, view, names, sides)
        self.home = view
        self.hands = OpenHands()
        self._steps: deque[Step] = deque()
        self._following: tuple[CardSet, ...] = ()
        self._pause = 0.0

    @property
    def going(self) -> bool:
        """Whether moves of a line are still to come, or one is on its way."""
        return bool(self._steps) or self.course.running

    def resize(self, theme: Theme) -> None:
        """Lay out the open hands, too."""
        super().resize(theme)
        self.hands.lay(self.layout)

    def layout_of(self, view: PlayerView) -> Layout:
        """Without backs where the hands lie open."""
        layout = super().layout_of(view)
        return without_backs(layout) if self.hands.is_open else layout

    # The line

    def begin(self, line: "Line", steps: int) -> None:
        """Show the first steps of a line from the beginning."""
        self.go_home()
        self._steps.extend(line.steps[:steps])
        self._following = line.steps[steps].hands if steps < len(line.steps) else (0,) * len(line.steps[0].hands)
        self._pause = -_BEFORE
        self.hands.open(self.layout, line.steps[0].hands)
        self.control.keyboard = False
        self.control.point(self.control.pointer)
        self.beat_changed()

    def go_home(self) -> None:
        """Back to what was there before, hands down."""
        self._steps.clear()
        self.hands.close()
        self.speaker.follow(self.home.history)
        self.show_view(self.home)

    def finish(self) -> bool:
        """Jump to the end of a line; whether there was one."""
        if not self._steps:
            return self.skip()
        last = self._steps[-1]
        self._steps.clear()
        self.speaker.follow(last.after.history)
        self.show_view(last.after)
        return True

    def pass_time(self, dt: float) -> Answer:
        """Nothing moves: after a while the next move of the line."""
        if self._steps:
            if not self._pause:
                self.hands.open(self.layout, self._steps[0].hands)
            self._pause += dt
            if self._pause >= _BETWEEN * self.pace.factor:
                self._pause = 0.0
                self._step(self._steps.popleft())
        return None

    def _step(self, step: "Step") -> None:
        self.hands.open(self.layout, step.hands, bit(step.move.card))
        self.speaker.follow(step.after.history)
        self.show_moved(step.before, step.after, step.events, step.move if step.seat == 0 else None)

    def settle(self) -> None:
        """A new deal lies open at the end of a line, too."""
        super().settle()
        if self.hands.is_open and not self.going:
            self.hands.open(self.layout, self._following)

    @property
    def waits(self) -> bool:
        """Whether moves of a line are to come."""
        return bool(self._steps)

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
