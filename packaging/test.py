#!/usr/bin/env python3
"""Run Scopa's tests from this checkout: python3 packaging/test.py [--optimized] [arguments of pytest]

`--optimized` runs the tests of engine, store, game and coach, and the contract that every screen keeps, with
`python -O`: packages are compiled so, and leave out every `assert`.

The first run makes a private environment with the libraries of the game and of its tests. It ends with pytest's own
last line and exit status. No screen is needed; the tests of the real window run where Xvfb and xdotool are installed.
"""

from __future__ import print_function

import os
import sys

import fresh

OPTIMIZED = [
    "tests/engine",
    "tests/store",
    "tests/game",
    "tests/coach",
    "tests/ui/test_scenes.py",
    "tests/ui/test_damage.py",
    "tests/ui/test_history.py",
    "tests/ui/review/test_review_kept.py",
]


def on_all_cores(words):
    """What makes pytest use every core, when all tests are meant: a few are quicker without.

    One worker more than cores: those of the real window mostly wait. They come first (tests/conftest.py), and stay
    there.
    """
    named = any(not word.startswith("-") for word in words if word not in OPTIMIZED)
    own = any(word.startswith(("-n", "--numprocesses", "--dist", "--pdb", "--co")) for word in words)
    return (
        [] if named or own else ["-n", str((os.cpu_count() or 1) + 1), "--dist", "loadfile", "--no-loadscope-reorder"]
    )


def command_of(words):
    """What Python is started with, by the words of the command line."""
    if "--optimized" not in words:
        return ["-m", "pytest"] + on_all_cores(words) + words
    given = [word for word in words if word != "--optimized"]
    if all(word.startswith("-") for word in given):
        given = given + OPTIMIZED
    return ["-O", "-m", "pytest"] + on_all_cores(given) + given


def main():
    """Prepare if need be, then become pytest."""
    fresh.need_python()
    python, _ = fresh.python_for("test")
    os.chdir(fresh.TOP)
    fresh.run(python, *command_of(sys.argv[1:]))


if __name__ == "__main__":
    main()
