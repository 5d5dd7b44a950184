"""Screen of the player's progress.

At the left are all matches, all practice, and each theme; at the right the figures of what is chosen, and advice on
what to practise next.
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
from scopa_gui.coach.review.loss_figures import MOVES, LossFigures, Rate, figures_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import FAIR, RIGHT, WRONG, Bar, Bars, columns
from scopa_gui.ui.kit.layout import Drawn, Line, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Figures, NamedFigure, section, subject
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.theme import INK, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.practice.advice_words import advice_label, advice_words, interval_words
from scopa_gui.ui.practice.answer_chart import days, draw_answers, draw_trend
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun_lessons, done_lessons
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_figure
from scopa_gui.ui.practice.repetition_ladder import Ladder
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.theme_words import theme_line, theme_name
from scopa_gui.ui.words.translation import _, decimal, mark, ngettext

EVERYTHING = "everything"
MATCHES = "matches"
_WEEK = 7
_SAMPLE = (3, 2, 2, 1, 1, 0, 1, 0, 2)
"""Number of positions on each step of the ladder, as it may be after some weeks."""
_SOON = (
    mark(
        "Your progress appears here. After a match: the points your moves lost, by theme, game and "
        "month, and how much of the result was luck."
    ),
    mark(
        "From puzzles and your own mistakes: what you get right, and when the rest comes back. First "
        "after four hours, then a day, then longer and longer until you know it."
    ),
)
"""Sentences shown before the player has practised anything."""
_NAMED = 3
"""Number of weak themes that are named, at most."""
_LOST: Colour = (176, 122, 34)


class ProgressScreen(ListPage):
    """Screen of the player's progress; its buttons begin what is advised, and the player's own mistakes."""

    share = 0.31
    entered = "button:practise"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._record = context.loss_record()
        self._record.renew()
        self.chosen = EVERYTHING if self._record.is_done and not self._record.matches else MATCHES
        self._count()

    def open(self) -> None:
        """Count again: something may have been practised or judged meanwhile."""
        self._record.renew()
        self.animating = not self._record.is_done
        self._count()
        self.rebuild()

    def update(self, dt: float) -> Answer:
        """Count the points lost in one more match, until all are counted."""
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
        known = done_lessons(training)
        self._lesson = next((lesson for lesson in COURSE if lesson.key not in known), None)
        self._mistakes = own_mistakes(training, now)
        # A new player has not said that they know the game, nor played a match.
        first_steps = self.context.settings.first_steps
        is_new = first_steps != "over" and (first_steps != "unasked" or self.context.archive.is_empty())
        self._advice = next_practice(
            self._progress,
            self._figures,
            self._shelf.themes(),
            lessons=self._lesson is not None and (bool(known) or is_new),
            mistakes=bool(self._mistakes),
        )

    @property
    def _shown(self) -> AnswerCount:
        """Figures of the theme that is chosen, or of all practice."""
        themes = (
            score for score in self._progress.themes if score.theme is not None and score.theme.value == self.chosen
        )
        return next(themes, self._progress.overall)

    def listing(self) -> Listing:
        lost = _("none reviewed yet")
        if self._figures is not None:
            points = decimal(-self._figures.overall.value, signed=True)
            lost = _("{points} points per {moves} moves").format(points=points, moves=MOVES)
        items = [
            Item(MATCHES, _("All matches"), lost),
            Item(EVERYTHING, _("All practice"), _line(self._progress.overall)),
        ]
        for score in self._progress.themes:
            if score.theme is not None:
                colour = WRONG if score.lean.is_weak else RIGHT if score.lean.is_strong else FAIR
                dot = colour if score.lean.answers >= ENOUGH else None
                name = theme_name(score.theme)
                items.append(Item(score.theme.value, name, _line(score), dot))
        return Listing("themes", items, self.chosen, self.choose)

    def buttons(self) -> Sequence[Widget]:
        advice = self._offered
        label = advice_label(advice, self._progress)
        widgets = [Button("practise", label, self._practise, ButtonKind.PRIMARY)]
        if (self._mistakes or self._is_enough) and advice.practice is not Practice.MISTAKES:
            widgets.append(Button("mistakes", _("Your mistakes"), self._own_mistakes))
        if self.chosen == MATCHES and self._figures is None and self._record.is_done:
            is_empty = self.context.archive.is_empty()  # else there are matches to review, in the statistics
            fill = Button("fill", _("Statistics"), lambda: Push("statistics"))
            widgets.append(Button("fill", _("New match"), lambda: Push("new_match")) if is_empty else fill)
        return widgets

    def heading(self) -> str:
        return _("Your progress")

    @property
    def _offered(self) -> NextPractice:
        """Practice that the button begins: puzzles on the theme that is shown, or what is advised."""
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
            return Push("lesson", lesson=self._lesson, start=begun_lessons(training).get(self._lesson.key, 0))
        today = shelf_of(training, now).today
        return Push("puzzles") if today is None else Push("puzzle", exercises=[today.exercise])

    @property
    def _is_enough(self) -> bool:
        """True if positions are due but enough was repeated today."""
        return self._progress.capped and not self._progress.today

    def _own_mistakes(self) -> Answer:
        if self._is_enough:
            return Push("enough_today")
        return Push("puzzle", exercises=own_mistakes(self.context.archive.training, self.context.now()))

    def detail(self) -> Part:
        score = self._shown
        if score.theme is not None:
            return self._theme_page(score, score.theme)
        if self.chosen == MATCHES and self._figures is not None:
            page = losses_page(self._figures, self._record.matches)
        elif self.chosen == MATCHES:
            words = _(
                "No match has been reviewed yet. When a match ends, your own moves are judged first. The review "
                "then covers everybody’s, and the points lost are shown here."
            )
            page = self.nothing(words, ("7C", "7D")) if self._record.is_done else Space()
        elif score.answers or any(score.rungs):
            page = self._overall_page()
        else:
            soon = [(_(line), INK) for line in _SOON]
            caption = Words(_("After a few weeks it might look like this:"), TypeStyle.NOTE)
            page = Stack(Paragraphs(soon, largest=1.1, grow=0.0), caption, Ladder(self.context, _SAMPLE))
        page.grow = 1.0
        advice = advice_words(self._advice, self._progress, self._figures, self._lesson)
        return Stack(page, Line(), Words(advice, TypeStyle.BODY, INK, lines=2.0))

    def _overall_page(self) -> Part:
        """Return the page on all practice."""
        found = self._progress
        weak = ", ".join(theme_name(theme) for theme in found.weakest[:_NAMED])
        enough_known = any(score.lean.answers >= ENOUGH for score in found.themes)
        none_weak = _("No theme is weak at the moment.") if enough_known else ""
        weak_words = _("Weakest lately: {themes}.").format(themes=weak) if weak else none_weak
        lines = [Words(line, TypeStyle.BODY, INK) for line in (weak_words, self._due_words()) if line]
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
            section(_("Comes back after"), Ladder(self.context, found.overall.rungs), grow=0.58),
            section(_("The last four weeks"), Drawn(days(found.days.counts)), ends, grow=0.42),
            *lines,
        )

    def _theme_page(self, score: AnswerCount, theme: PracticeTheme) -> Part:
        """Return the page on one theme."""
        words = " ".join(filter(None, (theme_line(theme), lean_words(score.lean))))
        head = subject(theme_name(theme), words)
        if not (score.answers or any(score.rungs)):
            return Stack(head, self.nothing(_("No questions on this theme yet."), ("", "", "")))
        asked = len(score.answers)
        trend = score.trend
        arrow = None if trend is None else lambda brush, box: draw_trend(brush, box, trend)
        figures: list[NamedFigure] = [
            (str(asked), ngettext("time asked", "times asked", asked)),
            (_share(score.share, score.answers), _("answered correctly")),
            (_share(score.recent, score.answers), _("of the last {count}").format(count=RECENT), arrow),
            (str(score.waiting), _("to repeat now")),
        ]
        lost = None if self._figures is None else self._figures.themes.get(theme)
        if lost is not None:
            figures.append((decimal(lost.value), _("lost per {moves} moves").format(moves=MOVES)))
        answers = Drawn(lambda brush, box: draw_answers(brush, box, score.answers), 40)
        return Stack(
            head,
            Figures(*figures),
            section(_("The last answers"), answers, grow=0.0),
            section(_("Comes back after"), Ladder(self.context, score.rungs)),
            gap=1.5,
        )

    def _due_words(self) -> str:
        """Return what else is due, or when the next position is; "" if positions can be repeated now."""
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
        seconds = found.next_due - self.context.now()
        hour_count = round(seconds / HOUR)
        day_count = round(seconds / DAY)
        when = (
            _("within the hour")
            if seconds < HOUR
            else ngettext("in {count} hour", "in {count} hours", hour_count).format(count=hour_count)
            if seconds < DAY
            else ngettext("in {count} day", "in {count} days", day_count).format(count=day_count)
        )
        return _("The next repetition is due {when}.").format(when=when)


def _share(share: float, answers: Sequence[bool]) -> str:
    return _("{share}%").format(share=round(100 * share)) if answers else "\N{EN DASH}"


def _line(score: AnswerCount) -> str:
    if not score.answers:
        return _("not asked yet")
    return _("{right} of {count} solved").format(right=score.right, count=len(score.answers))


def losses_words(figures: LossFigures, matches: int) -> str:
    """Return the points lost over all matches in one sentence."""
    rate = figures.overall
    sentence = ngettext(
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed match.",
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed matches.",
        matches,
    ).format(moves=MOVES, points=decimal(rate.value), interval=interval_words(rate), count=matches)
    lines = _("Thin lines show the margin of error (95%).")
    return sentence if rate.margin is None else f"{sentence} {lines}"


def losses_page(figures: LossFigures, matches: int) -> Part:
    """Return the points that moves lost in a sentence and in charts, and the chart of luck and skill."""
    themes = [(theme_name(theme), [_bar(rate, _LOST)]) for theme, rate in figures.themes.items()]
    months = [
        (_("{month}/{year}").format(month=f"{month:02}", year=f"{year % 100:02}"), [_bar(rate, _LOST)])
        for (year, month), rate in figures.months.items()
    ]
    games = [(game_title(game), [_bar(rate, _LOST)]) for game, rate in figures.games.items()]
    by_month = Drawn(columns(months, widest=80.0, latest=True)) if months else None
    balance = figures.balance
    parts: list[tuple[str, Rate]] = []
    if balance is not None:
        partner = [(_("Your partner’s moves"), balance.partner)] if balance.partner.value else []
        parts = [(_("Luck"), balance.luck), (_("Your moves"), balance.mine), *partner]
        parts += [(_("Their moves"), balance.theirs), (_("Result"), balance.result)]
    luck = [(name, [_bar(rate, RIGHT if rate.value > 0 else WRONG, signed=True)]) for name, rate in parts]
    words = Words(_("Shown once a review has covered every move of a round."), TypeStyle.NOTE, grow=1.0)
    return Stack(
        Words(losses_words(figures, matches), TypeStyle.BODY, INK),
        Row(
            section(_("Points lost by theme"), Bars(themes, grow=1.0)),
            section(_("Points lost by month"), by_month),
            gap=3.0,
            grow=0.56,
        ),
        Row(
            section(_("Points lost by game"), Bars(games, grow=1.0)),
            section(_("Luck and skill per round"), Bars(luck, grow=1.0) if luck else words),
            gap=3.0,
            grow=0.44,
        ),
    )


def _bar(rate: Rate, colour: Colour, *, signed: bool = False) -> Bar:
    """Return the bar of a figure and its 95 % interval; if it is not `signed`, the interval is cut off at 0."""
    low = rate.low if signed else max(0.0, rate.low)
    ends = None if rate.margin is None else (low, rate.high)
    return Bar(rate.value, decimal(rate.value + 0.0, signed=signed), colour, ends)
