"""With `-O`, as packages are compiled, the program's asserts are left out and those of the tests are not."""

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
