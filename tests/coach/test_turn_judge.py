"""All moves of a turn are judged beside the window, the newest turn alone, by a process or without one."""

import time
from random import Random
from types import SimpleNamespace

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging import turn_judge
from scopa_gui.coach.judging.turn_judge import TurnJudge, verdicts_on
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.game import worker
from scopa_gui.game.worker import WorkPolicy
from tests.asking import Inline
from tests.coach.test_replay import match_played


def turns(key="scopa", players=2):
    table, _ = match_played(key, players, "beside", smazzate=1)
    return list(turns_of(table.record))


def waited_for(judge, view, seconds=30.0):
    """The verdicts on all moves of a view, once the first are there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = {move: judge.verdict(view, move) for move in view.legal_moves()}
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
    judge = TurnJudge(lambda: ready.append(1))
    for turn in asked[:4]:
        judge.ask(turn.view)
    found = waited_for(judge, asked[3].view)
    assert any(found == verdicts for verdicts in verdicts_on(asked[3].view))
    assert all(judge.verdict(asked[0].view, move) is None for move in asked[0].view.legal_moves())
    assert ready
    process = judge.worker._process
    judge.close()
    assert not process.is_alive()
    assert not judge.worker._thread.is_alive()


def test_the_next_turn_is_judged_well_within_the_time_that_a_player_takes():
    asked = turns()
    judge = TurnJudge()
    judge.ask(asked[0].view)
    waited_for(judge, asked[0].view)
    for turn in asked[1:4]:
        judge.ask(turn.view)
        waited_for(judge, turn.view, seconds=5.0)
    judge.close()


def test_when_the_process_dies_the_turn_is_judged_all_the_same(monkeypatch):
    asked = turns()
    judge = TurnJudge()
    judge.ask(asked[0].view)
    waited_for(judge, asked[0].view)
    judge.worker._process.kill()
    judge.ask(asked[1].view)
    waited_for(judge, asked[1].view)
    judge.ask(asked[2].view)
    waited_for(judge, asked[2].view)
    judge.close()


def test_without_a_process_a_thread_judges(monkeypatch):
    def refuse(name, work):
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "start_process", refuse)
    monkeypatch.setattr(turn_judge, "PLAYOUTS", (300, 600))
    judge = TurnJudge()
    turn = turns()[0]
    judge.ask(turn.view)
    waited_for(judge, turn.view)
    judge.close()
    assert not judge.worker._thread.is_alive()


def test_closed_before_it_was_asked_it_does_nothing():
    judge = TurnJudge()
    judge.close()
    judge.ask(turns()[0].view)
    assert judge.worker._thread is None


def test_in_the_windows_own_process_there_is_one_quick_look_and_no_more(monkeypatch):
    monkeypatch.setattr(turn_judge, "verdicts_on", lambda view, had: iter(("quick", "better")[had:]))
    question = turn_judge.TurnQuestion(None)
    assert list(question.answers(None, 0)) == ["quick"]
    assert list(question.answers(None, 1)) == []
    assert list(question.answers(None, 2)) == []
    monkeypatch.setattr("multiprocessing.parent_process", lambda: "the window's")
    assert list(question.answers(None, 0)) == ["quick", "better"]
    assert list(question.answers(None, 1)) == ["better"]


def test_a_verdict_is_on_the_turn_asked_about_and_on_no_other(monkeypatch):
    first, second = (turn.view for turn in turns()[:2])
    said = {first: {"move": "of the first"}, second: {"move": "of the second"}}
    monkeypatch.setattr(turn_judge, "verdicts_on", lambda view, had: iter([said[view]]))
    judge = TurnJudge()
    judge.worker = Inline()
    judge.worker.is_closed = False
    assert judge.verdict(first, "move") is None
    judge.ask(first)
    judge.ask(first)
    assert len(judge.worker.asked) == 1, "the same turn is not asked about twice"
    assert judge.verdict(first, "move") == "of the first"
    assert judge.verdict(first, "another") is None
    assert judge.verdict(second, "move") is None
    judge.ask(second)
    assert judge.verdict(first, "move") is None
    assert judge.verdict(second, "move") == "of the second"
    judge.ask(first)
    judge.ask(second)
    assert [held.question.view for held in judge.worker.waiting] == [second], "the turn before is no longer asked about"


def test_each_look_is_at_all_moves_in_the_same_worlds_and_begins_as_the_turn_says(monkeypatch):
    looks = []

    def appraisal_of(view, moves, limit, rng):
        looks.append((view, moves, limit, rng.random()))
        return f"appraisal {len(looks)}"

    monkeypatch.setattr("scopa_gui.coach.judging.judge.appraisal_of", appraisal_of)
    monkeypatch.setattr("scopa_gui.coach.judging.judge.verdict_of", lambda *given: given)
    view = SimpleNamespace(legal_moves=lambda: ("one", "other"), history=("first", "second"), stock=3)
    quick, better = verdicts_on(view)
    assert quick == {move: (view, move, "appraisal 1") for move in ("one", "other")}
    assert better == {move: (view, move, "appraisal 2") for move in ("one", "other")}
    limits = [Limit(iterations=playouts) for playouts in turn_judge.PLAYOUTS]
    assert looks == [(view, ("one", "other"), limit, Random("coach/2").random()) for limit in limits]
    assert list(verdicts_on(view, 1)) == [{move: (view, move, "appraisal 3") for move in ("one", "other")}]


def test_the_worker_is_told_to_take_the_newest_turn_and_to_load_the_judge_beforehand(monkeypatch):
    monkeypatch.setattr(turn_judge, "Worker", lambda *given: given)
    assert TurnJudge(print).worker == ("scopa-coach", WorkPolicy.NEWEST, print, turn_judge.load_judge)
