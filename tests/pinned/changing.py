"""The answers of the program with one number changed: in a process of its own, before the program is loaded there."""

import importlib.machinery
import multiprocessing
import signal
import sys

from tests.pinned.numbers import notices, tree_of

MOST_SECONDS = 60


class Changed(importlib.machinery.SourceFileLoader):
    """Loads a module with one number changed, so that whatever is made of it, anywhere, is made of the new one."""

    def __init__(self, name, path, change):
        super().__init__(name, path)
        self.change = change

    def get_code(self, fullname):
        return compile(self.change.made_in(tree_of(fullname)), self.path, "exec")


class Finder(importlib.machinery.PathFinder):
    """Finds the changed module."""

    def __init__(self, change):
        self.change = change

    def find_spec(self, fullname, path=None, target=None):
        if fullname != self.change.number.module:
            return None
        spec = super().find_spec(fullname, path, target)
        spec.loader = Changed(fullname, spec.origin, self.change)
        return spec


def is_noticed(given):
    """Whether one of some probes notices a change; an error or an answer that takes minutes is another one, too."""
    change, probes = given
    sys.meta_path.insert(0, Finder(change))
    signal.alarm(MOST_SECONDS)
    try:
        from tests.pinned.asked import answer_of

        return any(notices(probe, answer_of(probe)) for probe in probes)
    except Exception:  # noqa: BLE001 - any error shows that the change is noticed
        return True


def all_noticed(questions, workers=2):
    """Whether the [(change, probes)] are noticed, in turn; what may be changed must not be loaded yet."""
    assert not any(name.startswith(("scopa_gui.ai", "scopa_gui.coach")) for name in sys.modules)
    # Speed: what is never changed is loaded once for all processes.
    import msgspec  # noqa: F401
    import numpy as np  # noqa: F401

    import tests.games  # noqa: F401

    with multiprocessing.get_context("fork").Pool(workers, begun, maxtasksperchild=1) as pool:
        yield from pool.imap(is_noticed, questions)


def begun():
    """What has no end in one process ends there."""
    signal.signal(signal.SIGALRM, too_slow)


def too_slow(_number, _frame):
    raise TimeoutError
