"""A match between the computer's players, to be watched.

Each player only gets its own view, as in every match; it is only the screen that shows all hands. Nothing is saved: the
match is in no statistics, and it ends when the player leaves the table.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.pages.bindings import SHOW_HANDS, SOUND
from scopa_gui.ui.play.turns_session import RoundsSession
from scopa_gui.ui.table.companions.capture_stop import CaptureStop
from scopa_gui.ui.table.companions.open_table import OpenTable
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.motion.turn_beats import undealt
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_eye
from scopa_gui.ui.table.turns import unsaved_turns
from scopa_gui.ui.words.translation import _


class WatchedSession(RoundsSession):
    """A match between the computer's players. Tests give a `thinker`, which plays all seats."""

    before_count = 1.2

    def __init__(self, context: Context, table: Table, thinker: Worker | None = None) -> None:
        self.thinker = thinker or context.thinker()
        super().__init__(context, table, undealt(table.view()), unsaved_turns(table, self.thinker))
        self.screen.status_line.me = None
        seats = range(len(table.seats))
        self.hands = OpenTable(self.screen, lambda: [table.view(seat).hand for seat in seats], lambda: self.all_open)
        self.screen.companions += [CaptureStop(self.screen), SettebelloMoment(self.screen), self.recall, self.hands]

    @property
    def all_open(self) -> bool:
        """True if all hands are shown."""
        return self.context.settings.watch_open

    @property
    def seen(self) -> PlayerView:
        """View from the front seat, without its hand if the hands are hidden."""
        view = self.table.view()
        return view if self.all_open else replace(view, hand=0)

    def own_icons(self) -> Sequence[tuple[Icon, Box]]:
        words = _("Hide hands") if self.all_open else _("Show hands")
        return ((Icon("hands", words, self.turn_hands, draw_eye, binding=SHOW_HANDS), self.screen.layout.regions.hint),)

    def begin_smazzata(self) -> None:
        self.hands.close_hands()
        super().begin_smazzata()

    # Time

    @property
    def animating(self) -> bool:
        return not self.screen.timeline.stands

    def play(self, move: Move) -> None:
        seat = self.table.to_move
        before = self.seen
        self.hands.before(move.card)
        events, _notice = self.turns.play(move)
        self.screen.show_moved(before, self.seen, events, move if seat == 0 and before.hand else None)

    # What can be done

    def turn_hands(self) -> Answer:
        """Show all hands, or hide them."""
        self.screen.skip()
        self.context.change(watch_open=not self.all_open)
        self.screen.timeline.view = self.seen
        self.hands.turn_over()
        self.screen.lay_again()
        self.screen.settle()
        return USED

    def leave(self) -> Answer:
        self.screen.skip(lets_lie=True)
        offers = [("from", _("From here…"), self.from_here, None)] if self.table.to_move is not None else []
        return Push("pause", offers=offers, seed=self.table.record.seed, rules=self.screen.rules_page(), is_saved=False)

    # Intents

    def answer_last(self, intent: Intent) -> Answer:
        """Open the menu for a letter without another meaning."""
        match intent:
            case Key(name, alt=False, command=False) if len(name) == 1 and name.isalpha():
                return None if SOUND.is_pressed(intent) else self.leave()
        return None
