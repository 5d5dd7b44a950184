"""Search for the judge, with a second look at the last cards in which every seat searches for its plays.

The first look solves them with open cards, so that seats know too much; with more than two sides it plays them out by
the policy, which is too simple. The mean of both looks is better, and their difference counts as an error.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solved_worlds import keeps_hidden
from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.search.appraisal import Appraisal, Batch, appraise
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

FIRST_LOOK = 0.6
"""Share of the playouts for the first look; with a limit of seconds there is no second one."""
MOST_CARDS = 12
"""Largest number of cards in all hands for a second look."""
CHARGED = 12
"""Number of playouts that a playout with searched plays counts as."""
LEAST_WORLDS = 60
MOST_WORLDS = 400
"""Least and largest number of worlds in which the moves are tried."""
FIRST_ERROR = 0.3
SECOND_ERROR = 0.15
"""Error of the method of each look itself, in points."""
SPREAD = 2.0
"""Standard deviation in points of one world's result."""


def appraisal_for_judge(view: PlayerView, asked: Sequence[Move], budget: Budget, rng: Random) -> Appraisal:
    """Return the appraisal of the ``asked`` moves and of those that may be best."""
    policy = policy_for(view.rules)
    solves_all = can_solve(view) and keeps_hidden(view, budget)
    looks_again = budget.iterations is not None and may_look_again(view) and not solves_all
    own = budget.first(FIRST_LOOK) if looks_again else budget
    first = (appraise_last if can_solve(view) else appraise)(view, asked, policy, own, rng)
    return looked_again(view, first, policy, budget, rng) if looks_again else first


def may_look_again(view: PlayerView) -> bool:
    """Return whether these are the last cards and some of them are hidden in other hands."""
    return view.rules.players > 2 and not view.stock and sum(view.counts) <= MOST_CARDS


def looked_again(view: PlayerView, first: Appraisal, policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """Return the mean of the first look and a second one; the budget is that of both looks together."""
    if len(first.moves) < 2:
        return first
    playouts = replace(WorldPlayouts.likely(view, policy, budget, rng), searched=sum(view.counts))
    worlds = max(LEAST_WORLDS, min(MOST_WORLDS, (budget.iterations or 0) // (CHARGED * len(first.moves))))
    tried = playouts.tried(first.moves, worlds)
    assert tried is not None
    again = Batch.of(tried).appraisal(first.moves, by_match=first.by_match)
    looks = ((first, FIRST_ERROR), (again, SECOND_ERROR))
    doubt, other_doubt = (error**2 + SPREAD**2 / look.points.shape[1] for look, error in looks)
    return first.joined(again, doubt / (doubt + other_doubt))
