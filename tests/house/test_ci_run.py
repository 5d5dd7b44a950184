"""The run of all tests that .ci/run makes ends with what each of its three runs said."""

import os
import shutil
import subprocess

import pytest

from tests.conftest import PROJECT

SCRIPT = PROJECT / ".ci" / "run"
PYTHON = """#!/bin/sh
[ "$1" = -c ] && exit 0
case "$*" in
    *--optimized*) echo "== $OPTIMIZED in 2.00s =="; exit $OPTIMIZED_STATUS;;
    *--all*) echo "more"; echo "== $WHOLE in 3.00s =="; exit $WHOLE_STATUS;;
    *) echo "more"; echo "== $QUICK in 1.00s =="; exit $QUICK_STATUS;;
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

    def start(quick, optimized, whole, *words):
        said = {"QUICK": f"{9 - quick} passed", "OPTIMIZED": f"{5 - optimized} passed", "WHOLE": f"{30 - whole} passed"}
        status = {"QUICK_STATUS": str(quick), "OPTIMIZED_STATUS": str(optimized), "WHOLE_STATUS": str(whole)}
        path = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
        return subprocess.run(
            [SCRIPT, *words], env=os.environ | path | said | status, capture_output=True, text=True, check=False
        )

    return start


@pytest.mark.parametrize(("quick", "optimized", "whole"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 2), (2, 1, 0)])
def test_it_fails_if_one_run_does_and_ends_with_the_last_line_of_each(run, quick, optimized, whole):
    done = run(quick, optimized, whole)
    assert done.returncode == (quick or optimized or whole)
    assert done.stdout.splitlines()[-6:] == [
        f"Quick tests (exit status {quick}):",
        f"== {9 - quick} passed in 1.00s ==",
        f"With python -O, as in packages (exit status {optimized}):",
        f"== {5 - optimized} passed in 2.00s ==",
        f"All tests (exit status {whole}):",
        f"== {30 - whole} passed in 3.00s ==",
    ]


def test_with_arguments_there_is_one_run(run):
    done = run(1, 0, 0, "tests/engine")
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["more", "== 8 passed in 1.00s =="]
