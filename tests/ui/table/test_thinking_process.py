"""The process that thinks: one for the session, and gone when the program is, however it ends."""

import os
import subprocess
import sys
import time

import pytest

from scopa_gui.engine.rules import Rules
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.play.match_screen import MatchScreen
from tests.ui.pilot import Pilot


def test_one_worker_is_started_with_the_first_table_and_serves_the_next_until_the_program_ends(context):
    def table_scene():
        rules = Rules(players=2)
        seats = level_seats(rules, "rosa")
        match, _ = context.archive.start_match(rules.as_dict(), "worker", seats, 0.0)
        return MatchScreen(context, Table.new(rules, "worker", seats), match)

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


def test_the_windows_process_loads_neither_the_players_nor_numpy_to_show_a_new_match_and_a_table():
    check = (
        "import sys\n"
        "from scopa_gui.ui.play import match_screen, match_start, new_match_screen\n"
        "from scopa_gui.ui.words.levels import level_keys\n"
        "assert level_keys()\n"
        "heavy = {'numpy', 'scopa_gui.ai.search.search_player', 'scopa_gui.ai.heuristic.heuristic_player'}\n"
        "assert not heavy & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
