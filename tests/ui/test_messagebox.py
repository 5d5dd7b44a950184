"""Why the program ends, in a box where nobody reads a terminal, in the player's language; no machine waits for it."""

import io
import os
import subprocess
import sys
import time

import pygame
import pytest

from scopa_gui.ui.kit import message_box
from tests.conftest import PROJECT

SENTENCE = "Scopa kann „nicht“ starten: $HOME `x` <b> & „ł“ è vero."
pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the boxes of Linux")


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def desk(monkeypatch, tmp_path):
    """A desktop without a terminal, and an empty folder on PATH for the programs of the system."""
    monkeypatch.setenv("DISPLAY", ":nowhere")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def by_sdl(monkeypatch, tmp_path):
    """What SDL's box shows, from the process that is the box."""
    path = tmp_path / "by-sdl"
    monkeypatch.setattr(
        pygame.display, "message_box", lambda title, told, *given, **more: path.write_text(told, encoding="utf-8")
    )
    return path


def program(folder, name, does="exit 0"):
    """A program of the system's that writes down how it was called."""
    path = folder / name
    path.write_text(
        f'#!/bin/sh\nfor word in "$@"; do echo "$word"; done > "{folder}/{name}.said"\n{does}\n', encoding="utf-8"
    )
    path.chmod(0o755)
    return folder / f"{name}.said"


def test_a_box_is_shown_to_somebody_at_a_screen_who_reads_no_terminal(desk, monkeypatch):
    assert message_box.is_wanted()
    monkeypatch.setattr(sys, "stderr", None)
    assert message_box.is_wanted(), "as of a program without a console"
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    assert message_box.is_wanted()


@pytest.mark.parametrize(
    ("name", "value"),
    [("DISPLAY", None), ("CI", "true"), ("SDL_VIDEODRIVER", "dummy"), ("SDL_VIDEODRIVER", "offscreen")],
)
def test_no_box_without_a_screen_nor_for_a_machine(desk, by_sdl, monkeypatch, name, value):
    said = program(desk, "zenity")
    monkeypatch.setenv(name, value or "")
    message_box.show(SENTENCE)
    assert not said.exists()
    assert not by_sdl.exists()


def test_no_box_beside_a_terminal(desk, by_sdl, monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    message_box.show(SENTENCE)
    assert not by_sdl.exists()


@pytest.mark.parametrize("name", ["zenity", "kdialog"])
def test_the_box_of_the_desktop_comes_first_and_gets_the_sentence_as_it_is(desk, by_sdl, name):
    said = program(desk, name)
    message_box.show(SENTENCE)
    assert SENTENCE in said.read_text(encoding="utf-8").splitlines()[-1]
    assert not by_sdl.exists()


@pytest.mark.parametrize("does", ["exit 127", "kill -9 $$"])
def test_where_that_does_not_work_sdl_shows_it_in_lines_and_in_letters_that_it_has(desk, by_sdl, does):
    program(desk, "zenity", does)
    message_box.show(f"{SENTENCE} " * 3)
    told = by_sdl.read_text(encoding="utf-8")
    assert 'kann "nicht" starten' in told
    assert "\u0142" not in told
    assert "è vero" in told
    assert max(map(len, told.splitlines())) <= 72
    assert len(told.splitlines()) > 1


def test_without_pygame_there_is_xmessage_and_without_that_nothing_happens(desk, monkeypatch):
    monkeypatch.setitem(sys.modules, "pygame", None)
    message_box.show(SENTENCE)
    said = program(desk, "xmessage")
    message_box.show(SENTENCE)
    assert "e vero." in said.read_text(encoding="ascii")


def test_a_box_that_nobody_puts_away_is_gone_after_a_while(desk, by_sdl, monkeypatch):
    monkeypatch.setenv("PATH", f"{desk}:/bin:/usr/bin")
    monkeypatch.setattr(message_box, "LASTS", 0.2)
    monkeypatch.setattr(message_box, "GRACE", 0)
    program(desk, "zenity", "exec sleep 100")
    message_box.show(SENTENCE)
    assert not by_sdl.exists(), "it was shown, if to nobody"


def test_a_box_of_sdl_that_nobody_puts_away_is_ended(desk, monkeypatch):
    monkeypatch.setattr(message_box, "LASTS", 0.2)
    monkeypatch.setattr(pygame.display, "message_box", lambda *given, **more: time.sleep(100))
    boxes, fork = [], os.fork

    def remembered():
        child = fork()
        if child:
            boxes.append(child)
        return child

    monkeypatch.setattr(os, "fork", remembered)
    message_box.show(SENTENCE)
    (box,) = boxes
    with pytest.raises(ProcessLookupError):
        os.kill(box, 0)


def test_a_box_of_sdl_that_fails_is_none(desk, monkeypatch):
    def refuse(*given, **more):
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    said = program(desk, "xmessage")
    message_box.show(SENTENCE)
    assert said.exists()


WITHOUT = (
    "import sys\nfor name in {0!r}: sys.modules[name] = None\n"
    "from scopa_gui.__main__ import main\nsys.exit(main({1!r}))"
)


def said(hidden, words, home, **environment):
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(hidden, words)],
        cwd=PROJECT,
        env={**os.environ, "SCOPA_HOME": str(home), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert len(done.stderr.splitlines()) == 1
    return done.returncode, done.stderr.rstrip("\n")


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("hidden", "words", "told"),
    [
        (["msgspec"], [], "Scopa kann ohne die Python-Bibliothek msgspec nicht starten: Starte es mit"),
        (
            ["msgspec", "appdirs", "PIL"],
            [],
            "Scopa kann ohne die Python-Bibliotheken pillow, appdirs und msgspec nicht starten",
        ),
        (["sqlite3", "json"], [], "Scopa kann nicht starten: Diesem Python"),
        ([], ["--tisch"], "scopa-gui kennt '--tisch' nicht"),
        (["gettext"], ["--tisch"], "scopa-gui does not recognise '--tisch'"),
    ],
)
def test_why_it_does_not_start_is_told_in_the_language_of_the_system_where_that_can_be(tmp_path, hidden, words, told):
    assert told in said(hidden, words, tmp_path, LANG="de_AT.UTF-8", LC_ALL="")[1]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (b'{"language": "it"}', "non conosce"),
        (b'{"language": ["it"]}', "does not recognise"),
        (b"[" * 100_000, "does not recognise"),
        (b"\xff", "does not recognise"),
        (b"[]", "does not recognise"),
    ],
)
def test_the_language_of_the_settings_comes_first(tmp_path, settings, told):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_bytes(settings)
    assert told in said([], ["-x"], tmp_path)[1]


def test_nothing_of_this_is_loaded_for_a_good_start():
    program = (
        "import sys; from scopa_gui.__main__ import main; main(['--version']); "
        "print([name for name in sys.modules if 'scopa' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "['scopa_gui', 'scopa_gui.complaint', 'scopa_gui.__main__']"
