"""The worker: the same answer as here and now, nothing cancelled comes back, and a killed process is no harm."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from scopa_gui.game import thinking, worker
from scopa_gui.game.agenda import Agenda, Asked, ReplyState, WorkReply
from scopa_gui.game.thinking import ChoiceQuestion, think, thinker
from scopa_gui.game.worker import Worker, WorkPolicy, nothing

PATIENCE = 60.0
ITS_OWN = Limit()
posix = pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")


def _view(seed=1, plays=5):
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


@pytest.fixture
def opened():
    """Makes windows, and closes their workers."""
    made = []

    def window(make=thinker):
        made.append(Window(make))
        return made[-1]

    yield window
    for one in made:
        one.worker.close()


@pytest.fixture
def window(opened):
    return opened()


@pytest.fixture
def no_process(monkeypatch):
    def refuse(name, work):
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "spawned", refuse)


# A computer's move


def test_the_worker_answers_as_the_player_would_here(window):
    for level in ("carmela", "don_ciro"):
        window.think(_view(), level, "seed")
        assert window.wait_for_answer() == think(_view(), level, Limit(), "seed")


def test_a_search_with_a_seed_and_a_number_of_iterations_finds_the_same_in_the_worker_as_here(window):
    few = Limit(iterations=600)
    for plays in (5, 20, 33):
        view = _view(plays=plays)
        window.think(view, "maestro", "seed", few)
        assert window.wait_for_answer() == think(view, "maestro", few, "seed")


def test_a_cancelled_search_does_not_keep_the_next_question_waiting(window):
    begun = time.monotonic()
    for _ in range(3):
        handle = window.think(_view(), "maestro", "7", Limit(seconds=PATIENCE))
        window.wait_for_process()
        time.sleep(0.2)
        handle.cancel()
    pid = window.worker.pid
    window.think(_view(), "rosa")
    assert window.wait_for_answer() == think(_view(), "rosa", Limit(), "7")
    assert time.monotonic() - begun < PATIENCE
    assert window.worker.pid == pid, "the same worker went on"


def test_a_cancelled_answer_is_never_delivered_and_the_next_one_is(window):
    dropped, kept = window.think(_view(seed=1)), _view(seed=2)
    dropped.cancel()
    assert dropped.is_done
    handle = window.think(kept)
    assert not handle.is_done
    assert window.wait_for_answer() == think(kept, "don_ciro", Limit(), "7")
    window.wait_until(lambda: handle.is_done)
    time.sleep(0.1)
    assert not window.worker.poll()
    assert window.answers == []


def test_a_newer_question_is_answered_before_an_older_one_that_is_not_lost(window):
    older = window.think(_view(), "maestro", "older", Limit(seconds=1.5))
    window.wait_for_process()
    time.sleep(0.3)
    window.think(_view(seed=2), "rosa")
    assert window.wait_for_answer() == think(_view(seed=2), "rosa", Limit(), "7")
    assert not older.is_done
    assert isinstance(window.wait_for_answer(), Choice)
    window.wait_until(lambda: older.is_done)


def test_an_error_in_a_player_comes_up_where_the_answer_is_waited_for(window):
    window.think(_view(), level="nobody")
    with pytest.raises(ValueError, match="no level 'nobody'"):
        window.wait_for_answer()
    assert not window.worker.poll()


def test_an_error_in_a_question_that_may_fail_is_told_as_one_of_a_thread_and_the_next_is_answered(opened, monkeypatch):
    told = []
    monkeypatch.setattr(threading, "excepthook", told.append)
    window = opened(counting)
    handle = window.ask(Wrong())
    window.wait_until(lambda: handle.is_done)
    assert [str(one.exc_value) for one in told] == ["no answer to this"]
    window.ask(Counted("a"))
    assert window.wait_for_answer() == ("a0", 42)


# The process


@posix
def test_a_worker_killed_while_it_thinks_is_started_again_and_the_answer_comes(window):
    window.worker.start()
    pid = window.wait_for_process()
    os.kill(pid, signal.SIGSTOP)
    window.think(_view())
    assert not window.worker.poll()
    os.kill(pid, signal.SIGKILL)
    assert window.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")
    assert window.worker.pid != pid


@posix
def test_after_two_deaths_the_answer_is_worked_out_here(window):
    window.worker.start()
    first = window.wait_for_process()
    os.kill(first, signal.SIGKILL)
    second = window.wait_for_process(other_than=first)
    os.kill(second, signal.SIGKILL)
    window.think(_view())
    assert window.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")
    assert window.worker.pid is None


def test_where_no_process_can_be_started_the_answer_is_worked_out_here(window, no_process):
    window.think(_view())
    assert window.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")


@posix
def test_where_no_process_can_be_started_again_the_answer_is_worked_out_here(window, monkeypatch):
    window.worker.start()
    pid = window.wait_for_process()
    monkeypatch.setattr(worker, "spawned", lambda name, work: (_ for _ in ()).throw(OSError("no more processes")))
    os.kill(pid, signal.SIGKILL)
    window.think(_view())
    assert window.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")
    assert window.worker.pid is None


def test_where_no_process_can_be_started_the_window_does_not_wait_and_a_cancelled_question_is_left_out(
    window, no_process, monkeypatch
):
    thought, begun, may_end = [], threading.Event(), threading.Event()

    def slow(view, level, limit, seed):
        thought.append(seed)
        begun.set()
        may_end.wait(PATIENCE)
        return Choice(Move(len(thought)))

    monkeypatch.setattr(thinking, "think", slow)
    handle = window.think(_view(), seed="first")
    assert begun.wait(PATIENCE)
    assert not window.worker.poll()
    for seed in ("second", "third", "last"):
        handle.cancel()
        handle = window.think(_view(), seed=seed)
    may_end.set()
    assert window.wait_for_answer() == Choice(Move(2))
    assert thought == ["first", "last"]


def test_closing_ends_the_worker_even_with_a_question_open():
    window = Window()
    handle = window.think(_view())
    pid = window.wait_for_process()
    window.worker.close()
    assert not window.worker.poll()
    assert (window.answers, handle.is_done) == ([], True)
    if os.name != "nt":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(RuntimeError, match="closed"):
        window.think(_view())


@pytest.mark.parametrize("waits", [0.0, 0.05, 0.4])
def test_closed_soon_after_its_start_it_leaves_nobody_at_work(waits):
    window = Window(counting)
    window.ask(Counted("long", seconds=PATIENCE))
    time.sleep(waits)
    window.worker.close()
    window.worker._thread.join(timeout=20)
    assert not window.worker._thread.is_alive()
    assert window.worker.pid is None
    assert not window.worker.poll()


@posix
def test_ctrl_c_at_the_terminal_does_not_reach_the_worker(window):
    window.think(_view())
    window.wait_for_answer()
    pid = window.worker.pid
    os.kill(pid, signal.SIGINT)
    window.think(_view(seed=3))
    assert window.wait_for_answer() == think(_view(seed=3), "don_ciro", Limit(), "7")
    assert window.worker.pid == pid


# Several answers, and their order


def the_answer():
    return 42


def counting(policy=WorkPolicy.QUEUE, on_ready=nothing):
    return Worker("scopa-test", policy, on_ready, the_answer)


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
    asked, spawned = threading.Event(), worker.spawned

    def once_asked(name, work):
        assert asked.wait(PATIENCE)
        if at == "thread":
            raise OSError("no more processes")
        return spawned(name, work)

    monkeypatch.setattr(worker, "spawned", once_asked)
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
    old = window.think(_view())
    old.cancel()
    new = window.think(_view(seed=2))
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
    handle = window.think(_view())
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
        "assert not {'scopa_gui.ai.heuristic.heuristic_player', 'numpy'} & set(sys.modules), 'players'\n"
        "import scopa_gui.ai.levels\n"
        "assert not {'pygame', 'PIL'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
