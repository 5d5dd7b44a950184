"""The run of all tests that .ci/run makes ends with what both of its halves said."""

import os
import shutil
import subprocess

import pytest

from tests.conftest import PROJECT

SCRIPT = PROJECT / ".ci" / "run"
PYTHON = """#!/bin/sh
[ "$1" = -c ] && exit 0
case "$*" in
    *--optimized*) echo "== $SECOND in 2.00s =="; exit $SECOND_STATUS;;
    *) echo "more"; echo "== $FIRST in 1.00s =="; exit $FIRST_STATUS;;
esac
"""
pytestmark = pytest.mark.skipif(
    not SCRIPT.exists() or shutil.which("bash") is None, reason="there is no .ci/run here, or no bash"
)


@pytest.fixture
def run(tmp_path):
    """Runs it with a Python that says how the tests went, on a machine where nothing can be installed."""
    programs = {"python3": PYTHON, "apt-get": "#!/bin/sh\nexit 1\n", "sudo": "#!/bin/sh\nexit 1\n"}
    for name, text in programs.items():
        (tmp_path / name).write_text(text, encoding="ascii")
        (tmp_path / name).chmod(0o755)

    def start(first, second, *words):
        said = {"FIRST": f"{9 - first} passed", "SECOND": f"{5 - second} passed"}
        status = {"FIRST_STATUS": str(first), "SECOND_STATUS": str(second)}
        path = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
        return subprocess.run(
            [SCRIPT, *words], env=os.environ | path | said | status, capture_output=True, text=True, check=False
        )

    return start


@pytest.mark.parametrize(("first", "second"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_it_fails_if_one_half_does_and_ends_with_the_last_line_of_each(run, first, second):
    done = run(first, second)
    assert done.returncode == (first or second)
    assert done.stdout.splitlines()[-4:] == [
        f"With python -O, as in packages (exit status {second}):",
        f"== {5 - second} passed in 2.00s ==",
        f"All tests (exit status {first}):",
        f"== {9 - first} passed in 1.00s ==",
    ]


def test_with_arguments_there_is_one_run(run):
    done = run(1, 0, "tests/engine")
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["more", "== 8 passed in 1.00s =="]
