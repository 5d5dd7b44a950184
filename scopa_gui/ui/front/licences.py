"""The licences of the game and of everything it brings along, as whole texts."""

import re
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from scopa_gui.complaint import LIBRARIES
from scopa_gui.store import files, program_parts
from scopa_gui.store.paths import NAME

PAPERS = "LICENCES.txt"
"""File above the assets in a package of the game: all licences in one, as packaging/papers.py writes it."""
_BETWEEN = re.compile(r"\n\n-{20,}\n\n")
_HIGH = 4
"""Number of folders above the assets, at most, in which it is looked for."""
_LARGEST = 1 << 22
"""Bytes of a file of licences."""
_SHORT = 60
"""Letters of a licence's name; a library may give its whole text there."""


class LicenceText(NamedTuple):
    """Subject of a licence, and its text."""

    title: str
    text: str


class Library(NamedTuple):
    """A library that runs here: name, version and the name of its licence."""

    name: str
    version: str
    licence: str


def papers(assets: Path) -> list[LicenceText]:
    """Every licence: the installed package's; in a checkout its own, the type faces' and the libraries'."""
    for folder in list(assets.parents)[:_HIGH]:
        text = _read(folder / PAPERS)
        if text:
            return _parted(text)
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
    """Return the libraries that the game runs on here, Python's packages by name."""
    return [Library(name, version_of(name), _licence(name)) for name in sorted(LIBRARIES.values())]


def version_of(library: str) -> str:
    """The version of a library; nothing where it is not known."""
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return ""


def _parted(text: str) -> list[LicenceText]:
    """Split the file into its parts, each titled by its first line if that is a line of its own.

    A line within a licence does not start a new part.
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
    """The licences a library carries."""
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


def _licence(name: str) -> str:
    """The name of its licence; nothing where it gives none."""
    try:
        fields = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    given = next((fields[key] for key in ("License-Expression", "License") if key in fields), "").partition("\n")[0]
    return given if len(given) <= _SHORT else ""


def _read(path: Path) -> str:
    try:
        return files.read(path, _LARGEST).decode(errors="replace")
    except OSError:
        return ""
