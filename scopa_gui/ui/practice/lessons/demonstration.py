"""Moves that the teacher shows one after the other, with time to look before the first and in between."""

from collections import deque
from collections.abc import Callable, Iterable

from scopa_gui.coach.lessons.lesson_progress import DemonstratedMove
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Intent, Press
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.table.companions.companion import Companion, TableContext

BETWEEN = 0.5
BEFORE = 0.9
"""Seconds at usual speed between two moves, and before the first one."""


class Demonstration(Companion):
    """Shows moves by itself; `over` is called when the last one begins, or is skipped."""

    def __init__(self, screen: TableContext, over: Callable[[], None]) -> None:
        super().__init__(screen)
        self._over = over
        self._coming: deque[DemonstratedMove] = deque()
        self._pause = 0.0

    @property
    def waits(self) -> bool:
        """True while moves are still to come."""
        return bool(self._coming)

    def begin(self, moves: Iterable[DemonstratedMove]) -> None:
        """Show these moves after a moment; moves still to come are dropped."""
        self._coming.clear()
        self._coming.extend(moves)
        self._pause = -BEFORE

    def drop(self, view: PlayerView) -> None:
        """Drop the moves still to come, and show a view at once."""
        self._coming.clear()
        self.screen.show_view(view)

    def finish(self) -> bool:
        """Jump to the end of the moves; return False if nothing was being shown."""
        if not self._coming:
            return self.screen.skip()
        self.drop(self._coming[-1].after)
        self._over()
        return True

    def wait(self, dt: float, factor: float) -> None:
        """Count `dt` seconds at rest, and show the next move after a while; the lower the `factor`, the sooner."""
        if self._coming:
            self._pause += dt
            if self._pause >= BETWEEN * factor:
                self.show_next()

    def show_next(self) -> None:
        """Show the next move now."""
        self._pause = 0.0
        shown = self._coming.popleft()
        self.screen.show_moved(shown.before, shown.after, shown.events, shown.move if shown.mine else None)
        if not self._coming:
            self._over()

    def handle(self, intent: Intent) -> Answer:
        """Jump to the end if the click hits no button."""
        if isinstance(intent, Press) and intent.button == 1 and self.waits and self.screen.group.at(intent.pos) is None:
            self.finish()
            return USED
        return None
