"""Debian and Ubuntu packages that the game depends on, because its compiled files need their libraries."""

from collections.abc import Collection
from pathlib import Path

import reach

LOADED = {
    "libgcc_s.so.1": "libgcc-s1 | libgcc1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
}
"""Packages of libraries that are loaded at the start, without those of glibc."""
WANTED = {
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
}
"""Packages of libraries that SDL opens itself and without which there is no window."""
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
"""Packages of libraries without which the game works, but has no Wayland, no sound, no second screen or the like."""
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
"""Libraries that SDL does not need here: for consoles without a desktop, for gamepads, for other ways to draw."""
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
"""Version of libstdc++6 that has GLIBCXX_3.4.n, by n."""


class UnknownLibraryError(Exception):
    """Error for a library without a package in this file; its text is a sentence."""


def depends(folder: Path) -> list[str]:
    """Return the packages without which the game cannot open its window."""
    needs = reach.needs_of_folder(folder)
    loaded = {name for name in needs.libraries if not reach.GLIBC.fullmatch(name)}
    _demand_known(loaded, LOADED)
    _demand_known(reach.opened_by(folder), [*WANTED, *WELCOME, *UNUSED])
    found = [f"libc6 (>= {reach.dotted(reach.newest(needs, 'GLIBC'))})"]
    found += [_at_least(LOADED[name], needs) for name in sorted(loaded)]
    return found + [package for name, package in WANTED.items() if name in reach.opened_by(folder)]


def recommends(folder: Path) -> list[str]:
    """Return the packages that the game can use but does not need."""
    return [package for name, package in WELCOME.items() if name in reach.opened_by(folder)]


def _at_least(package: str, needs: reach.Needs) -> str:
    versions = reach.newest(needs, "GLIBCXX")
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
