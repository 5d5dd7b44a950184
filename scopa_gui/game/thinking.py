"""A computer's move asked of a worker. Light to import: the players are loaded where they think."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from scopa_gui.ai.levels import make_ready
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Worker, WorkPolicy, nothing


def think(view: PlayerView, level: str, limit: Limit, seed: str) -> Choice:
    """The choice of a level's player, here and now."""
    from scopa_gui.ai.levels import player_of

    return player_of(level).choose(view, limit, Random(seed))


class ChoiceQuestion(NamedTuple):
    """Question about the move to play: the seat's view, its level, limit and seed. Its one answer is a Choice."""

    view: PlayerView
    level: str
    limit: Limit
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[Choice]:
        """The choice."""
        yield think(*self)


def thinker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that thinks for the computer's players, and gives advice."""
    return Worker("scopa-thinker", WorkPolicy.NEWEST, on_ready, make_ready, may_fail=False)
