"""Notes of the size and time of an archive's file, made when it is closed: one next to it, one in its second copy.

If the note next to the file still fits, the next start need not check the file. Version 0.3.0 makes only that note, so
the two notes show whether a version that writes no second copy was the last to play.
"""

import contextlib
from pathlib import Path

from scopa_gui.store import files
from scopa_gui.store.second_copy import SecondCopy


def leave(path: Path, compared: float) -> None:
    """Make both notes.

    ``compared`` is when the file was last compared with its second copy, in seconds since 1970; 0 if that is unknown.
    """
    with contextlib.suppress(OSError):
        if _mark(path).exists():
            files.demand_file(_mark(path))
        _mark(path).write_bytes(_size_and_time(path))
    with contextlib.suppress(OSError):
        copy = SecondCopy(path)
        there = path.stat()
        is_wanted = compared or copy.path.exists()
        if is_wanted and copy.last_close() != (compared, there.st_size, there.st_mtime_ns):
            copy.note_close(compared, path)


def remove(path: Path) -> None:
    """Remove the note next to the file, so that the next start checks the file."""
    with contextlib.suppress(OSError):
        _mark(path).unlink(missing_ok=True)


def is_as_left(path: Path) -> bool:
    """Return True if the file has not changed since it was closed."""
    try:
        return not any(left.exists() for left in files_of_sqlite(path)) and _is_noted(path)
    except OSError:
        return False


def is_file_later(path: Path) -> bool:
    """Return True if the file may be newer than its second copy. Call it before anything is written in a session.

    That is so if the end of the copy is missing, or if a version that writes no copy was the last to close the file.
    """
    closed = SecondCopy(path).last_close()
    if closed is None:
        return True
    try:
        there = path.stat()
        return _is_noted(path) and closed[1:] != (there.st_size, there.st_mtime_ns)
    except OSError:
        return False


def last_compared(path: Path) -> float:
    """Return when file and second copy were last compared; 0 if that is unknown or either was written since."""
    try:
        there = path.stat()
    except OSError:
        return 0.0
    compared, *noted = SecondCopy(path).last_close() or (0.0,)
    return compared if noted == [there.st_size, there.st_mtime_ns] else 0.0


def files_of_sqlite(path: Path) -> list[Path]:
    """Return the paths of the files that SQLite makes next to a database while it is open."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _is_noted(path: Path) -> bool:
    return files.read(_mark(path), 200) == _size_and_time(path)


def _mark(path: Path) -> Path:
    return path.with_name(path.name + ".closed")


def _size_and_time(path: Path) -> bytes:
    there = path.stat()
    return f"{there.st_size} {there.st_mtime_ns}".encode()
