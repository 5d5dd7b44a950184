#!/usr/bin/env python3
"""Make the one-folder program: python3 packaging/build.py

dist/scopa then has scopa-gui, which starts by a double click on a machine without Python, scopa-engine, and all that
they need.
"""

import guard

guard.need_python()

import os
import shutil
import sys

import fetching
import fresh
import trying
import wanted

FOLDER = os.path.join(fresh.TOP, "dist", "scopa")
LINUX = os.path.join(fresh.TOP, "packaging", "linux")


def assemble(python):
    """Run PyInstaller with scopa.spec."""
    words = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", os.path.dirname(FOLDER)]
    words += ["--workpath", os.path.join(fresh.TOP, "build"), os.path.join(fresh.TOP, "packaging", "scopa.spec")]
    made, said = fresh.quiet(words)
    if not made:
        fresh.stop("The program could not be built. PyInstaller says:\n\n" + said)


def make_leaner():
    """Remove debug symbols from Python's own files, up to a sixth of their size; the libraries would break."""
    inside = os.path.join(FOLDER, "_internal")
    if not sys.platform.startswith("linux") or not shutil.which("strip"):
        return
    for place, _, names in os.walk(inside):
        own = [name for name in names if name.startswith("libpython") or os.path.basename(place) == "lib-dynload"]
        if own:
            fresh.quiet(["strip", "--strip-unneeded"] + [os.path.join(place, name) for name in own])


def add_papers():
    """Add the licences, and on Linux the files for the menu."""
    shutil.copy(os.path.join(fresh.TOP, "build", "LICENCES.txt"), FOLDER)
    if sys.platform.startswith("linux"):
        shutil.copy(os.path.join(LINUX, "add-to-menu"), FOLDER)
        for source, target in shared_data().items():
            place = os.path.join(FOLDER, *target.split("/"))
            fresh.make_folder(os.path.dirname(place))
            shutil.copy(os.path.join(fresh.TOP, source), place)


def shared_data():
    """Return the files for a system's menu, each with its path below the folder of installation."""
    return wanted.project_file(fresh.TOP)["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]


def wrong_with(folder):
    """Return a sentence about what fails; nothing if a title is drawn, the rules answer and the Maestro thinks."""
    ending = ".exe" if fresh.WINDOWS else ""
    window, engine = (os.path.join(folder, name + ending) for name in ("scopa-gui", "scopa-engine"))
    works, said = fresh.quiet([window, "--version"])
    if not works:
        return "scopa-gui does not start: " + fetching.last_line(said)
    return trying.not_thought([engine]) or trying.not_opened(window)


def size_of(folder):
    """Return the bytes of all files in a folder."""
    return sum(os.lstat(os.path.join(place, name)).st_size for place, _, names in os.walk(folder) for name in names)


def one_folder(as_built):
    """Return the folder of the program, built and tested first unless `as_built`."""
    if not as_built:
        main()
    elif not os.path.isdir(FOLDER):
        fresh.stop("There is no program in %s yet: start this again without --as-built." % FOLDER)
    return FOLDER


def main():
    """Build the program, add its licences, and test it."""
    python, _ = fresh.python_for("build")
    os.chdir(fresh.TOP)
    shutil.rmtree(FOLDER, ignore_errors=True)
    assemble(python)
    make_leaner()
    add_papers()
    wrong = wrong_with(FOLDER)
    if wrong:
        fresh.stop("The program was built but does not work: " + wrong)
    print("%s (%d MB): start %s" % (FOLDER, size_of(FOLDER) // 1000000, os.path.join(FOLDER, "scopa-gui")))


if __name__ == "__main__":
    main()
