"""What an option's value means is asked of the rules: outside the engine no value of an option is compared."""

import ast
from enum import StrEnum

import pytest

from scopa_gui.engine import options
from scopa_gui.engine.options import Option
from scopa_gui.engine.rules import CHOICES
from tests.conftest import PROJECT
from tests.sources import tree_of

ENUMS = {
    name: found
    for name, found in vars(options).items()
    if isinstance(found, type) and issubclass(found, Option) and found is not Option
}
TEXTS = {value.value for found in ENUMS.values() for value in found}
NAMES = {name for name, values in CHOICES.items() if isinstance(values[0], Option)}
ELSEWHERE = {
    ("scopa_gui/art/faces.py", "off"): "the index of a card",
    ("scopa_gui/art/style.py", "off"): "as above",
    ("scopa_gui/ui/play/match_session.py", "none"): "the setting of what is counted beside the table",
    ("scopa_gui/ui/play/what_if_session.py", "none"): "as above",
    ("scopa_gui/ui/table/table_screen.py", "none"): "as above",
}
"""Comparisons with the same text that are not of an option, each with its reason."""
OUTSIDE = sorted(
    path for path in (PROJECT / "scopa_gui").rglob("*.py") if not path.is_relative_to(PROJECT / "scopa_gui" / "engine")
)


def is_member(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ENUMS


def is_option(node: ast.expr) -> bool:
    """An option of the rules: rules.deal, facts.rules.capture, law.priority."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr in NAMES
        and ast.unparse(node.value).rpartition(".")[2] in ("rules", "law", "self", "one", "other")
    )


def words_in(node: ast.AST) -> list[str]:
    """The values of options that stand in an expression: members, and texts."""
    parts = list(ast.walk(node))
    return [part.value for part in parts if isinstance(part, ast.Constant) and part.value in TEXTS] + [
        ast.unparse(part) for part in parts if isinstance(part, ast.expr) and is_member(part)
    ]


def compared(node: ast.AST) -> list[str]:
    """The values with which a piece of program compares something."""
    match node:
        case ast.Compare():
            sides = [node.left, *node.comparators]
            return [word for side in sides if not isinstance(side, ast.Call) for word in words_in(side)]
        case ast.MatchValue():
            return words_in(node.value)
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if is_option(value):
            return [ast.unparse(node)] if attr in ("startswith", "endswith", "find", "partition", "split") else []
        case ast.Subscript(value=value) if is_option(value):
            return [ast.unparse(node)]
        case ast.Subscript(value=ast.Dict(keys=keys), slice=asked) if is_option(asked):
            return [key.value for key in keys if isinstance(key, ast.Constant)]
    return []


def found_in(text: str) -> list[str]:
    return found_below(ast.parse(text))


def found_below(tree: ast.Module) -> list[str]:
    return [word for node in ast.walk(tree) for word in compared(node)]


def test_no_option_is_compared_outside_the_engine():
    files = {path.relative_to(PROJECT).as_posix(): path for path in OUTSIDE}
    found = {(where, word) for where, path in files.items() for word in found_below(tree_of(path))}
    assert found - set(ELSEWHERE) == set()


@pytest.mark.parametrize(
    "text",
    [
        "rules.deal == 'scopa_packet'",
        "facts.rules.capture != 'sum'",
        "rules.scopa_last in ('no', 'no_last_capture')",
        "mode is PrimieraMode.COUNTS",
        "rules.deal.startswith('scopa')",
        "one.deal[:6] == other.deal[:6]",
        "match rules.win:\n    case 'by_two':\n        pass",
        "match rules.win:\n    case WinCondition.BY_TWO:\n        pass",
        "{'ace_only': 1}[rules.asso_with_ace]",
    ],
)
def test_a_comparison_is_found(text):
    assert found_in(text)


@pytest.mark.parametrize(
    "text", ["Rules(deal=Dealing.SCOPONE9)", "{Ties.NONE: None}[rules.ties]", "one.capture == other.capture"]
)
def test_a_value_given_or_worded_is_none(text):
    assert not found_in(text)


def test_every_exception_is_needed():
    for where, word in ELSEWHERE:
        assert word in found_in((PROJECT / where).read_text("utf-8"))


def test_every_option_with_words_is_an_enumeration():
    assert all(isinstance(value, Option) for values in CHOICES.values() for value in values if isinstance(value, str))
    assert {type(value) for values in CHOICES.values() for value in values if isinstance(value, StrEnum)} == set(
        ENUMS.values()
    )
