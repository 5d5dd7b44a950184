"""What a worker answers first, what of it never arrives, and what interrupts it."""

import subprocess
import sys
import threading
from functools import partial
from itertools import count
from typing import NamedTuple

import pytest

from scopa_gui.game import worker
from scopa_gui.game.agenda import Agenda, Asked, ReplyState, WorkReply
from scopa_gui.game.worker import Worker, WorkPolicy, nothing
from tests.game.asking_window import PATIENCE, Counted, Window, a_view, counting, posix

# Several answers, and their order


@pytest.mark.parametrize("at", ["process", "thread"])
@pytest.mark.parametrize(
    ("policy", "order"),
    [
        (WorkPolicy.QUEUE, ["a0", "a1", "b0", "b1", "c0"]),
        (WorkPolicy.PRIORITY, ["c0", "b0", "b1", "a0", "a1"]),
        (WorkPolicy.NEWEST, ["c0", "b0", "b1", "a0", "a1"]),
    ],
)
def test_the_policy_says_what_is_answered_first(opened, monkeypatch, at, policy, order):
    asked, start_process = threading.Event(), worker.start_process

    def once_asked(name, work):
        assert asked.wait(PATIENCE)
        if at == "thread":
            raise OSError("no more processes")
        return start_process(name, work)

    monkeypatch.setattr(worker, "start_process", once_asked)
    window = opened(partial(counting, policy))
    for number, (name, times) in enumerate((("a", 2), ("b", 2), ("c", 1))):
        window.ask(Counted(name, times), 9 - number)
    asked.set()
    window.wait_until(lambda: len(window.answers) == len(order))
    assert window.answers == [(name, 42) for name in order]


def test_a_question_of_lower_rank_takes_its_turn_between_two_answers_and_rank_can_change(opened):
    window = opened(partial(counting, WorkPolicy.PRIORITY))
    window.ask(Counted("a", 3, seconds=0.4), 5)
    last = window.ask(Counted("last"), 7)
    last_but_one = window.ask(Counted("next"), 6)
    first = window.wait_for_answer()
    window.ask(Counted("urgent"), 0)
    last_but_one.prefer(8)
    window.wait_until(lambda: last.is_done and last_but_one.is_done)
    names = [name for name, _ in (first, *window.answers)]
    assert names[0] == "a0"
    assert names.index("urgent0") < names.index("a2")
    assert names[-2:] == ["last0", "next0"]


@posix
def test_the_answers_that_came_before_a_process_died_do_not_come_again(opened):
    window = opened(counting)
    handle = window.ask(Counted("a", 3, seconds=0.05, kills=True))
    window.wait_until(lambda: handle.is_done)
    assert [name for name, _ in window.answers] == ["a0", "a1", "a2"]
    assert window.worker.pid is None


# What is not delivered


class Unanswered(Window):
    """A window whose worker has nobody to work: the replies are put in by hand."""

    def __init__(self, monkeypatch):
        monkeypatch.setattr(Worker, "_serve", lambda self: None)
        super().__init__()

    def comes(self, handle, state, answer=None):
        self.worker._replies.put(WorkReply(handle.asked.number, state, answer))


def test_a_reply_to_a_cancelled_question_that_comes_late_is_never_delivered(monkeypatch):
    window = Unanswered(monkeypatch)
    old = window.think(a_view())
    old.cancel()
    new = window.think(a_view(seed=2))
    window.comes(old, ReplyState.ANSWER, 1)
    window.comes(old, ReplyState.FAILED)  # nobody wants to know
    assert not window.worker.poll()
    assert (window.answers, new.is_done) == ([], False)
    window.comes(old, ReplyState.DONE)
    window.comes(new, ReplyState.ANSWER, 3)
    assert window.worker.poll()
    window.comes(new, ReplyState.DONE)
    assert not window.worker.poll()
    assert (window.answers, new.is_done) == ([3], True)


def test_nothing_that_came_is_delivered_once_it_is_closed(monkeypatch):
    window = Unanswered(monkeypatch)
    handle = window.think(a_view())
    window.comes(handle, ReplyState.ANSWER, 1)
    window.worker.close()
    assert not window.worker.poll()
    assert window.answers == []


