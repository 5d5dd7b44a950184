"""Paper next to a puzzle: which puzzle it is, the state of the smazzata, what is said, and the buttons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LEAST_TYPE, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import VerdictTable, bar_lines
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.practice.answer_chart import draw_answers
from scopa_gui.ui.practice.puzzles.difficulty_coins import draw_coins
from scopa_gui.ui.table.companions.side_paper import RIGHT, SidePaper
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import _
from scopa_gui.ui.words.verdicts import lost_parts

PEOPLE = ("maestro", "rosa", "don_ciro", "gennaro", "carmela")
"""People who sit at the table of a puzzle: their names are short."""
_NONE = "\N{EN DASH}"
_MOST_BARS = 5
_LEAST_WORDS = 0.7
"""The least type of what is said while bars stand below it, of plain text."""


@dataclass(frozen=True, slots=True)
class PuzzleText:
    """Text of the paper. ``tone``: the title's colour; ``split``: points lost by part; ``whole``: as integers.

    ``foot``: small lines above the buttons; ``marks``: a mark for each answer so far, above these.
    """

    title: str
    tone: Colour = INK
    lines: tuple[str, ...] = ()
    note: str = ""
    split: Mapping[str, float] = field(default_factory=dict)
    whole: bool = False
    foot: tuple[str, ...] = ()
    marks: tuple[bool, ...] = ()


class PuzzlePage:
    """Writes it on a paper; brushes have the measures of the whole window."""

    def __init__(self, context: Context, paper: SidePaper) -> None:
        self._context = context
        self._paper = paper
        self._head = Part()

    def draw_still(
        self, brush: Brush, view: PlayerView, kicker: str, game: str, theme_line: str, difficulty: int
    ) -> None:
        """Paint the paper, which puzzle it is (its theme only once it is over), and the state of the round."""
        self._paper.draw_sheet(brush.surface)
        inner = self._paper.inner
        sides = view.rules.sides
        column = min(46.0, inner.width * 0.6 / sides / brush.theme.unit)
        coins = Drawn(lambda brush, box: draw_coins(brush, box, difficulty, align="right"), 24, width=114)
        signs = (Drawn(partial(_draw_sign, side), width=column) for side in range(sides))
        self._head = Stack(
            Row(Words(kicker, TypeStyle.SMALL, GOLD_DEEP, valign="middle", most=1.0), coins if difficulty else None),
            Words(theme_line or game, TypeStyle.NOTE, RIGHT if theme_line else INK_SOFT, valign="middle", most=1.0),
            Drawn(_draw_line, 12),
            Row(Words("", TypeStyle.NOTE), *signs, gap=0.0),
            *(_stake(name, values, column) for name, values in _stakes(view, self._context.settings.deck)),
            Drawn(_draw_line, 12),
            gap=0.0,
        )
        self._head.lay(brush, pygame.Rect(*inner.topleft, inner.width, self._head.height(brush, inner.width)))
        self._head.draw(brush)

    def draw(self, brush: Brush, said: PuzzleText) -> None:
        """Paint what is said, and the buttons."""
        theme = brush.theme
        box = self._above_foot(brush, said)
        title = pygame.Rect(box.left, box.top, box.width, brush.text.height(TypeStyle.HEADING, theme))
        brush.write(title, said.title, TypeStyle.HEADING, said.tone)
        words = pygame.Rect(box.left, title.bottom + theme.px(4), box.width, box.bottom - title.bottom - theme.px(10))
        bars = self._bars(brush, words, said)
        if bars is not None:
            high = bars.height(brush, box.width)
            bars.lay(brush, pygame.Rect(box.left, box.bottom - high, box.width, high))
            bars.draw(brush)
            words.height -= high + theme.px(4)
        low = draw_paragraphs(brush, words, [(line, INK) for line in said.lines])
        draw_answers(brush, pygame.Rect(words.left, low, words.width, words.bottom - low), said.marks)
        self._paper.group.draw(brush)

    def _above_foot(self, brush: Brush, said: PuzzleText) -> pygame.Rect:
        """Write the small lines above the buttons; return the room that is left above them.

        The first line is written if it fits at all, the others only where the words above still stay large enough.
        """
        text = brush.text
        theme = brush.theme
        box = self._paper.above_buttons(self._head.rect.bottom, 10)
        gap = theme.px(6)
        high = text.height(TypeStyle.SMALL, theme)
        needed = [len(text.wrap(line, TypeStyle.SMALL, theme, box.width)) * high for line in said.foot]
        free = box.height - gap - text.height(TypeStyle.HEADING, theme) - theme.px(14)
        least, readable = (
            free - self._height(brush, box.width, said, px) for px in (LEAST_TYPE, self._readable(theme))
        )
        count = sum(sum(needed[: place + 1]) <= (readable if place else least) for place in range(len(needed)))
        if not count:
            return box
        y = box.bottom - sum(needed[:count])
        room = pygame.Rect(box.left, box.top, box.width, y - gap - box.top)
        for line, tall in zip(said.foot[:count], needed, strict=False):
            brush.write(pygame.Rect(box.left, y, box.width, tall), line, TypeStyle.SMALL, INK_SOFT)
            y += tall
        return room

    def _height(self, brush: Brush, width: int, said: PuzzleText, px: int) -> int:
        """Pixels that what is said wants in type of this size."""
        text = brush.text
        theme = brush.theme
        style = TypeStyle.BODY
        lines = [text.wrap(line, style, theme, width, px) for line in said.lines]
        return sum(map(len, lines)) * text.height(style, theme, px) + len(lines) * px // 2

    def _readable(self, theme: Theme) -> int:
        """Return the smallest type size for the words, in pixels, while more than one small line is below them."""
        return max(LEAST_TYPE, round(theme.type_px(TypeStyle.BODY) * _LEAST_WORDS))

    def _bars(self, brush: Brush, box: pygame.Rect, said: PuzzleText) -> VerdictTable | None:
        """Return the bars of the points lost: as many as leave room for the words; None for none."""
        free = box.height - brush.theme.px(4) - self._height(brush, box.width, said, self._readable(brush.theme))
        parts = lost_parts(said.split, self._context.settings.deck)
        for most in range(min(_MOST_BARS, len(parts)), 0, -1):
            table = VerdictTable(bar_lines(parts[:most], 0 if said.whole else 2), title=said.note)
            if table.height(brush, box.width) <= free:
                return table
        return None


def _draw_line(brush: Brush, box: pygame.Rect) -> None:
    brush.surface.fill(PAPER_DEEP, (box.left, box.centery, box.width, brush.theme.hairline))


def _draw_sign(side: int, brush: Brush, box: pygame.Rect) -> None:
    shapes.blit(brush.surface, side_mark(side, min(box.height - brush.theme.px(4), brush.theme.px(18))), box.center)


def _stake(name: str, values: Sequence[str], column: float) -> Part:
    """Return a row of the table of what each side has: a name, and a value for each side."""
    cells = (
        Words(
            value, TypeStyle.SMALL, INK_SOFT if value == _NONE else INK, align="centre", valign="middle", width=column
        )
        for value in values
    )
    return Row(Words(name, TypeStyle.NOTE, INK, valign="middle", most=1.0), *cells, gap=0.0)


def _stakes(view: PlayerView, deck: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return what each side has so far, in words: cards, coins, the settebello, sevens, scope."""
    piles = view.piles
    return [
        (category_name(Category.CARTE, deck), tuple(str(pile.bit_count()) for pile in piles)),
        (category_name(Category.DENARI, deck), tuple(str((pile & SUIT_SETS[0]).bit_count()) for pile in piles)),
        (category_name(Category.SETTEBELLO, deck), tuple("1" if pile >> SETTEBELLO & 1 else _NONE for pile in piles)),
        (_("Sevens"), tuple(str((pile & RANK_SETS[7]).bit_count()) for pile in piles)),
        (category_name(Category.SCOPE, deck), tuple(map(str, view.scope))),
    ]
