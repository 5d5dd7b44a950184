"""The real window, given paths and files that are not as they should be: it says so, and goes on."""

import os
import sqlite3
import time
import zipfile
from contextlib import closing

import pytest

from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.profile_file import ENDING
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from tests.e2e.program import until

pytestmark = pytest.mark.e2e

NOBODY = 2**22 + 7
"""No process has such a number."""
ENDLESS = """create view match as with recursive n(id) as (select 1 union all select id + 1 from n)
             select id, 0 as started, 0 as touched, '' as rules, '' as seed, '' as seats, '' as extra from n"""


@pytest.fixture
def alone(make_program):
    """The program of somebody who knows the game, not yet started."""
    program = make_program()
    stored.save(Paths(program.home), Settings(first_steps="over"))
    return program


def demand_alive(program, *keys):
    """Press these keys, then take a picture of the window, which is there when it has answered all of them."""
    folder = program.home / "data" / "pictures"
    before = len(list(folder.glob("*.png")))
    for key in (*keys, "F12"):
        program.server.key(key)
    until(lambda: len(list(folder.glob("*.png"))) > before, "a picture of the window", 10.0)


def endless_player(tmp_path):
    """The file of a player whose matches are a view that never ends."""
    paths = Paths(tmp_path / "stranger")
    archive = Archive(paths.archive)
    archive.close()
    with closing(sqlite3.connect(paths.archive, isolation_level=None)) as there:
        there.execute("pragma journal_mode = delete")
        there.execute("alter table match rename to other")
        there.execute(ENDLESS)
    file = tmp_path / f"stranger{ENDING}"
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("scopa.json", '{"scopa": "player", "version": 1, "name": "A\\u0000' + "x" * 60_000 + '"}')
        whole.write(paths.archive, "matches.sqlite")
    return file


def restarted(program, word):
    """Start the program with this argument, after it was ended in order."""
    if program.process is not None:
        program.server.key("ctrl+q")
        assert program.wait() == 0
    program.command = ["-m", "scopa_gui", word]
    program.start((1024, 640))


def test_names_that_are_no_text_and_a_strangers_endless_matches_end_nothing(alone, tmp_path):
    players = alone.home / "data" / "players"
    players.mkdir(parents=True)
    (players / os.fsdecode(b"caf\xe9" + ENDING.encode())).write_bytes(b"no player")
    left = alone.home / "data" / f"matches.sqlite.copy.{NOBODY}.new", players / f"scopa-x{ENDING}.{NOBODY}.new"
    long_ago = time.time() - 60.0
    for file in left:
        file.write_bytes(b"half")
        os.utime(file, (long_ago, long_ago))
    odd = tmp_path / os.fsdecode(b"caf\xe9" + ENDING.encode())
    odd.write_bytes(b"no player")
    restarted(alone, str(odd))
    demand_alive(alone)
    until(lambda: not any(file.exists() for file in left), "the end of what a killed program left", 10.0)
    alone.mirror.show(alone.mirror.title)
    alone.server.click(*alone.middle("button:profiles"))
    demand_alive(alone, "End", "Return")
    restarted(alone, str(endless_player(tmp_path)))
    demand_alive(alone, "Return")
    assert [profile.name for profile in Profiles(Paths(alone.home)).here] == [""]
    alone.server.key("ctrl+q")
    assert alone.wait() == 0
