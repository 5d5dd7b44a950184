"""PuzzleAttempt: a question being asked: the moves tried, its stage, what the store is given. No pygame, no clock."""

from dataclasses import dataclass, field
from datetime import date
from enum import Enum

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.match_mistakes import ask, is_ahead, keep_answer
from scopa_gui.coach.puzzles.position_question import PositionQuestion, has_several, is_right
from scopa_gui.coach.review.refutation_question import RefutationQuestion
from scopa_gui.coach.review.variation import RefutedMove
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import DAILY, Attempt, Exercise, Training


class AttemptStage(Enum):
    """Stages of a question."""

    ASK = "ask"
    """Nothing was tried yet, or it is tried again."""
    WAIT = "wait"
    """A move was tried; whether it is as good as the answer is being looked at."""
    MISSED = "missed"
    """A wrong move: the cards are still in the hand."""
    REFUTING = "refuting"
    """The refutation is wanted and not there yet."""
    REFUTED = "refuted"
    """Consequences that a wrong move may have are shown."""
    SOLVED = "solved"
    SHOWN = "shown"
    """The answer was told."""


PLAYABLE = frozenset({AttemptStage.ASK, AttemptStage.MISSED})
OVER = frozenset({AttemptStage.SOLVED, AttemptStage.SHOWN})


@dataclass
class PuzzleAttempt:
    """A question as asked this time, on the day `begun`; `ahead`: it is not due yet.

    `seconds` it was in view so far, counted by the scene.
    """

    exercise: Exercise
    question: PositionQuestion
    begun: date
    stage: AttemptStage = AttemptStage.ASK
    tries: list[Move] = field(default_factory=list)
    refuted: dict[Move, RefutedMove] = field(default_factory=dict)
    found: Move | None = None
    hinted: bool = False
    recorded: bool = False
    ahead: bool = False
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.view = self.question.view()
        self.tempting = move_named(self.question.tempting)

    @property
    def other(self) -> Move:
        """The wrong move that is spoken of: the last one tried, else the tempting one."""
        return next((move for move in reversed(self.tries) if move != self.found), self.tempting)

    @property
    def other_refuted(self) -> RefutedMove | None:
        """Findings on `other`; None before its answer has come."""
        return self.refuted.get(self.other)

    def asked_of(self, move: Move) -> RefutationQuestion:
        """Return the question to ask about a move."""
        return RefutationQuestion(self.view, self.question.answer, move, self.exercise.key)

    def try_move(self, move: Move) -> None:
        """I play a move."""
        self.tries.append(move)
        self.decide()

    def decide(self) -> None:
        """Say whether the last move is right, if that is known."""
        move = self.tries[-1]
        refuted = self.refuted.get(move)
        if move == self.question.answer or (refuted is not None and is_right(self.question, move, refuted.verdict)):
            self.stage = AttemptStage.SOLVED
            self.found = move
        elif refuted is None and has_several(self.question) and move != self.tempting:
            self.stage = AttemptStage.WAIT
        else:
            self.stage = (
                AttemptStage.REFUTING
                if self.stage is AttemptStage.MISSED or len(self.tries) > 1
                else AttemptStage.MISSED
            )

    def answer(self, training: Training, now: float, *, right: bool, skipped: bool = False) -> Notice | None:
        """Keep the first answer, or that there was none; nothing for the later ones."""
        if self.recorded:
            return None
        self.recorded = True
        tries = tuple(map(str, self.tries))
        seconds = round(self.seconds, 1)
        day = self.begun if self.exercise.kind == DAILY else day_of(now)
        attempt = Attempt(self.exercise.key, now, right, seconds, tries, hinted=self.hinted, skipped=skipped, day=day)
        return keep_answer(training, self.exercise, attempt)


def asking_of(exercise: Exercise, training: Training, now: float) -> PuzzleAttempt | None:
    """An exercise of the store asked now, in other suits each time; None when it cannot be asked."""
    question = ask(training, exercise)
    return None if question is None else PuzzleAttempt(exercise, question, day_of(now), ahead=is_ahead(exercise, now))
