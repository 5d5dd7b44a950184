"""Appraisal: what moves bring and where it comes from, every move in the same worlds, category by category.

A search only asks which move is best; a teacher asks what another one costs, and why. The points of a smazzata are a
sum, so what is lost splits exactly into its categories.
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
from scopa_gui.ai.search.elimination import is_close
from scopa_gui.ai.search.world_playouts import TriedMoves, WorldPlayouts
from scopa_gui.engine.cards import Card
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

LOOK = 0.3
"""The share of the work in which all moves are looked at; the rest goes to the one asked about and the likely best."""
BEHIND = 3.0
"""Standard errors behind the best, on top of a look's own error, past which a move is not looked at again."""
NEAR = 0.3
NEAR_IN_CHANCE = 0.03
"""Error of a look in itself, in points and in chances of the match, however many worlds it sees."""
BATCH = 4000
ANY = 10**9
LEAST = 50
FEWEST = 100
"""The worlds of a batch at least, and of the first look where iterations are counted."""


@dataclass(frozen=True, slots=True, eq=False)
class Appraisal:
    """Some moves in the same worlds: ``points`` my side's margin from here on, ``wins`` my chance of the match.

    ``parts`` split the points by category, scope into those for and against; all (moves, worlds). ``weights`` of the
    worlds sum to 1. ``doubts`` by world: what it adds to the variance of a mean, times the square by which it is apart
    from that; 0 if nothing was left to chance. ``by_match``: the chance of the match says which is best.
    ``piles``: what my side has in the end, as sets of a crowd, in the order of its cards (moves, worlds). ``second``:
    where the worlds begin in which the moves were looked at in another way (second_look.py), if they were.
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
        """True when every world that may be was solved."""
        return not self.doubts.any()

    @property
    def best(self) -> int:
        """The place of the best move."""
        return int(np.argmax((self.wins if self.by_match else self.points) @ self.weights))

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The moves with their worth, best first by what matters."""
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
        """Mean of the better move's less the worse one's, and its standard error, in the same worlds.

        What two ways of looking differ by is an error too: that of the mean of the two.
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
        return (slice(None),) if self.second is None else (slice(self.second), slice(self.second, None))

    def captured_share(self, place: int, card: Card) -> float:
        """Return how often my side has this card in its pile in the end."""
        return float(self.weights @ (self.piles[place] >> place_of(card) & 1))

    def joined(self, other: "Appraisal", share: float) -> "Appraisal":
        """The mean with the same moves looked at in another way, which counts for this share."""

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
    """All legal moves looked at, then those asked about and those that may be best looked at closely, by playouts.

    ``iterations`` of the budget count playouts.
    """
    playouts = WorldPlayouts.likely(view, policy, budget, rng)

    def played(moves: Sequence[Move], worlds: int, must_stop: MustStop = never) -> Batch | None:
        tried = playouts.tried(moves, max(LEAST, worlds), must_stop)
        return None if tried is None else Batch.of(tried)

    moves = view.legal_moves()
    by_match = is_close(view)
    first = Batch.joined(list(_looks(played, moves, budget)))
    found = first.appraisal(moves, by_match=by_match)
    chosen = chosen_places(found, asked)
    moves = tuple(moves[place] for place in chosen)
    closely = _closer(played, moves, budget, first.columns) if len(moves) > 1 else ()
    return Batch.joined([first.only(chosen), *closely]).appraisal(moves, by_match=by_match)


def _looks(played: "_Played", moves: Sequence[Move], budget: Budget) -> "Iterator[Batch]":
    """All moves in the same worlds, for their share of the work: one batch at least."""
    if budget.iterations is not None:
        batch = played(moves, max(FEWEST, int(budget.iterations * LOOK / len(moves))))
        assert batch is not None
        yield batch
    else:
        yield from _by_clock(played, moves, budget, LOOK)


def _closer(played: "_Played", moves: Sequence[Move], budget: Budget, columns: int) -> "Iterator[Batch]":
    """Try some moves in more worlds until the budget is spent; ``columns`` have been played already."""
    if budget.iterations is None and not budget.is_late():
        yield from _by_clock(played, moves, budget, 1.0)
    while budget.iterations is not None and not budget.is_spent(columns):
        batch = played(moves, BATCH // len(moves))
        assert batch is not None
        yield batch
        columns += batch.columns


def _by_clock(played: "_Played", moves: Sequence[Move], budget: Budget, share: float) -> "Iterator[Batch]":
    """Batches until this share of the seconds is over; only the very first look takes the time that it takes."""
    must_stop = never if share < 1 else budget.is_late
    for portion in budget.portions(ANY, share, BATCH):
        batch = played(moves, (portion.stop - portion.start) // len(moves), must_stop)
        if batch is None:
            return
        yield batch
        must_stop = budget.is_late


def chosen_places(found: Appraisal, asked: Sequence[Move]) -> list[int]:
    """The places of the moves that are worth a closer look: those asked about and those that may be best."""
    return [place for place, move in enumerate(found.moves) if move in asked or _may_be_best(found, place)]


def _may_be_best(found: Appraisal, place: int) -> bool:
    values = found.wins if found.by_match else found.points
    behind, error = found.difference(found.best, place, values)
    return behind <= BEHIND * error + (NEAR_IN_CHANCE if found.by_match else NEAR)


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Moves played out in some worlds: everything (moves, worlds)."""

    points: Floats
    wins: Floats
    parts: Mapping[str, Floats]
    piles: Ints

    @classmethod
    def of(cls, tried: TriedMoves) -> "Batch":
        """All that was asked of these."""
        return cls(*tried.worths(), tried.parts(), tried.piles())

    @classmethod
    def joined(cls, batches: Sequence["Batch"]) -> "Batch":
        """The worlds of several, one after the other."""

        def along(values: list[Floats]) -> Floats:
            return np.concatenate(values, axis=1)

        parts = {name: along([batch.parts[name] for batch in batches]) for name in batches[0].parts}
        piles = np.concatenate([batch.piles for batch in batches], axis=1)
        return cls(along([batch.points for batch in batches]), along([batch.wins for batch in batches]), parts, piles)

    @property
    def columns(self) -> int:
        """Number of playouts it took."""
        return self.points.size

    def only(self, places: Sequence[int]) -> "Batch":
        """Return the part of the batch for these moves alone."""
        parts = {name: values[places] for name, values in self.parts.items()}
        return Batch(self.points[places], self.wins[places], parts, self.piles[places])

    def appraisal(self, moves: tuple[Move, ...], *, by_match: bool) -> Appraisal:
        """Return the appraisal of the moves from this batch, all worlds weighted equally."""
        worlds = self.points.shape[1]
        weights = np.full(worlds, 1 / worlds, np.float32)
        return Appraisal(moves, self.points, self.wins, self.parts, self.piles, weights, weights / worlds, by_match)


_Played = Callable[..., Batch | None]
