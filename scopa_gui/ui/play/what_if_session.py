"""Trial of another card ("What if…") on a table of its own; the match does not change, and nothing is saved.

The cards I have not seen are dealt again (game/what_if.py), so the true ones are not revealed. The others play quickly;
the game can also play my cards to the end of the smazzata.
"""

from collections.abc import Callable, Sequence
from random import Random

import pygame

from scopa_gui.ai.levels import ADVISER, USUAL, level_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.engine.setup import Setup
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.persons import with_one_person
from scopa_gui.game.table import Table
from scopa_gui.game.what_if import table_of, table_with_other_cards
from scopa_gui.game.worker import Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.binding import KeyDeeds
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import BACK, OTHER_CARDS, PLAY_ON, REPLAY, SAME_CARDS, TAKE_BACK, WHY
from scopa_gui.ui.play.turns_session import TurnsSession
from scopa_gui.ui.table.aids.aids_companion import AidsCompanion, ChosenAids
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.companions.text_slip import SlipCompanion, TextSlip
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_back, draw_deal_again, draw_on, draw_out, placed
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.table.turns import unsaved_turns
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import _, pgettext

QUICK = 0.5
"""Time that motions take here, as a share of the usual time."""
THINKS = 0.3
"""Seconds for which the Maestro thinks about each move when he plays for me."""


class WhatIfOutcome(SlipCompanion):
    """Slip at the end of a trial smazzata, with its count and buttons to go on."""

    def __init__(self, session: "WhatIfSession") -> None:
        super().__init__(session.screen)
        self._session = session
        self.slip: TextSlip | None = None

    def show(self, *, over: bool) -> None:
        """Show the slip if the smazzata is over, else hide it."""
        if over and self.slip is None:
            self.slip = TextSlip("button:menu")
            self.screen.redraw()
            self.lay(self.screen.layout)
        elif not over:
            self.slip = None

    def lay(self, layout: Layout) -> None:
        sheet = self._session.table.sheet
        sides = self.screen.sides
        if self.slip is not None and sheet is not None:
            words = result_words(sheet, sides)
            self.slip.show(self.screen, result_title(sheet, sides), words, *self._session.offers())

    def handle(self, intent: Intent) -> Answer:
        if self.slip is None:
            return None
        return (self._session.screen.shortcut(intent) if isinstance(intent, Key) else None) or self.slip.handle(intent)


