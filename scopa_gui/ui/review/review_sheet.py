"""Surroundings of a review's table: the sheet of paper with its buttons, and the moves along the bottom."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from scopa_gui.game.moment import Moment
from scopa_gui.ui.kit.intents import Hover, Intent, Key
from scopa_gui.ui.kit.layout import UNSEEN, Paper, Part
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.review.background_judging import Judging
from scopa_gui.ui.review.move_timeline import MoveTimeline, dots_of
from scopa_gui.ui.review.review_buttons import JudgingProgress, ReviewDeeds, ReviewState, panel, state_of, timeline
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_paper import ReviewPaper
from scopa_gui.ui.review.review_texts import ReviewText, dot_words, progress_words, text_now
from scopa_gui.ui.review.sidelines import Sideline
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.side_paper import roomy
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.geometry.table_layout import Layout

_SHEET = 318
_STRIP = 84
_EDGE = 12
"""Units."""
_ICON = 0.72
"""Height of a button next to the moves, as a share of their own."""


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """`table` has the measures of the part of the window that the table fills, from its upper left corner."""

    table: Theme
    sheet: pygame.Rect
    strip: pygame.Rect


def places(theme: Theme) -> ReviewLayout:
    """Return the parts of a window: the table at the left, the sheet at the right, the moves along the bottom."""
    wide, high = theme.size
    edge = theme.px(_EDGE)
    sheet = pygame.Rect(0, edge, round(theme.px(_SHEET) * max(1.0, theme.text_scale)), high - 2 * edge)
    sheet.right = wide - edge
    strip_high = max(58, theme.px(_STRIP))
    size = (sheet.left - edge // 2, high - strip_high - edge)
    strip = pygame.Rect(edge, size[1] + edge // 3, size[0] - 2 * edge, strip_high)
    return ReviewLayout(Theme(size, theme.text_scale, theme.table, theme.strong), sheet, strip)


class ReviewSheet(Companion):
    """`sideline` gives the sideline shown, `played` the moment of the move that is being shown; None without one."""

    def __init__(
        self,
        board: TableContext,
        cursor: ReviewCursor,
        judging: Judging,
        line: VariationPlayer,
        deeds: ReviewDeeds,
        sideline: Callable[[], Sideline | None],
        played: Callable[[], Moment | None],
    ) -> None:
        super().__init__(board)
        self._cursor = cursor
        self._judging = judging
        self._line = line
        self._deeds = deeds
        self._sideline = sideline
        self._played = played
        self.strip = MoveTimeline(deeds.go, deeds.step)
        self._pointing = False
        self._state = ReviewState("", 0)
        self._progress = JudgingProgress("", 0.0)
        self._paper = ReviewPaper(board.context.text, board.context.cards)
        self._window = Theme((1280, 800))
        self.places = places(self._window)
        self.words = Part(grow=1.0)
        """Space on the sheet that the buttons leave for words."""

    def leaves(self, window: Theme) -> Theme:
        """The paper and the moves take their part of the window."""
        self._window = window
        self.places = places(window)
        return self.places.table

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout with room for words on a small table."""
        return roomy(layout, self.board.theme)

    # Buttons

    def buttons(self) -> list[Widget]:
        """Return the buttons of this moment, placed; they are made again whenever the table is laid out."""
        self._state = self._state_now()
        self._progress = JudgingProgress(*self._progress_now())
        table = self.places.table
        text = self.board.context.text
        side = max(44, round(self.places.strip.height * _ICON)) / table.unit
        row = timeline(self.strip, self._deeds, side)
        row.lay(Brush(UNSEEN, table, text), self.places.strip)
        on_sheet = panel(self._state, self._progress, self._deeds, self.words, self._window.text_scale)
        Paper(on_sheet, (2.0, 2.0)).lay(Brush(UNSEEN, self._window, text), self.places.sheet)
        others = [widget for widget in row.controls if widget is not self.strip]
        return [self.strip, *others, *on_sheet.controls]

    def refresh(self) -> None:
        """Bring the dots, buttons and progress up to date. While a move is being shown, the cursor of the dots is on
        that move.

        A button held down stays the same as long as it is there.
        """
        self.strip.dots, self.strip.at = dots_of(self._cursor), self._cursor.at - (self._played() is not None)
        if self._state_now() != self._state:
            self.board.renew_buttons()
        else:
            self._progress.tell(*self._progress_now())

    def _state_now(self) -> ReviewState:
        sideline = self._sideline()
        line = self._line
        judging = self._judging
        state = state_of(self._cursor, in_sideline=sideline is not None, stopped=judging.stopped or judging.rests)
        if line.shown is None or sideline is None or sideline.waits:
            return state
        return replace(state, line=line.counter(), line_back=line.at > 1, line_on=not line.is_last_step)

    def _progress_now(self) -> tuple[str, float]:
        """Return the judge's progress, in words and as a share."""
        words = progress_words(self._cursor, stopped=self._judging.stopped, rests=self._judging.rests)
        return words, 1 - len(self._cursor.left) / max(1, self._cursor.all)

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Hover | Key):
            self._pointing = isinstance(intent, Hover)
        return None

    # Pictures

    def pointed_dot(self) -> str:
        """The words on the dot under the pointer, for the status line; "" without one."""
        board = self.board
        pointer = self.board.group.pointer
        if not self._pointing or self._sideline() is not None or not self.strip.rect.collidepoint(pointer):
            return ""
        return dot_words(
            self._cursor, self.strip.place_at(pointer), board.status_line.names, board.context.settings.deck
        )

    def review_text(self) -> ReviewText:
        """The text of the paper, at the cursor or in the sideline."""
        board = self.board
        moment = self._played() or self._cursor.moment
        names = (board.status_line.names, board.sides)
        deck = board.context.settings.deck
        return text_now(self._cursor, moment, self._sideline(), self._line.at, names, deck)

    def draw(self, brush: Brush) -> None:
        """Paint the paper with its text, and the board's buttons on it."""
        brush = Brush(brush.surface, self._window, brush.text)
        self._paper.draw(brush, self.places.sheet, self.words.rect, self.review_text())
        self.board.group.draw(brush)
