"""A second look at the last cards that are to be judged, in another way: every seat searches for its plays.

The first look solves them with open cards, which sees too much, or, among several sides, plays them out by the policy,
which sees too little. Each errs in its own way: the mean of the two errs less, and what they differ by is doubt.
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
"""As how many playouts one with searched plays is charged."""
LEAST_WORLDS = 60
MOST_WORLDS = 400
"""In which the moves are tried."""
FIRST_ERROR = 0.3
SECOND_ERROR = 0.15
SPREAD = 2.0
"""Errors of the looks in themselves, in points, and by chance in one world: the one that errs more counts less."""


def may_look_again(view: PlayerView) -> bool:
    """Return whether these are the last cards, some of them in hands that others do not see."""
    return view.rules.players > 2 and not view.stock and sum(view.counts) <= MOST_CARDS


def looked_again(view: PlayerView, first: Appraisal, policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """The mean of the first look and a second one; ``iterations`` of the budget, as a whole, say how far it goes."""
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
