"""Worker: answers questions in a process of its own, so that the window never waits for them. Begin with Worker.ask().

This module is quick to import: only start() and ask() load more. A thread starts the process, sends it the open
questions, waits for replies on the pipe and calls ``on_ready``. If the process dies, another one is started. If that
one dies too, or none can be started, the thread works out the answers itself; if no thread can be started either,
poll() does. The answers are the same in each case.
"""

import contextlib
import threading
from collections.abc import Callable
from enum import Enum
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from scopa_gui.game.agenda import Agenda, Asked, Question, Rank, ReplyState, WorkReply
from scopa_gui.game.child_process import start_process, start_thread, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LIVES = 2
"""Number of processes that are started before the work is done in this one."""


class WorkPolicy(Enum):
    """Order in which the open questions are answered."""

    NEWEST = "newest"
    """The newest first; it interrupts an older one, which is started again afterwards."""
    QUEUE = "queue"
    """In the order in which they were asked."""
    PRIORITY = "priority"
    """The one with the lowest rank first; questions change only between two answers."""


def nothing() -> None:
    """Do nothing; the default of ``on_ready`` and ``prepare``."""


class Handle:
    """A question that was asked, with which the caller can cancel it when the answer is no longer needed."""

    def __init__(self, worker: "Worker", asked: Asked, on_answer: Callable[[Any], None]) -> None:
        self._worker = worker
        self.asked = asked
        self.on_answer = on_answer

    @property
    def is_done(self) -> bool:
        """True if no more answers will come."""
        return not self._worker.is_open(self)

    def cancel(self) -> None:
        """Cancel the question; an answer that still comes is not delivered."""
        self._worker.cancel(self)

    def prefer(self, *rank: int) -> None:
        """Give the question another rank; the lowest is answered first."""
        self._worker.rank(self, rank)


