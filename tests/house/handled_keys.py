"""Keys that screens handle, found in the source: patterns, comparisons, tables of ways, letters of buttons."""

import ast
from collections import defaultdict
from functools import cache

import pygame

from tests.conftest import PROJECT
from tests.sources import tree_of

UI = PROJECT / "scopa_gui" / "ui"
_HOLDERS = {"intent", "key", "name", "typed"}


def _is_key(word: object) -> bool:
    """Recognise the name of a key, as intents have it."""
    if not isinstance(word, str):
        return False
    try:
        pygame.key.key_code("return" if word == "enter" else word)
    except ValueError:
        return False
    return word == word.lower()


def _words(node: ast.AST | None) -> list[str]:
    found = () if node is None else (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return [word for word in found if _is_key(word)]


def _is_of_key(node: ast.AST) -> bool:
    """Recognise `intent.name`, `key.name`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "name"
        and isinstance(node.value, ast.Name)
        and node.value.id in _HOLDERS
    )


def _in_node(node: ast.AST) -> list[tuple[str, bool]]:
    """Find keys, and whether Ctrl is held with them."""
    match node:
        case ast.MatchClass(cls=ast.Name(id="Key")):
            given = dict(zip(node.kwd_attrs, node.kwd_patterns, strict=True))
            held = "command" in given and "True" in ast.unparse(given["command"])
            words = _words(given.get("name")) + _words(given.get("text"))
            return [(word, held) for word in words]
        case ast.Match(subject=subject) if _is_of_key(subject):
            return [(word, False) for case in node.cases for word in _words(case.pattern)]
        case ast.Compare() if _is_of_key(node.left):
            return [(word, False) for other in node.comparators for word in _words(other)]
        case ast.Dict() if node.keys and all(isinstance(k, ast.Constant) and _is_key(k.value) for k in node.keys):
            return [(word, False) for key in node.keys for word in _words(key)]
    return []


@cache
def handled() -> dict[str, dict[tuple[str, bool], set[str]]]:
    """Keys by the room of the program, with the files that handle them."""
    found: dict[str, dict[tuple[str, bool], set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in sorted(UI.rglob("*.py")):
        room = path.relative_to(UI).parts[0]
        if "pads" in path.parts or path.name in ("system_wishes.py", "keyboard_layout.py"):
            continue
        for node in ast.walk(tree_of(path)):
            for key in _in_node(node):
                found[room][key].add(path.name)
    return found
