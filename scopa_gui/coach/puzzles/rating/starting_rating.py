"""Starting rating of a question: its difficulty before anybody has answered it, from features of its position.

There are no answers of people to fit the weights to. They are estimates from how people look for a move: first what
they can take, then what the next player may do, and last what must be counted or remembered. Each weight has its reason
next to it, and tests check them against clear examples. The deviation is wide, so that the player's own answers soon
count more. 400 points mean odds of ten to one.
"""

from collections.abc import Mapping
from math import log2

from scopa_gui.ai.tactics.registry import TACTICS
from scopa_gui.ai.tactics.tactic import Demand
from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.coach.practice.themes import BREAKS_WHIRLWIND, BY_SCORE, DECLINES, OPENS, READS
from scopa_gui.coach.puzzles.position_question import PositionQuestion
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES, Puzzle
from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.position_features import AnswerKind, PositionFeatures, features_of

PLAIN = 960.0
"""Rating with three legal moves and an answer that takes an equal card, which a beginner mostly finds."""
DEVIATION = 180.0
"""Deviation of a starting rating, a little more than the distance between two difficulties."""
UNREAD = 300.0
"""Deviation for a puzzle of which only the difficulty is known, because its position can no longer be read."""
BANDS = (950.0, 1100.0, 1250.0, 1400.0)
"""Ratings from which on a puzzle has 2, 3, 4 and 5 coins."""

_CHOICE = 55.0
"""For each doubling of the number of legal moves beyond three, because each has to be considered."""
_KINDS: Mapping[AnswerKind, float] = {
    AnswerKind.EQUAL: 0.0,  # the same rank twice is seen at once
    AnswerKind.SUM: 60.0,  # needs a sum
    AnswerKind.FIFTEEN: 40.0,  # needs a sum, but in this game players look for nothing else
    AnswerKind.SWEEP: 60.0,  # is seen at once, but may not be worth the ace
    AnswerKind.LAY: 140.0,  # needs a thought about the other players
    AnswerKind.DECLINE: 300.0,  # most players capture without thinking
}
_FURTHER_CARD = 45.0
"""For each card taken beyond the first, up to _MOST_FURTHER, because longer sums are overlooked."""
_MOST_FURTHER = 3
_SCOPA = -140.0
"""For an answer that is a scopa, which everybody looks for first."""
_TEMPTATION = 28.0
"""For each card by which the tempting move looks more attractive than the answer."""
_EVIDENCE = 22.0
"""For each card by which the answer looks more attractive, which makes it easier."""
_MOST_TEMPTING = 8
_TURN = 80.0
"""For each turn that one has to think ahead."""
_MEMORY = 9.0
"""For each captured card, times the demand on memory from 0 to 1; 30 cards make 270 points at most."""
_COUNTING = 14.0
"""For each card still to be played, times the demand on counting from 0 to 1."""
_SEATS = 25.0
"""For each player beyond two."""
_GAP = -50.0
_USUAL_GAP = 0.6
_MOST_GAP = 1.5
"""For each doubling of the gap from _USUAL_GAP, up to _MOST_GAP doublings, because a large loss is easy to notice."""


_UNKNOWN = Demand(1, 0.25)
"""Demand of a subject that is not known."""
_DEMANDS: Mapping[str, Demand] = {
    **{tactic.name: tactic.demand for tactic in TACTICS},
    DECLINES: Demand(2),
    OPENS: Demand(1.5),
    BREAKS_WHIRLWIND: Demand(3, 0.6),
    READS: Demand(2, 0.8),
    BY_SCORE: Demand(2, 0.2),
    COUNTED: Demand(2, 0.5, 1.0),
}


def rating_from(features: PositionFeatures) -> Rating:
    """Return the starting rating of a question with these features."""
    demand = _DEMANDS.get(features.theme, _UNKNOWN)
    tempting = max(-_MOST_TEMPTING, min(_MOST_TEMPTING, features.temptation))
    value = (
        PLAIN
        + _CHOICE * log2(max(2, features.choices) / 3)
        + _KINDS[features.answer]
        + _FURTHER_CARD * min(_MOST_FURTHER, max(0, features.taken - 1))
        + _SCOPA * features.scopa
        + (_TEMPTATION if tempting > 0 else _EVIDENCE) * tempting
        + _TURN * demand.turns
        + _MEMORY * demand.memory * features.gone
        + _COUNTING * demand.counting * features.left
        + _SEATS * (features.players - 2)
    )
    if features.gap is not None:
        doublings = log2(max(1e-6, features.gap) / _USUAL_GAP)
        value += _GAP * max(-_MOST_GAP, min(_MOST_GAP, doublings))
    return Rating(value, DEVIATION)


def starting_rating(question: PositionQuestion) -> Rating:
    """Return the starting rating of a question from its position."""
    return rating_from(features_of(question, question.gap if isinstance(question, Puzzle) else None))


def rating_of_difficulty(difficulty: int) -> Rating:
    """Return the rating of a difficulty, the middle of its band with a wide deviation; 0 means not known."""
    wide = BANDS[1] - BANDS[0]
    steps = (difficulty or (1 + len(DIFFICULTIES)) / 2) - 1
    return Rating(BANDS[0] + wide * (steps - 0.5), UNREAD)


def coins_of(rating: Rating) -> int:
    """Return the number of coins, from 1 to 5, for a rating."""
    return 1 + sum(rating.value >= band for band in BANDS)
