"""The report of a reviewed match: points lost in each smazzata, grades of my moves, luck and skill, costly themes.

The list on the left has the whole match and the themes, the most costly first; the right shows the chosen one, which
can be practised from here.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.engine.record import Record
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import columns
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.layout import Drawn, Line, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Figures, TextTable, section, subject
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import WHOLE_MATCH
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable, bar_lines, points_words
from scopa_gui.ui.pictures.grade_colours import grade_colour
from scopa_gui.ui.review.report_charts import compared, draw_key, moves_by_grade
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_texts import luck_lines, luck_rows, luck_words
from scopa_gui.ui.words.table_talk import move_words
from scopa_gui.ui.words.theme_words import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

WHOLE = "whole"


class MatchReportScreen(ListPage):
    """The report of the review that is open below it.

    `poll` takes in new verdicts and returns whether there were any, `go` shows a move in the review, and `judge`
    resumes judging there.
    """

    share = 0.3
    entered = "button:practise"

    def __init__(
        self,
        context: Context,
        cursor: ReviewCursor,
        poll: Callable[[], bool],
        go: Callable[[int, int], object],
        judge: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(context)
        self._cursor = cursor
        self._poll = poll
        self._go = go
        self._judge = judge
        self.chosen = WHOLE
        self._waits = False
        self._shelf = shelf_of(context.archive.training, context.now())
        self.report = cursor.report()

    def rules_page(self) -> Push:
        return Push("rules", rules=self._cursor.rules)

    def open(self) -> None:
        """Read the puzzles again, as some may have been practised."""
        self._shelf = shelf_of(self.context.archive.training, self.context.now())
        self.rebuild()

    def update(self, dt: float) -> Answer:
        self._waits = self._poll() or self._waits
        if self._waits and not self.group.is_held:
            self._waits = False
            self.report = self._cursor.report()
            self.rebuild()
        return None

    @property
    def _theme(self) -> PracticeTheme | None:
        """The chosen theme; None for the whole match."""
        return next((theme for theme in self.report.themes if theme.value == self.chosen), None)

    def heading(self) -> str:
        return _("The match at a glance")

    def listing(self) -> Listing:
        items = [Item(WHOLE, _("The whole match"), _points(sum(self.report.lost)))]
        for theme, slips in self.report.themes.items():
            moves = ngettext("{count} move", "{count} moves", len(slips)).format(count=len(slips))
            words = f"{moves}, {_points(sum(slip.verdict.lost for slip in slips))}"
            colour = grade_colour(max(slip.verdict.grade for slip in slips))
            items.append(Item(theme.value, theme_name(theme), words, colour))
        return Listing("themes", items, self.chosen if self._theme else WHOLE, self.choose)

    def buttons(self) -> Sequence[Widget]:
        deal = Button("deal", _("The deal"), self._deal)
        if self.report.themes:
            theme = theme_name(self._practised)
            practise = Button("practise", _("Practise: {theme}").format(theme=theme), self._practise)
            practise.enabled = bool(self._shelf.of(self._practised))
            look = Button("look", _("Show the worst move"), self._look)
            return (practise, deal) if self._theme is None else (look, practise, deal)
        if self.report.judged:
            return (deal,)
        return Button("look", _("Show my moves"), self._look_at_mine, ButtonKind.PRIMARY), deal

    @property
    def _practised(self) -> PracticeTheme:
        """The theme of the buttons: the chosen one, else the most costly."""
        return self._theme or next(iter(self.report.themes))

    def handle(self, intent: Intent) -> Answer:
        return Pop() if WHOLE_MATCH.is_pressed(intent) else super().handle(intent)

    def _practise(self) -> Answer:
        """Open puzzles on the theme, from games dealt like this one if there are any."""
        there = self._shelf.of(self._practised)
        alike = [puzzle for puzzle in there if puzzle.rules.deal == self._cursor.rules.deal]
        return Push("puzzle", exercises=self._shelf.exercises(alike or there))

    def _deal(self) -> Answer:
        """Open the deal of the match."""
        moments = [moment for smazzata in self._cursor.smazzate for moment in smazzata.moments]
        first = moments[0]
        record = Record(first.match.rules, first.match.seed, tuple(moment.move for moment in moments))
        return Push("deal", record=record, seats=first.seats)

    def _look(self) -> Answer:
        """Go back to the review, before the move of this theme that lost most."""
        worst = self.report.themes[self._practised][0]
        self._go(worst.index, worst.moment.place)
        return Pop()

    def _look_at_mine(self) -> Answer:
        """Go back to the review, before my first move, and resume judging."""
        smazzate = self._cursor.smazzate
        mine = ((index, moment.place) for index, one in enumerate(smazzate) for moment in one.moments if moment.is_mine)
        self._judge()
        self._go(*next(mine, (0, 0)))
        return Pop()

    def detail(self) -> Part:
        if not self.report.judged:
            return self.nothing(_("No moves reviewed yet."), ("", "7C", ""))
        theme = self._theme
        if theme is None:
            return self._whole()

        def draw_dot(colour: Colour, brush: Brush, box: pygame.Rect) -> None:
            radius = max(5, brush.theme.px(8))
            pygame.draw.aacircle(brush.surface, colour, (box.left + radius, box.centery), radius)

        lines = []
        for slip in self.report.themes[theme]:
            number = self._cursor.smazzate[slip.index].number
            place = _("Round {number}, card {card}").format(number=number, card=slip.moment.place + 1)
            dot = partial(draw_dot, grade_colour(slip.verdict.grade))
            lost = decimal(-slip.verdict.lost, signed=True)
            lines.append((dot, place, move_words(slip.moment.move), lost))
        moves = TextTable(lines, (0.04, 0.28, 0.56, 0.12), height=46.0, inks=(INK, INK_SOFT, INK, INK))
        return Stack(subject(theme_name(theme), theme_line(theme)), section(_("Your moves"), moves))

    def _whole(self) -> Part:
        """Return the figures of the match, the points lost in each smazzata, and luck and skill."""
        report = self.report
        lost = sum(report.lost)
        rounds = len(report.lost)
        figures = Figures(
            (decimal(lost), _("points lost")),
            (decimal(lost / rounds), _("per round"))
            if rounds > 1
            else (decimal(lost / report.judged, 2), _("per move")),
            (_("{share}%").format(share=round(100 * report.best)), _("best moves")),
            (report.mistakes, ngettext("mistake or worse", "mistakes or worse", report.mistakes)),
        )
        words = _("So far: {done} of your {all} moves reviewed").format(done=report.judged, all=report.turns)
        so_far = Words(words, TypeStyle.NOTE, align="centre") if report.judged < report.turns else None
        by_round = zip(self._cursor.smazzate, report.lost, report.theirs, strict=True)
        groups = [(str(smazzata.number), compared(mine, theirs)) for smazzata, mine, theirs in by_round]
        chart = Drawn(columns(groups, most=1.0, number=decimal))
        losses = section(_("Points lost per round"), Drawn(draw_key, 26), chart, share=0.4)
        words = _("Luck and skill are shown once all moves have been reviewed.")
        split_up: Part = Paragraphs([(words, INK)])
        if report.split is not None:
            rules = self._cursor.rules
            lines = [(line, INK) for line in (luck_words(report.split), *luck_lines(rules))]
            result = VerdictLine(_("Result"), points_words(report.split.result), is_sum=True)
            bars = VerdictTable([*bar_lines(luck_rows(report.split, rules)), result])
            split_up = Stack(Paragraphs(lines, grow=0.0), bars, Space(), grow=1.0)
        below = Row(losses, section(_("Luck and skill"), split_up, share=0.6), gap=3.0, grow=1.0)
        return Stack(figures, so_far, moves_by_grade(report.grades), Line(), below)


def _points(lost: float) -> str:
    return _("{points} points").format(points=decimal(-lost, signed=True))
