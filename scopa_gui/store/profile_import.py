"""Import of a player from a file, which may come from anywhere: unpacked into folders of its own and checked there.

Nothing appears among the players until all of it is in order. Folders left by a killed program are recognised by their
lock, which no process holds any more (see leftovers.py).
"""

import errno
import os
import shutil
import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from scopa_gui.store import files, recollections, strange_archive
from scopa_gui.store.file_lock import is_locked
from scopa_gui.store.long_work import LongWork, WorkStoppedError
from scopa_gui.store.paths import PROFILES, Paths
from scopa_gui.store.person_name import cleaned
from scopa_gui.store.profile_file import ABOUT, LARGEST_TEXT, VERSION, About, ProfileFileError, ProfileFileFault

COMING = "coming-"
"""The beginning of the names of folders that are being filled."""
LOCK = ".lock"
LONGEST = 180.0
"""Seconds for all of the reading: twenty thousand matches of the oldest version take a few."""
_LARGEST = 1 << 30
"""Bytes of the matches: twenty thousand are 150 million."""
_TIGHTEST = 200
"""Times that matches can be packed: a new archive, mostly empty, 60 times."""
_SMALL = 1 << 22
"""Bytes of which nobody asks how tightly they were packed."""
_DIRECTORY = 1 << 16
"""Bytes of the list of members; five names are 300."""
_END = struct.Struct("<4s4H2LH")
_BLOCK = 1 << 20
_UNPACKED = 0.6
"""Share of the work that is done when all is unpacked."""


class IncomingPlayer:
    """Somebody's files in folders of their own, until `settle` moves them to where a player's are; else `drop` them."""

    def __init__(self, paths: Paths) -> None:
        """Below the first player's folders."""
        mark = f"{COMING}{os.urandom(6).hex()}"
        self.name = ""
        self.paths = paths.of_profile(mark)
        self._lock_path = paths.data / PROFILES / f"{mark}{LOCK}"
        self._lock_path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._lock_path.open("xb")
        is_locked(self._lock)

    def settle(self, to: Paths) -> None:
        """Move the files into a player's folders, which are not there yet. OSError: all is as it was."""
        to.data.parent.mkdir(parents=True, exist_ok=True)
        self.paths.data.mkdir(parents=True, exist_ok=True)
        self.paths.data.rename(to.data)
        if self.paths.config.exists():
            try:
                self.paths.config.rename(to.config)
            except OSError:
                to.data.rename(self.paths.data)
                raise

    def drop(self) -> None:
        """Delete what has not been settled."""
        for folder in (self.paths.data, self.paths.config):
            shutil.rmtree(folder, ignore_errors=True)
        self._lock.close()
        with suppress(OSError):
            self._lock_path.unlink()


def name_in(path: Path) -> str:
    """Return whose files are in it, a name as it can be shown. ProfileFileError, OSError."""
    with _opened(path) as whole:
        return cleaned(_about(whole).name)


def unpack(path: Path, paths: Paths, work: LongWork) -> IncomingPlayer:
    """Lay the files in it out below these folders of the first player's. ProfileFileError, OSError, WorkStoppedError.

    Nothing stays behind where that fails.
    """
    incoming = IncomingPlayer(paths)
    try:
        with _opened(path) as whole:
            about = _about(whole)
            incoming.name = cleaned(about.name)
            _demand_all_named(whole, about)
            _lay_out(whole, incoming.paths, work)
        if incoming.paths.archive.exists():
            strange_archive.demand_ours(incoming.paths.archive, work)
        if incoming.paths.memory.exists():
            _demand_answers(incoming.paths.memory)
        work.reach(1.0)
    except WorkStoppedError:
        incoming.drop()
        if work.is_stopped:
            raise
        raise ProfileFileError(ProfileFileFault.TOO_LARGE) from None  # it took too long
    except BaseException:
        incoming.drop()
        raise
    return incoming


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    files.demand_file(path)
    _demand_short_directory(path)
    try:
        with zipfile.ZipFile(path) as whole:
            yield whole
    except (ProfileFileError, WorkStoppedError):
        raise
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error  # sought before the beginning
    except Exception as error:  # what the unpackers raise for damaged data: zlib.error, EOFError, struct.error
        fault = ProfileFileFault.DAMAGED if _begins_as_zip(path) else ProfileFileFault.NO_PLAYER
        raise ProfileFileError(fault) from error


