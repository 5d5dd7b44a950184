"""A shared position in which no move is better than the others: it is shown, and that is said."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.setup import setup_seen
from scopa_gui.game.notation.written_position import SharedPosition, position_text
from scopa_gui.game.persons import HUMAN
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, Theme
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import FROM_HERE, NEXT
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.practice.puzzles.puzzle_page import PEOPLE, PuzzlePage, PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_texts import game_words
from scopa_gui.ui.table.aids.position_aids import PositionAids
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.side_paper import Offer, SidePaper, names_of, plated, plates_of
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words.translation import _


class EvenPositionScreen(Board):
    """The table as the seat knows it that has the turn; it can be played on from there, or set up otherwise."""

    has_chips = False

    def __init__(self, context: Context, shared: SharedPosition) -> None:
        self.view = shared.view
        super().__init__(context, self.view, *names_of(self.view, PEOPLE))
        self.paper = SidePaper(self, self._offers, self.leave)
        self.page = PuzzlePage(context, self.paper)
        self.companions += [self.paper, PositionAids(self)]

    def open(self) -> None:
        self.status_line.follow(self.view.history)
        self.settle()

    @property
    def my_turn(self) -> bool:
        return False

    def leave(self) -> Answer:
        return Pop()

    def copy(self) -> Answer:
        return copy(self.context, position_text(self.view))

    def _offers(self) -> list[list[Offer | None]]:
        on = Offer("from", _("From here"), self._from_here, binding=FROM_HERE)
        return [[on], [Offer("next", _("Done"), Pop, ButtonKind.PRIMARY, NEXT)]]

    def _from_here(self) -> Answer:
        seats = self.view.seated or (HUMAN, *PEOPLE[: self.view.rules.players - 1])
        return Push("from_here", setup=setup_seen(self.view), seats=seats)

    # Pictures

    def resize(self, theme: Theme) -> None:
        self.status_line.names, self.sides = names_of(self.view, PEOPLE)
        super().resize(theme)

    def plates(self) -> Sequence[Plate]:
        """Return the plates that show who sits where, as far as there is room for them."""
        return plated(plates_of(self.timeline.view, self.status_line.names), self.theme)

    def _brush(self, surface: pygame.Surface) -> Brush:
        """For the paper: measures of the whole window."""
        return Brush(surface, self.whole, self.context.text)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        game = game_words(self.view.rules)
        self.page.draw_still(self._brush(surface), self.view, _("A shared position"), game, "", 0)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        self.page.draw(self._brush(surface), PuzzleText(_("Nothing to find"), INK, (self.sentence,)))

    @property
    def sentence(self) -> str:
        """Reason why nothing is asked."""
        if len(self.view.legal_moves()) == 1:
            return _("There is only one move in this position.")
        return _("In this position one move is as good as another: there is nothing to find.")
