"""The thinking process: the same answer as here and now, nothing dropped comes back, and a killed worker is no harm."""

import os
import signal
import subprocess
import sys
import threading
import time
from random import Random

import pytest

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from scopa_gui.game import thinker as thinking
from scopa_gui.game import worker
from scopa_gui.game.thinker import Thinker, think

PATIENCE = 60.0
ITS_OWN = Limit()


def _view(seed=1, plays=5):
    rng = Random(seed)
    position = deal_smazzata(Rules(players=4, deal="scientifico"), rng)
    for _ in range(plays):
        position = position.play(rng.choice(position.legal_moves()))
    return view_of(position, position.turn)


class Desk:
    """A thinker and the window thread's part: wait until woken, then poll."""

    def __init__(self):
        self.woken = threading.Event()
        self.thinker = Thinker(self.woken.set)
        self.answers = []

    def ask(self, view, level="don_ciro", seed="7", limit=ITS_OWN):
        self.thinker.ask(view, level, limit, seed, self.answers.append)

    def wait_for_answer(self):
        until = time.monotonic() + PATIENCE
        while not self.answers and time.monotonic() < until:
            self.woken.wait(timeout=1)
            self.woken.clear()
            self.thinker.poll()
        assert self.answers, "no answer came"
        return self.answers.pop(0)

    def wait_for_worker(self, other_than=None):
        until = time.monotonic() + PATIENCE
        while self.thinker.worker_pid in (None, other_than) and time.monotonic() < until:
            time.sleep(0.01)
        assert self.thinker.worker_pid not in (None, other_than)
        return self.thinker.worker_pid


@pytest.fixture
def desk():
    desk = Desk()
    yield desk
    desk.thinker.close()


def test_the_worker_answers_as_the_player_would_here(desk):
    for level in ("carmela", "don_ciro"):
        view = _view()
        desk.ask(view, level, "seed")
        assert desk.wait_for_answer() == think(view, level, Limit(), "seed")


def test_a_search_with_a_seed_and_a_number_of_iterations_finds_the_same_in_the_worker_as_here(desk):
    few = Limit(iterations=600)
    for plays in (5, 20, 33):
        view = _view(plays=plays)
        desk.ask(view, "maestro", "seed", few)
        assert desk.wait_for_answer() == think(view, "maestro", few, "seed")


def test_a_dropped_search_does_not_keep_the_next_question_waiting(desk):
    begun = time.monotonic()
    for _ in range(3):
        desk.ask(_view(), "maestro", "7", Limit(seconds=PATIENCE))
        desk.wait_for_worker()
        time.sleep(0.2)
        desk.thinker.cancel()
    pid = desk.thinker.worker_pid
    desk.ask(_view(), "rosa")
    assert desk.wait_for_answer() == think(_view(), "rosa", Limit(), "7")
    assert time.monotonic() - begun < PATIENCE
    assert desk.thinker.worker_pid == pid, "the same worker went on"


def test_a_cancelled_answer_is_never_delivered_and_the_next_one_is(desk):
    dropped, kept = _view(seed=1), _view(seed=2)
    desk.ask(dropped)
    desk.thinker.cancel()
    assert not desk.thinker.is_thinking
    desk.ask(kept)
    assert desk.wait_for_answer() == think(kept, "don_ciro", Limit(), "7")
    time.sleep(0.1)
    assert not desk.thinker.poll()
    assert desk.answers == []


def test_a_new_question_takes_the_place_of_the_last(desk):
    for seed in range(5):
        desk.ask(_view(seed))
    assert desk.wait_for_answer() == think(_view(4), "don_ciro", Limit(), "7")
    assert not desk.thinker.is_thinking


@pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")
def test_a_worker_killed_while_it_thinks_is_started_again_and_the_answer_comes(desk):
    desk.thinker.start()
    pid = desk.wait_for_worker()
    os.kill(pid, signal.SIGSTOP)
    desk.ask(_view())
    assert not desk.thinker.poll()
    os.kill(pid, signal.SIGKILL)
    assert desk.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")
    assert desk.thinker.worker_pid != pid


@pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")
def test_after_two_deaths_the_answer_is_worked_out_here(desk):
    desk.thinker.start()
    first = desk.wait_for_worker()
    os.kill(first, signal.SIGKILL)
    second = desk.wait_for_worker(other_than=first)
    os.kill(second, signal.SIGKILL)
    desk.ask(_view())
    assert desk.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")
    assert desk.thinker.worker_pid is None


def test_where_no_process_can_be_started_the_answer_is_worked_out_here(desk, monkeypatch):
    def refuse(name, work):
        raise OSError("no more processes")

    monkeypatch.setattr(thinking, "spawned", refuse)
    desk.ask(_view())
    assert desk.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")


def test_where_no_process_can_be_started_the_window_does_not_wait_either(desk, monkeypatch):
    begun, may_end = threading.Event(), threading.Event()

    def slow(view, level, limit, seed):
        begun.set()
        may_end.wait(PATIENCE)
        return think(view, level, limit, seed)

    monkeypatch.setattr(thinking, "spawned", lambda name, work: (_ for _ in ()).throw(OSError("no more processes")))
    monkeypatch.setattr(thinking, "think", slow)
    desk.ask(_view())
    assert begun.wait(PATIENCE)
    assert not desk.thinker.poll()
    may_end.set()
    assert desk.wait_for_answer() == think(_view(), "don_ciro", Limit(), "7")


def test_an_error_in_a_player_comes_up_where_the_answer_is_waited_for(desk):
    desk.ask(_view(), level="nobody")
    with pytest.raises(ValueError, match="no level 'nobody'"):
        desk.wait_for_answer()


def test_closing_ends_the_worker_even_with_a_question_open():
    desk = Desk()
    desk.ask(_view())
    pid = desk.wait_for_worker()
    desk.thinker.close()
    assert not desk.thinker.poll()
    assert desk.answers == []
    if os.name != "nt":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(RuntimeError, match="closed"):
        desk.ask(_view())


@pytest.mark.skipif(os.name == "nt", reason="signals as on POSIX")
def test_ctrl_c_at_the_terminal_does_not_reach_the_worker(desk):
    desk.ask(_view())
    desk.wait_for_answer()
    pid = desk.thinker.worker_pid
    os.kill(pid, signal.SIGINT)
    desk.ask(_view(seed=3))
    assert desk.wait_for_answer() == think(_view(seed=3), "don_ciro", Limit(), "7")
    assert desk.thinker.worker_pid == pid


class Silent:
    """A desk whose thinker has nobody to think: the answers are put in by hand."""

    def __init__(self, monkeypatch):
        monkeypatch.setattr(Thinker, "_serve", lambda self: None)
        self.thinker = Thinker()
        self.delivered = []

    def ask(self, view=None):
        self.thinker.ask(view or _view(), "don_ciro", ITS_OWN, "7", self.delivered.append)
        return self.thinker._question.generation

    def comes(self, generation, choice):
        self.thinker._answers.put((generation, choice))


def test_an_answer_to_an_old_question_that_comes_late_is_never_delivered(monkeypatch):
    desk = Silent(monkeypatch)
    old = desk.ask()
    new = desk.ask(_view(seed=2))
    desk.comes(old, Choice(Move(1)))
    assert not desk.thinker.poll()
    assert desk.delivered == []
    assert desk.thinker.is_thinking
    desk.comes(old, Choice(Move(2)))
    desk.comes(new, Choice(Move(3)))
    assert desk.thinker.poll()
    assert desk.delivered == [Choice(Move(3))]
    assert not desk.thinker.poll()


def test_an_answer_that_comes_after_the_question_was_dropped_is_not_the_answer_to_the_next_one(monkeypatch):
    desk = Silent(monkeypatch)
    dropped = desk.ask()
    desk.thinker.cancel()
    desk.comes(dropped, Choice(Move(1)))
    assert not desk.thinker.poll()
    asked = desk.ask(_view(seed=2))
    assert asked != dropped
    assert not desk.thinker.poll()
    desk.comes(dropped, None)  # the player of the dropped question failed: nobody wants to know
    assert not desk.thinker.poll()
    desk.comes(asked, Choice(Move(2)))
    assert desk.thinker.poll()
    assert desk.delivered == [Choice(Move(2))]


