"""Progress of a player through the puzzles that ship."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.store.practice import Attempt


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """``solved`` the keys of puzzles that were found at some first move; ``missed`` of those tried and never found.

    ``met``: of those seen in a timed set only.
    """

    solved: frozenset[str]
    missed: frozenset[str]
    met: frozenset[str] = frozenset()

    def count(self, puzzles: Iterable[Puzzle]) -> int:
        """Return the number of these puzzles that are solved."""
        return sum(puzzle.key in self.solved for puzzle in puzzles)


def puzzle_progress_of(
    puzzles: Collection[Puzzle], attempts: Iterable[Attempt], aliases: Mapping[str, str], met: Iterable[str] = ()
) -> PuzzleProgress:
    """The standing; ``aliases``: the puzzle's key for the key of an exercise of another name, the puzzle of a day."""
    keys = {puzzle.key for puzzle in puzzles}
    given = [(aliases.get(attempt.exercise, attempt.exercise), attempt.right) for attempt in attempts]
    solved = frozenset(key for key, right in given if right and key in keys)
    missed = frozenset(key for key, _right in given if key in keys) - solved
    return PuzzleProgress(solved, missed, frozenset(met) & keys - solved - missed)
