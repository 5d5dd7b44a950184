"""Standard streams closed, full or left: each program says so in one sentence where it can, never by a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="streams as on Linux")
ENGINE, WINDOW = "scopa_gui.headless", "scopa_gui"
REQUEST = '{"kind": "presets"}\n'


def run(module, words, streams):
    """The program with its streams put elsewhere by a shell."""
    command = f'exec "$0" -m {module} {words} {streams}'
    return subprocess.run(
        ["sh", "-c", command, sys.executable],
        cwd=PROJECT,
        input=REQUEST,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(("module", "words", "streams", "status", "said"), [
    (ENGINE, "", "<&-", 1, "one of them is closed"),
    (ENGINE, "", ">&-", 1, "one of them is closed"),
    (ENGINE, "", ">/dev/full", 1, "can no longer read or write: No space left on device."),
    (ENGINE, "", "2>&-", 0, ""),
    (ENGINE, "", "<&- >&- 2>&-", 1, ""),
    (ENGINE, "--help", ">/dev/full", 1, "could not be written: No space left on device."),
    (ENGINE, "--nonsense", "2>/dev/full", 2, ""),
    (ENGINE, "--nonsense", "2>&-", 2, ""),
    (WINDOW, "--help", ">/dev/full", 1, "could not be written: No space left on device."),
    (WINDOW, "--version", ">&-", 0, ""),
    (WINDOW, "--nonsense", "2>/dev/full", 2, ""),
    (WINDOW, "--nonsense", "<&- >&- 2>&-", 2, ""),
])  # fmt: skip
def test_a_stream_that_does_not_work_is_told_in_a_sentence(module, words, streams, status, said):
    done = run(module, words, streams)
    assert done.returncode == status
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == bool(said)


@pytest.mark.parametrize("streams", ["<&- >&- 2>&-", ">/dev/full 2>/dev/full"])
def test_the_window_needs_no_stream(streams):
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m tests.house.driven {streams}', sys.executable],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
