"""List of the players on this computer, in a file that is locked while a program changes it.

Every change also writes a copy, from which a damaged file is repaired. A checksum in the file detects damage; versions
up to 0.3.0 write none and ignore it.
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
_NO_LIST = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Player on this computer; `key` is the name of the folder, "" for the first player, and `away` means hidden."""

    key: Annotated[str, msgspec.Meta(pattern=_KEY)] = ""
    name: str = ""
    """Empty until the player enters a name; the only player on a computer does not have to."""
    away: bool = False


class PlayerList(msgspec.Struct, frozen=True):
    """All players, and the key of the last one who played."""

    version: int = _VERSION
    last: str = ""
    profiles: tuple[Profile, ...] = (Profile(),)


_FIELDS = {"version", "last", "profiles"}
_PROFILE_FIELDS = set(Profile.__struct_fields__)


class NewerListError(Exception):
    """Error for a file that a later version wrote, and which therefore stays as it is."""


class PlayerListFile:
    """File with the list, its copy and its lock; `notice` says what was wrong when it was read, or is None."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._path = paths.profile_list
        self._copy = self._path.with_name("profiles.backup.json")
        self._lock = self._path.with_name("profiles.lock")
        self.notice: Notice | None = None

    def read(self) -> PlayerList:
        """Return all players, including those with a folder that the list does not mention; repair a damaged file.

        Never raises OSError: `notice` says what is wrong.
        """
        try:
            return self._with_unnamed(_read(self._path))
        except FileNotFoundError:
            return self._from_copy() or self._with_unnamed(PlayerList())
        except OSError as error:
            self.notice = self._unreadable(error)
        except _NO_LIST:
            try:
                with locked(self._lock):  # another program may have repaired it meanwhile
                    return self._read_or_repair()
            except OSError as error:
                self.notice = self._unreadable(error)
        return self._from_copy() or self._with_unnamed(PlayerList())

    def change(self, change: Callable[[PlayerList], PlayerList]) -> PlayerList:
        """Apply `change` to the list while holding the lock, and return the new list.

        Raises OSError if the file cannot be read or written, and NewerListError if a later version wrote it; `change`
        is then not called. In both cases nothing has changed.
        """
        with locked(self._lock):
            before = self._read_or_repair()
            if before.version > _VERSION:
                raise NewerListError
            changed = change(before)
            if changed != before:
                self._write(changed)
        return changed

    def free_key(self, players: PlayerList) -> str:
        """Return a key that no player has and no folder uses. Raises OSError if none is left."""
        taken = {profile.key for profile in players.profiles}
        for number in range(2, _LAST_KEY + 1):
            theirs = self._paths.of_profile(str(number))
            if str(number) not in taken and not files.is_there(theirs.data) and not files.is_there(theirs.config):
                return str(number)
        raise OSError(errno.ENOSPC, "No more players")

    def _read_or_repair(self) -> PlayerList:
        """Return the list from the file, repairing it first if it is damaged. Raises OSError if it cannot be read."""
        try:
            return self._with_unnamed(_read(self._path))
        except FileNotFoundError:
            return self._from_copy() or self._with_unnamed(PlayerList())
        except _NO_LIST:
            return self._repair()

    def _repair(self) -> PlayerList:
        """Rename the damaged file and write it again from the copy, or else from entries that are still readable.

        If a later version wrote the copy, both files stay as they are: that version can repair the list better.
        """
        found = self._from_copy()
        if found is not None and found.version > _VERSION:
            return found
        key = NoticeKey.PROFILES_BROKEN if found is None else NoticeKey.PROFILES_RESTORED
        if found is None:
            readable: dict[str, Profile] = {"": Profile()}
            for profile in (*_pieces_of(self._path), *_pieces_of(self._copy)):
                if not readable.get(profile.key, Profile()).name:
                    readable[profile.key] = profile
            found = self._with_unnamed(PlayerList(profiles=tuple(readable.values())))
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

    def _write(self, players: PlayerList) -> None:
        plain = msgspec.to_builtins(players)
        text = msgspec.json.format(msgspec.json.encode({**plain, "check": _check_of(plain)}))
        files.write_twice(self._path, self._copy, text + b"\n")

    def _from_copy(self) -> PlayerList | None:
        try:
            return self._with_unnamed(_read(self._copy))
        except (OSError, *_NO_LIST):
            return None

    def _with_unnamed(self, players: PlayerList) -> PlayerList:
        """Add players whose folders are not in the list, with a number for a name."""
        named = {profile.key for profile in players.profiles}
        keys = {key for key in self._folders() if key not in named}
        unnamed = tuple(Profile(key, f"#{key}") for key in sorted(keys, key=int))
        return msgspec.structs.replace(players, profiles=(*players.profiles, *unnamed)) if unnamed else players

    def _folders(self) -> Iterable[str]:
        """Yield the keys of all folders that have files of a player."""
        for top in (self._paths.config, self._paths.data):
            for name in files.names_in(top / PROFILES):
                is_key = name and re.fullmatch(_KEY, name)
                if is_key and any(map(files.is_there, self._paths.of_profile(name).player_files)):
                    yield name


def _check_of(plain: dict[str, Any]) -> str:
    """Return the checksum of a file's content, whichever version wrote it."""
    return f"{zlib.crc32(msgspec.json.encode(plain, order='sorted')):08x}"


def _read(path: Path) -> PlayerList:
    """Return the list in a file, always with the first player and each player once.

    Raises OSError if the file cannot be read, and an error of _NO_LIST if it is damaged.
    """
    plain = msgspec.json.decode(files.read(path, _LARGEST), type=dict[str, Any])
    check = plain.pop("check", None)
    players = msgspec.convert(plain, PlayerList)
    is_whole = _is_complete(plain) if check is None else check == _check_of(plain)
    if not is_whole:
        raise msgspec.ValidationError("The text is not as it was written.")
    once = {profile.key: profile for profile in (Profile(), *players.profiles)}
    clean = tuple(msgspec.structs.replace(profile, name=cleaned(profile.name)) for profile in once.values())
    return msgspec.structs.replace(players, profiles=clean)


def _pieces_of(path: Path) -> list[Profile]:
    """Return the players whose entries in a damaged file can be read."""
    try:
        pieces = _PIECE.findall(files.read(path, _LARGEST))
    except OSError:
        return []
    found = []
    for piece in pieces:
        with suppress(*_NO_LIST):
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
