"""Clocks and zones: the hour comes into the program at one place, and who makes a day of it is known by name."""

import ast

import pytest

from tests.conftest import PROJECT
from tests.sources import tree_of

ASKS = {
    ("time", "time"),
    ("time", "localtime"),
    ("time", "strftime"),
    ("time", "gmtime"),
    ("time", "mktime"),
    ("date", "today"),
    ("date", "fromtimestamp"),
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
    ("datetime", "fromtimestamp"),
}
PLACES = {
    "ui/program_start.py": "the clock of the whole program: everybody else is given the time",
    "coach/practice/days.py": "the days of practice; tests/coach/test_days.py turns clock and zone",
    "coach/review/loss_record.py": "the month of a match, None where the clock was wrong",
    "ui/words/matches.py": "a day in words",
    "ui/play/unfinished_screen.py": "an hour in words",
    "ui/shortcuts.py": "the name of a file",
    "ui/front/profiles/profiles_screen.py": "the name of a file",
    "store/files.py": "the name of a file",
    "store/leftovers.py": "the age of a half-written file; what is in use has a lock besides",
    "ui/front/problem_report/report_text.py": "the day of a report, in UTC",
}
"""Files that ask for the hour or make a day of it, and why a clock that is wrong does no harm there."""


def asks(tree: ast.Module) -> bool:
    """Whether a source asks what time it is, or which day a moment was."""
    names = {
        (node.module, alias.name) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    dotted = {
        (node.value.id, node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    return bool((names | dotted) & ASKS)


def test_nobody_else_asks_for_the_hour_or_makes_a_day_of_it():
    package = PROJECT / "scopa_gui"
    found = {path.relative_to(package).as_posix() for path in package.rglob("*.py") if asks(tree_of(path))}
    assert found == set(PLACES)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import time\nx = time.time()\n", True),
        ("from time import localtime\n", True),
        ("from datetime import date\nx = date.today()\n", True),
        ("from datetime import date\nx = date(2026, 1, 1)\n", False),
        ("import time\nx = time.monotonic()\n", False),
    ],
)
def test_the_search_finds_what_it_looks_for(source, found):
    assert asks(ast.parse(source)) is found
