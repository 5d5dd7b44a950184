"""Names: one class of a name, one file of a name, and every file that a text names is there."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.conftest import PROJECT
from tests.house.test_structure import CODE, PACKAGE, name, tracked
from tests.sources import tree_of

NAMESAKES = {
    "__init__": "every package has one",
    "__main__": "started as python -m scopa_gui, and as python -m scopa_gui.headless",
}
"""Files that may share a name, each with the reason."""


def namesakes(paths: list[Path]) -> list[list[str]]:
    """Return the files of the same name, without those that NAMESAKES allows."""
    found = defaultdict(list)
    for path in paths:
        place = path.relative_to(PROJECT / "scopa_gui").as_posix()
        if path.stem not in NAMESAKES:
            found[path.stem].append(place)
    return [places for places in found.values() if len(places) > 1]


def parts_of(path: Path) -> tuple[str, ...]:
    return path.relative_to(PROJECT).parts


def test_no_two_files_have_one_name_without_a_reason():
    assert namesakes(PACKAGE) == []


def test_the_reasons_for_namesakes_are_needed():
    stems = [path.stem for path in PACKAGE]
    assert [stem for stem in NAMESAKES if stems.count(stem) < 2] == []


def test_no_two_classes_have_one_name():
    found = defaultdict(list)
    for path in PACKAGE:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{name(path)}:{node.lineno}")
    assert {title: places for title, places in found.items() if len(places) > 1} == {}


def ends_of(paths: list[Path]) -> set[str]:
    """By which a text may name these files: ``scopa_gui/ai/player.py``, ``ai/player.py``, ``player.py``."""
    return {"/".join(parts_of(path)[start:]) for path in paths for start in range(len(parts_of(path)))}


def test_every_module_that_a_text_names_is_there():
    """In docstrings, comments and pages: ``motion.py``, ``ai/player.py``; what ships names by its name alone no file of
    the tests. What tests make up themselves apart.
    """
    shipped, there = ends_of(PACKAGE) | {"play.py"}, {"packages/scopa_gui/ui/loop.py"} | ends_of(CODE)
    there_for_shipped = shipped | {file for file in there if "/" in file}
    named = re.compile(r"(?<![\w/.{}*])((?:[a-z_0-9]+/)*[a-z_0-9]+\.py)\b")
    gone = []
    for path in tracked():
        if (
            path.suffix not in (".py", ".md", ".toml")
            or path.name == "CHANGELOG.md"
            or "house" in path.parts
            or path.name in {"test_problem_report.py", "test_mutation.py"}
        ):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            gone += [
                f"{name(path)}:{number}: {file}"
                for file in named.findall(line)
                if file not in (there_for_shipped if path in PACKAGE else there)
            ]
    assert gone == []


def test_a_namesake_is_found():
    rooms = [PROJECT / "scopa_gui" / room / "moves.py" for room in ("ai", "coach", "ui/words")]
    assert namesakes(rooms) == [["ai/moves.py", "coach/moves.py", "ui/words/moves.py"]]


CALLED_FROM_OUTSIDE = {"_database": "tests damage and read an archive's file through it"}
"""Private functions that nothing in the package names, each with the reason."""


def unnamed_private_functions(trees: Iterable[ast.Module]) -> list[str]:
    """Return the private functions that no code names: often a hook whose base has lost it.

    One that has the name of another which is called is not found.
    """
    nodes = [node for tree in trees for node in ast.walk(tree)]
    named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    named |= {node.id for node in nodes if isinstance(node, ast.Name)}
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return sorted(name for name in defined - named if name.startswith("_") and not name.endswith("__"))


def test_every_private_function_is_named_somewhere():
    assert set(unnamed_private_functions(map(tree_of, PACKAGE))) == CALLED_FROM_OUTSIDE.keys()


def test_a_hook_without_its_call_is_found():
    base = "class Base:\n    def draw(self):\n        self._draw_row()\n"
    hooks = (
        "class Other(Base):\n    def _draw_row(self): ...\n    def _draw_item(self): ...\n    def __len__(self): ...\n"
    )
    assert unnamed_private_functions([ast.parse(base + hooks)]) == ["_draw_item"]
