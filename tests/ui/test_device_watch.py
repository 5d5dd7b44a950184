"""The kernel tells when a gamepad comes, goes or is pressed: with pipes in a folder for gamepads."""

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from scopa_gui.ui.kit.pad_devices import DeviceWatch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
SOON = 5.0


class Wakes:
    def __init__(self):
        self.count = 0
        self._came = threading.Event()

    def __call__(self):
        self.count += 1
        self._came.set()

    def wait(self, seconds=SOON):
        came = self._came.wait(seconds)
        self._came.clear()
        return came


@pytest.fixture
def wakes():
    return Wakes()


@pytest.fixture
def watch(tmp_path, wakes):
    made = DeviceWatch(wakes, tmp_path)
    yield made
    made.end()


def plugged(tmp_path, name="js0"):
    """A gamepad's file, and an end to press its buttons by."""
    os.mkfifo(tmp_path / name)
    return (tmp_path / name).open("r+b", buffering=0)


def test_a_gamepad_that_is_plugged_in_wakes_the_game(tmp_path, watch, wakes):
    assert watch.begin()
    assert not watch.has_pads()
    handle = plugged(tmp_path)
    assert wakes.wait()
    assert watch.changed
    assert watch.has_pads()
    handle.close()


def test_what_is_pressed_wakes_the_game_and_nothing_else_does(tmp_path, watch, wakes):
    handle = plugged(tmp_path)
    assert watch.begin()
    assert not wakes.wait(0.3), "nothing is pressed"
    handle.write(b"pressed!")
    assert wakes.wait()
    assert not watch.changed
    count = wakes.count
    time.sleep(0.3)
    assert wakes.count == count, "it was read"
    handle.close()


def test_a_gamepad_plugged_in_later_is_listened_to(tmp_path, watch, wakes):
    watch.begin()
    handle = plugged(tmp_path)
    assert wakes.wait()
    time.sleep(0.1)
    handle.write(b"pressed!")
    assert wakes.wait()
    handle.close()


def test_while_another_window_is_used_what_is_pressed_wakes_nobody(tmp_path, watch, wakes):
    handle = plugged(tmp_path)
    watch.begin()
    watch.listen(listens=False)
    time.sleep(0.1)
    handle.write(b"pressed!")
    assert not wakes.wait(0.3)
    watch.listen(listens=True)
    handle.write(b"pressed!")
    assert wakes.wait()
    handle.close()


def test_one_that_is_unplugged_is_let_go(tmp_path, watch, wakes):
    handle = plugged(tmp_path)
    watch.begin()
    time.sleep(0.1)
    handle.close()
    (tmp_path / "js0").unlink()
    assert wakes.wait()
    time.sleep(0.1)
    assert watch._devices == {}
    count = wakes.count
    time.sleep(0.3)
    assert wakes.count == count, "it does not spin"


def test_a_trembling_stick_does_not_keep_the_game_busy(tmp_path, watch, wakes):
    handle = plugged(tmp_path)
    watch.begin()
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        handle.write(b"tremble!")
        time.sleep(0.0005)
    assert 3 < wakes.count < 0.5 / 0.008 + 10
    handle.close()


def test_one_that_may_not_be_read_does_no_harm(tmp_path, watch, wakes):
    (tmp_path / "js0").mkdir(mode=0o000)
    assert watch.begin()
    handle = plugged(tmp_path, "js1")
    assert wakes.wait()
    handle.close()


def test_without_such_a_folder_or_threads_there_is_no_watch(tmp_path, wakes, monkeypatch):
    assert not DeviceWatch(wakes, tmp_path / "none").begin()

    def refuse(_thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    before = len([*Path("/proc/self/fd").iterdir()])
    watch = DeviceWatch(wakes, tmp_path)
    assert not watch.begin()
    assert len([*Path("/proc/self/fd").iterdir()]) == before
    watch.end()
