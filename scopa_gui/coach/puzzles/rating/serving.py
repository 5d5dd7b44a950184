"""Progress through the puzzles, and the order in which they are asked: fitting ones first, weak themes more often."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from zlib import crc32

from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, ThemeLean
from scopa_gui.store.practice import Attempt

FITTING = (0.6, 0.75)
"""Range of the chance of success in which a puzzle fits: about two of three are found."""
_STEP = 0.05
"""Difference in chance that counts as one step away from the fitting range."""
_OFTENER = 85.0
"""Points of weakness in a theme that make its puzzles e times as frequent; 60 points double them."""
_MOST_OFTEN = 3.0
"""Largest factor by which a theme is more or less frequent."""


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """Keys of the puzzles that were ``solved`` once, tried but ``missed`` each time, or only ``met`` in a timed set."""

    solved: frozenset[str]
    missed: frozenset[str]
    met: frozenset[str] = frozenset()

    def count(self, puzzles: Iterable[Puzzle]) -> int:
        """Return the number of these puzzles that are solved."""
        return sum(puzzle.key in self.solved for puzzle in puzzles)


def puzzle_progress_of(
    puzzles: Collection[Puzzle], attempts: Iterable[Attempt], aliases: Mapping[str, str], met: Iterable[str] = ()
) -> PuzzleProgress:
    """Return the progress; ``aliases`` has the key of the puzzle for each key of a puzzle of the day."""
    keys = {puzzle.key for puzzle in puzzles}
    given = [(aliases.get(attempt.exercise, attempt.exercise), attempt.right) for attempt in attempts]
    solved = frozenset(key for key, right in given if right and key in keys)
    missed = frozenset(key for key, _right in given if key in keys) - solved
    return PuzzleProgress(solved, missed, frozenset(met) & keys - solved - missed)


def in_order(puzzles: Sequence[Puzzle], progress: PuzzleProgress, ratings: PuzzleRatings) -> list[Puzzle]:
    """Return the puzzles in the order in which to ask them.

    New puzzles come first, then missed ones, those met in a timed set, and solved ones; in each group those that fit
    the rating best. Among equally fitting ones the order is random, with all themes as frequent, but weak ones more
    frequent and strong ones less. It stays the same until the next answer.
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
    """Return the number of steps by which a chance of success is outside the fitting range; 0 if it fits."""
    low, high = FITTING
    return round(max(low - chance, chance - high, 0.0) / _STEP)


def weight_in_lots(lean: ThemeLean) -> float:
    """Return the factor by which a theme with this lean is more frequent than others."""
    return min(_MOST_OFTEN, max(1 / _MOST_OFTEN, exp(-lean.value / _OFTENER)))


def _state(key: str, progress: PuzzleProgress) -> int:
    if key in progress.solved:
        return 3
    return 2 if key in progress.met else int(key in progress.missed)


def _lot(key: str, answers: int) -> float:
    """Return a pseudo-random number between 0 and 1 for a puzzle, a new one after each answer."""
    return (crc32(f"{key}/{answers}".encode()) + 0.5) / 2**32
