"""Judging of all moves of a turn while the player thinks about it, alongside the window, before one is played.

Light to import: the judge, and numpy with it, is loaded in the process that judges.
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
"""For all moves of a turn together: first a quick look of 0.05 to 0.3 s, then a better one in the worker's process."""


def verdicts_on(view: PlayerView, had: int = 0) -> "Iterator[dict[Move, Verdict]]":
    """The verdicts on all legal moves, each time better, without the first ``had``; the same for the same view."""
    from scopa_gui.coach.judging.judge import appraisal_of, are_last, verdict_of

    moves = view.legal_moves()
    looks = PLAYOUTS[-1:] if are_last(view) else PLAYOUTS
    for playouts in looks[had:]:
        found = appraisal_of(view, moves, Limit(iterations=playouts), Random(f"coach/{len(view.history)}"))
        yield {move: verdict_of(view, move, found) for move in moves}


def load_judge() -> None:
    """Load the judge, so that the first turn need not wait for it."""
    import scopa_gui.coach.judging.judge  # noqa: F401 - loading it is the point


class TurnQuestion(NamedTuple):
    """Question for the grades of all moves of a turn; its answers are what `verdicts_on` finds."""

    view: PlayerView

    def answers(self, given: Any, had: int) -> "Iterator[dict[Move, Verdict]]":
        """Yield the verdicts by move; in the window's process, which must not block for long, only a quick look's."""
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
        """Be ready soon for the first turn; returns at once."""
        self.worker.start()

    def ask(self, view: PlayerView) -> None:
        """Begin to judge a turn in the place of the last one, unless it is that one; returns at once."""
        if view == self._view or self.worker.is_closed:
            return
        if self._handle is not None:
            self._handle.cancel()
        self._view = view
        self._verdicts = {}
        self._handle = self.worker.ask(TurnQuestion(view), self._keep)

    def verdict(self, view: PlayerView, move: Move) -> "Verdict | None":
        """The verdict on a move of the turn asked about; None when not there yet."""
        self.worker.poll()
        return self._verdicts.get(move) if view == self._view else None

    def close(self) -> None:
        """Stop judging."""
        self.worker.close()

    def _keep(self, verdicts: "Mapping[Move, Verdict]") -> None:
        self._verdicts = verdicts
