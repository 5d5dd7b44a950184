"""Libraries that an environment gets.

They are those of the lock in packaging/locks, with versions and checksums; if there is none for this Python, they are
those that pyproject.toml allows. `lock.py` makes the locks.
"""

import hashlib
import os
import re
import sys

FIRST_LINE = "# For Python 3.%d to 3.%d, by packaging/lock.py"
_NEWEST = re.compile(r"# For Python 3\.\d+ to (\d+)\.(\d+),")
_LOCKED = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*", re.MULTILINE)
SPARED = "accesskit"
"""Library without which the game also works."""
WITHOUT = "accesskit is not available for this system, so the game cannot be read by screen readers here."
NO_WHEEL = (
    "No matching distribution found",
    "Could not find a version that satisfies",
    "has no usable wheels",
    "no wheels with a matching",
)
"""Messages of pip and uv for a library without a file for this system."""


def project_file(top):
    """Return the contents of pyproject.toml."""
    import tomllib

    with open(os.path.join(top, "pyproject.toml"), "rb") as file:
        return tomllib.load(file)


def requirements(top, kind):
    """Return the requirements of the game and of a group in pyproject.toml, as pip reads them."""
    wanted = project_file(top)["project"]
    return wanted["dependencies"] + wanted["optional-dependencies"].get(kind, [])


def lock(top, kind):
    """Return the lock file of an environment; None if there is none."""
    path = os.path.join(top, "packaging", "locks", kind + ".txt")
    return path if os.path.exists(path) else None


def is_newer_than(path):
    """Return whether this Python is newer than those for which a lock was made."""
    with open(path) as file:
        newest = _NEWEST.match(file.readline())
    return not newest or sys.version_info[:2] > (int(newest.group(1)), int(newest.group(2)))


def number_in(text):
    """Return the number of libraries in a lock."""
    return len(set(_LOCKED.findall(text)))


def wordings(top, kind):
    """Return the ways to call an installer, best first: a sentence or None, its arguments, the number of libraries."""
    found = []
    ranges = requirements(top, kind)
    path = lock(top, kind)
    why = None
    if path and is_newer_than(path):
        version = sys.version.split()[0]
        why = (
            f"This Python ({version}) is newer than those Scopa was tested with, so the newest libraries are installed."
        )
    elif path:
        with open(path) as file:
            number = number_in(file.read())
        found.append((None, ["--require-hashes", "--only-binary", ":all:", "-r", path], number))
        why = "The libraries Scopa was tested with are not available for this system, so other versions are installed."
    found.append((why, ["--only-binary", SPARED, *ranges], len(ranges)))
    spared = [wanted for wanted in ranges if not wanted.startswith(SPARED)]
    return [*found, (WITHOUT, spared, len(spared))]


def has_no_files(said):
    """Return whether an installer's output says that a library has no file for this system."""
    return any(words in said for words in NO_WHEEL)


def stamp(top, kind):
    """Return the stamp of an environment that is up to date."""
    path = lock(top, kind)
    locked = []
    if path and not is_newer_than(path):
        with open(path, "rb") as file:
            locked = ["locked " + hashlib.sha256(file.read()).hexdigest()]
    return "\n".join([sys.version, *requirements(top, kind), *locked])
