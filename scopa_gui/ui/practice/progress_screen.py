"""Progress of the player.

At the left are all matches, all practice, and the themes; at the right what each comes to, and what to practise next.
"""

from collections.abc import Sequence

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.practice.match_mistakes import due_exercises, own_mistakes, put_in_order
from scopa_gui.coach.practice.next_practice import NextPractice, Practice, next_practice
from scopa_gui.coach.practice.practice_progress import RECENT, AnswerCount, progress_of
from scopa_gui.coach.practice.schedule import DAY, HOUR
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.rating.player_rating import ENOUGH
from scopa_gui.coach.review.loss_figures import MOVES, figures_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import FAIR, RIGHT, WRONG
from scopa_gui.ui.kit.layout import Drawn, Line, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Figures, NamedFigure, section, subject
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.theme import INK, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.practice.advice_words import advice_label, advice_words
from scopa_gui.ui.practice.answer_chart import days, draw_answers, draw_trend
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun, done
from scopa_gui.ui.practice.losses_page import losses_page
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_figure
from scopa_gui.ui.practice.repetition_ladder import draw_ladder
from scopa_gui.ui.words.theme_words import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

EVERYTHING = "everything"
MATCHES = "matches"
_WEEK = 7
_SAMPLE = (3, 2, 2, 1, 1, 0, 1, 0, 2)
"""Positions on the steps of the ladder, as they may stand after some weeks."""
_NAMED = 3
"""Weak themes that are named."""


