"""In a real window: what it opens with is, to the pixel, what the title is then, however the window stands."""

import subprocess
import sys

import pytest

from tests.conftest import PROJECT
from tests.e2e.program import until

pytestmark = pytest.mark.e2e

SESSION = """
import sys
from scopa_gui.ui import app, loop
from scopa_gui.ui.kit.window import Window
shown = []
show, rest = Window.show_ahead, loop.App._rest
def show_and_note(self):
    if not self.has_shown:
        shown.append((self.size, self.surface.get_buffer().raw))
    show(self)
def rest_and_tell(self):
    if shown:
        live = self.window.size, self.window.surface.get_buffer().raw
        print("ahead" if len(shown) > 1 and shown[0] == live else "not ahead", *self.window.size, flush=True)
        shown.clear()
    rest(self)
Window.show_ahead, loop.App._rest = show_and_note, rest_and_tell
sys.exit(app.run())
"""


@pytest.mark.whole
def test_the_window_opens_with_the_title_as_it_will_be(make_server, tmp_path):
    server = make_server((1600, 1000), window_manager=True)
    environment = {"SCOPA_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy", "LANGUAGE": "it"}

    def session(then=None):
        """Start, look, do something and close as people do: what the window opened with, and its size."""
        program = server.start([sys.executable, "-c", SESSION], cwd=PROJECT, env=environment, stdout=subprocess.PIPE)
        with program.stdout as told:
            line = told.readline()
            while not line.startswith(("ahead", "not")):
                line = told.readline()
            server.window()
            if then is not None:
                before = server.place()
                then()
                until(lambda: server.place()[2:] != before[2:], "another size")
                server.settle()
            server.close_all()
            assert program.wait(20) == 0
        return line.rstrip("\n")

    assert session() == "not ahead 1280 800"
    assert session() == "ahead 1280 800"
    assert session(lambda: server.resize(1200, 700)) == "ahead 1280 800"
    assert session(server.maximise_all) == "ahead 1200 700"
    large = session(lambda: server.key("F11"))
    assert large.startswith("ahead 1600 ")
    assert session() == "ahead 1600 1000"
    assert session(lambda: server.key("F11")) == "ahead 1600 1000"
    assert session() == large
