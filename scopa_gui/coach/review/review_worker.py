"""A whole match studied beside the window: every move judged, what was punished, what the deal was worth, and questions
asked meanwhile.

A process of its own, at a low priority, works through the moves, those of the smazzata that is looked at first, and
answers a question - a move tried instead, the better line - before it goes on. Where none can be started, or it dies, a
thread does it. Light to import: the judge, and numpy with it, is loaded where it is at work.
"""

import contextlib
import os
import signal
from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from scopa_gui.ai.levels import ADVISER
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.game.child_process import begun, emptied, spawned, stopped

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from scopa_gui.coach.review.open_card_value import OpenDeal

MINE, OTHERS = 8000, 2000
"""Playouts for a verdict on a move of mine, and on one of the others."""
LINE = Limit(iterations=3000)
"""How long the Maestro thinks about each move of a better line."""
LATER = Limit(iterations=600)
"""The same, from the second round on."""
_NICE = 4


class StudyKind(Enum):
    """What can be asked about a move."""

    MOVE = "move"
    """The verdict on it; the answer is a Seen."""
    TRY = "try"
    """The verdict on another one in its place; a Seen."""
    LINE = "line"
    """The moves to the smazzata's end after another one in its place, with the cards as they really lay."""


class StudyQuestion(NamedTuple):
    """About the move of a number; ``move`` the other one, where one is meant."""

    kind: StudyKind
    number: int
    move: Move | None = None


Answer = ReviewedMove | tuple[Move, ...]


class Desk:
    """The work itself, one thing at a time: what was asked, then the ``wanted`` smazzata's moves, mine first."""

    def __init__(self, record: Record, numbers: Iterable[int]) -> None:
        self.record = record
        self.left = list(numbers)
        self.asked: list[StudyQuestion] = []
        self.wanted = 0
        self._moments: list[OpenDeal] = []

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to do."""
        return not self.left and not self.asked

    def take(self, told: StudyQuestion | int) -> None:
        """A question, or the number of a move whose smazzata comes first from now on."""
        if isinstance(told, StudyQuestion):
            self.asked.append(told)
        else:
            self.wanted = told

    def strike(self, question: StudyQuestion) -> None:
        """Somebody else has answered this."""
        if question in self.asked:
            self.asked.remove(question)
        if question.kind is StudyKind.MOVE and question.number in self.left:
            self.left.remove(question.number)

    def work(self) -> tuple[StudyQuestion, Answer] | None:
        """Do one thing; None when there is nothing to do."""
        if not self._moments:
            from scopa_gui.coach.review.open_card_value import moments_of

            self._moments = moments_of(self.record)
        if self.asked:
            question = self.asked.pop(0)
        elif self.left:
            question = StudyQuestion(StudyKind.MOVE, min(self.left, key=self._rank))
            self.left.remove(question.number)
        else:
            return None
        return question, self._answer(question)

    def _rank(self, number: int) -> tuple[bool, int, bool, int]:
        """Mine before the others', but for the move that opens a smazzata: with it comes what its deal was worth."""
        moment = self._moments[number]
        smazzata = len(moment.match.sheets)
        is_wanted = self.wanted < len(self._moments) and self._moments[self.wanted].match is moment.match
        return not is_wanted, smazzata, bool(moment.seat and moment.position.history), number

    def _answer(self, question: StudyQuestion) -> Answer:
        if question.kind is StudyKind.MOVE:
            return self._seen(question.number)
        assert question.move is not None
        if question.kind is StudyKind.TRY:
            return self._judged(question.number, question.move, MINE)
        return self._line(question.number, question.move)

    def _seen(self, number: int) -> ReviewedMove:
        from scopa_gui.coach.judging.verdict import Grade
        from scopa_gui.coach.review.open_card_value import punished, worth

        moment, moves = self._moments[number], self.record.moves
        verdict = self._judged(number, moves[number], OTHERS if moment.seat else MINE).verdict
        cost = punished(self._moments, moves, number, verdict.best) if verdict.grade > Grade.BEST else 0.0
        opening = number - len(moment.position.history)
        is_first = not any(self._has_choice(other) for other in range(opening, number))
        return ReviewedMove(verdict, cost, worth(self._moments[opening], 0) if is_first else None)

    def _has_choice(self, number: int) -> bool:
        return len(self._moments[number].position.legal_moves()) > 1

    def _judged(self, number: int, move: Move, playouts: int) -> ReviewedMove:
        from scopa_gui.coach.judging.judge import judge

        return ReviewedMove(
            judge(self._moments[number].view(), move, Limit(iterations=playouts), Random(f"review/{number}"))
        )

    def _line(self, number: int, move: Move) -> tuple[Move, ...]:
        from scopa_gui.ai.levels import player_of
        from scopa_gui.coach.review.open_card_value import OpenDeal

        player, moment = player_of(ADVISER), self._moments[number]
        line = [move]
        position = moment.position.play(move)
        while not position.is_over:
            limit = LINE if len(line) <= position.rules.players else LATER
            line.append(
                player.choose(OpenDeal(moment.match, position).view(), limit, Random(f"line/{number}/{len(line)}")).move
            )
            position = position.play(line[-1])
        return tuple(line)


