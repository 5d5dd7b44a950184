"""The process that thinks: one for the session, and gone when the program is, however it ends."""

import os
import subprocess
import sys
import time

import pytest

from scopa_gui.engine.rules import Rules
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.scene import Home
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scenes.title import Title
from tests.ui.pilot import Pilot


def test_one_worker_is_started_with_the_first_table_and_serves_the_next_until_the_program_ends(context):
    def table_scene():
        rules = Rules(players=2)
        seats = level_seats(rules, "rosa")
        match, _ = context.archive.start_match(rules.as_dict(), "worker", seats, 0.0)
        return TableScene(context, Table.new(rules, "worker", seats), match)

    assert context.worker is None, "not before it is needed"
    pilot = Pilot(context, Title(context))
    pilot.app.stack.apply(Home(table_scene()))
    end = time.monotonic() + 30
    while (pid := context.worker.worker_pid) is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    pilot.app.stack.apply(Home(table_scene()))
    pilot.tick()
    assert context.worker.worker_pid == pid
    context.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_windows_process_loads_neither_the_players_nor_numpy_to_show_a_new_match_and_a_table():
    check = (
        "import sys\n"
        "from scopa_gui.ui.scenes import new_game, start, table\n"
        "from scopa_gui.ui.levels import level_keys\n"
        "assert level_keys()\n"
        "assert not {'numpy', 'scopa_gui.ai.search', 'scopa_gui.ai.heuristic'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
