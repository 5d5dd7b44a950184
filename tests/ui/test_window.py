"""The window's place, its hints, and a screen that is not there."""

import os
import subprocess
import sys
import time
from types import SimpleNamespace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import sdl, ticker
from scopa_gui.ui.kit.monitors import (
    USUAL_FRAME,
    Geometry,
    Monitor,
    WindowFrame,
    is_visible,
    least_size,
    visible_geometry,
)
from scopa_gui.ui.kit.theme import SMALLEST
from scopa_gui.ui.kit.ticker import RealTime
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.loop import geometry_of, remembered

FULL_HD = (Monitor(Rect(0, 0, 1920, 1080), Rect(0, 0, 1920, 1040)),)
LEFT, ABOVE, RIGHT = (
    Monitor(Rect(*place), Rect(*place))
    for place in ((-1920, 0, 1920, 1080), (200, -1050, 1680, 1050), (1920, 300, 1280, 1024))
)
FOUR = (*FULL_HD, LEFT, ABOVE, RIGHT)


def outside_of(place, by_frame=True):
    """The window with the frame that it may get."""
    inside = Rect(place.position, place.size)
    return USUAL_FRAME.around(inside.move(USUAL_FRAME.left, USUAL_FRAME.top) if by_frame else inside)


@pytest.mark.rotating
@pytest.mark.parametrize("by_frame", [True, False])
@pytest.mark.parametrize(
    "usable",
    [
        (0, 0, 1366, 768),
        (0, 27, 1366, 701),
        (64, 0, 1856, 1080),
        (0, 0, 3840, 2110),
        (0, 0, 1280, 760),
        (0, 0, 1080, 1920),
        (0, 0, 2560, 1040),
    ],
)
def test_the_first_window_has_room_with_its_frame_and_takes_most_of_the_screen(usable, by_frame):
    usable = Rect(usable)
    place = visible_geometry(Geometry(), [Monitor(usable.inflate(80, 80), usable)], by_frame=by_frame)
    assert usable.contains(outside_of(place, by_frame))
    assert not place.maximised
    assert place.size[0] >= 0.9 * min(usable.width, 1280)
    assert place.size[1] >= 0.9 * min(usable.height, 720)
    assert place.size[1] >= 0.79 * usable.height or place.size[0] >= 0.79 * usable.width


def test_where_even_the_least_window_has_no_room_it_is_maximised_and_whole_with_its_frame():
    place = visible_geometry(Geometry(), [Monitor(Rect(0, 0, 1024, 768), Rect(0, 28, 1024, 740))])
    assert place.maximised
    assert Rect(0, 28, 1024, 740).contains(outside_of(place))


def test_a_dense_screen_of_few_points_holds_the_whole_window():
    dense = [Monitor(Rect(0, 0, 960, 540), Rect(0, 0, 960, 510))]
    least = least_size(dense, in_points=True)
    assert least == (960, 510)
    place = visible_geometry(Geometry(), dense, by_frame=False, in_points=True)
    assert place.maximised
    assert not place.fullscreen
    assert place.size == (960, 510)


@pytest.mark.parametrize("size", [(800, 600), (800, 480), (720, 576), (1024, 600), (960, 700), (640, 480)])
def test_on_a_screen_smaller_than_the_least_window_it_fills_the_screen_and_fits_without(size):
    screen = Monitor(Rect((0, 0), size), Rect(0, 0, size[0], size[1] - 30))
    place = visible_geometry(Geometry(), [screen])
    assert place.fullscreen
    assert screen.usable.contains(outside_of(place)), "nor is it cut where one leaves the full screen"
    kept = visible_geometry(Geometry((1280, 800), (40, 40)), [screen])
    assert not kept.fullscreen, "a player who plays in a window goes on in a window"
    assert screen.usable.contains(Rect(kept.position, kept.size))


def test_the_least_window_fits_on_every_screen():
    assert least_size(FULL_HD, in_points=False) == SMALLEST
    assert least_size([], in_points=False) == SMALLEST
    small = Monitor(Rect(1920, 0, 1024, 640), Rect(1920, 0, 1024, 620))
    assert USUAL_FRAME.around(Rect((0, 0), least_size([*FULL_HD, small], in_points=False))).size <= (1024, 620)


