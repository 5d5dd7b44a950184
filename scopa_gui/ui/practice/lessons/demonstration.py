"""Moves that a teacher shows: one after the other by themselves, with time to look before the first and in between."""

from collections import deque
from collections.abc import Callable, Iterable

from scopa_gui.coach.lessons.lesson_session import DemonstratedMove
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Intent, Press
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.table.companions.companion import Companion, TableContext

BETWEEN = 0.5
BEFORE = 0.9
"""Seconds from a shown move's end to the next, at usual speed, and for which one can look before the first one."""


class Demonstration(Companion):
    """``over`` is called when the last of the moves has begun, or was jumped to."""

    def __init__(self, board: TableContext, over: Callable[[], None]) -> None:
        super().__init__(board)
        self._over = over
        self._coming: deque[DemonstratedMove] = deque()
        self._pause = 0.0

    @property
    def waits(self) -> bool:
        """True while moves are still to come."""
        return bool(self._coming)

    def begin(self, moves: Iterable[DemonstratedMove]) -> None:
        """Show these moves after a moment, and none of what was still to come."""
        self._coming.clear()
        self._coming.extend(moves)
        self._pause = -BEFORE

    def drop(self, view: PlayerView) -> None:
        """Show a table at once, and nothing more of the moves."""
        self._coming.clear()
        self.board.show_view(view)

    def finish(self) -> bool:
        """Jump to the end of what is being shown; whether there was something."""
        if not self._coming:
            return self.board.skip()
        self.drop(self._coming[-1].after)
        self._over()
        return True

    def wait(self, dt: float, factor: float) -> None:
        """Nothing moves: after a while, the shorter the faster the game is set, the next move."""
        if self._coming:
            self._pause += dt
            if self._pause >= BETWEEN * factor:
                self.show_next()

    def show_next(self) -> None:
        """Show the next move now."""
        self._pause = 0.0
        shown = self._coming.popleft()
        self.board.show_moved(shown.before, shown.after, shown.events, shown.move if shown.mine else None)
        if not self._coming:
            self._over()

    def handle(self, intent: Intent) -> Answer:
        """Jump to the end on a click next to the buttons."""
        if isinstance(intent, Press) and intent.button == 1 and self.waits and self.board.group.at(intent.pos) is None:
            self.finish()
            return USED
        return None
