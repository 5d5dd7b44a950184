"""Why the program does not start, seen on a screen by one without a terminal: a box put away by Return, or time."""

import subprocess
import sys

import pytest

from tests.e2e.xdrive import XServer

pytestmark = pytest.mark.e2e
LASTING = (
    "import sys\nfrom scopa_gui.ui.kit import message_box\nmessage_box.LASTS = {0}\n"
    "from scopa_gui.__main__ import main\nsys.exit(main(['--photo.jpg']))"
)


@pytest.fixture
def server():
    """A screen with the pointer in its corner: how high a box is, and what lies under the middle, is for the fonts."""
    with XServer((1024, 640)) as server:
        server.move_on_screen(1, 1)
        yield server


def started(server, package, home, seconds):
    """The program with a word unknown to it, as if a picture was dropped on it; no boxes of the desktop's own."""
    environment = {
        "SCOPA_HOME": str(home),
        "PYTHONPATH": str(package),
        "PATH": "",
        "LANG": "de_DE.UTF-8",
        "LC_ALL": "",
        "CI": "",
    }
    return server.start(
        [sys.executable, "-c", LASTING.format(seconds)], env=environment, cwd=package, stderr=subprocess.PIPE
    )


def test_a_box_says_why_and_return_puts_it_away(server, package, tmp_path):
    program = started(server, package, tmp_path, 100)
    server.window()
    assert program.poll() is None
    server.focus()
    server.key("Return")
    told = program.communicate(timeout=30)[1]
    assert program.returncode == 2
    assert told.startswith("scopa-gui kennt '--photo.jpg' nicht")


def test_a_box_that_nobody_sees_is_gone_after_a_while(server, package, tmp_path):
    program = started(server, package, tmp_path, 2)
    server.window()
    told = program.communicate(timeout=30)[1]
    assert server.find() is None
    assert program.returncode == 2
    assert len(told.splitlines()) == 1
