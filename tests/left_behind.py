"""Processes and files of a test end with it, also when it fails: otherwise they would fail one picked by chance."""

import gc
import os
import signal
import subprocess
import threading
import traceback
import warnings

import pytest

_started: list[subprocess.Popen] = []
_WORK = "long work"
"""Name of the threads of a RunningWork: they go on until the work is done or stopped, and sleep and read clocks."""
_known: set[int] = set()
_failed = pytest.StashKey[bool]()


def pytest_configure():
    """Note every process from now on."""
    begin = subprocess.Popen.__init__

    def noted(self, *given, **more):
        begin(self, *given, **more)
        _started.append(self)

    subprocess.Popen.__init__ = noted


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef):
    """What a fixture of several tests starts is not theirs: it ends it itself."""
    before = len(_started)
    made = yield
    if fixturedef.scope != "function":
        del _started[before:]
    return made


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node, call):
    """Free the locals of a failed test, and what they hold open, before the next test begins."""
    if isinstance(node, pytest.Item):
        node.stash[_failed] = True
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        traceback.clear_frames(call.excinfo.tb)
        for frame, _line in traceback.walk_tb(call.excinfo.tb):
            frame.f_locals  # noqa: B018 - before Python 3.13 this brings a copy up to date that holds them, too
        gc.collect()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item):
    """End what still runs after all fixtures, and say so where the test would have passed."""
    try:
        return (yield)
    finally:
        left = [process.args for process in _started if _is_left(process)]
        for process in _started:
            _end(process)
        _started.clear()
        left += _working()
        if left and not item.stash.get(_failed, False):
            pytest.fail(f"processes, pipes to them or threads are left: {left}", pytrace=False)


def _working():
    """Return the threads of work that nobody stopped in this test."""
    threads = [thread for thread in threading.enumerate() if thread.name == _WORK and thread.ident not in _known]
    for thread in threads:
        thread.join(2.0)
    _known.update(thread.ident for thread in threads)
    return [thread for thread in threads if thread.is_alive()]


def _pipes(process):
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def _is_left(process):
    return process.poll() is None or not all(pipe.closed for pipe in _pipes(process))


def _end(process):
    if process.poll() is None:
        if hasattr(os, "killpg") and os.getpgid(process.pid) == process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
    for pipe in _pipes(process):
        try:
            pipe.close()
        except BrokenPipeError:  # there was something left to write
            continue
