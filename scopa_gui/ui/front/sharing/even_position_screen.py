"""Table with a shared position in which no move is better than the others, and a sentence that says so."""

from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.written_position import SharedPosition, position_text
from scopa_gui.game.persons import HUMAN
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pages.bindings import FROM_HERE, NEXT
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.practice.puzzles.puzzle_page import PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_table import PEOPLE, PuzzleHead, PuzzleTable
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.words.translation import _


class EvenPositionScreen(PuzzleTable):
    """Table as the seat to move knows it; the player can play on from there, or change the position."""

    def __init__(self, context: Context, shared: SharedPosition) -> None:
        self.view = shared.view
        super().__init__(context, self.view)

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
        on = Offer("from", _("From here"), self._from_here, binding=FROM_HERE)
        return [[on], [Offer("next", _("Done"), Pop, ButtonKind.PRIMARY, NEXT)]]

    def _from_here(self) -> Answer:
        seats = self.view.seated or (HUMAN, *PEOPLE[: self.view.rules.players - 1])
        return Push("from_here", setup=setup_seen(self.view), seats=seats)

    def head(self) -> PuzzleHead:
        return PuzzleHead(_("A shared position"))

    def said(self) -> PuzzleText:
        return PuzzleText(_("Nothing to find"), INK, (self.sentence,))

    @property
    def sentence(self) -> str:
        """Reason why the position is no puzzle."""
        if len(self.view.legal_moves()) == 1:
            return _("There is only one move in this position.")
        return _("In this position one move is as good as another: there is nothing to find.")
