"""The computer's players at a table, with nobody among them: a match to be watched.

Each of them is handed its own view, as in every match; that the hands may be seen is the window's doing alone. Nothing
of it is written: it is in nobody's statistics, and it is over when the table is left.
"""

from collections.abc import Mapping
from dataclasses import replace

import pygame

from scopa_gui.ai.levels import USUAL
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.persons import alone
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.bindings import BACK, REPLAY, SHOW_HANDS, SOUND, WHY
from scopa_gui.ui.play.count.stage import prepare
from scopa_gui.ui.play.why_facts import WhyFacts, asked_why
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.capture_stop import CaptureStop
from scopa_gui.ui.table.companions.last_moves import LastMovesSheet
from scopa_gui.ui.table.companions.open_table import OpenTable
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.geometry.hit_test import plate_at, plate_boxes
from scopa_gui.ui.table.motion.turn_beats import opening, undealt
from scopa_gui.ui.table.paint.corner_buttons import Icon, Word, draw_eye, draw_last, draw_menu, placed
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.turns import Turns, Unwritten
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _, pgettext

_BEFORE_COUNT = 1.2
"""Seconds between the last card of a smazzata and the count; a press counts at once."""


class WatchedTableScreen(Board):
    """`thinker` plays all seats; for tests, else the session's."""

    def __init__(self, context: Context, table: Table, thinker: Worker | None = None) -> None:
        self.table = table
        self.thinker = thinker or context.thinker()
        super().__init__(context, undealt(table.view()), *table_names(table.seats, table.rules.sides))
        self.status_line.me = None
        self.turns = Turns(table, 0, Unwritten(), lambda: 0.0, self.thinker)
        self.recall = LastMovesSheet(self, self.why)
        seats = range(len(table.seats))
        self.hands = OpenTable(self, lambda: [table.view(seat).hand for seat in seats], lambda: self.are_open)
        self.companions += [CaptureStop(self), SettebelloMoment(self), self.recall, self.hands]
        self._opened = self._counted = False
        self._pause = 0.0

    @property
    def are_open(self) -> bool:
        return self.context.settings.watch_open

    def _view_of(self, table: Table) -> PlayerView:
        """Return the view from the front seat, its hand hidden too if the hands are covered."""
        view = table.view()
        return view if self.are_open else replace(view, hand=0)

    # Coming and going

    def resize(self, theme: Theme) -> None:
        self.status_line.names, self.sides = table_names(self.table.seats, self.table.rules.sides)
        super().resize(theme)

    def icons(self) -> list[Widget]:
        regions = self.layout.regions
        last = pgettext("button", "Everyone’s last card")
        why = _("Why was the last card played?")
        hands = _("Hide hands") if self.are_open else _("Show hands")
        return placed(
            self.theme,
            (Icon("menu", _("Menu"), self.leave, draw_menu, binding=BACK), regions.menu),
            (Icon("last", last, self.recall.toggle, draw_last, binding=REPLAY), regions.last),
            (Icon("hands", hands, self.turn_hands, draw_eye, binding=SHOW_HANDS), regions.hint),
            (Word("why", _("Why?"), why, self.why, lambda: self.table.moves_played > 0, binding=WHY), regions.why),
        )

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self.turns.start()
            self._deal()
        elif self._counted and self.table.to_move is None and self.table.winner is None:
            self._counted = False
            self.table.next_smazzata()
            self._deal()
        self.settle()

    def _deal(self) -> None:
        """Show the new smazzata being dealt; a match begins with music."""
        if self.table.smazzata == 1:
            self.context.sound.play("start")
        self.hands.cover()
        self.status_line.follow(())
        view = self._view_of(self.table)
        self.timeline.view = undealt(view)
        self.show(opening(view, self.table.opening_events(), self.layout_of, self.pace))
        self.faces.count(self.table.match.sheets)

    def close(self) -> None:
        super().close()
        self.turns.cancel()

    # Time

    @property
    def waits(self) -> bool:
        return not self.timeline.stands

    def update(self, dt: float) -> Answer:
        if self.timeline.running:
            self.turns.ask()
        return super().update(dt)

    def pass_time(self, dt: float) -> Answer:
        """Nothing moves: show the next move once it has come and is due; after the last card open the count."""
        self.dirty = True
        if self.table.to_move is None:
            self._pause += dt
            due = max(_BEFORE_COUNT, self.status_line.notes) * self.pace.factor
            return self._count() if self._pause >= due else None
        thought = self.turns.think(dt)
        if thought is not None and self.turns.waited >= self.pace.think:
            self.play(thought)
        return None

    def _count(self) -> Answer:
        self._counted = True
        self._pause = 0.0
        return Push("count", table=self.table, match_id=None, choices=self.turns.choices)

    def prepare(self) -> None:
        super().prepare()
        view = self.timeline.view
        if not view.stock and sum(view.counts) <= 2 * view.rules.players:
            prepare(self.context, self.theme, view.rules.sides)

    def play(self, move: Move) -> None:
        """Play a move for the seat whose turn it is."""
        seat = self.table.to_move
        before = self._view_of(self.table)
        self.hands.before(move.card)
        events, _notice = self.turns.play(move)
        self.show_moved(before, self._view_of(self.table), events, move if seat == 0 and before.hand else None)

    # What can be done

    def turn_hands(self) -> Answer:
        """Open the hands, or cover them."""
        self.skip()
        self.context.change(watch_open=not self.are_open)
        self.timeline.view = self._view_of(self.table)
        self.hands.turn_over()
        self.lay_again()
        self.settle()
        return USED

    def why(self, seat: int | None = None) -> Answer:
        """Explain the last move, or the last one of a seat; of covered hands only face-up cards are mentioned."""
        self.skip(lets_lie=True)
        facts = WhyFacts(self.table, self.status_line.names, self.thinker, self.turns.choices, all_open=self.are_open)
        return asked_why(self.context, facts, seat)

    def leave(self) -> Answer:
        """The menu."""
        self.skip(lets_lie=True)
        offers = [("from", _("From here…"), self._from_here, None)] if self.table.to_move is not None else []
        return Push("pause", offers=offers, seed=self.table.record.seed, rules=self.rules_page(), is_saved=False)

    def _from_here(self) -> Answer:
        """Play on, or set up, from this moment at the front seat, with what is known there."""
        return Push("from_here", setup=setup_seen(self.table.view()), seats=alone(self.table.seats, USUAL))

    # Intents

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
        answer = super().answer(intent)
        return self.leave() if answer is None and _stops(intent) else answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        plates = {name: pygame.Rect(box) for name, box in plate_boxes(self.layout).items()}
        return {**super().targets(), **plates}

    # What is seen

    def plates(self) -> tuple[Plate, ...]:
        thinking = None if self.timeline.running else self.turns.waited
        return self.status_line.plates(self.table, self.timeline.view, thinking)


def _stops(intent: Intent) -> bool:
    """Tell whether this is a key without another meaning: a press of it asks to stop the match."""
    if not isinstance(intent, Key) or intent.alt or intent.command or SOUND.is_pressed(intent):
        return False
    return len(intent.name) == 1 and intent.name.isalpha()
