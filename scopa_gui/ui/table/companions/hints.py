"""Hint on request, in stages: what to look at, which card to play, what it takes and why. The Maestro chooses."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.coach.judging.advice import AdviceQuestion
from scopa_gui.engine.cards import Card
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.text_slip import TextSlip
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.table_talk import move_words, sentence
from scopa_gui.ui.words.translation import _, the_card

THINKS = Limit(seconds=0.8)
"""The Maestro's limit for a hint."""


class HintStage(IntEnum):
    """Stages of the hint: how much of it the status line shows."""

    NONE = 0
    LOOK = 1
    CARD = 2
    ALL = 3


class HintLadder:
    """Hint for one turn of mine. `on_asked` is called when it is first asked for: the match then counts as helped."""

    def __init__(self, thinker: Worker, on_asked: Callable[[], None]) -> None:
        self._thinker = thinker
        self._on_asked = on_asked
        self._choice: Choice | None = None
        self._moves: Sequence[Move] = ()
        self._asked = False
        self._handle: Handle | None = None
        self.stage = HintStage.NONE

    @property
    def waits(self) -> bool:
        """True while the adviser thinks."""
        return self._asked and self._choice is None

    @property
    def card(self) -> Card | None:
        """Card to play, from the stage CARD on; None before."""
        return self._choice.move.card if self._choice is not None and self.stage >= HintStage.CARD else None

    def ask(self, view: PlayerView, seed: str) -> None:
        """Go to the next stage; the first time, ask the adviser for a move."""
        if not self._asked:
            self._on_asked()
            self._asked = True
            self.stage = HintStage.LOOK
            self._moves = view.legal_moves()
            self._handle = self._thinker.ask(AdviceQuestion(view, THINKS, f"hint/{seed}"), self._answered)
        elif not self.waits:
            self.stage = HintStage(min(HintStage.ALL, self.stage + 1))

    def poll(self) -> bool:
        """Fetch the answer; return True if it has just arrived."""
        if not self.waits:
            return False
        self._thinker.poll()
        return not self.waits

    def forget(self) -> None:
        """Drop the hint after the turn, and cancel the question if it is still open."""
        if self._handle is not None:
            self._handle.cancel()
        self._choice = None
        self._asked = False
        self.stage = HintStage.NONE

    def line(self, partner: str = "") -> str:
        """Return the hint at its stage in words, "" without one; `partner` is the name of my partner, or ""."""
        if not self._asked:
            return ""
        if self._choice is None:
            return _("Thinking of a hint…")
        reasons = self._choice.reasons
        if self.stage is HintStage.LOOK:
            return look_words(reasons[0] if reasons else None, self._moves, partner)
        move = self._choice.move
        if self.stage is HintStage.CARD:
            return sentence(_("play {card}").format(card=the_card(move.card)))
        why = reason_words(reasons[0], partner) if reasons else ""
        return f"{move_words(move)}. {why}".strip()

    def _answered(self, choice: Choice) -> None:
        self._choice = choice


class HintSlip(Companion):
    """Shows a hint that is too long for the status line on a slip over the table's cards; `hint` returns its words."""

    def __init__(self, screen: TableContext, hint: Callable[[], str]) -> None:
        super().__init__(screen)
        self._hint = hint
        self._slip = TextSlip()
        self._shown = ""
        self._laid: Layout | None = None

    @property
    def words(self) -> str:
        """Words on the slip; "" if the status line has room for them."""
        screen = self.screen
        hint = self._hint()
        room = screen.layout.regions.status.width - screen.theme.space(4)
        return hint if hint and screen.context.text.width(hint, TypeStyle.BODY, screen.theme) > room else ""

    def lay(self, layout: Layout) -> None:
        self._laid = None

    def draw(self, brush: Brush) -> None:
        words = self.words
        layout = self.screen.layout
        if not words:
            return
        if self._laid is not layout or words != self._shown:
            self._laid = layout
            self._shown = words
            self._slip.show(self.screen, "", words)
        self._slip.draw(brush)
