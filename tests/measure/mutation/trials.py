"""A plugin of pytest that tries changes of the program: it collects once, learns which tests reach which function, and
tries each change in a fork of its own until a test fails.

The forks are made of a process that has imported the tests and run none of them, and what functions remember
(``cache_clear``) is cleared in each: no memo hides a change. What modules make when they are imported was made before
the change, however: __main__.py tries what survives once more, in a process that has the change from the start, and so
it does what is called at import only, for which no fork is made.
"""

import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests.measure.mutation.learning import forget, learn, prepare_to_fork, silence
from tests.measure.mutation.mutants import Mutant, listed
from tests.measure.mutation.switch import switches

settings.register_profile(
    "trial", max_examples=40, deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("trial")
# Speed: nobody reads how a test failed.
pytest.Function.repr_failure = lambda *_: ""  # type: ignore[method-assign, assignment]


class Listener:
    """Whether the last test failed."""

    has_failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setup, call and teardown alike."""
        self.has_failed |= report.failed

    def fails(self, item: pytest.Item) -> bool:
        """Run a test."""
        self.has_failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.has_failed


listener = Listener()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the changes are listed and the results go; the seconds for one test, for a change; how many at a time."""
    parser.addoption("--mutants", type=Path)
    parser.addoption("--results", type=Path)
    parser.addoption("--slow", type=float)
    parser.addoption("--budget", type=float)
    parser.addoption("--workers", type=int)


def pytest_configure(config: pytest.Config) -> None:
    """Have every report heard."""
    config.pluginmanager.register(listener)


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of running the tests: learn, then try every change. Each is told in a line of JSON as it is done."""
    option, items = session.config.option, session.items
    session.config._tmp_path_factory.getbasetemp()  # one for all forks
    prepare_to_fork()
    learned, mutants = learn(items, listener.fails, option.slow), listed(option.mutants)
    print(f"{len(mutants)} changes, {len(learned.seconds)} tests of {sum(learned.seconds.values()):.0f} s", flush=True)
    running: dict[int, tuple[Mutant, list[int]]] = {}
    noticed: dict[int, int] = {}
    """By test the last change that it noticed."""
    with option.results.open("w", encoding="utf-8", buffering=1) as results:

        def tell(mutant: Mutant, tests: Sequence[int], *, is_killed: bool) -> None:
            told = {"name": mutant.name, "is_killed": is_killed, "tests": [items[test].nodeid for test in tests]}
            results.write(json.dumps(told) + "\n")

        def wait() -> None:
            child, status = os.wait()
            mutant, tests = running.pop(child)
            if 0 < (place := os.waitstatus_to_exitcode(status)) <= len(tests):
                noticed[tests[place - 1]] = mutants.index(mutant)
            tell(mutant, tests, is_killed=place != 0)

        for mutant in mutants:
            # Speed: what noticed a change just now often notices the next one, too.
            tests = sorted(
                learned.tests_of(mutant.function, option.budget), key=lambda test: noticed.get(test, -1), reverse=True
            )
            if mutant.function not in learned.tests:
                tell(mutant, tests, is_killed=False)
                continue
            if len(running) == option.workers:
                wait()
            seconds = sum(learned.seconds[test] for test in tests)
            running[_forked(mutant, [items[test] for test in tests], seconds)] = mutant, tests
        while running:
            wait()
    return True


def _forked(mutant: Mutant, items: Sequence[pytest.Item], seconds: float) -> int:
    """Start to try a change by tests that usually take so many seconds; the number of the process that does.

    Its status is 0 if no test fails, or else the place of the first one that does, from 1 on to 255 at most.
    """
    child = os.fork()
    if not child:
        # A change may make a loop endless, or have somebody wait for ever: a signal ends the process.
        signal.setitimer(signal.ITIMER_PROF, 3 + 3 * seconds)
        signal.alarm(60 + int(20 * seconds))
        silence()
        place = 255
        try:
            for switch in switches:
                switch.turn_to(mutant.name)
            forget()
            place = next((place for place, item in enumerate(items, 1) if listener.fails(item)), 0)
        finally:
            os._exit(min(place, 255))
    return child