@pytest.mark.parametrize("position", [(120, 60), (-1500, 100), (300, -900), (1950, 310), (-700, 30), (500, -300)])
def test_a_remembered_place_comes_back_as_it_was_on_any_screen_and_across_two(position):
    place = Geometry((1200, 700), position, maximised=True)
    assert visible_geometry(place, FOUR) == place


@pytest.mark.parametrize(
    ("position", "meant"),
    [
        ((5000, 100), (720, 100)),
        ((-3000, 0), (0, 0)),
        ((100, 4000), (100, 340)),
        ((100, -200), (100, 0)),
        ((400, 360), (400, 340)),
    ],
)
def test_a_place_that_is_not_seen_whole_is_moved_as_little_as_may_be(position, meant):
    assert visible_geometry(Geometry((1200, 700), position), FULL_HD) == Geometry((1200, 700), meant)


def test_a_window_larger_than_the_screen_becomes_as_large_as_may_be():
    assert visible_geometry(Geometry((3000, 2000), (-50, -50)), FULL_HD) == Geometry((1920, 1040), (0, 0))


def test_two_screens_that_show_the_same_are_one():
    twice = (*FULL_HD, *FULL_HD)
    assert visible_geometry(Geometry((1200, 700), (1320, 0)), twice).position == (720, 0)


@given(
    st.tuples(st.integers(1024, 9000), st.integers(640, 9000)),
    st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)) | st.none(),
    st.sets(st.sampled_from(range(4)), min_size=1).map(lambda chosen: [FOUR[number] for number in sorted(chosen)]),
)
def test_wherever_it_was_it_is_whole_and_the_next_start_leaves_it_there(size, position, screens):
    place = visible_geometry(Geometry(size, position), screens)
    if position is not None:
        assert is_visible(Rect(place.position, place.size), screens)
        assert visible_geometry(place, screens) == place
    assert place.size[0] <= max(size[0], SMALLEST[0])
    assert place.size[1] <= max(size[1], SMALLEST[1])


def test_settings_and_geometry_are_inverse():
    place = Geometry((1400, 900), (12, 34), fullscreen=True, maximised=True)
    assert geometry_of(remembered(Settings(), place)) == place


def inner(window):
    """Return the window of SDL, which somebody moves and sizes."""
    return window._window


@pytest.fixture
def window(monkeypatch):
    """A window on one large screen, under a window system that asks by the corner of the frame."""
    monkeypatch.setattr(sdl, "screens", lambda: FULL_HD)
    made = Window("Scopa", Geometry((1024, 660), (10, 10)))
    made._driver = "x11"
    yield made
    made.close()


def test_the_window_has_its_least_size_and_comes_back_from_the_full_screen(window):
    assert window.size == (1024, 660)
    assert tuple(inner(window).minimum_size) == SMALLEST
    window.settled()
    window.toggle_fullscreen()
    assert window.geometry() == Geometry((1024, 660), (10, 10), fullscreen=True)
    window.toggle_fullscreen()
    window.renew()
    window.settled()
    assert window.geometry() == Geometry((1024, 660), (10, 10))


def test_a_window_does_not_wander_by_the_frame_that_is_put_round_it(window, monkeypatch):
    monkeypatch.setattr(sdl, "frame", lambda number: WindowFrame(1, 20, 1, 5))
    inner(window).position = (11, 30)
    window.settled()
    assert window.geometry().position == (10, 10)
    inner(window).position = (311, 130)
    window.settled()
    assert window.geometry().position == (310, 110), "later moves are the player's"


def test_a_window_that_was_put_elsewhere_is_moved_once_and_then_left(window):
    inner(window).position = (60, 70)
    window.settled()
    assert inner(window).position == (10, 10)
    inner(window).position = (60, 70)
    window.settled()
    assert window.geometry().position == (60, 70)


