"""The table of a match: turn after turn, by mouse, by keyboard, by dragging.

What every table has in common is in table/board.py; whose turn it is and what the archive keeps in table/turns.py. A
move is written to the archive before any of it is shown.
"""

from collections.abc import Mapping
from typing import Any

import pygame

from scopa_gui.ai.levels import USUAL
from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.judging.turn_verdicts import TurnJudge
from scopa_gui.coach.review.saved_thoughts import thoughts_in
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import setup_seen
from scopa_gui.game.notation.written_position import position_text
from scopa_gui.game.persons import alone, are_several
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.store.rows import own_name
from scopa_gui.store.statistics import HINTS, STOPS
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import KeyDeeds
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.bindings import BACK, HINT, REDO, REPLAY, TAKE_BACK, WHAT_IF, WHY
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.play.count.stage import prepare
from scopa_gui.ui.play.why_facts import WhyFacts, asked_why
from scopa_gui.ui.table.aids.aids_companion import FACT, AidsCompanion, ChosenAids
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.capture_stop import CaptureStop
from scopa_gui.ui.table.companions.coach import Coach
from scopa_gui.ui.table.companions.hints import HintLadder, HintSlip
from scopa_gui.ui.table.companions.last_moves import LastMovesSheet
from scopa_gui.ui.table.companions.memory_quiz import MemoryQuiz
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.geometry.hit_test import plate_at, plate_boxes
from scopa_gui.ui.table.motion.turn_beats import opening, undealt
from scopa_gui.ui.table.paint.corner_buttons import Icon, Word, draw_back, draw_hint, draw_last, draw_menu, placed
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.turns import Turns
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _, pgettext

_BEFORE_COUNT = 0.7
"""Seconds between the last card of a smazzata and the count, where nothing is to be read; a press counts at once."""


