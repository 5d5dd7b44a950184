"""What macOS is told of the game: the facts of Scopa.app, and its icon. scopa.spec makes the app, on macOS alone."""

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
"""What somebody shared, and a player taken along: the system's name of each file, which has no underscore, what it is
called, what kind it is of, its ending, and its type elsewhere.
"""
OLDEST = (11, 0)
"""The macOS that everything needs at least."""
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
"""The pictures of an icon: the word for each, and its size in dots; ic11 to ic14 are for screens of twice the dots."""
_TAG = re.compile(r"^Tag: \S+-macosx_(\d+)_(\d+)_", re.MULTILINE)


def info(version: str, languages: Iterable[str]) -> dict[str, object]:
    """What Info.plist says beyond what PyInstaller writes. The system starts the game in one of its languages."""
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
                "CFBundleTypeName": told,
                "CFBundleTypeIconFile": ICON,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [name],
            }
            for name, told, _kind, _ending, _media in FILE_TYPES
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": name,
                "UTTypeDescription": told,
                "UTTypeConformsTo": [kind],
                "UTTypeIconFile": ICON,
                "UTTypeTagSpecification": {"public.filename-extension": [ending], "public.mime-type": [media]},
            }
            for name, told, kind, ending, media in FILE_TYPES
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": ".".join(map(str, oldest_system(wheels()))),
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": copyright_line((papers.TOP / "LICENSE").read_text(encoding="utf-8")),
    }


def copyright_line(licence: str) -> str:
    """Whose the game is, in one line."""
    return next(line for line in licence.splitlines() if line.startswith("Copyright"))


def wheels() -> list[str]:
    """What the libraries say of the systems they were made for."""
    return [distribution(name).read_text("WHEEL") or "" for name in papers.LIBRARIES]


def oldest_system(told: Iterable[str]) -> tuple[int, int]:
    """The oldest macOS on which all libraries run, by what they say; each runs on the oldest of those it names."""
    found = [min((int(major), int(minor)) for major, minor in named) for named in map(_TAG.findall, told) if named]
    return max([OLDEST, *found])


def icon(folder: Path) -> bytes:
    """The icon of an app (.icns), made of scopa-16.png to scopa-512.png as they are drawn for each size."""
    parts = []
    for kind, size in KINDS.items():
        picture = (folder / f"scopa-{size}.png").read_bytes()
        parts.append(kind.encode("ascii") + (len(picture) + 8).to_bytes(4, "big") + picture)
    body = b"".join(parts)
    return b"icns" + (len(body) + 8).to_bytes(4, "big") + body
