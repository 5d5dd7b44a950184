"""List of the players on this computer. It can be read even when damaged, and is locked while a program changes it.

Every change also writes a backup. A checksum in the file detects damage; versions up to 0.3.0 write none and ignore it.
"""

import errno
import re
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec

from scopa_gui.store import files
from scopa_gui.store.file_lock import locked
from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import PROFILES, Paths
from scopa_gui.store.person_name import cleaned

_LARGEST = 1 << 21
"""Size in bytes of the largest file that is read; ten thousand names take less."""
_LAST_KEY = 9999
_VERSION = 1
"""Version of the file format. A file of a later version is read as far as possible, but never written."""
_KEY = r"^([1-9][0-9]{0,3})?\Z"
_PIECE = re.compile(rb"\{[^{}]*\}")
_NO_BOOK = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Player on this computer. `key` names the folder, "" for the first player; `away`: hidden from the list."""

    key: Annotated[str, msgspec.Meta(pattern=_KEY)] = ""
    name: str = ""
    """Empty until somebody enters one: with only one player on the computer, no name is asked for."""
    away: bool = False


class Book(msgspec.Struct, frozen=True):
    """All players, and the key of the one who played last."""

    version: int = _VERSION
    last: str = ""
    profiles: tuple[Profile, ...] = (Profile(),)


_FIELDS = {"version", "last", "profiles"}
_PROFILE_FIELDS = set(Profile.__struct_fields__)


class NewerBookError(Exception):
    """Error: a later version wrote the file, so it is left as it is."""


class BookFile:
    """File with the list, its backup and its lock; `notice` says what was wrong when it was read."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._path = paths.profile_list
        self._copy = self._path.with_name("profiles.backup.json")
        self._lock = self._path.with_name("profiles.lock")
        self.notice: Notice | None = None

    def read(self) -> Book:
        """Return all players, including those with a folder that the list does not mention; repair a damaged file.

        Never raises OSError: `notice` says what is wrong.
        """
        try:
            return self._with_unnamed(_read(self._path))
        except FileNotFoundError:
            return self._from_copy() or self._from_folders()
        except OSError as error:
            self.notice = self._unreadable(error)
        except _NO_BOOK:
            return self._mended_alone()
        return self._from_copy() or self._from_folders()

    def change(self, change: Callable[[Book], Book]) -> Book:
        """Apply `change` to the list while holding the lock, and return the new list.

        Raises OSError if the file cannot be read or written, and NewerBookError if a later version wrote it; `change`
        is then not called. In both cases nothing has changed.
        """
        with locked(self._lock):
            before = self._demanded()
            if before.version > _VERSION:
                raise NewerBookError
            changed = change(before)
            if changed != before:
                self._write(changed)
        return changed

    def free_key(self, book: Book) -> str:
        """Return a key that no player has and no folder uses. Raises OSError if none is left."""
        taken = {profile.key for profile in book.profiles}
        for number in range(2, _LAST_KEY + 1):
            theirs = self._paths.of_profile(str(number))
            if str(number) not in taken and not files.is_there(theirs.data) and not files.is_there(theirs.config):
                return str(number)
        raise OSError(errno.ENOSPC, "No more players")

    def _demanded(self) -> Book:
        """Return the list from the file, repairing it first if it is damaged. Raises OSError if it cannot be read."""
        try:
            return self._with_unnamed(_read(self._path))
        except FileNotFoundError:
            return self._from_copy() or self._from_folders()
        except _NO_BOOK:
            return self._mended()

    def _mended_alone(self) -> Book:
        """Repair a damaged file under the lock, unless another program already has; return the list."""
        try:
            with locked(self._lock):
                return self._demanded()
        except OSError as error:
            self.notice = self._unreadable(error)
        return self._from_copy() or self._from_folders()

    def _mended(self) -> Book:
        """Rename the damaged file and write it again from the backup, else from the entries that are still readable.

        If a later version wrote the backup, leave both files: that version repairs the list with all that it knows.
        """
        found = self._from_copy()
        if found is not None and found.version > _VERSION:
            return found
        key = NoticeKey.PROFILES_BROKEN if found is None else NoticeKey.PROFILES_RESTORED
        found = found or self._from_pieces()
        try:
            aside = files.set_aside(self._path)
            self._write(found)
        except OSError as error:
            self.notice = self._unreadable(error)
            return found
        self.notice = Notice(key, {"aside": shown(aside)})
        return found

    def _unreadable(self, error: OSError) -> Notice:
        arguments: dict[str, Argument] = {"file": shown(self._path), "reason": reason_of(error)}
        return Notice(NoticeKey.PROFILES_UNREADABLE, arguments)

    def _write(self, book: Book) -> None:
        plain = msgspec.to_builtins(book)
        text = msgspec.json.format(msgspec.json.encode({**plain, "check": _check_of(plain)}))
        files.write_twice(self._path, self._copy, text + b"\n")

    def _from_copy(self) -> Book | None:
        try:
            return self._with_unnamed(_read(self._copy))
        except (OSError, *_NO_BOOK):
            return None

    def _from_pieces(self) -> Book:
        """Return the players still readable in the damaged file or its backup, and everybody who has a folder."""
        found: dict[str, Profile] = {"": Profile()}
        for profile in (*_pieces_of(self._path), *_pieces_of(self._copy)):
            if not found.get(profile.key, Profile()).name:
                found[profile.key] = profile
        return self._with_unnamed(Book(profiles=tuple(found.values())))

    def _from_folders(self) -> Book:
        """Return the first player and everybody who has a folder, with a number for a name."""
        return self._with_unnamed(Book())

    def _with_unnamed(self, book: Book) -> Book:
        """Add everybody who has files in a folder that the list does not mention, with a number for a name."""
        named = {profile.key for profile in book.profiles}
        keys = {key for key in self._folders() if key not in named}
        unnamed = tuple(Profile(key, f"#{key}") for key in sorted(keys, key=int))
        return msgspec.structs.replace(book, profiles=(*book.profiles, *unnamed)) if unnamed else book

    def _folders(self) -> Iterable[str]:
        for top in (self._paths.config, self._paths.data):
            for name in files.names_in(top / PROFILES):
                is_key = name and re.fullmatch(_KEY, name)
                if is_key and any(map(files.is_there, self._paths.of_profile(name).player_files)):
                    yield name


