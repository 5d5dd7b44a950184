"""A release says what the changelog says of that version in its summary, and nothing of any other version."""

import re
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

- A thing that takes
  two lines.
- Another.

### Details

#### Added

- A small thing.

## 0.10.0 - 2027-01-02

- It no longer ends.

### Details

#### Fixed

- It no longer ends after an hour.

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
    ("v0.10.0", "- It no longer ends."),
    ("Unreleased", "- A thing that takes two lines.\n- Another."),
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


OURS = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
DIALECT = re.compile(r"\b(anew|afresh|kept|put away|taken up|brought in|scope|smazzat\w+)\b", re.IGNORECASE)


def test_no_line_of_our_own_changelog_is_lost(notes):
    versions = notes.versions(OURS)
    assert sum(f"\n{version.text}".count("\n- ") for version in versions) == OURS.count("\n- ")
    for version in versions:
        above = version.text.partition("\n### Details\n")[0]
        assert len(version.lines()) == f"\n{above}".count("\n- ")


def test_each_version_begins_with_a_summary_of_at_most_20_lines(notes):
    for version in notes.versions(OURS):
        above, heading, below = version.text.partition("\n### Details\n")
        if version.has_changes:
            assert heading, f"{version.number} has no Details"
            summary = [line for line in above.splitlines() if line]
            assert 1 <= len(summary) <= 20, version.number
            assert all(line.startswith("- ") for line in summary), version.number
            assert "\n- " in below, version.number


def test_details_are_sorted_into_added_changed_and_fixed(notes):
    for version in notes.versions(OURS):
        below = version.text.partition("\n### Details\n")[2]
        sections = re.findall(r"^#+ .+", below, re.MULTILINE)
        known = [f"#### {name}" for name in ("Added", "Changed", "Removed", "Fixed")]
        assert sections == [section for section in known if section in sections], version.number
        assert not below or below.strip().startswith("#### "), f"{version.number} has a change outside its section"


def test_the_changelog_is_in_plain_english_and_short_lines():
    lines = OURS.splitlines()
    brackets = [number for number, line in enumerate(lines, 1) if "round (smazzata)" in line]
    odd = [
        (number, word)
        for number, line in enumerate(lines, 1)
        for word in DIALECT.findall(line.replace("round (smazzata)", "round"))
    ]
    assert odd == []
    assert len(brackets) <= 1
    assert [number for number, line in enumerate(lines, 1) if len(line) > 160] == []


def test_the_changelog_says_nothing_twice():
    """A merge that joins both sides leaves the old line next to the new one."""
    for part in re.split(r"^(?:## |### Details).*$", OURS, flags=re.MULTILINE):
        changes = re.findall(r"^- .+", part, re.MULTILINE)
        assert sorted(changes) == sorted(set(changes))


@pytest.mark.parametrize(
    ("words", "status"), [([__version__], 0), ([f"v{__version__}"], 0), (["9.9.9"], 1), ([], 2), (["a", "b"], 2)]
)
def test_the_program_prints_them_or_says_in_a_line_why_not(words, status):
    done = subprocess.run([sys.executable, PROGRAM, *words], capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert len(done.stderr.splitlines()) == bool(status)
    assert bool(done.stdout) == (not status)


READY = (
    re.sub(r"(?s)(?<=## Unreleased\n\n).*(?=## 0\.10\.0)", "", CHANGELOG),
    '<release version="0.10.0" date="2027-01-02">',
    '__version__ = "0.10.0"',
)


@pytest.mark.parametrize(("number", "spoiled", "wrong"), [
    ("v0.10.0", None, ""),
    ("0.10.0", None, ""),
    ("v0.9.0", None, "scopa_gui/__init__.py names another version"),
    ("v0.10.0", (0, CHANGELOG), "has changes under Unreleased"),
    (
        "v0.10.0",
        (0, CHANGELOG.replace("- A thing that takes\n  two lines.\n- Another.\n", "")),
        "has changes under Unreleased",
    ),
    ("v0.10.0", (0, READY[0].replace(" - 2027-01-02", "")), "has no 0.10.0 with its date"),
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
