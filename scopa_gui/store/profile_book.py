"""The file that says who plays on this computer: read whatever it holds, changed by one program at a time.

A second file holds the same text from the first change on. The text carries a check of itself, so that a damaged one is
never taken for what somebody wrote; versions up to 0.3.0 write none, and read it with one.
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
"""Bytes: ten thousand names are fewer."""
_LAST_KEY = 9999
_VERSION = 1
"""Version of the file; one of a later version is read as far as it is understood, and not written."""
_KEY = r"^([1-9][0-9]{0,3})?\Z"
_PIECE = re.compile(rb"\{[^{}]*\}")
_NO_BOOK = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays here; `key` names the folder, "" is the first. Who is put away is not offered any more."""

    key: Annotated[str, msgspec.Meta(pattern=_KEY)] = ""
    name: str = ""
    """"" until somebody gives one: a computer with one player asks for no name."""
    away: bool = False


class Book(msgspec.Struct, frozen=True):
    """Everybody, and the key of who played last."""

    version: int = _VERSION
    last: str = ""
    profiles: tuple[Profile, ...] = (Profile(),)


_FIELDS = {"version", "last", "profiles"}
_PROFILE_FIELDS = set(Profile.__struct_fields__)


class NewerBookError(Exception):
    """The file was written by a later version, and is left as it is."""


class BookFile:
    """The file, its copy and its lock; `notice` says what was wrong when it was read."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._path = paths.profile_list
        self._copy = self._path.with_name("profiles.backup.json")
        self._lock = self._path.with_name("profiles.lock")
        self.notice: Notice | None = None

    def read(self) -> Book:
        """Return everybody, also those whose folder no file names. Never raises: `notice` says what is wrong."""
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
        """Change what the file holds now, while no other program does; everybody afterwards.

        Raises OSError where it cannot be read or written, NewerBookError where a later version wrote it: then nothing
        was changed.
        """
        with locked(self._lock):
            before = self._demanded()
            changed = change(before)
            if changed != before:
                if before.version > _VERSION:
                    raise NewerBookError
                self._write(changed)
        return changed

    def free_key(self, book: Book) -> str:
        """Return a key that nobody has and that names no folder. OSError when there is none left."""
        taken = {profile.key for profile in book.profiles}
        for number in range(2, _LAST_KEY + 1):
            theirs = self._paths.of_profile(str(number))
            if str(number) not in taken and not files.is_there(theirs.data) and not files.is_there(theirs.config):
                return str(number)
        raise OSError(errno.ENOSPC, "No more players")

    def _demanded(self) -> Book:
        """Return what the file says; damaged, it is mended first. OSError where it may not be read."""
        try:
            return self._with_unnamed(_read(self._path))
        except FileNotFoundError:
            return self._from_copy() or self._from_folders()
        except _NO_BOOK:
            return self._mended()

    def _mended_alone(self) -> Book:
        """Mend a damaged file while no other program changes it; one may have mended it meanwhile."""
        try:
            with locked(self._lock):
                return self._demanded()
        except OSError as error:
            self.notice = self._unreadable(error)
        return self._from_copy() or self._from_folders()

    def _mended(self) -> Book:
        """Set a damaged file aside and replace it with what is known: its copy, else all players who can be read.

        If a later version wrote the copy, both stay: that version mends the file with all that it knows.
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
        """Return the players who can still be read in the damaged file or its copy, and everybody who has a folder."""
        found: dict[str, Profile] = {"": Profile()}
        for profile in (*_pieces_of(self._path), *_pieces_of(self._copy)):
            if not found.get(profile.key, Profile()).name:
                found[profile.key] = profile
        return self._with_unnamed(Book(profiles=tuple(found.values())))

    def _from_folders(self) -> Book:
        """Return the first player and everybody who has a folder, under a number for a name."""
        return self._with_unnamed(Book())

    def _with_unnamed(self, book: Book) -> Book:
        """Add everybody who has files in a folder that the book does not name, under a number for a name."""
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
    """Return the check of a file's content, whatever version wrote it."""
    return f"{zlib.crc32(msgspec.json.encode(plain, order='sorted')):08x}"


def _read(path: Path) -> Book:
    """Return the book in a file: the first player always in it, nobody twice. OSError, or one of `_NO_BOOK`."""
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
    """Return whether a text without a check has all fields of a book and, if it is of this version, no others."""
    if not plain.keys() >= _FIELDS:
        return False
    if plain["version"] > _VERSION:
        return True
    return plain.keys() == _FIELDS and all(profile.keys() <= _PROFILE_FIELDS for profile in plain["profiles"])
