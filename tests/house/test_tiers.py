"""The quick run leaves out `whole` tests and takes rotating cases on one of ten days; what is selected runs."""

import re
from collections import Counter

import pytest

from tests.house.small_checkout import run_tests
from tests.tiers import DAYS, days_of

CASES = 43
TESTS = f"""
import pytest
from tests.tiers import examples

@pytest.mark.rotating
@pytest.mark.parametrize("case", range({CASES}))
def test_in_turn(case):
    print(f"ran:{{case}}:")

@pytest.mark.whole
def test_dear():
    print("ran:dear:")

def test_quick():
    print("ran:quick:")
    print(f"tries:{{examples(400)}}:{{examples(20)}}:")

@pytest.mark.slow
def test_slow():
    print("ran:slow:")
"""
DEAR = """
import pytest

@pytest.mark.parametrize("case", "abcdefg")
def test_alike(case):
    print(f"ran:{case}:")

@pytest.mark.parametrize("case", "xy")
def test_few(case):
    print(f"ran:{case}:")
"""
EVERYTHING = {"dear", "quick", *map(str, range(CASES))}


@pytest.fixture
def ran(tmp_path_factory):
    """Run the tests above in a checkout of their own: which of them ran, and all that pytest said."""

    def start(*words):
        said = run_tests(tmp_path_factory.mktemp("run"), {"test_some.py": TESTS}, "-v", "-rP", *words)
        return re.findall(r"^ran:(\w+):$", said, re.MULTILINE), said

    return start


def test_the_cases_of_a_function_are_spread_evenly_over_the_days():
    names = [f"tests/test_{file}.py::test_in_turn[{case}]" for file in "abc" for case in range(CASES)]
    days = days_of(names)
    assert days == days_of(names)
    for start in range(0, len(days), CASES):
        cases = Counter(days[start : start + CASES])
        assert set(cases) == set(range(DAYS))
        assert set(cases.values()) == {CASES // DAYS, CASES // DAYS + 1}


def test_functions_without_cases_are_spread_over_the_days():
    days = Counter(days_of([f"tests/test_some.py::test_{number}" for number in range(1000)]))
    assert len(days) == DAYS
    assert min(days.values()) > 60


def test_the_quick_run_takes_the_cases_of_a_day_and_its_header_says_how_to_repeat_it(ran):
    names, said = ran()
    (day,) = re.findall(r"^tests: the quick run of day (\d) \(`--day \1` repeats it", said, re.MULTILINE)
    cases = [f"tests/test_some.py::test_in_turn[{case}]" for case in range(CASES)]
    todays = [str(case) for case, of_day in enumerate(days_of(cases)) if of_day == int(day)]
    assert sorted(names) == sorted(["quick", *todays])
    assert "tries:100:10:" in said
    assert int(re.findall(r"(\d+) deselected", said)[-1]) == 2, "no other test was even made"
    assert sorted(ran("-n", "2", "--day", day)[0]) == sorted(names)


def test_a_third_of_the_dear_cases_runs_each_day_and_all_if_asked_for(tmp_path_factory):
    runs = {}
    for words in (("--day", "3"), ("--day", "4"), ("--day", "5"), ("--all",)):
        said = run_tests(tmp_path_factory.mktemp("run"), {"ui/test_dear.py": DEAR}, "-rP", *words)
        runs[words] = set(re.findall(r"^ran:(\w+):$", said, re.MULTILINE))
    everything = runs.pop(("--all",))
    assert everything == set("abcdefgxy")
    assert set.union(*runs.values()) == everything
    assert all({"x", "y"} < ran and len(ran) in (4, 5) for ran in runs.values())


@pytest.mark.rotating
@pytest.mark.parametrize(
    "words",
    [("--all",), ("tests/test_some.py",), ("tests",), ("--all", "--day", "3"), ("--all", "-n", "2")],
    ids=" ".join,
)
def test_all_of_them_run_if_asked_for_or_named(ran, words):
    names, said = ran(*words)
    assert set(names) == EVERYTHING
    assert len(names) == len(EVERYTHING)
    assert "tries:400:20:" in said
    assert "tests: all that are selected" in said or "-n" in words


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("-k", "dear"), ["dear"]),
        (("-m", "slow"), ["slow"]),
        (("-m", "whole"), ["dear"]),
        (("tests/test_some.py::test_dear",), ["dear"]),
        (("tests/test_some.py::test_in_turn[7]",), ["7"]),
    ],
    ids=" ".join,
)
def test_what_is_selected_runs(ran, words, expected):
    assert ran(*words)[0] == expected


def test_files_that_ask_for_syntax_trees_share_a_process(tmp_path):
    """To parse the program takes long, and much memory."""
    asking = "from tests.sources import tree_of\n\ndef test_it():\n    assert tree_of\n"
    files = {f"test_{name}.py": asking for name in "aceg"} | {"test_b.py": TESTS, "test_d.py": TESTS}
    said = run_tests(tmp_path, files, "-vv", "-n", "2", "--dist", "loadfile")
    processes = set(re.findall(r"^\[(gw\d)\].* PASSED tests/test_[aceg]\.py", said, re.MULTILINE))
    assert len(processes) == 1
    assert len(re.findall(r"PASSED tests/test_[aceg]\.py", said)) == 4
