"""Processor time of tests: a run with `--cost` ends with a table by folder and the dearest tests.

Processes that a test starts and waits for count too. It needs a run in one process (`-n 0`).
"""

import os
from collections import defaultdict

import pytest

DEAREST = 20
_spent: dict[str, float] = {}


def now() -> float:
    """Return the processor seconds of this process and of those that it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def pytest_configure(config):
    """Refuse to measure tests that run in other processes."""
    if config.option.cost and getattr(config.option, "dist", "no") != "no":
        raise pytest.UsageError("--cost measures tests of one process: give -n 0 too")


def pytest_addoption(parser):
    """Add the option that asks for the table."""
    parser.addoption("--cost", action="store_true", help="print the processor time of the tests (with -n 0)")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    """Measure a test with all that it sets up and takes down."""
    start = now()
    try:
        return (yield)
    finally:
        _spent[item.nodeid] = now() - start


def pytest_terminal_summary(terminalreporter):
    """Print the table if it is wanted."""
    if not terminalreporter.config.option.cost:
        return
    terminalreporter.section("processor time")
    for line in table_of(_spent):
        terminalreporter.write_line(line)


def table_of(spent: dict[str, float]) -> list[str]:
    """Return a line for each folder, the dearest first, and one for each of the dearest functions."""
    folders: dict[str, list[float]] = defaultdict(list)
    functions: dict[str, list[float]] = defaultdict(list)
    for name, seconds in spent.items():
        folders[name.partition("::")[0].rpartition("/")[0]].append(seconds)
        functions[name.partition("[")[0]].append(seconds)
    return [*ranked(folders), "all" + row([*spent.values()]), "", *ranked(functions)[:DEAREST]]


def ranked(groups: dict[str, list[float]]) -> list[str]:
    """Return the groups as lines, the dearest first."""
    return [name + row(times) for name, times in sorted(groups.items(), key=lambda group: -sum(group[1]))]


def row(times: list[float]) -> str:
    """Return how many tests, and how many seconds."""
    return f": {len(times)} tests, {sum(times):.1f} s"
