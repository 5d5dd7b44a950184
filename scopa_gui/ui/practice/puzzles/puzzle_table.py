"""A table with a position to think about and a sheet of paper at its right that speaks of it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.puzzles.puzzle_page import PuzzlePage, PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_texts import game_words
from scopa_gui.ui.table.aids.position_aids import PositionAids
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.side_paper import Offer, SidePaper, names_of, plated, plates_of
from scopa_gui.ui.table.paint.panels import Plate

PEOPLE = ("maestro", "rosa", "don_ciro", "gennaro", "carmela")
"""People who sit at the table of a puzzle: their names are short."""


class PuzzleHead(NamedTuple):
    """Upper half of the paper: which puzzle it is, its theme if it may be known, and its difficulty (0: none)."""

    kicker: str
    theme: str = ""
    difficulty: int = 0


class PuzzleTable(Board):
    """A subclass gives the `position` that is asked, the words of the paper (`head`, `said`) and its buttons."""

    has_chips = False

    def __init__(self, context: Context, view: PlayerView) -> None:
        super().__init__(context, view, *names_of(view, PEOPLE))
        self.paper = SidePaper(self, self.offers, self.leave)
        self.page = PuzzlePage(context, self.paper)
        self.companions += [self.paper, PositionAids(self)]

    @property
    def position(self) -> PlayerView:
        """The position that is asked about."""
        raise NotImplementedError

    @property
    def counted_view(self) -> PlayerView:
        """The view whose piles are counted on the paper."""
        return self.position

    def offers(self) -> list[list[Offer | None]]:
        """Return the buttons of the paper, row by row."""
        raise NotImplementedError

    def head(self) -> PuzzleHead:
        """Return what the upper half of the paper says."""
        raise NotImplementedError

    def said(self) -> PuzzleText:
        """Return what the lower half of the paper says."""
        raise NotImplementedError

    def open(self) -> None:
        self.status_line.follow(self.position.history)
        self.settle()

    def seat(self) -> None:
        """Name the people at the table, in the current language."""
        self.status_line.names, self.sides = names_of(self.position, PEOPLE)

    def resize(self, theme: Theme) -> None:
        self.seat()
        super().resize(theme)

    def plates(self) -> Sequence[Plate]:
        """Return the plates, which say who sits at each seat as far as there is room for it."""
        return plated(plates_of(self.timeline.view, self.status_line.names), self.theme)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        kicker, theme, difficulty = self.head()
        game = game_words(self.position.rules)
        brush = Brush(surface, self.whole, self.context.text)
        self.page.draw_still(brush, self.counted_view, kicker, game, theme, difficulty)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        self.page.draw(Brush(surface, self.whole, self.context.text), self.said())
