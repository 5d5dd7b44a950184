"""Surroundings of a review's table: the sheet of paper with its text and buttons, and the row of moves below."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.kit import rects, shapes
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
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, EmptyPlace, SignPiece
from scopa_gui.ui.pictures.card_row import Row as CardRow
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.review.background_judging import Judging
from scopa_gui.ui.review.move_timeline import MoveTimeline, dot_picture, dots_of
from scopa_gui.ui.review.review_cursor import Better, Punished, ReviewCursor
from scopa_gui.ui.review.review_texts import (
    ReviewText,
    better_text,
    dot_words,
    move_text,
    place_words,
    progress_words,
    punished_text,
    smazzata_text,
    trial_text,
)
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.side_paper import roomy
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_deal_again
from scopa_gui.ui.words.translation import _

_SHEET = 318
"""Width of the sheet in units, at a text scale of at most 1."""
_STRIP = 84
"""Height of the row of moves in units."""
_EDGE = 12
_ARROW = 52
"""Width in units of the buttons that lead to another smazzata."""
_ICON = 0.72
"""Height of a button next to the moves, as a share of the row's height."""
_MOST = 4
"""Most cards of a capture that are side by side; more of them overlap."""
NamedDeeds = Mapping[str, Callable[[], Answer]]
"""Actions by the name of their button."""
BINDINGS: Mapping[str, Binding] = {
    "next": NEXT,
    "report": WHOLE_MATCH,
    "from": FROM_HERE,
    "again": TRY_AGAIN,
    "show": SHOW,
    "why": WHY,
    "copy": COPY_MATCH,
    "knew": KNOWN,
    "copy-position": COPY_POSITION,
}
"""Keys of the buttons by their names; they do the same if the button is not shown."""


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Parts of a review's window; `table` has the measures of the part for the table, in the upper left corner."""

    table: Theme
    sheet: pygame.Rect
    strip: pygame.Rect


def review_layout(theme: Theme) -> ReviewLayout:
    """Return the parts of a window: the table at the left, the sheet at the right, the row of moves at the bottom."""
    edge = theme.px(_EDGE)
    inside = rects.inset(pygame.Rect((0, 0), theme.size), edge)
    sheet, _rest = rects.cut_right(inside, round(theme.px(_SHEET) * max(1.0, theme.text_scale)))
    strip_height = max(58, theme.px(_STRIP))
    size = (sheet.left - edge // 2, theme.size[1] - strip_height - edge)
    strip = pygame.Rect(edge, size[1] + edge // 3, size[0] - 2 * edge, strip_height)
    return ReviewLayout(Theme(size, theme.text_scale, theme.table, theme.strong), sheet, strip)


class JudgingProgress(Widget):
    """Progress of the judge: words above a bar that is filled up to a share."""

    def __init__(self) -> None:
        super().__init__("progress")
        self.enabled = False
        self.words = ""
        self.share = 0.0

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.TEXT, self.words, box_of(self.rect))

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        height = max(6, theme.px(8))
        bar, words = rects.cut_bottom(self.rect, height, theme.px(3))
        done, _rest = rects.cut_left(bar, max(height, round(bar.width * self.share)))
        brush.write(words, self.words, TypeStyle.SMALL, INK_SOFT, valign="bottom")
        brush.panel(bar, PAPER_DEEP, radius=4, raised=False)
        brush.panel(done, BAIZE, radius=4, raised=False)


class _Square(Control):
    """Button that is as high as it is wide, in the middle of its rectangle."""

    def pixels_wide(self, brush: Brush) -> int:
        return max(44, super().pixels_wide(brush))

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, shapes.around(rect.center, (rect.width, rect.width)))