class Worker:
    """Worker that answers questions in a process next to the window.

    All methods are called from the window's thread. ``on_ready`` is called from another thread whenever poll() has
    something to do; it must only wake the window. ``prepare`` is a function that can be pickled; it loads what the
    questions need, and what it returns is passed to each of them. ``niceness`` is that of the process. ``may_fail``: if
    a question raises an error, it is reported like an error of a thread, and the game goes on without its answer.
    """

    def __init__(
        self,
        name: str,
        policy: WorkPolicy,
        on_ready: Callable[[], None] = nothing,
        prepare: Callable[[], object] = nothing,
        *,
        niceness: int = 0,
        may_fail: bool = True,
    ) -> None:
        self._name = name
        self._policy = policy
        self._on_ready = on_ready
        self._prepare = prepare
        self._niceness = niceness
        self._may_fail = may_fail
        self._open: dict[int, Handle] = {}
        self._number = 0
        self._replies: SimpleQueue[WorkReply] = SimpleQueue()
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._agenda: Agenda | None = None
        """Questions that are answered in this process because no other could be started."""
        self._thread: threading.Thread | None = None
        self.is_closed = False

    @property
    def pid(self) -> int | None:
        """Process id of the worker; None while it has no process."""
        process = self._process
        return process.pid if process else None

    @property
    def works_here(self) -> bool:
        """True if questions are answered in this process because no other could be started."""
        return self._agenda is not None and self._process is None

    def start(self) -> None:
        """Start the process unless it is running; does not block. Call it once the first frame is on screen."""
        if self._thread is None and not self.is_closed:
            thread = threading.Thread(target=self._serve, name=self._name, daemon=True)
            self._thread = thread if start_thread(thread) else None
        if self._thread is None and self._agenda is None:
            self._agenda = self._own_agenda()

    def ask(self, question: Question[Any], on_answer: Callable[[Any], None], *rank: int) -> Handle:
        """Ask a question; later calls of poll() pass each answer to ``on_answer``. ``rank`` is for PRIORITY.

        Raises RuntimeError if the worker is closed.
        """
        if self.is_closed:
            raise RuntimeError("The worker is closed.")
        self.start()
        self._number += 1
        handle = Handle(self, Asked(self._number, self._rank(self._number, rank), question), on_answer)
        with self._lock:
            self._open[self._number] = handle
            self._tell(handle.asked)
        self._wake_alone()
        return handle

    def is_open(self, handle: Handle) -> bool:
        """Return whether the question may still get answers."""
        return handle.asked.number in self._open

    def cancel(self, handle: Handle) -> None:
        """Close a question."""
        with self._lock:
            if self._open.pop(handle.asked.number, None) is not None:
                self._tell(handle.asked.number)

    def rank(self, handle: Handle, rank: Rank) -> None:
        """Give an open question another rank."""
        with self._lock:
            if self.is_open(handle):
                handle.asked = handle.asked._replace(rank=self._rank(handle.asked.number, rank))
                self._tell(handle.asked)

    def poll(self) -> bool:
        """Pass the answers that have come to their callbacks; return whether there were any.

        If no thread could be started, it works out one answer first.
        """
        if self._thread is None and self._agenda is not None:
            while (reply := self._agenda.step()) is not None:
                self._take(reply)
                if reply.state is not ReplyState.DONE:
                    break
        delivered = False
        with contextlib.suppress(Empty):
            while True:
                delivered |= self._deliver(self._replies.get_nowait())
        self._wake_alone()
        return delivered

    def close(self) -> None:
        """End the process; no more answers are delivered."""
        with self._lock:
            self.is_closed = True
            self._open.clear()
            if self._process:
                self._process.terminate()
            if self._agenda:
                self._agenda.end()
        if self._thread:
            self._thread.join(timeout=2)

    def _rank(self, number: int, rank: Rank) -> Rank:
        if self._policy is WorkPolicy.NEWEST:
            return (-number,)
        return (*rank, number) if self._policy is WorkPolicy.PRIORITY else (number,)

    def _own_agenda(self) -> Agenda:
        """Return an agenda with the open questions, for work in this process."""
        agenda = Agenda(self._prepare, preempts=self._policy is WorkPolicy.NEWEST)
        for asked in self._in_order():
            agenda.put(asked)
        return agenda

    def _in_order(self) -> list[Asked]:
        """Return the open questions by rank."""
        return sorted((handle.asked for handle in tuple(self._open.values())), key=lambda asked: asked.rank)

    def _tell(self, message: Asked | int) -> None:
        """Send a question, or the number of a closed one, to the process or the agenda that does the work.

        Nothing happens if the process has just died: the next one gets all open questions.
        """
        if self._pipe:
            with contextlib.suppress(OSError):
                self._pipe.send(message)
        elif self._agenda and isinstance(message, int):
            self._agenda.drop(message)
        elif self._agenda and isinstance(message, Asked):
            self._agenda.put(message)

    def _wake_alone(self) -> None:
        """Call ``on_ready`` if poll() itself has to do the work."""
        if self._thread is None and self._open:
            self._on_ready()

    def _take(self, reply: WorkReply) -> None:
        """Queue a reply for poll(), and count the answer; called from a thread."""
        with self._lock:
            handle = self._open.get(reply.number)
            if handle is not None and reply.state is ReplyState.ANSWER:
                handle.asked = handle.asked._replace(had=handle.asked.had + 1)
        self._replies.put(reply)

    def _deliver(self, reply: WorkReply) -> bool:
        """Pass an answer to its question's callback; return whether one was passed."""
        handle = self._open.get(reply.number)
        if handle is None:
            return False
        if reply.state is ReplyState.FAILED:
            self._fail(handle)
        elif reply.state is ReplyState.DONE:
            self._open.pop(reply.number)
        else:
            handle.on_answer(reply.answer)
        return reply.state is ReplyState.ANSWER

    def _fail(self, handle: Handle) -> None:
        """Close a question that failed, and answer it again here so that the error is reported with its traceback."""
        self._open.pop(handle.asked.number)
        try:
            for answer in handle.asked.question.answers(self._prepare(), handle.asked.had):
                handle.on_answer(answer)
        except Exception as error:
            if not self._may_fail:
                raise
            threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, self._thread)))

    def _serve(self) -> None:
        """Start processes and take their replies, then do the work here if they die; runs in a thread of its own."""
        life = partial(work, prepare=self._prepare, preempts=self._policy is WorkPolicy.NEWEST, niceness=self._niceness)
        for _ in range(LIVES):
            try:
                process, pipe = start_process(self._name, life)
            except OSError:
                break
            with self._lock:
                self._process = process
                self._pipe = pipe
                self._agenda = None
                if self.is_closed:
                    process.terminate()
                for asked in self._in_order():
                    self._tell(asked)
            with contextlib.suppress(EOFError, OSError):
                while True:
                    self._take_and_wake(pipe.recv())
            with self._lock:
                self._process = self._pipe = None
            process.join()
            pipe.close()
            if self.is_closed:
                return
        with self._lock:
            self._agenda = agenda = self._own_agenda()
        if not self.is_closed:
            agenda.serve(self._take_and_wake)

    def _take_and_wake(self, reply: WorkReply) -> None:
        self._take(reply)
        self._on_ready()
