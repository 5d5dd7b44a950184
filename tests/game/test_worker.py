"""The worker: the same answer as here and now, nothing cancelled comes back, and a killed process is no harm."""

import os
import signal
import threading
import time

import pytest

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.engine.moves import Move
from scopa_gui.game import thinking, worker
from scopa_gui.game.thinking import think
from tests.game.asking_window import PATIENCE, Counted, Window, Wrong, a_view, counting, posix

# A computer's move


def test_the_worker_answers_as_the_player_would_here(window):
    for level in ("carmela", "don_ciro"):
        window.think(a_view(), level, "seed")
        assert window.wait_for_answer() == think(a_view(), level, Limit(), "seed")


def test_a_search_with_a_seed_and_a_number_of_iterations_finds_the_same_in_the_worker_as_here(window):
    few = Limit(iterations=600)
    for plays in (5, 20, 33):
        view = a_view(plays=plays)
        window.think(view, "maestro", "seed", few)
        assert window.wait_for_answer() == think(view, "maestro", few, "seed")


def test_a_cancelled_search_does_not_keep_the_next_question_waiting(window):
    begun = time.monotonic()
    for _ in range(3):
        handle = window.think(a_view(), "maestro", "7", Limit(seconds=PATIENCE))
        window.wait_for_process()
        time.sleep(0.2)
        handle.cancel()
    pid = window.worker.pid
    window.think(a_view(), "rosa")
    assert window.wait_for_answer() == think(a_view(), "rosa", Limit(), "7")
    assert time.monotonic() - begun < PATIENCE
    assert window.worker.pid == pid, "the same worker went on"


def test_a_cancelled_answer_is_never_delivered_and_the_next_one_is(window):
    dropped, kept = window.think(a_view(seed=1)), a_view(seed=2)
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
    older = window.think(a_view(), "maestro", "older", Limit(seconds=1.5))
    window.wait_for_process()
    time.sleep(0.3)
    window.think(a_view(seed=2), "rosa")
    assert window.wait_for_answer() == think(a_view(seed=2), "rosa", Limit(), "7")
    assert not older.is_done
    assert isinstance(window.wait_for_answer(), Choice)
    window.wait_until(lambda: older.is_done)


def test_an_error_in_a_player_comes_up_where_the_answer_is_waited_for(window):
    window.think(a_view(), level="nobody")
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
    window.think(a_view())
    assert not window.worker.poll()
    os.kill(pid, signal.SIGKILL)
    assert window.wait_for_answer() == think(a_view(), "don_ciro", Limit(), "7")
    assert window.worker.pid != pid


@posix
def test_after_two_deaths_the_answer_is_worked_out_here(window):
    window.worker.start()
    first = window.wait_for_process()
    os.kill(first, signal.SIGKILL)
    second = window.wait_for_process(other_than=first)
    os.kill(second, signal.SIGKILL)
    window.think(a_view())
    assert window.wait_for_answer() == think(a_view(), "don_ciro", Limit(), "7")
    assert window.worker.pid is None


def test_where_no_process_can_be_started_the_answer_is_worked_out_here(window, no_process):
    window.think(a_view())
    assert window.wait_for_answer() == think(a_view(), "don_ciro", Limit(), "7")


@posix
def test_where_no_process_can_be_started_again_the_answer_is_worked_out_here(window, monkeypatch):
    window.worker.start()
    pid = window.wait_for_process()
    monkeypatch.setattr(worker, "start_process", lambda name, work: (_ for _ in ()).throw(OSError("no more processes")))
    os.kill(pid, signal.SIGKILL)
    window.think(a_view())
    assert window.wait_for_answer() == think(a_view(), "don_ciro", Limit(), "7")
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
    handle = window.think(a_view(), seed="first")
    assert begun.wait(PATIENCE)
    assert not window.worker.poll()
    for seed in ("second", "third", "last"):
        handle.cancel()
        handle = window.think(a_view(), seed=seed)
    may_end.set()
    assert window.wait_for_answer() == Choice(Move(2))
    assert thought == ["first", "last"]


def test_closing_ends_the_worker_even_with_a_question_open():
    window = Window()
    handle = window.think(a_view())
    pid = window.wait_for_process()
    window.worker.close()
    assert not window.worker.poll()
    assert (window.answers, handle.is_done) == ([], True)
    if os.name != "nt":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(RuntimeError, match="closed"):
        window.think(a_view())


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
    window.think(a_view())
    window.wait_for_answer()
    pid = window.worker.pid
    os.kill(pid, signal.SIGINT)
    window.think(a_view(seed=3))
    assert window.wait_for_answer() == think(a_view(seed=3), "don_ciro", Limit(), "7")
    assert window.worker.pid == pid
