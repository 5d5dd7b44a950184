"""Open questions and the work on them, one answer at a time: the same in the worker's process, in a thread, in poll().

A question is a small value that knows how it is answered; it is sent to the process as it is, so what it needs is
imported where it is answered.
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
        """Its answers in order without the first ``had``; ``given`` is what the worker was made ready with."""
        ...


class Asked(NamedTuple):
    """An open question: its ``number``, its ``rank`` among the others, the lowest first, and how many answers came."""

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
    """The question worked on is not the one to work on any more."""


class Agenda:
    """Works on the first of the open questions by rank. One thread works; another one may put, drop and end.

    ``preempts``: the work on a question is left at once for one that comes before it, and begun again afterwards; else
    it is left between two answers only. ``prepare`` gives what every question is answered with.
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
        self._at: int | None = None

    @property
    def is_idle(self) -> bool:
        """True if no question is open."""
        return not self._open

    @property
    def is_astray(self) -> bool:
        """True if the question being worked on should not be: it was dropped, or must wait for another."""
        at = self._at
        if at is None:
            return False
        first = self._first()
        return first is None or at not in self._open or (self._preempts and first.number != at)

    def put(self, asked: Asked) -> None:
        """Open a question, or give an open one another rank."""
        self._open[asked.number] = asked
        self._news.put(None)

    def drop(self, number: int) -> None:
        """Close a question."""
        self._open.pop(number, None)

    def end(self) -> None:
        """Close them all, and have serve() return."""
        self._has_ended = True
        self._open.clear()
        self._news.put(None)

    def make_ready(self) -> None:
        """Load what the questions need."""
        if not self._is_ready:
            self._given = self._prepare()
            self._is_ready = True

    def serve(self, tell: Callable[[WorkReply], None]) -> None:
        """Answer whatever is asked until end()."""
        while not self._has_ended:
            reply = self.step()
            if reply is not None:
                tell(reply)
            elif self.is_idle:
                self._news.get()

    def step(self) -> WorkReply | None:
        """Work for one reply; None when there is nothing to do, or it is not wanted any more."""
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
        except Exception:  # noqa: BLE001 - the same error comes up again, with its traceback, where it is waited for
            reply = WorkReply(number, ReplyState.FAILED)
        if number not in self._open:
            return None
        if reply.state is ReplyState.ANSWER:
            self._answered[number] = self._answered.get(number, asked.had) + 1
        else:
            self.drop(number)
        return reply

    def leave(self, *_: object) -> None:
        """Signal handler: leave what should not be worked on. A Ctrl-C at the terminal is no reason to."""
        if self.is_astray:
            self._at = None  # once: what follows is not to be interrupted
            raise _Abandoned

    def _first(self) -> Asked | None:
        return min(list(self._open.values()), key=lambda asked: asked.rank, default=None)

    def _work(self, asked: Asked) -> WorkReply:
        self._at = asked.number
        try:
            if self.is_astray:
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
            self._at = None
