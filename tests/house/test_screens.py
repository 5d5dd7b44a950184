"""Every way from one screen to another leads to a screen that exists, with arguments that it takes."""

import ast
import inspect
import shutil
import subprocess
import sys

import pytest

from scopa_gui.ui.screens import SCREENS, maker_of
from tests.conftest import PROJECT
from tests.sources import tree_of, trees_in

UI = PROJECT / "scopa_gui" / "ui"


MODULES = {f"scopa_gui.ui.{made.partition(':')[0]}" for made in SCREENS.values()}


def is_passed_on(call):
    """Another kind of way to where one leads that was answered: `Replace(way.name, **way.arguments)`."""
    match call:
        case ast.Call(
            args=[ast.Attribute(ast.Name(way), "name")],
            keywords=[ast.keyword(arg=None, value=ast.Attribute(ast.Name(same), "arguments"))],
        ):
            return way == same
    return False


def ways(tree):
    """Every call of Push, Replace or Home that names a screen."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("Push" | "Replace" | "Home"), args=args, keywords=keywords):
                if (args or keywords) and not is_passed_on(node):
                    yield node


def wrong(call):
    """What is amiss with a way; None when it leads to a screen."""
    match call.args:
        case [ast.Constant(str(name))] if name in SCREENS:
            arguments = {keyword.arg: None for keyword in call.keywords}
            try:
                inspect.signature(maker_of(name)).bind("context", **arguments)
            except TypeError as error:
                return f"{name}: {error}"
            return None
    return f"{ast.unparse(call)}: the first argument is the name of a screen, all others have names of their own"


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_of_the_table_can_be_made(name):
    assert callable(maker_of(name))


def test_every_way_leads_to_a_screen_with_arguments_that_it_takes():
    found = {module: [told for call in ways(tree) if (told := wrong(call))] for module, tree in trees_in(UI).items()}
    assert {module: told for module, told in found.items() if told} == {}


@pytest.mark.parametrize(
    "way",
    [
        "Push('reviw', match=17)",
        "Push('review')",
        "Push('review', game=17)",
        "Push('review', 17)",
        "Push('review', match=17, move=3)",
        "Push('review', **found)",
        "Replace(screen)",
        "Home(self.scene)",
        "Home(match=17)",
        "Replace(one.name, **another.arguments)",
    ],
)
def test_a_way_that_leads_nowhere_is_found(way):
    (call,) = ways(ast.parse(way))
    assert wrong(call)


def test_every_screen_of_the_table_is_gone_to():
    named = {call.args[0].value for tree in trees_in(UI).values() for call in ways(tree)}
    assert named == SCREENS.keys()


def imported(tree):
    return {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_no_screen_imports_another():
    screens = {module for module in trees_in(UI) if module.endswith("_screen") and ".pages." not in module}
    found = {module: imported(trees_in(UI)[module]) & (screens | MODULES) for module in screens}
    assert {module: others for module, others in found.items() if others} == {}


def test_every_screen_is_in_the_table_or_made_by_what_is():
    screens = {module for module in trees_in(UI) if module.endswith("_screen") and ".pages." not in module}
    made = MODULES | {one for module in MODULES for one in imported(trees_in(UI)[module])}
    assert screens - made == set()


def with_makers_called(path):
    """The source of a file, in which beside every way stands a call of what makes its screen, for mypy to check."""
    source = path.read_bytes()
    lines, makers = source.splitlines(keepends=True), set()
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    for call in sorted(ways(ast.parse(source)), key=lambda call: -call.lineno):
        start, end = starts[call.lineno - 1] + call.col_offset, starts[call.end_lineno - 1] + call.end_col_offset
        name = call.args[0].value
        given = ", ".join(["_context()", *map(ast.unparse, call.keywords)])
        makers.add(name)
        source = b"%b(%b, _make_%b)[0]%b" % (
            source[:start],
            source[start:end],
            f"{name}({given})".encode(),
            source[end:],
        )
    added = ["from scopa_gui.ui.context import Context", "def _context() -> Context: ..."]
    for name in sorted(makers):
        module, _, maker = SCREENS[name].partition(":")
        added.append(f"from scopa_gui.ui.{module} import {maker} as _make_{name}")
    return "\n".join([source.decode(), *added, ""])


def mypy(folder):
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--allow-empty-bodies"], cwd=folder, capture_output=True, text=True, check=False
    ).stdout


@pytest.mark.slow
def test_the_arguments_of_every_way_have_the_types_that_its_screen_takes(tmp_path):
    shutil.copytree(PROJECT / "scopa_gui", tmp_path / "scopa_gui", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    led = [path for path in UI.rglob("*.py") if any(ways(tree_of(path)))]
    for path in led:
        (tmp_path / path.relative_to(PROJECT)).write_text(with_makers_called(path), encoding="utf-8")
    assert "Success" in mypy(tmp_path)
    wrong_one = tmp_path / "scopa_gui" / "ui" / "front" / "title_screen.py"
    told = wrong_one.read_text(encoding="utf-8")
    assert "match=self._waiting.stored.id" in told
    wrong_one.write_text(told.replace("match=self._waiting.stored.id", 'match="17"'), encoding="utf-8")
    assert 'has incompatible type "str"; expected "int"' in mypy(tmp_path)