# The agenda


class Dropped(NamedTuple):
    """Is dropped while it is worked on."""

    agenda: Agenda

    def answers(self, given, had):
        self.agenda.drop(1)
        yield "too late"


def test_nothing_is_told_of_a_question_that_was_dropped_while_it_was_worked_on():
    agenda, told = Agenda(nothing, preempts=True), []
    agenda.put(Asked(1, (0,), Dropped(agenda)))
    agenda.put(Asked(2, (1,), Counted("b")))
    agenda.put(Asked(3, (2,), Counted("c")))
    agenda.drop(3)

    def tell(reply):
        told.append(reply)
        if reply.state is ReplyState.DONE:
            agenda.end()

    agenda.serve(tell)
    assert told == [WorkReply(2, ReplyState.ANSWER, ("b0", None)), WorkReply(2, ReplyState.DONE)]


class Interrupted(NamedTuple):
    """Answers as counted; while it works, it is told what to do, and then the signal comes."""

    agenda: Agenda
    meanwhile: list
    times: object

    def answers(self, given, had):
        for number in range(had, 2):
            next(self.times)
            if self.meanwhile:
                self.meanwhile.pop(0)()
            self.agenda.leave()
            self.agenda.leave()
            yield number


@pytest.mark.parametrize(("preempts", "begun"), [(True, 3), (False, 2)])
def test_only_what_should_not_be_worked_on_is_left_when_the_worker_is_interrupted(preempts, begun):
    agenda, times = Agenda(nothing, preempts=preempts), count()
    newer = Asked(2, (-2,), Counted("newer"))
    question = Interrupted(agenda, [lambda: None, lambda: agenda.put(newer)], times)
    agenda.leave()
    agenda.put(Asked(1, (-1,), question))
    told = []
    while not agenda.is_idle:
        told.append(agenda.step())
    answers = [reply.answer for reply in told if reply and reply.state is ReplyState.ANSWER]
    assert answers == ([0, ("newer0", None), 1] if preempts else [0, 1, ("newer0", None)])
    assert next(times) == begun, "a Ctrl-C at the terminal is no reason to leave it"


LONG_THOUGHTS = """
import threading, time
from multiprocessing import Pipe
from typing import NamedTuple
from scopa_gui.game.agenda import Asked
from scopa_gui.game.child_process import work
from scopa_gui.game.worker import nothing

class Thought(NamedTuple):
    seconds: int

    def answers(self, given, had):
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            pass
        yield self.seconds

def ask(pipe):
    def question(number, seconds):
        pipe.send(Asked(number, (-number,), Thought(seconds)))
    def told(number):
        while (reply := pipe.recv()).number != number or reply.state.value != "answer":
            pass
        print(number, reply.answer, flush=True)
    question(1, 60)
    time.sleep(0.3)
    question(2, 0)
    told(2)
    question(3, 60)
    time.sleep(0.3)
    pipe.send(3)
    pipe.send(1)
    question(4, 0)
    told(4)
    question(5, 60)
    time.sleep(0.3)
    pipe.close()

if __name__ == "__main__":
    ours, theirs = Pipe()
    threading.Thread(target=ask, args=(ours,)).start()
    work(theirs, nothing, preempts=True)
    print("ended")
"""


def test_a_long_thought_is_left_for_a_newer_one_when_cancelled_and_when_the_window_has_gone():
    done = subprocess.run([sys.executable, "-c", LONG_THOUGHTS], check=True, timeout=40, capture_output=True, text=True)
    assert done.stdout.split("\n") == ["2 0", "4 0", "ended", ""]
    assert done.stderr == ""


def test_asking_needs_no_window_library_and_importing_it_loads_no_processes():
    check = (
        "import sys, scopa_gui.game.thinking\n"
        "assert 'multiprocessing' not in sys.modules, 'multiprocessing'\n"
        "assert not {'scopa_gui.ai.heuristic_player', 'numpy'} & set(sys.modules), 'players'\n"
        "import scopa_gui.ai.levels\n"
        "assert not {'pygame', 'PIL'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
