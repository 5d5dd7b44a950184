#!/usr/bin/env python3
"""Run Scopa's tests from this checkout: python3 packaging/test.py [--all | --optimized] [arguments of pytest]

Without arguments it runs the tests that find most mistakes in little time. Of tests with many cases that take long it
runs a third or a tenth, chosen by the day; `--day N` repeats those of day N, from 0 to 9. `--all` runs everything but
the slow tests. Tests that are selected by a file, a folder or `-k` all run.

`--optimized` runs the tests of engine, store, game and coach, and the checks that every screen must pass, under
`python -O`, because packages are compiled that way, without any `assert`.

The first run downloads the libraries of the game and its tests into an environment of their own. It ends with pytest's
own last line and exit status. No screen is needed; the tests of the real window run if Xvfb and xdotool are installed.
"""

import guard

guard.need_python()

import testing

if __name__ == "__main__":
    testing.main()
