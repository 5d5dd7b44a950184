"""A match that I play, or that several people play at one screen.

Every move is saved in the archive (table/turns.py) before any of it is shown.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.judging.turn_judge import TurnJudge
from scopa_gui.coach.review.saved_thoughts import thoughts_in
from scopa_gui.engine.moves import Move
from scopa_gui.game.notation.written_position import position_text
from scopa_gui.game.persons import are_several
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.store.rows import own_name
from scopa_gui.store.statistics import HINTS, STOPS
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import KeyDeeds
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pages.bindings import HINT, REDO, TAKE_BACK, WHAT_IF
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.play.turns_session import RoundsSession
from scopa_gui.ui.table.aids.aids_companion import FACT, AidsCompanion, ChosenAids
from scopa_gui.ui.table.companions.capture_stop import CaptureStop
from scopa_gui.ui.table.companions.coach import Coach
from scopa_gui.ui.table.companions.hints import HintLadder, HintSlip
from scopa_gui.ui.table.companions.memory_quiz import MemoryQuiz
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.motion.turn_beats import undealt
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_back, draw_hint
from scopa_gui.ui.table.turns import Turns
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _


class MatchSession(RoundsSession):
    """A match at its table. Tests give a `thinker`; `facts` are what the archive has noted of a continued match."""

    def __init__(
        self,
        context: Context,
        table: Table,
        match_id: int,
        thinker: Worker | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        self.match_id: int = match_id
        self._is_shared = are_several(table.seats)
        self._sits = not self._is_shared
        """True while the person whose cards are shown is at the screen."""
        self.thinker = thinker or context.thinker()
        thoughts = thoughts_in(context.archive.thoughts.of_match(match_id))
        turns = Turns(table, match_id, context.archive, context.now, self.thinker, thoughts)
        super().__init__(context, table, undealt(table.view()) if self._is_shared else table.view(), turns)
        self.own_rules = own_name(facts)
        self.chosen = ChosenAids(context.settings, (facts or {}).get(FACT), self._note)
        self.hints = HintLadder(self.thinker, lambda: self._helped(HINTS))
        judge = TurnJudge(context.wake)
        context.watch(judge.worker)
        strictness = AdaptiveStrictness(context.paths)
        context.tell(strictness.notice)
        self.coach = Coach(self.screen, judge, strictness, lambda: self._helped(STOPS))
        quiz = MemoryQuiz(self.screen, lambda: f"{table.match.seed}/{table.smazzata}", lambda: self.chosen.now)
        self.hint_slip = HintSlip(self.screen, self._hint_line)
        aids = AidsCompanion(self.screen, self.chosen, self.assisted, lambda: quiz.asking is not None)
        mine_alone = [] if self._is_shared else [self.coach, quiz]
        lit = CaptureStop(self.screen, for_all=self._is_shared), SettebelloMoment(self.screen)
        self.screen.companions += [*lit, self.recall, *mine_alone, aids, self.hint_slip]
        self.screen.status_line.follow(table.history)

    # Coming and going

    def leaves(self, window: Theme) -> Theme:
        self.chosen.follow(self.context.settings)
        return window

    def own_icons(self) -> Sequence[tuple[Icon, Box]]:
        hint = Icon("hint", _("A hint"), self._hint, draw_hint, lambda: self._may_ask, binding=HINT)
        back = Icon("back", _("Take back"), self.take_back, draw_back, lambda: self._can_take_back, binding=TAKE_BACK)
        return (hint, self.screen.layout.regions.hint), (back, self.screen.layout.regions.back)

    @property
    def _may_ask(self) -> bool:
        """True if a hint would be given now."""
        return self.my_turn and self.turns.closed is None

    @property
    def _can_take_back(self) -> bool:
        """True if I have made a choice in the smazzata being played."""
        return self.table.to_move is not None and self.turns.last_decision() is not None

    def open(self) -> None:
        if not self._opened and not self._is_shared:
            self.coach.load_judge()
        person = self.table.next_person
        if self._opened and self._hands_over and not self._sits and person is not None:
            # The next person has confirmed being there: the table is seen from that seat now.
            self.table.turn_to(person)
            self._sits = True
            self.screen.show_view(self.table.view())
            self.screen.lay_again()
            super().begin_smazzata()
        super().open()

    def begin_smazzata(self) -> None:
        if self._is_shared:
            # The next person's cards stay hidden until the screen is handed over.
            self._sits = False
            self.screen.timeline.view = undealt(self.table.view())
        else:
            super().begin_smazzata()

    @property
    def _hands_over(self) -> bool:
        """True if the next person must come to the screen, or confirm being there, before play goes on."""
        person = self.table.next_person
        return self._is_shared and person is not None and (not self._sits or person != 0)

    def close(self) -> None:
        super().close()
        self.coach.close()
        self.hints.forget()
        self.context.archive.release(self.match_id)

    # Time

    def update(self, dt: float) -> bool:
        return super().update(dt) or self.hints.poll()

    def pass_time(self, dt: float) -> Answer:
        person = self.table.next_person
        if self._hands_over and self.turns.closed is None and person is not None:
            self._sits = False
            self.bubbles.hush()
            self.hints.forget()
            name = table_names(self.table.seats, self.table.rules.sides)[0][person]
            cards = self.table.view(person).hand.bit_count()
            return Push("handover", name=name, cards=cards, rules=self.screen.rules_page())
        is_over = self.table.to_move is None
        waits = self.screen.has_modal if is_over else self.table.to_move == 0 or self.turns.closed is not None
        return None if waits else super().pass_time(dt)

    @property
    def animating(self) -> bool:
        goes_on = self.turns.closed is None and not self.screen.timeline.stands
        return ((not self.my_turn or self._hands_over) and goes_on) or self.hints.waits

    def count(self) -> Answer:
        self.table.turn_back()
        return super().count()

    # Playing

    @property
    def my_turn(self) -> bool:
        return self.table.to_move == 0 and self._sits

    def play(self, move: Move) -> None:
        """Play a move for the seat whose turn it is: it is saved first, then shown."""
        seat = self.turns.seat
        before = self.table.view()
        self.hints.forget()
        events, notice = self.turns.play(move)
        self.context.tell(notice)
        if not events:
            self.screen.settle()
            return
        if self.my_turn and not self._is_shared:
            self.coach.look(self.table.view())
        self.screen.show_moved(before, self.table.view(), events, move if seat == 0 else None)

    def take_back(self) -> Answer:
        """Go back to my last decision in this smazzata; the match counts as played with help."""
        self.screen.skip()
        number = self.turns.last_decision()
        if number is None or not self._can_take_back:
            return self.context.reply(_("There is nothing to take back."))
        self.hints.forget()
        self.bubbles.hush()
        self.context.tell(self.turns.take_back(number))
        self.screen.show_view(self.table.view())
        return USED

    def play_again(self) -> Answer:
        """Play the moves that were taken back once more, up to my next decision."""
        self.screen.skip()
        if not self.turns.undone or self.table.to_move != 0:
            return self.context.reply(_("There is nothing to redo."))
        self.hints.forget()
        self.turns.cancel()
        while self.turns.undone:
            events, notice = self.turns.play(self.turns.undone[0])
            self.context.tell(notice)
            decides = self.my_turn and len(self.table.view().legal_moves()) > 1
            if not events or decides or self.turns.seat is None or self._hands_over:
                break
        self.screen.show_view(self.table.view())
        self.screen.settle()
        return USED

    def assisted(self) -> None:
        """Count the match among those played with help."""
        self._note({"assisted": True})

    def _note(self, facts: Mapping[str, Any]) -> None:
        self.context.tell(self.context.archive.note(self.match_id, facts))

    @property
    def counts_piles(self) -> bool:
        return self.chosen.now.counters != "none"

    def _helped(self, kind: str) -> None:
        """Count one more hint, or one more stop of the coach."""
        self.context.tell(self.context.archive.count_help(self.match_id, kind))

    # Intents

    def keys(self) -> KeyDeeds:
        return {REDO: self.play_again, WHAT_IF: self.what_if}

    def leave(self) -> Answer:
        self.screen.skip(lets_lie=True)
        offers = (
            *((("back", _("Take back"), self.take_back, TAKE_BACK),) if self._can_take_back else ()),
            *((("whatif", _("What if…"), self.what_if, WHAT_IF),) if self._tries() is not None else ()),
            *((("from", _("From here…"), self.from_here, None),) if self.table.to_move is not None else ()),
            ("same", _("Start again, same cards"), self._begin_again, None),
        )
        return Push(
            "pause", offers=offers, match=self.match_id, seed=self.table.record.seed, rules=self.screen.rules_page()
        )

    def from_here(self) -> Answer:
        self.assisted()
        return super().from_here()

    def _begin_again(self) -> Answer:
        """Start the match again with the same cards; this one is left and counts as played with help."""
        self.assisted()
        self.table.turn_back()
        return Home("same_deal", rules=self.table.rules, seed=self.table.record.seed, seats=self.table.seats)

    def copy(self) -> Answer:
        """Copy the position as I know it, which counts as help: it could be judged elsewhere."""
        if not self.my_turn:
            return self.context.reply(_("You can copy the position when it’s your turn."))
        self.assisted()
        return copy(self.context, position_text(self.table.view()))

    def _tries(self) -> int | None:
        """Return the number of the move for which another can be tried; `None` without one."""
        if self.table.to_move is None:
            return None
        chooses = self.my_turn and len(self.table.view().legal_moves()) > 1
        return self.table.moves_played if chooses else self.turns.last_decision()

    def what_if(self) -> Answer:
        """Try another card at a separate table: now, or in place of my last one if I have no choice now."""
        self.screen.skip()
        now = self._tries()
        if now is None:
            return self.context.reply(_("Nothing to try out yet."))
        self.assisted()
        self.hints.forget()
        return Push("what_if", match=self.table, number=now, thinker=self.thinker, chosen=self.chosen)

    def _hint(self) -> Answer:
        """Go to the hint's next stage, when it is my turn."""
        self.screen.skip(lets_lie=not self.my_turn)
        if self._may_ask:
            if self.screen.control.choice.aimed is not None:
                self.screen.control.back()
            self.hints.ask(self.table.view(), f"{self.table.record.seed}/{self.table.moves_played}")
            self.screen.control.point_out(self.hints.card)
        return USED

    # What is seen

    def line_of(self, usual: str) -> str:
        hint = self._hint_line()
        screen = self.screen
        choice = screen.control.choice
        free = (
            not screen.timeline.running
            and choice.aimed is None
            and not screen.status_line.warns
            and not any(companion.line() for companion in screen.companions)
        )
        is_shown = hint and free and choice.focus in (None, self.hints.card) and not self.hint_slip.words
        return hint if is_shown else usual

    def _hint_line(self) -> str:
        return self.hints.line(self.screen.partner)
