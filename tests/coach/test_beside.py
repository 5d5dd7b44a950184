"""All moves of a turn are judged beside the window, the newest turn alone, by a process or without one."""

import time

from scopa_gui.coach.judging import watcher as beside
from scopa_gui.coach.judging.watcher import Watcher, verdicts_on
from scopa_gui.coach.review.turns import turns_of
from tests.coach.test_turns import match_played


def turns(key="scopa", players=2):
    table, _ = match_played(key, players, "beside", smazzate=1)
    return list(turns_of(table.record, table.seats))


def waited_for(watcher, view, seconds=30.0):
    """The verdicts on all moves of a view, once the first are there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = {move: watcher.verdict(view, move) for move in view.legal_moves()}
        if all(found.values()):
            return found
        time.sleep(0.01)
    raise AssertionError("no verdict came")


def test_every_legal_move_has_a_verdict_and_one_of_them_is_best():
    for turn in turns("scopone_scientifico", 4)[::3]:
        quick, better = verdicts_on(turn.view)
        assert set(quick) == set(better) == set(turn.view.legal_moves())
        best = {verdict.best for verdict in better.values()}
        assert len(best) == 1
        assert better[best.pop()].lost == 0.0


def test_a_process_tells_the_same_as_the_judge_and_the_newest_turn_wins():
    asked = turns()
    ready = []
    watcher = Watcher(lambda: ready.append(1))
    for turn in asked[:4]:
        watcher.ask(turn.view)
    found = waited_for(watcher, asked[3].view)
    assert any(found == verdicts for verdicts in verdicts_on(asked[3].view))
    assert all(watcher.verdict(asked[0].view, move) is None for move in asked[0].view.legal_moves())
    assert ready
    process = watcher._process
    watcher.close()
    assert not process.is_alive()
    assert not watcher._thread.is_alive()


def test_the_next_turn_is_judged_well_within_the_time_that_a_player_takes():
    asked = turns()
    watcher = Watcher()
    watcher.ask(asked[0].view)
    waited_for(watcher, asked[0].view)
    for turn in asked[1:4]:
        watcher.ask(turn.view)
        waited_for(watcher, turn.view, seconds=5.0)
    watcher.close()


def test_when_the_process_dies_the_turn_is_judged_all_the_same(monkeypatch):
    asked = turns()
    watcher = Watcher()
    watcher.ask(asked[0].view)
    waited_for(watcher, asked[0].view)
    watcher._process.kill()
    watcher.ask(asked[1].view)
    waited_for(watcher, asked[1].view)
    watcher.ask(asked[2].view)
    waited_for(watcher, asked[2].view)
    watcher.close()


def test_without_a_process_a_thread_judges(monkeypatch):
    monkeypatch.setattr(beside, "PLAYOUTS", (300, 600))
    watcher = Watcher()
    monkeypatch.setattr(watcher, "_beside", lambda: None)
    turn = turns()[0]
    watcher.ask(turn.view)
    waited_for(watcher, turn.view)
    watcher.close()
    assert not watcher._thread.is_alive()


def test_closed_before_it_was_asked_it_does_nothing():
    watcher = Watcher()
    watcher.close()
    watcher.ask(turns()[0].view)
    assert watcher._thread is None