class MatchScreen(Board):
    """A match at its table. `thinker` is for tests, else the session's. `facts`: noted of a continued match."""

    def __init__(
        self,
        context: Context,
        table: Table,
        match_id: int,
        thinker: Worker | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        is_shared = are_several(table.seats)
        view = undealt(table.view()) if is_shared else table.view()
        super().__init__(context, view, *table_names(table.seats, table.rules.sides))
        self.own_rules = own_name(facts)
        self.chosen = ChosenAids(context.settings, (facts or {}).get(FACT), self._note)
        self.table = table
        self.match_id = match_id
        self.thinker = thinker or context.thinker()
        self.turns = Turns(
            table,
            match_id,
            context.archive,
            context.now,
            self.thinker,
            thoughts_in(context.archive.thoughts.of_match(match_id)),
        )
        self.hints = HintLadder(self.thinker, lambda: self._helped(HINTS))
        judge = TurnJudge(context.wake)
        context.watched(judge.worker)
        strictness = AdaptiveStrictness(context.paths)
        context.tell(strictness.notice)
        self.coach = Coach(self, judge, strictness, lambda: self._helped(STOPS))
        quiz = MemoryQuiz(self, lambda: f"{table.match.seed}/{table.smazzata}", lambda: self.chosen.now)
        self.hint_slip = HintSlip(self, self._hint_line)
        self.recall = LastMovesSheet(self, self.why)
        aids = AidsCompanion(self, self.chosen, self.assisted, lambda: quiz.asking is not None)
        mine_alone = [] if is_shared else [self.coach, quiz]
        lit = (CaptureStop(self, for_all=is_shared), SettebelloMoment(self))
        self.companions += [*lit, self.recall, *mine_alone, aids, self.hint_slip]
        self.status_line.follow(table.history)
        self._opened = False
        self._counted = False
        self._is_shared = is_shared
        self._sits = not is_shared
        """True if several people share the screen, and True while the one who is to look at it does."""
        self._pause = 0.0

    # Coming and going

    def resize(self, theme: Theme) -> None:
        self.status_line.names, self.sides = table_names(self.table.seats, self.table.rules.sides)
        self.chosen.follow(self.context.settings)
        super().resize(theme)

    def icons(self) -> list[Widget]:
        regions = self.layout.regions
        last = pgettext("button", "Everyone’s last card")
        why = _("Why was the last card played?")
        return placed(
            self.theme,
            (Icon("menu", _("Menu"), self.leave, draw_menu, binding=BACK), regions.menu),
            (Icon("last", last, self.recall.toggle, draw_last, binding=REPLAY), regions.last),
            (Icon("hint", _("A hint"), self._hint, draw_hint, lambda: self._may_ask, binding=HINT), regions.hint),
            (
                Icon("back", _("Take back"), self.take_back, draw_back, lambda: self._can_take_back, binding=TAKE_BACK),
                regions.back,
            ),
            (Word("why", _("Why?"), why, self.why, lambda: self.table.moves_played > 0, binding=WHY), regions.why),
        )

    @property
    def _may_ask(self) -> bool:
        """True if a hint would be given now."""
        return self.my_turn and self.turns.closed is None

    @property
    def _can_take_back(self) -> bool:
        """True if I have decided anything in the smazzata being played."""
        return self.table.to_move is not None and self.turns.last_decision() is not None

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self.turns.start()
            if not self._is_shared:
                self.coach.come()
                self._begin_smazzata()
        elif self._counted and self.table.to_move is None and self.table.winner is None:
            self._counted = False
            self.table.next_smazzata()
            if self._is_shared:
                self._sits = False
                self.timeline.view = undealt(self.table.view())
            else:
                self._begin_smazzata()
        elif self._hands_over and not self._sits:
            self._sit_down()
        self.settle()

    def _begin_smazzata(self) -> None:
        """Show a smazzata that nobody has played in being dealt; a match begins with music."""
        if self.table.history or self.table.to_move is None:
            return
        if self.table.smazzata == 1:
            self.context.sound.play("start")
        self.status_line.follow(())
        view = self.table.view()
        dealt = self.layout_of(view)
        self.painter.use(dealt)
        self.painter.cards.prepare(dealt)
        self.timeline.view = undealt(view)
        self.show(opening(view, self.table.opening_events(), self.layout_of, self.pace))
        self.faces.count(self.table.match.sheets)

    @property
    def _hands_over(self) -> bool:
        """True if another person must take the screen, or the next one confirm being there, before play goes on."""
        person = self.table.next_person
        return self._is_shared and person is not None and (not self._sits or person != 0)

    def _hand_over(self) -> Answer:
        self._sits = False
        self.hints.forget()
        person = self.table.next_person
        assert person is not None
        name = table_names(self.table.seats, self.table.rules.sides)[0][person]
        cards = self.table.view(person).hand.bit_count()
        return Push("handover", name=name, cards=cards, rules=self.rules_page())

    def _sit_down(self) -> None:
        """Seat the person who plays next at the screen: the table is seen from there."""
        person = self.table.next_person
        assert person is not None
        self.table.turn_to(person)
        self._sits = True
        self.show_view(self.table.view())
        self.lay_again()
        self._begin_smazzata()

    def close(self) -> None:
        super().close()
        self.coach.close()
        self.turns.cancel()
        self.hints.forget()
        self.context.archive.release(self.match_id)

    # Time

    def update(self, dt: float) -> Answer:
        if self.timeline.running:
            self.turns.ask()
        answer = super().update(dt)
        if self.hints.poll():
            self.dirty = True
            self.set_timers()
        return answer

    def pass_time(self, dt: float) -> Answer:
        """Nothing moves: play a computer's move once it has come and is due; after the last card open the count."""
        if self._hands_over and self.turns.closed is None:
            return self._hand_over()
        if self.table.to_move is None and self.has_modal:
            return None
        if self.table.to_move is None:
            self._pause += dt
            if self._pause >= max(_BEFORE_COUNT, self.status_line.notes) * self.pace.factor:
                return self._count()
        elif self.table.to_move and self.turns.closed is None:
            thought = self.turns.think(dt)
            if thought is not None and self.turns.waited >= self.pace.think:
                self.play(thought)
            self.dirty = True
        return None

    @property
    def waits(self) -> bool:
        goes_on = self.turns.closed is None and not self.timeline.stands
        return ((not self.my_turn or self._hands_over) and goes_on) or self.hints.waits

    def _count(self) -> Answer:
        self._counted = True
        self._pause = 0.0
        self.table.turn_back()
        return Push("count", table=self.table, match_id=self.match_id, choices=self.turns.choices)

    def prepare(self) -> None:
        super().prepare()
        view = self.timeline.view
        if not view.stock and sum(view.counts) <= 2 * view.rules.players:
            prepare(self.context, self.theme, view.rules.sides)

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
            self.settle()
            return
        assert seat is not None
        if self.my_turn and not self._is_shared:
            self.coach.look(self.table.view())
        self.show_moved(before, self.table.view(), events, move if seat == 0 else None)

    def take_back(self) -> Answer:
        """Back to my last decision in this smazzata; the match counts as played with help."""
        self.skip()
        number = self.turns.last_decision()
        if number is None or not self._can_take_back:
            self.context.say(_("There is nothing to take back."))
            return USED
        self.hints.forget()
        self.context.tell(self.turns.take_back(number))
        self.show_view(self.table.view())
        return USED

    def play_again(self) -> Answer:
        """Play the moves that were taken back again, as they were, up to my next decision."""
        self.skip()
        if not self.turns.undone or self.table.to_move != 0:
            self.context.say(_("There is nothing to redo."))
            return USED
        self.hints.forget()
        self.turns.cancel()
        while self.turns.undone:
            events, notice = self.turns.play(self.turns.undone[0])
            self.context.tell(notice)
            decides = self.my_turn and len(self.table.view().legal_moves()) > 1
            if not events or decides or self.turns.seat is None or self._hands_over:
                break
        self.show_view(self.table.view())
        self.settle()
        return USED

    def assisted(self) -> None:
        """From the first help on the match counts among those played with help."""
        self._note({"assisted": True})

    def _note(self, facts: Mapping[str, Any]) -> None:
        self.context.tell(self.context.archive.note(self.match_id, facts))

    @property
    def counts_piles(self) -> bool:
        return self.chosen.now.counters != "none"

    def _helped(self, kind: str) -> None:
        """The same, and the help is counted."""
        self.context.tell(self.context.archive.helped(self.match_id, kind))

    # Intents

    def keys(self) -> KeyDeeds:
        return {REDO: self.play_again, WHAT_IF: self.what_if}

    def answer(self, intent: Intent) -> Answer:
        match intent:
            case Press(_, 1) | Key(name="enter" | "space", alt=False, command=False) if (
                self.table.to_move is None and not self.timeline.running
            ):
                return self._count()
            case Press(pos, 1):
                seat = plate_at(self.layout, pos)
                if seat is not None and any(played.seat == seat for played in self.table.history):
                    return self.why(seat)
        return super().answer(intent)

    def leave(self) -> Answer:
        """The menu."""
        self.skip(lets_lie=True)
        offers = (
            *((("back", _("Take back"), self.take_back, TAKE_BACK),) if self._can_take_back else ()),
            *((("whatif", _("What if…"), self.what_if, WHAT_IF),) if self._tries() is not None else ()),
            *((("from", _("From here…"), self._from_here, None),) if self.table.to_move is not None else ()),
            ("same", _("Start again, same cards"), self._begin_again, None),
        )
        return Push("pause", offers=offers, match=self.match_id, seed=self.table.record.seed, rules=self.rules_page())

    def _from_here(self) -> Answer:
        """Play on, or set up, from this moment with what I know; the match waits, and counts as played with help."""
        self.assisted()
        return Push("from_here", setup=setup_seen(self.table.view()), seats=alone(self.table.seats, USUAL))

    def _begin_again(self) -> Answer:
        """The match from its first card, with cards I have seen; this one waits, and counts as played with help."""
        self.assisted()
        self.table.turn_back()
        return Home("same_deal", rules=self.table.rules, seed=self.table.record.seed, seats=self.table.seats)

    def copy(self) -> Answer:
        """The position as I know it; where it can be judged, that is help."""
        if not self.my_turn:
            self.context.say(_("You can copy the position when it’s your turn."))
            return USED
        self.assisted()
        return copy(self.context, position_text(self.table.view()))

    def _tries(self) -> int | None:
        """Number of the move instead of which another can be tried; `None` where there is none."""
        if self.table.to_move is None:
            return None
        chooses = self.my_turn and len(self.table.view().legal_moves()) > 1
        return self.table.moves_played if chooses else self.turns.last_decision()

    def what_if(self) -> Answer:
        """Try another card at a table of its own: now, or instead of my last one where I have no choice now."""
        self.skip()
        now = self._tries()
        if now is None:
            self.context.say(_("Nothing to try out yet."))
            return USED
        self.assisted()
        self.hints.forget()
        return Push("what_if", match=self.table, number=now, thinker=self.thinker, chosen=self.chosen)

    def _hint(self) -> Answer:
        """Go to the hint's next stage, when it is my turn."""
        self.skip(lets_lie=not self.my_turn)
        if self._may_ask:
            if self.control.choice.aimed is not None:
                self.control.back()
            self.hints.ask(self.table.view(), f"{self.table.record.seed}/{self.table.moves_played}")
            self.control.point_out(self.hints.card)
        return USED

    def why(self, seat: int | None = None) -> Answer:
        """Explain the last move, or the last one of a seat."""
        self.skip(lets_lie=True)
        facts = WhyFacts(self.table, self.status_line.names, self.thinker, self.turns.choices, on_asked=self.assisted)
        return asked_why(self.context, facts, seat)

    def targets(self) -> Mapping[str, pygame.Rect]:
        found = dict(super().targets())
        if not self.has_modal:
            found |= {name: pygame.Rect(box) for name, box in plate_boxes(self.layout).items()}
        return found

    # What is seen

    def plates(self) -> tuple[Plate, ...]:
        thinking = None if self.my_turn or self.timeline.running else self.turns.waited
        return self.status_line.plates(self.table, self.timeline.view, thinking)

    def line(self) -> str:
        hint = self._hint_line()
        choice = self.control.choice
        free = (
            not self.timeline.running
            and choice.aimed is None
            and not self.status_line.warns
            and not any(companion.line() for companion in self.companions)
        )
        if hint and free and choice.focus in (None, self.hints.card) and not self.hint_slip.words:
            return hint
        return super().line()

    def _hint_line(self) -> str:
        return self.hints.line(self.context.settings.deck, self.partner)
