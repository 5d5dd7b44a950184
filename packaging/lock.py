#!/usr/bin/env python3
"""Lock the libraries of every environment: python3 packaging/lock.py

Writes packaging/locks: the version of every library, with the checksums of its files, for the Python versions that
Scopa is tested with and every system. It needs the network, and takes the newest versions that pyproject.toml allows.
"""

import guard

guard.need_python()

import os
import sys

import fetching
import fresh
import wanted

OLDEST, NEWEST = 11, 15
KINDS = ("play", "test", "build")
OPTIONS = [
    "--universal",
    "--generate-hashes",
    "--only-binary",
    ":all:",
    "--fork-strategy",
    "requires-python",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
]


def locked(python, kind):
    """Return the text of a lock."""
    words = [
        python,
        "-m",
        "uv",
        "pip",
        "compile",
        "-",
        "--quiet",
        "--no-config",
        "--python-version",
        "3.%d" % OLDEST,
    ] + OPTIONS
    made, said = fresh.quiet(words, "\n".join(wanted.requirements(fresh.TOP, kind)).encode())
    if not made:
        fresh.stop("The libraries to %s could not be locked: %s" % (kind, fetching.last_line(said)))
    return wanted.FIRST_LINE % (OLDEST, NEWEST) + "\n" + said


def main():
    """Write all locks."""
    python, _ = fresh.python_for("lock")
    folder = os.path.join(fresh.TOP, "packaging", "locks")
    fresh.make_folder(folder)
    for kind in sys.argv[1:] or KINDS:
        text = locked(python, kind)
        with open(os.path.join(folder, kind + ".txt"), "w") as file:
            file.write(text)
        print("%s: %d libraries" % (kind, wanted.number_in(text)))


if __name__ == "__main__":
    main()
