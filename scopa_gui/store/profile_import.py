"""Import of a player from a file (profile_file.py) that may come from a stranger. Begin with unpack().

The file is unpacked into new folders and checked there; only then does it become a player. A lock shows that a program
is still importing; folders without one are deleted later (leftovers.py).
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
"""Beginning of the names of folders that are being filled."""
LOCK = ".lock"
LONGEST = 180.0
"""Most seconds for an import; twenty thousand matches of the oldest version take a few."""
_LARGEST = 1 << 30
"""Most bytes of the matches; twenty thousand take 150 million."""
_TIGHTEST = 200
"""Highest compression ratio; a new archive, which is mostly empty, has 60."""
_SMALL = 1 << 22
"""Bytes up to which a member may have any compression ratio."""
_DIRECTORY = 1 << 16
"""Most bytes of the list of members; five names take 300."""
_END = struct.Struct("<4s4H2LH")
_BLOCK = 1 << 20
_UNPACKED = 0.6
"""Share of the work that is done when all files have been unpacked."""


class IncomingPlayer:
    """Files of an imported player in temporary folders, until settle() moves them or drop() deletes them."""

    def __init__(self, paths: Paths) -> None:
        """Make the folders inside those of the first player."""
        mark = f"{COMING}{os.urandom(6).hex()}"
        self.name = ""
        self.paths = paths.of_profile(mark)
        self._lock_path = paths.data / PROFILES / f"{mark}{LOCK}"
        self._lock_path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._lock_path.open("xb")
        is_locked(self._lock)

    def settle(self, to: Paths) -> None:
        """Move the files to the folders of a new player. After an OSError, nothing has changed."""
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
        """Delete the temporary folders."""
        for folder in (self.paths.data, self.paths.config):
            shutil.rmtree(folder, ignore_errors=True)
        self._lock.close()
        with suppress(OSError):
            self._lock_path.unlink()


def name_in(path: Path) -> str:
    """Return the name of the player in a file, ready to be shown. Raises ProfileFileError or OSError."""
    with _open_zip(path) as whole:
        return cleaned(_about(whole).name)


def unpack(path: Path, paths: Paths, work: LongWork) -> IncomingPlayer:
    """Unpack and check a file, in temporary folders inside `paths`, which are the first player's.

    Raises ProfileFileError, OSError, or WorkStoppedError when the work must stop; no folder is then left behind.
    """
    incoming = IncomingPlayer(paths)
    try:
        with _open_zip(path) as whole:
            about = _about(whole)
            incoming.name = cleaned(about.name)
            _demand_all_named(whole, about)
            _unpack_all(whole, incoming.paths, work)
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


def _demand_answers(path: Path) -> None:
    """Raise ProfileFileError for a file of answers with too many unreadable lines."""
    if recollections.unreadable_in(files.read(path)) > recollections.MOST_UNREADABLE:
        raise ProfileFileError(ProfileFileFault.DAMAGED)


@contextmanager
def _open_zip(path: Path) -> Iterator[zipfile.ZipFile]:
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
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error  # a position before the beginning of the file
    except Exception as error:  # damaged data makes the unpackers raise zlib.error, EOFError, struct.error and others
        fault = ProfileFileFault.DAMAGED if _begins_as_zip(path) else ProfileFileFault.NO_PLAYER
        raise ProfileFileError(fault) from error


def _begins_as_zip(path: Path) -> bool:
    with suppress(OSError):
        return files.read(path, 4) == b"PK\x03\x04"
    return False


def _demand_short_directory(path: Path) -> None:
    """Raise ProfileFileError if the list of members is longer than that of a player can be, before it is read."""
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
    """Raise ProfileFileError for a compression that this program does not write; it might take too much memory."""
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ProfileFileError(ProfileFileFault.DAMAGED)


def _demand_all_named(whole: zipfile.ZipFile, about: About) -> None:
    """Raise ProfileFileError if a member is missing or has another name in the list than at its data."""
    if not {member.filename for member in whole.infolist()}.issuperset(about.files):
        raise ProfileFileError(ProfileFileFault.DAMAGED)
    for member in whole.infolist():
        _demand_usual_packing(member)
        whole.open(member).close()


def _unpack_all(whole: zipfile.ZipFile, paths: Paths, work: LongWork) -> None:
    """Unpack all members that are files of a player."""
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
        for count in _unpack_member(whole, member, to, most, is_archive=is_archive):
            done += count
            work.reach(_UNPACKED * min(1.0, done / total))


def _unpack_member(
    whole: zipfile.ZipFile, member: zipfile.ZipInfo, to: Path, most: int, *, is_archive: bool
) -> Iterator[int]:
    """Unpack a member and yield the number of bytes of each block; its stated length may be wrong."""
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