def _begins_as_zip(path: Path) -> bool:
    with suppress(OSError):
        return files.read(path, 4) == b"PK\x03\x04"
    return False


def _demand_short_directory(path: Path) -> None:
    """Refuse a file that lists more members than a player has, before the list is read."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _DIRECTORY - _END.size))
        end = file.read()
    place = end.rfind(b"PK\x05\x06")
    if place < 0 or len(end) - place < _END.size:
        raise ProfileFileError(ProfileFileFault.DAMAGED if _begins_as_zip(path) else ProfileFileFault.NO_PLAYER)
    length = _END.unpack_from(end, place)[5]
    if length > _DIRECTORY:
        raise ProfileFileError(ProfileFileFault.DAMAGED)


def _about(whole: zipfile.ZipFile) -> About:
    try:
        member = whole.getinfo(ABOUT)
        _demand_usual_packing(member)
        with whole.open(member) as text:
            about = msgspec.json.decode(text.read(1 << 16), type=About)
    except (KeyError, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProfileFileError(ProfileFileFault.NO_PLAYER) from None
    if about.version > VERSION:
        raise ProfileFileError(ProfileFileFault.NEWER)
    return about


def _demand_usual_packing(member: zipfile.ZipInfo) -> None:
    """Refuse what only other programs write: other ways of packing take any amount of memory."""
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ProfileFileError(ProfileFileFault.DAMAGED)


def _demand_all_named(whole: zipfile.ZipFile, about: About) -> None:
    """Refuse a file with a missing member, or with a member whose name in the list differs from the one at its data."""
    if not {member.filename for member in whole.infolist()}.issuperset(about.files):
        raise ProfileFileError(ProfileFileFault.DAMAGED)
    for member in whole.infolist():
        _demand_usual_packing(member)
        whole.open(member).close()


def _lay_out(whole: zipfile.ZipFile, paths: Paths, work: LongWork) -> None:
    """Unpack the members that are a player's, each once."""
    known = {file.name: file for file in paths.player_files}
    members = [member for member in whole.infolist() if member.filename in known]
    if len({member.filename for member in members}) < len(members):
        raise ProfileFileError(ProfileFileFault.DAMAGED)
    total = sum(member.file_size for member in members) or 1
    done = 0
    for member in members:
        to = known[member.filename]
        is_archive = to == paths.archive
        most = _LARGEST if is_archive else LARGEST_TEXT.get(to.name, _SMALL)
        for count in _unpacked(whole, member, to, most, is_archive=is_archive):
            done += count
            work.reach(_UNPACKED * min(1.0, done / total))


def _unpacked(
    whole: zipfile.ZipFile, member: zipfile.ZipInfo, to: Path, most: int, *, is_archive: bool
) -> Iterator[int]:
    """Unpack a member block by block, the bytes of each: what it says of its length is not believed."""
    _demand_usual_packing(member)
    is_bomb = member.file_size > max(_SMALL, _TIGHTEST * member.compress_size)
    if member.file_size > most or is_bomb:
        raise ProfileFileError(ProfileFileFault.TOO_LARGE)
    left = most
    to.parent.mkdir(parents=True, exist_ok=True)
    with whole.open(member) as packed, to.open("xb") as file:
        while block := packed.read(_BLOCK):
            if is_archive and left == most and not block.startswith(strange_archive.MAGIC):
                raise ProfileFileError(ProfileFileFault.DAMAGED)
            left -= len(block)
            if left < 0:
                raise ProfileFileError(ProfileFileFault.TOO_LARGE)
            file.write(block)
            yield len(block)
        file.flush()
        os.fsync(file.fileno())


def _demand_answers(path: Path) -> None:
    """Refuse a file of answers that is mostly none."""
    if recollections.unreadable_in(files.read(path)) > recollections.MOST_UNREADABLE:
        raise ProfileFileError(ProfileFileFault.DAMAGED)
