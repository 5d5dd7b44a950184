#!/usr/bin/env python3
"""Run Scopa's tests from this checkout: python3 packaging/test.py [arguments of pytest]

The first run makes a private environment with the libraries of the game and of its tests. It ends with pytest's own last line and
exit status. No screen is needed; the tests of the real window run where Xvfb and xdotool are installed.
"""

from __future__ import print_function

import os
import sys

import fresh


def main():
    """Prepare if need be, then become pytest."""
    fresh.need_python()
    python, _ = fresh.python_for("test")
    os.chdir(fresh.TOP)
    fresh.run(python, "-m", "pytest", *sys.argv[1:])


if __name__ == "__main__":
    main()
