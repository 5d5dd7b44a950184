"""Surroundings of a review's table: the sheet of paper with its text and buttons, and the moves along the bottom."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.game.moment import Moment
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.explained import ExplainedWord
from scopa_gui.ui.kit.heard import HeardPart
from scopa_gui.ui.kit.intents import Hover, Intent, Key
from scopa_gui.ui.kit.layout import UNSEEN, Control, Drawn, Paper, Paragraphs, Part, Row, Stack
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BAIZE, INK, INK_SOFT, IVORY, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Arrow, Button, ButtonKind, Caption
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pages.bindings import (
    BACK,
    COPY_MATCH,
    COPY_POSITION,
    FROM_HERE,
    KNOWN,
    NEXT,
    SHOW,
    TRY_AGAIN,
    WHOLE_MATCH,
    WHY,
)
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable, bar_lines, points_words
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Deck, EmptyPlace, SignPiece
from scopa_gui.ui.pictures.card_row import Row as CardRow
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.review.background_judging import Judging
from scopa_gui.ui.review.move_timeline import MoveTimeline, dot_picture, dots_of
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_texts import ReviewText, dot_words, place_words, progress_words, text_now
from scopa_gui.ui.review.sidelines import Sideline
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.side_paper import roomy
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_deal_again
from scopa_gui.ui.words.translation import _

_SHEET = 318
_STRIP = 84
_EDGE = 12
_ARROW = 52
"""Width of the buttons to another smazzata, like the others in units."""
_ICON = 0.72
"""Height of a button next to the moves, as a share of their own."""
_MOST = 4
"""Cards of a capture that stand side by side; more cover each other."""
NamedDeeds = Mapping[str, Callable[[], Answer]]
"""Actions by the name of their button."""


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


class JudgingProgress(Widget):
    """Progress of the judge: words over a bar, of which a share is filled."""

    def __init__(self) -> None:
        super().__init__("progress")
        self.enabled = False
        self.words = ""
        self.share = 0.0

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.TEXT, self.words, box_of(self.rect))

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        rect = self.rect
        high = max(6, theme.px(8))
        words = pygame.Rect(rect.left, rect.top, rect.width, rect.height - high - theme.px(3))
        brush.write(words, self.words, TypeStyle.SMALL, INK_SOFT, valign="bottom")
        bar = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
        brush.panel(bar, PAPER_DEEP, radius=4, raised=False)
        bar.width = max(high, round(bar.width * self.share))
        brush.panel(bar, BAIZE, radius=4, raised=False)


class _Square(Control):
    """Button as wide as it is high, in the middle of its place."""

    def pixels_wide(self, brush: Brush) -> int:
        return max(44, super().pixels_wide(brush))

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        square = shapes.around(rect.center, (rect.width, rect.width))
        super().lay(brush, square)


class ReviewSheet(Companion):
    """`sideline` gives the sideline shown, `played` the moment of the move that is being shown; None without one."""

    def __init__(
        self,
        board: TableContext,
        cursor: ReviewCursor,
        judging: Judging,
        line: VariationPlayer,
        strip: MoveTimeline,
        deeds: NamedDeeds,
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
        self.strip = strip
        self._pointing = False
        self._offered: Sequence[Spoken | None] = ()
        self._progress = JudgingProgress()
        self._paper = _Paper(board.context.text, board.context.cards)
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
        text = self.board.context.text
        strip = self._strip_row()
        strip.lay(Brush(UNSEEN, self.places.table, text), self.places.strip)
        panel = self._panel()
        self._offered = _spoken(panel)
        Paper(panel, (2.0, 2.0)).lay(Brush(UNSEEN, self._window, text), self.places.sheet)
        others = [widget for widget in strip.controls if widget is not self.strip]
        return [self.strip, *others, *panel.controls]

    def refresh(self) -> None:
        """Bring the dots, buttons and progress up to date. While a move is being shown, the cursor of the dots is on
        that move.

        A button held down stays the same as long as it is there.
        """
        cursor = self._cursor
        self.strip.dots = dots_of(cursor)
        self.strip.at = cursor.at - (self._played() is not None)
        self._progress.words = progress_words(cursor, stopped=self._judging.stopped, rests=self._judging.rests)
        self._progress.share = 1 - len(cursor.left) / max(1, cursor.all)
        if _spoken(self._panel()) != self._offered:
            self.board.renew_buttons()

    def _strip_row(self) -> Part:
        """Return the moves in a row between the buttons that step through them."""
        side = max(44, round(self.places.strip.height * _ICON)) / self.places.table.unit
        left, right = (partial(shapes.triangle, colour=IVORY, pointing=way) for way in (-1, 1))
        onward = _("From here: play on or set up the position")
        icons = [
            Icon("earlier", _("One move back"), self._deeds["earlier"], left),
            Icon("later", _("One move forward"), self._deeds["later"], right),
            Icon("from", onward, self._deeds["from"], draw_deal_again, binding=FROM_HERE),
        ]
        squares = [_Square(icon, width=side) for icon in icons]
        return Row(squares[0], Control(self.strip), *squares[1:], gap=1.5)

    def _button(
        self, name: str, label: str, binding: Binding | None = None, kind: ButtonKind = ButtonKind.PAPER
    ) -> Button:
        return Button(name, label, self._deeds[name], kind, binding=binding)

    def _panel(self) -> Part:
        """Return what is on the sheet: the smazzata on top, room for words, and the buttons below."""
        caption = Control(Caption("title", place_words(self._cursor)))
        title = Row(caption)
        if len(self._cursor.smazzate) > 1:
            wide = _ARROW * self._window.text_scale
            before = Arrow("before", _("The previous round"), self._deeds["before"], -1)
            after = Arrow("after", _("The next round"), self._deeds["after"], 1)
            title = Row(_Square(before, width=wide), caption, _Square(after, width=wide), gap=0.5)
        judging = None
        if self._cursor.left:
            stop = self._button("stop", _("Carry on") if self._judging.stopped or self._judging.rests else _("Stop"))
            judging = Row(Control(self._progress, share=2.0), Control(stop))
        mistake = self._button("next", _("Next mistake"), NEXT, ButtonKind.PRIMARY)
        # What is said of the judging stands on top: when it goes, nothing below it moves.
        return Stack(
            title,
            self.words,
            judging,
            self._line_row(),
            Row(*map(Control, self._about_move())),
            Row(Control(self._button("back", _("Back"))), Control(mistake, share=1.7)),
        )

    def _about_move(self) -> Sequence[Widget]:
        """Return the buttons for what can be done with the move that is looked at."""
        button = self._button
        cursor = self._cursor
        moment = cursor.moment
        if self._sideline() is not None:
            return (button("home", _("Back to the match"), BACK),)
        if moment is None:
            report = [] if cursor.is_watched else [button("report", _("The whole match"), WHOLE_MATCH)]
            return *report, button("copy", _("Copy"), COPY_MATCH)
        if cursor.hides(moment):
            return button("again", _("Try again"), TRY_AGAIN), button("show", _("Show"), SHOW)
        _moment, verdict = cursor.bettered
        if verdict is not None and verdict.grade > Grade.BEST:
            return button("show", _("Better line"), SHOW), button("why", _("Why not?"), WHY)
        copied = button("copy-position", _("Copy the position"), COPY_POSITION)
        return button("knew", _("What was known"), KNOWN), copied

    def _line_row(self) -> Part | None:
        """Return the controls that go through a line; None without one."""
        line = self._line
        sideline = self._sideline()
        if line.shown is None or sideline is None or sideline.waits:
            return None
        back = Arrow("line-back", _("One move back"), line.back, -1)
        on = Arrow("line-on", _("One move forward"), line.on, 1)
        last = Arrow("line-last", _("To the end of this line"), line.last, 2)
        back.enabled = line.at > 1
        on.enabled = not line.is_last_step
        last.enabled = on.enabled
        return Row(Control(back), Control(Caption("counter", line.counter()), share=1.7), Control(on), Control(last))

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


def _spoken(panel: Part) -> Sequence[Spoken | None]:
    """Return what tells the buttons of a panel from those of another; progress is only written again."""
    return [widget.spoken() for widget in panel.controls if not isinstance(widget, JudgingProgress)]


class _Paper:
    """Sheet with its last text, cached as a picture: the table next to it may move at every frame.

    The words in the picture can be explained and heard as long as it is shown.
    """

    def __init__(self, text: Text, deck: Callable[[], Deck]) -> None:
        self._text = text
        self._deck = deck
        self._felt = FeltPictures(deck)
        self._shown: tuple[object, ...] = ()
        self._cut: tuple[object, ...] = ()
        self._picture = UNSEEN
        self._blank = UNSEEN
        self._explained: Sequence[ExplainedWord] = ()
        self._heard: Sequence[HeardPart] = ()

    def draw(self, brush: Brush, sheet: pygame.Rect, free: pygame.Rect, review_text: ReviewText) -> None:
        """Paint the sheet, with the text in its `free` part."""
        theme = brush.theme
        aside = theme.px(16)
        cards = self._deck()
        drawn_as = (cards.deck, cards.sprites.drawn_as, self._text.heard.on)
        shown = (sheet.size, free.size, free.topleft, review_text, theme, drawn_as)
        if shown != self._shown:
            self._shown = shown
            if self._cut != (sheet.size, theme):
                # Speed: the paper takes 3 ms in a window of 1920x1080, its words 2, the kept picture 0.7.
                self._cut = (sheet.size, theme)
                self._blank = pygame.Surface((sheet.width + 2 * aside, sheet.height + 2 * aside), pygame.SRCALPHA)
                _paint(Paper(Part()), Brush(self._blank, theme, self._text), pygame.Rect((aside, aside), sheet.size))
            self._picture = self._blank.copy()
            explained = self._text.explained.count
            heard = self._text.heard.count
            room = free.move(aside - sheet.left, aside - sheet.top)
            _paint(self._content(review_text, theme.text_scale), Brush(self._picture, theme, self._text), room)
            self._explained = self._text.explained.taken_since(explained)
            self._heard = self._text.heard.taken_since(heard)
        corner = (sheet.left - aside, sheet.top - aside)
        brush.surface.blit(self._picture, corner)
        self._text.explained.show(self._explained, corner)
        self._text.heard.show(self._heard, corner)

    def _content(self, review_text: ReviewText, scale: float) -> Part:
        """Return the text below its title; its bars and the moves below the words, where there is room for them."""
        high = TypeStyle.HEADING.units * scale
        grade = review_text.grade
        disc = None if grade is None else Drawn(partial(_draw_disc, grade), width=0.8 * high)
        title = Drawn(lambda brush, box: brush.write(box, review_text.title, TypeStyle.HEADING, INK), 1.3 * high)
        lines = bar_lines(review_text.bars)
        if review_text.total is not None:
            name, points = review_text.total
            lines.append(VerdictLine(name, points_words(points), is_sum=True))
        bars = VerdictTable(lines, title=review_text.bars_title) if lines else None
        paragraphs = Paragraphs([(line, INK) for line in review_text.lines], grow=0.0)
        moves = Drawn(partial(self._draw_moves, rows_of(review_text.moves)))
        return Stack(Row(disc, title, gap=1.25), Stack(paragraphs, bars, moves, gap=0.75, grow=1.0), gap=0.75)

    def _draw_moves(self, rows: Sequence[CardRow], brush: Brush, box: pygame.Rect) -> None:
        """Draw moves in cards at the upper end of a box; nothing where it is too low."""
        if rows:
            wide, high = self._felt.size(brush, rows, box.width)
            if high <= box.height:
                self._felt.draw(brush, rows, pygame.Rect(box.centerx - wide // 2, box.top, wide, high))


def _paint(part: Part, brush: Brush, rect: pygame.Rect) -> None:
    part.lay(brush, rect)
    part.draw(brush)


def _draw_disc(grade: Grade, brush: Brush, box: pygame.Rect) -> None:
    picture = dot_picture(box.width, GRADES[grade], mine=True)
    brush.surface.blit(picture, picture.get_rect(center=box.center))


def rows_of(moves: Sequence[Move]) -> tuple[CardRow, ...]:
    """Return a row for each move; two are distinguished by a cross and a tick."""
    rows: list[CardRow] = []
    for move in moves:
        taken = cards_of(move.taken)
        step = 1.12 if len(taken) <= _MOST else 0.6
        rows.append((CardsPiece((move.card,)), ArrowPiece(), CardsPiece(taken, step=step) if taken else EmptyPlace()))
    if len(rows) > 1:
        rows = [(SignPiece(good=place > 0), *row) for place, row in enumerate(rows)]
    return tuple(rows)
