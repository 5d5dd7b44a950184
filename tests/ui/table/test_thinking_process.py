"""The process that thinks: one for the session, and gone when the program is, however it ends."""

import os
import subprocess
import sys
import threading
import time

import pytest

from scopa_gui.engine.rules import Rules
from scopa_gui.game import worker
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.words.notice_words import sentence_of
from tests.ui.pilot import Pilot


def test_one_worker_is_started_with_the_first_table_and_serves_the_next_until_the_program_ends(context):
    def table_scene():
        rules = Rules(players=2)
        seats = level_seats(rules, "rosa")
        match, _ = context.archive.start_match(rules.as_dict(), "worker", seats, 0.0)
        return MatchSession(context, Table.new(rules, "worker", seats), match).screen

    assert context.worker is None, "not before it is needed"
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.apply(Home())
    pilot.app.stack.enter(table_scene())
    end = time.monotonic() + 30
    while (pid := context.worker.pid) is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    pilot.app.stack.apply(Home())
    pilot.app.stack.enter(table_scene())
    pilot.tick()
    assert context.worker.pid == pid
    context.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize("missing", ["process", "thread"])
def test_where_nobody_can_think_beside_the_window_that_is_told_once_and_the_others_play(context, monkeypatch, missing):
    def refuse(*_):
        raise OSError("no more processes") if missing == "process" else RuntimeError("can't start new thread")

    if missing == "process":
        monkeypatch.setattr(worker, "start_process", refuse)
    else:
        monkeypatch.setattr(threading.Thread, "start", refuse)
    context.change(coach=False, speed="instant")
    table = Table.new(Rules(players=2), "alone", level_seats(Rules(players=2), "carmela"))
    match, _ = context.archive.start_match(table.rules.as_dict(), "alone", table.seats, 0.0)
    pilot, told = Pilot(context, TitleScreen(context)), []
    monkeypatch.setattr(context, "say", told.append)
    pilot.app.stack.apply(Home())
    pilot.app.stack.enter(MatchSession(context, table, match).screen)
    while table.to_move == 0:
        table.play(0, table.view().legal_moves()[0])
    end = time.monotonic() + 30
    while table.to_move != 0:
        assert time.monotonic() < end
        pilot.tick()
    assert told == [sentence_of(Notice(NoticeKey.THINKS_HERE))]
    context.close()


def test_the_windows_process_loads_neither_the_players_nor_numpy_to_show_a_new_match_and_a_table():
    check = (
        "import sys\n"
        "from scopa_gui.ui.play import match_session, match_start, new_match_screen\n"
        "from scopa_gui.ui.words.level_names import level_keys\n"
        "assert level_keys()\n"
        "heavy = {'numpy', 'scopa_gui.ai.search.search', 'scopa_gui.ai.heuristic_player'}\n"
        "assert not heavy & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


def test_until_the_title_is_seen_of_the_engine_the_cards_alone_are_loaded():
    check = (
        "import sys\n"
        "import pygame\n"
        "from scopa_gui.ui import program_start\n"
        "from scopa_gui.ui.front import title_screen\n"
        "engine = {name for name in sys.modules if name.startswith('scopa_gui.engine.')}\n"
        "assert engine == {'scopa_gui.engine.cards'}, engine\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
