"""The note of what an archive's file is like when it is closed in order: next to it, and in its second copy.

The note next to the file is also made by version 0.3.0, the one in the second copy is not. So it is known whether a
version that writes no second copy was the last one that played there.
"""

import contextlib
from pathlib import Path

from scopa_gui.store import files
from scopa_gui.store.second_copy import SecondCopy


def leave(path: Path, looked: float) -> None:
    """Note what the file is like: the next start need not look through it if it still is so.

    looked: when it was last compared with its second copy, in seconds since 1970.
    """
    with contextlib.suppress(OSError):
        if _mark(path).exists():
            files.demand_file(_mark(path))
        _mark(path).write_bytes(_looks(path))
    with contextlib.suppress(OSError):
        copy = SecondCopy(path)
        there = path.stat()
        is_wanted = looked or copy.path.exists()
        if is_wanted and copy.last_close() != (looked, there.st_size, there.st_mtime_ns):
            copy.note_close(looked, path)


def remove(path: Path) -> None:
    """Have the next start look through the file."""
    with contextlib.suppress(OSError):
        _mark(path).unlink(missing_ok=True)


def is_as_left(path: Path) -> bool:
    """Return True if the file is as it was when it was closed in order."""
    try:
        return not any(left.exists() for left in files_of_sqlite(path)) and _is_noted(path)
    except OSError:
        return False


def is_file_later(path: Path) -> bool:
    """Return True if the file may know what the second copy does not: before anything is written in this session.

    The end of the copy may be missing; or a version that writes no second copy was the last to close the file.
    """
    closed = SecondCopy(path).last_close()
    if closed is None:
        return True
    try:
        there = path.stat()
        return _is_noted(path) and closed[1:] != (there.st_size, there.st_mtime_ns)
    except OSError:
        return False


def last_looked(path: Path) -> float:
    """Return when file and second copy were last compared, if nobody has written to either since; else 0."""
    try:
        there = path.stat()
    except OSError:
        return 0.0
    looked, *looks = SecondCopy(path).last_close() or (0.0,)
    return looked if looks == [there.st_size, there.st_mtime_ns] else 0.0


def files_of_sqlite(path: Path) -> list[Path]:
    """Return the files that SQLite has next to its own while it writes."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _is_noted(path: Path) -> bool:
    return files.read(_mark(path), 200) == _looks(path)


def _mark(path: Path) -> Path:
    return path.with_name(path.name + ".closed")


def _looks(path: Path) -> bytes:
    """Return size and time of change of the file."""
    there = path.stat()
    return f"{there.st_size} {there.st_mtime_ns}".encode()
