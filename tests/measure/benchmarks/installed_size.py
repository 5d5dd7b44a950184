"""What programs take on a disk: those of Debian by what dpkg knows, this one by what a wheel lays down.

Counted are the bytes of files, links and folders apart. A program's own are those of its one package. What it needs are
all packages that it depends on, taken far enough, but for those that every Debian has (essential, or of priority
required, important or standard) and for what is merely recommended; other programs may need them, too.
"""

import re
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, files, requires
from pathlib import Path

EVERYWHERE = ("required", "important", "standard")
FIELDS = ("Package", "db:Status-Abbrev", "Priority", "Essential", "Pre-Depends", "Depends", "Provides")


@dataclass(frozen=True)
class Package:
    """An installed package of Debian: what it needs, each as names any of which will do; what it stands for."""

    name: str
    needs: tuple[tuple[str, ...], ...]
    provides: tuple[str, ...] = ()
    is_everywhere: bool = False


def names_in(relation: str) -> tuple[tuple[str, ...], ...]:
    """The names in a field as `a (>= 1) | b, c:any`."""
    return tuple(
        tuple(re.split(r"[\s:(\[<]", name.strip(), maxsplit=1)[0] for name in one.split("|"))
        for one in relation.split(",")
        if one.strip()
    )


def packages_in(told: str) -> dict[str, Package]:
    """The installed ones in what dpkg-query tells, FIELDS of a package to a line, with tabulators between."""
    found = {}
    for line in told.splitlines():
        name, status, priority, essential, before, depends, provides = line.split("\t")
        if status.startswith("ii"):
            known = essential == "yes" or priority in EVERYWHERE
            gives = tuple(one[0] for one in names_in(provides))
            found[name] = Package(name, names_in(before) + names_in(depends), gives, known)
    return found


def needed(name: str, known: dict[str, Package]) -> set[str]:
    """All packages that one depends on, without itself and without those that every Debian has."""
    giving = {gift: package.name for package in known.values() for gift in package.provides}
    found, open_ = set(), [name]
    while open_:
        for either in known[open_.pop()].needs:
            there = [one if one in known else giving.get(one) for one in either]
            chosen = next((one for one in there if one is not None), None)
            if chosen is not None and chosen not in found and not known[chosen].is_everywhere:
                found.add(chosen)
                open_.append(chosen)
    return found - {name}


def installed_packages() -> dict[str, Package]:
    """What dpkg knows; nothing on other systems."""
    form = "\t".join(f"${{{field}}}" for field in FIELDS) + "\n"
    try:
        return packages_in(
            subprocess.run(["dpkg-query", "-W", "-f", form], capture_output=True, text=True, check=True).stdout
        )
    except FileNotFoundError:
        return {}


def bytes_of(paths: Iterable[Path]) -> int:
    """Of the files among them."""
    return sum(path.stat().st_size for path in set(paths) if path.is_file() and not path.is_symlink())


def bytes_of_packages(names: Iterable[str]) -> int:
    """Of the files that packages of Debian have laid down."""
    listed = subprocess.run(["dpkg", "-L", *names], capture_output=True, text=True, check=True).stdout if names else ""
    return bytes_of(Path(line) for line in listed.splitlines() if line.startswith("/"))


def bytes_of_libraries(requirements: Iterable[str]) -> int:
    """Of the Python libraries that are required, and of those that they require, as they are installed here."""
    names = libraries(requirements, set())
    return bytes_of(Path(file.locate()) for name in names for file in files(name) or ())


def libraries(requirements: Iterable[str], found: set[str]) -> set[str]:
    """Add the names of all that are there to `found`; what is of an extra, or of another system, is left out."""
    for requirement in requirements:
        name = re.split(r"[\s<>=!~;\[(]", requirement, maxsplit=1)[0]
        if "extra ==" in requirement or name in found:
            continue
        with suppress(PackageNotFoundError):
            theirs = requires(name) or ()
            found.add(name)
            libraries(theirs, found)
    return found
