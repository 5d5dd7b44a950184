"""Digits are those of ASCII: "²".isdigit() is true, and int("²") raises."""

import ast

from tests.conftest import PROJECT
from tests.sources import tree_of

ASKS = {"isdigit", "isdecimal", "isnumeric"}


def other_digits(tree: ast.Module) -> list[int]:
    """Find the lines that would take digits of other scripts for a number."""
    of_ascii = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.BoolOp) and any(".isascii()" in ast.unparse(value) for value in node.values)
        for part in ast.walk(node)
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in ASKS and id(node) not in of_ascii)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes) and "\\d" in str(node.value))
    ]


def test_no_digits_of_other_scripts_are_read_as_numbers():
    files = (PROJECT / "scopa_gui").rglob("*.py")
    found = {str(path.relative_to(PROJECT)): other_digits(tree_of(path)) for path in files}
    assert not {path: lines for path, lines in found.items() if lines}


def test_the_search_finds_what_it_looks_for():
    assert other_digits(ast.parse("x = word.isdigit()\n")) == [1]
    assert other_digits(ast.parse("import re\ny = re.compile(r'f\\d+')\n")) == [2]
    assert not other_digits(ast.parse("x = word.isascii() and word.isdigit()\n"))
