"""Table with a puzzle, and the paper next to it: what each side has so far, and the text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Drawn, Either, Line, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LEAST_TYPE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import VerdictTable, bar_lines
from scopa_gui.ui.pictures.signs import draw_side_mark
from scopa_gui.ui.practice.answer_chart import draw_answers
from scopa_gui.ui.practice.paper_session import PaperSession
from scopa_gui.ui.practice.puzzles.difficulty_coins import draw_coins
from scopa_gui.ui.table.aids.position_aids import PositionAids
from scopa_gui.ui.table.companions.side_paper import RIGHT
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.dealt_words import game_words
from scopa_gui.ui.words.translation import _
from scopa_gui.ui.words.verdicts import lost_parts

OTHERS = ("maestro", "rosa", "don_ciro", "gennaro", "carmela")
"""Levels of the others at the table of a puzzle: their names are short."""
_NONE = "\N{EN DASH}"
_COLUMNS = 168
"""Width in units of the columns of all sides, at most."""
_MOST_BARS = 5
_READABLE = 0.7
"""Smallest type of the text above bars or several small lines, as a share of plain type."""


@dataclass(frozen=True, slots=True)
class PuzzleText:
    """Text of the paper: a title in the colour `tone`, lines, and bars for `split`, the points lost by category.

    `note` is the title of the bars, which show integers if `whole`. Small lines (`foot`) are above the buttons; `marks`
    has one for each answer so far.
    """

    title: str
    tone: Colour = INK
    lines: tuple[str, ...] = ()
    note: str = ""
    split: Mapping[str, float] = field(default_factory=dict)
    whole: bool = False
    foot: tuple[str, ...] = ()
    marks: tuple[bool, ...] = ()


def puzzle_head(view: PlayerView, kicker: str, theme_line: str, difficulty: int) -> Part:
    """Return the puzzle's number, its theme or its game, and what each side has of what counts."""
    sides = view.rules.sides
    stakes: list[tuple[str, Sequence[object]]] = [
        (category_name(Category.CARTE), [pile.bit_count() for pile in view.piles]),
        (category_name(Category.DENARI), [(pile & SUIT_SETS[0]).bit_count() for pile in view.piles]),
        (category_name(Category.SETTEBELLO), [pile >> SETTEBELLO & 1 or _NONE for pile in view.piles]),
        (_("Sevens"), [(pile & RANK_SETS[7]).bit_count() for pile in view.piles]),
        (category_name(Category.SCOPE), view.scope),
    ]
    column = min(46.0, _COLUMNS / sides)

    def number(words: str) -> Part:
        ink = INK_SOFT if words == _NONE else INK
        return Words(words, TypeStyle.SMALL, ink, align="centre", valign="middle", width=column)

    coins = Drawn(lambda brush, box: draw_coins(brush, box, difficulty, align="right"), 24, width=114)
    signs = (Drawn(partial(draw_side_mark, side), width=column) for side in range(sides))
    return Stack(
        Row(Words(kicker, TypeStyle.SMALL, GOLD_DEEP, valign="middle", most=1.0), coins if difficulty else None),
        Words(
            theme_line or game_words(view.rules),
            TypeStyle.NOTE,
            RIGHT if theme_line else INK_SOFT,
            valign="middle",
            most=1.0,
        ),
        _line(),
        Row(Words("", TypeStyle.NOTE), *signs, gap=0.0),
        *(
            Row(Words(name, TypeStyle.NOTE, INK, valign="middle", most=1.0), *map(number, map(str, values)), gap=0.0)
            for name, values in stakes
        ),
        _line(),
        gap=0.0,
    )


def _line() -> Part:
    return Stack(Space(0.75), Line(), Space(0.75), gap=0.0)


def puzzle_body(said: PuzzleText) -> Part:
    """Return the text, with as many small lines and then as many bars as leave it readable.

    A single small line is always shown.
    """
    lost = lost_parts(said.split)
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
    """Paragraphs that ask for the height they need at the share `least` of plain type, and some air."""

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


class PuzzlePaper(PaperSession):
    """A subclass gives the `position`, the paper (`paper_head` with `headed`, `said`) and its buttons."""

    others = OTHERS

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.screen.companions.append(PositionAids(self.screen))

    @property
    def counted_view(self) -> PlayerView:
        """The view whose piles the paper counts."""
        return self.position

    def show_question(self) -> None:
        """Show the next position, with the names of its players."""
        self.seat()
        self.screen.show_view(self.position)
        self.screen.lay_again()
        self.screen.redraw()
        self.screen.settle()

    def headed(self, kicker: str, theme: str = "", difficulty: int = 0) -> Part:
        """Return the upper part of the paper.

        `kicker` says which puzzle it is; `theme` is "" while it must not be known; `difficulty` is 0 for none.
        """
        return puzzle_head(self.counted_view, kicker, theme, difficulty)

    def said(self) -> PuzzleText:
        """Return the text of the lower part of the paper."""
        raise NotImplementedError

    def open(self) -> None:
        self.screen.status_line.follow(self.position.history)
        self.screen.settle()

    def paper_body(self) -> Part:
        return puzzle_body(self.said())
