"""A second look at the moves that are to be judged, in another way: the next seats search for their replies.

The first look plays every world out by the policy, which replies too simply, or solves it with open cards, which sees
too much. Each errs in its own way: the mean of the two errs less, and what they differ by is doubt.
"""

from dataclasses import replace
from random import Random

from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.search.appraisal import Appraisal, Batch
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.engine.view import PlayerView

CHARGED = 20
"""As how many playouts one with searched replies is charged."""
LEAST_WORLDS, MOST_WORLDS = 40, 300
"""In which the moves are tried."""
TO_THE_END = 12
"""With so few cards left every play is searched."""
OWN_ERROR, SPREAD = 0.15, 2.0
"""How far each look errs by itself, in points, and in one world by chance: who looks at little counts for little."""


def looked_again(view: PlayerView, first: Appraisal, policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """The mean of the first look and a second one; ``iterations`` of the budget, as a whole, say how far it goes."""
    if len(first.moves) < 2:
        return first
    playouts = WorldPlayouts.likely(view, policy, budget, rng)
    playouts = replace(playouts, searched=searched_plays(view))
    worlds = max(LEAST_WORLDS, min(MOST_WORLDS, (budget.iterations or 0) // (CHARGED * len(first.moves))))
    tried = playouts.tried(first.moves, worlds)
    assert tried is not None
    again = Batch.of(tried).appraisal(first.moves, by_match=first.by_match)
    doubt, other_doubt = (OWN_ERROR**2 + SPREAD**2 / look.points.shape[1] for look in (first, again))
    return first.joined(again, doubt / (doubt + other_doubt))


def searched_plays(view: PlayerView) -> int:
    """How many of the plays after mine are searched: of every other seat, or of both of two; near the end all."""
    left = sum(view.counts)
    if not view.stock and left <= TO_THE_END:
        return left
    return max(2, view.rules.players - 1)
