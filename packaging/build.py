#!/usr/bin/env python3
"""Make the one-folder program: python3 packaging/build.py

dist/scopa then holds scopa-gui, which starts by a double click on a machine without Python, scopa-engine, and all they need.
"""

from __future__ import print_function

import os
import shutil
import sys

import fetching
import fresh

FOLDER = os.path.join(fresh.TOP, "dist", "scopa")
LINUX = os.path.join(fresh.TOP, "packaging", "linux")


def assemble(python):
    """Run PyInstaller over scopa.spec."""
    words = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", os.path.dirname(FOLDER)]
    words += ["--workpath", os.path.join(fresh.TOP, "build"), os.path.join(fresh.TOP, "packaging", "scopa.spec")]
    made, said = fresh.quiet(words)
    if not made:
        fresh.stop("The program could not be built. PyInstaller says:\n\n" + said)


def add_papers():
    """Licences, and on Linux what brings the game into the menu."""
    shutil.copy(os.path.join(fresh.TOP, "build", "LICENCES.txt"), FOLDER)
    if sys.platform.startswith("linux"):
        shutil.copy(os.path.join(LINUX, "scopa-gui.desktop"), FOLDER)
        shutil.copy(os.path.join(LINUX, "add-to-menu"), FOLDER)


def check():
    """Start both programs once."""
    ending = ".exe" if fresh.WINDOWS else ""
    window = fresh.quiet([os.path.join(FOLDER, "scopa-gui" + ending), "--version"])
    engine = fresh.quiet([os.path.join(FOLDER, "scopa-engine" + ending)], b'{"kind": "presets"}\n')
    for works, said in (window, (engine[0] and '"ok": true' in engine[1], engine[1])):
        if not works:
            fresh.stop("The program was built but does not work: " + fetching.last_line(said))


def size_of(folder):
    """Bytes of all files below."""
    return sum(os.lstat(os.path.join(place, name)).st_size for place, _, names in os.walk(folder) for name in names)


def main():
    """Build, add the papers, try."""
    fresh.need_python()
    python, _ = fresh.python_for("build")
    os.chdir(fresh.TOP)
    shutil.rmtree(FOLDER, ignore_errors=True)
    assemble(python)
    add_papers()
    check()
    print("%s (%d MB): start %s" % (FOLDER, size_of(FOLDER) // 1000000, os.path.join(FOLDER, "scopa-gui")))


if __name__ == "__main__":
    main()
