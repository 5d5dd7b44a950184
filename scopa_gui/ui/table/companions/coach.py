"""Coach at the table, who judges my move before it is played, and stops a bad one with a slip of paper.

The worker's process judges all moves of a turn while I think (coach/judging/turn_judge.py). The grade from which on
a move is stopped depends on how I have played lately (coach/judging/strictness.py). A move without a verdict waits for
it, for PATIENCE seconds at most; then it is played without one.
"""

from collections.abc import Callable
from enum import IntEnum

from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.judging.turn_judge import TurnJudge
from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Back, Hover, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.bindings import HINT
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.text_slip import SlipCompanion, TextSlip
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.words.table_talk import played_words, sentence
from scopa_gui.ui.words.translation import _, the_card
from scopa_gui.ui.words.verdicts import grade_words, warning_sentence, whole_sentence

PATIENCE = 2.0
QUIETLY = 0.3
"""Longest time in seconds that a move waits for its verdict; after QUIETLY seconds the status line says so."""


class CoachStage(IntEnum):
    """Stages of the coach: how much the slip says about the stopped move."""

    WRONG = 0
    WHY = 1
    CARD = 2
    MOVE = 3


class Coach(SlipCompanion):
    """Stops moves that are as bad for `judge` as `guard` forbids; each calls `on_stop`, as it counts as help."""

    def __init__(
        self, screen: TableContext, judge: TurnJudge, guard: AdaptiveStrictness, on_stop: Callable[[], None]
    ) -> None:
        super().__init__(screen)
        self.judge = judge
        self.guard = guard
        self._on_stop = on_stop
        self.view: PlayerView | None = None
        """View of the turn whose moves are judged; None before my first turn."""
        self._waiting: Move | None = None
        self._left = 0.0
        self._warned: set[Move] = set()
        self._counted = False
        self.verdict: Verdict | None = None
        self.stage = CoachStage.WRONG
        self.slip: TextSlip | None = None

    @property
    def modal(self) -> bool:
        """True while a move waits for its verdict, or has been stopped."""
        return super().modal or self._waiting is not None

    @property
    def animating(self) -> bool:
        return self._waiting is not None

    # The turn

    def load_judge(self) -> None:
        """Load the judge before my first turn, when the match begins."""
        if self.screen.context.settings.coach:
            self.judge.start()

    def look(self, view: PlayerView) -> None:
        """Begin to judge the moves of my turn."""
        if self.screen.context.settings.coach and len(view.legal_moves()) > 1:
            if view != self.view:
                self.view = view
                self._warned = set()
                self._counted = False
            self.judge.ask(view)

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if my_turn:
            self.look(view)

    def holds(self, view: PlayerView, move: Move) -> bool:
        if not self.screen.context.settings.coach or view != self.view or move in self._warned:
            return False
        verdict = self.judge.verdict(view, move)
        if verdict is not None:
            return self._stops(verdict)
        self._waiting = move
        self._left = PATIENCE
        return True

    def update(self, dt: float) -> bool:
        move = self._waiting
        view = self.view
        if move is None or view is None:
            return False
        before = self.line()
        self._left -= dt
        verdict = self.judge.verdict(view, move)
        if verdict is None and self._left > 0:
            return self.line() != before
        self._waiting = None
        if verdict is None or not self._stops(verdict):
            self.screen.play(move)
        return True

    def _stops(self, verdict: Verdict) -> bool:
        """Stop the move and return True if it is bad enough; the first grade of each turn adapts the strictness."""
        strict = self.guard.threshold
        if not self._counted:
            self._counted = True
            self.screen.context.tell(self.guard.add(verdict.grade))
        if verdict.grade < strict:
            return False
        self._warned.add(verdict.move)
        self.verdict = verdict
        self.stage = CoachStage.WRONG
        self._on_stop()
        self.slip = TextSlip("button:again")
        self.screen.control.point_out(verdict.move.card)
        self.lay(self.screen.layout)
        self.screen.redraw()
        return True

    # Answers to the slip

    def _again(self) -> Answer:
        self.verdict = self.slip = None
        self.screen.redraw()
        return USED

    def _anyway(self) -> Answer:
        assert self.verdict is not None
        move = self.verdict.move
        self._again()
        self.screen.play(move)
        return USED

    def _more(self) -> Answer:
        """Go to the slip's next stage."""
        assert self.verdict is not None
        self.stage = CoachStage(min(CoachStage.MOVE, self.stage + 1))
        if self.stage is CoachStage.CARD:
            self.screen.control.point_out(self.verdict.best.card)
        self.lay(self.screen.layout)
        return USED

    def words(self) -> str:
        """Return the sentence on the slip at this stage."""
        verdict = self.verdict
        partner = self.screen.partner
        assert verdict is not None
        match self.stage:
            case CoachStage.WRONG:
                return warning_sentence(verdict, partner)
            case CoachStage.WHY:
                return whole_sentence(verdict, partner)
            case CoachStage.CARD:
                return sentence(_("play {card}").format(card=the_card(verdict.best.card))) + "."
        return _("Better: {move}").format(move=played_words(verdict.best)) + "."

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self._waiting is not None:
            return USED if not isinstance(intent, Hover) else None
        if self.slip is None:
            return None
        match intent:
            case Back():
                return self._again()
            case Key(alt=False, command=False) if intent.text in ("1", "2", "3"):
                return (self._anyway, self._again, self._more)[int(intent.text) - 1]()
        return self.slip.handle(intent)

    def line(self) -> str:
        is_long = self._waiting is not None and self._left < PATIENCE - QUIETLY
        return _("The coach is thinking…") if is_long else ""

    def lay(self, layout: Layout) -> None:
        if self.slip is not None and self.verdict is not None:
            tip = Button("tip", _("Hint"), self._more, ButtonKind.PAPER, binding=HINT)
            tip.enabled = self.stage is not CoachStage.MOVE
            played = played_words(self.verdict.move)
            self.slip.show(
                self.screen,
                _("{grade}: {move}").format(grade=grade_words(self.verdict), move=played),
                self.words(),
                Button("anyway", _("Play anyway"), self._anyway, ButtonKind.PAPER),
                Button("again", _("Think again"), self._again, ButtonKind.PRIMARY),
                tip,
            )

    def close(self) -> None:
        self.judge.close()
