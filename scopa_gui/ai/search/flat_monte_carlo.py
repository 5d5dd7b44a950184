"""Flat Monte Carlo over worlds: every move is tried in the same imagined worlds, each played to its end by the policy.

Moves that fall clearly behind are dropped, so that the time goes to those that may be best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, columns_set, place_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.search.budget import Budget, Found, MustStop, never
from scopa_gui.ai.search.elimination import Elimination, chances_of, is_close
from scopa_gui.ai.seat.beliefs import Draws, likely_draws, seat_in_order, smazzate_now
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

LEAST_COLUMNS, MOST_COLUMNS = 300, 4000
LEAST_DRAWS, MOST_DRAWS = 300, 4000
BATCHES = 8
"""The playouts are shared out in about so many batches; after each, moves may be dropped."""


@cache
def noise_pool() -> Noise:
    """The pool of noise for all searches; where in it a search begins is seeded."""
    return Noise(0)


@dataclass(frozen=True, slots=True, eq=False)
class FlatMonteCarlo:
    """The search, with the policy that plays every world out; ``trust`` in what play tells, as in beliefs.py."""

    policy: Policy
    temperature: float = 1.0
    trust: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its worth; ``iterations`` count playouts. ``worlds`` is 0 if no batch was played."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        noise = noise_pool().begun_at(rng.getrandbits(32))
        pool = likely_draws(view, draws_for(budget), self.policy, random, self.trust, budget)
        return self.find_in(view, pool, budget, random, noise)

    def find_in(
        self, view: PlayerView, pool: Draws, budget: Budget, random: np.random.Generator, noise: Noise
    ) -> Found:
        """As find(), in worlds out of this pool."""
        tally, match_counts = Elimination(view.legal_moves()), is_close(view)
        columns, played, before = LEAST_COLUMNS, 0, budget.spent
        while not played or not budget.is_spent(played):
            columns = _columns_for(budget, played, columns)
            worlds = max(16, columns // len(tally.alive))
            chosen = pool.taken(random.integers(0, pool.number, worlds))
            must_stop = budget.is_late if played else budget.is_past_patience
            brought = self._play(view, [tally.moves[index] for index in tally.alive], chosen, noise, must_stop)
            if brought is None:
                break
            played += worlds * len(tally.alive)
            tally.add(*brought, match_counts=match_counts)
            if len(tally.alive) == 1 or is_near(budget, before):
                break
            before = budget.spent
        return tally.found(played)

    def _play(
        self, view: PlayerView, moves: Sequence[Move], worlds: Draws, noise: Noise, must_stop: MustStop
    ) -> tuple[Floats, Floats] | None:
        """My side's margins and chances of the match (moves, worlds), each move made in each world; None if stopped."""
        side = seat_in_order(view, 0) % view.rules.sides
        ended = played_out(view, moves, worlds, self.policy, noise, self.temperature, must_stop=must_stop)
        if ended.left:
            return None
        points = ended.count()
        margins: Floats = (points[side] - np.delete(points, side, axis=0).max(axis=0)).astype(np.float32)
        return margins.reshape(len(moves), -1), chances_of(view, points, side).reshape(len(moves), -1)


def played_out(
    view: PlayerView,
    moves: Sequence[Move],
    worlds: Draws,
    policy: Policy,
    noise: Noise,
    temperature: float = 1.0,
    *,
    must_stop: MustStop = never,
) -> Smazzate:
    """Each move made in each world (a block of columns a move) and played to the end, unless ``must_stop`` ends it."""
    smazzate = smazzate_now(view, worlds).repeated(len(moves))
    smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
    smazzate.play_out(policy, noise, temperature, must_stop=must_stop)
    return smazzate


def is_near(budget: Budget, before: float) -> bool:
    """True when the time is nearly over: less is left than half of the last batch took, which began at ``before``."""
    return budget.seconds is not None and budget.spent + (budget.spent - before) / 2 > budget.seconds


def draws_for(budget: Budget) -> int:
    """How many hands are drawn and weighed before a search."""
    wanted = budget.seconds * MOST_DRAWS if budget.seconds is not None else (budget.iterations or 0) // 2
    return int(min(max(wanted, LEAST_DRAWS), MOST_DRAWS))


def _columns_for(budget: Budget, played: int, last: int) -> int:
    """How many columns the next batch has: what fits an eighth of the time, or an eighth of the iterations."""
    if budget.seconds is None:
        wanted = (budget.iterations or 0) / BATCHES
    elif not played or not budget.spent:
        wanted = last
    else:
        wanted = min(4 * last, played / budget.spent * budget.seconds / BATCHES)
    return int(min(max(wanted, LEAST_COLUMNS), MOST_COLUMNS))
