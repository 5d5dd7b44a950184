"""Progress in practice, by theme and by day, counted from the stored exercises and answers."""

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
"""Number of latest answers that are compared with the earlier ones for the trend."""
DAYS = 28
"""Number of days, today included, whose answers are shown."""


@dataclass(frozen=True, slots=True)
class AnswerCount:
    """Answers on one theme, or on all of them (None).

    ``answers``: the oldest first, True if right without help; ``rungs``: number of scheduled exercises on each rung of
    the ladder, the learnt ones last; ``waiting``: number of exercises due now; ``lean``: how much stronger or weaker
    the player is in this theme than overall.
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
        """Share of right answers, from 0 to 1."""
        return self.right / len(self.answers) if self.answers else 0.0

    @property
    def recent(self) -> float:
        """Share of right answers among the latest ones, from 0 to 1."""
        last = self.answers[-RECENT:]
        return sum(last) / len(last) if last else 0.0

    @property
    def trend(self) -> float | None:
        """Share of right answers among the latest ones, less the share before them; None if there are too few."""
        before = self.answers[:-RECENT]
        return None if len(before) < ENOUGH else self.recent - sum(before) / len(before)


@dataclass(frozen=True, slots=True)
class Days:
    """Practice by day: ``streak`` is the number of days in a row up to today, or yesterday if nothing was done today.

    ``counts``: right and wrong answers on each of the last days, today last.
    """

    streak: int
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """Progress in practice. ``today``: exercises to ask now; ``capped``: more are due, but not under today's cap."""

    overall: AnswerCount
    themes: tuple[AnswerCount, ...]
    days: Days
    today: tuple[Exercise, ...]
    capped: bool
    next_due: float | None
    ratings: PuzzleRatings

    @property
    def weakest(self) -> tuple[PracticeTheme, ...]:
        """Weak themes, the weakest first."""
        weak = sorted((one for one in self.themes if one.lean.is_weak), key=lambda one: one.lean.value)
        return tuple(one.theme for one in weak if one.theme is not None)


def progress_of(
    exercises: Collection[Exercise], attempts: Sequence[Attempt], now: float, cap: Cap = USUAL
) -> PracticeProgress:
    """Return the progress from all exercises and attempts; ``attempts`` has the oldest first."""
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
    """Return the practice of each of the ``last`` days, lessons included."""
    right: Counter[date] = Counter()
    wrong: Counter[date] = Counter()
    for attempt in attempts:
        (right if attempt.right else wrong)[day_counted(attempt, zone)] += 1
    practised = {*right, *wrong}
    today = day_of(now, zone)
    window = [today - timedelta(days=ago) for ago in range(last - 1, -1, -1)]
    counts = tuple((right[day], wrong[day]) for day in window)
    return Days(row_up_to(practised, today), counts)
