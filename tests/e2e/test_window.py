"""The window itself: its size, the whole screen, keys that work everywhere, languages, a machine without a screen."""

import os
import subprocess
import sys
import time
from random import Random

import pytest

from tests.conftest import PROJECT, TRANSLATED
from tests.e2e.hands import Mouse
from tests.e2e.match import Course, begin, choose_speed, title
from tests.e2e.program import until

pytestmark = pytest.mark.e2e


@pytest.mark.whole
def test_f11_fills_the_screen_and_comes_back_in_the_middle_of_a_match(make_server, make_program):
    program = make_program(make_server((1600, 1000), window_manager=True)).start((1280, 800))
    mouse = Mouse(program)
    choose_speed(program, mouse, "instant")
    course = Course(program, mouse, begin(program, mouse, "scopa", 2).id, Random("window"))
    assert not course.play(most=2)
    before = program.place()
    program.server.key("F11")
    until(lambda: program.place() == (0, 0, 1600, 1000), "the whole screen")
    program.mirror.resize((1600, 1000))
    course.see_my_hand(course.wait_for_me())
    assert not course.play(most=2)
    program.server.key("F11")
    until(lambda: program.place()[2:] == before[2:], "the window as it was")
    program.mirror.resize(before[2:])
    course.see_my_hand(course.wait_for_me())
    assert not course.play(most=2)


@pytest.mark.whole
def test_the_window_may_be_resized_while_cards_fly(make_server, make_program):
    program = make_program(make_server((2560, 1440))).start((1280, 800))
    mouse = Mouse(program)
    choose_speed(program, mouse, "fast")
    course = Course(program, mouse, begin(program, mouse, "scopa", 2).id, Random("sizes"))
    for size in ((1024, 640), (2560, 1440), (1280, 1000), (1920, 800)):
        time.sleep(0.1)  # into the deal, or the flight of the card just played
        program.server.resize(*size)
        until(lambda: program.place()[2:] == size, f"a window of {size}")  # noqa: B023 - asked at once
        program.mirror.resize(size)
        table = course.wait_for_me()
        if table.to_move is None:
            course.pass_count(table)
            table = course.wait_for_me()
        course.see_my_hand(table)
        course.turn(table)


def test_m_mutes_and_is_remembered(program):
    title(program)
    program.wait_to_see("button:play")
    assert not program.saved().get("muted", False)
    program.server.key("m")
    until(lambda: program.saved().get("muted") is True, "muted in the settings")
    program.server.key("m")
    until(lambda: program.saved().get("muted") is False, "not muted in the settings")


@pytest.mark.parametrize(
    "language", [TRANSLATED[0], *(pytest.param(language, marks=pytest.mark.whole) for language in TRANSLATED[1:])]
)
def test_the_language_changes_at_once_and_stays(program, language):
    mouse = Mouse(program)
    title(program)
    mouse.press("button:settings")
    from scopa_gui.ui.front.settings_screen import SettingsScreen

    program.mirror.show(SettingsScreen(program.mirror.context))
    mouse.choose("choice:page", "window")
    mouse.choose("choice:language", language)
    program.wait_to_see("button:back", "choice:type", "toggle:sound")
    mouse.press("button:back")
    title(program)
    program.wait_to_see("button:play", "button:settings", "button:rules", "button:quit")
    mouse.press("button:quit")
    assert program.wait() == 0
    program.start()
    title(program)
    program.step_aside()
    program.wait_to_see("button:play", "button:settings", "button:rules", "button:quit")


@pytest.mark.parametrize(
    "screen",
    [
        {},
        {"DISPLAY": ":9987"},
        {"SDL_VIDEODRIVER": "x11"},
        {"DISPLAY": ":9987", "SDL_VIDEODRIVER": "x11"},
        {"WAYLAND_DISPLAY": "none"},
    ],
)
def test_without_a_screen_it_says_so_in_one_sentence_and_does_not_run_unseen(package, tmp_path, screen):
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in names}
    environment |= {
        "SCOPA_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(package),
        "XDG_RUNTIME_DIR": str(tmp_path),
        **screen,
    }
    answer = subprocess.run(
        [sys.executable, "-m", "scopa_gui"],
        cwd=package,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 3
    assert answer.stdout == ""
    assert answer.stderr.strip().count("\n") == 0
    assert answer.stderr.strip().endswith(".")
    assert "Traceback" not in answer.stderr
    assert not (tmp_path / "home").exists()


HELD_BACK = """
import sys
from scopa_gui.ui.kit import process_environment
process_environment.hint()
from scopa_gui.ui.start_display import start_display
start_display()
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.window import Window
window = Window("Scopa", Geometry(size=(1024, 640)))
window.surface.fill("red")
print("drawn", flush=True)
sys.stdin.readline()
window.flip()
print("shown", flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("window_manager", [False, True])
def test_the_window_is_seen_with_its_first_picture_and_not_before(make_server, window_manager):
    server = make_server(window_manager=window_manager)
    held = server.start([sys.executable, "-c", HELD_BACK], cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with held.stdin, held.stdout:
        assert held.stdout.readline() == "drawn\n"
        time.sleep(0.3)  # for a window that comes too soon
        assert server.find() is None
        held.stdin.write("\n")
        held.stdin.flush()
        assert held.stdout.readline() == "shown\n"
        server.window()
        until(lambda: (255, 0, 0) in {colour for _count, colour in server.picture().getcolors(1 << 16)}, "the picture")
    assert held.wait(10) == 0
