"""What is told when the program fails is told everywhere: whatever the folders' names, on any terminal or none."""

import io
import os
import sys
import threading
from pathlib import Path

import pytest

from scopa_gui.complaint import complain
from scopa_gui.store import error_log
from scopa_gui.store.notices import shown
from scopa_gui.store.paths import Paths
from scopa_gui.ui import crash
from scopa_gui.ui.front.title_screen import TitleScreen
from tests.ui.pilot import Pilot

LATIN = os.fsdecode(b"h\xe9me")
"""A name in Latin-1, as Python reads it on a system of UTF-8."""


FULL = Path("/dev/full")


class UnspeakableError(Exception):
    def __str__(self):
        raise ValueError("not even that")


def ascii_stream():
    return io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")


def written(stream):
    return stream.buffer.getvalue().decode("ascii")


@pytest.mark.parametrize(
    "error", [OSError(f"{LATIN}/x"), ValueError("\ud800 \udfff"), UnspeakableError(), RecursionError("é“”")]
)
def test_the_log_takes_every_error_in_every_folder(tmp_path, error):
    path = error_log.write_log(tmp_path / LATIN / "a b\n", error)
    assert path is not None
    assert type(error).__name__ in path.read_text(encoding="utf-8")


def test_where_no_log_can_be_written_the_sentence_names_none(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert error_log.write_log(tmp_path / "file", OSError()) is None
    assert error_log.write_log(tmp_path / "\0", OSError()) is None
    assert "Details" not in crash.sentence(None)


def test_a_path_is_shown_in_letters(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / LATIN))
    assert shown(tmp_path / LATIN / "x") == "~/x".replace("/", os.sep)
    assert shown(f"/{LATIN}/é") == "/h\ufffdme/é".replace("/", os.sep)
    shown("/\ud800 \udfff\udc00").encode()


@pytest.mark.parametrize("sentence", ["plain", "è “così”", f"/{LATIN}/x", "\ud800"])
def test_a_complaint_is_heard_on_a_terminal_of_ascii(monkeypatch, sentence):
    monkeypatch.setattr(sys, "stderr", ascii_stream())
    complain(sentence)
    assert written(sys.stderr) == sentence.encode("ascii", "backslashreplace").decode() + "\n"


@pytest.mark.skipif(not FULL.exists(), reason="no full device")
def test_a_complaint_that_nobody_can_hear_is_no_error(monkeypatch):
    closed, full = ascii_stream(), FULL.open("w", encoding="ascii")
    closed.close()
    for stream in (None, closed, full):
        monkeypatch.setattr(sys, "stderr", stream)
        complain("nobody hears this")
    full.close()


@pytest.mark.parametrize("stream", [ascii_stream, lambda: None])
def test_a_failing_scene_in_a_home_in_latin_1_goes_back_to_the_title(make_context, tmp_path, monkeypatch, stream):
    context = make_context()
    context.paths = Paths(tmp_path / LATIN)
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:settings")
    monkeypatch.setattr(pilot.scene, "handle", lambda intent: 1 / 0)
    monkeypatch.setattr(sys, "stderr", stream())
    pilot.key("x")
    assert "h\ufffdme" in pilot.scene.message, "and has been drawn"
    pilot.press("button:close")
    assert isinstance(pilot.scene, TitleScreen)
    assert "ZeroDivisionError" in (context.paths.logs / error_log.LOG).read_text(encoding="utf-8")


def test_a_thread_that_fails_is_told_of_and_the_game_goes_on(context, monkeypatch, capsys):
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    pilot = Pilot(context, TitleScreen(context))
    crash.listen(context)
    for error in (ZeroDivisionError("in a thread"), ImportError("no good", name="numpy"), SystemExit()):
        failing = threading.Thread(target=lambda error=error: (_ for _ in ()).throw(error))
        failing.start()
        failing.join()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert "Your match is saved" in said[0]
    assert "Scopa could not load numpy, which it needs" in said[1]
    assert pilot.news == said
    assert "in a thread" in (context.paths.logs / error_log.LOG).read_text(encoding="utf-8")
