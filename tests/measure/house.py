"""Figures of how easy the code is to pick up: sizes, shredding, parallel assignments, docstrings and names.

    python -m tests.measure.house             the figures of this checkout
    python -m tests.measure.house THEN NOW    those of other checkouts, side by side
    python -m tests.measure.house --list X    every place that the figure X counts

Needs nothing but Python.
"""

import argparse
import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
OPENINGS = [
    *("What", "Who", "Whose", "Whom", "Whoever", "Whatever", "Whether", "Where"),
    *("Why", "How", "Of", "By", "That", "So", "With", "None"),
]
"""Words with which no docstring should open."""
DIALECT = [
    *("told", "kept", "beside", "away", "together", "anew", "tally", "standing"),
    *("truth", "story", "clear", "flat", "film", "walk"),
]
"""Words that do not belong in a name, unless it is stored or a word of the game."""
EDGES = "|".join(
    [
        *("left", "right", "top", "bottom", "width", "height", "center", "centerx", "centery"),
        *("topleft", "topright", "bottomleft", "bottomright", "midtop", "midbottom", "midleft", "midright"),
    ]
)
PLACED = re.compile(
    rf"pygame\.Rect\(|\.(inflate|move)\(|\.({EDGES})\b[^=\n]*[-+*/]|[-+*/]\s*[\w.]+\.({EDGES})\b|\.({EDGES}) = "
)
A_TACTIC = "takes_partners_double"
"""Tactic whose files are counted."""
VALUES = {"theme", "record", "rules", "setup"}
"""Parts of a scene that are plain values: their fields say nothing about how the scene is built."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Found = list[tuple[str, str]]
"""Place and word of everything that a figure counts."""


class Sources:
    """Every file of the program, read and parsed once."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.texts = {path: path.read_text(encoding="utf-8") for path in sorted((top / "scopa_gui").rglob("*.py"))}
        self.trees = {path: ast.parse(text) for path, text in self.texts.items()}
        self.ui_tests = {
            path: ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted((top / "tests" / "ui").rglob("test_*.py"))
        }
        self.ui = [path for path in self.texts if path.is_relative_to(top / "scopa_gui" / "ui")]

    def place(self, path: Path, node: ast.AST) -> str:
        """File and line of a part of it."""
        return f"{path.relative_to(self.top)}:{getattr(node, 'lineno', 1)}"

    def definitions(self) -> Iterator[tuple[Path, ast.AST, str]]:
        """Yield file, node and name of every module, class, function, argument and assigned name."""
        for path, tree in self.trees.items():
            yield path, tree, path.stem
            for node in ast.walk(tree):
                match node:
                    case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                        yield path, node, node.name
                    case ast.arg():
                        yield path, node, node.arg
                    case ast.Name(ctx=ast.Store()):
                        yield path, node, node.id
                    case ast.Attribute(ctx=ast.Store()):
                        yield path, node, node.attr


def statements(sources: Sources) -> int:
    """Return the number of statements of ui."""
    return sum(isinstance(node, ast.stmt) for path in sources.ui for node in ast.walk(sources.trees[path]))


def placed(sources: Sources) -> Found:
    """Return the lines of ui that calculate with edges of rectangles."""
    return [
        (f"{path.relative_to(sources.top)}:{number}", line.strip())
        for path in sources.ui
        for number, line in enumerate(sources.texts[path].splitlines(), 1)
        if PLACED.search(line)
    ]


def private(sources: Sources) -> tuple[Found, Found]:
    """Return the private functions of ui, and those whose name is used exactly once in their file."""
    every: Found = []
    once: Found = []
    for path in sources.ui:
        tree = sources.trees[path]
        used = Counter(
            node.attr if isinstance(node, ast.Attribute) else node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute | ast.Name)
        )
        for node in ast.walk(tree):
            if isinstance(node, FUNCTIONS) and node.name.startswith("_") and not node.name.startswith("__"):
                every.append((sources.place(path, node), node.name))
                if used[node.name] == 1:
                    once.append(every[-1])
    return every, once


def parallel(sources: Sources) -> Found:
    """Return assignments in ui of several values to several names at once."""
    return [
        (sources.place(path, node), ast.unparse(node)[:80])
        for path in sources.ui
        for node in ast.walk(sources.trees[path])
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple)
    ]


def twice(sources: Sources) -> Found:
    """Return files whose name occurs more than once, except `__init__` and `__main__`."""
    names = Counter(path.name for path in sources.texts)
    return [
        (str(path.relative_to(sources.top)), path.name)
        for path in sources.texts
        if names[path.name] > 1 and not path.name.startswith("__")
    ]


def docstrings(sources: Sources) -> tuple[Found, Found]:
    """Return all docstrings, those of constants and attributes too, and those that open with one of the words."""
    every: Found = []
    odd: Found = []
    for path, tree in sources.trees.items():
        for node, text in _documented(tree):
            every.append((sources.place(path, node), text.splitlines()[0]))
            if re.match(rf"({'|'.join(OPENINGS)})\b", text):
                odd.append(every[-1])
    return every, odd


