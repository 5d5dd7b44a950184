"""Second look at the last cards for the judge, in which every seat searches for its plays.

The first look solves them with open cards, so that seats know too much; with more than two sides it plays them out by
the policy, which is too simple. The mean of both looks is better, and their difference counts as an error.
"""

from dataclasses import replace
from random import Random

from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.search.appraisal import Appraisal, Batch
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.engine.view import PlayerView

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
