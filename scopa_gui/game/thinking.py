"""Thinking of computer players as a question for a worker. Quick to import: players are loaded in the process."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from scopa_gui.ai.levels import make_ready
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Worker, WorkPolicy, nothing


def think(view: PlayerView, level: str, limit: Limit, seed: str) -> Choice:
    """Return the choice of a level's player, worked out in this process."""
    from scopa_gui.ai.levels import player_of

    return player_of(level).choose(view, limit, Random(seed))


class ChoiceQuestion(NamedTuple):
    """Question about the move to play; its only answer is a Choice."""

    view: PlayerView
    level: str
    limit: Limit
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[Choice]:
        """Yield the choice."""
        yield think(*self)


def thinker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that thinks for computer players and gives advice."""
    return Worker("scopa-thinker", WorkPolicy.NEWEST, on_ready, make_ready, may_fail=False)
