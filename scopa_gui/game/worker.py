"""The worker process: it thinks about the newest question, and stops thinking as soon as that is asked no more.

The main thread thinks; a thread listens to the pipe and interrupts it. Measured on CPython 3.11: an interrupted search
of ten seconds leaves the worker ready for the next question within milliseconds, a worker started afresh after half a
second and more.
"""

import contextlib
import signal
from _thread import interrupt_main
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.view import PlayerView

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ENDED = -1


class ThinkQuestion(NamedTuple):
    """What is asked: who should move, how well, how long, and with which chances."""

    generation: int
    view: PlayerView
    level: str
    limit: Limit
    seed: str


class _Interrupted(BaseException):
    """The question thought about is asked no more."""


def think(view: PlayerView, level: str, limit: Limit, seed: str) -> Choice:
    """The choice of a level's player, here and now."""
    from scopa_gui.ai.levels import player_of

    return player_of(level).choose(view, limit, Random(seed))


class _Attention:
    """What the worker thinks about and what it should: generations of questions, 0 for none."""

    def __init__(self, pipe: "Connection[Any, Any]") -> None:
        self._pipe = pipe
        self._asked: SimpleQueue[ThinkQuestion | None] = SimpleQueue()
        self._wanted = 0
        self._thinking = 0

    def listen(self) -> None:
        """Thread: take in what is asked, a question or None for no question any more, until the pipe ends."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                question: ThinkQuestion | None = self._pipe.recv()
                self._wanted = question.generation if question else 0
                if question:
                    self._asked.put(question)
                self._interrupt()
        self._wanted = _ENDED
        self._asked.put(None)
        self._interrupt()

    def _interrupt(self) -> None:
        if self._thinking:
            interrupt_main(signal.SIGINT)

    def on_interrupt(self, *_: object) -> None:
        """Signal handler: leave a question that is asked no more. A Ctrl-C at the terminal is no reason to."""
        if self._thinking not in (0, self._wanted):
            self._thinking = 0  # once: what follows is not to be interrupted
            raise _Interrupted

    def answer_all(self) -> None:
        """Answer questions, those dropped left out, until the pipe ends."""
        while (question := self._asked.get()) is not None:
            with contextlib.suppress(_Interrupted):
                choice = self._answer(question)
                if question.generation == self._wanted:
                    self._pipe.send((question.generation, choice))

    def _answer(self, question: ThinkQuestion) -> Choice | None:
        self._thinking = question.generation
        try:
            return think(*question[1:]) if question.generation == self._wanted else None
        except Exception:  # noqa: BLE001 - the same error comes up again, with its traceback, where poll() works it out
            return None
        finally:
            self._thinking = 0


def work(pipe: "Connection[Any, Any]") -> None:
    """The worker's whole life; it ends with the pipe."""
    import gc

    from scopa_gui.ai.levels import make_ready

    attention = _Attention(pipe)
    signal.signal(signal.SIGINT, attention.on_interrupt)
    make_ready()
    gc.freeze()  # what was loaded lives as long as the worker: no collection looks through it
    Thread(target=attention.listen, name="scopa-questions", daemon=True).start()
    with contextlib.suppress(OSError):
        attention.answer_all()
