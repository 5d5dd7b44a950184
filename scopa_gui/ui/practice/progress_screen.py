"""Progress of the player.

At the left are all matches, all practice, and the themes; at the right what each comes to, and what to practise next.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.practice.match_mistakes import due_exercises, own_mistakes, put_in_order
from scopa_gui.coach.practice.next_practice import NextPractice, Practice, next_practice
from scopa_gui.coach.practice.practice_progress import RECENT, AnswerCount, progress_of
from scopa_gui.coach.practice.schedule import DAY, HOUR
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.rating.player_rating import ENOUGH
from scopa_gui.coach.review.loss_figures import MOVES, LossFigures, figures_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.practice.advice_words import advice_label, advice_words
from scopa_gui.ui.practice.answer_chart import FAIR, RIGHT, WRONG, draw_answers, draw_days, draw_trend
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun, done
from scopa_gui.ui.practice.losses_page import draw_losses_page
from scopa_gui.ui.practice.progress_start import draw_start
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_figure
from scopa_gui.ui.practice.repetition_ladder import draw_ladder
from scopa_gui.ui.words.theme_words import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

EVERYTHING = "everything"
MATCHES = "matches"
_NAMED = 3
"""Weak themes that are named."""


class ProgressScreen(ListAndDetail):
    """Screen of the player's progress: choosing a theme on the left shows it alone.

    What to practise next begins from here; the button for one's own mistakes is always next to it.
    """

    share = 0.31
    list_name = "list:themes"
    entered = "button:practise"
    below = (("button:back", 190), ("button:practise", 330), ("button:fill", 230), ("button:mistakes", 250))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._record = context.loss_record()
        self._record.renew()
        self._chosen = EVERYTHING if self._record.is_done and not self._record.matches else MATCHES
        self._count()

    def open(self) -> None:
        """Something may have been practised or judged since: count again."""
        self._record.renew()
        self.animating = not self._record.is_done
        self._count()
        self.rebuild()

    def update(self, dt: float) -> Answer:
        """Match by match what moves lost."""
        if self.animating:
            self._record.go_on()
            self.animating = not self._record.is_done
            if not self.animating:
                self._count()
                self.rebuild()
        return None

    def _count(self) -> None:
        training = self.context.archive.training
        now = self.context.now()
        put_in_order(training, now)
        self._progress = progress_of(training.exercises(), training.attempts(), now)
        self._figures = figures_of(self._record.smazzate)
        self._shelf = shelf_of(training, now)
        known = done(training)
        self._lesson = next((lesson for lesson in COURSE if lesson.key not in known), None)
        self._mistakes = own_mistakes(training, now)
        self._advice = next_practice(
            self._progress,
            self._figures,
            self._shelf.themes(),
            lessons=self._lesson is not None and (bool(known) or self._is_new),
            mistakes=bool(self._mistakes),
        )

    @property
    def _is_new(self) -> bool:
        """True if the player has neither said nor shown that they know the game."""
        first_steps = self.context.settings.first_steps
        return first_steps != "over" and (first_steps != "unasked" or self.context.archive.is_empty())

    @property
    def _shown(self) -> AnswerCount:
        """Tally of what is chosen on the left."""
        themes = (
            score for score in self._progress.themes if score.theme is not None and score.theme.value == self._chosen
        )
        return next(themes, self._progress.overall)

    # Controls

    def build(self) -> list[Widget]:
        items = [
            Item(MATCHES, _("All matches"), _loss_line(self._figures)),
            Item(EVERYTHING, _("All practice"), _line(self._progress.overall)),
        ]
        items += [
            Item(score.theme.value, theme_name(score.theme, self.context.settings.deck), _line(score), _colour(score))
            for score in self._progress.themes
            if score.theme
        ]
        widgets: list[Widget] = [Listing("themes", items, self._chosen, self._choose)]
        advice = self._offered
        deck = self.context.settings.deck
        widgets.append(
            Button("practise", advice_label(advice, self._progress, deck), self._practise, ButtonKind.PRIMARY)
        )
        if (self._mistakes or self._is_enough) and advice.practice is not Practice.MISTAKES:
            widgets.append(Button("mistakes", _("Your mistakes"), self._own_mistakes))
        if self._chosen == MATCHES and self._figures is None and self._record.is_done:
            widgets.append(self._filling())
        return [*widgets, Button("back", _("Back"), Pop)]

    def _filling(self) -> Button:
        """The way to what fills the page on matches: to one, or to those whose review waits."""
        if self.context.archive.is_empty():
            return Button("fill", _("New match"), lambda: Push("new_match"))
        return Button("fill", _("Statistics"), lambda: Push("statistics"))

    def heading(self) -> str:
        return _("Your progress")

    @property
    def _offered(self) -> NextPractice:
        """Practice that the button begins: puzzles on the theme shown, else what is best done next."""
        theme = self._shown.theme
        there = theme is not None and theme in self._shelf.themes() and self._advice.practice is not Practice.REPEAT
        return NextPractice(Practice.WEAK, theme) if there else self._advice

    def _practise(self) -> Answer:
        training = self.context.archive.training
        now = self.context.now()
        advice = self._offered
        if advice.theme is not None:
            return Push("puzzle", exercises=self._shelf.exercises(self._shelf.of(advice.theme)))
        if advice.practice is Practice.REPEAT:
            return Push("puzzle", exercises=due_exercises(training, now))
        if advice.practice is Practice.MISTAKES:
            return self._own_mistakes()
        if advice.practice is Practice.LESSON and self._lesson is not None:
            return Push("lesson", lesson=self._lesson, start=begun(training).get(self._lesson.key, 0))
        today = shelf_of(training, now).today
        return Push("puzzles") if today is None else Push("puzzle", exercises=[today.exercise])

    @property
    def _is_enough(self) -> bool:
        """True where more is due, and no more of it is asked today."""
        return self._progress.capped and not self._progress.today

    def _own_mistakes(self) -> Answer:
        if self._is_enough:
            return Push("enough_today")
        return Push("puzzle", exercises=own_mistakes(self.context.archive.training, self.context.now()))

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        score = self._shown
        inner = self.inner if score.theme is not None else self._draw_advice(surface, self.inner)
        if self._chosen == MATCHES:
            self._draw_matches(surface, inner)
            return
        if not (score.answers or any(score.rungs)):
            self._draw_nothing(surface, inner, score)
            return
        top = inner.top if score.theme is None else self._draw_theme(surface, inner, score)
        figures = pygame.Rect(inner.left, top, inner.width, theme.px(88))
        self.draw_figures(
            surface, figures, self._overall_figures() if score.theme is None else self._theme_figures(score)
        )
        if score.trend is not None and score.theme is not None:
            self._draw_arrow(surface, figures, score.trend)
        rest = pygame.Rect(
            inner.left, figures.bottom + theme.space(2), inner.width, inner.bottom - figures.bottom - theme.space(2)
        )
        if score.theme is None:
            self._draw_overall(surface, rest)
        else:
            self._draw_theme_answers(surface, rest, score)

    def _draw_advice(self, surface: pygame.Surface, box: pygame.Rect) -> pygame.Rect:
        """Draw what to practise next at the foot of a box; return what is left above it."""
        theme = self.theme
        high = round(self.context.text.height(TypeStyle.BODY, theme) * 2.1)
        foot = pygame.Rect(box.left, box.bottom - high, box.width, high)
        surface.fill(PAPER_DEEP, (foot.left, foot.top - theme.space(0.5), foot.width, theme.hairline))
        deck = self.context.settings.deck
        words = advice_words(self._advice, self._progress, self._figures, self._lesson, deck)
        self.brush(surface).write(foot, words, TypeStyle.BODY, INK)
        return pygame.Rect(box.left, box.top, box.width, foot.top - theme.space(1.5) - box.top)

    def _draw_matches(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what moves lose, over all matches."""
        brush = self.brush(surface)
        if self._figures is not None:
            deck = self.context.settings.deck
            matches = self._record.matches
            draw_losses_page(
                brush, box, self._figures, matches, deck, lambda place, words: self.draw_label(surface, place, words)
            )
        elif self._record.is_done:
            words = _(
                "No match has been reviewed yet. When a match ends, your own moves are judged first. The review "
                "then covers everybody’s, and the points lost are shown here."
            )
            draw_awaited(brush, self.context.cards(), box, words, ("7C", "7D"))

    def _draw_nothing(self, surface: pygame.Surface, box: pygame.Rect, score: AnswerCount) -> None:
        """Draw what will be here, and how it begins."""
        brush = self.brush(surface)
        if score.theme is None:
            draw_start(self.context, brush, box)
            return
        top = self._draw_theme(surface, box, score)
        rest = pygame.Rect(box.left, top, box.width, box.bottom - top)
        words = _("No questions on this theme yet.")
        draw_awaited(brush, self.context.cards(), rest, words, ("", "", ""))

    def _draw_theme(self, surface: pygame.Surface, box: pygame.Rect, score: AnswerCount) -> int:
        """The theme's name and what it is about; where they end."""
        deck = self.context.settings.deck
        assert score.theme is not None
        words = " ".join(filter(None, (theme_line(score.theme, deck), lean_words(score.lean))))
        return self.draw_subject(surface, box, theme_name(score.theme, deck), words)

    def _overall_figures(self) -> list[tuple[str, str]]:
        found = self._progress
        days = self._progress.days
        ratings = found.ratings
        level = level_figure(ratings.player) if ratings.answers else "\N{EN DASH}"
        return [
            (str(len(found.today)), _("to repeat now")),
            (str(days.streak), ngettext("day in a row", "days in a row", days.streak)),
            (_share(found.overall.share, found.overall.answers), _("answered correctly")),
            (level, _("your level") if ratings.is_settled else _("your level, provisional")),
        ]

    def _theme_figures(self, score: AnswerCount) -> list[tuple[str, str]]:
        asked = len(score.answers)
        lost = None if self._figures is None or score.theme is None else self._figures.themes.get(score.theme)
        return [
            (str(asked), ngettext("time asked", "times asked", asked)),
            (_share(score.share, score.answers), _("answered correctly")),
            (_share(score.recent, score.answers), _("of the last {count}").format(count=RECENT)),
            (str(score.waiting), _("to repeat now")),
            *([] if lost is None else [(decimal(lost.value), _("lost per {moves} moves").format(moves=MOVES))]),
        ]

    def _draw_arrow(self, surface: pygame.Surface, box: pygame.Rect, trend: float) -> None:
        """Draw, next to the recent share, whether it is improving."""
        wide = box.width // len(self._theme_figures(self._shown))
        arrow_box = pygame.Rect(box.left + 2 * wide + wide * 82 // 100, box.top, self.theme.px(20), self.theme.px(56))
        draw_trend(self.brush(surface), arrow_box, trend)

    def _draw_overall(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        brush = self.brush(surface)
        theme = self.theme
        found = self._progress
        note = round(theme.type_px(TypeStyle.BODY) * 1.35)
        lines = [line for line in (self._weak_words(), self._due_words()) if line]
        words = pygame.Rect(box.left, box.bottom - note * len(lines), box.width, note * len(lines))
        size = self.context.text.alike([(line, (box.width, note)) for line in lines], TypeStyle.BODY, theme)
        for place, line in enumerate(lines):
            row = pygame.Rect(words.left, words.top + place * note, words.width, note)
            brush.write(row, line, TypeStyle.BODY, INK, most=size)
        room = words.top - box.top - theme.space(1)
        upper = pygame.Rect(box.left, box.top, box.width, room * 58 // 100)
        top = self.draw_label(surface, upper, _("Comes back after"))
        draw_ladder(
            self.context, brush, pygame.Rect(upper.left, top, upper.width, upper.bottom - top), found.overall.rungs
        )
        lower = pygame.Rect(
            box.left, upper.bottom + theme.space(1.5), box.width, room - upper.height - theme.space(1.5)
        )
        top = self.draw_label(surface, lower, _("The last four weeks"))
        draw_days(brush, pygame.Rect(lower.left, top, lower.width, lower.bottom - top), found.days.counts)

    def _draw_theme_answers(self, surface: pygame.Surface, box: pygame.Rect, score: AnswerCount) -> None:
        theme = self.theme
        answers = pygame.Rect(box.left, box.top, box.width, min(theme.px(76), box.height // 3))
        top = self.draw_label(surface, answers, _("The last answers"))
        draw_answers(
            self.brush(surface), pygame.Rect(answers.left, top, answers.width, answers.bottom - top), score.answers
        )
        stair = pygame.Rect(
            box.left, answers.bottom + theme.space(1.5), box.width, box.bottom - answers.bottom - theme.space(1.5)
        )
        top = self.draw_label(surface, stair, _("Comes back after"))
        draw_ladder(
            self.context,
            self.brush(surface),
            pygame.Rect(stair.left, top, stair.width, stair.bottom - top),
            score.rungs,
        )

    # Words

    def _weak_words(self) -> str:
        weak = self._progress.weakest[:_NAMED]
        if weak:
            return _("Weakest lately: {themes}.").format(
                themes=", ".join(theme_name(theme, self.context.settings.deck) for theme in weak)
            )
        if any(score.lean.answers >= ENOUGH for score in self._progress.themes):
            return _("No theme is weak at the moment.")
        return ""

    def _due_words(self) -> str:
        found = self._progress
        if self._is_enough:
            count = found.overall.waiting
            return ngettext(
                "Enough for today: {count} position can wait until tomorrow.",
                "Enough for today: {count} positions can wait until tomorrow.",
                count,
            ).format(count=count)
        if found.capped:
            return _("There is more to repeat, but this is enough for today.")
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
    return _("{share}%").format(share=round(100 * share)) if answers else "\N{EN DASH}"


def _loss_line(figures: LossFigures | None) -> str:
    if figures is None:
        return _("none reviewed yet")
    return _("{points} points per {moves} moves").format(
        points=decimal(-figures.overall.value, signed=True), moves=MOVES
    )


def _line(score: AnswerCount) -> str:
    if not score.answers:
        return _("not asked yet")
    return _("{right} of {count} solved").format(right=score.right, count=len(score.answers))


def _colour(score: AnswerCount) -> Colour | None:
    """Return the colour of the dot in the list, by recent success; None while too little was asked."""
    if score.lean.answers < ENOUGH:
        return None
    return WRONG if score.lean.is_weak else RIGHT if score.lean.is_strong else FAIR
