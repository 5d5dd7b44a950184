"""A timed set, for fun: as many puzzles as one finds in three minutes, ever harder ones; three mistakes end it.

It counts for no rating and no repetition: haste is another skill than finding the best move, and nobody should fear for
his rating here. What was met in it is known afterwards, so it takes puzzles that were answered before where there are
such, and leaves the others for the days on which they count.
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
"""Number of puzzles that are ready: more than anybody finds in the time."""


@dataclass(frozen=True, slots=True)
class TimedSet:
    """A set being played: the ``puzzles`` in order, answer by answer what was ``found``, and the seconds ``left``."""

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
        """The puzzle that is asked now."""
        return None if self.is_over else self.puzzles[len(self.found)]

    @property
    def missed(self) -> tuple[Puzzle, ...]:
        """Those answered wrongly."""
        return tuple(puzzle for puzzle, found in zip(self.puzzles, self.found, strict=False) if not found)

    def answered(self, *, right: bool) -> "TimedSet":
        """After an answer."""
        return self if self.is_over else replace(self, found=(*self.found, right))

    def later(self, seconds: float) -> "TimedSet":
        """After some time."""
        return self if self.is_over else replace(self, left=max(0.0, self.left - seconds))


@dataclass(frozen=True, slots=True)
class TimedResult:
    """Saved result of a timed set.

    It says when the set began, the ``family`` of its games, and how many puzzles were ``found`` and ``missed``. ``met``
    holds the keys of the puzzles that were seen in it.
    """

    at: float
    family: str
    found: int
    missed: int
    met: tuple[str, ...] = ()


def timed_set(puzzles: Iterable[Puzzle], known: Collection[str], seed: str) -> TimedSet:
    """A new set: the easiest first, evenly on to the hardest; of those alike in this, one that is ``known`` by key."""
    order = sorted(puzzles, key=lambda puzzle: (start_of(puzzle).value, puzzle.key))
    rng = Random(f"timed/{seed}")
    wanted = min(MOST, len(order))
    steps = [order[step * len(order) // wanted : (step + 1) * len(order) // wanted] for step in range(wanted)]
    return TimedSet(tuple(rng.choice([one for one in step if one.key in known] or step) for step in steps))


def exercise_of_set(played: TimedSet, family: str, at: float) -> Exercise:
    """Return the exercise to store for a new set; each answer is stored as an attempt at it, so none is lost."""
    data = {"family": family, "puzzles": [puzzle.key for puzzle in played.puzzles]}
    return Exercise(f"{TIMED}/{family or 'all'}/{at:.3f}", TIMED, "", 0, data, at)


def results_of(exercises: Iterable[Exercise], attempts: Iterable[Attempt]) -> list[TimedResult]:
    """The sets that were played, the first one first; what cannot be read is left out."""
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
    seen = len(answers) + (missed < MISTAKES)  # the one that lay there when the time was up, too
    return TimedResult(exercise.made, family, found, missed, tuple(map(str, keys[:seen])))


def best_of(results: Iterable[TimedResult], family: str) -> int:
    """The most that were found in one set of this family of games; 0 before any."""
    return max((result.found for result in results if result.family == family), default=0)


def seen_in(results: Iterable[TimedResult]) -> dict[str, float]:
    """Return by key the puzzles that were met in timed sets, and the time when each was first met."""
    met: dict[str, float] = {}
    for result in results:
        for key in result.met:
            met.setdefault(key, result.at)
    return met
