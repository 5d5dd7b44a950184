"""A match looked at again: every turn of one seat with a choice, and a process beside the window that judges them one by one.

Light to import: the judge, and numpy with it, is loaded in the process that judges.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from scopa_gui.coach.verdict import Verdict

PLAYOUTS = 8000
"""For each verdict: 0.1 to 0.2 s."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn with a choice: the ``number`` of the move in the match, the ``smazzata`` from 1, what was known and what was played."""

    number: int
    smazzata: int
    view: PlayerView
    move: Move


def turns_of(record: Record, seats: Sequence[str], seat: int = 0) -> Iterator[Turn]:
    """The turns of a table seat that had a choice, in order; raises IllegalMove where the record is wrong."""
    table = Table(Record(record.rules, record.seed), seats)
    for number, move in enumerate(record.moves):
        if table.to_move is None:
            table.next_smazzata()
        turn = table.to_move
        assert turn is not None
        if turn == seat:
            view = table.view(seat)
            if len(view.legal_moves()) > 1:
                yield Turn(number, table.smazzata, view, move)
        table.play(turn, move)


def verdict_on(turn: Turn) -> "Verdict":
    """The verdict on a turn: always the same one."""
    from scopa_gui.coach.judge import judge

    return judge(turn.view, turn.move, Limit(iterations=PLAYOUTS), Random(f"review/{turn.number}"))


class Reviewer:
    """Judges turns in a process of its own; where none can be started, in a thread. ``on_ready`` is called from another thread."""

    def __init__(self, turns: Sequence[Turn], on_ready: Callable[[], None] = lambda: None) -> None:
        self._turns = list(turns)
        self._on_ready = on_ready
        self._found: SimpleQueue[tuple[int, Verdict]] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._closed = False
        self._thread = Thread(target=self._serve, name="scopa-review", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()

    def poll(self) -> "list[tuple[int, Verdict]]":
        """The verdicts that have come since, each with the number of its turn's move."""
        found = []
        with contextlib.suppress(Empty):
            while True:
                found.append(self._found.get_nowait())
        return found

    def close(self) -> None:
        """Stop judging."""
        self._closed = True
        if self._process is not None:
            self._process.terminate()
        if self._thread.ident is not None:
            self._thread.join(timeout=2)

    def _serve(self) -> None:
        done = self._beside()
        for turn in self._turns[done:]:
            if self._closed:
                return
            self._tell(turn.number, verdict_on(turn))

    def _beside(self) -> int:
        """Have a process judge; how many turns it managed."""
        from multiprocessing import get_context

        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(theirs, self._turns), name="scopa-review", daemon=True)
        try:
            process.start()
        except OSError:
            return 0
        finally:
            theirs.close()
        self._process = process
        if self._closed:
            process.terminate()
        done = 0
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._tell(*ours.recv())
                done += 1
        process.join()
        return len(self._turns) if self._closed else done

    def _tell(self, number: int, verdict: "Verdict") -> None:
        self._found.put((number, verdict))
        self._on_ready()


def work(pipe: "Connection[Any, Any]", turns: Sequence[Turn]) -> None:
    """Judge the turns in order, each told as soon as it is known."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for turn in turns:
        pipe.send((turn.number, verdict_on(turn)))
    pipe.close()
