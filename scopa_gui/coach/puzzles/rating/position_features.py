"""PositionFeatures: features of a question that make it hard for a person; starting_rating.py weighs them."""

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
"""Attraction of a move, in cards, for each captured card, and in addition for a coin, a seven, settebello and scopa."""


class AnswerKind(Enum):
    """Kinds of answer."""

    EQUAL = "equal"
    """A card takes a card of its own rank."""
    SUM = "sum"
    """A card takes several cards with its value as their sum."""
    FIFTEEN = "fifteen"
    """A card makes fifteen with the cards that it takes."""
    SWEEP = "sweep"
    """An ace takes everything."""
    LAY = "lay"
    """A card is laid because no card can take anything."""
    DECLINE = "decline"
    """A card is laid although another could take something."""


@dataclass(frozen=True, slots=True)
class PositionFeatures:
    """Features of a question.

    ``choices``: number of legal moves; ``taken``: number of cards that the answer takes; ``scopa``: the answer is one;
    ``temptation``: how much more attractive the tempting move looks than the answer, in cards (negative if less);
    ``gone``: number of captured cards; ``left``: number of moves still to be made; ``theme``: name of a tactic;
    ``gap``: points by which the answer is better than any other move, None if not known.
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
    """Return the features of a question with this ``gap``."""
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
    """Return how attractive a move looks, in cards, from what it captures."""
    gained = move.gained
    return (
        _CARD * gained.bit_count()
        + _COIN * (gained & SUIT_SETS[0]).bit_count()
        + _SEVEN * (gained & RANK_SETS[7]).bit_count()
        + _SETTEBELLO * (gained >> SETTEBELLO & 1)
        + _SCOPA * view.makes_scopa(move)
    )
