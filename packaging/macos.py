#!/usr/bin/env python3
"""Make the disk image for macOS, on macOS: python3 packaging/macos.py

dist/Scopa-VERSION-macos-MACHINE.dmg then shows Scopa.app next to Applications, so that it can be dragged there. The
one-folder program is built first, then the app from it; both are tested.
"""

import guard

guard.need_python()

import os
import platform
import shutil
import sys

import build
import fetching
import fresh

APP = os.path.join(fresh.TOP, "dist", "Scopa.app")


def image(version):
    """Return the path of the disk image."""
    return os.path.join(fresh.TOP, "dist", "Scopa-%s-macos-%s.dmg" % (version, platform.machine()))


def pack(path):
    """Put the app into a disk image, next to a link to Applications."""
    shown = os.path.join(fresh.TOP, "build", "image")
    shutil.rmtree(shown, ignore_errors=True)
    fresh.make_folder(shown)
    shutil.copytree(APP, os.path.join(shown, "Scopa.app"), symlinks=True)
    os.symlink("/Applications", os.path.join(shown, "Applications"))
    return fresh.quiet(["hdiutil", "create", "-ov", "-volname", "Scopa", "-format", "ULFO", "-srcfolder", shown, path])


def main():
    """Build and test the app, and pack it."""
    if sys.argv[1:]:
        fresh.stop("packaging/macos.py takes no options.")
    if sys.platform != "darwin":
        fresh.stop("Scopa.app can only be made on macOS.")
    build.one_folder(as_built=False)
    wrong = build.wrong_with(os.path.join(APP, "Contents", "MacOS"))
    if wrong:
        fresh.stop("The app was built but does not work: " + wrong)
    sys.path.insert(1, fresh.TOP)
    from scopa_gui import __version__

    path = image(__version__)
    made, said = pack(path)
    if not made:
        fresh.stop("The disk image could not be made: " + fetching.last_line(said))
    print("%s (%.1f MB): open it and drag Scopa to Applications" % (path, os.path.getsize(path) / 1e6))


if __name__ == "__main__":
    main()
