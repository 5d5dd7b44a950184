"""Which puzzle comes next: one that fits the player's rating, and rather of a theme in which he is weak."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from zlib import crc32

from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.puzzle_progress import PuzzleProgress
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, ThemeLean

FITTING = (0.6, 0.75)
"""The chance of success at which one learns and keeps at it: two of three, about."""
_STEP = 0.05
"""Chances that are so near each other fit alike, so that it is not always the same theme's turn."""
_OFTENER = 85.0
"""Points by which somebody is weaker in a theme when its puzzles come e times as often as others; 60: twice."""
_MOST_OFTEN = 3.0


def in_order(puzzles: Sequence[Puzzle], progress: PuzzleProgress, ratings: PuzzleRatings) -> list[Puzzle]:
    """Return the puzzles in the order in which to ask them.

    Those never tried come first, then those missed, met in haste and solved; within each group those that fit the
    rating best. Among those that fit equally well lots are drawn, every theme as often as another, but a weak one more
    often and a strong one less. The lots are the same until the next answer: a player who leaves a puzzle unanswered
    finds it there again.
    """
    often = {theme: weight_in_lots(ratings.lean_of(theme)) for theme in PracticeTheme}
    groups = [
        (_state(puzzle.key, progress), misfit(ratings.chance(puzzle)), theme_of(puzzle.theme, puzzle.part))
        for puzzle in puzzles
    ]
    alike = Counter(groups)

    def rank(place: int) -> tuple[int, int, float]:
        state, far, theme = groups[place]
        weight = often[theme] / alike[state, far, theme]
        return state, far, -log(_lot(puzzles[place].key, len(ratings.answers))) / weight

    return [puzzles[place] for place in sorted(range(len(puzzles)), key=rank)]


def misfit(chance: float) -> int:
    """Return how far a chance of success is outside the fitting range, in steps; 0 if it fits."""
    low, high = FITTING
    return round(max(low - chance, chance - high, 0.0) / _STEP)


def weight_in_lots(lean: ThemeLean) -> float:
    """Return how many times as often as others a theme is drawn."""
    return min(_MOST_OFTEN, max(1 / _MOST_OFTEN, exp(-lean.value / _OFTENER)))


def _state(key: str, progress: PuzzleProgress) -> int:
    if key in progress.solved:
        return 3
    return 2 if key in progress.met else int(key in progress.missed)


def _lot(key: str, answers: int) -> float:
    """A number between 0 and 1, another one after each answer."""
    return (crc32(f"{key}/{answers}".encode()) + 0.5) / 2**32