class ReviewSheet(Companion):
    """The sheet and the row of moves; `line` steps through the moves of a sideline."""

    def __init__(
        self,
        screen: TableContext,
        cursor: ReviewCursor,
        judging: Judging,
        line: VariationPlayer,
        strip: MoveTimeline,
        deeds: NamedDeeds,
    ) -> None:
        super().__init__(screen)
        self._cursor = cursor
        self._judging = judging
        self._line = line
        self._deeds = deeds
        self.strip = strip
        self._hovers = False
        self._offered: Sequence[Spoken | None] = ()
        self._progress = JudgingProgress()
        self._paper = _Paper(screen.context.text, screen.context.cards)
        self._window = Theme((1280, 800))
        self.layout = review_layout(self._window)
        self.words = Part(grow=1.0)
        """Space on the sheet between title and buttons, for the text."""

    def leaves(self, window: Theme) -> Theme:
        """Return the measures of the window without the sheet and the row of moves."""
        self._window = window
        self.layout = review_layout(window)
        return self.layout.table

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout with larger plates and figures if the table is small."""
        return roomy(layout, self.screen.theme)

    # Buttons

    def buttons(self) -> list[Widget]:
        """Return the buttons of this moment, placed; they are made again whenever the table is laid out."""
        text = self.screen.context.text
        layout = self.layout
        side = max(44, round(layout.strip.height * _ICON)) / layout.table.unit
        left, right = (partial(shapes.triangle, colour=IVORY, pointing=way) for way in (-1, 1))
        from_here = _("From here: play on or set up the position")
        icons = [
            Icon("earlier", _("One move back"), self._deeds["earlier"], left),
            Icon("later", _("One move forward"), self._deeds["later"], right),
            Icon("from", from_here, self._deeds["from"], draw_deal_again, binding=BINDINGS["from"]),
        ]
        squares = [_Square(icon, width=side) for icon in icons]
        strip = Row(squares[0], Control(self.strip), *squares[1:], gap=1.5)
        strip.lay(Brush(UNSEEN, layout.table, text), layout.strip)
        panel = self._panel()
        self._offered = _spoken(panel)
        Paper(panel, (2.0, 2.0)).lay(Brush(UNSEEN, self._window, text), layout.sheet)
        return [self.strip, *icons, *panel.controls]

    def refresh(self) -> None:
        """Bring the dots, buttons and progress up to date.

        While a move is being shown, the dots point at that move. Buttons are made again only if others are wanted, so
        that one that is held down stays the same.
        """
        cursor = self._cursor
        self.strip.dots = dots_of(cursor)
        self.strip.at = cursor.at - (cursor.played is not None)
        self._progress.words = progress_words(cursor, stopped=self._judging.stopped, rests=self._judging.rests)
        self._progress.share = 1 - len(cursor.unjudged) / max(1, cursor.judgeable)
        if _spoken(self._panel()) != self._offered:
            self.screen.renew_buttons()

    def _button(self, name: str, label: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        return Button(name, label, self._deeds[name], kind, binding=BINDINGS.get(name))

    def _panel(self) -> Part:
        """Return the contents of the sheet: the number of the smazzata, room for the text, and the buttons."""
        caption = Control(Caption("title", place_words(self._cursor)))
        title = Row(caption)
        if len(self._cursor.smazzate) > 1:
            width = _ARROW * self._window.text_scale
            before = Arrow("before", _("The previous round"), self._deeds["before"], -1)
            after = Arrow("after", _("The next round"), self._deeds["after"], 1)
            title = Row(_Square(before, width=width), caption, _Square(after, width=width), gap=0.5)
        judging = None
        if self._cursor.unjudged:
            stop = self._button("stop", _("Carry on") if self._judging.stopped or self._judging.rests else _("Stop"))
            judging = Row(Control(self._progress, share=2.0), Control(stop))
        line = self._line
        sideline = self._cursor.sideline
        steps = None
        if line.shown is not None and sideline is not None and not sideline.waits:
            back = Arrow("line-back", _("One move back"), line.back, -1)
            on = Arrow("line-on", _("One move forward"), line.on, 1)
            last = Arrow("line-last", _("To the end of this line"), line.last, 2)
            back.enabled = line.at > 1
            on.enabled = last.enabled = not line.is_last_step
            counter = Control(Caption("counter", line.counter()), share=1.7)
            steps = Row(Control(back), counter, Control(on), Control(last))
        mistake = self._button("next", _("Next mistake"), ButtonKind.PRIMARY)
        # The judge's progress is above the buttons: when it goes, nothing below it moves.
        return Stack(
            title,
            self.words,
            judging,
            steps,
            Row(*map(Control, self._about_move())),
            Row(Control(self._button("back", _("Back"))), Control(mistake, share=1.7)),
        )

    def _about_move(self) -> Sequence[Widget]:
        """Return the buttons for the move at the cursor, or for what is shown instead of it."""
        button = self._button
        cursor = self._cursor
        moment = cursor.moment
        if self._cursor.sideline is not None:
            return (Button("home", _("Back to the match"), self._deeds["home"], ButtonKind.PAPER, binding=BACK),)
        if moment is None:
            report = [] if cursor.is_watched else [button("report", _("The whole match"))]
            return *report, button("copy", _("Copy"))
        if cursor.hides(moment):
            return button("again", _("Try again")), button("show", _("Show"))
        _moment, verdict = cursor.improvable
        if verdict is not None and verdict.grade > Grade.BEST:
            return button("show", _("Better line")), button("why", _("Why not?"))
        return button("knew", _("What was known")), button("copy-position", _("Copy the position"))

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Hover | Key):
            self._hovers = isinstance(intent, Hover)
        return None

    # Pictures

    def hovered_dot(self) -> str:
        """Return the words about the hovered dot, for the status line; "" if none is hovered."""
        screen = self.screen
        pointer = screen.group.pointer
        if not self._hovers or self._cursor.sideline is not None or not self.strip.rect.collidepoint(pointer):
            return ""
        names = screen.status_line.names
        return dot_words(self._cursor, self.strip.place_at(pointer), names)

    def review_text(self) -> ReviewText:
        """Return the text of the sheet, about the cursor's move or the sideline."""
        cursor = self._cursor
        moment = cursor.played or cursor.moment
        names = self.screen.status_line.names
        if moment is None:
            return smazzata_text(cursor, self.screen.sides)
        if cursor.sideline is None:
            return move_text(cursor, moment, names)
        if isinstance(cursor.sideline, Punished):
            return punished_text(moment, cursor.sideline, self._line.at, names)
        if isinstance(cursor.sideline, Better):
            return better_text(cursor, moment, cursor.sideline, self._line.at, names)
        return trial_text(cursor, moment, cursor.sideline.move, names)

    def draw(self, brush: Brush) -> None:
        """Draw the sheet with its text, and the table's buttons on it."""
        brush = Brush(brush.surface, self._window, brush.text)
        self._paper.draw(brush, self.layout.sheet, self.words.rect, self.review_text())
        self.screen.group.draw(brush)


