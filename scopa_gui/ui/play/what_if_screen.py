"""Trial of another card ("What if…") on a table of its own; the match does not change, and nothing is saved.

The cards I have not seen are dealt again (game/what_if.py), so the true ones are not revealed. The others play quickly;
the game can also play my cards to the end of the smazzata.
"""

from collections.abc import Callable, Sequence
from random import Random

import pygame

from scopa_gui.ai.levels import ADVISER, USUAL, level_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import Setup
from scopa_gui.game.persons import with_one_person
from scopa_gui.game.table import Table
from scopa_gui.game.thinking import ChoiceQuestion
from scopa_gui.game.what_if import table_of, table_with_other_cards
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.binding import KeyDeeds
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import BACK, OTHER_CARDS, PLAY_ON, REPLAY, SAME_CARDS, TAKE_BACK, WHY
from scopa_gui.ui.play.what_if_outcome import WhatIfOutcome
from scopa_gui.ui.play.why_facts import WhyFacts, asked_why
from scopa_gui.ui.table.aids.aids_companion import AidsCompanion, ChosenAids
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.last_moves import LastMovesSheet
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint.corner_buttons import Icon, Word, draw_back, draw_deal_again, draw_on, draw_out, placed
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.turns import Turns, Unwritten
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _, pgettext

QUICK = 0.5
"""Time that motions take here, as a share of the usual time."""
THINKS = 0.3
"""Seconds for which the Maestro thinks about each move when he plays for me."""


