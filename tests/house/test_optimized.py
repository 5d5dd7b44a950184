"""With `-O`, as packages are compiled, the program's asserts are left out and those of the tests are not."""

import importlib
import json
import os
import re
import subprocess
import sys

import pytest

from tests.conftest import PROJECT
from tests.house.small_checkout import run_tests
from tests.ui.test_scenes import ELSEWHERE

DENYING = "def deny():\n    assert 1 == 2, 'a module that is no test denies'\n"
TESTS = """
import sys
from tests.denying import deny
from tests.room.denying import deny as deny_in_room

def test_in_a_module():
    deny()

def test_in_a_module_of_a_room():
    deny_in_room()

def test_in_a_test():
    assert 1 == 2

def test_of_the_flag():
    assert sys.flags.optimize == 1
"""


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["alone", "shared"])
def test_a_false_assert_fails_in_a_test_and_in_what_tests_import(tmp_path, words):
    files = {"denying.py": DENYING, "room/denying.py": DENYING, "test_denied.py": TESTS}
    said = run_tests(tmp_path, files, *words, options=["-O"])
    assert "3 failed, 1 passed" in said
    assert len(re.findall(r"^E +AssertionError: a module that is no test denies$", said, re.MULTILINE)) == 2, said


@pytest.mark.parametrize("program", ["compiling.py", "scopa.spec"])
def test_packages_are_compiled_at_the_level_that_is_tested(program):
    text = (PROJECT / "packaging" / program).read_text(encoding="utf-8")
    assert set(re.findall(r"\boptimize=(\w+)", text)) == {"1"}


def test_without_asserts_and_docstrings_the_engine_says_the_same():
    asked = "".join(json.dumps({"id": kind, "kind": kind}) + "\n" for kind in ("presets", "choose"))
    said = {
        subprocess.run(
            [sys.executable, *level, "-m", "scopa_gui.headless"],
            cwd=PROJECT,
            input=asked,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for level in ([], ["-O"], ["-OO"])
    }
    assert len(said) == 1
    assert '"ok": true' in said.pop()


def test_the_contract_of_every_screen_is_among_the_tests_that_run_so(monkeypatch):
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    program = importlib.import_module("testing")
    assert {f"tests/ui/{path}" for path in ELSEWHERE.values()} <= set(program.OPTIMIZED)
    assert all((PROJECT / path).exists() for path in program.OPTIMIZED)
    assert program.command_of(["--optimized"])[:5] == ["-O", "-m", "pytest", "-n", str((os.cpu_count() or 1) + 1)]
    assert program.command_of(["--optimized"])[-len(program.OPTIMIZED) :] == program.OPTIMIZED
    assert program.command_of(["--optimized", "tests/ai"]) == ["-O", "-m", "pytest", "tests/ai"]


def test_what_chooses_a_tier_names_no_tests(monkeypatch):
    """A run of everything uses all cores, whether it is quick or whole."""
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    program = importlib.import_module("testing")
    for words in ([], ["--all"], ["--day", "3"], ["--day=3", "-q"], ["-q", "--day", "3"]):
        assert program.command_of(words)[2] == "-n", words
        assert program.command_of(words)[-len(words) :] == words or not words
    for words in (["--day", "3", "tests/ai"], ["--all", "tests/ai"], ["-k", "primiera"], ["--pdb"]):
        assert program.command_of(words) == ["-m", "pytest", *words]
