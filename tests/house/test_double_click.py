"""Starting the checkout by a double click: the launchers find Python, open a terminal to speak, say what is missing."""

import os
import shutil
import subprocess
import sys
import time

import pytest

from tests.conftest import PROJECT
from tests.house.test_fresh import checkout  # noqa: F401 - a fixture

PACKAGING = PROJECT / "packaging"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="a shell's scripts")


@pytest.fixture
def clicked(checkout, tmp_path):  # noqa: F811
    """Starts a launcher of the bare checkout, with only a Python, the shell's tools and the given programs on PATH."""
    for name in ("play.sh", "play.command"):
        shutil.copy(PACKAGING / name, checkout / "packaging")

    def click(name, *words, python=True, environment=True, **programs):
        tools = tmp_path / "tools"
        shutil.rmtree(tools, ignore_errors=True)
        tools.mkdir()
        for tool in ("dirname", "uname", "sh"):
            (tools / tool).symlink_to(shutil.which(tool))
        if python:
            (tools / "python3").symlink_to(sys._base_executable)
        for program, text in programs.items():
            (tools / program.replace("_", "-")).write_text(f"#!/bin/sh\n{text}\n")
            (tools / program.replace("_", "-")).chmod(0o755)
        stamp = checkout / ".venv-scopa" / "play" / "scopa-stamp"
        if not environment:
            shutil.rmtree(stamp.parent, ignore_errors=True)
        return subprocess.run(
            [checkout / "packaging" / name, *words],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
            env=os.environ | {"PATH": str(tools)},
        )

    return click


def test_the_game_starts_and_its_words_and_status_come_through(clicked):
    for name in ("play.sh", "play.command"):
        answer = clicked(name, "--version")
        assert (answer.returncode, answer.stdout) == (0, "the game --version\n"), answer.stderr


@pytest.mark.whole
def test_a_first_start_goes_into_a_terminal_where_one_can_see_it(clicked, checkout):  # noqa: F811
    answer = clicked("play.sh", environment=False, konsole='echo "in a terminal: $*"')
    assert answer.stdout == f"in a terminal: -e {checkout}/packaging/play.sh --here\n"
    assert clicked("play.sh", "--version", environment=False).returncode == 0
    later = clicked("play.sh", "--version", konsole="echo never")
    assert later.stdout == "the game --version\n"


def test_without_python_a_sentence_says_what_to_do_and_stays_on_the_screen(clicked):
    answer = clicked("play.command", python=False)
    assert answer.returncode == 1
    assert "install python3" in answer.stderr
    assert "Press Enter" in answer.stdout


@pytest.mark.whole
def test_apart_the_game_is_left_to_itself(checkout):  # noqa: F811
    sign = checkout / "played"
    (checkout / "scopa_gui" / "__main__.py").write_text(
        f"import pathlib, sys, time, small; time.sleep(0.5); pathlib.Path({str(sign)!r}).write_text(str(sys.argv[1:]))"
    )
    answer = subprocess.run(
        [sys._base_executable, checkout / "packaging" / "play.py", "--apart", "--version"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stdout) == (0, "")
    assert not sign.exists()
    end = time.monotonic() + 30
    while not sign.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert sign.read_text() == "['--version']"


def test_the_launcher_for_windows_has_its_line_ends_and_uses_no_block_that_a_bracket_in_a_path_would_end():
    data = (PACKAGING / "play.bat").read_bytes()
    assert data.count(b"\r\n") == data.count(b"\n") > 5
    assert b"(" not in data
    assert b'"%PLAY%" --apart' in data
