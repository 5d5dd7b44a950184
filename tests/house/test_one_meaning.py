"""One word, one meaning: no two types of one name, and a few words that are parameters have one type everywhere."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.house.test_structure import PACKAGE
from tests.sources import tree_of

SHARED = {
    "Asked": "a question of a worker; a question about own rules",
    "Offer": "a button on a paper; a button of the pause",
    "Piece": "of a row of cards; of confetti",
    "Row": "of parts, of a picture of cards, of keys, of the count",
    "Rows": "of an example of a rule; of a chart",
    "Spot": "of the memory aids; points of two pictures",
}
"""Names that still stand for several types, all but one of them in screens or in the parts of pages."""
MEANINGS = {"timeline": ["BeatTimeline"], "deal": ["Deal", "Dealing"], "turn": ["int"], "course": []}
"""The types that parameters and fields of these names may have."""


def types_in(path: Path) -> list[tuple[str, str]]:
    """Return the classes of a module, and its aliases of types with what they stand for."""
    found = []
    for node in tree_of(path).body:
        if isinstance(node, ast.ClassDef):
            found.append((node.name, f"class in {path.stem}"))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            title = node.targets[0].id
            if re.fullmatch(r"_?[A-Z][a-z]\w*", title):
                found.append((title, ast.unparse(node.value)))
    return found


def typed_in(path: Path) -> list[tuple[str, str]]:
    """Return the parameters of all functions of a module, and its fields, with their types or ""."""
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.arg):
            found.append((node.arg, ast.unparse(node.annotation) if node.annotation else ""))
        elif isinstance(node, ast.AnnAssign):
            found.append((ast.unparse(node.target).rpartition(".")[2], ast.unparse(node.annotation)))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.append((node.attr, ""))
    return found


def test_no_two_types_have_one_name():
    meanings = defaultdict(set)
    for path in PACKAGE:
        for title, meaning in types_in(path):
            meanings[title].add(meaning)
    several = {title for title, found in meanings.items() if len(found) > 1}
    assert several == SHARED.keys(), {title: meanings[title] for title in several ^ SHARED.keys()}


def test_a_few_words_are_parameters_and_fields_of_one_type():
    found = {
        (path.stem, name): kind
        for path in PACKAGE
        for name, kind in typed_in(path)
        if (allowed := MEANINGS.get(name.strip("_"))) is not None and (kind not in allowed if kind else not allowed)
    }
    assert found == {}


def test_another_meaning_is_found(tmp_path):
    file = tmp_path / "made_up.py"
    file.write_text(
        "Box = tuple[int, int]\n\nclass Row:\n    def show(self, turn: float) -> None: ...\n    deal: str\n", "utf-8"
    )
    assert types_in(file) == [("Box", "tuple[int, int]"), ("Row", "class in made_up")]
    assert {("turn", "float"), ("deal", "str")} <= set(typed_in(file))
