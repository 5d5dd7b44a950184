"""A review's table and what stands by it: the sheet of paper, the moves along the bottom, the grid of what was held."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.record import Record
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.review.review_layout import places
from scopa_gui.ui.review.review_paper import ReviewPaper
from scopa_gui.ui.review.review_texts import ReviewText
from scopa_gui.ui.review.review_walk import ReviewWalk
from scopa_gui.ui.table.aids.revealed_grid import RevealedGrid
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.narrow_layout import plated, roomy
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.variation_table import VariationTable
from scopa_gui.ui.words.sides import seat_names, side_names


class ReviewBoard(VariationTable):
    """`walk` is where one is in the match. A subclass says what the paper tells and what is framed on the table."""

    def __init__(self, context: Context, record: Record, seats: Sequence[str], walk: ReviewWalk) -> None:
        self.walk = walk
        self.record, self.seats = record, tuple(seats)
        sides = record.rules.sides
        super().__init__(context, walk.smazzata.view(0), seat_names(seats, sides), side_names(seats, sides))
        self._table = Table(Record(record.rules, record.seed), seats)
        self.paper = ReviewPaper(context.text)
        self.whole = Theme((1280, 800))
        self.places = places(self.whole)
        self.free = pygame.Rect(0, 0, 0, 0)
        """What the buttons leave of the sheet for words."""
        self.grid = RevealedGrid(
            self, lambda: self.walk.smazzata.history(len(self.walk.smazzata.frames)), lambda: self.resize(self.whole)
        )
        self.companions.append(self.grid)

    def told(self) -> ReviewText:
        """What the sheet of paper says now."""
        raise NotImplementedError

    def draw_frames(self, brush: Brush) -> None:
        """Paint what frames cards on the table."""

    def resize(self, theme: Theme) -> None:
        """The paper and the moves take their part of the window first."""
        sides = self.record.rules.sides
        self.speaker.names, self.sides = seat_names(self.seats, sides), side_names(self.seats, sides)
        self.whole, self.places = theme, places(theme)
        super().resize(self.places.table)
        self.chips = []

    def layout_of(self, view: PlayerView) -> Layout:
        """With room for words on a small table."""
        return roomy(super().layout_of(view), self.theme)

    def plates(self) -> tuple[Plate, ...]:
        """Who sits where, as far as there is room to say it."""
        return plated(self.speaker.plates(self._table, self.course.view, None), self.theme)

    def focused(self) -> str | None:
        """A button that has the focus, where no card has it."""
        found, focus = super().focused(), self.group.focused
        return found if found is not None or focus is None or not self.group.shows_focus else focus.name

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint the table, the paper and the buttons."""
        brush = Brush(surface, self.theme, self.context.text)
        self.draw_hands(surface)
        self.painter.draw_movers(surface, self.theme, self.sight())
        self.draw_frames(brush)
        self.grid.draw(brush)
        whole = Brush(surface, self.whole, self.context.text)
        self.paper.draw(whole, self.places.sheet, self.free, self.told())
        self.group.draw(whole)
        self.close_up.draw(brush)
