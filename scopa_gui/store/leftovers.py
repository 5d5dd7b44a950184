"""Removal of what a killed program left behind: half-written files, copies of matches, folders of an unfinished import.

Only names that this program gives are considered, and no entry that a running copy still uses: it has a lock on the
entry, or its process number is in the name.
"""

import os
import re
import shutil
import stat
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from scopa_gui.store import files
from scopa_gui.store.file_lock import is_locked
from scopa_gui.store.paths import PROFILES, Paths
from scopa_gui.store.profile_import import COMING, LOCK

PLAYERS = "players"
"""Name of the folder for exported players."""
_NEW = re.compile(r".+\.([0-9]{1,10})\.new(-journal|-wal|-shm)?\Z")
_COMING = re.compile(rf"{COMING}[0-9a-f]{{12}}{re.escape(LOCK)}\Z")
_TEMPORARY = re.compile(r"scopa-[a-z0-9_]{8}\Z")
_COPIES = re.compile(r"(matches\.sqlite|copy|fresh)(-journal|-wal|-shm)?\Z")
"""Copies of matches that versions up to 0.3.0 made in the system's temporary folder."""
_JUST_MADE = 0.5
"""Seconds after which a file that is being written certainly has its lock."""
_DAY = 86_400.0
"""Seconds; a file this old is not being written, even if a process has its number."""


def delete_in_background(paths: Paths) -> None:
    """Delete all leftovers in a thread, because there may be many."""
    with suppress(RuntimeError):  # no more threads are allowed: the next start tries again
        threading.Thread(target=delete, args=(paths,), name="leftovers", daemon=True).start()


def delete(paths: Paths) -> None:
    """Delete all leftovers; `paths` are the first player's. Never raises."""
    folders = [paths.config, paths.data, paths.cache, paths.logs, paths.data / PLAYERS, paths.data / "pictures"]
    for top in (paths.config / PROFILES, paths.data / PROFILES):
        folders += [top / name for name in files.names_in(top) if name.isascii() and name.isdecimal()]
    for folder in folders:
        for name in files.names_in(folder):
            found = _NEW.fullmatch(name)
            if found and _is_left(folder / name, int(found[1])):
                with suppress(OSError):
                    (folder / name).unlink()
    for name in files.names_in(paths.data / PROFILES):
        if _COMING.fullmatch(name):
            _delete_unfinished_import(paths, paths.data / PROFILES / name)
    temporary = Path(tempfile.gettempdir())
    for name in files.names_in(temporary):
        if _TEMPORARY.fullmatch(name) and _is_old_copy(temporary / name):
            shutil.rmtree(temporary / name, ignore_errors=True)


def _is_left(path: Path, process: int) -> bool:
    """Return whether no process is still writing the file."""
    try:
        there = path.lstat()
        age = time.time() - there.st_mtime
        if not stat.S_ISREG(there.st_mode) or abs(age) < _JUST_MADE or (abs(age) < _DAY and files.may_run(process)):
            return False
        with path.open("r+b") as file:
            return is_locked(file)
    except OSError:
        return False


def _is_old_copy(folder: Path) -> bool:
    """Return whether a temporary folder of this user holds only copies of matches that were not used for a day."""
    try:
        there = folder.lstat()
        if not stat.S_ISDIR(there.st_mode) or (os.name == "posix" and there.st_uid != os.getuid()):
            return False
        names = [entry.name for entry in folder.iterdir()]
        times = [there.st_mtime, *((folder / name).lstat().st_mtime for name in names)]
    except OSError:
        return False
    return bool(names) and all(map(_COPIES.fullmatch, names)) and max(times) < time.time() - _DAY


def _delete_unfinished_import(paths: Paths, lock: Path) -> None:
    """Delete the folders of a player whom no program is importing any more."""
    with suppress(OSError):
        there = lock.lstat()
        if not stat.S_ISREG(there.st_mode) or abs(time.time() - there.st_mtime) < _JUST_MADE:
            return
        with lock.open("r+b") as file:
            if not is_locked(file):
                return
            theirs = paths.of_profile(lock.name.removesuffix(LOCK))
            for folder in (theirs.data, theirs.config):
                shutil.rmtree(folder, ignore_errors=True)
        lock.unlink()