def _documented(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Yield what has a docstring: modules, classes, functions, and assignments with a string below them."""
    for node in ast.walk(tree):
        if isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Module)):
            text = ast.get_docstring(node)
            if text:
                yield node, text
            for one, below in pairwise(node.body):
                match one, below:
                    case ((ast.Assign() | ast.AnnAssign()), ast.Expr(ast.Constant(str(words)))):
                        yield below, words


def dialect(sources: Sources) -> Found:
    """Return definitions whose name has one of the words of the dialect."""
    return [
        (sources.place(path, node), name)
        for path, node, name in sources.definitions()
        if set(re.findall(r"[a-z]+", re.sub(r"([A-Z])", r"_\1", name).lower())) & set(DIALECT)
    ]


AFTER = re.compile(r"&=? ~\s*(move\.)?taken\b|\btable \^= |\|=? *(bit\(|1 << )move\.card")
"""Lines that work out the table after a move, or the cards that it gains."""


def matching(sources: Sources, pattern: re.Pattern[str]) -> Found:
    """Return the lines of the program that match."""
    return [
        (f"{path.relative_to(sources.top)}:{number}", line.strip())
        for path, text in sources.texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def naming(sources: Sources, name: str) -> Found:
    """Return the files of the program that have this name in a string or in code, one line each."""
    word = re.compile(rf"\b{name}\b")
    return [(str(path.relative_to(sources.top)), name) for path, text in sources.texts.items() if word.search(text)]


def of_a_deck(sources: Sources) -> Found:
    """Return the functions with a parameter `deck`: only pictures need one, words follow the active deck."""
    return [
        (sources.place(path, node), getattr(node, "name", "lambda"))
        for path, tree in sources.trees.items()
        for node in ast.walk(tree)
        if isinstance(node, (*FUNCTIONS, ast.Lambda))
        and any(one.arg == "deck" for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs))
    ]


def each_test_of_ui(sources: Sources) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """Yield file and node of every test of ui."""
    for path, tree in sources.ui_tests.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, node


def is_deep(node: ast.AST) -> bool:
    """Return whether this is `scene.x.y`, or `pilot.scene.x.y`: two levels or more into a scene, but for its values."""
    if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute)) or node.value.attr in VALUES:
        return False
    inside = node.value.value
    return getattr(inside, "id", None) == "scene" or getattr(inside, "attr", None) == "scene"


def is_private(node: ast.AST) -> bool:
    """Return whether this reads or sets a name that begins with an underscore."""
    return isinstance(node, ast.Attribute) and re.match("_[^_]", node.attr) is not None


def reaching(sources: Sources, is_reach: Callable[[ast.AST], bool]) -> Found:
    """Return the tests of ui that reach into a scene in this way."""
    return [
        (sources.place(path, node), node.name)
        for path, node in each_test_of_ui(sources)
        if any(map(is_reach, ast.walk(node)))
    ]


def figures(sources: Sources) -> dict[str, tuple[str, Found]]:
    """Return each figure with its value and what it counts."""
    lines = sum(sources.texts[path].count("\n") for path in sources.ui)
    count = statements(sources)
    every, once = private(sources)
    written, odd = docstrings(sources)
    named_twice = twice(sources)
    pairs = parallel(sources)
    spoken = dialect(sources)
    geometry = placed(sources)
    deep = reaching(sources, is_deep)
    prying = reaching(sources, is_private)
    whole = sum(text.count("\n") for text in sources.texts.values())
    overrides = matching(sources, re.compile(r"type: ignore\[.*override"))
    after = matching(sources, AFTER)
    tactic = naming(sources, A_TACTIC)
    given_a_deck = of_a_deck(sources)
    return {
        "lines of ui": (f"{lines:,}", []),
        "files of ui": (f"{len(sources.ui)}", []),
        "statements of ui": (f"{count:,}", []),
        "placed": (f"{len(geometry):,} lines", geometry),
        "once": (f"{len(once) / len(every):.0%} of {len(every):,}", once),
        "parallel": (f"{1000 * len(pairs) / count:.1f} per 1,000 statements", pairs),
        "twice": (f"{len({name for _place, name in named_twice})} file names", named_twice),
        "openings": (f"{len(odd) / len(written):.1%} of {len(written):,}", odd),
        "names": (f"{len(spoken)} definitions", spoken),
        "deck": (f"{len(given_a_deck)} functions", given_a_deck),
        "deep": (f"{len(deep)} tests of ui", deep),
        "private": (f"{len(prying)} tests of ui", prying),
        "lines of scopa_gui": (f"{whole:,}", []),
        "overrides": (f"{len(overrides)} ignored", overrides),
        "after a move": (f"{len({place.split(':')[0] for place, _line in after})} files", after),
        "tactic": (f"{len(tactic)} files name {A_TACTIC}", tactic),
    }


def main() -> None:
    """Print the figures asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[PROJECT])
    parser.add_argument("--list", metavar="X")
    given = parser.parse_args()
    tables = [figures(Sources(folder)) for folder in given.folders]
    if given.list:
        for place, word in tables[0][given.list][1]:
            print(place, word)
        return
    for name in tables[0]:
        print(f"{name:20}", *(f"{table[name][0]:>32}" for table in tables))


if __name__ == "__main__":
    main()
