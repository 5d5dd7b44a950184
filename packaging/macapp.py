"""Info.plist and icon of Scopa.app; scopa.spec makes the app, on macOS only."""

import re
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

import papers

IDENTITY = "org.scopa_gui.Scopa"
NAME = "Scopa"
ICON = "scopa.icns"
FILE_TYPES = (
    ("org.scopa-gui.text", "Scopa match or puzzle", "public.utf8-plain-text", "scopa", "text/x-scopa"),
    ("org.scopa-gui.player", "Scopa player", "public.zip-archive", "scopa-player", "application/x-scopa-player"),
)
"""Types of shared texts and exported players: macOS's name (without underscore), a description, the kind, the ending,
and the type on other systems.
"""
OLDEST = (11, 0)
"""Oldest macOS on which everything runs."""
KINDS = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "icp6": 64,
    "ic12": 64,
    "ic07": 128,
    "ic08": 256,
    "ic13": 256,
    "ic09": 512,
    "ic14": 512,
}
"""Pictures of an icon: the code of each and its size in pixels; ic11 to ic14 are for high-resolution screens."""
_TAG = re.compile(r"^Tag: \S+-macosx_(\d+)_(\d+)_", re.MULTILINE)


def info(version: str, languages: Iterable[str]) -> dict[str, object]:
    """Return entries of Info.plist that PyInstaller does not write, such as the languages of the game."""
    languages = list(languages)
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": languages[0],
        "CFBundleLocalizations": languages,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": description,
                "CFBundleTypeIconFile": ICON,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [name],
            }
            for name, description, _kind, _ending, _media in FILE_TYPES
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": name,
                "UTTypeDescription": description,
                "UTTypeConformsTo": [kind],
                "UTTypeIconFile": ICON,
                "UTTypeTagSpecification": {"public.filename-extension": [ending], "public.mime-type": [media]},
            }
            for name, description, kind, ending, media in FILE_TYPES
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": ".".join(map(str, oldest_system(wheels()))),
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": copyright_line((papers.TOP / "LICENSE").read_text(encoding="utf-8")),
    }


def copyright_line(licence: str) -> str:
    """Return the line with the copyright of the game."""
    return next(line for line in licence.splitlines() if line.startswith("Copyright"))


def wheels() -> list[str]:
    """Return the WHEEL files of the installed libraries, which contain their platform tags."""
    return [distribution(name).read_text("WHEEL") or "" for name in papers.LIBRARIES]


def oldest_system(wheel_files: Iterable[str]) -> tuple[int, int]:
    """Return the oldest macOS on which all libraries run, by their WHEEL files.

    A library runs on the oldest system of its tags.
    """
    found = [
        min((int(major), int(minor)) for major, minor in named) for named in map(_TAG.findall, wheel_files) if named
    ]
    return max([OLDEST, *found])


def icon(folder: Path) -> bytes:
    """Return the icon of an app (.icns), made from scopa-16.png to scopa-512.png."""
    parts = []
    for kind, size in KINDS.items():
        picture = (folder / f"scopa-{size}.png").read_bytes()
        parts.append(kind.encode("ascii") + (len(picture) + 8).to_bytes(4, "big") + picture)
    body = b"".join(parts)
    return b"icns" + (len(body) + 8).to_bytes(4, "big") + body
