"""How far somebody has come with the puzzles that ship: which are solved, and at what level."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from scopa_gui.coach.puzzles import DIFFICULTIES, Puzzle
from scopa_gui.store.training import Attempt

LEAST, SHARE = 3, 0.6
"""A level is reached when of its puzzles so many were tried, and this share found at the first attempt."""


@dataclass(frozen=True, slots=True)
class Standing:
    """``solved`` the keys of puzzles that were found at some first move; ``missed`` of those tried and never found."""

    solved: frozenset[str]
    missed: frozenset[str]
    level: int

    def count(self, puzzles: Iterable[Puzzle]) -> int:
        """How many of these are solved."""
        return sum(puzzle.key in self.solved for puzzle in puzzles)


def standing_of(puzzles: Collection[Puzzle], attempts: Iterable[Attempt], aliases: Mapping[str, str]) -> Standing:
    """The standing; ``aliases``: the puzzle's key for the key of an exercise of another name, the puzzle of a day."""
    difficulties = {puzzle.key: puzzle.difficulty for puzzle in puzzles}
    first: dict[str, bool] = {}
    solved, tried = set(), set()
    for attempt in attempts:
        key = aliases.get(attempt.exercise, attempt.exercise)
        if key in difficulties:
            first.setdefault(key, attempt.right)
            tried.add(key)
            if attempt.right:
                solved.add(key)
    return Standing(frozenset(solved), frozenset(tried - solved), _level(difficulties, first))


def _level(difficulties: Mapping[str, int], first: Mapping[str, bool]) -> int:
    """The hardest level that was reached; 1 before any."""
    reached = 1
    for difficulty in DIFFICULTIES:
        answers = [right for key, right in first.items() if difficulties[key] == difficulty]
        if len(answers) >= LEAST and sum(answers) >= SHARE * len(answers):
            reached = max(reached, difficulty)
    return reached


def in_order(puzzles: Sequence[Puzzle], standing: Standing) -> list[Puzzle]:
    """What to ask first: those never tried, then those missed, then those solved; the easier ones first."""
    def rank(puzzle: Puzzle) -> tuple[int, int, str]:
        state = 2 if puzzle.key in standing.solved else 1 if puzzle.key in standing.missed else 0
        return state, puzzle.difficulty, puzzle.key

    return sorted(puzzles, key=rank)
