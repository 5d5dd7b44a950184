"""The table of processor time by folder and function."""

from tests.cost import now, table_of


def test_folders_and_functions_are_summed_and_the_dearest_come_first():
    spent = {
        "tests/ai/test_classics.py::test_one[1]": 0.5,
        "tests/ui/table/test_why.py::test_two[1-a/b]": 1.0,
        "tests/ui/table/test_why.py::test_two[2]": 2.0,
    }
    assert table_of(spent) == [
        "tests/ui/table: 2 tests, 3.0 s",
        "tests/ai: 1 tests, 0.5 s",
        "all: 3 tests, 3.5 s",
        "",
        "tests/ui/table/test_why.py::test_two: 2 tests, 3.0 s",
        "tests/ai/test_classics.py::test_one: 1 tests, 0.5 s",
    ]


def test_time_only_grows():
    start = now()
    assert now() >= start
