"""How practice goes: by theme, by day, and how hard the puzzles found are. Plain figures from what the store keeps."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from math import exp, log

from scopa_gui.coach.practice.schedule import LEARNT, USUAL, Cap, day_of, due_today, is_learnt, next_due
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.store.practice import DAILY, MISTAKE, PUZZLE, SHARED, Attempt, Exercise

ASKED = (PUZZLE, MISTAKE, DAILY, SHARED)
"""Kinds of exercises that ask for a move."""
RECENT = 10
"""Answers that are set against those before, for a trend."""
ENOUGH = 4
"""Answers from which on something is said of a theme."""
WEAK, STRONG = 0.6, 0.8
"""A theme is weak below the first share of right answers of late, strong from the second on."""
RATED = 8
"""First answers to puzzles from which on a level is named."""
SLOPE = 1.6
"""How the odds of finding a puzzle fall with each step of difficulty, as a logarithm."""
_GRID = tuple(place / 20 for place in range(10, 111))
_PRIOR, _PRIOR_SE = 2.0, 1.5
_LATEST = 80
DAYS = 28
"""The days, up to this one, whose answers are shown one by one."""


@dataclass(frozen=True, slots=True)
class AnswerTally:
    """The answers on one theme, or on all (None), in order, and how many of its exercises stand on each rung.

    ``rungs``: by rung of the ladder, the last those that are learnt; what is not scheduled is not counted. ``waiting``:
    due now.
    """

    theme: PracticeTheme | None
    answers: tuple[bool, ...] = ()
    rungs: tuple[int, ...] = (0,) * (LEARNT + 1)
    waiting: int = 0

    @property
    def right(self) -> int:
        """How many answers were right."""
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
        """By how much the last answers were better than those before; None while there are too few."""
        before = self.answers[:-RECENT]
        return None if len(before) < ENOUGH else self.recent - sum(before) / len(before)

    @property
    def is_weak(self) -> bool:
        """True when enough was asked and too little found of late."""
        return len(self.answers) >= ENOUGH and self.recent < WEAK

    @property
    def is_strong(self) -> bool:
        """True when enough was asked and nearly all found of late."""
        return len(self.answers) >= ENOUGH and self.recent >= STRONG


@dataclass(frozen=True, slots=True)
class Days:
    """Practice day by day: ``streak`` days in a row up to today, or to yesterday while today is open; the ``longest``.

    ``counts`` right and wrong answers of the last days, today last.
    """

    streak: int
    longest: int
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """All there is to show. ``today`` what can be asked now under the cap, ``capped`` whether more is due than that.

    ``level``: the difficulty of which one finds half, from 1 to 5, by the last puzzles; None before RATED of them.
    """

    overall: AnswerTally
    themes: tuple[AnswerTally, ...]
    days: Days
    today: tuple[Exercise, ...]
    capped: bool
    next_due: float | None
    level: float | None

    @property
    def weakest(self) -> tuple[PracticeTheme, ...]:
        """The weak themes, the weakest first."""
        weak = sorted((one for one in self.themes if one.is_weak), key=lambda one: (one.recent, -len(one.answers)))
        return tuple(one.theme for one in weak if one.theme is not None)


def progress_of(
    exercises: Collection[Exercise], attempts: Sequence[Attempt], now: float, cap: Cap = USUAL
) -> PracticeProgress:
    """The figures of all exercises and all attempts, these the first one first."""
    by_key = {exercise.key: exercise for exercise in exercises if exercise.kind in ASKED}
    of_theme: dict[PracticeTheme, list[Exercise]] = {theme: [] for theme in PracticeTheme}
    for exercise in by_key.values():
        of_theme[theme_of(exercise.theme, _part_of(exercise))].append(exercise)
    themes = {exercise.key: theme for theme, there in of_theme.items() for exercise in there}
    given = [attempt for attempt in attempts if attempt.exercise in by_key]
    answers: dict[PracticeTheme, list[bool]] = {theme: [] for theme in PracticeTheme}
    for attempt in given:
        answers[themes[attempt.exercise]].append(attempt.right)
    tallies = tuple(_tally(theme, of_theme[theme], answers[theme], now) for theme in PracticeTheme)
    asked = list(by_key.values())
    overall = _tally(None, asked, [attempt.right for attempt in given], now)
    today = due_today(asked, attempts, now, cap)
    return PracticeProgress(
        overall,
        tallies,
        days_of(attempts, now),
        tuple(today),
        overall.waiting > len(today),
        next_due(asked, now),
        _level(by_key, given),
    )


def _part_of(exercise: Exercise) -> str:
    part = exercise.data.get("part", "")
    return part if isinstance(part, str) else ""


def _tally(
    theme: PracticeTheme | None, exercises: Sequence[Exercise], answers: Iterable[bool], now: float
) -> AnswerTally:
    rungs = Counter(
        min(exercise.rung, LEARNT) for exercise in exercises if exercise.due is not None or is_learnt(exercise)
    )
    waiting = sum(exercise.due is not None and exercise.due <= now for exercise in exercises)
    return AnswerTally(theme, tuple(answers), tuple(rungs[rung] for rung in range(LEARNT + 1)), waiting)


def days_of(attempts: Iterable[Attempt], now: float, last: int = DAYS) -> Days:
    """Practice day by day, lessons too."""
    right: Counter[int] = Counter()
    wrong: Counter[int] = Counter()
    for attempt in attempts:
        (right if attempt.right else wrong)[day_of(attempt.at).toordinal()] += 1
    practised = set(right) | set(wrong)
    today = day_of(now)
    end = today.toordinal() if today.toordinal() in practised else (today - timedelta(days=1)).toordinal()
    streak = _run(practised, end)
    longest = max((_run(practised, day) for day in practised if day + 1 not in practised), default=0)
    window = range(today.toordinal() - last + 1, today.toordinal() + 1)
    return Days(streak, longest, tuple((right[day], wrong[day]) for day in window))


def _run(practised: Collection[int], end: int) -> int:
    """How many days in a row, up to and with this one."""
    count = 0
    while end - count in practised:
        count += 1
    return count


def _level(by_key: Mapping[str, Exercise], attempts: Iterable[Attempt]) -> float | None:
    """The level by the last first answers to puzzles of known difficulty, if there are enough."""
    firsts: list[tuple[int, bool]] = []
    seen = set()
    for attempt in attempts:
        exercise = by_key[attempt.exercise]
        if exercise.kind in {PUZZLE, DAILY} and exercise.difficulty and attempt.exercise not in seen:
            firsts.append((exercise.difficulty, attempt.right))
        seen.add(attempt.exercise)
    return level_of(firsts[-_LATEST:]) if len(firsts) >= RATED else None


def level_of(answers: Iterable[tuple[int, bool]]) -> float:
    """The difficulty of which half is found, the likeliest one for these (difficulty, right), 0.5 to 5.5.

    The odds of finding fall by exp(SLOPE) from one difficulty to the next (the Rasch model); before anything is known,
    2.
    """
    counts = Counter(answers)

    def likelihood(level: float) -> float:
        sure = -0.5 * ((level - _PRIOR) / _PRIOR_SE) ** 2
        for (difficulty, right), times in counts.items():
            chance = 1 / (1 + exp(SLOPE * (difficulty - level)))
            sure += times * log(chance if right else 1 - chance)
        return sure

    return max(_GRID, key=likelihood)
