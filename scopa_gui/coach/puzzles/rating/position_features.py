"""Features that make a question hard for a person, read off its position: numbers, without a judgement on them."""

from dataclasses import dataclass
from enum import Enum

from scopa_gui.coach.puzzles.position_question import PositionQuestion
from scopa_gui.engine.captures import FIFTEEN
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, bit, rank_of, sum_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView

_CARD = 1
_COIN = 1
_SEVEN = 2
_SETTEBELLO = 4
_SCOPA = 6
"""Weights in cards of what catches the eye in a move: each card, a coin or a seven more, the settebello, a scopa."""


class AnswerKind(Enum):
    """Ways in which the cards of an answer are found."""

    EQUAL = "equal"
    """It takes a card of its own rank: that is seen at once."""
    SUM = "sum"
    """It takes cards that make up its value."""
    FIFTEEN = "fifteen"
    """It makes fifteen with what it takes."""
    SWEEP = "sweep"
    """An ace takes what lies there."""
    LAY = "lay"
    """Nothing can be taken: a card is chosen to be laid."""
    DECLINE = "decline"
    """Something could be taken, and is not."""


@dataclass(frozen=True, slots=True)
class PositionFeatures:
    """``choices`` legal moves; ``taken`` cards by the answer; ``scopa`` of the answer; ``temptation`` what catches the
    eye in the tempting move more than in the answer, in cards (below 0: the answer catches it); ``gone`` cards out of
    sight that were seen; ``left`` cards still to be played; ``players``; ``theme`` a tactic's name; ``gap`` in points.
    """

    choices: int
    answer: AnswerKind
    taken: int
    scopa: bool
    temptation: int
    gone: int
    left: int
    players: int
    theme: str
    gap: float | None = None


def features_of(question: PositionQuestion, gap: float | None = None) -> PositionFeatures:
    """The features of a question; ``gap``: points by which its answer is ahead, None where that is not known."""
    view = question.view()
    answer = question.answer
    tempting = move_named(question.tempting)
    moves = view.legal_moves()
    return PositionFeatures(
        choices=len(moves),
        answer=_kind_of(view, answer, moves),
        taken=(answer.taken & ~bit(answer.card)).bit_count(),
        scopa=view.makes_scopa(answer),
        temptation=_catching(view, tempting) - _catching(view, answer),
        gone=sum(pile.bit_count() for pile in view.piles),
        left=view.plays_left,
        players=view.rules.players,
        theme=question.theme,
        gap=gap,
    )


def _kind_of(view: PlayerView, move: Move, moves: tuple[Move, ...]) -> AnswerKind:
    law = view.rules.law
    rank = rank_of(move.card)
    taken = move.taken & ~bit(move.card)
    if not taken:
        return AnswerKind.DECLINE if any(not other.is_lay for other in moves) else AnswerKind.LAY
    if law.by_rank and not taken & ~RANK_SETS[rank]:
        return AnswerKind.EQUAL
    if law.by_fifteen and rank + sum_of(taken) == FIFTEEN:
        return AnswerKind.FIFTEEN
    return AnswerKind.SWEEP if law.ace_is_special and rank == 1 else AnswerKind.SUM


def _catching(view: PlayerView, move: Move) -> int:
    """Return how much a move catches the eye, by what it gains at once."""
    if move.is_lay:
        return 0
    gained = move.taken | bit(move.card)
    return (
        _CARD * gained.bit_count()
        + _COIN * (gained & SUIT_SETS[0]).bit_count()
        + _SEVEN * (gained & RANK_SETS[7]).bit_count()
        + _SETTEBELLO * (gained >> SETTEBELLO & 1)
        + _SCOPA * view.makes_scopa(move)
    )
