"""When the game cannot start: what is kept, and what to do."""

import os
import subprocess
import sys
import threading

import pytest

from scopa_gui.art.masters import MissingPictureError
from scopa_gui.store.paths import Paths
from scopa_gui.ui import crash
from scopa_gui.ui.scene import Push
from scopa_gui.ui.scenes.rules import Rules
from scopa_gui.ui.scenes.title import Title
from tests.conftest import PROJECT
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_start_that_fails_says_where_everything_is_and_names_no_button(make_context, language):
    make_context(language=language)
    paths = Paths("/home/anna")
    sentence = crash.start_sentence(KeyError("x"), paths.logs / "scopa.log", paths)
    for path in (paths.settings, paths.archive, paths.logs / "scopa.log"):
        assert str(path) in sentence
    assert not any(word in sentence for word in ("Continue", "Continua", "Weiterspielen"))
    missing = crash.start_sentence(MissingPictureError("A picture of the game is missing: a.webp"), None, paths)
    assert "a.webp" in missing
    assert str(paths.settings) in missing


def test_an_error_on_the_title_ends_with_the_sentence_of_a_start_and_one_behind_it_goes_home(context, capsys, monkeypatch):
    pilot = Pilot(context, Title(context))
    pilot.app.stack.apply(Push(Rules(context)))
    monkeypatch.setattr(Rules, "handle", lambda self, intent: 1 / 0)
    pilot.key("a")
    pilot.press("button:close")
    assert isinstance(pilot.scene, Title)
    assert "Continue" in capsys.readouterr().err
    monkeypatch.setattr(Title, "handle", lambda self, intent: 1 / 0)
    pilot.key("a")
    assert pilot.app.stack.failed
    told = capsys.readouterr().err
    assert told.count("Scopa cannot show its first screen") == 1
    assert "Continue" not in told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_log_that_is_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / crash.LOG)
    done = threading.Thread(target=crash.write_log, args=(tmp_path, ValueError("x")), daemon=True)
    done.start()
    done.join(20)
    assert not done.is_alive()


@pytest.mark.parametrize("text", [b'{"language": "en", "deck": "\xff"}', b'{"language": "en", "deck": "tarocco", "back": "no", "table": "no"}'])
def test_the_program_starts_with_settings_that_are_damaged_or_of_another_version(tmp_path, text):
    """The program itself, on a screen that nobody sees, as far as its first picture."""
    settings = Paths(tmp_path).settings
    settings.parent.mkdir(parents=True)
    settings.write_bytes(text)
    program = """
import sys
from scopa_gui.ui import app, loop
from scopa_gui.ui.scene import Quit
def first_picture(self):
    print([type(scene).__name__ for scene in self.stack.scenes], list(self.toast._lines))
    self.stack.apply(Quit())
loop.App._rest = first_picture
sys.exit(app.run())
"""
    environment = {**os.environ, "SCOPA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("['Title'] ['"), done.stdout
    assert done.stderr == ""
