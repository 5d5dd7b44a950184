"""Puzzles to choose from: the one of the day, and all others by theme, game and difficulty."""

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import pygame

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES, Puzzle
from scopa_gui.coach.puzzles.puzzle_shelf import ALL, FAMILIES, PuzzleShelf, Today, shelf_of
from scopa_gui.coach.puzzles.timed_set import best_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.practice import Exercise
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.charts import RIGHT, WRONG, share_bar
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Figures, Title, section, subject
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.practice.answer_chart import draw_sets
from scopa_gui.ui.practice.cards_on_cloth import pictured_position
from scopa_gui.ui.practice.puzzles.difficulty_coins import coin, draw_coins
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_words, longest_words, streak_words
from scopa_gui.ui.words.dealt_words import game_words
from scopa_gui.ui.words.theme_words import theme_group, theme_line, theme_name
from scopa_gui.ui.words.translation import _, mark, ngettext

DAILY = "daily"
EVERY = "every"
TIMED = "timed"
_DAYS = 14
_MONTHS = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)


class PuzzlesScreen(ListPage):
    """Screen of the puzzles; the `shelf` with them is read again whenever the screen comes up."""

    entered = "button:start"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shelf: PuzzleShelf = shelf_of(context.archive.training, context.now())
        self.chosen = DAILY if self.shelf.today is not None else EVERY
        self._family = ALL
        self._difficulty = 0

    def open(self) -> None:
        """Read again which puzzles are solved."""
        self.shelf = shelf_of(self.context.archive.training, self.context.now())
        self.rebuild()

    @property
    def _theme(self) -> PracticeTheme | None:
        return None if self.chosen in (DAILY, EVERY, TIMED) else PracticeTheme(self.chosen)

    def heading(self) -> Part:
        ratings = self.shelf.ratings
        return Title(_("Puzzles"), "; ".join(filter(None, (level_words(ratings), longest_words(ratings)))))

    # The list

    def listing(self) -> Listing:
        shelf = self.shelf
        items = []
        if shelf.today is not None:
            line = _("the same for everybody") if not shelf.today.tried else _("not solved today")
            if shelf.today.streak:
                line = streak_words(shelf.today.streak)
            items.append(Item(DAILY, _("Today’s puzzle"), line, RIGHT if shelf.today.found else None))
        items.append(Item(EVERY, _("All puzzles"), self._solved_line(shelf.puzzles)))
        best = best_of(shelf.timed, self._family)
        line = _("Your best: {count}").format(count=best) if best else _("three minutes, for fun")
        items.append(Item(TIMED, _("Against the clock"), line))
        headed = set[str]()
        for theme, puzzles in shelf.by_theme().items():
            group = theme_group(theme)
            title = theme_name(theme)
            line = self._solved_line(puzzles)
            is_weak = shelf.ratings.lean_of(theme).is_weak
            if is_weak:
                line = _("weak; {count} of {all} solved")
                line = line.format(count=shelf.progress.count(puzzles), all=len(puzzles))
            heading = "" if group in headed else group
            items.append(Item(theme.value, title, line, WRONG if is_weak else None, heading=heading))
            headed.add(group)
        return Listing("themes", items, self.chosen, self.choose)

    def _solved_line(self, puzzles: Sequence[Puzzle]) -> str:
        record = self.shelf.progress
        missed = sum(puzzle.key in record.missed for puzzle in puzzles)
        words = _("{count} of {all} solved, {missed} missed") if missed else _("{count} of {all} solved")
        return words.format(count=record.count(puzzles), all=len(puzzles), missed=missed)

    # The choices and the buttons

    def _game_choice(self) -> Part:
        games = [(ALL, _("All"), "all")]
        for family, keys in FAMILIES.items():
            games.append((family, _(VARIANTS[keys[0]].title) if family != "scopone" else "Scopone", family))
        choose = partial(self._narrow, difficulty=self._difficulty)
        return Control(Segments("game", _("Game"), games, self._family, choose, share=0.2))

    def _narrow(self, family: str, difficulty: int) -> Answer:
        """Show the puzzles of another family of games, or of another difficulty."""
        self._family = family
        self._difficulty = difficulty
        return self.rebuild()

    def buttons(self) -> Sequence[Widget]:
        today = self.shelf.today if self.chosen == DAILY else None
        if today is not None:
            words = _("Look at it again") if today.tried else _("Solve it")
        elif self.chosen != DAILY and self._offered():
            words = _("Start")
        else:
            return (Button("all", _("Show all"), lambda: self._narrow(ALL, 0), ButtonKind.PRIMARY),)
        return (Button("start", words, self._start, ButtonKind.PRIMARY),)

    def _offered(self) -> list[Puzzle]:
        """Return the puzzles of the chosen row, game and difficulty; a timed set has all difficulties."""
        return self.shelf.of(self._theme, self._family, 0 if self.chosen == TIMED else self._difficulty)

    def wanted(self) -> list[Exercise]:
        """Return the exercises that the button would ask, in order."""
        if self.chosen == DAILY:
            return [] if self.shelf.today is None else [self.shelf.today.exercise]
        return self.shelf.exercises(self._offered())

    def _start(self) -> Answer:
        self.shelf = shelf_of(self.context.archive.training, self.context.now())
        wanted = self.wanted()
        if wanted and self.chosen == TIMED:
            return Push("timed_set", family=self._family)
        return Push("puzzle", exercises=wanted) if wanted else USED

    # The page

    def detail(self) -> Part:
        if self.chosen == DAILY and self.shelf.today is not None:
            return self._daily_page(self.shelf.today)
        if self.chosen != TIMED:
            return self._theme_page()
        line = _(
            "As many puzzles as you can in three minutes, easy ones first. Three mistakes and it’s over. It’s "
            "just for fun: your level does not change."
        )
        head = subject(_("Against the clock"), line)
        sets = [result for result in self.shelf.timed if result.family == self._family and result.found + result.missed]
        if not sets:
            nothing = self.nothing(_("No attempts yet."), ("", "7D", "CB", "AS", ""))
            return Stack(head, nothing, self._game_choice())
        counts = [(result.found, result.missed) for result in sets]
        return Stack(
            head,
            Figures(
                (best_of(sets, self._family), _("your best")),
                (sets[-1].found, _("last time")),
                (len(sets), ngettext("attempt", "attempts", len(sets))),
            ),
            section(_("Last attempts"), Drawn(lambda brush, box: draw_sets(brush, box, counts), 180), grow=0.0),
            Space(),
            self._game_choice(),
        )

    def _daily_page(self, today: Today) -> Part:
        coins = self.shelf.coins(today.puzzle)
        state = ""
        if today.tried:
            state = _("You solved it.") if today.found else _("You tried it; there’s a new one tomorrow.")
        ink = RIGHT if today.found else INK_SOFT
        date = _("{day} {month}").format(day=today.day.day, month=_(_MONTHS[today.day.month - 1]))
        days = []
        for day in (today.day - timedelta(days=ago) for ago in reversed(range(_DAYS))):
            day_ink = INK if day == today.day else INK_SOFT
            number = Words(str(day.day), TypeStyle.SMALL, day_ink, align="centre")
            days.append(Stack(Drawn(partial(_draw_coin, day in today.right), 42), number, gap=0.25))
        streak = Words(streak_words(today.streak), TypeStyle.LABEL, GOLD_DEEP, align="right", valign="middle")
        return Stack(
            subject(date, _("One puzzle a day, the same for everybody; they get harder towards Sunday.")),
            Row(
                Drawn(lambda brush, box: draw_coins(brush, box, coins), 40, width=112),
                Words(game_words(today.puzzle.rules), TypeStyle.BODY, INK, valign="middle"),
                Words(state, TypeStyle.LABEL, ink, align="right", valign="middle") if state else None,
                gap=2.0,
            ),
            pictured_position(self.context, today.puzzle.view()),
            section(_("The last two weeks"), Row(*days, gap=0.0), key=streak, grow=0.0),
        )

    def _theme_page(self) -> Part:
        chosen = self._theme
        title = _("All puzzles")
        line = _("Positions in which one move is clearly the best.")
        if chosen is not None:
            title = theme_name(chosen)
            line = " ".join(filter(None, (theme_line(chosen), lean_words(self.shelf.ratings.lean_of(chosen)))))
        coming = self.shelf.next_of(self._offered())
        if coming is None:
            words = _("There are no puzzles on this theme for this game and difficulty.")
            middle = self.nothing(words, ("", "", ""))
        else:
            middle = Row(
                pictured_position(self.context, coming.view(), share=0.4),
                Stack(Space(), *map(self._solved, DIFFICULTIES), Space(), gap=0.0, share=0.6),
                gap=3.0,
                grow=1.0,
            )
        levels = [(0, _("All"), "all"), *((level, str(level), str(level)) for level in DIFFICULTIES)]
        label = _("Difficulty")
        choose = partial(self._narrow, self._family)
        difficulty = Segments("difficulty", label, levels, self._difficulty, choose, share=0.2)
        choices = Stack(self._game_choice(), Control(difficulty), gap=1.5)
        return Stack(subject(title, line), middle, choices, gap=1.5)

    def _solved(self, difficulty: int) -> Part:
        """Return a row for a difficulty: coins, a bar, the number solved and the number of all."""
        puzzles = self.shelf.of(self._theme, self._family, difficulty)
        solved = self.shelf.progress.count(puzzles)
        words = _("{count} of {all}").format(count=solved, all=len(puzzles)) if puzzles else _("none")
        ink = INK_SOFT if not puzzles or self._difficulty not in (0, difficulty) else INK
        return Row(
            Drawn(lambda brush, box: draw_coins(brush, box, difficulty), 56, width=114),
            Drawn(share_bar(solved / max(1, len(puzzles)))),
            Words(words, TypeStyle.LABEL, ink, align="right", valign="middle", most=1.0, width=110),
            gap=3.0,
        )


def _draw_coin(found: bool, brush: Brush, box: pygame.Rect) -> None:
    picture = coin(min(round(box.width * 0.8), box.height), filled=found)
    shapes.blit(brush.surface, picture, box.center)
