"""The program's own files as trees, each parsed once in a process, when a test first asks.

One process of a run has all tests that ask (tests/conftest.py): to parse the program takes 2 s and 250 MB.
"""

import ast
from functools import cache
from pathlib import Path

from tests.conftest import PROJECT


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file, which nobody changes; SyntaxError where it is not Python 3.11."""
    return ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 11))


def dotted(path: Path) -> str:
    """The name by which a file is imported."""
    parts = path.relative_to(PROJECT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def trees_in(folder: Path) -> dict[str, ast.Module]:
    """The trees of all files below a folder, by their dotted names."""
    return {dotted(path): tree_of(path) for path in sorted(folder.rglob("*.py"))}


def forget() -> None:
    """Drop all trees."""
    tree_of.cache_clear()
    trees_in.cache_clear()
