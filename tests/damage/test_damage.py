"""Some hundred damages of the kinds that hold, by the command; and the command's list against what the game opens."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.damage.file_kinds import GIVEN, HOME, KINDS, PROGRAM, is_known

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="trials are forks, and devices as on Linux")
SEED = 1


def ran(*words):
    return subprocess.run(
        [sys.executable, "-m", "tests.damage", *words], cwd=PROJECT, capture_output=True, text=True, check=False
    )


@pytest.mark.whole
@pytest.mark.parametrize("each", [1, pytest.param(36, marks=pytest.mark.slow)])
def test_no_damage_of_a_kind_that_holds_hides_anything_or_crashes(each):
    """How long each takes is for the command alone to say."""
    kinds = [kind.name for kind in KINDS]
    only = [word for name in kinds for word in ("--only", name)]
    done = ran("--store", str(each * len(kinds)), "--seed", str(SEED), *only)
    counts = rf"\| all \| {each * len(kinds)} \| 0 \| 0 \| [0-9]+ \| 0 \|"
    assert re.search(counts, done.stdout), done.stdout + done.stderr


def test_a_fault_is_counted_and_fails_the_command():
    """A store that loses a setting without a word is found: the command itself can fail."""
    program = (
        "import sys; from tests.damage import trials\n"
        "found = trials.Found('bits'); items = {'/setting/volume': 0.25, '/name/': 'Anna'}\n"
        "sight = {'items': {'/name/': 'Anna'}, 'said': [], 'seconds': {'settings': 3.0}}\n"
        "trials.judge(found, {'/setting/volume': 0.25}, {}, items, sight); print(sorted(found.faults))\n"
        "found = trials.Found('bits'); trials.judge(found, {}, {}, items, sight); print(sorted(found.faults))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["['hidden', 'slow']", "['not said', 'slow']"]


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """A home and the files below it, and below the program, that a start to a card played and all pages opens."""
    folder = tmp_path_factory.mktemp("opened")
    home, report = folder / "home", folder / "report.json"
    environment = os.environ | {"SCOPA_HOME": str(home), "SCOPA_OPENED": str(folder / "opened.json")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.damage.opened_files", str(report)],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return home, json.loads((folder / "opened.json").read_text(encoding="utf-8"))


@pytest.mark.whole
def test_every_file_that_the_game_opens_is_of_a_kind_that_is_damaged(opened):
    home, paths = opened
    found = {HOME: set(), PROGRAM: set()}
    for path in map(Path, paths):
        for top, folder in ((HOME, home), (PROGRAM, PROJECT)):
            if path.is_relative_to(folder) and "__pycache__" not in path.parts and not path.is_dir():
                found[top].add(path.relative_to(folder).as_posix())
    assert {"config/settings.json", "data/matches.sqlite"} <= found[HOME]
    assert [path for path in sorted(found[HOME]) if not is_known(HOME, path)] == []
    read = [path for path in sorted(found[PROGRAM]) if path.startswith(("assets/", "scopa_gui/"))]
    read = [path for path in read if not path.endswith(".py")]
    assert "assets/puzzles/puzzles.jsonl" in read
    assert [path for path in read if not is_known(PROGRAM, path)] == []


def test_every_file_that_is_left_in_a_home_is_of_a_kind_that_is_damaged(opened):
    home, _paths = opened
    left = sorted(path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())
    assert left
    assert [path for path in left if not is_known(HOME, path)] == []


def test_every_file_that_ships_is_of_a_kind_that_is_damaged():
    shipped = [
        path.relative_to(PROJECT).as_posix()
        for part in (PROJECT / "assets").iterdir()
        if part.is_dir() and not any(part.glob("*.py")) and part.name != "gallery"
        for path in part.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    data = [
        path.relative_to(PROJECT).as_posix()
        for path in (PROJECT / "scopa_gui").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".md", ".py", ".typed")
    ]
    assert len(shipped) > 100
    assert [path for path in (*shipped, *data) if not is_known(PROGRAM, path)] == []


def test_an_unknown_kind_of_file_is_not_taken_for_a_known_one():
    assert not is_known(HOME, "data/ratings.json")
    assert not is_known(HOME, "config/other.json")
    assert not is_known(PROGRAM, "assets/maps/one.json")
    assert is_known(HOME, "config/profiles/2/settings.json")
    assert {kind.top for kind in KINDS} == {HOME, GIVEN, PROGRAM}
