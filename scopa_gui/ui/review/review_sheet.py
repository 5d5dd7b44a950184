"""What stands beside a review's table: the sheet of paper with its buttons, and the moves along the bottom."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.review.move_timeline import MoveTimeline
from scopa_gui.ui.review.review_buttons import JudgingProgress, ReviewDeeds, ReviewState, made
from scopa_gui.ui.review.review_layout import places
from scopa_gui.ui.review.review_paper import ReviewPaper
from scopa_gui.ui.review.review_texts import ReviewText
from scopa_gui.ui.table.companions.companion import Companion
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.narrow_layout import roomy


class ReviewSheet(Companion):
    """`offers` says what there is to do, `progress` how far the judge has come, in words and as a share."""

    def __init__(
        self,
        board: TableContext,
        strip: MoveTimeline,
        deeds: ReviewDeeds,
        offers: Callable[[], ReviewState],
        progress: Callable[[], tuple[str, float]],
    ) -> None:
        super().__init__(board)
        self.strip = strip
        self._deeds, self._offers, self._progress_now = deeds, offers, progress
        self._state, self._progress = ReviewState("", 0), JudgingProgress("", 0.0)
        self._paper = ReviewPaper(board.context.text)
        self._window = Theme((1280, 800))
        self.places = places(self._window)
        self.free = pygame.Rect(0, 0, 0, 0)
        """What the buttons leave of the sheet for words."""

    def leaves(self, window: Theme) -> Theme:
        """The paper and the moves take their part of the window."""
        self._window, self.places = window, places(window)
        return self.places.table

    def adapt(self, layout: Layout) -> Layout:
        """With room for words on a small table."""
        return roomy(layout, self.board.theme)

    def icons(self) -> Sequence[Widget]:
        self._state, self._progress = self._offers(), JudgingProgress(*self._progress_now())
        widgets, self.free = made(self._state, self.strip, self._progress, self._deeds, self.places, self._window)
        return widgets

    def refresh(self) -> None:
        """Something else can be done, or is known; a button held down stays the same as long as it is there."""
        if self._offers() != self._state:
            self.board.renew_buttons()
        else:
            self._progress.tell(*self._progress_now())

    def paint(self, surface: pygame.Surface, told: ReviewText) -> None:
        """Paint the paper with what is told, and the board's buttons on it."""
        brush = Brush(surface, self._window, self.board.context.text)
        self._paper.draw(brush, self.places.sheet, self.free, told)
        self.board.group.draw(brush)
