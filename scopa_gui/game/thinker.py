"""Thinker: players think in one worker process of their own, so that the window never waits for them.

Light to import: processes and players are loaded only by start() and ask(). The worker is spawned from a thread, kept for
the session and given one question at a time; a reader thread blocks on its pipe and calls ``on_ready``. A worker that dies
is started once more; after that, or where no process can be started, poll() works the answer out itself. Either way the same
question has the same answer. Programs frozen by PyInstaller call multiprocessing.freeze_support() first of all.
"""

import contextlib
import signal
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.view import PlayerView

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LIVES = 2


class Question(NamedTuple):
    """What is asked: who should move, how well, how long, and with which chances."""

    generation: int
    view: PlayerView
    level: str
    limit: Limit
    seed: str


@dataclass(frozen=True, slots=True)
class _Link:
    process: "SpawnProcess"
    pipe: "Connection[Any, Any]"


def think(view: PlayerView, level: str, limit: Limit, seed: str) -> Choice:
    """The choice of a level's player, here and now."""
    from scopa_gui.ai.levels import player_of

    return player_of(level).choose(view, limit, Random(seed))


def _work(pipe: "Connection[Any, Any]") -> None:
    """The worker's whole life: the newest question is answered, older ones are dropped; it ends with the pipe."""
    import gc

    import scopa_gui.ai.levels  # noqa: F401 - loaded before the first question comes

    gc.freeze()  # what was loaded lives as long as the worker: no collection looks through it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            while pipe.poll():
                question = pipe.recv()
            try:
                choice = think(*question[1:])
            except Exception:  # noqa: BLE001 - the same error comes up again, with its traceback, where poll() works it out
                choice = None
            pipe.send((question.generation, choice))


def _spawn() -> _Link:
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), name="scopa-thinker", daemon=True)
    try:
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return _Link(process, ours)


class Thinker:
    """One question at a time, answered by a worker process. All methods are called from one thread, that of the window.

    ``on_ready`` is called from another thread whenever poll() has something to do; it must only wake the window.
    """

    def __init__(self, on_ready: Callable[[], None] = lambda: None) -> None:
        self._on_ready = on_ready
        self._answers: SimpleQueue[tuple[int, Choice | None]] = SimpleQueue()
        self._generation = 0
        self._question: Question | None = None
        self._on_done: Callable[[Choice], None] | None = None
        self._lock = Lock()
        self._link: _Link | None = None
        self._server: Thread | None = None
        self._is_alone = False
        self._is_closed = False

    @property
    def is_thinking(self) -> bool:
        """True while an answer is awaited."""
        return self._question is not None

    @property
    def worker_pid(self) -> int | None:
        """The process id of the worker, None while there is none."""
        link = self._link
        return link.process.pid if link else None

    def start(self) -> None:
        """Start the worker if it is not there yet; returns at once. To be called once the first frame is on screen."""
        if self._server is None and not self._is_closed:
            self._server = Thread(target=self._serve, name="scopa-thinker", daemon=True)
            self._server.start()

    def ask(self, view: PlayerView, level: str, limit: Limit, seed: str, on_done: Callable[[Choice], None]) -> None:
        """Ask for a choice in place of any earlier question; a later poll() calls ``on_done`` with it."""
        if self._is_closed:
            raise RuntimeError("The thinker is closed.")
        self.start()
        with self._lock:
            self._generation += 1
            self._question = Question(self._generation, view, level, limit, seed)
            self._on_done = on_done
            self._send()
            is_alone = self._is_alone
        if is_alone:
            self._on_ready()

    def poll(self) -> bool:
        """Deliver an answer that has come; True when one was delivered."""
        question = self._question
        while question is not None:
            try:
                generation, choice = self._answers.get_nowait()
            except Empty:
                break
            if generation == question.generation:
                return self._deliver(choice or think(*question[1:]))
        if question is not None and self._is_alone:
            return self._deliver(think(*question[1:]))
        return False

    def cancel(self) -> None:
        """Drop the question; its answer, should it come, is not delivered."""
        with self._lock:
            self._generation += 1
            self._question = self._on_done = None

    def close(self) -> None:
        """End the worker; nothing is delivered any more."""
        self.cancel()
        with self._lock:
            self._is_closed = True
            if self._link:
                self._link.process.terminate()
        if self._server:
            self._server.join(timeout=2)

    def _deliver(self, choice: Choice) -> bool:
        on_done = self._on_done
        self.cancel()
        if on_done:
            on_done(choice)
        return True

    def _send(self) -> None:
        """Give the worker the question, if both are there; a worker that is dying gets it again in its next life."""
        if self._link and self._question:
            with contextlib.suppress(OSError):
                self._link.pipe.send(self._question)

    def _serve(self) -> None:
        """Thread: start the worker, listen to it until it ends, once more, then leave the thinking to poll()."""
        for _ in range(LIVES):
            try:
                link = _spawn()
            except OSError:
                break
            with self._lock:
                self._link = link
                if self._is_closed:
                    link.process.terminate()
                self._send()
            self._listen(link.pipe)
            with self._lock:
                self._link = None
            link.process.join()
            link.pipe.close()
            if self._is_closed:
                return
        self._is_alone = True
        self._on_ready()

    def _listen(self, pipe: "Connection[Any, Any]") -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._answers.put(pipe.recv())
                self._on_ready()
