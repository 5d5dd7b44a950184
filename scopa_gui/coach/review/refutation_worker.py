"""A process beside the window that tells what wrong answers cost and how they are punished; where none can be started,
a thread.

Light to import: the judge, and numpy with it, is loaded in the process that works.
"""

import contextlib
import signal
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from scopa_gui.coach.review.variation import RefutedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.child_process import begun, emptied, spawned, stopped

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


@dataclass(frozen=True, slots=True)
class RefutationRequest:
    """What a move costs against the answer; ``name`` comes back with what is told, ``seed`` makes it repeatable."""

    name: Hashable
    view: PlayerView
    answer: Move
    move: Move
    seed: str


def told(asked: RefutationRequest) -> RefutedMove:
    """What is to be told of a move."""
    from scopa_gui.coach.review.refutation import told_of

    return told_of(asked.view, asked.answer, asked.move, asked.seed)


class RefutationWorker:
    """Questions are answered in the order in which they are asked. ``on_ready`` is called from another thread."""

    def __init__(self, on_ready: Callable[[], None] = lambda: None) -> None:
        self._on_ready = on_ready
        self._asked: SimpleQueue[RefutationRequest | None] = SimpleQueue()
        self._found: SimpleQueue[tuple[Hashable, RefutedMove]] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._closed = self._alone = False
        self._thread = Thread(target=self._serve, name="scopa-refuter", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._alone = not begun(self._thread)

    def ask(self, asked: RefutationRequest) -> None:
        """Have a move looked at."""
        self._asked.put(asked)
        if self._alone:
            self._on_ready()

    def poll(self) -> list[tuple[Hashable, RefutedMove]]:
        """What has been told since, each with its question's name; where there can be no thread it is found out now."""
        for asked in emptied(self._asked) if self._alone else ():
            if asked is not None:
                self._found.put((asked.name, told(asked)))
        return emptied(self._found)

    def close(self) -> None:
        """Stop."""
        self._closed = True
        self._asked.put(None)
        stopped(self._process, self._thread)

    def _serve(self) -> None:
        pipe = self._begun()
        while (asked := self._asked.get()) is not None and not self._closed:
            answer = None
            if pipe is not None:
                try:
                    pipe.send(asked)
                    answer = pipe.recv()
                except (EOFError, OSError):
                    pipe = None
            if answer is None and not self._closed:
                answer = told(asked)
            if answer is not None:
                self._found.put((asked.name, answer))
                self._on_ready()

    def _begun(self) -> "Connection[Any, Any] | None":
        """Start the process; our end of its pipe, or None where none can be started."""
        try:
            process, ours = spawned("scopa-refuter", work)
        except OSError:
            return None
        self._process = process
        if self._closed:
            process.terminate()
        return ours


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(told(pipe.recv()))
