"""A test that fails leaves nothing behind that fails another; one that passes leaves nothing."""

import re

from tests.house.small_checkout import run_tests

TESTS = """
import gc
import socket
import subprocess
import sys
import threading

import pytest

LASTING = [sys.executable, "-c", "import sys; sys.stdin.read()"]


def started():
    return subprocess.Popen(LASTING, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)


@pytest.fixture(scope="module")
def shared():
    with started() as process:
        yield process


def test_fails_with_a_process(shared):
    process = started()
    assert process.poll() is not None


def test_fails_with_a_file():
    file = open(__file__)
    assert file.closed


def test_fails_with_a_socket():
    ours, theirs = socket.socketpair()
    assert theirs.fileno() == 0


def test_is_not_to_blame(shared):
    gc.collect()
    assert shared.poll() is None, "it is for all tests of the file"


def test_leaves_a_process():
    started()


def test_leaves_a_pipe():
    process = started()
    process.stdin.close()
    process.wait()


def test_leaves_work():
    ending = threading.Event()
    threading.Thread(target=ending.wait, args=(60.0,), name="long work", daemon=True).start()


def test_leaves_nothing():
    gc.collect()
    with started():
        pass
"""


def test_nothing_that_a_test_leaves_fails_another(tmp_path):
    said = run_tests(tmp_path, {"test_leaving.py": TESTS})
    assert "3 failed, 5 passed, 3 errors" in said, said
    wrong = set(re.findall(r"^(?:FAILED|ERROR) \S+::test_(\w+)", said, re.MULTILINE))
    assert wrong == {
        "fails_with_a_process",
        "fails_with_a_file",
        "fails_with_a_socket",
        "leaves_a_process",
        "leaves_a_pipe",
        "leaves_work",
    }
    assert "ResourceWarning" not in said
