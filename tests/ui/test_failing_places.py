"""An error at any place, in a table, a thread or a child: plain words, the name of the log, and the match goes on."""

import threading

import pytest

from scopa_gui.ui import crash
from scopa_gui.ui.front.problem_report.report_screen import FailureScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.table.table_screen import TableScreen
from tests.asking import Inline
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose

TRIGGERS = {
    (TableScreen, "draw_still"): lambda pilot: pilot.key("f11"),
    (TableScreen, "draw_movers"): lambda pilot: pilot.scene.redraw(),
    (TableScreen, "update"): lambda pilot: None,
    (TableScreen, "handle"): lambda pilot: pilot.key("a"),
    (TableScreen, "targets"): None,
    (TableScreen, "resize"): lambda pilot: pilot.key("f11"),
    (MatchSession, "draw_still"): lambda pilot: pilot.scene.redraw(),
    (MatchSession, "draw"): lambda pilot: pilot.scene.redraw(),
    (MatchSession, "update"): lambda pilot: None,
    (MatchSession, "pass_time"): lambda pilot: None,
    (MatchSession, "handle"): lambda pilot: pilot.key("a"),
    (MatchSession, "targets"): None,
    (MatchSession, "leaves"): lambda pilot: pilot.key("f11"),
}
"""What fails at a table or in its session, and what has it fail; None for a click on the menu."""


def broken(*_given, **_named):
    raise ZeroDivisionError("a fault of the program")


def at_a_match(context, thinker=None):
    """A match with a few moves, at my turn."""
    context.change(speed="instant", coach=False, first_steps="over")
    pilot = Pilot(context, TitleScreen(context))
    scene = begin(context)
    context.worker = thinker or Inline()
    scene.session.thinker = scene.session.turns._thinker = context.worker
    pilot.app.stack.enter(scene)
    for _frame in range(600):
        if scene.my_turn and not pilot.is_showing_move and pilot.table.moves_played > 1:
            break
        if scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick()
    return pilot


def logs(context):
    return "".join(path.read_text(encoding="utf-8") for path in context.paths.logs.glob("*.log"))


def is_told_plainly(pilot, context):
    words = " ".join(part.name for part in heard(pilot).walk())
    name = next(iter(context.paths.logs.glob("*.log"))).name
    assert name in words.replace(" ", ""), "a path may be in pieces that fit its line"
    assert not any(raw in words for raw in ("Traceback", "ZeroDivisionError", "a fault of the program"))
    assert "ZeroDivisionError" in logs(context)


@pytest.mark.rotating
@pytest.mark.parametrize(("owner", "place"), TRIGGERS)
def test_a_fault_of_the_table_is_told_and_the_match_goes_on_card_by_card(context, monkeypatch, owner, place):
    pilot = at_a_match(context)
    table, match = pilot.table, pilot.match_id
    before = context.archive.match(match).moves
    assert before == [str(move) for move in table.record.moves]
    trigger = TRIGGERS[owner, place]
    menu = pilot.targets["button:menu"].center
    with monkeypatch.context() as patch:
        patch.setattr(owner, place, broken)
        if trigger is None:
            pilot.click(menu, button=2)
        else:
            trigger(pilot)
        for _frame in range(3):
            if isinstance(pilot.scene, FailureScreen):
                break
            pilot.tick()
    assert isinstance(pilot.scene, FailureScreen)
    pilot.tick()
    is_told_plainly(pilot, context)
    assert not pilot.app.stack.failed
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    pilot.tick(3.0)
    pilot.press("button:continue")
    assert isinstance(pilot.session, MatchSession)
    assert [str(move) for move in pilot.table.record.moves] == before
    assert pilot.match_id == match


class Failing(Inline):
    """A player that fails from now on."""

    fails = False

    def answer_to(self, question):
        return broken() if self.fails else super().answer_to(question)


def test_a_fault_of_a_player_in_the_child_is_told_and_the_match_goes_on(context):
    thinker = Failing()
    pilot = at_a_match(context, thinker)
    match = pilot.match_id
    thinker.fails = True
    choose(pilot)
    kept = context.archive.match(match).moves
    for _frame in range(120):
        if isinstance(pilot.scene, FailureScreen):
            break
        pilot.tick()
    assert isinstance(pilot.scene, FailureScreen)
    is_told_plainly(pilot, context)
    thinker.fails = False
    pilot.key("escape")
    pilot.tick(3.0)
    pilot.press("button:continue")
    assert [str(move) for move in pilot.table.record.moves][: len(kept)] == kept


def test_a_fault_of_a_thread_is_told_in_a_line_and_the_game_goes_on(context, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    pilot = at_a_match(context)
    scene = pilot.scene
    crash.listen(context)
    thread = threading.Thread(target=broken, name="fails")
    thread.start()
    thread.join()
    pilot.tick()
    assert pilot.scene is scene, "the match stays where it is"
    is_told_plainly_in_a_line(pilot, context)
    played = pilot.table.moves_played
    choose(pilot)
    assert pilot.table.moves_played > played


def is_told_plainly_in_a_line(pilot, context):
    (line,) = pilot.news
    assert next(iter(context.paths.logs.glob("*.log"))).name in line
    assert "ZeroDivisionError" not in line
    assert "ZeroDivisionError" in logs(context)


def test_a_fault_in_closing_a_table_ends_in_plain_words_with_the_match_kept(context, monkeypatch):
    pilot = at_a_match(context)
    match, moves = pilot.match_id, [str(move) for move in pilot.table.record.moves]
    monkeypatch.setattr(TableScreen, "close", broken)
    pilot.key("escape")
    pilot.press("button:title")
    assert "Nothing has been lost" in pilot.app.stack.failed
    assert "ZeroDivisionError" not in pilot.app.stack.failed
    assert "ZeroDivisionError" in logs(context)
    assert context.archive.match(match).moves == moves
