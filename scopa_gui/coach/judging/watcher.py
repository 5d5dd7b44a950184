"""All moves of a turn judged while it is being thought about, in a process beside the window: the verdict is there when
one is played.

Light to import: the judge, and numpy with it, is loaded in the process that judges.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator, Mapping
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.child_process import begun, spawned

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from scopa_gui.coach.judging.verdict import Verdict

Question = tuple[int, PlayerView]

PLAYOUTS = (4000, 12_000)
"""For all moves of a turn together: first a quick look of 0.05 to 0.3 s, then a better one."""


def verdicts_on(view: PlayerView) -> "Iterator[dict[Move, Verdict]]":
    """The verdicts on all legal moves of a view, each time better ones; always the same for the same view."""
    from scopa_gui.coach.judging.judge import appraisal_of, verdict_of

    moves = view.legal_moves()
    for playouts in PLAYOUTS:
        found = appraisal_of(view, moves, Limit(iterations=playouts), Random(f"coach/{len(view.history)}"))
        yield {move: verdict_of(view, move, found) for move in moves}


class Watcher:
    """Judges the turn asked about last. All methods are called from one thread; ``on_ready`` is called from another."""

    def __init__(self, on_ready: Callable[[], None] = lambda: None) -> None:
        self._on_ready = on_ready
        self._view: PlayerView | None = None
        self._number = 0
        self._verdicts: Mapping[Move, Verdict] = {}
        self._asked: SimpleQueue[Question | None] = SimpleQueue()
        self._found: SimpleQueue[tuple[int, dict[Move, Verdict]]] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._closed = False
        self._thread: Thread | None = None

    def ask(self, view: PlayerView) -> None:
        """Begin to judge a turn, unless that is what is being judged; returns at once."""
        if view == self._view or self._closed:
            return
        self._view, self._verdicts = view, {}
        self._number += 1
        self._asked.put((self._number, view))
        self.start()

    def start(self) -> None:
        """Be ready soon for the first turn; returns at once."""
        if self._thread is None and not self._closed:
            thread = Thread(target=self._serve, name="scopa-coach", daemon=True)
            self._thread = thread if begun(thread) else None

    def verdict(self, view: PlayerView, move: Move) -> "Verdict | None":
        """The verdict on a move of the turn asked about; None when not there yet. Without threads it is found now."""
        if self._thread is None and view == self._view and not self._verdicts:
            self._verdicts = next(verdicts_on(view))
        with contextlib.suppress(Empty):
            while True:
                number, verdicts = self._found.get_nowait()
                if number == self._number:
                    self._verdicts = verdicts
        return self._verdicts.get(move) if view == self._view else None

    def close(self) -> None:
        """Stop judging."""
        self._closed = True
        self._asked.put(None)
        if self._process is not None:
            self._process.terminate()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def _serve(self) -> None:
        """Thread: have a process judge; where none can be started or it dies, judge here."""
        last = self._beside()
        while not self._closed:
            question = last or self._asked.get()
            last = None
            if question is None:
                return
            for verdicts in verdicts_on(question[1]):
                self._tell(question[0], verdicts)
                if question[0] != self._number or self._closed:
                    break

    def _beside(self) -> Question | None:
        """Give each question to a process; the one that it has left unanswered."""
        try:
            process, ours = spawned("scopa-coach", work)
        except OSError:
            return None
        self._process = process
        if self._closed:
            process.terminate()
        question: Question | None = None
        with contextlib.suppress(EOFError, OSError), contextlib.closing(ours):
            while (question := self._asked.get()) is not None and not self._closed:
                ours.send(question)
                answered = 0
                while answered < len(PLAYOUTS):
                    if not self._asked.empty():
                        break
                    if ours.poll(0.02):
                        number, verdicts = ours.recv()
                        answered += number == question[0]
                        self._tell(number, verdicts)
        process.join(timeout=1)
        return question

    def _tell(self, number: int, verdicts: "dict[Move, Verdict]") -> None:
        self._found.put((number, verdicts))
        self._on_ready()


def work(pipe: "Connection[Any, Any]") -> None:
    """Judge the newest turn asked about, until the pipe ends."""
    import scopa_gui.coach.judging.judge  # noqa: F401 - so that the first turn need not wait for it

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, view = pipe.recv()
            if pipe.poll():
                continue
            for verdicts in verdicts_on(view):
                pipe.send((number, verdicts))
                if pipe.poll():
                    break
