"""The real program in a real window: it opens, takes any size, fills the screen, rests, and closes with everything saved."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from tests.e2e.xdrive import XServer

pytestmark = pytest.mark.e2e
PLAY = [sys.executable, "-m", "scopa_gui"]
CLOTH_IS_GREEN = 12


def is_cloth(colour):
    red, green, blue = colour[:3]
    return green > red + CLOTH_IS_GREEN and green > blue


def settings(home):
    return json.loads((home / "config" / "settings.json").read_text())


@pytest.fixture
def screen():
    with XServer((1600, 1000), window_manager=True) as server:
        yield server


def play(screen, home):
    program = screen.start(PLAY, env={"SCOPA_HOME": str(home)})
    screen.window()
    screen.painted(30)
    return program


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_title_is_shown_and_then_the_program_rests(screen, home):
    program = play(screen, home)
    time.sleep(3)
    before = cpu_seconds(program.pid)
    time.sleep(4)
    assert cpu_seconds(program.pid) - before <= 0.02


def test_the_window_takes_another_size_and_remembers_it(screen, home):
    program = play(screen, home)
    screen.resize(1300, 820)
    screen.settle(30)
    screen.close_window()
    assert program.wait(10) == 0
    assert settings(home)["window_size"] == [1300, 820]
    program = play(screen, home)
    screen.key("ctrl+q")
    assert program.wait(10) == 0
    assert settings(home)["window_size"] == [1300, 820]


def test_f11_fills_the_screen_and_comes_back(screen, home):
    play(screen, home)
    corners = [(1, 1), (1598, 1), (1, 998), (1598, 998)]
    screen.key("F11")
    time.sleep(0.5)
    full = screen.settle(30)
    assert all(is_cloth(full.getpixel(corner)) for corner in corners)
    screen.key("F11")
    time.sleep(0.5)
    assert not any(is_cloth(screen.settle(30).getpixel(corner)) for corner in corners)


def test_settings_by_keyboard_alone(screen, home):
    program = play(screen, home)
    for key in ("Down", "Down", "Return"):
        screen.key(key)
    screen.settle(30)
    for key in ("Tab", "Right"):
        screen.key(key)
    screen.settle(30)
    screen.key("Escape")
    screen.key("ctrl+q")
    assert program.wait(10) == 0
    assert settings(home)["deck"] == "french"
