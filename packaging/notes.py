#!/usr/bin/env python3
"""What changed in a version, out of CHANGELOG.md, for those who download it: python3 packaging/notes.py VERSION

VERSION is as in the changelog, with or without a v before it. With --release before it they are printed only if it can
be given out: if it is the program's version and that of the catalogue's, has its day in the changelog, and nothing
there is still without a version.
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
    return [
        Version(head[1], head[2] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def notes(changelog: str, number: str) -> str | None:
    """What changed in a version, a line a change so that no page breaks it twice; None if the changelog lacks it."""
    for version in versions(changelog):
        if version.number == number.removeprefix("v"):
            return re.sub(r"(?<=\S)\n +(?=\S)", " ", version.text)
    return None


def not_ready(number: str, changelog: str, metainfo: str, program: str) -> str:
    """Why a version cannot be given out, in a sentence; nothing if it can."""
    number = number.removeprefix("v")
    known = versions(changelog)
    if f'"{number}"' not in program:
        return f"scopa_gui/__init__.py names another version than {number}."
    if known[0].number == UNRELEASED and known[0].lines():
        return f"CHANGELOG.md has changes under {UNRELEASED}: they are to stand under {number}."
    if not any((version.number, bool(version.day)) == (number, True) for version in known):
        return f"CHANGELOG.md has no {number} with its day."
    newest = re.search(r'<release version="([^"]+)"', metainfo)
    if not newest or newest[1] != number:
        return f"{METAINFO.name} does not begin its releases with {number}."
    return ""


def main(words: list[str]) -> int:
    """Print them; 1 where there is no such version or it cannot be given out, 2 where none is named."""
    release = words[:1] == ["--release"]
    if len(words) != 1 + release:
        print("python3 packaging/notes.py [--release] VERSION", file=sys.stderr)
        return 2
    changelog, metainfo, program = (path.read_text(encoding="utf-8") for path in (CHANGELOG, METAINFO, PROGRAM))
    wrong = not_ready(words[-1], changelog, metainfo, program) if release else ""
    text = notes(changelog, words[-1])
    if wrong or not text:
        known = ", ".join(version.number for version in versions(changelog))
        print(wrong or f"CHANGELOG.md says nothing of {words[-1]}; it knows {known}.", file=sys.stderr)
        return 1
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
