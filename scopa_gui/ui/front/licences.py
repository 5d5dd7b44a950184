"""Full texts of the licences of the game and of everything packaged with it."""

import re
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from scopa_gui.complaint import LIBRARIES
from scopa_gui.store import files, program_parts
from scopa_gui.store.paths import NAME

PAPERS = "LICENCES.txt"
"""File above the assets in a package of the game: all licences in one, written by packaging/papers.py."""
_BETWEEN = re.compile(r"\n\n-{20,}\n\n")
_FOLDERS_ABOVE = 4
"""Number of folders above the assets that may hold the file."""
_LARGEST = 1 << 22
"""Greatest size of a file of licences, in bytes."""
_SHORT = 60
"""Greatest length of a licence's name; some libraries give the whole text instead."""


class LicenceText(NamedTuple):
    """Subject of a licence, and its text."""

    title: str
    text: str


class Library(NamedTuple):
    """Installed library: its name, version and the name of its licence, each "" if unknown."""

    name: str
    version: str
    licence: str


def papers(assets: Path) -> list[LicenceText]:
    """Return every licence: from the package's file, or in a checkout those of game, type faces and libraries."""
    for folder in list(assets.parents)[:_FOLDERS_ABOVE]:
        text = _read(folder / PAPERS)
        if text:
            return _split(text)
    own = _read(assets.parent / "LICENSE")
    found = [LicenceText("Scopa", text) for text in ([own] if own else licences_of(NAME))]
    for path in sorted((assets / "fonts").glob("LICENCE-*.txt")):
        text = _read(path)
        if not text:
            program_parts.miss(path)
        found.append(LicenceText(path.stem.removeprefix("LICENCE-"), text))
    return found + [
        LicenceText(f"{name} {version_of(name)}", text) for name in LIBRARIES.values() for text in licences_of(name)
    ]


def libraries() -> list[Library]:
    """Return the libraries that the game runs on here, by name."""
    found = []
    for name in sorted(LIBRARIES.values()):
        licence = ""
        with suppress(metadata.PackageNotFoundError):
            fields = metadata.metadata(name)
            given = next((fields[key] for key in ("License-Expression", "License") if key in fields), "")
            licence = given.partition("\n")[0]
        found.append(Library(name, version_of(name), licence if len(licence) <= _SHORT else ""))
    return found


def version_of(library: str) -> str:
    """Return the version of a library; "" if it is not installed."""
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return ""


def _split(text: str) -> list[LicenceText]:
    """Split the file at its lines of dashes. After Scopa's own licence the first line of each part is its title.

    A part whose first line is not followed by an empty one belongs to the licence before it.
    """
    found: list[LicenceText] = []
    for part in filter(None, map(str.strip, _BETWEEN.split(text.replace("\r\n", "\n")))):
        title, _line, rest = part.partition("\n")
        if not found:
            found.append(LicenceText("Scopa", part))
        elif rest.strip() and not rest.startswith("\n"):
            found[-1] = LicenceText(found[-1].title, f"{found[-1].text}\n\n{part}")
        else:
            found.append(LicenceText(title, rest.strip() or title))
    return found


def licences_of(name: str) -> list[str]:
    """Return the licence texts in a library's installed files."""
    try:
        files = metadata.distribution(name).files or []
    except metadata.PackageNotFoundError:
        return []
    wanted = [
        file
        for file in files
        if re.match(r"(licen|copying|notice)", file.name.lower()) and file.suffix in ("", ".txt", ".md", ".rst")
    ]
    return [text for file in wanted if (text := _read(Path(str(file.locate()))))]


def _read(path: Path) -> str:
    try:
        return files.read(path, _LARGEST).decode(errors="replace")
    except OSError:
        return ""
