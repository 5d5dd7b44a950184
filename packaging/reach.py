"""Find the oldest Linux on which a folder of programs runs, from the system libraries that its compiled files need.

`python packaging/reach.py FOLDER` prints it. With a version of glibc as second argument (2.28), it ends with 1 if the
programs need a newer one. An ELF file names the libraries that it needs, each with the oldest version that has all the
functions it calls; that of glibc decides. No program is run, so the folder may be for another system.
"""

import re
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = b"\x7fELF"
GLIBC = re.compile(r"(libc|libm|libdl|librt|libpthread|libutil|ld-linux.*)\.so\.\d+")
"""Libraries of glibc, which all have one version."""
OPENED = re.compile(rb"\0(lib[A-Za-z0-9_+-]+\.so(?:\.\d+)*)(?=\0)")
"""Name of a library that a program opens by itself, as SDL does for screen and sound."""
_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRINGS, _SONAME, _VERSIONS, _VERSIONS_NUMBER = 1, 5, 14, 0x6FFFFFFE, 0x6FFFFFFF


class Needs(NamedTuple):
    """Needs of a file: names of libraries, and versions as (library, word, numbers): (libc.so.6, GLIBC, (2, 17))."""

    libraries: frozenset[str]
    versions: frozenset[tuple[str, str, tuple[int, ...]]]
    name: str = ""


class NotReadError(Exception):
    """Error for a file that cannot be read; its text is a sentence."""


def needs_of(content: bytes) -> Needs:
    """Return the needs of a compiled file; empty if it needs no library."""
    if content[:4] != MAGIC or content[4:6] != b"\x02\x01":
        raise NotReadError("Only 64-bit little-endian compiled files can be read.")
    (table,) = struct.unpack_from("<Q", content, 32)
    size, number = struct.unpack_from("<HH", content, 54)
    headers = [struct.unpack_from("<IIQQQQ", content, table + size * index) for index in range(number)]
    loaded = [(address, offset, length) for kind, _, offset, address, _, length in headers if kind == _LOAD]
    dynamic = next(((offset, length) for kind, _, offset, _, _, length in headers if kind == _DYNAMIC), None)
    if dynamic is None:
        return Needs(frozenset(), frozenset())
    entries = list(struct.iter_unpack("<qQ", content[dynamic[0] : dynamic[0] + dynamic[1] // 16 * 16]))
    entries = entries[: [tag for tag, _ in entries].index(0)]
    values = dict(entries)
    strings = _offset(loaded, values[_STRINGS])
    libraries = frozenset(_text(content, strings + value) for tag, value in entries if tag == _NEEDED)
    name = _text(content, strings + values[_SONAME]) if _SONAME in values else ""
    if _VERSIONS not in values:
        return Needs(libraries, frozenset(), name)
    return Needs(
        libraries,
        frozenset(_versions(content, _offset(loaded, values[_VERSIONS]), values[_VERSIONS_NUMBER], strings)),
        name,
    )


def _versions(content: bytes, place: int, number: int, strings: int) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    for _ in range(number):
        _, count, file, first, following = struct.unpack_from("<HHIII", content, place)
        version = place + first
        for _ in range(count):
            _, _, _, name, next_version = struct.unpack_from("<IHHII", content, version)
            word, _, numbers = _text(content, strings + name).rpartition("_")
            if re.fullmatch(r"[\d.]+", numbers):  # GLIBC_PRIVATE and the like have no number
                yield _text(content, strings + file), word, tuple(map(int, numbers.split(".")))
            version += next_version
        place += following


def _offset(loaded: list[tuple[int, int, int]], address: int) -> int:
    """Return the position in the file of the data that is loaded at an address."""
    return next(offset + address - start for start, offset, length in loaded if start <= address < start + length)


def _text(content: bytes, place: int) -> str:
    return content[place : content.index(b"\0", place)].decode("ascii")


def compiled(folder: Path) -> Iterator[Path]:
    """Yield all compiled files of a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == MAGIC:
                    yield path


def needs_of_folder(folder: Path) -> Needs:
    """Return the needs of all compiled files of a folder that are not in the folder itself."""
    paths = list(compiled(folder))
    found = [needs_of(path.read_bytes()) for path in paths]
    inside = {path.name for path in paths} | {needs.name for needs in found}
    libraries = frozenset(name for needs in found for name in needs.libraries if name not in inside)
    return Needs(
        libraries, frozenset(version for needs in found for version in needs.versions if version[0] in libraries)
    )


def newest(needs: Needs, word: str) -> tuple[int, ...]:
    """Return the newest version that is needed of a word: (2, 27) for GLIBC if glibc 2.27 is needed; () for none."""
    return max((numbers for _, kind, numbers in needs.versions if kind == word), default=())


def opened_by(folder: Path) -> set[str]:
    """Return the libraries that SDL opens by itself."""
    return {name.decode("ascii") for path in folder.rglob("libSDL2-2*") for name in OPENED.findall(path.read_bytes())}


def because(folder: Path, word: str) -> list[str]:
    """Return the files that need the newest version of a word."""
    most = newest(needs_of_folder(folder), word)
    return [
        str(path.relative_to(folder))
        for path in compiled(folder)
        if most and most == newest(needs_of(path.read_bytes()), word)
    ]


def dotted(numbers: Iterable[int]) -> str:
    """Return 2.27 for (2, 27)."""
    return ".".join(map(str, numbers))


def sentence(folder: Path) -> str:
    """Return a sentence that says on which systems the folder runs."""
    return (
        "It runs on any Linux of this kind of processor with glibc "
        f"{dotted(newest(needs_of_folder(folder), 'GLIBC'))} or newer."
    )


def main(folder: Path, oldest: str = "") -> int:
    """Print on which systems a folder runs; return 1 if it needs a newer glibc than `oldest`."""
    needs = needs_of_folder(folder)
    print(sentence(folder))
    print("Needed by:", ", ".join(because(folder, "GLIBC")))
    print("Libraries of the system:", ", ".join(sorted(needs.libraries)))
    print("Loaded only when needed:", ", ".join(sorted(opened_by(folder))))
    return int(bool(oldest) and newest(needs, "GLIBC") > tuple(map(int, oldest.split("."))))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