class ProgressScreen(ListPage):
    """Screen of the player's progress: choosing a theme on the left shows it alone.

    What to practise next begins from here; the button for one's own mistakes is always next to it.
    """

    share = 0.31
    entered = "button:practise"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._record = context.loss_record()
        self._record.renew()
        self.chosen = EVERYTHING if self._record.is_done and not self._record.matches else MATCHES
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
                self.renew()
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
            score for score in self._progress.themes if score.theme is not None and score.theme.value == self.chosen
        )
        return next(themes, self._progress.overall)

    def listing(self) -> Widget:
        lost = _("none reviewed yet")
        if self._figures is not None:
            points = decimal(-self._figures.overall.value, signed=True)
            lost = _("{points} points per {moves} moves").format(points=points, moves=MOVES)
        items = [
            Item(MATCHES, _("All matches"), lost),
            Item(EVERYTHING, _("All practice"), _line(self._progress.overall)),
        ]
        items += [
            Item(score.theme.value, theme_name(score.theme, self.context.settings.deck), _line(score), _colour(score))
            for score in self._progress.themes
            if score.theme
        ]
        return Listing("themes", items, self.chosen, self.choose)

    def buttons(self) -> Sequence[Widget]:
        advice = self._offered
        label = advice_label(advice, self._progress, self.context.settings.deck)
        widgets = [Button("practise", label, self._practise, ButtonKind.PRIMARY)]
        if (self._mistakes or self._is_enough) and advice.practice is not Practice.MISTAKES:
            widgets.append(Button("mistakes", _("Your mistakes"), self._own_mistakes))
        if self.chosen == MATCHES and self._figures is None and self._record.is_done:
            is_empty = self.context.archive.is_empty()  # else reviews wait, which begin from the statistics
            fill = Button("fill", _("Statistics"), lambda: Push("statistics"))
            widgets.append(Button("fill", _("New match"), lambda: Push("new_match")) if is_empty else fill)
        return widgets

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

    def detail(self) -> Part:
        score = self._shown
        if score.theme is not None:
            return self._theme_page(score, score.theme)
        if self.chosen == MATCHES:
            page = self._matches_page()
        elif score.answers or any(score.rungs):
            page = self._overall_page()
        else:
            page = self._start_page()
        page.grow = 1.0
        deck = self.context.settings.deck
        words = advice_words(self._advice, self._progress, self._figures, self._lesson, deck)
        return Stack(page, Line(), Words(words, TypeStyle.BODY, INK, lines=2.0))

    def _ladder(self, rungs: Sequence[int]) -> Part:
        return Drawn(lambda brush, box: draw_ladder(self.context, brush, box, rungs))

    def _matches_page(self) -> Part:
        """Return what moves lose, over all matches."""
        if self._figures is not None:
            return losses_page(self._figures, self._record.matches, self.context.settings.deck)
        words = _(
            "No match has been reviewed yet. When a match ends, your own moves are judged first. The review "
            "then covers everybody’s, and the points lost are shown here."
        )
        return self.nothing(words, ("7C", "7D")) if self._record.is_done else Space()

    def _start_page(self) -> Part:
        """Return what will be here, on a picture of it, before anything was done."""
        intro_paragraphs = [
            (
                _(
                    "Your progress appears here. After a match: the points your moves lost, by theme, game and "
                    "month, and how much of the result was luck."
                ),
                INK,
            ),
            (
                _(
                    "From puzzles and your own mistakes: what you get right, and when the rest comes back. First "
                    "after four hours, then a day, then longer and longer until you know it."
                ),
                INK,
            ),
        ]
        caption = Words(_("After a few weeks it might look like this:"), TypeStyle.NOTE)
        return Stack(Paragraphs(intro_paragraphs, largest=1.1, grow=0.0), caption, self._ladder(_SAMPLE))

    def _overall_page(self) -> Part:
        found = self._progress
        lines = [Words(line, TypeStyle.BODY, INK) for line in (self._weak_words(), self._due_words()) if line]
        weeks = len(found.days.counts) // _WEEK
        earlier = ngettext("{count} week ago", "{count} weeks ago", weeks).format(count=weeks)
        ends = Row(Words(earlier, TypeStyle.SMALL), Words(_("today"), TypeStyle.SMALL, align="right"))
        ratings = found.ratings
        level = level_figure(ratings.player) if ratings.answers else "\N{EN DASH}"
        streak = found.days.streak
        figures = Figures(
            (len(found.today), _("to repeat now")),
            (streak, ngettext("day in a row", "days in a row", streak)),
            (_share(found.overall.share, found.overall.answers), _("answered correctly")),
            (level, _("your level") if ratings.is_settled else _("your level, provisional")),
        )
        return Stack(
            figures,
            section(_("Comes back after"), self._ladder(found.overall.rungs), grow=0.58),
            section(_("The last four weeks"), Drawn(days(found.days.counts)), ends, grow=0.42),
            *lines,
        )

    def _theme_page(self, score: AnswerCount, theme: PracticeTheme) -> Part:
        """Return the theme's name, what it is about, and how it went."""
        deck = self.context.settings.deck
        words = " ".join(filter(None, (theme_line(theme, deck), lean_words(score.lean))))
        head = subject(theme_name(theme, deck), words)
        if not (score.answers or any(score.rungs)):
            return Stack(head, self.nothing(_("No questions on this theme yet."), ("", "", "")))
        answers = Drawn(lambda brush, box: draw_answers(brush, box, score.answers), 40)
        return Stack(
            head,
            Figures(*self._theme_figures(score)),
            section(_("The last answers"), answers, grow=0.0),
            section(_("Comes back after"), self._ladder(score.rungs)),
            gap=1.5,
        )

    def _theme_figures(self, score: AnswerCount) -> list[NamedFigure]:
        asked = len(score.answers)
        trend = score.trend
        arrow = None if trend is None else lambda brush, box: draw_trend(brush, box, trend)
        lost = None if self._figures is None or score.theme is None else self._figures.themes.get(score.theme)
        return [
            (str(asked), ngettext("time asked", "times asked", asked)),
            (_share(score.share, score.answers), _("answered correctly")),
            (_share(score.recent, score.answers), _("of the last {count}").format(count=RECENT), arrow),
            (str(score.waiting), _("to repeat now")),
            *([] if lost is None else [(decimal(lost.value), _("lost per {moves} moves").format(moves=MOVES))]),
        ]

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


def _line(score: AnswerCount) -> str:
    if not score.answers:
        return _("not asked yet")
    return _("{right} of {count} solved").format(right=score.right, count=len(score.answers))


def _colour(score: AnswerCount) -> Colour | None:
    """Return the colour of the dot in the list, by recent success; None while too little was asked."""
    if score.lean.answers < ENOUGH:
        return None
    return WRONG if score.lean.is_weak else RIGHT if score.lean.is_strong else FAIR
