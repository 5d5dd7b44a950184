"""What the program does unseen: at rest next to nothing, and never a connection to anywhere."""

import os
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.e2e.hands import Mouse
from tests.e2e.match import Course, begin, choose_speed
from tests.e2e.program import until
from tests.e2e.test_kept import begun

pytestmark = pytest.mark.e2e
RESTED = 3.0
"""Seconds that are watched."""
WATCHER = """
import os, sys
place = os.path.join({folder!r}, f"process-{{os.getpid()}}")
open(place, "a").close()
def note(event, told):
    if event.startswith("socket.") and event != "socket.__new__":
        address = next((thing for thing in told if isinstance(thing, (tuple, str, bytes))), None)
        if event != "socket.connect" or not isinstance(address, (str, bytes)):
            with open(place, "a") as file:
                print(event, told, file=file)
sys.addaudithook(note)
"""
"""Notes whatever Python does with sockets, but for those that are files; for every process that is started."""


def used(pids):
    """Seconds of a processor that each of these processes has had, its ended threads among them, while it lives."""
    found = {}
    for pid in pids:
        with suppress(OSError):
            words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            found[pid] = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return found


def share(program):
    """Of a processor, while nobody touches anything."""
    before = used(program.family())
    time.sleep(RESTED)
    after = used(program.family())
    return sum(seconds - before.get(pid, 0.0) for pid, seconds in after.items()) / RESTED


@pytest.mark.whole
def test_at_my_turn_the_table_comes_to_rest_and_takes_hardly_any_of_the_processor(make_program):
    program = make_program(draws=True).start((1024, 640))
    course = begun(program, Mouse(program), cards=2)
    course.wait_for_me()
    until(lambda: share(program) < 0.05, "less than a twentieth of a processor", seconds=120)
    assert share(program) < 0.05
    assert program.runs


@pytest.mark.whole  # that it asks for no connection says as much
@pytest.mark.skipif(shutil.which("unshare") is None, reason="unshare is missing")
def test_it_plays_where_there_is_no_network(make_program):
    alone = ("unshare", "--map-root-user", "--net")
    if subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody take the network away from a program")
    program = make_program()
    program.before = alone
    program.start((1024, 640))
    assert not begun(program, Mouse(program), cards=3).stored().outcome
    routes = Path(f"/proc/{program.process.pid}/net/route").read_text().splitlines()
    assert len(routes) <= 1, "it had a network"


def test_it_asks_for_no_connection(make_program, package, tmp_path):
    watched = tmp_path / "watched"
    watched.mkdir()
    (watched / "sitecustomize").with_suffix(".py").write_text(WATCHER.format(folder=str(watched)), encoding="utf-8")
    program = make_program(PYTHONPATH=f"{watched}:{package}")
    program.start((1024, 640))
    mouse = Mouse(program)
    choose_speed(program, mouse, "instant")
    match = begin(program, mouse, "scopa", 2)
    assert not Course(program, mouse, match.id, Random("network")).play(most=6)
    notes = {path.name: path.read_text() for path in watched.glob("process-*")}
    assert f"process-{program.process.pid}" in notes
    assert len(notes) > 1, "who thinks is watched too"
    assert "".join(notes.values()) == ""
