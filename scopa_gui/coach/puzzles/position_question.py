"""Questions that can be asked at a table: one protocol for puzzles and for one's own mistakes.

``exercise_of`` turns a question into the exercise that the store saves; ``asked`` turns that back into the question, in
other suits each time; ``is_right`` judges an answer, for a mistake with the judge's verdict on it.
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
    """A position and its best move. ``part``: what the ``tempting`` one costs most; ``difficulty`` 0: unknown."""

    @property
    def key(self) -> str:
        """Unique, and the same for ever."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""

    @property
    def answer(self) -> Move:
        """The best move."""

    @property
    def tempting(self) -> str:
        """The wrong move that is nearest, as text."""

    @property
    def theme(self) -> str:
        """The tactic that the tempting move goes against."""

    @property
    def part(self) -> str:
        """Part of the score that the tempting move costs most."""

    @property
    def difficulty(self) -> int:
        """1 to 5, or 0."""

    def position(self) -> Position:
        """The whole truth when the question is asked."""

    def view(self) -> PlayerView:
        """Return what the player who is asked may know."""


@dataclass(frozen=True, slots=True)
class Mirrored:
    """A question in other suits."""

    question: PositionQuestion
    mirror: Mirror

    @property
    def key(self) -> str:
        """The question's own."""
        return self.question.key

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self.question.rules

    @property
    def answer(self) -> Move:
        """The best move, in the mirror."""
        return mirrored_move(self.question.answer, self.mirror)

    @property
    def tempting(self) -> str:
        """The tempting move, in the mirror."""
        return str(mirrored_move(move_named(self.question.tempting), self.mirror))

    @property
    def theme(self) -> str:
        """The tactic that the tempting move goes against."""
        return self.question.theme

    @property
    def part(self) -> str:
        """Part of the score that the tempting move costs most."""
        return self.question.part

    @property
    def difficulty(self) -> int:
        """1 to 5, or 0."""
        return self.question.difficulty

    def position(self) -> Position:
        """The whole truth, in the mirror."""
        return mirrored_position(self.question.position(), self.mirror)

    def view(self) -> PlayerView:
        """Return what the player who is asked may know, in the mirror."""
        position = self.position()
        plain = self.question.view()
        return replace(view_of(position, position.turn), totals=plain.totals, seated=plain.seated)


def exercise_of(question: Puzzle | Mistake | SharedPuzzle, now: float) -> Exercise:
    """Return the exercise to store for a question that is met for the first time, not scheduled yet."""
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
    """Return the question of a saved exercise, as it was.

    None if the exercise is not a question, or belongs to a version that is no longer supported.
    """
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
    """Return the question as it is asked after `times` answers: in other suits each time.

    None in the same cases as question_of().
    """
    question = question_of(exercise)
    mirror = mirror_for(exercise.key, times)
    return question if question is None or mirror == PLAIN else Mirrored(question, mirror)


def is_right(question: PositionQuestion, move: Move, verdict: Verdict | None = None) -> bool:
    """Return whether a move answers the question.

    A puzzle has one answer; for a mistake any move is right that the judge finds as good. The move played in the match
    is wrong even if a second look says otherwise.
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
    """Return whether other moves may be as good as the answer: for a mistake or a judged position."""
    plain = question.question if isinstance(question, Mirrored) else question
    return isinstance(plain, Mistake) or (isinstance(plain, SharedPuzzle) and plain.is_looked_at)
