"""The house stands as it was drawn: what may import what, how long a file may be, what a name may be."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.sources import tree_of

CODE = sorted(path for room in ("scopa_gui", "assets", "packaging", "tests") for path in (PROJECT / room).rglob("*.py"))
PACKAGE = [path for path in CODE if path.is_relative_to(PROJECT / "scopa_gui")]
DRAWN = [path for path in CODE if path.is_relative_to(PROJECT / "assets")]

LONGEST = 600
LONGER: dict[str, str] = {}
"""Files that may be longer, each with the reason."""

OLD_PYTHON = ("build", "debian", "guard", "lock", "macos", "play", "portable", "test", "windows")
"""In packaging/: read by a Python that is too old for the game, to say so."""


def name(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=PROJECT, capture_output=True, text=True, check=False)


def test_imports_run_downwards_only_and_only_the_engines_friends_know_a_position():
    answer = run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_ruff_finds_nothing():
    answer = run("-m", "ruff", "check", "--output-format=concise", ".")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_every_file_is_formatted():
    answer = run("-m", "ruff", "format", "--check", ".")
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.whole
def test_mypy_strict_finds_nothing():
    answer = run("-m", "mypy")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_code_was_found():
    assert len(PACKAGE) > 20
    assert len(DRAWN) > 5


def test_no_file_is_longer_than_one_sitting():
    """One that is on the list and short again is to be taken off it."""
    lines = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in PACKAGE + DRAWN}
    assert {file: count for file, count in lines.items() if (count > LONGEST) is not (file in LONGER)} == {}


def test_the_files_that_may_be_longer_exist():
    assert set(LONGER) <= {name(path) for path in PACKAGE + DRAWN}


@pytest.mark.parametrize("path", [path for path in PACKAGE if path.name == "__init__.py"], ids=name)
def test_a_package_opens_with_a_docstring_and_imports_nothing(path):
    tree = tree_of(path)
    assert ast.get_docstring(tree)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def refusal(path: Path) -> str:
    """Where a file is no Python 3.11, and why; "" where it is."""
    try:
        return "" if tree_of(path) else f"{name(path)}: nothing"
    except SyntaxError as error:
        return f"{name(path)}:{error.lineno}: {error.msg}"


@pytest.mark.whole  # ruff, which knows the version too, reads all of them each time
def test_every_file_is_python_3_11(tmp_path, monkeypatch):
    assert [told for told in map(refusal, CODE) if told] == []
    monkeypatch.setitem(globals(), "name", lambda path: path.name)
    (tmp_path / "newer.py").write_text("x = 1\ntype Card = int\n", encoding="utf-8")
    assert refusal(tmp_path / "newer.py").startswith("newer.py:2: ")


def test_file_names_say_what_is_inside():
    vague = re.compile(r"(^|_)(manager|handler|helper|helpers|util|utils|data|misc|common)(_|$)")
    assert [name(path) for path in PACKAGE + DRAWN if vague.search(path.stem)] == []


@pytest.mark.parametrize("stem", OLD_PYTHON)
def test_the_first_programs_parse_under_python_2_7(stem):
    """So that too old a Python is told so. Every construction newer than 2.7 that ast can name is looked for."""
    tree = ast.parse((PROJECT / "packaging" / f"{stem}.py").read_text(encoding="utf-8"))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.AsyncFunctionDef, ast.Match, ast.YieldFrom)
    for node in ast.walk(tree):
        assert not isinstance(node, newer), ast.dump(node)
        if isinstance(node, ast.FunctionDef):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            assert not node.args.posonlyargs
            assert not node.args.kwonlyargs
            assert node.returns is None
            assert all(argument.annotation is None for argument in arguments)
        if isinstance(node, ast.Raise):
            assert node.cause is None
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            assert not any(isinstance(element, ast.Starred) for element in node.elts)
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            assert "_" not in (ast.get_source_segment((PROJECT / "packaging" / f"{stem}.py").read_text(), node) or "")


@pytest.mark.parametrize("stem", sorted(set(OLD_PYTHON) - {"guard"}))
def test_a_program_asks_for_its_python_before_it_loads_anything_else(stem):
    _docstring, loading, asking, *_rest = tree_of(PROJECT / "packaging" / f"{stem}.py").body
    assert [ast.unparse(line) for line in (loading, asking)] == ["import guard", "guard.need_python()"]


@pytest.mark.parametrize("stem", ["play", "test"])
def test_a_program_that_everybody_starts_leaves_its_work_to_a_modern_module(stem):
    _docstring, _loading, _asking, work, start = tree_of(PROJECT / "packaging" / f"{stem}.py").body
    assert isinstance(work, ast.Import)
    assert ast.unparse(start) == f"if __name__ == '__main__':\n    {work.names[0].name}.main()"


def test_no_path_of_a_machine_is_in_the_tree():
    machine = re.compile(r"(^|[^A-Za-z0-9_.~])/(work|farm|root|home/[a-z]+|Users/[A-Za-z]+)/")
    told = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        told += [f"{name(path)}:{number}" for number, line in enumerate(text.splitlines(), 1) if machine.search(line)]
    assert told == []


def tracked() -> list[Path]:
    """The files of the project: as git has them, or all there are in an unpacked archive."""
    answer = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, text=True, check=False)
    if answer.returncode == 0 and answer.stdout:
        return [path for path in (PROJECT / part for part in answer.stdout.split("\0") if part) if path.is_file()]
    hidden = {".git", ".venv-scopa", "build", "dist", "__pycache__"}
    return [path for path in PROJECT.rglob("*") if path.is_file() and not hidden & set(path.relative_to(PROJECT).parts)]


MODE = re.compile(r"[rwax]b?t?\+?b?")


def unnamed_letters(path: Path) -> list[str]:
    """Where a file is read or written as text without saying in which letters: those of the system would be taken."""
    tree, told = tree_of(path), []
    entered = {id(item.context_expr) for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        is_method = isinstance(node.func, ast.Attribute)
        function = node.func.attr if is_method else getattr(node.func, "id", "")
        words = [
            each.value
            for each in (*node.args, *(keyword.value for keyword in node.keywords))
            if isinstance(each, ast.Constant)
        ]
        modes = [word for word in words if isinstance(word, str) and MODE.fullmatch(word)]
        opens = function == "open" and (not is_method or bool(modes) or (not node.args and id(node) in entered))
        as_text = function in ("read_text", "write_text") or (opens and not any("b" in mode for mode in modes))
        if as_text and not {"utf-8", "ascii"} & {word for word in words if isinstance(word, str)}:
            told.append(f"{name(path)}:{node.lineno}")
    return told


def test_every_file_is_read_in_letters_that_are_named():
    assert [place for path in PACKAGE for place in unnamed_letters(path)] == []


def test_files_read_in_the_letters_of_the_system_are_found(tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "name", lambda path: path.name)
    (tmp_path / "bad.py").write_text(
        "with path.open() as f: pass\nopen(x)\npath.open('a')\npath.read_text()\npath.write_text('x', "
        "errors='replace')\n",
        encoding="utf-8",
    )
    (tmp_path / "good.py").write_text(
        "scene.open()\nImage.open(x)\npath.open('rb')\npath.open('a', "
        "encoding='utf-8')\npath.read_text('utf-8')\nopen(x, 'a+b')\n",
        encoding="utf-8",
    )
    assert sorted(unnamed_letters(tmp_path / "bad.py")) == [f"bad.py:{line}" for line in range(1, 6)]
    assert unnamed_letters(tmp_path / "good.py") == []
