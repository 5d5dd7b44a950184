"""Files read without waiting for ever, and written so that even after a power cut the old text or the new is there."""

import errno
import os
import re
import shutil
import stat
import time
from contextlib import suppress
from pathlib import Path

from scopa_gui.store.file_lock import is_locked

NO_FILE = errno.EINVAL
"""The number of the OSError that `read` raises for what is no ordinary file."""


def read(path: Path, most: int | None = None) -> bytes:
    """Return the content of a file, at most ``most`` bytes.

    OSError, also for a folder, pipe or device: these may never end.
    """
    demand_file(path)
    with path.open("rb") as file:
        return file.read(most)


def read_end(path: Path, most: int) -> bytes:
    """Return the last bytes of a file, at most ``most``. OSError as for `read`."""
    demand_file(path)
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - most))
        return file.read(most)


def demand_file(path: Path) -> None:
    """Raise OSError unless this is an ordinary file, or a link to one; FileNotFoundError when nothing is there.

    A link to what is not there is no ordinary file: what it meant is elsewhere, on a disk that is missing perhaps.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        if not path.is_symlink():
            raise
        mode = 0
    except ValueError:  # a name with a zero in it
        mode = 0
    if not stat.S_ISREG(mode):
        raise OSError(NO_FILE, "This is no ordinary file", str(path))


def is_there(path: Path) -> bool:
    """Return whether the path has an entry of any kind, including a broken link."""
    return os.path.lexists(path)


def names_in(folder: Path) -> list[str]:
    """Return the names in a folder, sorted; none where it cannot be read."""
    try:
        return sorted(entry.name for entry in folder.iterdir())
    except OSError:
        return []


def write(path: Path, text: bytes, *, through: bool = True) -> None:
    """Replace the file in one step. Makes folders. OSError: nothing changed.

    Without ``through`` the system brings it to the disk when it likes: for what can be made again.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            is_locked(file)
            file.write(text)
            if through:
                file.flush()
                os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    if through:
        _settle(path.parent)


def _settle(folder: Path) -> None:
    """Have the folder's new entry itself on the disk (only POSIX knows how)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_twice(path: Path, copy: Path, text: bytes) -> None:
    """Replace the file as `write` does, and then its copy, which is there for when the file is damaged."""
    write(path, text)
    with suppress(OSError):  # what counts is written
        write(copy, text)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used to NAME.broken-DATE.ENDING, never an older one; the new path. Raises OSError.

    DATE is when it was last written.
    """
    date = time.strftime("%Y-%m-%d", time.localtime(path.stat().st_mtime))
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.broken-{date}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not aside.exists():
            return path.rename(aside)
        number += 1


def remove_leftovers(path: Path) -> None:
    """Remove what a program that was killed left next to a file: half of a new one, a folder with a copy of it."""
    left = re.compile(rf"{re.escape(path.name)}(\.copy)?\.([0-9]{{1,9}})\.(new(-wal|-shm|-journal)?|\w+\.salvage)")
    with suppress(OSError):
        for entry in path.parent.iterdir():
            found = left.fullmatch(entry.name)
            if found is not None and not _is_running(int(found[2])):
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def _is_running(process: int) -> bool:
    """Return True if there is such a process. Elsewhere an open file cannot be removed anyway."""
    if os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
