"""The window's place from start to start: to the pixel, maximised and full screen too; whole on whatever screens."""

import re
import shutil

import pytest

from tests.e2e.program import until

pytestmark = pytest.mark.e2e

OTHERS = ("xfwm4", "metacity", "icewm", "fluxbox")


@pytest.fixture(params=["openbox", *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
def at_home(request, make_server, make_program):
    """The program, not yet started, on a screen with a window manager: openbox, and whatever others are installed."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    return make_program(make_server((1366, 768), window_manager=request.param))


def quit_and_start(program):
    place = program.place()
    program.server.key("ctrl+q")
    assert program.wait() == 0
    program.start()
    return place


def rest(program):
    """The place once nothing has moved for a second, nor anything on it."""
    program.server.settle()
    seen = [program.place()]

    def still():
        seen.append(program.place())
        return len(seen) > 20 and len(set(seen[-20:])) == 1

    until(still, "a window that stands still", every=0.05)
    return seen[-1]


@pytest.mark.slow
def test_it_stands_to_the_pixel_where_it_was_ten_times_in_a_row(at_home):
    program = at_home.start()
    rest(program)
    program.server.place_window(97, 31, 1111, 655)
    until(lambda: program.place()[2:] == (1111, 655), "the size asked for")
    first = rest(program)
    for _ in range(10):
        quit_and_start(program)
        assert rest(program) == first


@pytest.mark.whole
def test_maximised_comes_back_maximised_and_the_window_behind_it(at_home):
    program = at_home.start()
    rest(program)
    program.server.place_window(97, 31, 1111, 655)
    until(lambda: program.place()[2:] == (1111, 655), "the size asked for")
    window = rest(program)
    program.server.maximise(on=True)
    until(lambda: program.place()[2] > 1300, "a large window")
    large = rest(program)
    for _ in range(3):
        quit_and_start(program)
        assert rest(program) == large
    program.server.key("F11")
    until(lambda: program.place() == (0, 0, 1366, 768), "the whole screen")
    rest(program)
    for _ in range(2):
        quit_and_start(program)
        assert rest(program) == (0, 0, 1366, 768)
    program.server.key("F11")
    until(lambda: program.place() != (0, 0, 1366, 768), "the large window")
    assert rest(program) == large
    program.server.maximise(on=False)
    until(lambda: program.place()[2] < 1300, "the window")
    assert rest(program) == window
    quit_and_start(program)
    assert rest(program) == window


@pytest.mark.whole
def test_it_comes_back_from_the_whole_screen_to_the_pixel(at_home):
    program = at_home.start()
    rest(program)
    program.server.place_window(97, 31, 1111, 655)
    until(lambda: program.place()[2:] == (1111, 655), "the size asked for")
    window = rest(program)
    for _ in range(2):
        program.server.key("F11")
        until(lambda: program.place() == (0, 0, 1366, 768), "the whole screen")
        rest(program)
        program.server.key("alt+Return")
        until(lambda: program.place() != (0, 0, 1366, 768), "the window")
        assert rest(program) == window


def is_whole(program, screen):
    """Whether the window and its frame lie in what the window manager's panels leave of the screen."""
    left, top, wide, high = program.place()
    frame = numbers(program.server.property("_NET_FRAME_EXTENTS")) or [0, 0, 0, 0]
    area = numbers(program.server.root_property("_NET_WORKAREA"))[:4] or [0, 0, *screen]
    outside = (left - frame[0], top - frame[2], left + wide + frame[1], top + high + frame[3])
    return (
        outside[0] >= area[0]
        and outside[1] >= area[1]
        and outside[2] <= area[0] + area[2]
        and outside[3] <= area[1] + area[3]
    )


def numbers(said):
    """Return the whole numbers in what xprop says."""
    return [int(one) for one in re.findall(r"\d+", said.partition("=")[2])]


def test_the_first_window_is_seen_whole_with_its_frame(at_home):
    program = at_home.start()
    _left, _top, wide, high = rest(program)
    assert is_whole(program, (1366, 768))
    area = numbers(program.server.root_property("_NET_WORKAREA"))[:4] or [0, 0, 1366, 768]
    assert wide >= 0.9 * area[2]
    assert high >= 0.9 * area[3]


def test_where_a_title_bar_leaves_less_than_the_least_window_all_of_it_is_seen(make_server, make_program):
    program = make_program(make_server((1024, 640), window_manager=True)).start()
    wide, high = rest(program)[2:]
    assert is_whole(program, (1024, 640))
    assert wide > 1000
    assert high > 590


@pytest.mark.parametrize("screen", [(720, 576), pytest.param((800, 480), marks=pytest.mark.slow)])
def test_on_a_screen_smaller_than_the_least_window_it_fills_the_screen(make_server, make_program, screen):
    program = make_program(make_server(screen, window_manager=True)).start()
    assert rest(program) == (0, 0, *screen)
    program.server.key("F11")
    until(lambda: program.place() != (0, 0, *screen), "a window")
    rest(program)
    assert is_whole(program, screen)
