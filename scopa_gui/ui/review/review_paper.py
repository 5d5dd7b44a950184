"""Sheet of paper next to the table: a title in its grade's colour, paragraphs, bars, and the moves in cards."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import Drawn, Paper, Paragraphs, Part, Row, Stack
from scopa_gui.ui.kit.picture_words import PictureWords
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable, bar_lines, points_words
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Deck, EmptyPlace, SignPiece
from scopa_gui.ui.pictures.card_row import Row as CardRow
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.review.review_texts import ReviewText

_MOST = 4
"""Cards of a capture that stand side by side; more cover each other."""


class ReviewPaper:
    """Sheet with its last text, cached as a picture: the table next to it may move at every frame."""

    def __init__(self, text: Text, deck: Callable[[], Deck]) -> None:
        self._text = text
        self._deck = deck
        self._felt = FeltPictures(deck)
        self._shown: tuple[object, ...] = ()
        self._cut: tuple[object, ...] = ()
        self._picture = pygame.Surface((1, 1))
        self._blank = pygame.Surface((1, 1))
        self._words = PictureWords(text)

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
            with self._words.drawn():
                room = free.move(aside - sheet.left, aside - sheet.top)
                _paint(self._content(review_text, theme.text_scale), Brush(self._picture, theme, self._text), room)
        corner = (sheet.left - aside, sheet.top - aside)
        brush.surface.blit(self._picture, corner)
        self._words.show(corner)

    def _content(self, review_text: ReviewText, scale: float) -> Part:
        """Return the text: its bars and the moves below the words, where there is room for them."""
        lines = bar_lines(review_text.bars)
        if review_text.total is not None:
            name, points = review_text.total
            lines.append(VerdictLine(name, points_words(points), is_sum=True))
        paragraphs = Paragraphs([(line, INK) for line in review_text.lines], grow=0.0)
        bars = VerdictTable(lines, title=review_text.bars_title) if lines else None
        moves = Drawn(lambda brush, box: self._draw_moves(brush, box, rows_of(review_text.moves)))
        below = Stack(paragraphs, bars, moves, gap=0.75, grow=1.0)
        return Stack(_title(review_text, scale), below, gap=0.75)

    def _draw_moves(self, brush: Brush, box: pygame.Rect, rows: Sequence[CardRow]) -> None:
        """Draw moves in cards at the upper end of a box; nothing where it is too low."""
        if rows:
            wide, high = self._felt.size(brush, rows, box.width)
            if high <= box.height:
                self._felt.draw(brush, rows, pygame.Rect(box.centerx - wide // 2, box.top, wide, high))


def _paint(part: Part, brush: Brush, rect: pygame.Rect) -> None:
    part.lay(brush, rect)
    part.draw(brush)


def _title(review_text: ReviewText, scale: float) -> Part:
    """Return the title in one line, after a disc in the colour of its grade."""
    high = TypeStyle.HEADING.units * scale
    grade = review_text.grade
    disc = None if grade is None else Drawn(lambda brush, box: _draw_disc(brush, box, grade), width=0.8 * high)
    words = Drawn(lambda brush, box: brush.write(box, review_text.title, TypeStyle.HEADING, INK), 1.3 * high)
    return Row(disc, words, gap=1.25)


def _draw_disc(brush: Brush, box: pygame.Rect, grade: Grade) -> None:
    disc = pygame.Rect(0, 0, box.width, box.width)
    disc.center = box.center
    inner = disc.inflate(-max(2, box.width // 9), -max(2, box.width // 9))
    for rect, colour in ((disc, INK), (inner, GRADES[grade])):
        brush.surface.blit(shapes.box(rect.size, rect.width // 2, colour), rect)


def rows_of(moves: Sequence[Move]) -> tuple[CardRow, ...]:
    """Return a row for each move; two are distinguished by a cross and a tick."""
    rows = [_row(move) for move in moves]
    if len(rows) < 2:
        return tuple(rows)
    return tuple((SignPiece(good=place > 0), *row) for place, row in enumerate(rows))


def _row(move: Move) -> CardRow:
    taken = cards_of(move.taken)
    card = CardsPiece((move.card,))
    if not taken:
        return card, ArrowPiece(), EmptyPlace()
    return card, ArrowPiece(), CardsPiece(taken, step=1.12 if len(taken) <= _MOST else 0.6)
