"""Reading of files without waiting for ever, and writing so that a power cut leaves either the old or the new text."""

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
"""Error number of the OSError for something that is no ordinary file."""


def read(path: Path, most: int | None = None) -> bytes:
    """Return the first ``most`` bytes of a file, or all; raises OSError, also for a folder, pipe or device."""
    demand_file(path)
    with path.open("rb") as file:
        return file.read(most)


def read_end(path: Path, most: int) -> bytes:
    """Return the last ``most`` bytes of a file; raises OSError, also for a folder, pipe or device."""
    demand_file(path)
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - most))
        return file.read(most)


def demand_file(path: Path) -> None:
    """Raise OSError unless this is an ordinary file, or a link to one; FileNotFoundError if nothing is there.

    A broken link is not treated as missing, because its target may be on a disk that is not connected.
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
    """Return the names in a folder, sorted; none if it cannot be read."""
    try:
        return sorted(entry.name for entry in folder.iterdir())
    except OSError:
        return []


def write(path: Path, text: bytes, *, through: bool = True) -> None:
    """Replace the file in one step, and make its folders. After an OSError, nothing has changed.

    Without ``through`` it does not wait for the disk: for files that can be made again.
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
    if through and os.name == "posix":
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)  # the folder's new entry
        finally:
            os.close(handle)


def write_twice(path: Path, copy: Path, text: bytes) -> None:
    """Replace the file, then its copy, which is read if the file is damaged. Raises OSError for the file only."""
    write(path, text)
    with suppress(OSError):
        write(copy, text)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used to NAME.broken-DATE.ENDING and return the new path. Raises OSError.

    DATE is when it was last written. A number is added if there is a file of that name.
    """
    date = time.strftime("%Y-%m-%d", time.localtime(path.stat().st_mtime))
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.broken-{date}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not aside.exists():
            return path.rename(aside)
        number += 1


def remove_leftovers(path: Path) -> None:
    """Remove half-written files and folders with copies that a killed program left next to a file."""
    left = re.compile(rf"{re.escape(path.name)}(\.copy)?\.([0-9]{{1,9}})\.(new(-wal|-shm|-journal)?|\w+\.salvage)")
    with suppress(OSError):
        for entry in path.parent.iterdir():
            found = left.fullmatch(entry.name)
            if found is not None and not (os.name == "posix" and may_run(int(found[2]))):
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()  # Windows refuses open files


def may_run(process: int) -> bool:
    """Return whether there may be a process with this number; always True on Windows, where asking is not harmless."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
