"""Flat Monte Carlo over worlds: every move is tried in the same imagined worlds, each played to its end by the policy.

Moves that fall clearly behind are dropped, so that the time goes to those that may be best.
"""

from dataclasses import dataclass
from random import Random

import numpy as np

from scopa_gui.ai.beliefs import Draws, chosen_by, draw, seat_in_order, smazzate_now, weights_of
from scopa_gui.ai.budget import Budget, Found
from scopa_gui.ai.crowd.columns import Floats, columns_set, place_of
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.crowd.smazzate import Noise
from scopa_gui.ai.player import Candidate
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

_noise: list[Noise] = []


@dataclass(frozen=True, slots=True, eq=False)
class Flat:
    """The search. ``draws``: hands drawn and weighed; ``columns``: playouts of one batch; ``drop``: standard errors behind at
    which a move is dropped."""

    policy: Policy
    draws: int = 3000
    columns: int = 3000
    drop: float = 2.5
    temperature: float = 1.0
    believes: bool = True
    belief_temperature: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its worth; ``iterations`` count playouts."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        noise = Noise(rng.getrandbits(32)) if not _noise else _noise[0]
        if not _noise: _noise.append(noise)
        moves = view.legal_moves()
        pool = self._pool(view, random)
        tally = _Tally(len(moves))
        played = 0
        while True:
            alive = tally.alive
            worlds = max(32, min(self.columns, self.columns) // len(alive))
            if not played:
                worlds = max(32, worlds // 4)
            which = random.integers(0, pool.number, worlds)
            tally.add(self._play(view, [moves[index] for index in alive], pool.taken(which), noise), len(which))
            played += worlds * len(alive)
            tally.drop(self.drop)
            if len(tally.alive) == 1 or budget.is_spent(played):
                break
        order = tally.order()
        return Found(tuple(Candidate(moves[index], *tally.worth(index)) for index in order), tally.worlds, played)

    def _pool(self, view: PlayerView, random: np.random.Generator) -> Draws:
        draws = draw(view, self.draws, random)
        if not self.believes or not view.history:
            return draws
        return draws.taken(chosen_by(weights_of(view, draws, self.policy, self.belief_temperature), draws.number, random))

    def _play(self, view: PlayerView, moves: list[Move], worlds: Draws, noise: Noise) -> Floats:
        """The margins of my side (moves, worlds) when each move is made in each world."""
        side = seat_in_order(view, 0) % view.rules.sides
        smazzate = smazzate_now(view, worlds).repeated(len(moves))
        smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
        points = smazzate.finish(self.policy, noise, self.temperature)
        margins = points[side] - np.delete(points, side, axis=0).max(axis=0)
        return margins.reshape(len(moves), -1).astype(np.float32)


class _Tally:
    """What each move has brought so far, on worlds that all moves still alive have shared."""

    def __init__(self, moves: int) -> None:
        self.alive = list(range(moves))
        self.worlds = 0
        self._sum = np.zeros(moves)
        self._squares = np.zeros(moves)
        self._number = np.zeros(moves)
        self._shared: list[Floats] = []

    def add(self, margins: Floats, worlds: int) -> None:
        self.worlds += worlds
        self._sum[self.alive] += margins.sum(axis=1)
        self._squares[self.alive] += (margins * margins).sum(axis=1)
        self._number[self.alive] += worlds
        self._shared.append(margins)

    def drop(self, errors: float) -> None:
        """Drop the moves that are so many standard errors behind the best, difference by difference on the same worlds."""
        margins = np.concatenate(self._shared, axis=1)
        best = int(margins.mean(axis=1).argmax())
        behind = margins[best] - margins
        error = behind.std(axis=1) / np.sqrt(margins.shape[1]) + 1e-6
        keep = np.flatnonzero(behind.mean(axis=1) <= errors * error)
        self.alive = [self.alive[index] for index in keep]
        self._shared = [margins[keep]]

    def worth(self, index: int) -> tuple[float, float]:
        """Mean and standard error of a move."""
        number = max(1.0, self._number[index])
        mean = self._sum[index] / number
        variance = max(0.0, self._squares[index] / number - mean * mean)
        return float(mean), float((variance / number) ** 0.5)

    def order(self) -> list[int]:
        """All moves, those still alive first, best first."""
        alive = set(self.alive)
        return sorted(range(len(self._sum)), key=lambda index: (index not in alive, -self.worth(index)[0]))
