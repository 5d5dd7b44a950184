"""One renderer draws cards, one function says where their shadow is, and one places cards in a row."""

import ast
import re
from pathlib import Path

import scopa_gui
from tests.sources import tree_of

UI = Path(scopa_gui.__file__).parent / "ui"
AHEAD = {"card_layer": "for its own drawing", "stage": "loads the count's cards ahead", "card_drawing": "draws them"}
"""Modules that may take an upright picture of a card from its sheet."""
FITTED = re.compile(r"/+ max\(1(?:\.0)?, (?:count|more|len\(\w+\)) ?-? ?1?\)")
"""Cards that share the room of a row, as in `in_row`."""
OTHER_ROOMS = {"card_places", "turn_beats", "rects", "layout", "card_row", "puzzles_screen", "seat_knowledge_screen"}
"""Modules in which such a line divides something else: parts of a page, lines, puzzles, seconds of a gesture."""


def modules():
    return [path for path in UI.rglob("*.py") if path.name != "__init__.py"]


def calls(path: Path, name: str) -> list[int]:
    """Return the lines in which a module calls a method or function of this name."""
    return [
        node.lineno
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
    ]


def imported(path: Path, module: str) -> set[str]:
    """Return the names that a module imports from another one."""
    return {
        alias.name
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(f".{module}")
        for alias in node.names
    }


def test_only_the_renderer_takes_pictures_from_a_sheet():
    assert {path.stem for path in modules() if calls(path, "upright")} == set(AHEAD)


def test_one_function_says_where_the_shadow_of_a_card_is():
    assert {path.stem for path in modules() if calls(path, "shadow_of")} == {"card_drawing"}
    takers = {path.stem for path in modules() if "SHADOW" in imported(path, "sprites")}
    assert takers == {"card_drawing", "card_layer", "flying_pictures"}


def test_cards_that_share_a_row_are_placed_by_one_function():
    found = [path.stem for path in modules() if FITTED.search(path.read_text(encoding="utf-8"))]
    assert set(found) <= OTHER_ROOMS | {"table_layout"}, "in_row places them; table_layout only leans them"


def test_the_width_of_a_card_follows_from_its_height_by_one_number():
    shares = [
        (path.stem, node.lineno)
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and node.value == 0.625
    ]
    assert {stem for stem, _line in shares} == {"card_places", "stage"}, "the stage's is the margin of a plate"
