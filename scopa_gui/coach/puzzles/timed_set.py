"""Timed set: as many puzzles as the player finds in three minutes, getting harder; three mistakes end it.

It is for fun and changes neither ratings nor repetitions. Because its puzzles are known afterwards, it prefers puzzles
that the player has met before.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.rating.saved_starts import start_of
from scopa_gui.store.practice import TIMED, Attempt, Exercise

SECONDS = 180.0
MISTAKES = 3
MOST = 60
"""Largest number of puzzles in a set, more than anybody finds in the time."""


@dataclass(frozen=True, slots=True)
class TimedSet:
    """Set being played: its ``puzzles`` in order, whether each answered one was ``found``, and the seconds ``left``."""

    puzzles: tuple[Puzzle, ...]
    found: tuple[bool, ...] = ()
    left: float = SECONDS

    @property
    def count(self) -> int:
        """Number of puzzles found."""
        return sum(self.found)

    @property
    def mistakes(self) -> int:
        """Number of puzzles missed."""
        return len(self.found) - self.count

    @property
    def is_over(self) -> bool:
        """True if the time is up, three mistakes were made, or no puzzle is left to ask."""
        return self.left <= 0 or self.mistakes >= MISTAKES or len(self.found) == len(self.puzzles)

    @property
    def asked(self) -> Puzzle | None:
        """Puzzle to answer now; None if the set is over."""
        return None if self.is_over else self.puzzles[len(self.found)]

    @property
    def missed(self) -> tuple[Puzzle, ...]:
        """Puzzles answered wrongly."""
        return tuple(puzzle for puzzle, found in zip(self.puzzles, self.found, strict=False) if not found)

    def answered(self, *, right: bool) -> "TimedSet":
        """Return the set after an answer."""
        return self if self.is_over else replace(self, found=(*self.found, right))

    def later(self, seconds: float) -> "TimedSet":
        """Return the set after some seconds."""
        return self if self.is_over else replace(self, left=max(0.0, self.left - seconds))


@dataclass(frozen=True, slots=True)
class TimedResult:
    """Saved result of a timed set: the number of puzzles ``found`` and ``missed``.

    ``at``: time when it began; ``family``: family of its games; ``met``: keys of the puzzles that were seen.
    """

    at: float
    family: str
    found: int
    missed: int
    met: tuple[str, ...] = ()


def timed_set(puzzles: Iterable[Puzzle], known: Collection[str], seed: str) -> TimedSet:
    """Return a new set, evenly from the easiest to the hardest puzzle, preferring those whose key is ``known``."""
    order = sorted(puzzles, key=lambda puzzle: (start_of(puzzle).value, puzzle.key))
    rng = Random(f"timed/{seed}")
    wanted = min(MOST, len(order))
    steps = [order[step * len(order) // wanted : (step + 1) * len(order) // wanted] for step in range(wanted)]
    return TimedSet(tuple(rng.choice([one for one in step if one.key in known] or step) for step in steps))


def exercise_of_set(played: TimedSet, family: str, at: float) -> Exercise:
    """Return the exercise to store for a new set; each of its answers is stored as an attempt at this exercise."""
    data = {"family": family, "puzzles": [puzzle.key for puzzle in played.puzzles]}
    return Exercise(f"{TIMED}/{family or 'all'}/{at:.3f}", TIMED, "", 0, data, at)


def results_of(exercises: Iterable[Exercise], attempts: Iterable[Attempt]) -> list[TimedResult]:
    """Return the results of all sets, the oldest first; those that cannot be read are left out."""
    sets = [exercise for exercise in exercises if exercise.kind == TIMED]
    answers: dict[str, list[bool]] = defaultdict(list)
    if sets:
        for attempt in attempts:
            answers[attempt.exercise].append(attempt.right)
    found = [_result_of(exercise, answers[exercise.key]) for exercise in sets]
    return sorted((result for result in found if result is not None), key=lambda result: result.at)


def _result_of(exercise: Exercise, answers: Sequence[bool]) -> TimedResult | None:
    family = exercise.data.get("family")
    keys = exercise.data.get("puzzles")
    if not isinstance(family, str) or not isinstance(keys, list):
        return None
    found = sum(answers)
    missed = len(answers) - sum(answers)
    seen = len(answers) + (missed < MISTAKES)  # one more was shown when the time was up
    return TimedResult(exercise.made, family, found, missed, tuple(map(str, keys[:seen])))


def best_of(results: Iterable[TimedResult], family: str) -> int:
    """Return the largest number of puzzles found in a set of this family of games; 0 if there was no set."""
    return max((result.found for result in results if result.family == family), default=0)


def seen_in(results: Iterable[TimedResult]) -> dict[str, float]:
    """Return the time when each puzzle was first met in a timed set, by the puzzle's key."""
    met: dict[str, float] = {}
    for result in results:
        for key in result.met:
            met.setdefault(key, result.at)
    return met
