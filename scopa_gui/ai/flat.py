"""Flat Monte Carlo over worlds: every move is tried in the same imagined worlds, each played to its end by the policy.

Moves that fall clearly behind are dropped, so that the time goes to those that may be best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np

from scopa_gui.ai.beliefs import Draws, likely_draws, seat_in_order, smazzate_now
from scopa_gui.ai.budget import Budget, Found
from scopa_gui.ai.crowd.columns import Floats, columns_set, place_of
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.crowd.smazzate import Noise
from scopa_gui.ai.player import Candidate
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

LEAST_COLUMNS, MOST_COLUMNS = 300, 4000
LEAST_DRAWS, MOST_DRAWS = 300, 4000
BATCHES = 8
"""The playouts are shared out in about so many batches; after each, moves may be dropped."""
DROP = 2.5
"""So many standard errors behind the best a move is dropped."""


@cache
def _noise() -> Noise:
    """The pool of noise for all searches; where in it a search begins is seeded."""
    return Noise(0)


@dataclass(frozen=True, slots=True, eq=False)
class Flat:
    """The search, with the policy that plays every world out."""

    policy: Policy
    temperature: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its worth; ``iterations`` count playouts."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        noise = _noise().begun_at(rng.getrandbits(32))
        moves = view.legal_moves()
        pool = likely_draws(view, _draws_for(budget), self.policy, random)
        tally = Tally(len(moves))
        columns, played, before = LEAST_COLUMNS, 0, budget.spent
        while not played or not budget.is_spent(played):
            columns = _columns_for(budget, played, columns)
            worlds = max(16, columns // len(tally.alive))
            chosen = pool.taken(random.integers(0, pool.number, worlds))
            tally.add(self._play(view, [moves[index] for index in tally.alive], chosen, noise))
            played += worlds * len(tally.alive)
            tally.drop()
            if len(tally.alive) == 1 or budget.spent + (budget.spent - before) / 2 > (budget.seconds or 0) > 0:
                break
            before = budget.spent
        return Found(tuple(Candidate(moves[index], *tally.worth(index)) for index in tally.order()), tally.worlds, played)

    def _play(self, view: PlayerView, moves: Sequence[Move], worlds: Draws, noise: Noise) -> Floats:
        """The margins of my side (moves, worlds) when each move is made in each world."""
        side = seat_in_order(view, 0) % view.rules.sides
        smazzate = smazzate_now(view, worlds).repeated(len(moves))
        smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
        points = smazzate.finish(self.policy, noise, self.temperature)
        margins = points[side] - np.delete(points, side, axis=0).max(axis=0)
        found: Floats = margins.reshape(len(moves), -1).astype(np.float32)
        return found


def _draws_for(budget: Budget) -> int:
    wanted = budget.seconds * MOST_DRAWS if budget.seconds is not None else (budget.iterations or 0) // 2
    return int(min(max(wanted, LEAST_DRAWS), MOST_DRAWS))


def _columns_for(budget: Budget, played: int, last: int) -> int:
    """How many columns the next batch has: by the clock as many as fit an eighth of the time, else an eighth of the iterations."""
    if budget.seconds is None:
        wanted = (budget.iterations or 0) / BATCHES
    elif not played or not budget.spent:
        wanted = last
    else:
        wanted = min(4 * last, played / budget.spent * budget.seconds / BATCHES)
    return int(min(max(wanted, LEAST_COLUMNS), MOST_COLUMNS))


class Tally:
    """What each move has brought so far; moves still alive have been tried in the same worlds."""

    def __init__(self, moves: int) -> None:
        self.alive = list(range(moves))
        self.worlds = 0
        self._known: list[tuple[int, float, float]] = [(0, 0.0, 0.0)] * moves
        self._shared = np.zeros((moves, 0), np.float32)

    def add(self, margins: Floats) -> None:
        """Add the margins (moves alive, worlds) of another batch."""
        self.worlds += margins.shape[1]
        self._shared = np.concatenate([self._shared, margins], axis=1)
        for index, mean, deviation in zip(self.alive, self._shared.mean(axis=1), self._shared.std(axis=1), strict=True):
            self._known[index] = (self.worlds, float(mean), float(deviation))

    def drop(self) -> None:
        """Drop the moves that are clearly behind the best, by their differences in the same worlds."""
        behind = self._shared[int(self._shared.mean(axis=1).argmax())] - self._shared
        error = behind.std(axis=1) / np.sqrt(self.worlds)
        keep = np.flatnonzero(behind.mean(axis=1) <= DROP * error + 1e-6)
        self.alive = [self.alive[index] for index in keep]
        self._shared = self._shared[keep]

    def worth(self, index: int) -> tuple[float, float]:
        """Mean and standard error of a move."""
        worlds, mean, deviation = self._known[index]
        return mean, deviation / max(1, worlds) ** 0.5

    def order(self) -> list[int]:
        """All moves, those still alive first, best first."""
        return sorted(range(len(self._known)), key=lambda index: (index not in self.alive, -self._known[index][1]))
