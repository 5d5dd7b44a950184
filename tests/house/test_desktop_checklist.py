"""tests/desktop_checklist.md has all fifty things once, each with its standing, and names tests that exist."""

import ast
import re

import pytest

from tests.conftest import PROJECT
from tests.sources import tree_of

PAGE = (PROJECT / "tests" / "desktop_checklist.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\| D\d\d \|", line)
]
STANDINGS = ("passes", "in part", "not tried here")


def functions(path):
    """The names of the tests of a file."""
    return {node.name for node in tree_of(PROJECT / path).body if isinstance(node, ast.FunctionDef)}


def test_all_fifty_stand_there_once_and_in_order():
    assert [row[0] for row in ROWS] == [f"D{number:02}" for number in range(1, 51)]


@pytest.mark.rotating
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_each_has_its_standing_and_says_how_it_is_checked(row):
    _number, asked, standing, how = row
    assert asked
    assert standing in STANDINGS
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", how)
    assert how.count("::") == len(named), "a test that is not named in full"
    assert named or standing != "passes"
    for path, name in named:
        assert (PROJECT / path).is_file(), path
        assert name in functions(path), f"{path} has no {name}"
