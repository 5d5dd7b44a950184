"""The tests stand on ground of their own: nothing of the machine they run on comes through."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.conftest import PROJECT
from tests.world import OURS

STRANGE = {
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    "COLUMNS": "30",
    "DISPLAY": ":77",
    "FORCE_COLOR": "1",
    "GDK_SCALE": "2",
    "GTK_IM_MODULE": "ibus",
    "IBUS_ADDRESS": "unix:path=/nowhere",
    "LANG": "de_DE.ISO-8859-1",
    "LC_NUMERIC": "it_IT",
    "PYTEST_ADDOPTS": "-p no:cacheprovider",
    "PYTHONOPTIMIZE": "2",
    "PYTHONWARNINGS": "ignore",
    "QT_IM_MODULE": "ibus",
    "QT_QPA_PLATFORM": "wayland",
    "SCOPA_HOME": "/nowhere/at/all",
    "SDL_HINT_OF_SOMEBODY": "1",
    "SOURCE_DATE_EPOCH": "1",
    "TZ": "Pacific/Kiritimati",
    "WAYLAND_DISPLAY": "wayland-7",
    "XDG_DATA_HOME": "/nowhere",
    "XKB_DEFAULT_LAYOUT": "ru",
    "XMODIFIERS": "@im=ibus",
    "HOME": "/nowhere",
}
TELL = """
import json, os, time
from tests import world
world.enter()
os.makedirs(os.environ["HOME"] + "/made")
print(json.dumps([dict(os.environ), time.tzname[0], oct(os.stat(os.environ["HOME"] + "/made").st_mode)[-3:]]))
"""


def test_what_the_machine_has_set_does_not_reach_the_tests():
    answer = subprocess.run(
        [sys.executable, "-c", TELL],
        cwd=PROJECT,
        env=dict(os.environ) | STRANGE,
        umask=0o077,
        capture_output=True,
        text=True,
        check=True,
    )
    environment, zone, mode = json.loads(answer.stdout)
    assert {name: value for name, value in environment.items() if name in STRANGE and value == STRANGE[name]} == {}
    assert environment.items() >= OURS.items()
    assert (zone, mode) == ("UTC", "755")
    assert not Path(environment["HOME"]).exists(), "the home of one run was left behind"


def test_this_very_run_is_in_that_world():
    assert (
        os.environ.items()
        >= {name: value for name, value in OURS.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}.items()
    )
    assert time.tzname[0] == "UTC"
    assert "nowhere" not in os.environ["HOME"]
    assert "scopa-home-" in os.environ["HOME"]