class WhatIfSession(TurnsSession):
    """Table with cards dealt again, from move `number` of a match; `thinker` plays the others, `chosen` are its aids.

    At a position that was set up, `table_of` returns the table for each deal, counted from 0, and `match` is the first.
    """

    has_chips = False
    time_share = QUICK
    all_open = True  # the cards are not the true ones

    def __init__(
        self,
        context: Context,
        match: Table,
        number: int,
        thinker: Worker,
        chosen: ChosenAids | None = None,
        table_of: Callable[[int], Table] | None = None,
    ) -> None:
        def match_with_other_cards(again: int) -> Table:
            rng = Random(f"{match.record.seed}/{match.moves_played}/what if/{again}")
            return table_with_other_cards(match, number, rng)

        self.match = match
        self.number = number
        self.chosen = chosen or ChosenAids(context.settings, None)
        self._is_of_match = table_of is None
        self._table_of = table_of or match_with_other_cards
        self._deals = 0
        self.thinker = thinker
        table = self._table_of(0)
        super().__init__(context, table, table.view(), unsaved_turns(table, thinker), match.seats)
        self._outcome = WhatIfOutcome(self)
        self.screen.companions += [self._outcome, SettebelloMoment(self.screen), self.recall]
        if not table.view().moves_before:
            self.screen.companions.append(AidsCompanion(self.screen, self.chosen, lambda: None))
        self.screen.status_line.follow(table.history)

    # Coming and going

    def leaves(self, window: Theme) -> Theme:
        self.chosen.follow(self.context.settings)
        return window

    def open(self) -> None:
        self.screen.settle()

    def icons(self) -> Sequence[Widget]:
        regions = self.screen.layout.regions
        leave = _("Back to the match") if self._is_of_match else _("Back")
        last = _("Back to my last card")
        menu = Icon("menu", leave, Pop, draw_out, binding=BACK)
        on = Icon("on", _("Let the game play on"), self.play_on, draw_on, lambda: not self._is_over, binding=PLAY_ON)
        again = Icon("anew", _("New cards"), self.deal_again, draw_deal_again, binding=OTHER_CARDS)
        back = Icon(
            "back", last, self.again, draw_back, lambda: self.turns.last_decision() is not None, binding=TAKE_BACK
        )
        return placed(
            self.screen.theme,
            (menu, regions.menu),
            (on, regions.last),
            (again, regions.hint),
            (back, regions.back),
            (self.why_icon(), regions.why),
        )

    @property
    def _is_over(self) -> bool:
        return self.table.to_move is None

    def offers(self) -> list[Button]:
        """Return the buttons for when the smazzata is over."""
        return [
            Button("restart", pgettext("button", "Once more"), self.restart, ButtonKind.PAPER, binding=SAME_CARDS),
            Button("anew", _("New cards"), self.deal_again, ButtonKind.PAPER, binding=OTHER_CARDS),
            Button("why", _("Why?"), self.why, ButtonKind.PAPER, binding=WHY),
            Button("menu", _("Back"), Pop, ButtonKind.PAPER, binding=BACK),
        ]

    @property
    def counts_piles(self) -> bool:
        return self.chosen.now.counters != "none"

    # Time

    @property
    def on(self) -> bool:
        """True if my cards are played for me, too."""
        return self.turns.stand_in is not None

    @property
    def my_turn(self) -> bool:
        return self.table.to_move == 0 and not self.on

    @property
    def animating(self) -> bool:
        return not self._is_over and not self.my_turn

    def pass_time(self, dt: float) -> Answer:
        if self._is_over and not self.screen.has_modal:
            self.screen.settle()
        return super().pass_time(dt) if self.animating else None

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if not (self._is_over and self.screen.has_modal):
            self._outcome.show(over=self._is_over)

    # Playing

    def play(self, move: Move) -> None:
        before = self.table.view()
        seat = self.table.to_move
        events, _notice = self.turns.play(move)
        self.screen.show_moved(before, self.table.view(), events, move if seat == 0 else None)

    def play_on(self) -> Answer:
        """Let the game play my cards from now on, or stop that."""
        if self._is_over:
            return USED
        self.screen.skip()
        self.turns.cancel()
        self.turns.stand_in = None if self.on else (ADVISER, Limit(seconds=THINKS))
        self.screen.settle()
        return USED

    def deal_again(self) -> Answer:
        """Start again at the same move, with other hidden cards."""
        self.turns.cancel()
        self._deals += 1
        self.table = self._table_of(self._deals)
        self.turns = unsaved_turns(self.table, self.thinker)
        return self._from_here()

    def restart(self) -> Answer:
        """Start again at the same move, with the same hidden cards."""
        self.screen.skip()
        return self._back_to(min(self.number, self.table.moves_played))

    def again(self) -> Answer:
        """Go back to my last move that was a choice."""
        self.screen.skip()
        return self._back_to(self.turns.last_decision())

    def _back_to(self, number: int | None) -> Answer:
        if number is None:
            return self.context.reply(_("There is nothing to take back."))
        self.turns.take_back(number)
        self.turns.stand_in = None
        return self._from_here()

    def _from_here(self) -> Answer:
        self.screen.show_view(self.table.view())
        self.screen.redraw()
        return USED

    # Intents

    def leave(self) -> Answer:
        return Pop()

    def keys(self) -> KeyDeeds:
        return {SAME_CARDS: self.restart, **({} if self._is_over else {REPLAY: self.recall.toggle})}

    # Pictures

    def draw_still(self, brush: Brush) -> None:
        theme = brush.theme
        box = pygame.Rect(self.screen.layout.regions.chips)
        brush.panel(box, PAPER, radius=12)
        inner = rects.inset(box, theme.px(10), theme.px(8))
        head, rest = rects.cut_top(inner, inner.height * 28 // 100)
        brush.write(head, _("Trying out"), TypeStyle.LABEL, WINE)
        goes_on = self.on and not self._is_over
        words = _("The game plays on by itself.") if goes_on else _("Unseen cards are dealt again at random.")
        brush.write(rest, words, TypeStyle.SMALL, INK if goes_on else INK_SOFT, valign="top")


def what_if(
    context: Context, match: Table, number: int, thinker: Worker, chosen: ChosenAids | None = None
) -> TableScreen:
    """Return a table on which another card can be tried for move `number` of a match."""
    return WhatIfSession(context, match, number, thinker, chosen).screen


def play_on(context: Context, setup: Setup, seats: Sequence[str], thinker: Worker | None = None) -> TableScreen:
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
    return WhatIfSession(context, first, first.moves_played, worker, table_of=deal_again).screen


def result_title(sheet: ScoreSheet, sides: Sequence[str]) -> str:
    """Return the points of a smazzata in one line, by side."""
    return " · ".join(f"{name} {points}" for name, points in zip(sides, sheet.points, strict=True))


def result_words(sheet: ScoreSheet, sides: Sequence[str]) -> str:
    """Return a line of words for each side with points: the categories that it won."""
    lines = []
    for side, name in enumerate(sides):
        won = [(award.category, award.points[side]) for award in sheet.awards if award.points[side]]
        if won:
            listed = ", ".join(
                f"{category_name(category)} {points}"
                if points != 1
                else _("Scopa")
                if category is Category.SCOPE
                else category_name(category)
                for category, points in won
            )
            lines.append(_("{name}: {words}").format(name=name, words=listed))
    return "\n".join(lines)
