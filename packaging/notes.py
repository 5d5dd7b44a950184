#!/usr/bin/env python3
"""What changed in a version, out of CHANGELOG.md, for those who download it: python3 packaging/notes.py VERSION

VERSION is as in the changelog, with or without a v before it.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
UNRELEASED = "Unreleased"
_HEAD = re.compile(r"^## (.+?)(?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


class Version(NamedTuple):
    """A version of the changelog: its number (or Unreleased), its day as 2026-11-21 (or nothing), its text."""

    number: str
    day: str
    text: str

    def lines(self) -> list[str]:
        """One line for each change, without its section."""
        return [re.sub(r"\s+", " ", change) for change in re.findall(r"^- (.+(?:\n +.+)*)", self.text, re.MULTILINE)]


def versions(changelog: str) -> list[Version]:
    """All versions, the newest first."""
    heads = list(_HEAD.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return [Version(head[1], head[2] or "", changelog[head.end() : end].strip()) for head, end in zip(heads, ends, strict=True)]


def notes(changelog: str, number: str) -> str | None:
    """What changed in a version, each change on one line so that no page breaks it twice; None where the changelog does not know it."""
    for version in versions(changelog):
        if version.number == number.removeprefix("v"):
            return re.sub(r"(?<=\S)\n +(?=\S)", " ", version.text)
    return None


def main(words: list[str]) -> int:
    """Print them; 1 where there is no such version, 2 where none is named."""
    if len(words) != 1:
        print("python3 packaging/notes.py VERSION", file=sys.stderr)
        return 2
    changelog = CHANGELOG.read_text(encoding="utf-8")
    text = notes(changelog, words[0])
    if not text:
        known = ", ".join(version.number for version in versions(changelog))
        print(f"CHANGELOG.md says nothing of {words[0]}; it knows {known}.", file=sys.stderr)
        return 1
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
