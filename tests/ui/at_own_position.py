"""The page of a position of one's own, for tests."""

from scopa_gui.coach.judging.turn_judge import TurnJudge, verdicts_on
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from tests.ui.pilot import Pilot


class HereAndNow(TurnJudge):
    """Judges in this process, at once."""

    def ask(self, view):
        self._view, self._verdicts = view, next(verdicts_on(view))


def at(context, setup=None, size=(1280, 800)):
    """A pilot at the screen, and the screen."""
    screen = OwnPositionScreen(context, setup, (), HereAndNow())
    return Pilot(context, screen, size), screen
