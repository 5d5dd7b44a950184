"""Kinds of damage that a disk, a crash, a hand or a stranger does to a file, each at a place chosen by chance."""

import json
import os
import shutil
import socket
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from tests.store.damaging import TABLES, columns, damage, loosen, otherwise

PAGE = 4096
HOLE = 1 << 31
"""Bytes of zeros that follow a file without filling the disk."""
_SQLITE = b"SQLite format 3\0"
Harm = Callable[[Path, Random], None]


def _bits(path: Path, random: Random) -> None:
    """Turn over one bit."""
    _change(path, random, 1, lambda byte: byte ^ (1 << random.randrange(8)))


def _rot(path: Path, random: Random) -> None:
    """Turn over one bit without a change of the file's time, as a disk does by itself."""
    there = path.stat()
    _bits(path, random)
    os.utime(path, ns=(there.st_atime_ns, there.st_mtime_ns))


def _bytes(path: Path, random: Random) -> None:
    """Change, put in or leave out a few bytes in a row."""
    held = path.read_bytes()
    place, length = random.randrange(len(held) + 1), random.choice((0, 1, 1, 2, 4, 16))
    new = random.randbytes(random.choice((0, length, length, length + 1)))
    path.write_bytes(held[:place] + new + held[place + length :])


def _cuts(path: Path, random: Random) -> None:
    """Cut it off somewhere; one time in six nothing is left."""
    size = path.stat().st_size
    os.truncate(path, 0 if random.random() < 1 / 6 else random.randrange(size + 1))


def _zeros(path: Path, random: Random) -> None:
    """Fill a part with zeros, or all of it."""
    held = bytearray(path.read_bytes())
    first, last = sorted((random.randrange(len(held) + 1), random.randrange(len(held) + 1)))
    if random.random() < 0.2:
        first, last = 0, len(held)
    held[first:last] = bytes(last - first)
    path.write_bytes(held)


def _pages(path: Path, random: Random) -> None:
    """Have a page hold what another one holds, or anything."""
    held = bytearray(path.read_bytes())
    page = min(PAGE, max(1, len(held) // 4))
    one, other = (page * random.randrange(max(1, len(held) // page)) for _ in range(2))
    size = len(held[one : one + page])
    held[one : one + page] = random.randbytes(size) if random.random() < 0.5 else held[other : other + size].ljust(size)
    path.write_bytes(held)


def _types(path: Path, random: Random) -> None:
    """Put a value of another type into the place of one; or another kind of file, where it has no values."""
    held = path.read_bytes()
    if held.startswith(_SQLITE):
        loosen(path)
        with closing(sqlite3.connect(path)) as database:
            made = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
            filled = {
                name
                for name in set(TABLES).intersection(made)
                if database.execute(f"select 1 from {name} limit 1").fetchone()
            }
        there = [column for column in columns(path) if column[0] in filled]
        damage(path, *random.choice(there), random)
        return
    with suppress(ValueError):
        lines = held.splitlines() if path.suffix == ".jsonl" else [held]
        place = random.randrange(max(1, len(lines)))
        lines[place] = json.dumps(otherwise(json.loads(lines[place]), random)).encode()
        path.write_bytes(b"\n".join(lines))
        return
    others = (b"\x89PNG\r\n\x1a\n\0\0", _SQLITE, b"PK\x03\x04", b"[]", b"null", b"\xff\xfe{\0}\0", b"RIFF\0\0\0\0WAVE")
    path.write_bytes(random.choice(others))


def _versions(path: Path, random: Random) -> None:
    """Have it say that another version wrote it."""
    held = path.read_bytes()
    number = random.choice((0, 3, 99, 2**31 - 1))  # an archive of version 1 has other names for the levels
    if held.startswith(_SQLITE):
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute(f"pragma {random.choice(('user_version', 'application_id'))} = {number}")
        return
    with suppress(ValueError):
        told = json.loads(held)
        if isinstance(told, dict):
            path.write_bytes(json.dumps(told | {"version": random.choice((number, "2", None))}).encode())
            return
    at = held.find(b"1") if path.suffix in (".scopa", ".atlas") else min(8, len(held) - 1)
    path.write_bytes(held[:at] + bytes([48 + random.randrange(10)]) + held[at + 1 :])


def _links(path: Path, random: Random) -> None:
    """A link in its place: to nothing, to itself, to a folder, to a file of another kind."""
    other = path.with_name("other kind of file")
    other.write_bytes(b"\x89PNG\r\n\x1a\n")
    target = random.choice((path.with_name("nowhere"), path, path.parent, other))
    path.unlink()
    path.symlink_to(target)


def _devices(path: Path, random: Random) -> None:
    """A folder, pipe, socket or device in its place."""
    path.unlink()
    match random.randrange(5):
        case 0:
            path.mkdir()
        case 1:
            os.mkfifo(path)
        case 2:
            with closing(socket.socket(socket.AF_UNIX)) as made, suppress(OSError):
                made.bind(str(path))
        case 3:
            path.symlink_to("/dev/zero")
        case _:
            path.symlink_to("/dev/null")


def _sizes(path: Path, random: Random) -> None:
    """Much more behind it: zeros without end, line ends, the same again, blanks; or only these."""
    match random.randrange(4):
        case 0:
            os.truncate(path, HOLE)
        case 1:
            path.write_bytes(path.read_bytes() + b"\n" * (1 << 23))
        case 2:
            path.write_bytes(path.read_bytes() * 2)
        case _:
            path.write_bytes(b"[" * (1 << 23) if random.random() < 0.5 else path.read_bytes() + b" " * (1 << 23))


HARMS: Mapping[str, Harm] = {
    "bits": _bits,
    "rot": _rot,
    "bytes": _bytes,
    "cuts": _cuts,
    "zeros": _zeros,
    "pages": _pages,
    "types": _types,
    "versions": _versions,
    "links": _links,
    "devices": _devices,
    "sizes": _sizes,
}
TWO = "two"
"""Two of them at once, in the same file or in two of the same home."""
NAMES = (*HARMS, TWO)


def harm(name: str, files: list[Path], random: Random) -> list[Path]:
    """Damage one of these files, the first ones being those that are meant; which were damaged."""
    if name != TWO:
        HARMS[name](files[0], random)
        return [files[0]]
    done = []
    for path in (files[0], random.choice(files)):
        if path.is_file() and not path.is_symlink() and path.stat().st_size < 1 << 24:
            harmed = random.choice([one for one in HARMS if one not in ("links", "devices", "sizes")])
            with suppress(ValueError, sqlite3.Error):
                HARMS[harmed](path, random)
            done.append(path)
    return done


def _change(path: Path, random: Random, count: int, change: Callable[[int], int]) -> None:
    held = bytearray(path.read_bytes())
    for _ in range(count if held else 0):
        place = random.randrange(len(held))
        held[place] = change(held[place])
    path.write_bytes(held)


def put_back(path: Path, copy: Path) -> None:
    """Have the undamaged file again in the place of whatever is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    shutil.copy2(copy, path)
