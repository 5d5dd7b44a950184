#!/usr/bin/env python3
"""Write the list of the Flatpak's libraries: python3 packaging/flatpak.py

The list is packaging/linux/org.scopa_gui.Scopa.libraries.json. It has the libraries that packaging/locks has for the
Python of the runtime in org.scopa_gui.Scopa.yml, each with its address and checksum. This needs the network. To make
new locks, run `lock.py` first.
"""

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

TOP = Path(__file__).resolve().parent.parent
LIBRARIES = TOP / "packaging" / "linux" / "org.scopa_gui.Scopa.libraries.json"
PYTHON = (3, 13)
"""Python of org.freedesktop.Platform 25.08."""
MACHINES = ("x86_64", "aarch64")
BUILDING = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
"""Libraries in packaging/locks/test.txt with which the game is built; they do not stay in the Flatpak."""
INDEX = "https://pypi.org/simple/"
_ENTRY = re.compile(
    r"^([a-z0-9-]+)==(\S+)(?: ; (.*?))? \\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)
_MARKER = re.compile(r"python_full_version (<|>=) '3\.(\d+)'")


class Locked(NamedTuple):
    """A library of a lock: name, version, and the checksums of all its files."""

    name: str
    version: str
    hashes: frozenset[str]


def locked(text: str) -> Iterator[Locked]:
    """Yield the libraries of a lock for PYTHON on Linux."""
    for name, version, marker, hashes in _ENTRY.findall(text):
        if is_for_this_python(marker):
            yield Locked(name, version, frozenset(re.findall(r"sha256:([0-9a-f]{64})", hashes)))


def is_for_this_python(marker: str) -> bool:
    """Return whether a lock's condition is true here; it may only compare Python's version or name a system."""
    below = [
        PYTHON[1] < int(minor) if sign == "<" else PYTHON[1] >= int(minor) for sign, minor in _MARKER.findall(marker)
    ]
    return all(below) and "win32" not in marker and "darwin" not in marker


def fits(file: str, machine: str | None) -> bool:
    """Return whether a wheel is for PYTHON on this kind of machine, or, for None, on any machine."""
    python, interface, system = file.removesuffix(".whl").rsplit("-", 3)[1:]
    if machine is None:
        return system == "any"
    wanted = f"cp{PYTHON[0]}{PYTHON[1]}"
    is_for_it = python == interface == wanted or interface == "abi3"
    return is_for_it and "manylinux" in system and system.endswith(machine)


def sources(library: Locked, files: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a library's files for flatpak-builder: one for all machines, or one for each."""
    found = []
    for machine in (None, *MACHINES):
        for file in files:
            sha256 = file["hashes"]["sha256"]
            if sha256 in library.hashes and file["filename"].endswith(".whl") and fits(file["filename"], machine):
                source = {"type": "file", "url": file["url"], "sha256": sha256}
                found.append(source | ({"only-arches": [machine]} if machine else {}))
    if [source.get("only-arches") for source in found] not in ([None], [[machine] for machine in MACHINES]):
        raise SystemExit(f"{library.name} {library.version} has not one file for each of {', '.join(MACHINES)}.")
    return found


def files_of(name: str) -> list[dict[str, Any]]:
    """Return the files that the index has of a library."""
    request = urllib.request.Request(f"{INDEX}{name}/", headers={"Accept": "application/vnd.pypi.simple.v1+json"})  # noqa: S310 - the address is written above
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        return list(json.load(answer)["files"])


def module(name: str, libraries: list[Locked]) -> dict[str, Any]:
    """Return a module of the Flatpak that installs these libraries, only from fetched files."""
    words = " ".join(f"{library.name}=={library.version}" for library in libraries)
    command = (
        'pip3 install --no-index --find-links="file://${PWD}" --no-build-isolation --prefix="${FLATPAK_DEST}" '
        f"{words}"
    )
    return {
        "name": name,
        "buildsystem": "simple",
        "build-commands": [command],
        "sources": [source for library in libraries for source in sources(library, files_of(library.name))],
    }


def wanted() -> tuple[list[Locked], list[Locked]]:
    """Return the libraries of the game, and those with which it is built."""
    play, test = (
        list(locked((TOP / "packaging" / "locks" / f"{kind}.txt").read_text(encoding="utf-8")))
        for kind in ("play", "test")
    )
    return play, [library for library in test if library.name in BUILDING]


def main() -> None:
    """Write the list."""
    play, building = wanted()
    text = module("libraries", play)
    text["modules"] = [module("building", building) | {"cleanup": ["*"]}]
    LIBRARIES.write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")
    print(f"{LIBRARIES.name}: {len(play)} libraries to play, {len(building)} to build")


if __name__ == "__main__":
    main()
