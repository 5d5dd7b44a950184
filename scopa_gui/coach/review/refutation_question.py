"""RefutationQuestion, which asks a worker process what a wrong move costs and how it is punished.

Quick to import: the judge, which needs numpy, is loaded only where the question is answered.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scopa_gui.coach.review.variation import RefutedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Worker, WorkPolicy, nothing


class RefutationQuestion(NamedTuple):
    """Question for the RefutedMove of a wrong move; the same ``seed`` always gives the same one."""

    view: PlayerView
    answer: Move
    move: Move
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[RefutedMove]:
        """Yield the RefutedMove."""
        from scopa_gui.coach.review.refutation import refuted_move

        yield refuted_move(*self)


def refutation_worker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that answers these questions, in the order in which they are asked."""
    return Worker("scopa-refutations", WorkPolicy.QUEUE, on_ready)
