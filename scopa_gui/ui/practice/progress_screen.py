"""How practice goes: the themes on the left; on the right what was found, what is due, the ladder and the days."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.practice.match_mistakes import ahead, due_exercises
from scopa_gui.coach.practice.practice_progress import ENOUGH, RECENT, AnswerTally, PracticeProgress, progress_of
from scopa_gui.coach.practice.schedule import DAY, HOUR
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.practice.answer_chart import FAIR, RIGHT, WRONG, draw_answers, draw_days, draw_trend
from scopa_gui.ui.practice.repetition_ladder import draw_ladder
from scopa_gui.ui.words.themes import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

EVERYTHING = "everything"
_NAMED = 3
"""Weak themes that are named."""


class ProgressScreen(ListAndDetail):
    """Choosing a theme on the left shows it alone; what is due is asked from here."""

    share = 0.31
    list_name = "list:themes"
    entered = "button:practise"
    below = (("button:back", 200), ("button:practise", 300))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._chosen = EVERYTHING
        self._progress = self._counted()

    def open(self) -> None:
        """Something may have been practised since: count again."""
        self._progress = self._counted()
        self.rebuild()

    def _counted(self) -> PracticeProgress:
        training = self.context.archive.training
        self._ahead = bool(ahead(training, self.context.now()))
        return progress_of(training.exercises(), training.attempts(), self.context.now())

    @property
    def _shown(self) -> AnswerTally:
        """What is chosen on the left."""
        themes = (
            tally for tally in self._progress.themes if tally.theme is not None and tally.theme.value == self._chosen
        )
        return next(themes, self._progress.overall)

    # Controls

    def build(self) -> list[Widget]:
        items = [Item(EVERYTHING, _("All themes"), _line(self._progress.overall))]
        items += [
            Item(tally.theme.value, theme_name(tally.theme, self.context.settings.deck), _line(tally), _colour(tally))
            for tally in self._progress.themes
            if tally.theme
        ]
        widgets: list[Widget] = [Listing("themes", items, self._chosen, self._choose)]
        due = len(self._progress.today)
        if due:
            label = ngettext("Repeat {count} position", "Repeat {count} positions", due).format(count=due)
            widgets.append(Button("practise", label, self._repeat, ButtonKind.PRIMARY))
        elif self._ahead:
            widgets.append(Button("practise", _("Practise ahead"), self._repeat))
        return [*widgets, Button("back", _("Back"), Pop)]

    def heading(self) -> str:
        return _("Your progress")

    def _choose(self, key: str) -> Answer:
        self._chosen = key
        self.redraw()
        return None

    def _repeat(self) -> Answer:
        """Ask what is due; while nothing is, one's own mistakes ahead of their time."""
        training, now = self.context.archive.training, self.context.now()
        return Push("puzzle", exercises=due_exercises(training, now) or ahead(training, now))

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme, tally = self.theme, self._shown
        inner = self.inner
        if not (tally.answers or any(tally.rungs)):
            self._draw_nothing(surface, inner, tally)
            return
        top = inner.top if tally.theme is None else self._draw_theme(surface, inner, tally)
        figures = pygame.Rect(inner.left, top, inner.width, theme.px(88))
        self.draw_figures(surface, figures, self._overall_figures() if tally.theme is None else _theme_figures(tally))
        if tally.trend is not None and tally.theme is not None:
            self._draw_arrow(surface, figures, tally.trend)
        rest = pygame.Rect(
            inner.left, figures.bottom + theme.space(2), inner.width, inner.bottom - figures.bottom - theme.space(2)
        )
        if tally.theme is None:
            self._draw_overall(surface, rest)
        else:
            self._draw_tally(surface, rest, tally)

    def _draw_nothing(self, surface: pygame.Surface, box: pygame.Rect, tally: AnswerTally) -> None:
        """Why there are no figures yet, and the ladder that waits."""
        brush = self.brush(surface)
        top = box.top if tally.theme is None else self._draw_theme(surface, box, tally)
        words = pygame.Rect(box.left, top, box.width, (box.bottom - top) // 2)
        why = _(
            "Nothing has been practised yet. What you do not find, in puzzles and in your own matches, comes back: "
            "after four hours, after a day, and later each time, until you know it."
        )
        why = why if tally.theme is None else _("Nothing on this theme has been asked yet.")
        brush.write(words, why, TypeStyle.QUOTE, INK_SOFT, align="centre")
        if tally.theme is None:
            draw_ladder(
                self.context,
                brush,
                pygame.Rect(box.left, words.bottom, box.width, box.bottom - words.bottom),
                tally.rungs,
            )

    def _draw_theme(self, surface: pygame.Surface, box: pygame.Rect, tally: AnswerTally) -> int:
        """The theme's name and what it is about; where they end."""
        deck = self.context.settings.deck
        assert tally.theme is not None
        return self.draw_subject(surface, box, theme_name(tally.theme, deck), theme_line(tally.theme, deck))

    def _overall_figures(self) -> list[tuple[str, str]]:
        found, days = self._progress, self._progress.days
        level = "\N{EN DASH}" if found.level is None else decimal(found.level)
        return [
            (str(len(found.today)), _("to repeat now")),
            (str(days.streak), ngettext("day in a row", "days in a row", days.streak)),
            (_share(found.overall.share, found.overall.answers), _("answered right")),
            (level, _("your level, from 1 to 5")),
        ]

    def _draw_arrow(self, surface: pygame.Surface, box: pygame.Rect, trend: float) -> None:
        """Beside the share of late: whether it gets better."""
        wide = box.width // 4
        beside = pygame.Rect(box.left + 2 * wide + wide * 82 // 100, box.top, self.theme.px(20), self.theme.px(56))
        draw_trend(self.brush(surface), beside, trend)

    def _draw_overall(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        brush = self.brush(surface)
        theme, found = self.theme, self._progress
        note = round(theme.type_px(TypeStyle.BODY) * 1.35)
        lines = [line for line in (self._weak_words(), self._due_words()) if line]
        words = pygame.Rect(box.left, box.bottom - note * len(lines), box.width, note * len(lines))
        size = self.context.text.alike([(line, (box.width, note)) for line in lines], TypeStyle.BODY, theme)
        for place, line in enumerate(lines):
            row = pygame.Rect(words.left, words.top + place * note, words.width, note)
            brush.write(row, line, TypeStyle.BODY, INK, most=size)
        room = words.top - box.top - theme.space(1)
        upper = pygame.Rect(box.left, box.top, box.width, room * 58 // 100)
        top = self.draw_label(surface, upper, _("Asked again after"))
        draw_ladder(
            self.context, brush, pygame.Rect(upper.left, top, upper.width, upper.bottom - top), found.overall.rungs
        )
        lower = pygame.Rect(
            box.left, upper.bottom + theme.space(1.5), box.width, room - upper.height - theme.space(1.5)
        )
        top = self.draw_label(surface, lower, _("The last four weeks"))
        draw_days(brush, pygame.Rect(lower.left, top, lower.width, lower.bottom - top), found.days.counts)

    def _draw_tally(self, surface: pygame.Surface, box: pygame.Rect, tally: AnswerTally) -> None:
        theme = self.theme
        answers = pygame.Rect(box.left, box.top, box.width, min(theme.px(76), box.height // 3))
        top = self.draw_label(surface, answers, _("The last answers"))
        draw_answers(
            self.brush(surface), pygame.Rect(answers.left, top, answers.width, answers.bottom - top), tally.answers
        )
        stair = pygame.Rect(
            box.left, answers.bottom + theme.space(1.5), box.width, box.bottom - answers.bottom - theme.space(1.5)
        )
        top = self.draw_label(surface, stair, _("Asked again after"))
        draw_ladder(
            self.context,
            self.brush(surface),
            pygame.Rect(stair.left, top, stair.width, stair.bottom - top),
            tally.rungs,
        )

    # Words

    def _weak_words(self) -> str:
        weak = self._progress.weakest[:_NAMED]
        if weak:
            return _("Weakest of late: {themes}.").format(
                themes=", ".join(theme_name(theme, self.context.settings.deck) for theme in weak)
            )
        if any(len(tally.answers) >= ENOUGH for tally in self._progress.themes):
            return _("No theme is weak at the moment.")
        return ""

    def _due_words(self) -> str:
        found = self._progress
        if found.capped:
            return (
                _("Enough for today: the others wait until tomorrow.")
                if not found.today
                else _("More is due, but this is enough for today.")
            )
        if found.today or found.next_due is None:
            return ""
        return _("The next repetition is due {when}.").format(when=_when(found.next_due - self.context.now()))


def _when(seconds: float) -> str:
    """In how many hours or days."""
    if seconds < HOUR:
        return _("within the hour")
    if seconds < DAY:
        hours = round(seconds / HOUR)
        return ngettext("in {count} hour", "in {count} hours", hours).format(count=hours)
    days = round(seconds / DAY)
    return ngettext("in {count} day", "in {count} days", days).format(count=days)


def _share(share: float, answers: Sequence[bool]) -> str:
    return _("{share} %").format(share=round(100 * share)) if answers else "\N{EN DASH}"


def _line(tally: AnswerTally) -> str:
    if not tally.answers:
        return _("not asked yet")
    return _("{right} of {count} solved").format(right=tally.right, count=len(tally.answers))


def _colour(tally: AnswerTally) -> Colour | None:
    """Of the dot in the list: how it stands of late; none while too little was asked."""
    if len(tally.answers) < ENOUGH:
        return None
    return WRONG if tally.is_weak else RIGHT if tally.is_strong else FAIR


def _theme_figures(tally: AnswerTally) -> list[tuple[str, str]]:
    asked = len(tally.answers)
    return [
        (str(asked), ngettext("time asked", "times asked", asked)),
        (_share(tally.share, tally.answers), _("answered right")),
        (_share(tally.recent, tally.answers), _("of the last {count}").format(count=RECENT)),
        (str(tally.waiting), _("to repeat now")),
    ]
