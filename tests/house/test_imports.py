"""What imports what: no circle, counting imports inside functions and for types; and which files may import late."""

import ast
import itertools
import re
import tomllib

import pytest

from tests.conftest import PROJECT
from tests.sources import tree_of, trees_in

PACKAGE = PROJECT / "scopa_gui"


def imports(module):
    """The modules of the package that one of them imports, wherever in its file."""
    trees = trees_in(PACKAGE)
    for node in ast.walk(trees[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in trees)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in trees:
                    yield inner
                elif node.module in trees and node.module != "scopa_gui":
                    yield node.module


def circle(graph):
    """A circle in a graph as the way round it; [] when there is none."""
    done = set()

    def walk(way):
        for after in sorted(graph.get(way[-1], ())):
            if after in way:
                return [*way[way.index(after) :], after]
            if after not in done and (found := walk([*way, after])):
                return found
        done.add(way[-1])
        return []

    return next((found for start in sorted(graph) if start not in done and (found := walk([start]))), [])


def test_no_imports_run_in_a_circle():
    assert circle({module: set(imports(module)) for module in trees_in(PACKAGE)}) == []


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c", "d"}, "c": set(), "d": {"b"}}) == ["b", "d", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def late(tree):
    """Whether a file imports inside a function."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return any(isinstance(inner, ast.Import | ast.ImportFrom) for one in functions for inner in ast.walk(one))


def expanded(pattern):
    """The files that a pattern with braces names."""
    parts = [part.strip("{}").split(",") for part in re.split(r"(\{[^}]*\})", pattern)]
    return ["".join(chosen) for chosen in itertools.product(*parts)]


RULES = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
MAY = sorted(
    file
    for pattern, rules in RULES["per-file-ignores"].items()
    if "PLC0415" in rules and pattern.startswith("scopa_gui/")
    for file in expanded(pattern)
)


def test_imports_inside_functions_are_looked_for():
    assert "PLC0415" not in RULES["ignore"]
    assert len(MAY) == len(set(MAY))


@pytest.mark.parametrize("file", MAY)
def test_a_file_that_may_import_late_does(file):
    assert late(tree_of(PROJECT / file)), "it does no more: take it off the list"
