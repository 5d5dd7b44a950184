"""Where no thread or process can be started, coach, review and puzzles judge in the window: told once, and no crash."""

import multiprocessing.util
import os
import threading

import pytest

from scopa_gui.coach.review import match_review
from scopa_gui.engine.rules import Rules
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.notice_words import sentence_of
from tests.coach.test_replay import match_played
from tests.ui.at_puzzles import some
from tests.ui.pilot import Pilot

PATIENCE = 60.0
JUDGES, THINKS = (sentence_of(Notice(key)) for key in (NoticeKey.JUDGES_HERE, NoticeKey.THINKS_HERE))
REFUSALS = {
    "thread": RuntimeError("can't start new thread"),
    "memory for a thread": MemoryError(),
    "process": BlockingIOError(11, "Resource temporarily unavailable"),
    "memory for a process": OSError(12, "Cannot allocate memory"),
}
LACKS = [lack for lack in REFUSALS if os.name == "posix" or "thread" in lack]


@pytest.fixture(params=LACKS)
def refused(request, monkeypatch):
    def refuse(*_):
        raise REFUSALS[request.param]

    if "thread" in request.param:
        monkeypatch.setattr(threading.Thread, "start", refuse)
    else:
        monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", refuse)
    return request.param


@pytest.fixture
def opened(context, refused, monkeypatch):
    """Opens a screen above the title: what drives it, the sentences told, and a wait until something has come."""
    refuted, woken = [], threading.Event()
    monkeypatch.setattr(context, "wake", woken.set)
    pilot = Pilot(context, TitleScreen(context))
    monkeypatch.setattr(context, "say", refuted.append)

    def open_screen(scene):
        pilot.app.stack.apply(Home())
        pilot.app.stack.enter(scene)

        def wait_until(there):
            while not there():
                pilot.tick()
                if not there():
                    assert woken.wait(PATIENCE) or pilot.app.stack.animating
                    woken.clear()

        return pilot, refuted, wait_until

    yield open_screen
    context.close()


@pytest.mark.rotating
def test_the_coach_judges_in_the_window(context, opened):
    context.change(coach=True, speed="instant")
    rules = Rules(players=2)
    table = Table.new(rules, "alone", level_seats(rules, "carmela"))
    match, _ = context.archive.start_match(rules.as_dict(), "alone", table.seats, 0.0)
    scene = MatchSession(context, table, match).screen
    _, refuted, wait_until = opened(scene)
    before = table.moves_played
    wait_until(lambda: scene.my_turn)
    scene.play(table.view().legal_moves()[0])
    wait_until(lambda: scene.session.coach.verdict is not None or table.moves_played > before + 1)
    assert sorted(refuted) == sorted([JUDGES, THINKS])
    scene.close()


def test_a_review_is_judged_in_the_window(context, opened, monkeypatch):
    monkeypatch.setattr(match_review, "PLAYOUTS", 200)
    played, _ = match_played("scopa", 2, "alone", smazzate=1)
    found = []
    scene = ReviewSession(context, played.record, played.seats, keep=found.append).screen
    _, refuted, wait_until = opened(scene)
    wait_until(lambda: len(found) > 2)
    assert refuted == [JUDGES]
    scene.close()


def test_puzzles_are_answered_in_the_window(context, opened):
    scene = PuzzleSession(context, some()).screen
    _, refuted, wait_until = opened(scene)
    wait_until(lambda: scene.session.attempt.refuted)
    scene.close()
    again = PuzzleSession(context, some(), 1).screen
    _, refuted, wait_until = opened(again)
    wait_until(lambda: again.session.attempt.refuted)
    again.close()
    assert refuted == [JUDGES]