class WhatIfScreen(Board):
    """Table with cards dealt again, from move `number` of a match; `thinker` plays the others, `chosen` are its aids.

    Without a match, `table_of` returns the table for each deal, counted from 0.
    """

    has_chips = False

    def __init__(
        self,
        context: Context,
        match: Table,
        number: int,
        thinker: Worker,
        chosen: ChosenAids | None = None,
        table_of: Callable[[int], Table] | None = None,
    ) -> None:
        self._table_of = table_of
        self.chosen = chosen or ChosenAids(context.settings, None)
        self.match = match
        self.number = number
        self._thinker = thinker
        self._deals = 0
        self._thought: Move | None = None
        self._asked: int | None = None
        self._handle: Handle | None = None
        self.on = False
        """True if my cards are played for me, too."""
        self._begin()
        super().__init__(context, self.table.view(), *table_names(match.seats, match.rules.sides))
        self._outcome = WhatIfOutcome(self, lambda: self.table.sheet, self._offers, self.shortcut)
        self.recall = LastMovesSheet(self, self.why)
        self.companions += [self._outcome, SettebelloMoment(self), self.recall]
        if not self.table.view().moves_before:
            self.companions.append(AidsCompanion(self, self.chosen, lambda: None))
        self.status_line.follow(self.table.history)

    def _begin(self) -> None:
        """Deal the unseen cards again, before the move that is tried."""
        if self._table_of is not None:
            self._take(self._table_of(self._deals))
            return
        rng = Random(f"{self.match.record.seed}/{self.match.moves_played}/what if/{self._deals}")
        self._take(table_with_other_cards(self.match, self.number, rng))

    def _take(self, table: Table) -> None:
        self.table = table
        self.turns = Turns(table, 0, Unwritten(), lambda: 0.0, self._thinker)
        self._thought = self._asked = None

    # Coming and going

    def resize(self, theme: Theme) -> None:
        self.status_line.names, self.sides = table_names(self.match.seats, self.match.rules.sides)
        self.chosen.follow(self.context.settings)
        super().resize(theme)

    def open(self) -> None:
        self.settle()

    def close(self) -> None:
        super().close()
        self._cancel()

    def icons(self) -> list[Widget]:
        regions = self.layout.regions
        back = _("Back to the match") if self._table_of is None else _("Back")
        on = _("Let the game play on")
        last = _("Back to my last card")
        why = _("Why was the last card played?")
        return placed(
            self.theme,
            (Icon("menu", back, Pop, draw_out, binding=BACK), regions.menu),
            (Icon("on", on, self.play_on, draw_on, lambda: not self._is_over, binding=PLAY_ON), regions.last),
            (Icon("anew", _("New cards"), self.deal_again, draw_deal_again, binding=OTHER_CARDS), regions.hint),
            (
                Icon(
                    "back",
                    last,
                    self.again,
                    draw_back,
                    lambda: self.turns.last_decision() is not None,
                    binding=TAKE_BACK,
                ),
                regions.back,
            ),
            (Word("why", _("Why?"), why, self.why, lambda: self.table.moves_played > 0, binding=WHY), regions.why),
        )

    @property
    def _is_over(self) -> bool:
        return self.table.to_move is None

    def _offers(self) -> list[Button]:
        return [
            Button("restart", pgettext("button", "Once more"), self.restart, ButtonKind.PAPER, binding=SAME_CARDS),
            Button("anew", _("New cards"), self.deal_again, ButtonKind.PAPER, binding=OTHER_CARDS),
            Button("why", _("Why?"), self.why, ButtonKind.PAPER, binding=WHY),
            Button("menu", _("Back"), Pop, ButtonKind.PAPER, binding=BACK),
        ]

    @property
    def counts_piles(self) -> bool:
        return self.chosen.now.counters != "none"

    @property
    def pace(self) -> Pace:
        usual = super().pace
        return Pace(usual.factor * QUICK, usual.calm)

    # Time

    @property
    def my_turn(self) -> bool:
        return self.table.to_move == 0 and not self.on

    @property
    def waits(self) -> bool:
        return self.table.to_move is not None and not self.my_turn

    def update(self, dt: float) -> Answer:
        if self.timeline.running:
            self.turns.ask()
        return super().update(dt)

    def pass_time(self, dt: float) -> Answer:
        if self.table.to_move is None or self.my_turn:
            if self._is_over and not self.has_modal:
                self.settle()
            return None
        if self.table.to_move:
            thought = self.turns.think(dt)
        else:
            # The Maestro plays my cards.
            self.turns.waited += dt
            if self._asked != self.table.moves_played:
                self._asked = self.table.moves_played
                self._thought = None
                question = ChoiceQuestion(self.table.view(), ADVISER, Limit(seconds=THINKS), f"what if/{self._asked}")
                self._handle = self._thinker.ask(question, self._answered)
            if self._thought is None:
                self._thinker.poll()
            thought = self._thought
        if thought is not None and self.turns.waited >= self.pace.think:
            self.play(thought)
        self.dirty = True
        return None

    def _answered(self, choice: Choice) -> None:
        self._thought = choice.move
        self.turns.choices[self.table.moves_played] = choice

    def _cancel(self) -> None:
        """Cancel all thinking about the next move."""
        self.turns.cancel()
        self._asked = None
        if self._handle is not None:
            self._handle.cancel()

    def settle(self) -> None:
        if not self.timeline.running and not (self._is_over and self.has_modal):
            self._outcome.show(over=self._is_over)
        super().settle()

    # Playing

    def play(self, move: Move) -> None:
        before = self.table.view()
        seat = self.table.to_move
        events, _notice = self.turns.play(move)
        self.show_moved(before, self.table.view(), events, move if seat == 0 else None)

    def play_on(self) -> Answer:
        """Let the game play my cards from now on, or stop that."""
        if self._is_over:
            return USED
        self.skip()
        self.on = not self.on
        self._cancel()
        self.settle()
        return USED

    def deal_again(self) -> Answer:
        """Start again at the same move, with other hidden cards."""
        self._cancel()
        self._deals += 1
        self.on = False
        self._begin()
        return self._from_here()

    def restart(self) -> Answer:
        """Start again at the same move, with the same hidden cards."""
        self.skip()
        return self._back_to(min(self.number, self.table.moves_played))

    def again(self) -> Answer:
        """Go back to my last move that was a choice."""
        self.skip()
        return self._back_to(self.turns.last_decision())

    def _back_to(self, number: int | None) -> Answer:
        if number is None:
            self.context.say(_("There is nothing to take back."))
            return USED
        self.turns.take_back(number)
        self.on = False
        return self._from_here()

    def _from_here(self) -> Answer:
        self.show_view(self.table.view())
        self.redraw()
        return USED

    def why(self, seat: int | None = None) -> Answer:
        """Explain the last move, or the last one of a seat; nothing is hidden, as the cards are not the true ones."""
        self.skip()
        facts = WhyFacts(self.table, self.status_line.names, self._thinker, self.turns.choices, all_open=True)
        return asked_why(self.context, facts, seat)

    # Intents

    def leave(self) -> Answer:
        return Pop()

    def keys(self) -> KeyDeeds:
        return {SAME_CARDS: self.restart, **({} if self._is_over else {REPLAY: self.recall.toggle})}

    # Pictures

    def plates(self) -> tuple[Plate, ...]:
        thinking = None if self.my_turn or self.timeline.running else self.turns.waited
        return self.status_line.plates(self.table, self.timeline.view, thinking)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        brush = Brush(surface, self.theme, self.context.text)
        box = pygame.Rect(self.layout.regions.chips)
        brush.panel(box, PAPER, radius=12)
        inner = rects.inset(box, theme.px(10), theme.px(8))
        head, rest = rects.cut_top(inner, inner.height * 28 // 100)
        brush.write(head, _("Trying out"), TypeStyle.LABEL, WINE)
        goes_on = self.on and self.table.to_move is not None
        words = _("The game plays on by itself.") if goes_on else _("Unseen cards are dealt again at random.")
        brush.write(rest, words, TypeStyle.SMALL, INK if goes_on else INK_SOFT, valign="top")


def play_on(context: Context, setup: Setup, seats: Sequence[str], thinker: Worker | None = None) -> WhatIfScreen:
    """Return the table for a position that was set up, or taken from a match or a puzzle, against these levels.

    Known cards stay where they are; the player can have the hidden ones dealt again.
    """
    seed = f"play on/{context.seed()}"
    worker = thinker or context.thinker()
    mine, *others = with_one_person(seats, USUAL)
    known = [mine, *(level if level_of(level) else USUAL for level in others)]
    worker.start()

    def deal_again(number: int) -> Table:
        return table_of(setup, known, f"{seed}/{number}")

    first = deal_again(0)
    return WhatIfScreen(context, first, first.moves_played, worker, table_of=deal_again)
