"""The judge: what a move costs against the best one, split by what it costs, how sure that is, and why.

Worlds are drawn by what the others have played, every move is tried in the same ones, and the differences are counted category
by category (ai/appraisal.py); the last cards are solved (ai/lastlines.py). So a verdict is as true as the Maestro.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from random import Random

from scopa_gui.ai.appraisal import Appraisal, appraise
from scopa_gui.ai.budget import Budget
from scopa_gui.ai.crowd.plays import can_crowd
from scopa_gui.ai.crowd.policy import family_of, policy_for
from scopa_gui.ai.knowledge import facts_of
from scopa_gui.ai.lastcards import can_solve
from scopa_gui.ai.lastlines import appraise_last
from scopa_gui.ai.player import Limit
from scopa_gui.coach.causes import Cause, cause_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

USUAL_PLAYOUTS = 12_000
SURE = 2.0
"""So many standard errors a loss must reach to be called one."""


class Grade(IntEnum):
    """How good a move is, by the chance of winning the match that it gives away."""

    BEST = 0
    """The best, or not to be told from it."""
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4
    DISASTER = 5


THRESHOLDS = ((0.20, Grade.DISASTER), (0.10, Grade.BLUNDER), (0.05, Grade.MISTAKE), (0.02, Grade.INACCURACY))
"""The chance of the match given away from which on a move has the grade."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``move`` costs against ``best``: ``lost`` points of the smazzata and ``win_lost`` chance of the match, with errors.

    ``split``: the points lost by category (scope_for, scope_against, carte, ...), summing to ``lost``; negative: gained there.
    ``worth``: the points that the best move promises from here on. ``is_exact``: nothing was left to chance.
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


def can_judge(rules: Rules) -> bool:
    """True for the rules under which moves can be judged."""
    return can_crowd(rules)


def judge(view: PlayerView, move: Move, limit: Limit, rng: Random) -> Verdict:
    """The verdict on a legal move; ``iterations`` of the limit count playouts (usually USUAL_PLAYOUTS).

    Raises ValueError when the move is not legal, or the rules are ones that cannot be judged.
    """
    if move not in view.legal_moves():
        raise ValueError("Only a legal move can be judged.")
    if not can_judge(view.rules):
        raise ValueError("Moves cannot be judged under these rules of capture.")
    return verdict_of(view, move, appraisal_of(view, (move,), limit, rng))


def appraisal_of(view: PlayerView, asked: tuple[Move, ...], limit: Limit, rng: Random) -> Appraisal:
    """The moves asked about and those that may be best, in the same worlds."""
    policy, budget = policy_for(family_of(view.rules)), Budget(limit, USUAL_PLAYOUTS)
    return (appraise_last if can_solve(view) else appraise)(view, asked, policy, budget, rng)


def verdict_of(view: PlayerView, move: Move, found: Appraisal) -> Verdict:
    """The verdict on a move that was appraised."""
    place, best = found.moves.index(move), found.best
    lost, error = found.difference(best, place, found.points)
    win_lost, win_error = found.difference(best, place, found.wins)
    grade = grade_of(win_lost, win_error, lost, error)
    split = {name: found.difference(best, place, values)[0] for name, values in found.parts.items()}
    cause = cause_of(facts_of(view), found.moves[best], move, split) if grade > Grade.GOOD else None
    worth = float(found.points[best] @ found.weights)
    return Verdict(move, found.moves[best], lost, error, win_lost, win_error, grade, split, cause, worth, found.is_exact, found.points.shape[1])


def grade_of(win_lost: float, win_se: float, lost: float, se: float) -> Grade:
    """The grade of a loss; one that is within its errors is none."""
    if win_lost <= SURE * win_se + 1e-9 and lost <= SURE * se + 1e-9:
        return Grade.BEST
    return next((grade for least, grade in THRESHOLDS if win_lost >= least and win_lost > SURE * win_se), Grade.GOOD)
