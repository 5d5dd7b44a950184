"""Appraisal: the points that several moves bring in the same worlds, split into categories.

A search only has to find the best move; the judge also needs what another move loses, and in which category.
`appraise` makes an Appraisal by playouts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, Ints, place_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import Budget, MustStop, never
from scopa_gui.ai.search.world_playouts import TriedMoves, WorldPlayouts, is_close
from scopa_gui.engine.cards import Card
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

LOOK = 0.3
"""Share of the work in which all moves are tried; the rest is for the asked moves and those that may be best."""
BEHIND = 3.0
"""Standard errors behind the best, in addition to NEAR, above which a move is not tried again."""
NEAR = 0.3
NEAR_IN_CHANCE = 0.03
"""Error of the method itself, in points and in chance of winning the match, which more worlds do not reduce."""
BATCH = 4000
"""Number of playouts in a batch."""
ANY = 10**9
"""More playouts than any budget allows."""
LEAST = 50
"""Least number of worlds in a batch."""
FEWEST = 100
"""Least number of worlds in the first batch of a search with a number of iterations."""


@dataclass(frozen=True, slots=True, eq=False)
class Appraisal:
    """Results of some moves in the same worlds; arrays are (moves, worlds) if not said otherwise.

    ``points``: my side's margin from here on; ``wins``: my chance of winning the match; ``parts``: the points by
    category, with scope for and against; ``piles``: my side's final pile, as a set of cardsets.py. ``weights``: weight
    of each world, with a sum of 1; ``doubts``: factor of each world's squared deviation in the variance of a mean, 0 if
    every world was solved. ``by_match``: the best move is the one with the best ``wins``, not ``points``. ``second``:
    index of the first world of a second look (coach/judging/judge.py), or None.
    """

    moves: tuple[Move, ...]
    points: Floats
    wins: Floats
    parts: Mapping[str, Floats]
    piles: Ints
    weights: Floats
    doubts: Floats
    by_match: bool
    second: int | None = None

    @property
    def is_exact(self) -> bool:
        """True if every possible world was solved."""
        return not self.doubts.any()

    @property
    def best(self) -> int:
        """Index of the best move."""
        return int(np.argmax((self.wins if self.by_match else self.points) @ self.weights))

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """Moves with their mean points and chances, the best first."""
        means = self.points @ self.weights
        chances = self.wins @ self.weights
        errors = np.sqrt(((self.points - means[:, None]) ** 2) @ self.doubts)
        order = sorted(range(len(means)), key=lambda place: (-chances[place] if self.by_match else 0.0, -means[place]))
        return tuple(
            Candidate(
                self.moves[place],
                float(means[place]),
                float(errors[place]),
                float(chances[place]) if self.by_match else None,
            )
            for place in order
        )

    def difference(self, better: int, worse: int, values: Floats) -> tuple[float, float]:
        """Return the mean of one move's values less another's in the same worlds, and its standard error.

        The error includes the disagreement of the first and the second look, if there are two.
        """
        apart = values[better] - values[worse]
        looks = self._looks
        shares = [float(self.weights[look].sum()) for look in looks]
        means = [float(self.weights[look] @ apart[look]) / share for look, share in zip(looks, shares, strict=True)]
        squares = [
            float(self.doubts[look] @ (apart[look] - mean) ** 2) for look, mean in zip(looks, means, strict=True)
        ]
        by_chance = sum(square / share**2 for square, share in zip(squares, shares, strict=True))
        beyond = max(0.0, (means[0] - means[-1]) ** 2 - by_chance)
        return float(self.weights @ apart), (sum(squares) + shares[0] * shares[-1] * beyond) ** 0.5

    @property
    def _looks(self) -> tuple[slice, ...]:
        """Slices of the worlds of the first look, and of the second one if there is one."""
        return (slice(None),) if self.second is None else (slice(self.second), slice(self.second, None))

    def captured_share(self, place: int, card: Card) -> float:
        """Return the share of worlds, from 0 to 1, in which my side captures this card after a move."""
        return float(self.weights @ (self.piles[place] >> place_of(card) & 1))

    def joined(self, other: "Appraisal", share: float) -> "Appraisal":
        """Return the mean with another appraisal of the same moves, which has this share of the weight."""

        def along(one: Any, two: Any) -> Any:
            return np.concatenate([one, two], axis=-1)

        return Appraisal(
            self.moves,
            along(self.points, other.points),
            along(self.wins, other.wins),
            {name: along(values, other.parts[name]) for name, values in self.parts.items()},
            along(self.piles, other.piles),
            along((1 - share) * self.weights, share * other.weights),
            along((1 - share) ** 2 * self.doubts, share**2 * other.doubts),
            self.by_match,
            self.points.shape[1],
        )


def appraise(view: PlayerView, asked: Sequence[Move], policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """Return the appraisal, by playouts, of the ``asked`` moves and of those that may be best.

    All legal moves are tried first, to find those that may be best. ``iterations`` of the budget count playouts.
    """
    playouts = WorldPlayouts.likely(view, policy, budget, rng)

    def played(moves: Sequence[Move], worlds: int, must_stop: MustStop = never) -> Batch | None:
        tried = playouts.tried(moves, max(LEAST, worlds), must_stop)
        return None if tried is None else Batch.of(tried)

    moves = view.legal_moves()
    by_match = is_close(view)
    first = Batch.joined(list(_first_batches(played, moves, budget)))
    found = first.appraisal(moves, by_match=by_match)
    chosen = chosen_places(found, asked)
    moves = tuple(moves[place] for place in chosen)
    closely = _closer(played, moves, budget, first.columns) if len(moves) > 1 else ()
    return Batch.joined([first.only(chosen), *closely]).appraisal(moves, by_match=by_match)


def _first_batches(played: "_Played", moves: Sequence[Move], budget: Budget) -> "Iterator[Batch]":
    """Yield batches of all moves for the share LOOK of the budget; one batch at least."""
    if budget.iterations is not None:
        batch = played(moves, max(FEWEST, int(budget.iterations * LOOK / len(moves))))
        assert batch is not None
        yield batch
    else:
        yield from _by_clock(played, moves, budget, LOOK)


def _closer(played: "_Played", moves: Sequence[Move], budget: Budget, columns: int) -> "Iterator[Batch]":
    """Yield further batches of some moves until the budget is spent; ``columns`` playouts have been made already."""
    if budget.iterations is None and not budget.is_late():
        yield from _by_clock(played, moves, budget, 1.0)
    while budget.iterations is not None and not budget.is_spent(columns):
        batch = played(moves, BATCH // len(moves))
        assert batch is not None
        yield batch
        columns += batch.columns


def _by_clock(played: "_Played", moves: Sequence[Move], budget: Budget, share: float) -> "Iterator[Batch]":
    """Yield batches until this share of the seconds is over; only the very first batch is never stopped."""
    must_stop = never if share < 1 else budget.is_late
    for portion in budget.portions(ANY, share, BATCH):
        batch = played(moves, (portion.stop - portion.start) // len(moves), must_stop)
        if batch is None:
            return
        yield batch
        must_stop = budget.is_late


def chosen_places(found: Appraisal, asked: Sequence[Move]) -> list[int]:
    """Return the indices of the moves to be tried further: the asked ones and those that may be best."""
    values = found.wins if found.by_match else found.points
    near = NEAR_IN_CHANCE if found.by_match else NEAR
    chosen = []
    for place, move in enumerate(found.moves):
        behind, error = found.difference(found.best, place, values)
        if move in asked or behind <= BEHIND * error + near:
            chosen.append(place)
    return chosen


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Results of moves played out in some worlds, as in Appraisal; all arrays are (moves, worlds)."""

    points: Floats
    wins: Floats
    parts: Mapping[str, Floats]
    piles: Ints

    @classmethod
    def of(cls, tried: TriedMoves) -> "Batch":
        """Return the results of these playouts."""
        return cls(*tried.worths(), tried.parts(), tried.piles())

    @classmethod
    def joined(cls, batches: Sequence["Batch"]) -> "Batch":
        """Return the batches as one, with the worlds of one after the other."""

        def along(values: list[Floats]) -> Floats:
            return np.concatenate(values, axis=1)

        parts = {name: along([batch.parts[name] for batch in batches]) for name in batches[0].parts}
        piles = np.concatenate([batch.piles for batch in batches], axis=1)
        return cls(along([batch.points for batch in batches]), along([batch.wins for batch in batches]), parts, piles)

    @property
    def columns(self) -> int:
        """Number of playouts."""
        return self.points.size

    def only(self, places: Sequence[int]) -> "Batch":
        """Return the results of these moves only."""
        parts = {name: values[places] for name, values in self.parts.items()}
        return Batch(self.points[places], self.wins[places], parts, self.piles[places])

    def appraisal(self, moves: tuple[Move, ...], *, by_match: bool) -> Appraisal:
        """Return the batch as an appraisal, with equal weights of all worlds."""
        worlds = self.points.shape[1]
        weights = np.full(worlds, 1 / worlds, np.float32)
        return Appraisal(moves, self.points, self.wins, self.parts, self.piles, weights, weights / worlds, by_match)


_Played = Callable[..., Batch | None]
"""Function that plays moves out in a number of worlds; None if it had to stop."""