class Pipe:
    """The worker's end of a pipe: keeps what is sent."""

    def __init__(self):
        self.sent = []

    def send(self, answer):
        self.sent.append(answer)


def test_the_worker_sends_no_answer_to_a_question_that_was_dropped_while_it_thought(monkeypatch):
    attention = worker._Attention(pipe := Pipe())
    thought = []

    def think(view, level, limit, seed):
        thought.append(seed)
        if seed == "dropped meanwhile":
            attention._wanted = 3
        return seed

    monkeypatch.setattr(worker, "think", think)
    for number, seed in enumerate(("dropped before", "dropped meanwhile", "wanted"), start=1):
        attention._asked.put(worker.ThinkQuestion(number, None, "rosa", ITS_OWN, seed))
    attention._asked.put(None)
    attention._wanted = 2
    attention.answer_all()
    assert thought == ["dropped meanwhile", "wanted"]
    assert pipe.sent == [(3, "wanted")]


def test_only_a_question_that_is_asked_no_more_is_left_when_the_worker_is_interrupted():
    attention = worker._Attention(Pipe())
    attention._thinking = attention._wanted = 4
    attention.on_interrupt()
    assert attention._thinking == 4, "a Ctrl-C at the terminal is no reason to leave it"
    attention._wanted = 5
    with pytest.raises(worker._Interrupted):
        attention.on_interrupt()
    attention.on_interrupt()  # once is enough


def test_where_no_process_can_be_started_a_dropped_question_is_not_thought_about(desk, monkeypatch):
    thought, begun, may_end = [], threading.Event(), threading.Event()

    def slow(view, level, limit, seed):
        thought.append(seed)
        begun.set()
        may_end.wait(PATIENCE)
        return Choice(Move(len(thought)))

    monkeypatch.setattr(thinking, "spawned", lambda name, work: (_ for _ in ()).throw(OSError("no more processes")))
    monkeypatch.setattr(thinking, "think", slow)
    desk.ask(_view(), seed="first")
    assert begun.wait(PATIENCE)
    for seed in ("second", "third", "last"):
        desk.ask(_view(), seed=seed)
    may_end.set()
    assert desk.wait_for_answer() == Choice(Move(2))
    assert thought == ["first", "last"]


LONG_THOUGHTS = """
import threading, time
from multiprocessing import Pipe
from scopa_gui.game import worker

def think(view, level, limit, seed):
    end = time.monotonic() + (60 if level == "long" else 0)
    while time.monotonic() < end:
        pass
    return level

def ask(pipe):
    def question(number, level):
        pipe.send(worker.ThinkQuestion(number, None, level, None, ""))
    question(1, "long")
    time.sleep(0.3)
    question(2, "short")
    print(pipe.recv(), flush=True)
    question(3, "long")
    time.sleep(0.3)
    pipe.send(None)
    question(4, "short")
    print(pipe.recv(), flush=True)
    question(5, "long")
    time.sleep(0.3)
    pipe.close()

worker.think = think
ours, theirs = Pipe()
threading.Thread(target=ask, args=(ours,)).start()
worker.work(theirs)
print("ended")
"""


def test_a_long_thought_is_left_for_a_new_question_when_dropped_and_when_the_window_has_gone():
    done = subprocess.run([sys.executable, "-c", LONG_THOUGHTS], check=True, timeout=40, capture_output=True, text=True)
    assert done.stdout.split("\n") == ["(2, 'short')", "(4, 'short')", "ended", ""]
    assert done.stderr == ""


def test_thinking_needs_no_window_library_and_importing_it_loads_no_processes():
    check = (
        "import sys, scopa_gui.game.thinker\n"
        "assert 'multiprocessing' not in sys.modules, 'multiprocessing'\n"
        "assert 'scopa_gui.ai.heuristic.heuristic_player' not in sys.modules, 'players'\n"
        "import scopa_gui.ai.levels\n"
        "assert not {'pygame', 'PIL'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
