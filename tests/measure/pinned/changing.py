"""The answers of the program with one number changed: in a process of its own, before the program is loaded there."""

import importlib.machinery
import multiprocessing
import signal
import sys
from math import inf

import numpy as np

from tests.measure.pinned.numbers import APART, times_apart, tree_of

MOST_SECONDS = 60
ENOUGH = 10.0
"""Once an answer is so many times farther off than it may be no other probe is asked."""
SHAKEN = 2e-6
"""Ten times what sums of some thirty products of four bytes are off, in whichever order they are added."""


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


def notice(given):
    """How clearly the clearest of some probes notices a change; without end if by an error, or an answer that takes
    minutes.
    """
    change, probes = given
    sys.meta_path.insert(0, Finder(change))
    signal.alarm(MOST_SECONDS)
    clearest = 0.0
    try:
        from tests.measure.pinned.asked import answer_of

        for probe in probes:
            clearest = max(clearest, times_apart(probe, answer_of(probe)))
            if clearest > ENOUGH:
                break
    except Exception:  # noqa: BLE001 - any error shows that the change is noticed
        clearest = inf
    return clearest


def notices(questions, workers=2):
    """How clearly the [(change, probes)] are noticed, in turn; what may be changed must not be loaded yet."""
    assert not any(name.startswith(("scopa_gui.ai", "scopa_gui.coach")) for name in sys.modules)
    # Speed: what is never changed is loaded once for all processes.
    import msgspec  # noqa: F401

    import tests.games  # noqa: F401

    with multiprocessing.get_context("fork").Pool(workers, begun, maxtasksperchild=1) as pool:
        yield from pool.imap(notice, questions)


def begun():
    """What has no end in one process ends there."""
    signal.signal(signal.SIGALRM, too_slow)


def too_slow(_number, _frame):
    raise TimeoutError


def shaken(probes, times):
    """By question how far answers come apart, in what they may, when all scores of the crowd are a little off."""
    from scopa_gui.ai.batch.policy import Policy
    from tests.measure.pinned.asked import answer_of

    exact, random, found = Policy.scores, np.random.default_rng(1), {}

    def scores(policy, traits, cards, *, is_dealers_side):
        plain = exact(policy, traits, cards, is_dealers_side=is_dealers_side)
        return plain + SHAKEN * random.uniform(-1, 1, plain.shape).astype(np.float32)

    Policy.scores = scores
    for probe in probes:
        for _ in range(times if probe["ask"] in APART else 1):
            found[probe["ask"]] = max(found.get(probe["ask"], 0.0), times_apart(probe, answer_of(probe)))
    return found
