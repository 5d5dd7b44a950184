"""PositionQuestion, the protocol of puzzles, shared puzzles and the player's own mistakes.

`exercise_of` turns a question into the exercise that the store saves. `asked` turns the exercise back into the
question, each time in other suits. `is_right` judges an answer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.practice.mistakes import Mistake, mistake_from
from scopa_gui.coach.practice.mistakes import plain_of as plain_of_mistake
from scopa_gui.coach.puzzles.puzzle import Puzzle, puzzle_from
from scopa_gui.coach.puzzles.puzzle import plain_of as plain_of_puzzle
from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle, plain_of_shared, shared_puzzle_from
from scopa_gui.coach.puzzles.symmetry import PLAIN, Mirror, mirror_for, mirrored_move, mirrored_position
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.store.practice import DAILY, MISTAKE, PUZZLE, SHARED, Exercise


class PositionQuestion(Protocol):
    """Position whose best move is to be found."""

    @property
    def key(self) -> str:
        """Unique name that never changes."""

    @property
    def rules(self) -> Rules:
        """Rules of the game."""

    @property
    def answer(self) -> Move:
        """Best move."""

    @property
    def tempting(self) -> str:
        """Wrong move that is most likely to be chosen, in notation."""

    @property
    def theme(self) -> str:
        """Tactic that the tempting move goes against; "" if not known."""

    @property
    def part(self) -> str:
        """Part of the score that the tempting move costs most; "" if not known."""

    @property
    def difficulty(self) -> int:
        """Difficulty from 1 to 5; 0 if not known."""

    def position(self) -> Position:
        """Return the position, hidden cards included."""

    def view(self) -> PlayerView:
        """Return what the player who is asked can see."""


@dataclass(frozen=True, slots=True)
class Mirrored:
    """The same question in other suits."""

    question: PositionQuestion
    mirror: Mirror

    @property
    def key(self) -> str:
        """Key of the question."""
        return self.question.key

    @property
    def rules(self) -> Rules:
        """Rules of the game."""
        return self.question.rules

    @property
    def answer(self) -> Move:
        """Best move in the other suits."""
        return mirrored_move(self.question.answer, self.mirror)

    @property
    def tempting(self) -> str:
        """Tempting move in the other suits, in notation."""
        return str(mirrored_move(move_named(self.question.tempting), self.mirror))

    @property
    def theme(self) -> str:
        """Tactic that the tempting move goes against."""
        return self.question.theme

    @property
    def part(self) -> str:
        """Part of the score that the tempting move costs most."""
        return self.question.part

    @property
    def difficulty(self) -> int:
        """Difficulty from 1 to 5; 0 if not known."""
        return self.question.difficulty

    def position(self) -> Position:
        """Return the position in the other suits, hidden cards included."""
        return mirrored_position(self.question.position(), self.mirror)

    def view(self) -> PlayerView:
        """Return what the player who is asked can see, in the other suits."""
        position = self.position()
        plain = self.question.view()
        return replace(view_of(position, position.turn), totals=plain.totals, seated=plain.seated)


def exercise_of(question: Puzzle | Mistake | SharedPuzzle, now: float) -> Exercise:
    """Return the exercise to store for a new question; it is not scheduled yet."""
    if isinstance(question, SharedPuzzle):
        return Exercise(question.key, SHARED, question.theme, question.difficulty, plain_of_shared(question), now)
    if isinstance(question, Mistake):
        return Exercise(question.key, MISTAKE, question.theme, question.difficulty, plain_of_mistake(question), now)
    return Exercise(question.key, PUZZLE, question.theme, question.difficulty, plain_of_puzzle(question), now)


_MAKERS: Mapping[str, Callable[[dict[str, Any]], PositionQuestion]] = {
    PUZZLE: puzzle_from,
    DAILY: puzzle_from,
    MISTAKE: mistake_from,
    SHARED: shared_puzzle_from,
}


def question_of(exercise: Exercise) -> PositionQuestion | None:
    """Return the question of a saved exercise in its own suits, or None if this version cannot ask it."""
    maker = _MAKERS.get(exercise.kind)
    if maker is None:
        return None
    try:
        question = maker({**exercise.data, "difficulty": exercise.difficulty})
        legal = question.view().legal_moves()
        return question if {question.answer, move_named(question.tempting)} <= set(legal) else None
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def part_of(exercise: Exercise) -> str:
    """Return the part of the score that the tempting move of a saved exercise costs most; "" if not known."""
    part = exercise.data.get("part", "")
    return part if isinstance(part, str) else ""


def asked(exercise: Exercise, times: int) -> PositionQuestion | None:
    """Return the question of an exercise after ``times`` answers, in other suits each time; None if it has none."""
    question = question_of(exercise)
    mirror = mirror_for(exercise.key, times)
    return question if question is None or mirror == PLAIN else Mirrored(question, mirror)


def is_right(question: PositionQuestion, move: Move, verdict: Verdict | None = None) -> bool:
    """Return whether a move is a right answer.

    For a mistake or a judged position, a move that the judge grades as good (``verdict``) is also right, but never the
    tempting move itself.
    """
    if move == question.answer:
        return True
    return (
        has_several(question)
        and move != move_named(question.tempting)
        and verdict is not None
        and verdict.grade <= Grade.GOOD
    )


def has_several(question: PositionQuestion) -> bool:
    """Return whether other moves may be as good as the answer, as for a mistake or a judged position."""
    plain = question.question if isinstance(question, Mirrored) else question
    return isinstance(plain, Mistake) or (isinstance(plain, SharedPuzzle) and plain.is_looked_at)
