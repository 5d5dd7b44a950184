"""The report of a reviewed match: what my moves lost in each smazzata, how good they were, luck and play, and which
themes cost the most.

On the left the whole match and the themes, the most costly first; what is chosen is on the right, and can be practised
from here.
"""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.review.match_report import CostlyMove
from scopa_gui.engine.record import Record
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Paragraphs, Space, Stack
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable, bar_lines, points_words
from scopa_gui.ui.review.comparison_colours import draw_key
from scopa_gui.ui.review.grade_chart import draw_grades
from scopa_gui.ui.review.loss_columns import draw_losses
from scopa_gui.ui.review.move_timeline import legend
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_texts import luck_lines, luck_rows, luck_words
from scopa_gui.ui.words.table_talk import move_words
from scopa_gui.ui.words.theme_words import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

WHOLE = "whole"


class MatchReportScreen(ListAndDetail):
    """`poll` takes what was judged meanwhile and says whether there was any; `go` shows a move in the review below, and
    `judge` has the judge go on there where it was stopped.
    """

    share = 0.3
    list_name = "list:themes"
    entered = "button:practise"
    below = (("button:back", 180), ("button:deal", 190), ("button:practise", 330), ("button:look", 260))

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
        self._chosen = WHOLE
        self._waits = False
        self._shelf = shelf_of(context.archive.training, context.now())
        self.report = cursor.report()

    def rules_page(self) -> Push:
        return Push("rules", rules=self._cursor.rules)

    def open(self) -> None:
        """Read again what has been practised."""
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
        """The theme that is chosen; None for the whole match."""
        return next((theme for theme in self.report.themes if theme.value == self._chosen), None)

    # Controls

    def build(self) -> list[Widget]:
        report = self.report
        items = [Item(WHOLE, _("The whole match"), _points(sum(report.lost)))]
        items += [
            Item(
                theme.value,
                theme_name(theme, self.context.settings.deck),
                f"{_moves(slips)}, {_points(sum(slip.verdict.lost for slip in slips))}",
                legend(max(slip.verdict.grade for slip in slips)),
            )
            for theme, slips in report.themes.items()
        ]
        widgets: list[Widget] = [Listing("themes", items, self._chosen if self._theme else WHOLE, self._choose)]
        if report.themes:
            if self._theme is not None:
                widgets.append(Button("look", _("Show the worst move"), self._look))
            practise = Button(
                "practise",
                _("Practise: {theme}").format(theme=theme_name(self._practised, self.context.settings.deck)),
                self._practise,
            )
            practise.enabled = bool(self._shelf.of(self._practised))
            widgets.append(practise)
        elif not report.judged:
            widgets.append(Button("look", _("Show my moves"), self._look_at_mine, ButtonKind.PRIMARY))
        return [*widgets, Button("deal", _("The deal"), self._deal), Button("back", _("Back"), Pop)]

    @property
    def _practised(self) -> PracticeTheme:
        """The theme that the button is about: the one that is chosen, or the most costly."""
        return self._theme or next(iter(self.report.themes))

    def heading(self) -> str:
        return _("The match at a glance")

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Key) and intent.name == "r" and not (intent.alt or intent.command):
            return Pop()
        return super().handle(intent)

    def _practise(self) -> Answer:
        """Puzzles on the theme, from games dealt like this one where there are any."""
        there = self._shelf.of(self._practised)
        alike = [puzzle for puzzle in there if puzzle.rules.deal == self._cursor.rules.deal]
        return Push("puzzle", exercises=self._shelf.exercises(alike or there))

    def _deal(self) -> Answer:
        """Its deal, to be played again."""
        moments = [moment for smazzata in self._cursor.smazzate for moment in smazzata.moments]
        first = moments[0]
        record = Record(first.match.rules, first.match.seed, tuple(moment.move for moment in moments))
        return Push("deal", record=record, seats=first.seats)

    def _look(self) -> Answer:
        """Back in the review, before the move on this theme that lost most."""
        worst = self.report.themes[self._practised][0]
        self._go(worst.index, worst.moment.place)
        return Pop()

    def _look_at_mine(self) -> Answer:
        """Back in the review, before my first move, with the judge at work."""
        smazzate = self._cursor.smazzate
        mine = ((index, moment.place) for index, one in enumerate(smazzate) for moment in one.moments if moment.is_mine)
        self._judge()
        self._go(*next(mine, (0, 0)))
        return Pop()

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        if not self.report.judged:
            self.draw_nothing(surface, _("No moves reviewed yet."), ("", "7C", ""))
        elif self._theme is None:
            self._draw_whole(surface, self.inner)
        else:
            self._draw_theme(surface, self.inner, self._theme)

    def _draw_whole(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        theme = self.theme
        report = self.report
        brush = self.brush(surface)
        lost = sum(report.lost)
        figures = pygame.Rect(box.left, box.top, box.width, theme.px(88))
        self.draw_figures(
            surface,
            figures,
            [
                (decimal(lost), _("points lost")),
                (decimal(lost / len(report.lost)), _("per round"))
                if len(report.lost) > 1
                else (decimal(lost / report.judged, 2), _("per move")),
                (_("{share}%").format(share=round(100 * report.best)), _("best moves")),
                (str(report.mistakes), ngettext("mistake or worse", "mistakes or worse", report.mistakes)),
            ],
        )
        top = figures.bottom + theme.space(1)
        if report.judged < report.turns:
            line = pygame.Rect(box.left, top, box.width, theme.px(30))
            words = _("So far: {done} of your {all} moves reviewed").format(done=report.judged, all=report.turns)
            brush.write(line, words, TypeStyle.NOTE, INK_SOFT, align="centre")
            top = line.bottom
        grades = pygame.Rect(box.left, top, box.width, theme.px(84))
        draw_grades(brush, grades, report.grades)
        low = pygame.Rect(
            box.left, grades.bottom + theme.space(2), box.width, box.bottom - grades.bottom - theme.space(2)
        )
        surface.fill(PAPER_DEEP, (low.left, low.top - theme.space(1), low.width, theme.hairline))
        part = box.width * 40 // 100
        self._draw_lost(surface, pygame.Rect(low.left, low.top, part, low.height))
        self._draw_luck(
            surface,
            pygame.Rect(low.left + part + theme.space(3), low.top, low.width - part - theme.space(3), low.height),
        )

    def _draw_lost(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Two columns for each smazzata, as high as what my moves and those of an opponent lost in it."""
        report = self.report
        top = self.draw_label(surface, box, _("Points lost per round"))
        number = round(self.theme.type_px(TypeStyle.SMALL) * 1.3)
        draw_key(self.brush(surface), pygame.Rect(box.left, top, box.width, number))
        chart = pygame.Rect(box.left, top + number, box.width, box.bottom - top - number)
        numbers = [smazzata.number for smazzata in self._cursor.smazzate]
        draw_losses(self.brush(surface), chart, list(zip(report.lost, report.theirs, strict=True)), numbers)

    def _draw_luck(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The result of the match taken apart."""
        brush = self.brush(surface)
        split = self.report.split
        top = self.draw_label(surface, box, _("Luck and skill"))
        if split is None:
            words = pygame.Rect(box.left, top, box.width, box.bottom - top)
            draw_paragraphs(brush, words, [(_("Luck and skill are shown once all moves have been reviewed."), INK)])
            return
        result = VerdictLine(_("Result"), points_words(split.result), is_sum=True)
        bars = VerdictTable([*bar_lines(luck_rows(split, self._cursor.rules)), result])
        lines = [(line, INK) for line in (luck_words(split), *luck_lines(self._cursor.rules))]
        room = pygame.Rect(box.left, top, box.width, box.bottom - top)
        column = Stack(Paragraphs(lines, grow=0.0), bars, Space())
        column.lay(brush, room)
        column.draw(brush)

    def _draw_theme(self, surface: pygame.Surface, box: pygame.Rect, about: PracticeTheme) -> None:
        """A theme: what it is about, and the moves that lost something on it, the worst first."""
        theme = self.theme
        deck = self.context.settings.deck
        slips = self.report.themes[about]
        top = self.draw_subject(surface, box, theme_name(about, deck), theme_line(about, deck))
        top = self.draw_label(surface, pygame.Rect(box.left, top, box.width, box.height), _("Your moves"))
        high = round(max(theme.px(46), theme.type_px(TypeStyle.NOTE) * 2.0))
        for place, slip in enumerate(slips[: max(1, (box.bottom - top) // high)]):
            self._draw_slip(surface, pygame.Rect(box.left, top + place * high, box.width, high), slip)

    def _draw_slip(self, surface: pygame.Surface, row: pygame.Rect, slip: CostlyMove) -> None:
        """A move in a row: the colour of its grade, where, what, and the points that it lost."""
        theme = self.theme
        brush = self.brush(surface)
        surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
        radius = max(5, theme.px(8))
        pygame.draw.aacircle(surface, legend(slip.verdict.grade), (row.left + radius + 1, row.centery), radius)
        where = pygame.Rect(row.left + 3 * radius, row.top, row.width * 28 // 100, row.height)
        words = _("Round {number}, card {card}").format(
            number=self._cursor.smazzate[slip.index].number, card=slip.moment.place + 1
        )
        brush.write(where, words, TypeStyle.NOTE, INK_SOFT)
        lost = pygame.Rect(row.right - row.width * 10 // 100, row.top, row.width * 10 // 100, row.height)
        brush.write(lost, decimal(-slip.verdict.lost, signed=True), TypeStyle.NOTE, INK, align="right")
        what = pygame.Rect(where.right + theme.space(1), row.top, lost.left - where.right - theme.space(2), row.height)
        brush.write(what, move_words(slip.moment.move, self.context.settings.deck), TypeStyle.NOTE, INK)


def _moves(slips: Sequence[CostlyMove]) -> str:
    return ngettext("{count} move", "{count} moves", len(slips)).format(count=len(slips))


def _points(lost: float) -> str:
    return _("{points} points").format(points=decimal(-lost, signed=True))
