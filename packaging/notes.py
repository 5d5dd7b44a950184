#!/usr/bin/env python3
"""Print what is new in a version for those who download it, from CHANGELOG.md: python3 packaging/notes.py VERSION

VERSION is as in the changelog, with or without a v before it. Only the summary of the version is printed, not the
changes under its "Details". With --release before VERSION it is printed only if the version can be released: if it is
the program's version and that of the catalogue's, has its day in the changelog, and nothing there is still without a
version.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
CHANGELOG = TOP / "CHANGELOG.md"
METAINFO = TOP / "packaging" / "linux" / "org.scopa_gui.Scopa.metainfo.xml"
PROGRAM = TOP / "scopa_gui" / "__init__.py"
UNRELEASED = "Unreleased"
DETAILS = "### Details"
_HEAD = re.compile(r"^## (.+?)(?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


class Version(NamedTuple):
    """Part of the changelog: the version's number (or Unreleased), its day as 2026-11-21 (or nothing), its text."""

    number: str
    day: str
    text: str

    @property
    def summary(self) -> str:
        """Text above the details: what is new for a player."""
        return re.split(rf"^{DETAILS}$", self.text, maxsplit=1, flags=re.MULTILINE)[0].strip()

    @property
    def has_changes(self) -> bool:
        """True when the version lists a change, in its summary or in its details."""
        return bool(_changes(self.text))

    def lines(self) -> list[str]:
        """Return one line for each change of the summary."""
        return _changes(self.summary)


def _changes(text: str) -> list[str]:
    return [re.sub(r"\s+", " ", change) for change in re.findall(r"^- (.+(?:\n +.+)*)", text, re.MULTILINE)]


def versions(changelog: str) -> list[Version]:
    """Return all versions, the newest first."""
    heads = list(_HEAD.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return [
        Version(head[1], head[2] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def notes(changelog: str, number: str) -> str | None:
    """Return the summary of a version, each change on one line; None if the changelog lacks the version."""
    for version in versions(changelog):
        if version.number == number.removeprefix("v"):
            return re.sub(r"(?<=\S)\n +(?=\S)", " ", version.summary)
    return None


def not_ready(number: str, changelog: str, metainfo: str, program: str) -> str:
    """Return a sentence about why a version cannot be released; nothing if it can."""
    number = number.removeprefix("v")
    known = versions(changelog)
    if f'"{number}"' not in program:
        return f"scopa_gui/__init__.py names another version than {number}."
    if known[0].number == UNRELEASED and known[0].has_changes:
        return f"CHANGELOG.md has changes under {UNRELEASED}: move them to {number}."
    if not any((version.number, bool(version.day)) == (number, True) for version in known):
        return f"CHANGELOG.md has no {number} with its date."
    newest = re.search(r'<release version="([^"]+)"', metainfo)
    if not newest or newest[1] != number:
        return f"{METAINFO.name} does not begin its releases with {number}."
    return ""


def main(words: list[str]) -> int:
    """Print the notes; return 1 if there is no such version or it cannot be released, 2 if none is given."""
    release = words[:1] == ["--release"]
    if len(words) != 1 + release:
        print("python3 packaging/notes.py [--release] VERSION", file=sys.stderr)
        return 2
    changelog, metainfo, program = (path.read_text(encoding="utf-8") for path in (CHANGELOG, METAINFO, PROGRAM))
    wrong = not_ready(words[-1], changelog, metainfo, program) if release else ""
    text = notes(changelog, words[-1])
    if wrong or not text:
        known = ", ".join(version.number for version in versions(changelog))
        print(wrong or f"CHANGELOG.md has no version {words[-1]}; it has {known}.", file=sys.stderr)
        return 1
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
