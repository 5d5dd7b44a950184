#!/usr/bin/env python3
"""Make the package for Debian and Ubuntu: python3 packaging/debian.py

dist/scopa-gui_VERSION_MACHINE.deb then installs the game for all users: sudo apt install ./dist/scopa-gui_*.deb. It
has the one-folder program, which is built first, or, with --as-built, is taken from dist/scopa as it is. The package
is then unpacked and tested. --version X gives it another version.
"""

import guard

guard.need_python()

import os
import shutil
import sys
import tempfile

import build
import fetching
import fresh

TREE = os.path.join(fresh.TOP, "build", "debian")
OPTIONS = ("--as-built", "--version")


def options(words):
    """Return whether the folder is taken as it is, and the wanted version or nothing."""
    words = list(words)
    version = ""
    if "--version" in words[:-1]:
        version = words.pop(words.index("--version") + 1)
    unknown = [word for word in words if word not in OPTIONS]
    if unknown or ("--version" in words and not version):
        fresh.stop("packaging/debian.py takes only the options --as-built and --version X.")
    return "--as-built" in words, version


def packed(folder, version):
    """Make the package and return its path."""
    python, _ = fresh.python_for("build")
    program = os.path.join(fresh.TOP, "packaging", "debpackage.py")
    made, said = fresh.quiet([python, program, folder, TREE, os.path.dirname(folder), version])
    if not made:
        fresh.stop("The package could not be made: " + fetching.last_line(said))
    return said.strip().splitlines()[-1]


def wrong_with(package):
    """Unpack a package and return a sentence about what does not work; nothing if all works."""
    place = tempfile.mkdtemp(prefix="scopa-")
    try:
        works, said = fresh.quiet(["dpkg-deb", "--extract", package, place])
        return build.wrong_with(os.path.join(place, "usr", "lib", "scopa-gui")) if works else fetching.last_line(said)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def main():
    """Build, pack and test the package."""
    as_built, version = options(sys.argv[1:])
    if not shutil.which("dpkg-deb"):
        fresh.stop(
            "A package for Debian and Ubuntu cannot be made without dpkg-deb.",
            fresh.install_command("dpkg", "dpkg", "dpkg"),
        )
    folder = build.one_folder(as_built)
    package = packed(folder, version)
    wrong = wrong_with(package)
    if wrong:
        fresh.stop("The package was made but does not work: " + wrong)
    import reach

    print("%s (%.1f MB): sudo apt install %s" % (package, os.path.getsize(package) / 1e6, os.path.relpath(package)))
    print(reach.sentence(reach.Path(folder)))


if __name__ == "__main__":
    main()
