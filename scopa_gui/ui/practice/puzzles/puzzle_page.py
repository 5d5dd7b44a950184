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
from scopa_gui.ui.kit.layout import Drawn, Either, Paragraphs, Part, Row, Stack, Words
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LEAST_TYPE, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import VerdictTable, bar_lines
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.practice.answer_chart import draw_answers
from scopa_gui.ui.practice.puzzles.difficulty_coins import draw_coins
from scopa_gui.ui.table.companions.side_paper import RIGHT, SidePaper
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import _
from scopa_gui.ui.words.verdicts import lost_parts

_NONE = "\N{EN DASH}"
_MOST_BARS = 5
_READABLE = 0.7
"""The least type of what is said while bars or several small lines stand below it, of plain text."""


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
        self._body = Part()
        self._shown: object = None

    def draw_still(
        self, brush: Brush, view: PlayerView, kicker: str, game: str, theme_line: str, difficulty: int
    ) -> None:
        """Paint the paper, which puzzle it is (its theme only once it is over), and the state of the round."""
        self._paper.draw_sheet(brush.surface)
        inner = self._paper.inner
        sides = view.rules.sides
        deck = self._context.settings.deck
        stakes: list[tuple[str, Sequence[object]]] = [
            (category_name(Category.CARTE, deck), [pile.bit_count() for pile in view.piles]),
            (category_name(Category.DENARI, deck), [(pile & SUIT_SETS[0]).bit_count() for pile in view.piles]),
            (category_name(Category.SETTEBELLO, deck), [pile >> SETTEBELLO & 1 or _NONE for pile in view.piles]),
            (_("Sevens"), [(pile & RANK_SETS[7]).bit_count() for pile in view.piles]),
            (category_name(Category.SCOPE, deck), view.scope),
        ]
        column = min(46.0, inner.width * 0.6 / sides / brush.theme.unit)
        coins = Drawn(lambda brush, box: draw_coins(brush, box, difficulty, align="right"), 24, width=114)
        signs = (Drawn(partial(_draw_sign, side), width=column) for side in range(sides))
        self._head = Stack(
            Row(Words(kicker, TypeStyle.SMALL, GOLD_DEEP, valign="middle", most=1.0), coins if difficulty else None),
            Words(theme_line or game, TypeStyle.NOTE, RIGHT if theme_line else INK_SOFT, valign="middle", most=1.0),
            Drawn(_draw_line, 12),
            Row(Words("", TypeStyle.NOTE), *signs, gap=0.0),
            *(
                Row(
                    Words(name, TypeStyle.NOTE, INK, valign="middle", most=1.0),
                    *(
                        Words(
                            value,
                            TypeStyle.SMALL,
                            INK_SOFT if value == _NONE else INK,
                            align="centre",
                            valign="middle",
                            width=column,
                        )
                        for value in map(str, values)
                    ),
                    gap=0.0,
                )
                for name, values in stakes
            ),
            Drawn(_draw_line, 12),
            gap=0.0,
        )
        self._head.lay(brush, pygame.Rect(*inner.topleft, inner.width, self._head.height(brush, inner.width)))
        self._head.draw(brush)

    def draw(self, brush: Brush, said: PuzzleText) -> None:
        """Paint what is said, and the buttons."""
        box = self._paper.above_buttons(self._head.rect.bottom, 10)
        shown = said, tuple(box), brush.theme, self._context.settings.deck
        if self._shown != shown:
            self._shown = shown
            self._body = self._said(said)
            self._body.lay(brush, box)
        self._body.draw(brush)
        self._paper.group.draw(brush)

    def _said(self, said: PuzzleText) -> Part:
        """Return what is said, with as many small lines and then as many bars as leave the words readable.

        A single small line stays however small the words are.
        """
        lost = lost_parts(said.split, self._context.settings.deck)
        places = 0 if said.whole else 2
        tables = [
            VerdictTable(bar_lines(lost[:most], places), title=said.note)
            for most in range(min(_MOST_BARS, len(lost)), 0, -1)
        ]
        return Either(
            *(
                _text(said, said.foot[:count], table, 0.0 if count == 1 and table is None else _READABLE)
                for count in range(len(said.foot), 0, -1) or (0,)
                for table in (*tables, None)
            ),
            _text(said, (), None, 0.0),
        )


class _SaidWords(Paragraphs):
    """Paragraphs that ask for the room that they and some air need at the `least` share of plain type."""

    def __init__(self, lines: Sequence[str], least: float) -> None:
        super().__init__([(line, INK) for line in lines])
        self._least = least

    def height(self, brush: Brush, width: int) -> int:
        size = max(LEAST_TYPE, round(brush.theme.type_px(TypeStyle.BODY) * self._least))
        return self.height_in(brush, width, size) + size // 2


def _text(said: PuzzleText, foot: Sequence[str], table: Part | None, least: float) -> Part:
    words: Part = _SaidWords(said.lines, least)
    marks = None
    if said.marks:
        words = Paragraphs([(line, INK) for line in said.lines], grow=0.0)
        marks = Drawn(lambda brush, box: draw_answers(brush, box, said.marks))
    lines = Stack(*(Words(line, TypeStyle.SMALL) for line in foot), gap=0.0) if foot else None
    title = Words(said.title, TypeStyle.HEADING, said.tone, valign="middle", most=1.0)
    return Stack(title, words, marks, table, lines, gap=0.5)


def _draw_line(brush: Brush, box: pygame.Rect) -> None:
    brush.surface.fill(PAPER_DEEP, (box.left, box.centery, box.width, brush.theme.hairline))


def _draw_sign(side: int, brush: Brush, box: pygame.Rect) -> None:
    shapes.blit(brush.surface, side_mark(side, min(box.height - brush.theme.px(4), brush.theme.px(18))), box.center)
