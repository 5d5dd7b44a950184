"""MoveWorths: the worth of the moves of a view, for Maestro, who needs the best one, and for the judge.

It chooses the method, which is nearly the same for both. The end of a smazzata is solved exactly in each likely world
(solver_over_worlds.py). Before that, moves are tried in likely worlds that are played to their end (world_playouts.py).

If cards are dealt three at a time, Maestro also searches a tree up to the next deal and takes the mean of both results
(ensemble.py), but only while points matter, not the match. The judge tries last cards in hidden hands a second time, in
another way (second_look.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solved_worlds import keeps_hidden
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve
from scopa_gui.ai.search import ensemble, flat_monte_carlo
from scopa_gui.ai.search.appraisal import Appraisal, appraise
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.elimination import is_close
from scopa_gui.ai.search.second_look import looked_again, may_look_again
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

FIRST_LOOK = 0.6
"""Share of the playouts for the judge's first look at last cards; with a limit of seconds there is no second one."""


@dataclass(frozen=True, slots=True)
class MoveWorths:
    """Worth of the moves of a view; ``trust`` in what the others' moves show, as in `beliefs.weights_of`."""

    view: PlayerView
    trust: float = 1.0

    @property
    def policy(self) -> Policy:
        """Policy by which all seats play in the playouts."""
        return policy_for(self.view.rules)

    def found(self, budget: Budget, rng: Random) -> SearchResult:
        """Return all legal moves, best first; those that fall behind are tried less often."""
        view = self.view
        policy = self.policy
        if can_solve(view):
            return SolverOverWorlds(policy, self.trust).find(view, budget, rng)
        if view.rules.deals_in_threes and not is_close(view):
            return ensemble.find(view, policy, budget, rng, self.trust)
        return flat_monte_carlo.find(view, policy, budget, rng, self.trust)

    def appraisal(self, asked: Sequence[Move], budget: Budget, rng: Random) -> Appraisal:
        """Return the appraisal of the ``asked`` moves and of those that may be best."""
        view = self.view
        policy = self.policy
        solves_all = can_solve(view) and keeps_hidden(view, budget)
        looks_again = budget.iterations is not None and may_look_again(view) and not solves_all
        own = budget.first(FIRST_LOOK) if looks_again else budget
        first = (appraise_last if can_solve(view) else appraise)(view, asked, policy, own, rng)
        if not looks_again:
            return first
        return looked_again(view, first, policy, budget, rng)
