"""VariationPlayer shows a line of moves at a table with all hands open, one move at a time on request.

Right, Space, Enter, the wheel or a click on the table show the next move; Left and Backspace go back; Home and End go
to the first and the last move. The screen decides what the table shows without a line, and how a line is left.
"""

from collections.abc import Callable, Mapping

import pygame

from scopa_gui.coach.review.variation import Variation
from scopa_gui.engine.cards import Card, bit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.binding import done_by_key
from scopa_gui.ui.kit.intents import Intent, Key, Point, Press, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.pages.bindings import REDO, TAKE_BACK
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.open_table import HandsCompanion
from scopa_gui.ui.words.translation import _


class VariationPlayer(HandsCompanion):
    """Shows a line: `shown`, or None; `at` is the number of its moves that have been made on the table.

    `moved` is called when `at` has changed. While a button of `buttons` has the focus, Enter and Space press that.
    """

    def __init__(self, screen: TableContext, buttons: Group, moved: Callable[[], object]) -> None:
        super().__init__(screen)
        self._buttons = buttons
        self._moved = moved
        self.shown: Variation | None = None
        self.at = 0

    def open(self, line: Variation) -> None:
        """Show the first move of a line."""
        self.shown = line
        self.at = 0
        self.close_hands()
        self._lay_open()
        self.screen.show_view(line.steps[0].before)
        self.screen.control.keyboard = False
        self.screen.control.point(self.screen.control.pointer)
        self.on()

    def grow(self, line: Variation) -> None:
        """Replace the line by a longer one that begins with the same moves."""
        self.shown = line
        self._moved()

    def leave(self) -> None:
        """End the line and hide the hands; the screen shows what was there before."""
        self.shown = None
        self.at = 0
        self.close_hands()

    @property
    def is_last_step(self) -> bool:
        """True if all of the line has been shown."""
        return self.shown is not None and self.at >= self.shown.telling

    def counter(self) -> str:
        """Return the number of the move and of all moves as text; "" without a line."""
        return "" if self.shown is None else _("{number} of {count}").format(number=self.at, count=self.shown.telling)

    def on(self) -> Answer:
        """Show the next move; finish first what still moves."""
        self.screen.skip()
        if self.shown is None or self.is_last_step:
            return USED
        step = self.shown.steps[self.at]
        self._lay_open(bit(step.move.card))
        self.at += 1
        self.screen.show_moved(step.before, step.after, step.events, step.move if step.mine else None)
        self._moved()
        return USED

    def back(self) -> Answer:
        """Go back one move at once."""
        return self._to(self.at - 1)

    def first(self) -> Answer:
        """Go back to the first move."""
        return self._to(1)

    def last(self) -> Answer:
        """Go on to the last move."""
        return self._to(self.shown.telling if self.shown is not None else 0)

    def _to(self, at: int) -> Answer:
        self.screen.skip()
        if self.shown is not None and at != self.at and 1 <= at <= self.shown.telling:
            self.at = at
            self._lay_open()
            self.screen.show_view(self.shown.steps[at - 1].after)
            self._moved()
        return USED

    def _lay_open(self, without: int = 0) -> None:
        """Show the hands, each card in the place it had when it was dealt; `without` has cards to leave out."""
        line = self.shown
        if line is not None:
            dealt = min(self.at, len(line.steps) - 1)
            # A step before which no cards were dealt has only cards that the hands had before.
            while dealt and all(
                now & before == now
                for now, before in zip(line.steps[dealt].hands, line.steps[dealt - 1].hands, strict=True)
            ):
                dealt -= 1
            self.open_hands(line.steps[dealt].hands)
            self.open_hands(line.after(self.at), without)

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        """Show the cards of a new deal once nothing moves."""
        self._lay_open()

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.shown is None:
            return None
        table = pygame.Rect((0, 0), self.screen.theme.size)
        match intent:
            case Wheel(_, steps):
                return self.back() if steps > 0 else self.on()
            case Press(pos, 1) if self.screen.group.at(pos) is None and table.collidepoint(pos):
                return self.on()
            case Key(alt=False, command=False) if not (intent.name in ("enter", "space") and self._buttons.shows_focus):
                ways: Mapping[str, Callable[[], Answer]] = {
                    "right": self.on,
                    "space": self.on,
                    "enter": self.on,
                    "left": self.back,
                    "home": self.first,
                    "end": self.last,
                }
                if intent.name in ways:
                    return ways[intent.name]()
                return done_by_key({REDO: self.on, TAKE_BACK: self.back}, intent)
        return None

    def card_at(self, pos: Point) -> Card | None:
        return self.open_card_at(pos)
