"""A table with a position to think about, and a sheet of paper next to it."""

from collections.abc import Sequence

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.practice.paper_table import PaperTable
from scopa_gui.ui.practice.puzzles.puzzle_page import PuzzleText, puzzle_body, puzzle_head
from scopa_gui.ui.practice.puzzles.puzzle_texts import game_words
from scopa_gui.ui.table.aids.position_aids import PositionAids

OTHERS = ("maestro", "rosa", "don_ciro", "gennaro", "carmela")
"""Levels of the others at the table of a puzzle: their names are short."""


class PuzzleTable(PaperTable):
    """A subclass gives the `position`, the paper (`paper_head` with `headed`, `said`) and its buttons."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.companions.append(PositionAids(self))

    @property
    def others(self) -> Sequence[str]:
        return OTHERS

    @property
    def counted_view(self) -> PlayerView:
        """The view whose piles the paper counts."""
        return self.position

    def headed(self, kicker: str, theme: str = "", difficulty: int = 0) -> Part:
        """Return the upper part of the paper.

        `kicker` says which puzzle it is; `theme` is "" while it must not be known; `difficulty` is 0 for none.
        """
        game = game_words(self.position.rules)
        return puzzle_head(self.counted_view, kicker, theme, difficulty, game, self.context.settings.deck)

    def said(self) -> PuzzleText:
        """Return the text of the lower part of the paper."""
        raise NotImplementedError

    def open(self) -> None:
        self.status_line.follow(self.position.history)
        self.settle()

    def paper_body(self) -> Part:
        return puzzle_body(self.said(), self.context.settings.deck)
