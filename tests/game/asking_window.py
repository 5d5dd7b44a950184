"""Who asks a worker in tests: the window's part, and questions that are quickly answered, or never."""

import multiprocessing
import os
import signal
import threading
import time
from random import Random
from typing import NamedTuple

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from scopa_gui.game.thinking import ChoiceQuestion, thinker
from scopa_gui.game.worker import Worker, WorkPolicy, nothing

PATIENCE = 60.0
ITS_OWN = Limit()
posix = pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")


def a_view(seed=1, plays=5):
    rng = Random(seed)
    position = deal_smazzata(Rules(players=4, deal="scientifico"), rng)
    for _ in range(plays):
        position = position.play(rng.choice(position.legal_moves()))
    return view_of(position, position.turn)


class Counted(NamedTuple):
    """Answers with its name and a number, so many times; each takes a while, and the first may end the process."""

    name: str
    times: int = 1
    seconds: float = 0.0
    kills: bool = False

    def answers(self, given, had):
        for number in range(had, self.times):
            end = time.monotonic() + self.seconds
            while time.monotonic() < end:
                pass
            if self.kills and number == 1 and multiprocessing.parent_process() is not None:
                os.kill(os.getpid(), signal.SIGKILL)
            yield f"{self.name}{number}", given


class Wrong(NamedTuple):
    """Cannot be answered."""

    def answers(self, given, had):
        raise ValueError("no answer to this")
        yield


class Window:
    """A worker and the window thread's part: wait until woken, then poll."""

    def __init__(self, make=thinker):
        self.woken = threading.Event()
        self.worker = make(on_ready=self.woken.set)
        self.answers = []

    def ask(self, question, *rank):
        return self.worker.ask(question, self.answers.append, *rank)

    def think(self, view, level="don_ciro", seed="7", limit=ITS_OWN):
        return self.ask(ChoiceQuestion(view, level, limit, seed))

    def wait_until(self, there):
        until = time.monotonic() + PATIENCE
        while not there() and time.monotonic() < until:
            self.woken.wait(timeout=1)
            self.woken.clear()
            self.worker.poll()
        assert there(), "no answer came"

    def wait_for_answer(self):
        self.wait_until(lambda: self.answers)
        return self.answers.pop(0)

    def wait_for_process(self, other_than=None):
        until = time.monotonic() + PATIENCE
        while self.worker.pid in (None, other_than) and time.monotonic() < until:
            time.sleep(0.01)
        assert self.worker.pid not in (None, other_than)
        return self.worker.pid


def the_answer():
    return 42


def counting(policy=WorkPolicy.QUEUE, on_ready=nothing):
    return Worker("scopa-test", policy, on_ready, the_answer)
