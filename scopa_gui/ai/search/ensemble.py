"""Mean of two searches, for games dealt three cards at a time: a tree to the next deal, and playouts to the end.

The tree looks closely but usually ends at a fitted estimate; the playouts go to the end but play by a fitted policy.
Their errors differ, so the mean is better: in Scopa for two by 0.12 +- 0.07 points a smazzata (1,100 deals) than the
tree alone, in Escoba by 0.19 +- 0.18 (200).
"""

from random import Random

from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search import ismcts
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.flat_monte_carlo import find_in
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.ai.seat.beliefs import hands_in
from scopa_gui.engine.view import PlayerView

TREE_ITERATIONS = 0.25
TREE_TIME = 0.4
"""Share of the iterations, or of the seconds, for the tree."""
OWN_ERROR = 0.08
"""Systematic error of each method, in points: the part that more iterations do not reduce."""
MOST_PLAYOUTS = 16_000
"""Largest number of playouts if only seconds are limited; more do not help."""
ALONE = 50
"""Number of iterations of the tree that are enough for an answer if there was no time for playouts."""


def find(view: PlayerView, policy: Policy, budget: Budget, rng: Random, trust: float = 1.0) -> SearchResult:
    """Return all legal moves, best first, rated by the mean of both searches, which share the budget.

    ``trust`` is as in `beliefs.weights_of`.
    """
    playouts = WorldPlayouts.likely(view, policy, budget, rng, trust)
    share = TREE_ITERATIONS if budget.iterations is not None else TREE_TIME
    tree = ismcts.find(view, hands_in(view, playouts.pool), budget.first(share), rng)
    by_playouts = find_in(playouts, budget.rest(tree.iterations, MOST_PLAYOUTS))
    if not by_playouts.worlds:
        return tree if tree.iterations >= ALONE else by_playouts
    return joined(tree, by_playouts)


def joined(one: SearchResult, other: SearchResult) -> SearchResult:
    """Return the means of two results, best first; a result weighs more the smaller the error of its own best move.

    The chances of winning (``win``) and the ``worlds`` are those of ``other``.
    """
    points = {candidate.move: candidate for candidate in one.candidates}
    doubt, other_doubt = (OWN_ERROR**2 + found.candidates[0].se ** 2 for found in (one, other))
    share = other_doubt / (doubt + other_doubt)
    means = []
    for candidate in other.candidates:
        first = points[candidate.move]
        se = ((share * first.se) ** 2 + ((1 - share) * candidate.se) ** 2) ** 0.5
        means.append(
            Candidate(candidate.move, share * first.points + (1 - share) * candidate.points, se, candidate.win)
        )
    means.sort(key=lambda candidate: -candidate.points)
    return SearchResult(tuple(means), other.worlds, one.iterations + other.iterations)
