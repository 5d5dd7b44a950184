"""The answers of the program with one number changed: in a process of its own, before the program is loaded there."""

import importlib.machinery
import multiprocessing
import sys

from tests.pinned.numbers import tree_of


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


def answers_after(given):
    """The answers to some probes with a change made; an error is an answer, too."""
    change, probes = given
    if change is not None:
        sys.meta_path.insert(0, Finder(change))
    try:
        from tests.pinned.asked import answer_of
    except Exception as error:  # noqa: BLE001 - any error shows that the change is noticed
        return change, [repr(error)] * len(probes)
    found = []
    for probe in probes:
        try:
            found.append(answer_of(probe))
        except Exception as error:  # noqa: BLE001 - as above
            found.append(repr(error))
    return change, found


def all_answers(questions, workers=2):
    """The answers to [(change, probes)] in turn; the process that asks must not have loaded the program itself."""
    assert not any(name.startswith("scopa_gui") for name in sys.modules)
    import numpy as np  # noqa: F401 - once for all processes

    with multiprocessing.get_context("fork").Pool(workers, maxtasksperchild=1) as pool:
        yield from pool.imap(answers_after, questions)
