"""What a release says of itself is what the changelog says of that version, and of no other."""

import subprocess
import sys

import pytest

from scopa_gui import __version__
from tests.conftest import PROJECT

PROGRAM = PROJECT / "packaging" / "notes.py"
CHANGELOG = """\
# What changed

One line each.

## Unreleased

### Added

- A thing that takes
  two lines.
- Another.

## 0.10.0 - 2027-01-02

### Fixed

- It no longer ends.

## 0.1.0 - 2026-11-21

- All.
"""


@pytest.fixture(scope="module")
def notes():
    sys.path.insert(0, str(PROGRAM.parent))
    import notes

    sys.path.pop(0)
    return notes


@pytest.mark.parametrize(("number", "text"), [
    ("0.1.0", "- All."),
    ("v0.10.0", "### Fixed\n\n- It no longer ends."),
    ("Unreleased", "### Added\n\n- A thing that takes two lines.\n- Another."),
    ("0.1", None),
    ("10.0", None),
    ("", None),
])  # fmt: skip
def test_each_version_has_its_own_text(notes, number, text):
    assert notes.notes(CHANGELOG, number) == text


def test_the_versions_stand_in_their_order_with_their_days(notes):
    assert [(version.number, version.day) for version in notes.versions(CHANGELOG)] == [
        ("Unreleased", ""),
        ("0.10.0", "2027-01-02"),
        ("0.1.0", "2026-11-21"),
    ]
    assert notes.versions(CHANGELOG)[0].lines() == ["A thing that takes two lines.", "Another."]


def test_no_line_of_our_own_changelog_is_lost(notes):
    changelog = notes.CHANGELOG.read_text(encoding="utf-8")
    lines = [line for version in notes.versions(changelog) for line in version.lines()]
    assert len(lines) == changelog.count("\n- ")
    assert " ".join(changelog.split()).count(lines[-1]) == 1


@pytest.mark.parametrize(
    ("words", "status"), [([__version__], 0), ([f"v{__version__}"], 0), (["9.9.9"], 1), ([], 2), (["a", "b"], 2)]
)
def test_the_program_prints_them_or_says_in_a_line_why_not(words, status):
    done = subprocess.run([sys.executable, PROGRAM, *words], capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert len(done.stderr.splitlines()) == bool(status)
    assert bool(done.stdout) == (not status)


READY = (
    CHANGELOG.replace("### Added\n\n- A thing that takes\n  two lines.\n- Another.\n\n", ""),
    '<release version="0.10.0" date="2027-01-02">',
    '__version__ = "0.10.0"',
)


@pytest.mark.parametrize(("number", "spoiled", "wrong"), [
    ("v0.10.0", None, ""),
    ("0.10.0", None, ""),
    ("v0.9.0", None, "scopa_gui/__init__.py names another version"),
    ("v0.10.0", (0, CHANGELOG), "has changes under Unreleased"),
    ("v0.10.0", (0, READY[0].replace(" - 2027-01-02", "")), "has no 0.10.0 with its day"),
    ("v0.10.0", (1, '<release version="0.1.0" date="2026-11-21">'), "does not begin its releases with 0.10.0"),
    ("v0.10.0", (2, '__version__ = "0.10.1"'), "scopa_gui/__init__.py names another version"),
])  # fmt: skip
def test_a_version_is_given_out_when_everything_names_it(notes, number, spoiled, wrong):
    parts = list(READY)
    if spoiled:
        parts[spoiled[0]] = spoiled[1]
    said = notes.not_ready(number, *parts)
    assert bool(said) == bool(wrong)
    assert wrong in said
