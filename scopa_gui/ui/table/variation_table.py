"""A table on which a line is gone through by hand: moves that may follow one another, the hands of all lying open.

Nothing goes on by itself, and nothing vanishes. Right, Space, Enter, the wheel or a click on the table show the next
move; Left and Backspace go back; Home and End to the first move and the last one. How the line is left, a subclass
says.
"""

from collections.abc import Callable, Mapping, Sequence

import pygame

from scopa_gui.coach.review.variation import Variation
from scopa_gui.engine.cards import bit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.motion import beats as motion
from scopa_gui.ui.table.paint.open_hands import OpenHands, without_backs
from scopa_gui.ui.words import table_talk
from scopa_gui.ui.words.translation import _


class VariationTable(Board):
    """`shown` is the line, None when there is none; so many of its moves, `at`, have been made on the table."""

    def __init__(self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str]) -> None:
        super().__init__(context, view, names, sides)
        self.hands = OpenHands()
        self.shown: Variation | None = None
        self.at = 0

    def line_moved(self) -> None:
        """Another move of the line is told of now."""

    def resize(self, theme: Theme) -> None:
        """Lay out the open hands, too."""
        super().resize(theme)
        self.hands.lay(self.layout)

    def layout_of(self, view: PlayerView) -> Layout:
        """Without backs where the hands lie open."""
        layout = super().layout_of(view)
        return without_backs(layout) if self.hands.is_open else layout

    # Going through it

    def open_line(self, line: Variation) -> None:
        """Show the first move of a line; the others when they are asked for."""
        self.shown, self.at = line, 0
        self.hands.close()
        self._lay_open()
        self.show_view(line.steps[0].before)
        self.control.keyboard = False
        self.control.point(self.control.pointer)
        self.line_on()

    def grow_line(self, line: Variation) -> None:
        """More of the line is known now."""
        self.shown = line
        self.line_moved()

    def close_line(self) -> None:
        """No line any more, hands down; a subclass shows what was there before."""
        self.shown, self.at = None, 0
        self.hands.close()

    @property
    def is_last_step(self) -> bool:
        """Whether all of the line has been shown."""
        return self.shown is not None and self.at >= self.shown.telling

    def counter(self) -> str:
        """Which move of how many; nothing where there is no line to go through."""
        return "" if self.shown is None else _("{number} of {count}").format(number=self.at, count=self.shown.telling)

    def line_on(self) -> Answer:
        """The next move; what still moves is finished first."""
        self.skip()
        if self.shown is None or self.is_last_step:
            return USED
        step = self.shown.steps[self.at]
        self._lay_open(bit(step.move.card))
        self.at += 1
        self.speaker.follow(step.after.history)
        self.show_moved(step.before, step.after, step.events, step.move if step.mine else None)
        self.line_moved()
        return USED

    def line_back(self) -> Answer:
        """One move back, at once."""
        return self._line_to(self.at - 1)

    def line_first(self) -> Answer:
        """Back to the first move."""
        return self._line_to(1)

    def line_last(self) -> Answer:
        """On to the last move."""
        return self._line_to(self.shown.telling if self.shown is not None else 0)

    def _line_to(self, at: int) -> Answer:
        self.skip()
        if self.shown is not None and at != self.at and 1 <= at <= self.shown.telling:
            self.at = at
            after = self.shown.steps[at - 1].after
            self._lay_open()
            self.speaker.follow(after.history)
            self.show_view(after)
            self.line_moved()
        return USED

    def _lay_open(self, without: int = 0) -> None:
        """The hands of this moment, each card where it lay when it was dealt."""
        line = self.shown
        if line is not None:
            dealt = next(number for number in range(min(self.at, len(line.steps) - 1), -1, -1) if _deals(line, number))
            self.hands.open(self.layout, line.steps[dealt].hands)
            self.hands.open(self.layout, line.after(self.at), without)

    def settle(self) -> None:
        """A new deal lies open once nothing moves."""
        if not self.course.running:
            self._lay_open()
        super().settle()

    def show(self, beats: Sequence[motion.Beat]) -> None:
        """Cards set out from where they lie open."""
        super().show([self.hands.opened(beat) for beat in beats])

    # Intents

    def line_intent(self, intent: Intent) -> Answer:
        """What an intent does with the line; None for another one."""
        if self.shown is None:
            return None
        match intent:
            case Wheel(_, steps):
                return self.line_back() if steps > 0 else self.line_on()
            case Press(pos, 1) if self.group.at(pos) is None and pygame.Rect((0, 0), self.theme.size).collidepoint(pos):
                return self.line_on()
            case Key(alt=False, command=False):
                return self._line_key(intent.name)
        return None

    def _line_key(self, name: str) -> Answer:
        ways: Mapping[str, Callable[[], Answer]] = {
            "right": self.line_on,
            "space": self.line_on,
            "enter": self.line_on,
            "redo": self.line_on,
            "left": self.line_back,
            "backspace": self.line_back,
            "u": self.line_back,
            "home": self.line_first,
            "end": self.line_last,
        }
        return ways[name]() if name in ways else None

    # Pictures

    def line(self) -> str:
        """The name of an open card that is pointed at, else what a board says."""
        held = self.hands.card_at(self.layout, self.control.pointer) if self.hands.is_open else None
        return super().line() if held is None else table_talk.card_line(held, self.context.settings.deck)

    def draw_hands(self, surface: pygame.Surface) -> None:
        """Paint the open hands, below all that moves."""
        self.painter.cards.frame(still=not self.course.running)
        self.hands.draw(Brush(surface, self.theme, self.context.text), self.painter.cards)


def _deals(line: Variation, number: int) -> bool:
    """Whether cards were dealt before the step of a number."""
    return number == 0 or any(
        now & ~before for now, before in zip(line.steps[number].hands, line.steps[number - 1].hands, strict=True)
    )
