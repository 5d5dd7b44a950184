"""Thinker: players think in one worker process of their own, so that the window never waits for them.

Light to import: processes and players are loaded only by start() and ask(). The worker (worker.py) is spawned from a
thread, kept for the session and given one question at a time; a new question or cancel() interrupts the one it thinks
about. A reader thread blocks on its pipe and calls ``on_ready``. A worker that dies is started once more; after that,
or where no process can be started, that thread works the answers out itself, and poll() where not even a thread can be.
Either way the same question has the same answer.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.child_process import begun, spawned
from scopa_gui.game.worker import ThinkQuestion, think, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LIVES = 2


@dataclass(frozen=True, slots=True)
class _Link:
    process: "SpawnProcess"
    pipe: "Connection[Any, Any]"


class Thinker:
    """One question at a time, answered by a worker process. All methods are called from one thread, that of the window.

    ``on_ready`` is called from another thread whenever poll() has something to do; it must only wake the window.
    """

    def __init__(self, on_ready: Callable[[], None] = lambda: None) -> None:
        self._on_ready = on_ready
        self._answers: SimpleQueue[tuple[int, Choice | None]] = SimpleQueue()
        self._generation = 0
        self._question: ThinkQuestion | None = None
        self._on_done: Callable[[Choice], None] | None = None
        self._lock = Lock()
        self._link: _Link | None = None
        self._server: Thread | None = None
        self._alone: SimpleQueue[ThinkQuestion | None] | None = None
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
            server = Thread(target=self._serve, name="scopa-thinker", daemon=True)
            self._server = server if begun(server) else None

    def ask(self, view: PlayerView, level: str, limit: Limit, seed: str, on_done: Callable[[Choice], None]) -> None:
        """Ask for a choice in place of any earlier question; a later poll() calls ``on_done`` with it."""
        if self._is_closed:
            raise RuntimeError("The thinker is closed.")
        self.start()
        with self._lock:
            self._generation += 1
            self._question = ThinkQuestion(self._generation, view, level, limit, seed)
            self._on_done = on_done
            self._send()
        if self._server is None:
            self._on_ready()

    def poll(self) -> bool:
        """Deliver an answer that has come; True when one was delivered."""
        question = self._question
        if question is not None and self._server is None:
            return self._deliver(think(*question[1:]))
        while question is not None:
            try:
                generation, choice = self._answers.get_nowait()
            except Empty:
                break
            if generation == question.generation:
                # Without a choice the player failed: here it fails again, with its traceback.
                return self._deliver(choice or think(*question[1:]))
        return False

    def cancel(self) -> None:
        """Drop the question: the worker stops thinking about it, and its answer, should it come, is not delivered."""
        with self._lock:
            was_asked = self._question is not None
            self._generation += 1
            self._question = self._on_done = None
            if was_asked:
                self._send()

    def close(self) -> None:
        """End the worker; nothing is delivered any more."""
        self.cancel()
        with self._lock:
            self._is_closed = True
            if self._link:
                self._link.process.terminate()
            if self._alone:
                self._alone.put(None)
        if self._server:
            self._server.join(timeout=2)

    def _deliver(self, choice: Choice) -> bool:
        with self._lock:
            on_done = self._on_done
            self._question = self._on_done = None
        if on_done:
            on_done(choice)
        return True

    def _send(self) -> None:
        """Give whoever thinks the question, or None to stop thinking; a dying worker gets it again in its next life."""
        if self._link:
            with contextlib.suppress(OSError):
                self._link.pipe.send(self._question)
        elif self._alone:
            self._alone.put(self._question)

    def _serve(self) -> None:
        """Thread: start the worker, listen to it until it ends, once more, then do the thinking here."""
        for _ in range(LIVES):
            try:
                link = _Link(*spawned("scopa-thinker", work))
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
        with self._lock:
            questions: SimpleQueue[ThinkQuestion | None] = SimpleQueue()
            self._alone = questions
            self._send()
        self._think_alone(questions)

    def _think_alone(self, questions: SimpleQueue[ThinkQuestion | None]) -> None:
        """Thread: answer the questions that are still open when their turn comes, until the thinker is closed."""
        while not self._is_closed:
            question = questions.get()
            if question is None or question is not self._question:
                continue
            try:
                choice = think(*question[1:])
            except Exception:  # noqa: BLE001 - comes up again where the answer is waited for
                choice = None
            self._answers.put((question.generation, choice))
            self._on_ready()

    def _listen(self, pipe: "Connection[Any, Any]") -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._answers.put(pipe.recv())
                self._on_ready()
