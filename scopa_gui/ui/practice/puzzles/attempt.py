"""An attempt at a puzzle: the moves tried, its stage, and the answer that is stored. No pygame, no clock."""

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
    """Stages of an attempt."""

    ASK = "ask"
    """Nothing was tried yet, or the player tries again."""
    WAIT = "wait"
    """A move was tried; it is still being judged."""
    MISSED = "missed"
    """A wrong move was tried, and the card went back to the hand."""
    REFUTING = "refuting"
    """The refutation is wanted but still being computed."""
    REFUTED = "refuted"
    """The possible consequences of a wrong move are shown."""
    SOLVED = "solved"
    SHOWN = "shown"
    """The answer was shown before it was found."""


PLAYABLE = frozenset({AttemptStage.ASK, AttemptStage.MISSED})
OVER = frozenset({AttemptStage.SOLVED, AttemptStage.SHOWN})


@dataclass
class PuzzleAttempt:
    """An attempt at a question.

    `begun` is the day on which it began, `ahead` is True if the question was not due yet. `seconds` is the time for
    which it was visible; the screen counts it.
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
        """The wrong move that the texts are about: the last one tried, or the tempting one."""
        return next((move for move in reversed(self.tries) if move != self.found), self.tempting)

    @property
    def other_refuted(self) -> RefutedMove | None:
        """The judged refutation of `other`; None until it is computed."""
        return self.refuted.get(self.other)

    def asked_of(self, move: Move) -> RefutationQuestion:
        """Return the question for the judge about a move."""
        return RefutationQuestion(self.view, self.question.answer, move, self.exercise.key)

    def try_move(self, move: Move) -> None:
        """Try a move of the player."""
        self.tries.append(move)
        self.decide()

    def decide(self) -> None:
        """Set the stage after the last move, as far as that move is judged."""
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
        """Save the first answer, or that it was skipped; later answers change nothing."""
        if self.recorded:
            return None
        self.recorded = True
        tries = tuple(map(str, self.tries))
        seconds = round(self.seconds, 1)
        day = self.begun if self.exercise.kind == DAILY else day_of(now)
        attempt = Attempt(self.exercise.key, now, right, seconds, tries, hinted=self.hinted, skipped=skipped, day=day)
        return keep_answer(training, self.exercise, attempt)


def attempt_of(exercise: Exercise, training: Training, now: float) -> PuzzleAttempt | None:
    """Begin an attempt at a stored exercise; None if it cannot be asked. After the first attempt its suits change."""
    question = ask(training, exercise)
    return None if question is None else PuzzleAttempt(exercise, question, day_of(now), ahead=is_ahead(exercise, now))
