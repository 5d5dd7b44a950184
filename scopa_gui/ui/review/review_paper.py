"""Sheet of paper next to the table: a title in its grade's colour, paragraphs, and bars to both sides of zero."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.picture_words import PictureWords
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.review.move_pictures import MovePictures
from scopa_gui.ui.review.review_texts import ReviewText
from scopa_gui.ui.words.translation import decimal

_LOST: Colour = (176, 70, 48)
_GAINED: Colour = (72, 132, 84)
_LINE: Colour = (190, 160, 110)


class ReviewPaper:
    """Sheet with its last text, cached as a picture: the table next to it may move at every frame."""

    def __init__(self, text: Text, deck: Callable[[], Deck]) -> None:
        self._text, self._moves = text, MovePictures(deck)
        self._shown: tuple[object, ...] = ()
        self._cut: tuple[object, ...] = ()
        self._picture = self._blank = pygame.Surface((1, 1))
        self._words = PictureWords(text)

    def draw(self, brush: Brush, sheet: pygame.Rect, free: pygame.Rect, review_text: ReviewText) -> None:
        """Paint the sheet, with the text in its `free` part."""
        aside = brush.theme.px(16)
        is_heard = self._text.heard.on
        shown = (sheet.size, free.size, free.topleft, review_text, brush.theme, self._moves.drawn_as, is_heard)
        if shown != self._shown:
            self._shown = shown
            if self._cut != (sheet.size, brush.theme):
                # Speed: the paper takes 3 ms in a window of 1920x1080, its words 2, the kept picture 0.7.
                self._cut = (sheet.size, brush.theme)
                self._blank = pygame.Surface((sheet.width + 2 * aside, sheet.height + 2 * aside), pygame.SRCALPHA)
                draw_paper(self._blank, sheet.move(aside - sheet.left, aside - sheet.top), brush.theme)
            self._picture = self._blank.copy()
            inner = Brush(self._picture, brush.theme, self._text)
            room = free.move(aside - sheet.left, aside - sheet.top)
            with self._words.drawn():
                end = draw_review_text(inner, room, review_text) + brush.theme.space(2)
                self._moves.draw(inner, review_text.moves, pygame.Rect(room.left, end, room.width, room.bottom - end))
        corner = (sheet.left - aside, sheet.top - aside)
        brush.surface.blit(self._picture, corner)
        self._words.show(corner)


def draw_paper(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """An empty sheet with a fine line inside its edge."""
    shapes.panel(surface, rect, theme, PAPER, radius=16)
    inset = rect.inflate(-2 * theme.px(6), -2 * theme.px(6))
    surface.blit(shapes.frame(inset.size, theme.px(11), theme.hairline, _LINE, 150), inset)


def draw_review_text(brush: Brush, box: pygame.Rect, review_text: ReviewText) -> int:
    """Write the text into a box: title and bars take their room, the paragraphs the rest, smaller if need be.

    Returns the line below which nothing is written.
    """
    surface = brush.surface
    theme = brush.theme
    text = brush.text
    high = text.height(TypeStyle.HEADING, theme)
    dot = 0 if review_text.grade is None else round(high * 0.62)
    title = pygame.Rect(
        box.left + (dot + theme.px(10) if dot else 0), box.top, box.width - (dot + theme.px(10) if dot else 0), high
    )
    taken = brush.write(title, review_text.title, TypeStyle.HEADING, INK)
    if review_text.grade is not None:
        spot = pygame.Rect(box.left, taken.centery - dot // 2, dot, dot)
        surface.blit(shapes.box(spot.size, dot // 2, INK), spot)
        inner = spot.inflate(-max(2, dot // 9), -max(2, dot // 9))
        surface.blit(shapes.box(inner.size, inner.width // 2, GRADES[review_text.grade]), inner)
    rows = len(review_text.bars) + bool(review_text.total) + bool(review_text.bars_title)
    row = text.height(TypeStyle.NOTE, theme) + theme.px(7)
    bars = pygame.Rect(box.left, 0, box.width, rows * row)
    free = pygame.Rect(box.left, title.bottom + theme.px(6), box.width, box.bottom - title.bottom - theme.px(6))
    most = free.height - bars.height - theme.px(12) if rows else free.height
    used = draw_paragraphs(
        brush, pygame.Rect(free.left, free.top, free.width, most), [(line, INK) for line in review_text.lines]
    )
    if not rows:
        return used
    bars.top = used + theme.px(14)
    draw_bars(brush, bars, row, review_text)
    return bars.bottom


def draw_bars(brush: Brush, box: pygame.Rect, row: int, review_text: ReviewText) -> None:
    """A bar for each part, to the left what is lost, to the right what is gained, and the sum below a line."""
    surface = brush.surface
    theme = brush.theme
    text = brush.text
    top = box.top
    if review_text.bars_title:
        brush.write(pygame.Rect(box.left, top, box.width, row), review_text.bars_title, TypeStyle.SMALL, INK_SOFT)
        top += row
    number_wide = text.width(decimal(-88.88, 2), TypeStyle.SMALL, theme) + theme.px(4)
    widest = max((text.width(name, TypeStyle.NOTE, theme) for name, _value in review_text.bars), default=0) + theme.px(
        6
    )
    label_wide = max(box.width * 52 // 100, min(box.width * 66 // 100, widest))
    field = pygame.Rect(
        box.left + label_wide + theme.px(4),
        top,
        box.width - label_wide - number_wide - theme.px(8),
        row * len(review_text.bars),
    )
    values = [0.0, *(value for _name, value in review_text.bars)]
    low = min(values)
    most = max(values)
    scale = field.width / max(1e-6, most - low)
    zero = field.left + round(-low * scale)
    size = (
        text.alike([(name, (label_wide, row)) for name, _value in review_text.bars], TypeStyle.NOTE, theme)
        if review_text.bars
        else 0
    )
    for name, value in review_text.bars:
        brush.write(pygame.Rect(box.left, top, label_wide, row), name, TypeStyle.NOTE, INK, most=size)
        wide = max(2, round(abs(value) * scale))
        bar = pygame.Rect(zero if value > 0 else zero - wide, top + row // 3, wide, max(4, row // 3))
        brush.panel(bar, _GAINED if value > 0 else _LOST, radius=3, raised=False)
        number = pygame.Rect(box.right - number_wide, top, number_wide, row)
        brush.write(number, decimal(round(value, 2) + 0.0, 2, signed=True), TypeStyle.SMALL, INK_SOFT, align="right")
        top += row
        surface.fill(PAPER_DEEP, (box.left, top - theme.hairline, box.width, theme.hairline))
    surface.fill(_LINE, (zero, field.top, theme.hairline, field.height))
    if review_text.total is not None:
        name, value = review_text.total
        surface.fill(INK_SOFT, (box.left, top, box.width, theme.hairline))
        brush.write(pygame.Rect(box.left, top, label_wide, row), name, TypeStyle.SMALL, INK)
        number = pygame.Rect(box.right - number_wide, top, number_wide, row)
        brush.write(number, decimal(round(value, 2) + 0.0, 2, signed=True), TypeStyle.SMALL, INK, align="right")
