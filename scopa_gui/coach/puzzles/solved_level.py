"""How far somebody has come with the puzzles that ship, and which come next."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.store.practice import Attempt


@dataclass(frozen=True, slots=True)
class SolvedLevel:
    """``solved`` the keys of puzzles that were found at some first move; ``missed`` of those tried and never found."""

    solved: frozenset[str]
    missed: frozenset[str]

    def count(self, puzzles: Iterable[Puzzle]) -> int:
        """How many of these are solved."""
        return sum(puzzle.key in self.solved for puzzle in puzzles)


def standing_of(puzzles: Collection[Puzzle], attempts: Iterable[Attempt], aliases: Mapping[str, str]) -> SolvedLevel:
    """The standing; ``aliases``: the puzzle's key for the key of an exercise of another name, the puzzle of a day."""
    keys = {puzzle.key for puzzle in puzzles}
    given = [(aliases.get(attempt.exercise, attempt.exercise), attempt.right) for attempt in attempts]
    solved = frozenset(key for key, right in given if right and key in keys)
    return SolvedLevel(solved, frozenset(key for key, _right in given if key in keys) - solved)


def in_order(puzzles: Sequence[Puzzle], standing: SolvedLevel, level: float | None = None) -> list[Puzzle]:
    """What to ask first: those never tried, then missed, then solved; the nearest to the level first, or the easiest.

    Among these, plain captures before fifteens and aces; else the games mixed.
    """

    def rank(puzzle: Puzzle) -> tuple[int, float, bool, int]:
        state = 2 if puzzle.key in standing.solved else 1 if puzzle.key in standing.missed else 0
        far = puzzle.difficulty if level is None else abs(puzzle.difficulty - level)
        return state, far, not puzzle.rules.law.takes_own_value_only, crc32(puzzle.key.encode())

    return sorted(puzzles, key=rank)
