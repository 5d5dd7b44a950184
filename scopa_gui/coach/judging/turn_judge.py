"""TurnJudge, which judges all legal moves of a turn in a worker process while the player thinks.

Quick to import: the judge, which needs numpy, is loaded only in the process that judges.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.worker import Handle, Worker, WorkPolicy, nothing

if TYPE_CHECKING:
    from scopa_gui.coach.judging.verdict import Verdict

PLAYOUTS = (4000, 12_000)
"""Number of playouts, shared by all moves of a turn, of a quick look (0.05 to 0.3 s) and of a better one.

Only a worker process takes the second look.
"""


def verdicts_on(view: PlayerView, had: int = 0) -> "Iterator[dict[Move, Verdict]]":
    """Yield the verdicts on all legal moves once for each look, without the first ``had`` looks.

    The same view always gives the same verdicts.
    """
    from scopa_gui.coach.judging.judge import appraisal_of, are_last, verdict_of

    moves = view.legal_moves()
    looks = PLAYOUTS[-1:] if are_last(view) else PLAYOUTS
    for playouts in looks[had:]:
        found = appraisal_of(view, moves, Limit(iterations=playouts), Random(f"coach/{len(view.history)}"))
        yield {move: verdict_of(view, move, found) for move in moves}


def load_judge() -> None:
    """Load the judge, so that the first turn does not wait for it."""
    import scopa_gui.coach.judging.judge  # noqa: F401 - loading it is the point


class TurnQuestion(NamedTuple):
    """Question for the verdicts on all moves of a turn; `verdicts_on` gives the answers."""

    view: PlayerView

    def answers(self, given: Any, had: int) -> "Iterator[dict[Move, Verdict]]":
        """Yield the verdicts by move; in the window's process, which must not wait for long, only those of one look."""
        from multiprocessing import parent_process

        found = verdicts_on(self.view, had)
        return found if parent_process() is not None else islice(found, max(0, 1 - had))


class TurnJudge:
    """Judges one turn at a time. All methods are called from one thread; ``on_ready`` is called from another."""

    def __init__(self, on_ready: Callable[[], None] = nothing) -> None:
        self.worker = Worker("scopa-coach", WorkPolicy.NEWEST, on_ready, load_judge)
        self._view: PlayerView | None = None
        self._verdicts: Mapping[Move, Verdict] = {}
        self._handle: Handle | None = None

    def start(self) -> None:
        """Start the worker so that it is ready for the first turn; does not block."""
        self.worker.start()

    def ask(self, view: PlayerView) -> None:
        """Judge this turn instead of the previous one; do nothing if it is the same turn or the worker is closed."""
        if view == self._view or self.worker.is_closed:
            return
        if self._handle is not None:
            self._handle.cancel()
        self._view = view
        self._verdicts = {}
        self._handle = self.worker.ask(TurnQuestion(view), self._keep)

    def verdict(self, view: PlayerView, move: Move) -> "Verdict | None":
        """Return the verdict on a move of this turn; None if it is not there yet or another turn was asked about."""
        self.worker.poll()
        return self._verdicts.get(move) if view == self._view else None

    def close(self) -> None:
        """Stop judging."""
        self.worker.close()

    def _keep(self, verdicts: "Mapping[Move, Verdict]") -> None:
        self._verdicts = verdicts
