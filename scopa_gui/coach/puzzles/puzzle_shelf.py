"""PuzzleShelf: the shipped puzzles with the player's progress, for the screen on which puzzles are chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.daily import days_right, exercise_of_day, key_of, puzzle_of, puzzle_tried, streak
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, ratings_of, tried_keys
from scopa_gui.coach.puzzles.rating.serving import PuzzleProgress, in_order, puzzle_progress_of
from scopa_gui.coach.puzzles.rating.starting_rating import coins_of
from scopa_gui.coach.puzzles.timed_set import TimedResult, TimedSet, results_of, seen_in, timed_set
from scopa_gui.store.paths import assets
from scopa_gui.store.practice import Exercise, Training

ALL = ""
FAMILIES: Mapping[str, tuple[str, ...]] = {
    "scopa": ("scopa", "scopa_in_due"),
    "scopone": ("scopone_scientifico", "scopone"),
    "dassi": ("scopa_dassi",),
    "escoba": ("escoba",),
}
"""Games of each family on the screen."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the shipped puzzles; none if their file is missing."""
    return load(assets() / "puzzles" / "puzzles.jsonl")


@dataclass(frozen=True, slots=True)
class Today:
    """Puzzle of today, and whether it was ``tried`` and ``found``.

    ``streak``: number of days in a row on which the puzzle of the day was found; ``right``: all days on which it was.
    """

    day: date
    exercise: Exercise
    puzzle: Puzzle
    tried: bool
    found: bool
    streak: int
    right: frozenset[date]


@dataclass(frozen=True, slots=True)
class PuzzleShelf:
    """Puzzles, progress, ratings and results of timed sets at one time; ``today`` is None if there are no puzzles."""

    puzzles: tuple[Puzzle, ...]
    progress: PuzzleProgress
    today: Today | None
    ratings: PuzzleRatings
    timed: tuple[TimedResult, ...]
    now: float

    def of(self, theme: PracticeTheme | None, family: str = ALL, difficulty: int = 0) -> list[Puzzle]:
        """Return the puzzles of a theme, a family of games and a difficulty; None, ALL and 0 stand for any."""
        return [
            puzzle
            for puzzle in self.puzzles
            if theme in (None, theme_of(puzzle.theme, puzzle.part))
            and (not family or puzzle.game in FAMILIES[family])
            and difficulty in (0, self.coins(puzzle))
        ]

    def coins(self, puzzle: Puzzle) -> int:
        """Return the difficulty of a puzzle for this player, 1 to 5."""
        return coins_of(self.ratings.of(puzzle))

    def by_theme(self) -> dict[PracticeTheme, list[Puzzle]]:
        """Return the puzzles of each theme that has any, in the order of the themes."""
        found: dict[PracticeTheme, list[Puzzle]] = {theme: [] for theme in PracticeTheme}
        for puzzle in self.puzzles:
            found[theme_of(puzzle.theme, puzzle.part)].append(puzzle)
        return {theme: puzzles for theme, puzzles in found.items() if puzzles}

    def themes(self) -> list[PracticeTheme]:
        """Return the themes that have puzzles."""
        return list(self.by_theme())

    def exercises(self, puzzles: Sequence[Puzzle]) -> list[Exercise]:
        """Return these puzzles as exercises, in the order in which they are to be asked."""
        return [exercise_of(puzzle, self.now) for puzzle in in_order(puzzles, self.progress, self.ratings)]

    def next_of(self, puzzles: Sequence[Puzzle]) -> Puzzle | None:
        """Return the one of these puzzles to be asked first; None if there are none."""
        return next(iter(in_order(puzzles, self.progress, self.ratings)), None)

    def timed_set(self, family: str, seed: str) -> TimedSet:
        """Return a new timed set of a family of games."""
        known = self.progress.solved | self.progress.missed | self.progress.met
        return timed_set(self.of(None, family), known, seed)


def shelf_of(training: Training, now: float, puzzles: tuple[Puzzle, ...] | None = None) -> PuzzleShelf:
    """Return the shelf from the stored exercises and answers; ``puzzles`` are the shipped ones by default."""
    puzzles = shipped() if puzzles is None else puzzles
    attempts = training.attempts()
    saved_exercises = training.exercises()
    timed = tuple(results_of(saved_exercises, attempts))
    progress = puzzle_progress_of(puzzles, attempts, tried_keys(saved_exercises), seen_in(timed))
    today = None
    if puzzles:
        day = day_of(now)
        puzzle = puzzle_tried(day, saved_exercises) or puzzle_of(day, puzzles)
        key = key_of(day)
        right = frozenset(days_right(attempts))
        tried = any(attempt.exercise == key for attempt in attempts)
        today = Today(day, exercise_of_day(puzzle, day, now), puzzle, tried, day in right, streak(attempts, day), right)
    return PuzzleShelf(puzzles, progress, today, ratings_of(saved_exercises, attempts, now), timed, now)


def fitting(training: Training, exercises: Sequence[Exercise], now: float) -> list[Exercise]:
    """Return the exercises in the order that fits the player's latest rating.

    If any of them is a repetition or not a shipped puzzle, the order stays the same.
    """
    wanted = {exercise.key for exercise in exercises}
    puzzles = [puzzle for puzzle in shipped() if puzzle.key in wanted]
    if len(puzzles) < max(2, len(exercises)) or any(exercise.due is not None for exercise in exercises):
        return list(exercises)
    return shelf_of(training, now).exercises(puzzles)
