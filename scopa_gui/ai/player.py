"""Interface of every player: from a PlayerView, a Limit and a Random to a Choice.

A player never plays, sleeps or sees a Position.
"""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from scopa_gui.ai.reasons import Reason
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Limit:
    """Time a player may think: seconds by the clock, iterations of its search, or no limit but its own."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move and what it is thought to bring.

    ``points``: expected points of the smazzata from here on, my side less the other; ``se`` its standard error when it
    was sampled; ``win`` the chance of winning the match, where a player works it out.
    """

    move: Move
    points: float
    se: float = 0.0
    win: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen, all legal moves with their worth, best first, and why. ``worlds``, ``iterations`` searched."""

    move: Move
    candidates: tuple[Candidate, ...] = ()
    reasons: tuple[Reason, ...] = ()
    worlds: int = 0
    iterations: int = 0


class Player(Protocol):
    """Someone who chooses moves."""

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move to make in this view, whose turn must be mine; the same arguments always give the same choice."""
        ...
