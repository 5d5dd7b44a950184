"""When the game cannot start: what is kept, and what to do."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scopa_gui.art.masters import MissingPictureError
from scopa_gui.complaint import CannotPlayError
from scopa_gui.store import error_log
from scopa_gui.store.paths import NoAssetsError, Paths
from scopa_gui.ui import crash
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.loop import App
from tests.conftest import LANGUAGES, PROJECT
from tests.ui.pilot import FakeWindow, HandClock, Pilot


@pytest.mark.rotating
@pytest.mark.parametrize("has_shown", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_that_fails_says_where_everything_is_and_names_no_button(make_context, language, has_shown):
    make_context(language=language)
    paths = Paths("/home/anna")
    sentence = crash.last_sentence(KeyError("x"), paths.logs / "scopa.log", paths, has_shown=has_shown)
    for path in (paths.settings, paths.archive, paths.logs / "scopa.log"):
        assert str(path) in sentence
    assert not any(word in sentence for word in ("Continue", "Continua", "Weiterspielen"))
    for error in (
        MissingPictureError("A picture is missing.", Path("/game/a.webp")),
        NoAssetsError(Path("/game/a.webp")),
    ):
        missing = crash.last_sentence(error, None, paths, has_shown=has_shown)
        assert str(Path("/game/a.webp")) in missing
        assert str(paths.settings) in missing
        assert "picture" not in missing, "English in other languages, and said by the file's name"


def test_an_error_on_the_title_ends_with_a_sentence_of_its_own_and_one_behind_it_goes_home(
    context, capsys, monkeypatch
):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(RulesScreen(context))
    monkeypatch.setattr(RulesScreen, "handle", lambda self, intent: 1 / 0)
    pilot.key("a")
    pilot.press("button:close")
    assert isinstance(pilot.scene, TitleScreen)
    assert "Continue" in capsys.readouterr().err
    monkeypatch.setattr(TitleScreen, "handle", lambda self, intent: 1 / 0)
    pilot.key("a")
    told = pilot.app.stack.failed
    assert "has to close" in told
    assert "first screen" not in told, "it has been shown"
    assert "Continue" not in told


def test_a_first_picture_that_fails_is_told_as_such(context, monkeypatch):
    monkeypatch.setattr(TitleScreen, "draw_still", lambda self, surface: 1 / 0)
    app = App(context, FakeWindow(), HandClock())
    with pytest.raises(CannotPlayError, match="could not show its first screen"):
        app.run()


def test_a_game_without_its_assets_says_which_folder_is_missing(tmp_path):
    program = """
import sys
from pathlib import Path
from scopa_gui.store import paths
def assets():
    raise paths.NoAssetsError(Path("/game/assets"))
paths.assets = assets
from scopa_gui.__main__ import main
sys.exit(main([]))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=PROJECT,
        env={**os.environ, "SCOPA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert f"missing or damaged ({Path('/game/assets')})" in done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_log_that_is_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / error_log.LOG)
    done = threading.Thread(target=error_log.write_log, args=(tmp_path, ValueError("x")), daemon=True)
    done.start()
    done.join(20)
    assert not done.is_alive()


@pytest.mark.rotating
@pytest.mark.parametrize(
    "text",
    [b'{"language": "en", "deck": "\xff"}', b'{"language": "en", "deck": "tarocco", "back": "no", "table": "no"}'],
)
def test_the_program_starts_with_settings_that_are_damaged_or_of_another_version(tmp_path, text):
    """The program itself, on a screen that nobody sees, as far as its first picture."""
    settings = Paths(tmp_path).settings
    settings.parent.mkdir(parents=True)
    settings.write_bytes(text)
    program = """
import sys
from scopa_gui.ui import app, loop
from scopa_gui.ui.kit.scene import Quit
def first_picture(self):
    print([type(scene).__name__ for scene in self.stack.scenes], list(self.toast._lines))
    self.stack.apply(Quit())
loop.App._rest = first_picture
sys.exit(app.run())
"""
    environment = {**os.environ, "SCOPA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("['TitleScreen', 'WelcomeScreen'] ['"), done.stdout
    assert done.stderr == ""


def test_settings_that_break_the_start_are_told_of_in_the_language_that_they_name(tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"language": "it"}', encoding="utf-8")
    program = (
        "import sys\nfrom scopa_gui.ui.front import unknown_settings\nunknown_settings.known_looks = None\n"
        "from scopa_gui.__main__ import main\nsys.exit(main([]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=PROJECT,
        env={**os.environ, "SCOPA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Scopa non riesce a mostrare la prima schermata. Niente di tuo" in done.stderr
