"""The locks: what pyproject.toml asks for, for every Python and system, with checksums, without an index's name."""

import re
import tomllib

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import PROJECT

LOCKS = sorted((PROJECT / "packaging" / "locks").glob("*.txt"))
LOCKED = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+?)(?: ; (.+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)
SYSTEMS = ({"sys_platform": "linux"}, {"sys_platform": "win32"}, {"sys_platform": "darwin"})
PYTHONS = tuple(f"3.{minor}" for minor in range(11, 16))
PROJECT_FILE = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]


def asked_for(kind):
    return [
        Requirement(text) for text in PROJECT_FILE["dependencies"] + PROJECT_FILE["optional-dependencies"].get(kind, [])
    ]


def versions(text, python, system):
    """The version of each library that this Python takes on this system."""
    here = {"python_version": python, "python_full_version": f"{python}.0", **system}
    return {
        canonicalize_name(name): version
        for name, version, marker, _ in LOCKED.findall(text) if not marker or Marker(marker).evaluate(here)
    }  # fmt: skip


def test_each_way_to_run_the_checkout_has_its_lock():
    assert [lock.stem for lock in LOCKS] == ["build", "play", "test"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
@pytest.mark.parametrize("python", PYTHONS)
def test_what_is_locked_is_what_is_asked_for(lock, python):
    for system in SYSTEMS:
        locked = versions(lock.read_text(), python, system)
        for wanted in asked_for(lock.stem):
            assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), f"{wanted} on {system}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_is_a_version_with_its_checksums_and_nothing_names_an_index(lock):
    first, rest = lock.read_text().split("\n", 1)
    assert first == f"# For Python {PYTHONS[0]} to {PYTHONS[-1]}, by packaging/lock.py"
    assert LOCKED.sub("", rest).strip() == ""


def test_the_tests_run_with_the_libraries_that_are_played_with():
    texts = {lock.stem: lock.read_text() for lock in LOCKS}
    for python in PYTHONS:
        played = versions(texts["play"], python, SYSTEMS[0])
        for other in ("test", "build"):
            assert played.items() <= versions(texts[other], python, SYSTEMS[0]).items()


def test_the_project_says_every_python_that_is_locked():
    said = {
        line.rsplit(" ", 1)[1]
        for line in PROJECT_FILE["classifiers"]
        if line.startswith("Programming Language :: Python :: 3.")
    }
    assert said == set(PYTHONS)
