"""Worths of the moves of a view: the Maestro asks for the best one, the judge what another one costs.

Both are answered by the same policy, from the same likely worlds, with the last cards solved from the same card on, so
that a change in how one of them looks at a move changes it for both.

The end of a smazzata is solved exactly in each world (solver_over_worlds.py). Before that all moves are tried in many
worlds played to their end (world_playouts.py). Where cards are dealt three by three the Maestro also searches a tree to
the next deal and takes the mean of the two (ensemble.py); but the tree plays for points, so when the match may be won
now the worlds decide alone. The judge looks at last cards in hidden hands a second time (second_look.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solved_worlds import keeps_hidden
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve
from scopa_gui.ai.search.appraisal import Appraisal, appraise
from scopa_gui.ai.search.budget import Budget, Found
from scopa_gui.ai.search.elimination import is_close
from scopa_gui.ai.search.ensemble import Ensemble
from scopa_gui.ai.search.flat_monte_carlo import FlatMonteCarlo
from scopa_gui.ai.search.second_look import looked_again, may_look_again
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

FIRST_LOOK = 0.6
"""The share of the playouts for the judge's first look at last cards; by the clock there is no second one."""


@dataclass(frozen=True, slots=True)
class MoveWorths:
    """The worths of the moves of a view; ``trust`` in what the play of the others tells, as in beliefs.py."""

    view: PlayerView
    trust: float = 1.0

    @property
    def policy(self) -> Policy:
        """Policy by which all play on in an imagined world."""
        return policy_for(self.view.rules)

    def found(self, budget: Budget, rng: Random) -> Found:
        """Every legal move, best first; those that fall behind are looked at less."""
        view = self.view
        policy = self.policy
        if can_solve(view):
            return SolverOverWorlds(policy, self.trust).find(view, budget, rng)
        if view.rules.deals_in_threes and not is_close(view):
            return Ensemble(policy, self.trust).find(view, budget, rng)
        return FlatMonteCarlo(policy, self.trust).find(view, budget, rng)

    def appraisal(self, asked: Sequence[Move], budget: Budget, rng: Random) -> Appraisal:
        """The moves asked about and those that may be best, all in the same worlds, split by what they bring."""
        view = self.view
        policy = self.policy
        solves_all = can_solve(view) and keeps_hidden(view, budget)
        looks_again = budget.iterations is not None and may_look_again(view) and not solves_all
        own = budget.first(FIRST_LOOK) if looks_again else budget
        first = (appraise_last if can_solve(view) else appraise)(view, asked, policy, own, rng)
        if not looks_again:
            return first
        return looked_again(view, first, policy, budget, rng)
