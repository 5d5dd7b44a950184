"""The program may end at any moment of its worker's start and work: the process ends with it and prints nothing."""

import contextlib
import os
import signal
import subprocess
import sys

import pytest

from tests.conftest import PROJECT
from tests.game.asking_window import PATIENCE, posix
from tests.game.ending_parent import IS_AT_WORK

pytestmark = posix


@pytest.fixture
def started():
    """Starts the program that ends in a way; what is left of it ends with the test."""
    groups = []

    def start(way):
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.game.ending_parent", way],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        groups.append(program)
        return program

    yield start
    for program in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        program.communicate()


@pytest.mark.parametrize("way", ["killed before it sends the work", "done before it sends the work"])
def test_a_process_whose_parent_ends_before_it_has_its_work_ends_without_a_word(started, way):
    assert started(way).communicate(timeout=PATIENCE) == ("", "")


def test_a_process_at_work_ends_with_its_parent_without_a_word(started):
    program = started("killed while it works")
    assert program.stdout.readline().strip() == IS_AT_WORK
    program.kill()
    assert program.communicate(timeout=PATIENCE) == ("", "")
