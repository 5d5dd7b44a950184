"""Question to a worker: what a wrong answer costs and how it is punished.

Light to import: the judge, and numpy with it, is loaded where it is answered.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scopa_gui.coach.review.variation import RefutedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Worker, WorkPolicy, nothing


class RefutationQuestion(NamedTuple):
    """Question about what a move costs against the answer.

    ``seed`` makes it repeatable. Its one answer is a RefutedMove.
    """

    view: PlayerView
    answer: Move
    move: Move
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[RefutedMove]:
        """Its one RefutedMove."""
        from scopa_gui.coach.review.refutation import refuted_move

        yield refuted_move(*self)


def refutation_worker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that answers these questions, in the order in which they are asked."""
    return Worker("scopa-refutations", WorkPolicy.QUEUE, on_ready)
