"""Puzzle of the day, which depends only on the date and the shipped puzzles, and the days on which it was found."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta, tzinfo
from random import Random

from scopa_gui.coach.practice.days import day_counted, row_up_to
from scopa_gui.coach.puzzles.position_question import question_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, plain_of
from scopa_gui.coach.puzzles.rating.saved_starts import coins_at_start
from scopa_gui.store.practice import DAILY, Attempt, Exercise

FIRST = date(2026, 1, 1)
"""Day 0; from this day on every puzzle of a difficulty is used once before any is used again."""
WEEK = (1, 2, 2, 3, 3, 4, 5)
"""Difficulty of the puzzle from Monday to Sunday; the nearest one is used if there are no such puzzles."""


def puzzle_of(day: date, puzzles: Sequence[Puzzle], coins_of: Callable[[Puzzle], int] = coins_at_start) -> Puzzle:
    """Return the puzzle of a day, harder towards the end of the week; raise ValueError if there are no puzzles.

    ``coins_of`` returns the difficulty of a puzzle from 1 to 5.
    """
    if not puzzles:
        raise ValueError("There are no puzzles to choose from.")
    wanted = WEEK[day.weekday()]
    coins = {puzzle.key: coins_of(puzzle) for puzzle in puzzles}
    nearest = min(set(coins.values()), key=lambda difficulty: (abs(difficulty - wanted), difficulty))
    level = sorted((puzzle for puzzle in puzzles if coins[puzzle.key] == nearest), key=lambda puzzle: puzzle.key)
    earlier_days = sum(1 for weekday, difficulty in enumerate(WEEK) if difficulty == wanted and weekday < day.weekday())
    number = (day - FIRST + timedelta(days=FIRST.weekday())).days // 7 * WEEK.count(wanted) + earlier_days
    lap, place = divmod(number, len(level))
    Random(f"daily/{nearest}/{lap}").shuffle(level)
    return level[place]


def puzzle_tried(day: date, exercises: Iterable[Exercise]) -> Puzzle | None:
    """Return the stored puzzle of a day that was tried, or None: a new version may choose another puzzle for it."""
    question = next((question_of(exercise) for exercise in exercises if exercise.key == key_of(day)), None)
    return question if isinstance(question, Puzzle) else None


def key_of(day: date) -> str:
    """Return the key of the exercise of a day."""
    return f"daily/{day.isoformat()}"


def exercise_of_day(puzzle: Puzzle, day: date, now: float) -> Exercise:
    """Return the exercise under which the store saves the puzzle of a day."""
    return Exercise(key_of(day), DAILY, puzzle.theme, puzzle.difficulty, plain_of(puzzle), now)


def days_right(attempts: Iterable[Attempt], zone: tzinfo | None = None) -> set[date]:
    """Return the days whose puzzle was found at the first attempt, made on the day itself."""
    first: dict[str, Attempt] = {}
    for attempt in attempts:
        if attempt.exercise.startswith("daily/"):
            first.setdefault(attempt.exercise, attempt)
    days = {key: day_counted(attempt, zone) for key, attempt in first.items() if attempt.right}
    return {day for key, day in days.items() if key == key_of(day)}


def streak(attempts: Iterable[Attempt], today: date, zone: tzinfo | None = None) -> int:
    """Return the number of days in a row, up to today or yesterday, on which the puzzle of the day was found."""
    return row_up_to(days_right(attempts, zone), today)
