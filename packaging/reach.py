"""How old a Linux a folder of programs runs on: what its compiled files ask of the system, read from the files
themselves.

`python packaging/reach.py FOLDER` tells it; with the oldest glibc it has to run on after that (2.28), it ends with 1
where it does not. An ELF file names the libraries it is loaded with, and of each the oldest version that has all it
calls: glibc's is what decides. Nothing is run, so the folder may be of another system.
"""

import re
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = b"\x7fELF"
GLIBC = re.compile(r"(libc|libm|libdl|librt|libpthread|libutil|ld-linux.*)\.so\.\d+")
"""The libraries of glibc, all of one version."""
OPENED = re.compile(rb"\0(lib[A-Za-z0-9_+-]+\.so(?:\.\d+)*)(?=\0)")
"""The name of a library that a program opens itself when it wants it, as SDL does those of screen and sound."""
_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRINGS, _SONAME, _VERSIONS, _VERSIONS_NUMBER = 1, 5, 14, 0x6FFFFFFE, 0x6FFFFFFF


class Asked(NamedTuple):
    """What a file asks: libraries by name, and versions as (library, word, numbers): (libc.so.6, GLIBC, (2, 17))."""

    libraries: frozenset[str]
    versions: frozenset[tuple[str, str, tuple[int, ...]]]
    name: str = ""


class NotReadError(Exception):
    """A file is not what it seems; the text is a sentence."""


def asked_by(content: bytes) -> Asked:
    """What a compiled file asks of the system; nothing if it is loaded with no library."""
    if content[:4] != MAGIC or content[4:6] != b"\x02\x01":
        raise NotReadError("Only 64-bit little-endian compiled files can be read.")
    (table,) = struct.unpack_from("<Q", content, 32)
    size, number = struct.unpack_from("<HH", content, 54)
    headers = [struct.unpack_from("<IIQQQQ", content, table + size * index) for index in range(number)]
    loaded = [(address, offset, length) for kind, _, offset, address, _, length in headers if kind == _LOAD]
    dynamic = next(((offset, length) for kind, _, offset, _, _, length in headers if kind == _DYNAMIC), None)
    if dynamic is None:
        return Asked(frozenset(), frozenset())
    entries = list(struct.iter_unpack("<qQ", content[dynamic[0] : dynamic[0] + dynamic[1] // 16 * 16]))
    entries = entries[: [tag for tag, _ in entries].index(0)]
    values = dict(entries)
    strings = _offset(loaded, values[_STRINGS])
    libraries = frozenset(_text(content, strings + value) for tag, value in entries if tag == _NEEDED)
    name = _text(content, strings + values[_SONAME]) if _SONAME in values else ""
    if _VERSIONS not in values:
        return Asked(libraries, frozenset(), name)
    return Asked(
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
    """Where in the file lies what is loaded at an address."""
    return next(offset + address - start for start, offset, length in loaded if start <= address < start + length)


def _text(content: bytes, place: int) -> str:
    return content[place : content.index(b"\0", place)].decode("ascii")


def compiled(folder: Path) -> Iterator[Path]:
    """All compiled files of a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == MAGIC:
                    yield path


def asked_of_the_system(folder: Path) -> Asked:
    """What the compiled files of a folder ask for that is not in it."""
    paths = list(compiled(folder))
    found = [asked_by(path.read_bytes()) for path in paths]
    inside = {path.name for path in paths} | {asked.name for asked in found}
    libraries = frozenset(name for asked in found for name in asked.libraries if name not in inside)
    return Asked(
        libraries, frozenset(version for asked in found for version in asked.versions if version[0] in libraries)
    )


def newest(asked: Asked, word: str) -> tuple[int, ...]:
    """The newest version of a kind that is asked for: (2, 27) of GLIBC where glibc 2.27 is needed; () if none is."""
    return max((numbers for _, kind, numbers in asked.versions if kind == word), default=())


def opened_by(folder: Path) -> set[str]:
    """The libraries that SDL opens when it wants them."""
    return {name.decode("ascii") for path in folder.rglob("libSDL2-2*") for name in OPENED.findall(path.read_bytes())}


def because(folder: Path, word: str) -> list[str]:
    """The files that ask for the newest version of a kind."""
    most = newest(asked_of_the_system(folder), word)
    return [
        str(path.relative_to(folder))
        for path in compiled(folder)
        if most and most == newest(asked_by(path.read_bytes()), word)
    ]


def dotted(numbers: Iterable[int]) -> str:
    """2.27 of (2, 27)."""
    return ".".join(map(str, numbers))


def sentence(folder: Path) -> str:
    """How far the folder reaches, for a person."""
    return (
        "It runs on any Linux of this kind of processor with glibc "
        f"{dotted(newest(asked_of_the_system(folder), 'GLIBC'))} or newer."
    )


def main(folder: Path, oldest: str = "") -> int:
    """Tell how far a folder reaches; 1 if that is less far than it has to."""
    asked = asked_of_the_system(folder)
    print(sentence(folder))
    print("Needed by:", ", ".join(because(folder, "GLIBC")))
    print("Libraries of the system:", ", ".join(sorted(asked.libraries)))
    print("Loaded only when needed:", ", ".join(sorted(opened_by(folder))))
    return int(bool(oldest) and newest(asked, "GLIBC") > tuple(map(int, oldest.split("."))))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
