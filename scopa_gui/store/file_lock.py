"""Locks on files; the system frees a lock when its process ends, however it ends."""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_NO_LOCKS_HERE = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
_A_LOOK = 0.01
"""Seconds between two attempts to take a lock."""
_PATIENCE = 5.0
"""Seconds that one copy of the program waits for another one; a change takes some milliseconds."""


def is_locked(file: BinaryIO) -> bool:
    """Lock an open file without waiting; return False if another process has locked it.

    Returns True on a system without locks. Closing the file frees the lock.
    """
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _NO_LOCKS_HERE
    return True


@contextmanager
def locked(path: Path, seconds: float = _PATIENCE) -> Iterator[None]:
    """Hold the lock file at `path` while the context lasts, so that no other copy of the program changes the same file.

    Raises OSError (EAGAIN) if another copy holds it for longer than `seconds`. If the lock file cannot be made, there
    is no lock, because the change cannot be written either.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(os.open(path, flags, 0o666), "r+b", buffering=0)
    except OSError:
        yield
        return
    with file:
        until = time.monotonic() + seconds
        while not is_locked(file):
            if time.monotonic() > until:
                raise OSError(errno.EAGAIN, "Another program holds this file", str(path))
            time.sleep(_A_LOOK)
        yield
