"""Flat Monte Carlo search: every move is tried in the same likely worlds, each played to its end by the policy.

Moves that are clearly behind are dropped, so that the time goes to those that may be best.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.world_playouts import WorldPlayouts, is_close
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

DROP = 2.0
"""Number of standard errors behind the best move, after any batch, at which a move is dropped."""
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
    race = Elimination(view.legal_moves())
    match_counts = is_close(view)
    played: list[int] = []
    begun = budget.spent
    while not played or not budget.is_spent(sum(played)):
        before = budget.spent
        worlds = max(LEAST_WORLDS, _columns_for(budget, played, before - begun) // len(race.alive))
        must_stop = budget.is_late if played else budget.is_past_patience
        tried = playouts.tried([race.moves[index] for index in race.alive], worlds, must_stop)
        if tried is None:
            break
        played.append(worlds * len(race.alive))
        race.add(*tried.worths(), match_counts=match_counts)
        if len(race.alive) == 1 or is_near(budget, before):
            break
    return race.found(sum(played))


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


class Elimination:
    """Results of moves; those ``alive`` (indices, best first) were tried in all worlds, the others were dropped."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.alive = list(range(len(moves)))
        self.worlds = 0
        self._known = [Candidate(move, 0.0) for move in moves]
        self._points = np.zeros((len(moves), 0), np.float32)
        self._chances = self._points

    def add(self, points: Floats, chances: Floats, *, match_counts: bool) -> None:
        """Add the results of the moves alive in more worlds (moves, worlds), and drop moves that are clearly behind.

        ``match_counts``: compare them by chances of winning the match, not by points.
        """
        self.worlds += points.shape[1]
        self._points = np.concatenate([self._points, points], axis=1)
        self._chances = np.concatenate([self._chances, chances], axis=1)
        error = 1 / self.worlds**0.5
        for place, index in enumerate(self.alive):
            row = self._points[place]
            self._known[index] = Candidate(
                self.moves[index], float(row.mean()), float(row.std()) * error, float(self._chances[place].mean())
            )
        worth = self._chances if match_counts else self._points
        means = worth.mean(axis=1)
        behind = worth[int(np.argmax(means))] - worth
        keep = [
            int(place)
            for place in np.argsort(-means, stable=True)
            if behind[place].mean() <= DROP * error * behind[place].std() + 1e-6
        ]
        self.alive = [self.alive[place] for place in keep]
        self._points = self._points[keep]
        self._chances = self._chances[keep]

    def found(self, iterations: int) -> SearchResult:
        """Return all moves as the result of a search: those alive first, the best first."""
        dropped = sorted(
            (index for index in range(len(self.moves)) if index not in self.alive),
            key=lambda index: -self._known[index].points,
        )
        return SearchResult(tuple(self._known[index] for index in (*self.alive, *dropped)), self.worlds, iterations)
