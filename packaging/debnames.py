"""What a package for Debian and Ubuntu names as needed: the packages of libraries that the compiled files ask for."""

from collections.abc import Collection
from pathlib import Path

import reach

LOADED = {
    "libgcc_s.so.1": "libgcc-s1 | libgcc1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
}
"""Libraries that are loaded at once, besides those of glibc."""
WANTED = {
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
}
"""Of those that SDL opens itself: without these there is no window."""
WELCOME = {
    "libXcursor.so.1": "libxcursor1",
    "libXfixes.so.3": "libxfixes3",
    "libXi.so.6": "libxi6",
    "libXrandr.so.2": "libxrandr2",
    "libXss.so.1": "libxss1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libdecor-0.so.0": "libdecor-0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLESv2.so.2": "libgles2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libpulse.so.0": "libpulse0",
    "libasound.so.2": "libasound2t64 | libasound2",
}
"""Without these the game goes, but without Wayland, sound, a second screen noticed, or the like."""
UNUSED = (
    "libGLES_CM.so.1",
    "libGLESv1_CM.so.1",
    "libOpenGL.so.0",
    "libdrm.so.2",
    "libgbm.so.1",
    "libsamplerate.so.0",
    "libudev.so.0",
    "libudev.so.1",
)
"""SDL can do without: consoles without a desktop, gamepads, ways of drawing that are not used."""
CXX = {
    21: "5",
    22: "6",
    23: "7",
    24: "7",
    25: "8",
    26: "9",
    27: "9",
    28: "9",
    29: "11",
    30: "12",
    31: "13",
    32: "13",
    33: "14",
}
"""By the last number of GLIBCXX_3.4.n: the version of libstdc++6 that brings it."""


class UnknownLibraryError(Exception):
    """A library of which no package is named here; the text is a sentence."""


def depends(folder: Path) -> list[str]:
    """What must be there for the game to open its window."""
    asked = reach.asked_of_the_system(folder)
    loaded = {name for name in asked.libraries if not reach.GLIBC.fullmatch(name)}
    _demand_known(loaded, LOADED)
    _demand_known(reach.opened_by(folder), [*WANTED, *WELCOME, *UNUSED])
    found = [f"libc6 (>= {reach.dotted(reach.newest(asked, 'GLIBC'))})"]
    found += [_at_least(LOADED[name], asked) for name in sorted(loaded)]
    return found + [package for name, package in WANTED.items() if name in reach.opened_by(folder)]


def recommends(folder: Path) -> list[str]:
    """What is better there."""
    return [package for name, package in WELCOME.items() if name in reach.opened_by(folder)]


def _at_least(package: str, asked: reach.Asked) -> str:
    versions = reach.newest(asked, "GLIBCXX")
    if package != LOADED["libstdc++.so.6"] or versions <= (3, 4, min(CXX)):
        return package
    if versions[-1] not in CXX:
        raise UnknownLibraryError(
            f"packaging/debnames.py does not say which libstdc++6 brings GLIBCXX_{reach.dotted(versions)}."
        )
    return f"{package} (>= {CXX[versions[-1]]})"


def _demand_known(libraries: set[str], known: Collection[str]) -> None:
    unknown = sorted(name for name in libraries if name not in known and not reach.GLIBC.fullmatch(name))
    if unknown:
        raise UnknownLibraryError(f"packaging/debnames.py names no package for {', '.join(unknown)}.")
