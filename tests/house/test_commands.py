"""Every command and file of the tests that a page, docstring, comment or data file names is there."""

import re
from importlib.util import find_spec

import pytest

from tests.conftest import PROJECT
from tests.house.test_structure import tracked

COMMAND = re.compile(r"python3?\s+-m\s+(tests(?:\.\w++)++)(?!\.\{)")
FILE = re.compile(r"(?<![\w/])tests/[\w/]+\.(?:py|md|sh)\b")
SUFFIXES = {".md", ".py", ".json", ".jsonl", ".txt", ".toml", ".yml", ".yaml", ".sh"}
MAKING_UP = {"test_commands.py", "test_tiers.py"}
BEGINNING = 20_000
"""Characters of a data file that are searched: it says at its beginning how it was made."""


def texts():
    """Yield every text file of the checkout but those that make up names, and its text."""
    for path in tracked():
        if (path.suffix in SUFFIXES and path.name not in MAKING_UP) or path == PROJECT / ".ci" / "run":
            text = path.read_text(encoding="utf-8", errors="replace")
            yield path, text if path.suffix in {".md", ".py"} else text[:BEGINNING]


def can_be_run(module):
    """Return whether `python -m` finds something to start under this name."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    is_folder = spec is not None and spec.submodule_search_locations is not None
    return find_spec(f"{module}.__main__") is not None if is_folder else spec is not None


def unknown_in(text):
    """Return the commands and files of tests that a text names and that are not there."""
    commands = [module for module in COMMAND.findall(text) if not can_be_run(module)]
    return commands + [file for file in FILE.findall(text) if not (PROJECT / file).is_file()]


def test_every_command_and_file_of_the_tests_that_is_named_is_there():
    found = {str(path.relative_to(PROJECT)): unknown_in(text) for path, text in texts()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("run `python -m tests.strength.ladder`", ["tests.strength.ladder"]),
        ("run `python -m\ntests.measure.strength.ladder --short`", []),
        ("`python -m tests.measure.pinned prove`, `python -m tests.measure`", ["tests.measure"]),
        ('f"python -m tests.measure.strength.{program}"', []),
        ("see tests/benchmarks/frames.py", ["tests/benchmarks/frames.py"]),
    ],
)
def test_a_name_that_leads_nowhere_is_found(text, unknown):
    assert unknown_in(text) == unknown
