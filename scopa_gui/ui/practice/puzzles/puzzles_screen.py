"""Puzzles to choose from: the one of the day, and all of them by theme, game and difficulty, with what is solved."""

from dataclasses import replace
from datetime import date, timedelta

import pygame

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES
from scopa_gui.coach.puzzles.puzzle_shelf import ALL, FAMILIES, PuzzleShelf, shelf_of
from scopa_gui.coach.puzzles.timed_set import best_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.practice import Exercise
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER_DEEP, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.practice.answer_chart import WRONG, draw_sets
from scopa_gui.ui.practice.puzzles.difficulty_coins import coin, draw_coins
from scopa_gui.ui.practice.puzzles.position_thumbnail import draw_position
from scopa_gui.ui.practice.puzzles.puzzle_texts import game_words
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_words, longest_words
from scopa_gui.ui.words.theme_words import theme_group, theme_line, theme_name
from scopa_gui.ui.words.translation import _, ngettext

DAILY = "daily"
EVERY = "every"
TIMED = "timed"
_DAYS = 14
_POSITION = 0.4
"""Of the width, the puzzle that comes first, beside how many of each difficulty are solved."""
_DONE: Colour = (72, 132, 84)
_MARK: Colour = (52, 138, 84)


class PuzzlesScreen(ListAndDetail):
    """`shelf` is what there is; it is looked at again whenever the screen comes up."""

    list_name = "list:themes"
    entered = "button:start"
    below = (("button:start", 300), ("button:all", 300), ("button:back", 200))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shelf: PuzzleShelf = shelf_of(context.archive.training, context.now())
        self._chosen = DAILY if self.shelf.today is not None else EVERY
        self._family = ALL
        self._difficulty = 0

    def open(self) -> None:
        """Puzzles may have been solved since."""
        self.shelf = shelf_of(self.context.archive.training, self.context.now())
        self.rebuild()

    # Controls

    @property
    def _theme(self) -> PracticeTheme | None:
        return None if self._chosen in (DAILY, EVERY, TIMED) else PracticeTheme(self._chosen)

    def build(self) -> list[Widget]:
        widgets: list[Widget] = [Listing("themes", self._items(), self._chosen, self._choose)]
        if self._chosen != DAILY:
            games = [
                (ALL, _("All"), "all"),
                *(
                    (family, _(VARIANTS[keys[0]].title) if family != "scopone" else "Scopone", family)
                    for family, keys in FAMILIES.items()
                ),
            ]
            widgets.append(Segments("game", _("Game"), games, self._family, self._choose_family, share=0.2))
        if self._chosen not in (DAILY, TIMED):
            levels = [(0, _("All"), "all"), *((level, str(level), str(level)) for level in DIFFICULTIES)]
            widgets.append(
                Segments("difficulty", _("Difficulty"), levels, self._difficulty, self._choose_difficulty, share=0.2)
            )
        if self._wanted():
            start = Button("start", self._start_words(), self._start, ButtonKind.PRIMARY)
        else:
            start = Button("all", _("Show all"), self._show_all, ButtonKind.PRIMARY)
        return [*widgets, start, Button("back", _("Back"), Pop)]

    def _items(self) -> list[Item]:
        shelf = self.shelf
        found = []
        if shelf.today is not None:
            found.append(Item(DAILY, _("Today’s puzzle"), self._today_line(), _MARK if shelf.today.found else None))
        found.append(Item(EVERY, _("All puzzles"), self._solved_line(None)))
        found.append(Item(TIMED, _("Against the clock"), self._best_line()))
        headed = set[str]()
        for theme in shelf.themes():
            group = theme_group(theme)
            found.append(replace(self._theme_item(theme), heading="" if group in headed else group))
            headed.add(group)
        return found

    def _theme_item(self, theme: PracticeTheme) -> Item:
        """A theme's row, with a mark where it is weak."""
        title = theme_name(theme, self.context.settings.deck)
        puzzles = self.shelf.of(theme)
        if not self.shelf.ratings.lean_of(theme).is_weak:
            return Item(theme.value, title, self._solved_line(theme))
        line = _("weak; {count} of {all} solved").format(count=self.shelf.progress.count(puzzles), all=len(puzzles))
        return Item(theme.value, title, line, WRONG)

    def _best_line(self) -> str:
        best = best_of(self.shelf.timed, self._family)
        return _("Your best: {count}").format(count=best) if best else _("three minutes, for fun")

    def _today_line(self) -> str:
        today = self.shelf.today
        assert today is not None
        if today.streak:
            return ngettext("{count} day in a row", "{count} days in a row", today.streak).format(count=today.streak)
        return _("the same for everybody") if not today.tried else _("not solved today")

    def _solved_line(self, theme: PracticeTheme | None) -> str:
        puzzles = self.shelf.of(theme)
        record = self.shelf.progress
        missed = sum(puzzle.key in record.missed for puzzle in puzzles)
        words = _("{count} of {all} solved, {missed} missed") if missed else _("{count} of {all} solved")
        return words.format(count=record.count(puzzles), all=len(puzzles), missed=missed)

    def arrange(self) -> None:
        super().arrange()
        theme = self.theme
        inner = self.inner
        low = inner.bottom
        for name in ("choice:difficulty", "choice:game"):
            if name in {widget.name for widget in self.group.widgets}:
                self.group.widget(name).place(
                    pygame.Rect(inner.left, low - theme.control, inner.width, theme.control), theme
                )
                low -= theme.control + theme.space(1.5)

    def heading(self) -> str:
        return _("Puzzles")

    def _choose_family(self, family: str) -> Answer:
        self._family = family
        self.rebuild()
        return USED

    def _choose_difficulty(self, difficulty: int) -> Answer:
        self._difficulty = difficulty
        self.rebuild()
        return USED

    def _show_all(self) -> Answer:
        """Every game, every difficulty."""
        self._family = ALL
        self._difficulty = 0
        self.rebuild()
        return USED

    def _wanted(self) -> list[Exercise]:
        """Return what the button would ask, in order."""
        shelf = self.shelf
        if self._chosen == DAILY:
            return [] if shelf.today is None else [shelf.today.exercise]
        if self._chosen == TIMED:
            return shelf.exercises(shelf.of(None, self._family))
        return shelf.exercises(shelf.of(self._theme, self._family, self._difficulty))

    def _start_words(self) -> str:
        today = self.shelf.today
        if self._chosen == DAILY and today is not None and today.tried:
            return _("Look at it again")
        return _("Solve it") if self._chosen == DAILY else _("Start")

    def _start(self) -> Answer:
        self.shelf = shelf_of(self.context.archive.training, self.context.now())
        wanted = self._wanted()
        if wanted and self._chosen == TIMED:
            return Push("timed_set", family=self._family)
        return Push("puzzle", exercises=wanted) if wanted else USED

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        brush = self.brush(surface)
        inner = self.inner
        self._draw_level(brush)
        if self._chosen == DAILY:
            self._draw_today(brush, inner)
        elif self._chosen == TIMED:
            self._draw_timed(surface, inner)
        else:
            self._draw_theme(brush, inner)

    def _draw_level(self, brush: Brush) -> None:
        """The player's level above the right sheet."""
        theme = self.theme
        ratings = self.shelf.ratings
        sheet = self.sheets[1]
        box = pygame.Rect(sheet.left, theme.px(28), sheet.width, theme.px(40))
        words = "; ".join(filter(None, (level_words(ratings), longest_words(ratings))))
        brush.write(box, words, TypeStyle.LABEL, (246, 238, 218), align="right", shadow=(8, 26, 18))

    def _draw_head(self, brush: Brush, inner: pygame.Rect, title: str, line: str) -> int:
        """A title and a sentence below it; where they end."""
        theme = self.theme
        text = brush.text
        head = pygame.Rect(inner.left, inner.top, inner.width, theme.px(54))
        brush.write(head, title, TypeStyle.TITLE, WINE)
        below = pygame.Rect(inner.left, head.bottom, inner.width, round(text.height(TypeStyle.QUOTE, theme) * 2.1))
        brush.write(below, line, TypeStyle.QUOTE, INK_SOFT, valign="top")
        return below.bottom + theme.space(1)

    def _draw_today(self, brush: Brush, inner: pygame.Rect) -> None:
        theme = self.theme
        today = self.shelf.today
        assert today is not None
        lines = _("One puzzle a day, the same for everybody; they get harder towards Sunday.")
        top = self._draw_head(brush, inner, self._date(today.day), lines)
        row = pygame.Rect(inner.left, top, inner.width, theme.px(40))
        coins = draw_coins(brush, row, self.shelf.coins(today.puzzle))
        state = (
            _("You solved it.")
            if today.found
            else _("You tried it; there’s a new one tomorrow.")
            if today.tried
            else ""
        )
        half = (row.right - coins.right - theme.space(2)) // 2
        game = pygame.Rect(
            coins.right + theme.space(2), row.top, half - theme.space(2) if state else 2 * half, row.height
        )
        brush.write(game, game_words(today.puzzle.rules), TypeStyle.BODY, INK)
        state_box = pygame.Rect(row.right - half, row.top, half, row.height)
        brush.write(state_box, state, TypeStyle.LABEL, _DONE if today.found else INK_SOFT, align="right")
        strip = pygame.Rect(inner.left, inner.bottom - theme.px(122), inner.width, theme.px(122))
        felt = pygame.Rect(
            inner.left, row.bottom + theme.space(1), inner.width, strip.top - row.bottom - theme.space(2.5)
        )
        draw_position(brush, self.context, felt, today.puzzle.view())
        self._draw_days(brush, strip)

    def _date(self, day: date) -> str:
        months = (
            _("January"),
            _("February"),
            _("March"),
            _("April"),
            _("May"),
            _("June"),
            _("July"),
            _("August"),
            _("September"),
            _("October"),
            _("November"),
            _("December"),
        )
        return _("{day} {month}").format(day=day.day, month=months[day.month - 1])

    def _draw_days(self, brush: Brush, box: pygame.Rect) -> None:
        """A coin for each of the last days, of gold where the puzzle was found."""
        theme = self.theme
        today = self.shelf.today
        assert today is not None
        head = pygame.Rect(box.left, box.top, box.width, theme.px(34))
        brush.write(head, _("The last two weeks"), TypeStyle.LABEL, INK)
        count = ngettext("{count} day in a row", "{count} days in a row", today.streak).format(count=today.streak)
        brush.write(head, count, TypeStyle.LABEL, GOLD_DEEP, align="right")
        step = box.width / _DAYS
        size = min(round(step * 0.8), theme.px(42))
        for number in range(_DAYS):
            day = today.day - timedelta(days=_DAYS - 1 - number)
            middle = round(box.left + (number + 0.5) * step)
            picture = coin(size, filled=day in today.right)
            spot = picture.get_rect(center=(middle, head.bottom + theme.px(10) + size // 2))
            brush.surface.blit(picture, spot)
            label = pygame.Rect(0, spot.bottom + theme.px(2), round(step), theme.px(26))
            label.centerx = middle
            brush.write(label, str(day.day), TypeStyle.SMALL, INK if day == today.day else INK_SOFT, align="centre")

    def _draw_timed(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Draw what a timed set is, and how the last ones went."""
        line = _(
            "As many puzzles as you can in three minutes, easy ones first. Three mistakes and it’s over. It’s "
            "just for fun: your level does not change."
        )
        top = self._draw_head(self.brush(surface), inner, _("Against the clock"), line)
        sets = [result for result in self.shelf.timed if result.family == self._family and result.found + result.missed]
        if not sets:
            rest = pygame.Rect(inner.left, top, inner.width, self._free(inner) - top)
            words = _("No attempts yet.")
            draw_awaited(self.brush(surface), self.context.cards(), rest, words, ("", "7D", "CB", "AS", ""))
            return
        figures = [
            (str(best_of(sets, self._family)), _("your best")),
            (str(sets[-1].found), _("last time")),
            (str(len(sets)), ngettext("attempt", "attempts", len(sets))),
        ]
        theme = self.theme
        box = pygame.Rect(inner.left, top, inner.width, theme.px(88))
        self.draw_figures(surface, box, figures)
        low = self._free(inner)
        chart = pygame.Rect(inner.left, box.bottom + theme.space(2), inner.width, 0)
        chart.top = self.draw_label(surface, chart, _("Last attempts"))
        chart.height = min(theme.px(180), low - chart.top)
        draw_sets(self.brush(surface), chart, [(result.found, result.missed) for result in sets])

    def _draw_theme(self, brush: Brush, inner: pygame.Rect) -> None:
        chosen = self._theme
        deck = self.context.settings.deck
        title = _("All puzzles") if chosen is None else theme_name(chosen, deck)
        line = (
            _("Positions in which one move is clearly the best.")
            if chosen is None
            else " ".join(filter(None, (theme_line(chosen, deck), lean_words(self.shelf.ratings.lean_of(chosen)))))
        )
        top = self._draw_head(brush, inner, title, line)
        low = self._free(inner)
        coming = self.shelf.next_of(self.shelf.of(chosen, self._family, self._difficulty))
        if coming is None:
            rest = pygame.Rect(inner.left, top, inner.width, low - top)
            words = _("There are no puzzles on this theme for this game and difficulty.")
            draw_awaited(brush, self.context.cards(), rest, words, ("", "", ""))
            return
        felt = pygame.Rect(inner.left, top, round(inner.width * _POSITION), low - top)
        draw_position(brush, self.context, felt, coming.view())
        left = felt.right + self.theme.space(3)
        high = min(self.theme.px(56), (low - top) // len(DIFFICULTIES))
        above = felt.centery - high * len(DIFFICULTIES) // 2
        for number, difficulty in enumerate(DIFFICULTIES):
            self._draw_row(brush, pygame.Rect(left, above + number * high, inner.right - left, high), difficulty)

    def _free(self, inner: pygame.Rect) -> int:
        """Return the lower end of the room above the choices of game and difficulty."""
        return min(inner.bottom, self.group.widget("choice:game").rect.top - self.theme.space(2))

    def _draw_row(self, brush: Brush, row: pygame.Rect, difficulty: int) -> None:
        """Draw how many of a difficulty are solved: coins, a bar, two numbers."""
        theme = self.theme
        surface = brush.surface
        puzzles = self.shelf.of(self._theme, self._family, difficulty)
        solved = self.shelf.progress.count(puzzles)
        faint = not puzzles or self._difficulty not in (0, difficulty)
        coins = draw_coins(brush, pygame.Rect(row.left, row.top, theme.px(150), row.height), difficulty)
        number = pygame.Rect(row.right - theme.px(110), row.top, theme.px(110), row.height)
        words = _("{count} of {all}").format(count=solved, all=len(puzzles)) if puzzles else _("none")
        brush.write(number, words, TypeStyle.LABEL, INK_SOFT if faint else INK, align="right")
        thick = max(6, theme.px(12))
        bar = pygame.Rect(
            coins.right + theme.space(3), row.centery - thick // 2, number.left - coins.right - theme.space(6), thick
        )
        brush.panel(bar, PAPER_DEEP, radius=6, raised=False)
        if solved:
            done = pygame.Rect(bar.left, bar.top, max(thick, bar.width * solved // len(puzzles)), thick)
            brush.panel(done, _DONE, radius=6, raised=False)
        surface.fill(PAPER_DEEP, (row.left, row.bottom - theme.hairline, row.width, theme.hairline))
