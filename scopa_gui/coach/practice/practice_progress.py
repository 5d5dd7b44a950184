"""Progress of practice, by theme and by day: plain figures from the data in the store."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta, tzinfo

from scopa_gui.coach.practice.days import day_counted, day_of, row_up_to
from scopa_gui.coach.practice.schedule import LEARNT, USUAL, Cap, due_today, is_learnt, next_due
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.position_question import part_of
from scopa_gui.coach.puzzles.rating.player_rating import ENOUGH, EVEN, PuzzleRatings, ThemeLean, ratings_of
from scopa_gui.store.practice import DAILY, MISTAKE, PUZZLE, SHARED, Attempt, Exercise

ASKED = (PUZZLE, MISTAKE, DAILY, SHARED)
"""Kinds of exercises that ask for a move."""
RECENT = 10
"""Answers that are set against those before, for a trend."""
DAYS = 28
"""The days, up to this one, whose answers are shown one by one."""


@dataclass(frozen=True, slots=True)
class AnswerCount:
    """Answers on one theme, or on all of them (None), and the number of its exercises on each rung.

    ``answers`` are in order, True for those found without help. ``rungs`` counts by rung of the ladder, the last being
    those that are learnt; exercises that are not scheduled are not counted. ``waiting`` is the number due now. ``lean``
    says how much stronger or weaker one is in the theme than overall.
    """

    theme: PracticeTheme | None
    answers: tuple[bool, ...] = ()
    rungs: tuple[int, ...] = (0,) * (LEARNT + 1)
    waiting: int = 0
    lean: ThemeLean = EVEN

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(self.answers)

    @property
    def share(self) -> float:
        """The part of all answers that was right, from 0 to 1."""
        return self.right / len(self.answers) if self.answers else 0.0

    @property
    def recent(self) -> float:
        """The part of the last ones that was right."""
        last = self.answers[-RECENT:]
        return sum(last) / len(last) if last else 0.0

    @property
    def trend(self) -> float | None:
        """Share of right answers among the last ones, less the share before them; None while there are too few."""
        before = self.answers[:-RECENT]
        return None if len(before) < ENOUGH else self.recent - sum(before) / len(before)


@dataclass(frozen=True, slots=True)
class Days:
    """Practice day by day: ``streak`` days in a row up to today, or to yesterday while today is open.

    ``counts`` right and wrong answers of the last days, today last.
    """

    streak: int
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """All there is to show. ``today`` what can be asked now under the cap, ``capped`` whether more is due than that."""

    overall: AnswerCount
    themes: tuple[AnswerCount, ...]
    days: Days
    today: tuple[Exercise, ...]
    capped: bool
    next_due: float | None
    ratings: PuzzleRatings

    @property
    def weakest(self) -> tuple[PracticeTheme, ...]:
        """The weak themes, the weakest first."""
        weak = sorted((one for one in self.themes if one.lean.is_weak), key=lambda one: one.lean.value)
        return tuple(one.theme for one in weak if one.theme is not None)


def progress_of(
    exercises: Collection[Exercise], attempts: Sequence[Attempt], now: float, cap: Cap = USUAL
) -> PracticeProgress:
    """The figures of all exercises and all attempts, these the first one first."""
    by_key = {exercise.key: exercise for exercise in exercises if exercise.kind in ASKED}
    of_theme: dict[PracticeTheme, list[Exercise]] = {theme: [] for theme in PracticeTheme}
    for exercise in by_key.values():
        of_theme[theme_of(exercise.theme, part_of(exercise))].append(exercise)
    themes = {exercise.key: theme for theme, there in of_theme.items() for exercise in there}
    given = [attempt for attempt in attempts if attempt.exercise in by_key]
    answers: dict[PracticeTheme, list[bool]] = {theme: [] for theme in PracticeTheme}
    for attempt in given:
        answers[themes[attempt.exercise]].append(attempt.is_alone)
    ratings = ratings_of(exercises, attempts, now)
    by_theme = tuple(
        replace(_counted(theme, of_theme[theme], answers[theme], now), lean=ratings.lean_of(theme))
        for theme in PracticeTheme
    )
    asked = list(by_key.values())
    overall = _counted(None, asked, [attempt.is_alone for attempt in given], now)
    today = due_today(asked, attempts, now, cap)
    return PracticeProgress(
        overall,
        by_theme,
        days_of(attempts, now),
        tuple(today),
        overall.waiting > len(today),
        next_due(asked, now),
        ratings,
    )


def _counted(
    theme: PracticeTheme | None, exercises: Sequence[Exercise], answers: Iterable[bool], now: float
) -> AnswerCount:
    rungs = Counter(
        min(exercise.rung, LEARNT) for exercise in exercises if exercise.due is not None or is_learnt(exercise)
    )
    waiting = sum(exercise.due is not None and exercise.due <= now for exercise in exercises)
    return AnswerCount(theme, tuple(answers), tuple(rungs[rung] for rung in range(LEARNT + 1)), waiting)


def days_of(attempts: Iterable[Attempt], now: float, last: int = DAYS, zone: tzinfo | None = None) -> Days:
    """Practice day by day, lessons too."""
    right: Counter[date] = Counter()
    wrong: Counter[date] = Counter()
    for attempt in attempts:
        (right if attempt.right else wrong)[day_counted(attempt, zone)] += 1
    practised = {*right, *wrong}
    today = day_of(now, zone)
    window = [today - timedelta(days=ago) for ago in range(last - 1, -1, -1)]
    counts = tuple((right[day], wrong[day]) for day in window)
    return Days(row_up_to(practised, today), counts)
