"""What runs on every push and for a release: nothing floats, nothing is stale, and what it calls is there."""

import json
import re
import shutil
import subprocess

import pytest

from tests.conftest import PROJECT
from tests.house.test_papers import PYPROJECT

WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in WORKFLOWS}


@pytest.mark.parametrize("name", TEXTS)
def test_whatever_is_used_of_others_is_named_by_its_commit(name):
    used = re.findall(r"uses: (\S+)(.*)", TEXTS[name])
    assert used
    for action, comment in used:
        assert action.startswith("./") or (
            re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) and re.fullmatch(r" # v\d+\.\d+\.\d+", comment)
        )


@pytest.mark.parametrize("name", TEXTS)
def test_every_program_of_ours_that_is_run_exists(name):
    called = set(re.findall(r"packaging/\w+\.py", TEXTS[name]))
    assert called
    assert all((PROJECT / program).is_file() for program in called)


@pytest.mark.parametrize("name", TEXTS)
def test_it_may_read_and_what_gives_the_release_out_may_write(name):
    assert re.findall(r"^permissions:\n  contents: (\w+)$", TEXTS[name], re.MULTILINE) == ["read"]
    assert re.findall(r"^    permissions:\n      contents: (\w+)$", TEXTS[name], re.MULTILINE) == (
        ["write"] if name == "release" else []
    )
    assert TEXTS[name].count("actions/checkout@") == TEXTS[name].count("persist-credentials: false")


def test_the_tests_run_on_every_python_that_the_project_names():
    tried = json.loads(re.search(r"python: (\[.*\])", TEXTS["check"])[1])
    named = [line.rpartition(" ")[2] for line in PYPROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert tried == named
    assert re.search(r"system: \[ubuntu-\S+, windows-\S+, macos-\S+\]", TEXTS["check"])


def test_a_release_waits_for_every_package_and_for_the_tests():
    jobs = set(re.findall(r"^  (\w+):$", TEXTS["release"].partition("\njobs:\n")[2], re.MULTILINE))
    (waits,) = re.findall(r"^    needs: \[(.*)\]$", TEXTS["release"], re.MULTILINE)
    assert set(waits.split(", ")) == jobs - {"version", "release"}, "of these, each waits for version"


@pytest.mark.skipif(shutil.which("check-jsonschema") is None, reason="check-jsonschema not installed")
def test_they_are_what_their_schema_asks_for():
    done = subprocess.run(
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