def test_a_window_that_somebody_has_made_larger_meanwhile_is_left_to_him(window):
    inner(window).position, inner(window).size = (60, 70), (1100, 700)
    window.settled()
    assert window.geometry() == Geometry((1100, 700), (60, 70))


def test_quit_at_once_it_is_remembered_where_it_was_asked_for(window):
    inner(window).position = (60, 70)
    assert window.geometry().position == (10, 10)


def test_a_window_is_brought_in_when_its_screen_goes_and_not_when_a_player_moves_it(window, monkeypatch):
    monkeypatch.setattr(sdl, "screens", lambda: FOUR)
    window.settled()
    inner(window).position = (2000, 500)
    window.settled()
    monkeypatch.setattr(sdl, "screens", lambda: FULL_HD)
    window.settled()
    assert inner(window).position == (1920 - 1024, 1040 - 660)
    inner(window).position = (1500, 300)
    window.settled()
    assert inner(window).position == (1500, 300)


def test_of_a_large_or_hidden_window_the_place_behind_it_is_remembered(window, monkeypatch):
    window.settled()
    monkeypatch.setattr(sdl, "is_maximised", lambda number: True)
    inner(window).position, inner(window).size = (0, 20), (1920, 1020)
    window.settled()
    assert window.geometry() == Geometry((1024, 660), (10, 10), maximised=True)
    monkeypatch.setattr(sdl, "is_minimised", lambda number: True)
    monkeypatch.setattr(sdl, "is_maximised", lambda number: False)
    inner(window).position = (-32000, -32000)
    window.settled()
    assert window.geometry() == Geometry((1024, 660), (10, 10), maximised=True)


def test_where_nobody_is_told_the_place_it_stays_as_it_was_known(window):
    window._driver = "wayland"
    inner(window).position = (0, 0)
    window.settled()
    assert window.geometry().position == (10, 10)


def test_sdl_is_asked_where_the_screens_stand():
    asked = sdl.screens()
    assert [screen.whole.size for screen in asked] == pygame.display.get_desktop_sizes()
    assert all(screen.whole.contains(screen.usable) for screen in asked)


def test_without_the_library_the_screens_stand_side_by_side_and_nothing_is_known_of_a_window(monkeypatch):
    monkeypatch.setattr(sdl, "library", lambda: None)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 1024)])
    assert [screen.whole for screen in sdl.screens()] == [Rect(0, 0, 1920, 1080), Rect(1920, 0, 1280, 1024)]
    assert (sdl.frame(1), sdl.is_maximised(1), sdl.is_minimised(1)) == (WindowFrame(), False, False)


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


def test_the_wait_sleeps_until_an_event_comes(monkeypatch):
    refuse = SimpleNamespace(**{**vars(time), "sleep": lambda _seconds: pytest.fail("it polls")})
    monkeypatch.setattr(ticker, "time", refuse)
    clock = RealTime()
    pygame.event.clear()
    clock.wait(20)
    assert not pygame.event.peek(), "the time was over"
    pygame.event.post(pygame.event.Event(pygame.event.custom_type()))
    clock.wait(10 * 60 * 1000)
    assert pygame.event.peek(), "it came at once, and was left for whoever reads events"
    pygame.event.clear()


def start(tmp_path, **environment):
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    return subprocess.run(
        [sys.executable, "-m", "scopa_gui"],
        env={**clean, "XDG_RUNTIME_DIR": str(tmp_path), "SCOPA_HOME": str(tmp_path / "game"), **environment},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="how Linux has no screen")
@pytest.mark.parametrize(
    "environment", [{}, {"DISPLAY": ":4242"}], ids=["no display named", "a display that is not there"]
)
def test_without_a_screen_the_program_says_so_in_one_sentence_and_does_not_run_unseen(tmp_path, environment):
    done = start(tmp_path, **environment)
    assert done.returncode == 3
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("Scopa needs a display: ")
    assert not (tmp_path / "game").exists()


def test_an_unseen_driver_that_was_asked_for_is_used(tmp_path):
    """As the tests do: the program starts, and runs until it is ended."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "SCOPA_HOME": str(tmp_path / "game"),
    }
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
