"""The puzzles that ship, and what the player has made of them: for the screen on which they are chosen."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from scopa_gui.coach.practice.practice_progress import progress_of
from scopa_gui.coach.practice.schedule import day_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.daily import days_right, exercise_of_day, key_of, puzzle_of, puzzle_tried, streak
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load
from scopa_gui.coach.puzzles.solved_level import SolvedLevel, in_order, standing_of
from scopa_gui.store.paths import assets
from scopa_gui.store.practice import DAILY, Exercise, Training

ALL = ""
FAMILIES: Mapping[str, tuple[str, ...]] = {
    "scopa": ("scopa", "scopa_in_due"),
    "scopone": ("scopone_scientifico", "scopone"),
    "dassi": ("scopa_dassi",),
    "escoba": ("escoba",),
}
"""Games that are chosen together."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that ship; none when the file is not there."""
    file = assets() / "puzzles" / "puzzles.jsonl"
    return load(file) if file.is_file() else ()


@dataclass(frozen=True, slots=True)
class Today:
    """The puzzle of today: was it ``tried`` and ``found``; ``streak``: days in a row; ``right``: on which days."""

    day: date
    exercise: Exercise
    puzzle: Puzzle
    tried: bool
    found: bool
    streak: int
    right: frozenset[date]


@dataclass(frozen=True, slots=True)
class PuzzleShelf:
    """All of it at one moment. ``level``: the difficulty of which half is found, None while too little is known."""

    puzzles: tuple[Puzzle, ...]
    standing: SolvedLevel
    today: Today | None
    level: float | None
    now: float

    def of(self, theme: PracticeTheme | None, family: str = ALL, difficulty: int = 0) -> list[Puzzle]:
        """The puzzles of a theme, a family of games and a difficulty; None, ALL and 0 stand for any."""
        return [
            puzzle
            for puzzle in self.puzzles
            if theme in (None, theme_of(puzzle.theme, puzzle.part))
            and (not family or puzzle.game in FAMILIES[family])
            and difficulty in (0, puzzle.difficulty)
        ]

    def themes(self) -> list[PracticeTheme]:
        """The themes of which there are puzzles."""
        there = {theme_of(puzzle.theme, puzzle.part) for puzzle in self.puzzles}
        return [theme for theme in PracticeTheme if theme in there]

    def exercises(self, puzzles: Sequence[Puzzle]) -> list[Exercise]:
        """These as exercises, in the order in which they are to be asked."""
        return [exercise_of(puzzle, self.now) for puzzle in in_order(puzzles, self.standing, self.level)]


def shelf_of(training: Training, now: float, puzzles: tuple[Puzzle, ...] | None = None) -> PuzzleShelf:
    """What there is now, from what the store has kept."""
    puzzles = shipped() if puzzles is None else puzzles
    attempts, kept = training.attempts(), training.exercises()
    standing = standing_of(puzzles, attempts, _aliases(kept))
    today = None
    if puzzles:
        day = day_of(now)
        puzzle, key = puzzle_tried(day, kept) or puzzle_of(day, puzzles), key_of(day)
        right = frozenset(days_right(attempts))
        tried = any(attempt.exercise == key for attempt in attempts)
        today = Today(day, exercise_of_day(puzzle, day, now), puzzle, tried, day in right, streak(attempts, day), right)
    return PuzzleShelf(puzzles, standing, today, progress_of(kept, attempts, now).level, now)


def _aliases(kept: Iterable[Exercise]) -> dict[str, str]:
    """By the key of the exercise of a day that of its puzzle."""
    found = {}
    for exercise in kept:
        if exercise.kind == DAILY:
            data = exercise.data
            found[exercise.key] = (
                f"{data.get('game')}/{data.get('players')}/{data.get('seed')}/{len(str(data.get('moves', '')).split())}"
            )
    return found