def _check_of(plain: dict[str, Any]) -> str:
    """Return the checksum of a file's content, whichever version wrote it."""
    return f"{zlib.crc32(msgspec.json.encode(plain, order='sorted')):08x}"


def _read(path: Path) -> Book:
    """Return the list in a file, always with the first player and nobody twice.

    Raises OSError if the file cannot be read, and an error of `_NO_BOOK` if it is damaged.
    """
    plain = msgspec.json.decode(files.read(path, _LARGEST), type=dict[str, Any])
    check = plain.pop("check", None)
    book = msgspec.convert(plain, Book)
    is_whole = _is_complete(plain) if check is None else check == _check_of(plain)
    if not is_whole:
        raise msgspec.ValidationError("The text is not as it was written.")
    once = {profile.key: profile for profile in (Profile(), *book.profiles)}
    clean = tuple(msgspec.structs.replace(profile, name=cleaned(profile.name)) for profile in once.values())
    return msgspec.structs.replace(book, profiles=clean)


def _pieces_of(path: Path) -> list[Profile]:
    """Return the entries of a damaged file that can be read by themselves."""
    try:
        pieces = _PIECE.findall(files.read(path, _LARGEST))
    except OSError:
        return []
    found = []
    for piece in pieces:
        with suppress(*_NO_BOOK):
            profile = msgspec.json.decode(piece, type=Profile)
            found.append(msgspec.structs.replace(profile, name=cleaned(profile.name)))
    return found


def _is_complete(plain: dict[str, Any]) -> bool:
    """Return whether a list without a checksum has all its fields and, if it is of this version, no others."""
    if not plain.keys() >= _FIELDS:
        return False
    if plain["version"] > _VERSION:
        return True
    return plain.keys() == _FIELDS and all(profile.keys() <= _PROFILE_FIELDS for profile in plain["profiles"])
