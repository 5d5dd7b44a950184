"""WorldPlayouts: moves tried in the same likely worlds, each played to its end by the policy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np

from scopa_gui.ai.batch.batch_scoring import awards_of, cappotto_points, margins_of, rival_points, rivals_of
from scopa_gui.ai.batch.cardsets import Floats, Ints, columns_set, place_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.batch.searched_replies import searched_reply
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.search.budget import Budget, MustStop, never
from scopa_gui.ai.seat.beliefs import Draws, likely_draws, seat_in_order, smazzate_now
from scopa_gui.ai.value.match_chance import MOST_POINTS, match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.engine.view import PlayerView

WITHIN_REACH = 6
"""Points to the target from which on moves are chosen by the chance of winning the match, not by points."""
LEAST_DRAWS = 300
MOST_DRAWS = 4000


@cache
def noise_pool() -> Noise:
    """Return the pool of random noise that all searches share; each begins at a place given by its seed."""
    return Noise(0)


def draws_for(budget: Budget) -> int:
    """Return the number of deals drawn and weighed before a search with this budget."""
    wanted = budget.seconds * MOST_DRAWS if budget.seconds is not None else (budget.iterations or 0) // 2
    return int(min(max(wanted, LEAST_DRAWS), MOST_DRAWS))


def is_close(view: PlayerView) -> bool:
    """Return whether the match may end with this smazzata, so that the chance of winning it decides, not the points."""
    return max(view.totals) + WITHIN_REACH >= view.rules.target


def chances_of(view: PlayerView, points: Ints, side: int) -> Floats:
    """Return, by column, my chance of winning the match if the sides make these points from here on.

    ``points`` is (sides, columns); sides, and ``side``, which is mine, are counted from the first player.
    """
    sides = view.rules.sides
    had = [view.scope[(other - side) % sides] for other in range(sides)]
    ended = points + np.array(had)[:, None]
    mine = np.minimum(ended[side], MOST_POINTS)
    theirs = np.minimum(rival_points(ended, side), MOST_POINTS)
    found: Floats = np.array(match_worth_of(view).table, np.float32).ravel().take(mine * (MOST_POINTS + 1) + theirs)
    return found


class TriedMoves:
    """Results of some moves at the end of the same worlds; all arrays are (moves, worlds)."""

    def __init__(self, view: PlayerView, moves: int, ended: Smazzate) -> None:
        self._view = view
        self._moves = moves
        self._ended = ended
        self._side = seat_in_order(view, 0) % view.rules.sides
        self._awards = worths_of(ended)

    def worths(self) -> tuple[Floats, Floats]:
        """Return my side's margins from here on, and my chances of winning the match."""
        points = np.sum(list(self._awards.values()), axis=0)
        margins = margins_of(points, self._side).astype(np.float32)
        return self._by_move(margins), self._by_move(chances_of(self._view, points, self._side))

    def parts(self) -> dict[str, Floats]:
        """Return my side's margins by category; their sum is the whole margin."""
        return {name: self._by_move(values) for name, values in parts_of(self._awards, self._side).items()}

    def piles(self) -> Ints:
        """Return my side's final piles, as sets of cardsets.py."""
        found: Ints = self._ended.final_piles()[self._side].reshape(self._moves, -1)
        return found

    def _by_move(self, values: Floats) -> Floats:
        return values.reshape(self._moves, -1)


@dataclass(frozen=True, slots=True, eq=False)
class WorldPlayouts:
    """Playouts from a view, in worlds of a ``pool``, by a policy.

    ``searched``: number of plays after mine for which the seats search, instead of playing by the policy.
    """

    view: PlayerView
    policy: Policy
    pool: Draws
    random: np.random.Generator
    noise: Noise
    searched: int = 0

    @classmethod
    def likely(
        cls, view: PlayerView, policy: Policy, budget: Budget, rng: Random, trust: float = 1.0
    ) -> "WorldPlayouts":
        """Return playouts in likely worlds; ``trust`` is as in `beliefs.weights_of`."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        noise = noise_pool().begun_at(rng.getrandbits(32))
        return cls(view, policy, likely_draws(view, draws_for(budget), policy, random, trust, budget), random, noise)

    def tried(self, moves: Sequence[Move], worlds: int, must_stop: MustStop = never) -> TriedMoves | None:
        """Return the results of the moves in ``worlds`` random worlds of the pool; None if it must stop before."""
        chosen = self.pool.taken(self.random.integers(0, self.pool.number, worlds))
        return self.tried_in(chosen, moves, must_stop)

    def tried_in(self, chosen: Draws, moves: Sequence[Move], must_stop: MustStop = never) -> TriedMoves | None:
        """Return the results of the moves in these worlds; None if it must stop before."""
        smazzate = smazzate_now(self.view, chosen).repeated(len(moves))
        smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
        for _ in range(min(self.searched, smazzate.left)):
            if must_stop():
                return None
            smazzate.play(*searched_reply(smazzate, self.policy, self.noise, self.random))
        smazzate.play_out(self.policy, self.noise, must_stop=must_stop)
        return None if smazzate.left else TriedMoves(self.view, len(moves), smazzate)


def worths_of(ended: Smazzate) -> dict[str, Ints]:
    """Return the points of each category (sides, columns); winning at once by ten coins is a category, too."""
    piles = ended.final_piles()
    awards = awards_of(ended.rules, piles, ended.final_scope())
    worths = {category.value: points for category, points in awards.items()}
    return worths | {CAPPOTTO: cappotto_points(ended.rules, piles)} if ended.rules.cappotto else worths


def parts_of(worths: Mapping[str, Ints], side: int) -> dict[str, Floats]:
    """Return a side's margin over the best other side in each category, by column; their sum is the whole margin."""
    total: Ints = np.sum(list(worths.values()), axis=0)
    rival = rivals_of(total, side)
    column = np.arange(total.shape[1])
    parts: dict[str, Floats] = {}
    for name, points in worths.items():
        mine = points[side].astype(np.float32)
        theirs = points[rival, column].astype(np.float32)
        if name == Category.SCOPE.value:
            parts[SCOPE_FOR], parts[SCOPE_AGAINST] = mine, -theirs
        else:
            parts[name] = mine - theirs
    return parts
