"""The window's place, its hints, and a screen that is not there."""

import os
import subprocess
import sys
import time

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.store.settings import Settings
from scopa_gui.ui.loop import geometry_of, remembered
from scopa_gui.ui.theme import SMALLEST
from scopa_gui.ui.waiting import RealTime
from scopa_gui.ui.window import Geometry, Window, fitting

FULL_HD = [(1920, 1080)]


def test_the_first_window_takes_most_of_the_screen_and_is_centred():
    size, position = fitting(Geometry(), FULL_HD)
    assert position is None
    assert 0.7 * 1920 <= size[0] <= 1920
    assert 0.7 * 1080 <= size[1] <= 1080


def test_a_remembered_place_comes_back_as_it_was():
    assert fitting(Geometry((1400, 900), (120, 60)), FULL_HD) == ((1400, 900), (120, 60))


@pytest.mark.parametrize("position", [(5000, 100), (-3000, 0), (100, 4000), (100, -200)])
def test_a_place_off_the_screen_is_corrected(position):
    assert fitting(Geometry((1400, 900), position), FULL_HD)[1] is None


def test_a_second_screen_beside_the_first_counts_as_seen():
    assert fitting(Geometry((1400, 900), (2100, 60)), [*FULL_HD, (1920, 1080)])[1] == (2100, 60)


@given(
    st.tuples(st.integers(100, 9000), st.integers(100, 9000)),
    st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)) | st.none(),
)
def test_a_window_is_never_larger_than_a_screen_nor_smaller_than_the_least(size, position):
    (width, height), _ = fitting(Geometry(size, position), FULL_HD)
    assert SMALLEST[0] <= width <= 1920
    assert SMALLEST[1] <= height <= 1080


def test_settings_and_geometry_are_inverse():
    place = Geometry((1400, 900), (12, 34), fullscreen=True)
    assert geometry_of(remembered(Settings(), place)) == place


def test_the_window_has_its_least_size_and_comes_back_from_the_full_screen():
    window = Window("Scopa", Geometry((1024, 660), (10, 10)))
    assert window.size == (1024, 660)
    assert tuple(window._window.minimum_size) == SMALLEST
    window.toggle_fullscreen()
    assert window.geometry() == Geometry((1024, 660), (10, 10), fullscreen=True)
    window.toggle_fullscreen()
    window.renew()
    assert window.geometry().size == (1024, 660)
    window.close()


def test_a_window_does_not_wander_by_the_frame_that_is_put_round_it():
    window = Window("Scopa", Geometry((1024, 660), (10, 10)))
    window._window.position = (11, 30)
    window.moved()
    assert window.geometry().position == (10, 10)
    window._window.position = (311, 230)
    window.moved()
    assert window.geometry().position == (310, 210), "later moves are the player's"
    window.close()


def test_where_the_system_has_no_such_pointer_the_game_goes_on(monkeypatch):
    asked = []

    def refuse(cursor):
        asked.append(cursor)
        raise pygame.error("no such cursor")

    window = Window("Scopa", Geometry((1024, 660), (10, 10)))
    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    window.point(hand=True)
    window.point(hand=False)
    assert asked == [pygame.SYSTEM_CURSOR_HAND, pygame.SYSTEM_CURSOR_ARROW]
    window.close()


def test_the_wait_sleeps_until_an_event_comes():
    ticker = RealTime()
    pygame.event.clear()
    began, used = time.monotonic(), time.process_time()
    ticker.wait(300)
    assert time.monotonic() - began >= 0.2
    assert time.process_time() - used < 0.05, "it does not poll"
    pygame.event.post(pygame.event.Event(pygame.event.custom_type()))
    began = time.monotonic()
    ticker.wait(5000)
    assert time.monotonic() - began < 2
    pygame.event.clear()


def start(tmp_path, **environment):
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    return subprocess.run(
        [sys.executable, "-m", "scopa_gui"],
        env={**clean, "XDG_RUNTIME_DIR": str(tmp_path), "SCOPA_HOME": str(tmp_path / "game"), **environment},
        capture_output=True, text=True, timeout=30, check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="how Linux has no screen")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":4242"}], ids=["no display named", "a display that is not there"])
def test_without_a_screen_the_program_says_so_in_one_sentence_and_does_not_run_unseen(tmp_path, environment):
    done = start(tmp_path, **environment)
    assert done.returncode == 3
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("Scopa needs a screen: ")
    assert not (tmp_path / "game").exists()


def test_an_unseen_driver_that_was_asked_for_is_used(tmp_path):
    """As the tests do: the program starts, and runs until it is ended."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SCOPA_HOME": str(tmp_path / "game")}
    program = subprocess.Popen([sys.executable, "-m", "scopa_gui"], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and not list(tmp_path.glob("game/cache/*")):
            assert program.poll() is None
            time.sleep(0.05)
        assert list(tmp_path.glob("game/cache/*")), "the first frame was drawn"
    finally:
        program.terminate()
        program.communicate(timeout=10)