def _spoken(panel: Part) -> Sequence[Spoken | None]:
    """Return the descriptions of a panel's controls; the progress is left out, as it changes without new buttons."""
    return [widget.spoken() for widget in panel.controls if not isinstance(widget, JudgingProgress)]


class _Paper:
    """Picture of the sheet with its text, cached because the table next to it may change in every frame.

    Explanations and spoken texts of the words in the picture are repeated whenever it is drawn.
    """

    def __init__(self, text: Text, cards: Callable[[], Deck]) -> None:
        self._text = text
        self._cards = cards
        self._felt = FeltPictures(cards)
        self._shown: tuple[object, ...] = ()
        self._cut: tuple[object, ...] = ()
        self._picture = UNSEEN
        self._blank = UNSEEN
        self._explained: Sequence[ExplainedWord] = ()
        self._heard: Sequence[HeardPart] = ()

    def draw(self, brush: Brush, sheet: pygame.Rect, free: pygame.Rect, review_text: ReviewText) -> None:
        """Draw the sheet, with the text in its `free` part."""
        theme = brush.theme
        text = self._text
        whole = rects.inset(sheet, -theme.px(16))
        cards = self._cards()
        shown = (sheet.size, tuple(free), review_text, theme, cards.deck, cards.sprites.drawn_as, text.heard.on)
        if shown != self._shown:
            self._shown = shown
            if self._cut != (sheet.size, theme):
                # Speed: in a window of 1920x1080 the empty paper takes 3 ms, its words 2, the cached picture 0.7.
                self._cut = (sheet.size, theme)
                self._blank = pygame.Surface(whole.size, pygame.SRCALPHA)
                Paper(Part()).paint(Brush(self._blank, theme, text), sheet.move(-whole.x, -whole.y))
            self._picture = self._blank.copy()
            explained = text.explained.count
            heard = text.heard.count
            room = free.move(-whole.x, -whole.y)
            self._content(review_text, theme.text_scale).paint(Brush(self._picture, theme, text), room)
            self._explained = text.explained.take_since(explained)
            self._heard = text.heard.take_since(heard)
        brush.surface.blit(self._picture, whole)
        text.explained.show(self._explained, whole.topleft)
        text.heard.show(self._heard, whole.topleft)

    def _content(self, review_text: ReviewText, scale: float) -> Part:
        """Return the title and the text, then the bars and the moves as far as there is room for them."""
        height = TypeStyle.HEADING.units * scale
        grade = review_text.grade
        rows = rows_of(review_text.moves)

        def draw_disc(brush: Brush, box: pygame.Rect) -> None:
            if grade is not None:
                shapes.blit(brush.surface, dot_picture(box.width, GRADES[grade], mine=True), box.center)

        def draw_moves(brush: Brush, box: pygame.Rect) -> None:
            place = rects.sized(self._felt.size(brush, rows, box.width) if rows else (0, 0), midtop=box.midtop)
            if rows and place.height <= box.height:
                self._felt.draw(brush, rows, place)

        disc = None if grade is None else Drawn(draw_disc, width=0.8 * height)
        title = Drawn(lambda brush, box: brush.write(box, review_text.title, TypeStyle.HEADING, INK), 1.3 * height)
        lines = bar_lines(review_text.bars)
        if review_text.total is not None:
            name, points = review_text.total
            lines.append(VerdictLine(name, points_words(points), is_sum=True))
        bars = VerdictTable(lines, title=review_text.bars_title) if lines else None
        paragraphs = Paragraphs([(line, INK) for line in review_text.lines], grow=0.0)
        text = Stack(paragraphs, bars, Drawn(draw_moves), gap=0.75, grow=1.0)
        return Stack(Row(disc, title, gap=1.25), text, gap=0.75)


def rows_of(moves: Sequence[Move]) -> tuple[CardRow, ...]:
    """Return a row of cards for each move; if there are several, a cross for the first and a tick for the others."""
    rows: list[CardRow] = []
    for move in moves:
        taken = cards_of(move.taken)
        step = 1.12 if len(taken) <= _MOST else 0.6
        rows.append((CardsPiece((move.card,)), ArrowPiece(), CardsPiece(taken, step=step) if taken else EmptyPlace()))
    if len(rows) > 1:
        rows = [(SignPiece(good=place > 0), *row) for place, row in enumerate(rows)]
    return tuple(rows)
