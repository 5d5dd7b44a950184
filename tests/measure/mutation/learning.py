"""What each test costs and which functions it reaches: a change is tried by those that can notice it."""

import gc
import json
import os
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, cache
from typing import Any

import pytest

from tests.measure.mutation.switch import reached

FAILS = "fails already"
"""Why a test is of no use that fails where nothing is changed."""
Function = str
"""A function by its module and the name that mutmut gives it: a change's name without its number."""
Lesson = tuple[float, list[Function], str]
"""The seconds of a test, the functions that it reaches, and why it is of no use."""


class TooSlowError(BaseException):
    """A test took longer than it may. No test catches it, as it is no Exception."""


@dataclass(frozen=True, slots=True)
class Learned:
    """The tests by their number in the collection: ``seconds`` of those that serve, ``tests`` that reach a function."""

    seconds: dict[int, float]
    tests: dict[Function, list[int]] = field(default_factory=lambda: defaultdict(list))

    def tests_of(self, function: Function, budget: float) -> list[int]:
        """Those that reach the function, the quickest first, as many as take no longer than the budget.

        Where none reaches it when it is called, it may have been called at import: then any of them.
        """
        chosen, spent = [], 0.0
        for number in sorted(self.tests.get(function) or self.seconds, key=self.seconds.__getitem__):
            spent += self.seconds[number]
            if spent > budget:
                break
            chosen.append(number)
        return chosen


def silence() -> None:
    """Let nothing that this process still prints be seen."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def prepare_to_fork() -> None:
    """Do once what every fork would have to do, and share with it what is there."""
    _remembering()
    gc.collect()
    gc.freeze()


def forget() -> None:
    """Clear what the program's functions remember of what they answered."""
    for function in _remembering():
        function.cache_clear()


@cache
def _remembering() -> list[Any]:
    wrappers = [each for each in gc.get_objects() if type(each) is _lru_cache_wrapper]
    return [wrapper for wrapper in wrappers if wrapper.__module__.startswith("scopa_gui.")]


def learn(items: Sequence[pytest.Item], fails: Callable[[pytest.Item], bool], slow: float) -> Learned:
    """Run every test once, in a fork that keeps what it remembers to itself; none for longer than ``slow`` seconds."""
    source, target = os.pipe()
    child = os.fork()
    if not child:
        os.close(source)
        silence()
        with os.fdopen(target, "w", encoding="utf-8") as pipe:
            json.dump([_learned(item, fails, slow) for item in items], pipe)
        os._exit(0)
    os.close(target)
    with os.fdopen(source, encoding="utf-8") as pipe:
        told = json.load(pipe)
    os.waitpid(child, 0)
    learned = Learned({number: seconds for number, (seconds, _, why) in enumerate(told) if not why})
    for number, (_, functions, why) in enumerate(told):
        if why:
            print(f"left out, as it {why}: {items[number].nodeid}", flush=True)
        for function in () if why else functions:
            learned.tests[function].append(number)
    return learned


def _learned(item: pytest.Item, fails: Callable[[pytest.Item], bool], slow: float) -> Lesson:
    """What a test taught; tried twice where it failed, as what stopped the test before it may be told in its place."""
    lesson = _tried(item, fails, slow)
    return _tried(item, fails, slow) if lesson[2] == FAILS else lesson


def _tried(item: pytest.Item, fails: Callable[[pytest.Item], bool], slow: float) -> Lesson:
    """The seconds of the processor, the functions reached, and why the test is of no use, if it is of none."""
    stopped, has_failed = [], True

    def stop(*_: object) -> None:
        stopped.append(item)
        raise TooSlowError

    forget()
    reached.clear()
    start = time.process_time()
    signal.signal(signal.SIGPROF, stop)
    try:
        signal.setitimer(signal.ITIMER_PROF, slow)
        has_failed = fails(item)
        signal.setitimer(signal.ITIMER_PROF, 0)
    except TooSlowError:
        pass
    why = f"takes longer than {slow:g} s" if stopped else FAILS if has_failed else ""
    return time.process_time() - start, sorted(switch.function for switch in reached), why
