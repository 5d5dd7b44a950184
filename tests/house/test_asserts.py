"""Packages leave out every `assert`: in the program none of them decides anything."""

import ast
from collections.abc import Iterator

import pytest

from tests.conftest import PROJECT
from tests.sources import trees_in

READERS = {"archive", "training", "profiles", "match_text", "loads", "read", "read_text", "read_bytes", "get_text"}
"""Names by which a file, a stored match or the clipboard is read."""
CATCHING = {"AssertionError", "Exception", "BaseException"}


def name_of(node: ast.AST) -> set[str]:
    """The one name or attribute that a node is, if it is one."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return {name}
    return set()


def named(node: ast.AST) -> set[str]:
    """Every name and attribute in an expression."""
    return {name for part in ast.walk(node) for name in name_of(part)}


def only_narrows(test: ast.expr) -> bool:
    """Whether it only gives mypy the type of a name: `x.y is not None` or `isinstance(x.y, T)`."""
    match test:
        case ast.Compare(left=subject, ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            pass
        case ast.Call(func=ast.Name(id="isinstance"), args=[subject, _], keywords=[]):
            pass
        case _:
            return False
    while isinstance(subject, ast.Attribute):
        subject = subject.value
    return isinstance(subject, ast.Name)


def foreign(function: ast.AST) -> set[str]:
    """The local names that hold what was read from outside the program."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and named(node.value) & READERS
        for targets in node.targets
        for target in ast.walk(targets)
        if isinstance(target, ast.Name)
    }


def trees() -> dict[str, ast.Module]:
    """Everything that ships."""
    return trees_in(PROJECT / "scopa_gui") | trees_in(PROJECT / "assets" / "puzzlework")


def asserts_in(*nodes: ast.AST) -> list[ast.Assert]:
    """Every assert below these nodes."""
    return [inner for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.Assert)]


def catches(node: ast.Try) -> bool:
    """Whether it would catch an AssertionError."""
    return any(handler.type is None or named(handler.type) & CATCHING for handler in node.handlers)


def reasons(node: ast.AST) -> Iterator[str]:
    """Where an assert decides something, or is caught, and why."""
    match node:
        case ast.Name(id="AssertionError"):
            yield f"{node.lineno}: AssertionError is named"
        case ast.Name(id="__debug__"):
            yield f"{node.lineno}: __debug__ is asked"
        case ast.Assert() if not only_narrows(node.test):
            yield f"{node.lineno}: it does more than name a type"
        case ast.FunctionDef() if found := asserts_in(node):
            read = foreign(node)
            yield from (f"{one.lineno}: it judges what was read" for one in found if named(one.test) & read)
        case ast.Try() if catches(node):
            yield from (f"{one.lineno}: it is caught" for one in asserts_in(*node.body))


def deciding(tree: ast.Module) -> list[str]:
    """The reasons of a whole file."""
    return [reason for node in ast.walk(tree) for reason in reasons(node)]


def test_no_assert_of_the_program_decides_anything():
    assert {name: found for name, tree in trees().items() if (found := deciding(tree))} == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("assert len(seats) == players", "more than name a type"),
        ("assert stored.take() is not None", "more than name a type"),
        ("assert isinstance(next(them), int)", "more than name a type"),
        ("assert moments_of(record)", "more than name a type"),
        ("def f():\n    stored = context.archive.match(3)\n    assert stored is not None", "judges what was read"),
        ("def f():\n    a, b = 1, json.loads(text)\n    assert isinstance(b, dict)", "judges what was read"),
        ("try:\n    assert x is not None\nexcept Exception:\n    pass", "is caught"),
        ("try:\n    f(x)\nexcept (AssertionError, ValueError):\n    pass", "AssertionError is named"),
        ("if __debug__:\n    check()", "__debug__ is asked"),
    ],
)
def test_one_that_does_is_found(text, reason):
    assert any(reason in one for one in deciding(ast.parse(text)))


@pytest.mark.parametrize("text", ["assert a is not None", 'assert a.b is not None, "c"', "assert isinstance(a, B)"])
def test_one_that_only_names_a_type_is_not(text):
    assert deciding(ast.parse(text)) == []


def test_nothing_asks_for_a_docstring():
    """Under `-OO` there are none."""
    asked = {"__doc__", "getdoc", "cleandoc"}
    assert [name for name, tree in trees().items() for node in ast.walk(tree) if asked & name_of(node)] == []
