"""With `-O`, as packages are compiled, the program's asserts are left out and those of the tests are not."""

import json
import re
import subprocess
import sys

import pytest

from tests.conftest import PROJECT
from tests.house.small_checkout import run_tests

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


def test_a_false_assert_fails_in_a_test_and_in_what_tests_import(tmp_path):
    files = {"denying.py": DENYING, "room/denying.py": DENYING, "test_denied.py": TESTS}
    said = run_tests(tmp_path, files, options=["-O"])
    assert "3 failed, 1 passed" in said
    assert said.count("AssertionError: a module that is no test denies\n") == 2, said


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
