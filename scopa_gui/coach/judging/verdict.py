"""Verdict of the judge on a move. Quick to import, because code that only shows verdicts does not need the judge."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from scopa_gui.engine.moves import Move

JUDGE = 7
"""Version of the judge, raised whenever its verdicts change, so that stored verdicts of older versions are renewed."""
SURE = 2.0
"""Number of standard errors that a loss must exceed to be certain."""
MATTERS = 0.15
"""Least loss in points of the smazzata that matters."""
COSTLY = 0.2
"""Points lost that need a cause, even if the match hardly depends on them."""

CARDS_LOST = "cards_lost"
COUNTED = "counted_out"
"""Causes of `cause_by_cards`, before and at the last cards.

Their arguments: ``cards`` that are lost; ``percent`` by which the better move captures one of them more often; ``sure``
is 1 if that is certain.
"""
LATER = "shows_later"
"""Cause that says only which part is lost, at some later time."""


class Grade(IntEnum):
    """Quality of a move, by the chance of winning the match that it gives away."""

    BEST = 0
    """Best move, or not certainly worse than the best."""
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4
    DISASTER = 5


THRESHOLDS = ((0.20, Grade.DISASTER), (0.10, Grade.BLUNDER), (0.05, Grade.MISTAKE), (0.02, Grade.INACCURACY))
"""Chance of winning the match, from 0 to 1, given away from which on a move has the grade."""
FELT = 0.005
"""Least chance of winning the match given away by a move that is an inaccuracy because of the points it costs."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Cause of a loss: a tactic (a name from ai/tactics/registry.py, or one of those above) and the part that it costs.

    ``args`` has what the sentence names: ``percent``, ``cards`` (a CardSet), ``count``, ``rank`` or ``sure``.
    """

    tactic: str
    part: str
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """Conclusion from a ``move`` of a ``seat``, counted from the judged player, about a ``rank`` in its hand.

    ``is_likelier``: it is likelier to hold the rank after this move; otherwise less likely.
    """

    seat: int
    move: Move
    rank: int
    is_likelier: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """Cost of ``move`` compared with ``best``: ``lost`` points and ``win_lost`` chance of winning the match.

    ``se``, ``win_se``: their standard errors. ``split``: points lost by part (scope_for, scope_against, carte, ...),
    negative if gained; they sum to ``lost``. ``worth``: points that the best move is expected to bring from here on.
    ``is_exact``: all worlds were solved. ``worlds``: number of worlds tried. ``is_settled``: no other move can be
    better than ``move`` by an amount that matters. ``reading``: the conclusion without which it would be no fault.
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
    """Return the grade of a loss of points and of chance to win the match, given their standard errors."""
    if win_lost <= SURE * win_se + 1e-9 and lost <= SURE * se + 1e-9:
        return Grade.BEST
    if win_lost <= SURE * win_se:
        return Grade.GOOD
    found = next((grade for least, grade in THRESHOLDS if win_lost >= least), Grade.GOOD)
    counts = win_lost >= FELT and lost > MATTERS and lost > SURE * se
    return Grade.INACCURACY if found is Grade.GOOD and counts else found


def needs_cause(grade: Grade, lost: float, se: float) -> bool:
    """Return whether the coach explains this loss by a cause."""
    return grade > Grade.GOOD or (lost >= COSTLY and lost > SURE * se)


def may_matter(ahead: float, se: float, *, by_match: bool) -> bool:
    """Return whether a move that seems ``ahead`` by this much may truly be better by an amount that matters.

    ``ahead`` and its standard error are in points, or with ``by_match`` in chance of winning the match.
    """
    return ahead + SURE * se >= (THRESHOLDS[-1][0] if by_match else MATTERS)
