"""Keys of the shipped puzzles that a player has solved, missed or met."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.store.practice import Attempt


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
