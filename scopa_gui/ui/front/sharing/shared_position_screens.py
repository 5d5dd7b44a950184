"""Screens for a shared position: an overlay while the judge compares its moves, and the table if it is no puzzle."""

from collections.abc import Mapping

from scopa_gui.coach.judging.turn_judge import TurnQuestion, load_judge
from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle, shared_question
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.written_position import SharedPosition, position_text
from scopa_gui.game.persons import HUMAN
from scopa_gui.game.worker import Worker, WorkPolicy
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Answer, Pop, Push, Replace
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.bindings import FROM_HERE, NEXT
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.practice.puzzles.puzzle_paper import OTHERS, PuzzlePaper, PuzzleText
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.translation import _


class PositionLookScreen(ControlScreen):
    """Overlay until the moves are judged; tests give a `judge` of their own."""

    overlay = True

    def __init__(self, context: Context, shared: SharedPosition, judge: Worker | None = None) -> None:
        super().__init__(context)
        self._shared = shared
        self._judge = judge or context.watch(Worker("scopa-look", WorkPolicy.QUEUE, context.wake, load_judge))
        self._verdicts: dict[Move, Verdict] = {}
        self._handle = self._judge.ask(TurnQuestion(shared.view), self._verdicts.update)

    def rules_page(self) -> Push:
        return Push("rules", rules=self._shared.view.rules)

    def update(self, dt: float) -> Answer:
        """Wait for the verdicts; then open the puzzle, or the position with the reason why it is none."""
        self._judge.poll()
        if not self._handle.is_done:
            return None
        question = question_of_verdicts(self._shared, self._verdicts)
        if question is None:
            return Replace("even_position", shared=self._shared)
        return Replace("puzzle", exercises=[exercise_of(question, self.context.now())])

    def close(self) -> None:
        self._judge.close()

    def content(self) -> Part:
        return self.sheet(
            Words(_("Let me see…"), TypeStyle.HEADING, INK, valign="middle", grow=1.0),
            Buttons(Button("stop", _("Stop"), Pop, ButtonKind.PAPER)),
            width=560,
            height=210,
        )


def question_of_verdicts(shared: SharedPosition, verdicts: Mapping[Move, Verdict]) -> SharedPuzzle | None:
    """Return the puzzle in a position: its best move, and the best of the worse ones; None if no move is worse."""
    worse = [move for move, verdict in verdicts.items() if verdict.grade > Grade.GOOD and move != verdict.best]
    if not worse:
        return None
    nearest = min(worse, key=lambda move: verdicts[move].lost)
    found = verdicts[nearest]
    part = max(found.split, key=lambda name: found.split[name], default="")
    theme, part = (found.cause.tactic, found.cause.part) if found.cause else ("", part)
    return shared_question(shared, found.best, nearest, theme, part)


class EvenPositionSession(PuzzlePaper):
    """Table as the seat to move knows it; the player can play on from there, or change the position."""

    def __init__(self, context: Context, shared: SharedPosition) -> None:
        self.view = shared.view
        super().__init__(context)

    @property
    def position(self) -> PlayerView:
        return self.view

    @property
    def my_turn(self) -> bool:
        return False

    def leave(self) -> Answer:
        return Pop()

    def copy(self) -> Answer:
        return copy(self.context, position_text(self.view))

    def offers(self) -> list[list[Offer | None]]:
        seats = self.view.seated or (HUMAN, *OTHERS[: self.view.rules.players - 1])
        way = Push("from_here", setup=setup_seen(self.view), seats=seats)
        on = Offer("from", _("From here"), lambda: way, binding=FROM_HERE)
        return [[on], [Offer("next", _("Done"), Pop, ButtonKind.PRIMARY, NEXT)]]

    def paper_head(self) -> Part:
        return self.headed(_("A shared position"))

    def said(self) -> PuzzleText:
        return PuzzleText(_("Nothing to find"), INK, (self.sentence,))

    @property
    def sentence(self) -> str:
        if len(self.view.legal_moves()) == 1:
            return _("There is only one move in this position.")
        return _("In this position one move is as good as another: there is nothing to find.")


def even_position(context: Context, shared: SharedPosition) -> TableScreen:
    """Return the table of a shared position in which there is nothing to find."""
    return EvenPositionSession(context, shared).screen
