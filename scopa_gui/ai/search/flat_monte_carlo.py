"""Flat Monte Carlo search: every move is tried in the same likely worlds, each played to its end by the policy.

Moves that are clearly behind are dropped, so that the time goes to those that may be best.
"""

from collections.abc import Sequence
from random import Random

from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.elimination import Elimination, is_close
from scopa_gui.ai.search.world_playouts import WorldPlayouts
from scopa_gui.engine.view import PlayerView

LEAST_COLUMNS = 300
ENOUGH_COLUMNS = 1000
MOST_COLUMNS = 4000
"""Least, sufficient and largest number of playouts in a batch; the first batch by the clock has the least."""
LEAST_WORLDS = 16
"""Least number of worlds in a batch."""
BATCHES = 4
"""Usual number of batches; after each, moves may be dropped."""
SPARED = 0.1
"""Share of the time left that is spared, because a batch that ends too late is lost."""


def find(view: PlayerView, policy: Policy, budget: Budget, rng: Random, trust: float = 1.0) -> SearchResult:
    """Return all legal moves with their worth in likely worlds; ``iterations`` of the budget count playouts.

    ``trust`` is as in `beliefs.weights_of`.
    """
    return find_in(WorldPlayouts.likely(view, policy, budget, rng, trust), budget)


def find_in(playouts: WorldPlayouts, budget: Budget) -> SearchResult:
    """Return every legal move with its worth in these worlds; ``worlds`` is 0 if there was no time for a batch."""
    view = playouts.view
    elimination = Elimination(view.legal_moves())
    match_counts = is_close(view)
    played: list[int] = []
    begun = budget.spent
    while not played or not budget.is_spent(sum(played)):
        before = budget.spent
        worlds = max(LEAST_WORLDS, _columns_for(budget, played, before - begun) // len(elimination.alive))
        must_stop = budget.is_late if played else budget.is_past_patience
        tried = playouts.tried([elimination.moves[index] for index in elimination.alive], worlds, must_stop)
        if tried is None:
            break
        played.append(worlds * len(elimination.alive))
        elimination.add(*tried.worths(), match_counts=match_counts)
        if len(elimination.alive) == 1 or is_near(budget, before):
            break
    return elimination.found(sum(played))


def is_near(budget: Budget, before: float) -> bool:
    """Return whether less time is left than half of what the last batch took, which began at ``before``."""
    return budget.seconds is not None and budget.spent + (budget.spent - before) / 2 > budget.seconds


def _columns_for(budget: Budget, played: Sequence[int], took: float) -> int:
    """Return the number of playouts in the next batch, from the iterations, or from the time left and the speed so far.

    ``played`` has the playouts of the batches so far, which ``took`` this many seconds.
    """
    if budget.seconds is None:
        wanted = (budget.iterations or 0) / BATCHES
    elif not played:
        wanted = LEAST_COLUMNS
    else:
        fitting = sum(played) / max(took, 1e-6) * (1 - SPARED) * (budget.seconds - budget.spent)
        wanted = min(fitting, max(ENOUGH_COLUMNS, fitting / max(1, BATCHES - len(played))))
    return int(min(max(wanted, LEAST_COLUMNS), MOST_COLUMNS))
