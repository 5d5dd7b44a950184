"""Every number that decides what is played, said or asked is pinned: changing it changes a recorded answer."""

import ast
import subprocess
import sys

import pytest

from tests.conftest import PROJECT
from tests.measure.pinned.__main__ import explained, probes
from tests.measure.pinned.asked import answer_of
from tests.measure.pinned.explained import EXPLAINED
from tests.measure.pinned.numbers import modules, numbers, times_apart, unnamed_in

PROBES = probes()


@pytest.mark.parametrize("probe", PROBES, ids=[f"{place}-{probe['ask']}" for place, probe in enumerate(PROBES, 1)])
def test_the_program_answers_as_recorded(probe):
    answer = answer_of(probe)
    assert times_apart(probe, answer) <= 1, (
        f"{answer} instead of {probe['answer']}: this pins {', '.join(probe['pins'])}"
    )


def test_every_constant_with_numbers_is_pinned_by_a_probe_or_its_freedom_is_explained():
    pinned = {constant for probe in PROBES for constant in probe["pins"]}
    missing = [constant for constant in numbers() if constant not in pinned and explained(constant) is None]
    assert not missing, "Pin them by a probe in probes.jsonl or explain them in explained.py."


def test_what_is_pinned_or_explained_is_there():
    there = {name for constant, its in numbers().items() for name in (constant, *map(str, its))}
    assert {constant for probe in PROBES for constant in probe["pins"]} <= there
    directions = {change.direction for its in numbers().values() for number in its for change in number.changes(0)}
    assert set(EXPLAINED) <= {explained(name) for name in there} | directions


def test_no_number_without_a_name_decides_inside_a_function():
    unnamed = [place for path in modules() for place in unnamed_in(path.name, ast.parse(path.read_text("utf-8")))]
    assert not unnamed, "Make them constants of their module, then pin or explain them."


def test_a_number_without_a_name_is_found():
    tree = ast.parse("NAMED = 0.3\ndef f(times=3, often=NAMED):\n    return max(0.0, 1.5) + 1e-9 + 40\n")
    assert unnamed_in("a module", tree) == ["a module:2: 3", "a module:3: 1.5"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="each change is made in a forked process")
def test_a_change_of_any_pinned_number_changes_an_answer():
    proof = subprocess.run(
        [sys.executable, "-m", "tests.measure.pinned", "prove"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert proof.returncode == 0, proof.stdout + proof.stderr
