"""Agenda: the open questions of a worker, answered one at a time, whether in another process or in this one.

A question is a small value that computes its own answers. It is pickled and sent to the process, so the modules that it
needs are imported only when it is answered.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol, TypeVar

Answer_co = TypeVar("Answer_co", covariant=True)
Rank = tuple[int, ...]


class Question(Protocol[Answer_co]):
    """Question for a worker: a value that can be pickled."""

    def answers(self, given: Any, had: int) -> Iterator[Answer_co]:
        """Yield the answers in order, without the first ``had``; ``given`` is what prepare() returned."""
        ...


class Asked(NamedTuple):
    """Open question: its ``number``, its ``rank`` (the lowest comes first) and ``had``, its answers so far."""

    number: int
    rank: Rank
    question: Question[Any]
    had: int = 0


class ReplyState(Enum):
    """States that a reply can report for its question."""

    ANSWER = "answer"
    DONE = "done"
    FAILED = "failed"


class WorkReply(NamedTuple):
    """Reply to the question with this ``number``."""

    number: int
    state: ReplyState
    answer: Any = None


class _Abandoned(BaseException):
    """Raised to stop work on the current question."""


class Agenda:
    """Open questions, of which the one with the lowest rank is answered first.

    One thread calls step() or serve(); another may call put(), drop() and end(). ``prepare`` is called before the first
    question, and what it returns is passed to each. ``preempts``: a question with a lower rank interrupts the current
    one, which is started again afterwards; otherwise questions change only between two answers.
    """

    def __init__(self, prepare: Callable[[], object], *, preempts: bool) -> None:
        self._prepare = prepare
        self._preempts = preempts
        self._given: object = None
        self._is_ready = self._has_ended = False
        self._open: dict[int, Asked] = {}
        self._begun: dict[int, Iterator[Any]] = {}
        self._answered: dict[int, int] = {}
        self._news: SimpleQueue[None] = SimpleQueue()
        self._current: int | None = None
        """Number of the question that is being answered; None between answers."""

    @property
    def is_idle(self) -> bool:
        """True if no question is open."""
        return not self._open

    @property
    def should_stop(self) -> bool:
        """True if work on the current question should stop, because it was dropped or must wait for another."""
        current = self._current
        if current is None:
            return False
        first = self._first()
        return first is None or current not in self._open or (self._preempts and first.number != current)

    def put(self, asked: Asked) -> None:
        """Open a question, or give an open one another rank."""
        self._open[asked.number] = asked
        self._news.put(None)

    def drop(self, number: int) -> None:
        """Close a question."""
        self._open.pop(number, None)

    def end(self) -> None:
        """Close all questions, and make serve() return."""
        self._has_ended = True
        self._open.clear()
        self._news.put(None)

    def make_ready(self) -> None:
        """Call prepare() unless that has been done."""
        if not self._is_ready:
            self._given = self._prepare()
            self._is_ready = True

    def serve(self, send: Callable[[WorkReply], None]) -> None:
        """Answer the open questions and wait for more until end() is called; each reply is passed to ``send``."""
        while not self._has_ended:
            reply = self.step()
            if reply is not None:
                send(reply)
            elif self.is_idle:
                self._news.get()

    def step(self) -> WorkReply | None:
        """Work until there is one reply and return it; None if no question is open or its reply is no longer needed."""
        asked = self._first()
        self._begun = {number: answers for number, answers in self._begun.items() if number in self._open}
        if asked is None:
            return None
        number = asked.number
        try:
            reply = self._work(asked)
        except _Abandoned:
            self._begun.pop(number, None)
            return None
        except Exception:  # noqa: BLE001 - the worker answers again where the error is reported with its traceback
            reply = WorkReply(number, ReplyState.FAILED)
        if number not in self._open:
            return None
        if reply.state is ReplyState.ANSWER:
            self._answered[number] = self._answered.get(number, asked.had) + 1
        else:
            self.drop(number)
        return reply

    def leave(self, *_: object) -> None:
        """Handle SIGINT: stop work on the current question if it should stop. Ctrl-C at the terminal has no effect."""
        if self.should_stop:
            self._current = None  # so that the code that handles the exception is not interrupted
            raise _Abandoned

    def _first(self) -> Asked | None:
        return min(list(self._open.values()), key=lambda asked: asked.rank, default=None)

    def _work(self, asked: Asked) -> WorkReply:
        self._current = asked.number
        try:
            if self.should_stop:
                raise _Abandoned
            self.make_ready()
            answers = self._begun.get(asked.number)
            if answers is None:
                had = self._answered.get(asked.number, asked.had)
                answers = self._begun[asked.number] = asked.question.answers(self._given, had)
            for answer in answers:
                return WorkReply(asked.number, ReplyState.ANSWER, answer)
            return WorkReply(asked.number, ReplyState.DONE)
        finally:
            self._current = None