def work(pipe: "Connection[Any, Any]", desk: Desk, tell: Callable[[Any], None]) -> None:
    """Work until the pipe is closed or None comes through it: questions come in, answers are told."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            while pipe.poll(None if desk.is_idle else 0):
                told = pipe.recv()
                if told is None:
                    return
                desk.take(told)
            answer = desk.work()
            if answer is not None:
                tell(answer)


def _process(desk: Desk, pipe: "Connection[Any, Any]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    work(pipe, desk, pipe.send)


class Study:
    """A match under study. ``numbers``: the moves to judge. ``on_ready``: called by another thread for poll()."""

    def __init__(self, record: Record, numbers: Iterable[int], on_ready: Callable[[], None] = lambda: None) -> None:
        self._desk = Desk(record, numbers)
        self._on_ready = on_ready
        self._found: SimpleQueue[tuple[StudyQuestion, Answer]] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._lock = Lock()
        self._open: list[StudyQuestion] = []
        self._closed = self._alone = False
        self._thread = Thread(target=self._serve, name="scopa-study", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._alone = not begun(self._thread)
        self._wake_alone()

    def ask(self, question: StudyQuestion) -> None:
        """Have a question answered next."""
        with self._lock:
            self._open.append(question)
            self._send(question)
        self._wake_alone()

    def prefer(self, number: int) -> None:
        """Have the smazzata of this move judged first."""
        with self._lock:
            self._desk.wanted = number
            self._send(number)

    def poll(self) -> list[tuple[StudyQuestion, Answer]]:
        """What has been found since; where there can be no thread, one thing more is done now."""
        if self._alone and not self._closed:
            self._desk.asked = list(self._open)
            answer = self._desk.work()
            if answer is not None:
                self._tell(answer)
        return emptied(self._found)

    def close(self) -> None:
        """Stop."""
        with self._lock:
            self._closed = True
            self._send(None)
        stopped(self._process, self._thread)

    def _wake_alone(self) -> None:
        """Have poll() called, where that is what does the work."""
        if self._alone:
            self._on_ready()

    def _send(self, told: StudyQuestion | int | None) -> None:
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send(told)

    def _connect(self, pipe: "Connection[Any, Any]") -> None:
        """Ask through a new pipe all that is not answered yet."""
        self._pipe = pipe
        self._send(self._desk.wanted)
        for question in self._open:
            self._send(question)
        if self._closed:
            self._send(None)

    def _serve(self) -> None:
        """Thread: have a process work; where none can be started, or it dies, work here."""
        from multiprocessing import Pipe

        with contextlib.suppress(EOFError, OSError):
            process, ours = spawned("scopa-study", partial(_process, self._desk))
            with self._lock:
                self._process = process
                self._connect(ours)
                if self._closed:
                    process.terminate()
            while True:
                self._tell(ours.recv())
        ours, theirs = Pipe()
        with self._lock:
            self._connect(ours)
        work(theirs, self._desk, self._tell)

    def _tell(self, answer: tuple[StudyQuestion, Answer]) -> None:
        with self._lock:
            self._desk.strike(answer[0])
            if answer[0] in self._open:
                self._open.remove(answer[0])
        self._found.put(answer)
        self._on_ready()
