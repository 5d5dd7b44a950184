"""Where a library, or a part of Python that a system may leave out, is missing, the program says so in one sentence."""

import ast
import json
import os
import subprocess
import sys

import pytest

from scopa_gui.complaint import LIBRARIES, PARTS, named, why_not_loaded
from tests.conftest import PROJECT
from tests.sources import tree_of

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each try is a fork")
INNER = [*(f"_{part}" for part in PARTS), "PIL._imaging", "msgspec._core", "pygame.base", "pygame.font"]
"""Libraries of which a part is missing."""


def tries(names):
    answer = subprocess.run(
        [sys.executable, "-m", "tests.house.hiding", *names],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert answer.stderr == ""
    return [json.loads(line) for line in answer.stdout.splitlines()]


def imported():
    """Every module of Python itself that the program imports anywhere, but those without which Python cannot start."""
    always = set(
        subprocess.run(
            [sys.executable, "-c", "import runpy, sys; print(*sys.modules)"], capture_output=True, text=True, check=True
        ).stdout.split()
    )
    found = set()
    for path in (PROJECT / "scopa_gui").rglob("*.py"):
        for node in ast.walk(tree_of(path)):
            names = (
                [each.name for each in node.names]
                if isinstance(node, ast.Import)
                else [node.module]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            found |= {name.split(".")[0] for name in names}
    return sorted((found & sys.stdlib_module_names) - always)


def check(tried, *, may_work=False):
    said = tried["said"]
    assert "Traceback" not in said
    if may_work and tried["status"] == 0:
        assert said == ""
        return
    assert tried["status"] == 1, said
    assert len(said.splitlines()) == 1, said
    assert said.startswith("Scopa "), said


def test_each_missing_library_is_named_in_one_sentence_that_says_what_to_do():
    names = [*LIBRARIES, *PARTS, *INNER]
    found = tries(["nothing", *names])
    assert [tried["name"] for tried in found] == ["nothing", *names]
    assert found[0] == {"name": "nothing", "status": 0, "said": ""}
    for tried in found[1:]:
        check(tried)
        module = tried["name"].split(".")[0].removeprefix("_")
        assert LIBRARIES.get(module, module) in tried["said"]
        assert any(remedy in tried["said"] for remedy in ("packaging", "www.python.org", "reinstall the game"))


def test_the_libraries_that_are_asked_for_are_those_of_the_project():
    project = (PROJECT / "pyproject.toml").read_text(encoding="utf-8").split("dependencies = [")[1].split("]")[0]
    asked = {line.split(">=")[0].strip(' "') for line in project.splitlines() if ">=" in line}
    assert set(LIBRARIES.values()) == asked - {"accesskit"}, "without that one the game is played, unheard"


@pytest.mark.slow
def test_each_missing_part_of_python_is_told_too():
    names = imported()
    assert set(PARTS) < set(names)
    for tried in tries(names):
        check(tried, may_work=True)


@pytest.mark.parametrize(("raised", "name"), [
    ("raise ImportError('x', name='PIL._imaging')", "pillow"),
    ("raise ImportError('no name')", "one of its libraries"),
    (
        ("try:\n    raise ImportError('x', name='numpy._core')\n"
         "except ImportError as first:\n    raise ImportError('long advice') from first"),
        "numpy",
    ),
    ("try:\n    import _nowhere_at_all\nexcept ImportError:\n    raise ImportError('advice')", "_nowhere_at_all"),
])  # fmt: skip
def test_what_is_at_the_bottom_of_an_error_is_named(raised, name):
    with pytest.raises(ImportError) as caught:
        exec(raised)
    assert named(caught.value) == name
    assert f"because {name} will not load" in why_not_loaded(caught.value)


WITHOUT = "import sys\nsys.modules[{0!r}] = None\nfrom scopa_gui.headless.program import main\nsys.exit(main())"


@pytest.mark.parametrize("kind", ["choose", "judge"])
def test_the_engine_names_what_it_lacks_and_goes_on(kind):
    given = {
        "first_table": ["2D", "3C", "4B", "RS"],
        "history": [],
        "hand": ["AD", "5C", "6B"],
        "me": 0,
        "iterations": 20,
    }
    given |= {"level": "maestro"} if kind == "choose" else {"card": "AD"}
    lines = [{"kind": kind, "given": given}, {"kind": "captures", "given": {"table": ["3D"], "played": "3C"}}]
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT.format("numpy")],
        cwd=PROJECT,
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    lacking, served = map(json.loads, answer.stdout.splitlines())
    assert not lacking["ok"]
    assert "numpy" in lacking["error"], lacking
    assert served["ok"]


@pytest.mark.parametrize("module", ["json", "math"])
def test_the_engine_without_a_part_of_python_says_so(module):
    program = (
        f"import sys, runpy\nsys.modules[{module!r}] = None\n"
        "runpy.run_module('scopa_gui.headless', run_name='__main__')"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=PROJECT, input="", capture_output=True, text=True, check=False
    )
    assert answer.returncode == 1
    assert answer.stderr.count("\n") == 1
    assert module in answer.stderr


@pytest.mark.slow
def test_numpy_that_does_not_load_on_this_computer_is_named_when_it_is_needed(tmp_path):
    (tmp_path / "numpy").mkdir()
    (tmp_path / "numpy" / "__init__.py").write_text(
        "raise ImportError('wrong kind of computer', name=__name__)", encoding="utf-8"
    )
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(
        '{"version": 2, "speed": "instant", "level": "maestro"}', encoding="utf-8"
    )
    environment = os.environ | {"SCOPA_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
    keys = ["escape", "return", "return", *["right", "return"] * 4]
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.driven", *keys],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr
    assert set(done.stderr.splitlines()) == {
        "Scopa could not load numpy, which it needs. Your matches are safe; please reinstall the game."
    }
