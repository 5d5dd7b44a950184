"""Player, the interface of everything that chooses moves: from a PlayerView, a Limit and a Random to a Choice.

A player only chooses; it never sees a Position.
"""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from scopa_gui.ai.reasons import Reason
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Limit:
    """Limit of thinking: seconds, iterations of the search, or neither, which means the player's own limit."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """Legal move with its expected result.

    ``points``: expected points from here on, my side's less the other side's; ``se``: their standard error, 0 if not
    sampled; ``win``: chance of winning the match, or None if the player does not use it.
    """

    move: Move
    points: float
    se: float = 0.0
    win: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Chosen move, all legal moves as candidates, best first, and the reasons.

    ``worlds`` and ``iterations`` say how much was searched.
    """

    move: Move
    candidates: tuple[Candidate, ...] = ()
    reasons: tuple[Reason, ...] = ()
    worlds: int = 0
    iterations: int = 0


class Player(Protocol):
    """Anything that chooses moves."""

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the choice of a move in this view, in which it is my turn; the same arguments give the same choice."""
        ...
