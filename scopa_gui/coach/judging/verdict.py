"""Verdict of the judge on a move. Light: code that only shows a verdict does not load what works it out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from scopa_gui.engine.moves import Move

JUDGE = 7
"""Which judge this is. Raised whenever its verdicts change, so that what an older one said of a match is judged again.
"""
SURE = 2.0
"""Standard errors that a loss must exceed to be called one."""
MATTERS = 0.15
"""Points of the round that must not be hidden within the errors of what is called the best move."""
COSTLY = 0.2
"""Points lost that need a cause, even if the match hardly depends on them."""

CARDS_LOST = "cards_lost"
COUNTED = "counted_out"
"""The names of the cause of lost_cards.py, beside those of the tactics; ``cards`` are told of, ``percent`` by how much
oftener one of them comes home; ``sure`` 1 where nothing is left to chance.
"""
LATER = "shows_later"
"""The name of the cause where there is no such card either: what is known is the part that it costs, later on."""


class Grade(IntEnum):
    """Quality of a move, by the chance of winning the match that it gives away."""

    BEST = 0
    """The best, or not to be told from it."""
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4
    DISASTER = 5


THRESHOLDS = ((0.20, Grade.DISASTER), (0.10, Grade.BLUNDER), (0.05, Grade.MISTAKE), (0.02, Grade.INACCURACY))
"""The chance of the match given away from which on a move has the grade."""
FELT = 0.005
"""As much of it must be lost where a move is an inaccuracy by the points that it costs: where they still count."""


@dataclass(frozen=True, slots=True)
class Cause:
    """The tactic that a move goes against (a name of heuristic_player.py, or that of lost_cards.py) and the part of the
    split that it costs most.

    ``args``: ``percent`` a chance of the next seat, ``cards`` a CardSet, ``count``, ``rank``, ``sure``.
    """

    tactic: str
    part: str
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """Reading from play: the move after which a hand is likelier, or less likely, to hold a card of a rank.

    The relative ``seat`` made this ``move``; the ``rank`` is that of the card.
    """

    seat: int
    move: Move
    rank: int
    is_likelier: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """Cost of ``move`` against ``best``: ``lost`` points and ``win_lost`` chance of the match, with errors.

    ``split``: the points lost by category (scope_for, scope_against, carte, ...), summing to ``lost``; below 0: gained.
    ``worth``: the points that the best move promises from here on. ``is_exact``: nothing was left to chance.
    ``is_settled``: within SURE errors no other move can be better by what matters; else nothing is clearly better.
    ``reading``: the one without which the move would be no fault.
    """

    move: Move
    best: Move
    lost: float
    se: float
    win_lost: float
    win_se: float
    grade: Grade
    split: Mapping[str, float]
    cause: Cause | None
    worth: float
    is_exact: bool
    worlds: int
    is_settled: bool = True
    reading: Reading | None = None


def grade_of(win_lost: float, win_se: float, lost: float, se: float) -> Grade:
    """The grade of a loss; one that is within its errors is none."""
    if win_lost <= SURE * win_se + 1e-9 and lost <= SURE * se + 1e-9:
        return Grade.BEST
    if win_lost <= SURE * win_se:
        return Grade.GOOD
    found = next((grade for least, grade in THRESHOLDS if win_lost >= least), Grade.GOOD)
    counts = win_lost >= FELT and lost > MATTERS and lost > SURE * se
    return Grade.INACCURACY if found is Grade.GOOD and counts else found


def needs_cause(grade: Grade, lost: float, se: float) -> bool:
    """Return whether the reason for a move's cost is given."""
    return grade > Grade.GOOD or (lost >= COSTLY and lost > SURE * se)


def may_matter(ahead: float, se: float, *, by_match: bool) -> bool:
    """Return whether a move that is ``ahead`` by this much may be better by what matters.

    That is points, or with ``by_match`` chances of the match.
    """
    return ahead + SURE * se >= (THRESHOLDS[-1][0] if by_match else MATTERS)
