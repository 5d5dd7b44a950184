#!/usr/bin/env python3
"""Pack the one-folder program for any Linux: python3 packaging/portable.py

dist/scopa-gui-VERSION-linux-MACHINE.tar.xz then runs wherever it is unpacked, without Python and without installation;
add-to-menu in it adds a menu entry. The program is built first, or, with --as-built, is taken from dist/scopa as it is.
The archive is then unpacked and tested with an empty home and no other program on PATH.
"""

import guard

guard.need_python()

import os
import platform
import shutil
import sys
import tarfile
import tempfile

import build
import fresh

PRESET = 9
"""Highest compression; it does not slow down unpacking."""


def name_of(version):
    """Return the name of the archive and of the folder in it."""
    return "scopa-gui-%s-linux-%s" % (version, platform.machine())


def without_user(member):
    """Return an entry of the archive without the user who packed it."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    member.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", member.mtime))
    return member


def pack(folder, path, top):
    """Pack a folder as `top`, with its files in the order of their names."""
    with tarfile.open(path, "w:xz", preset=PRESET) as archive:
        archive.add(folder, top, recursive=False, filter=without_user)
        for place, folders, names in os.walk(folder):
            folders.sort()
            for name in sorted(names + folders):
                whole = os.path.join(place, name)
                archive.add(
                    whole, os.path.join(top, os.path.relpath(whole, folder)), recursive=False, filter=without_user
                )


def wrong_with(path, top):
    """Return a sentence about what does not work in an archive; nothing if all works."""
    place = tempfile.mkdtemp(prefix="scopa-")
    before = dict(os.environ)
    try:
        with tarfile.open(path) as archive:
            archive.extractall(place, filter="tar")  # packed a moment ago
        os.environ.clear()
        os.environ.update({"HOME": os.path.join(place, "home"), "PATH": os.path.join(place, "nothing")})
        return build.wrong_with(os.path.join(place, top))
    finally:
        os.environ.update(before)
        shutil.rmtree(place, ignore_errors=True)


def main():
    """Build, pack and test the archive."""
    if sys.argv[1:] not in ([], ["--as-built"]):
        fresh.stop("packaging/portable.py takes only the option --as-built.")
    folder = build.one_folder("--as-built" in sys.argv)
    sys.path.insert(1, fresh.TOP)
    import reach
    from scopa_gui import __version__

    top = name_of(__version__)
    path = os.path.join(os.path.dirname(folder), top + ".tar.xz")
    pack(folder, path, top)
    wrong = wrong_with(path, top)
    if wrong:
        fresh.stop("The archive was made but does not work: " + wrong)
    print("%s (%.1f MB): unpack it anywhere and start scopa-gui in it" % (path, os.path.getsize(path) / 1e6))
    print(reach.sentence(reach.Path(folder)))


if __name__ == "__main__":
    main()
