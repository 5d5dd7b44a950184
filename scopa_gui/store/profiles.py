"""Who plays on this computer: several people, each with settings, matches and practice of their own.

The first one's files are where those of a single player always were, the others' in folders below. So nothing is ever
moved, and a version that knows no profiles plays on with the first one's files and leaves all others alone. To add,
rename, put away, bring back or choose somebody changes one small file, in one step. Nobody's files are deleted.
"""

import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from scopa_gui.store import files
from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import PROFILES, Paths

LONGEST = 24
"""Letters of a name."""
MOST = 50
"""People; more are not added."""
_SIZE = 1 << 16
"""Bytes: fifty names are fewer."""
_NO_PROFILES = (msgspec.MsgspecError, UnicodeError, RecursionError)
_VERSION = 1
"""Of the file; one of a later version is read as far as it is understood, and not written."""
_KEY = r"^([1-9][0-9]{0,3})?\Z"


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays here; `key` names the folder, "" is the first. Who is put away is not offered any more."""

    key: Annotated[str, msgspec.Meta(pattern=_KEY)] = ""
    name: str = ""
    """"" until somebody gives one: a computer with one player asks for no name."""
    away: bool = False


class _Book(msgspec.Struct, frozen=True):
    version: int = _VERSION
    last: str = ""
    """The key of who played last."""
    profiles: tuple[Profile, ...] = (Profile(),)


class Profiles:
    """The people of one computer, and who of them plays now; `notice` says what was amiss with their file."""

    def __init__(self, paths: Paths) -> None:
        """Below these folders, which are the first player's."""
        self._paths = paths
        self._path = paths.profile_list
        self.notice: Notice | None = None
        self._book = self._loaded()
        self._key = self._first_of(self._book)

    # Reading

    @property
    def current(self) -> Profile:
        """Who plays."""
        return self.profile(self._key)

    @property
    def here(self) -> list[Profile]:
        """Who can be chosen, the first one first."""
        return [profile for profile in self._book.profiles if not profile.away]

    @property
    def away(self) -> list[Profile]:
        """Who was put away."""
        return [profile for profile in self._book.profiles if profile.away]

    @property
    def paths(self) -> Paths:
        """The folders of who plays."""
        return self.paths_of(self._key)

    def paths_of(self, key: str) -> Paths:
        """The folders of one of them."""
        return self._paths.of_profile(key)

    @property
    def folder(self) -> Path:
        """Where everybody's matches are."""
        return self._paths.data

    def profile(self, key: str) -> Profile:
        """Who has this key."""
        return next((profile for profile in self._book.profiles if profile.key == key), Profile(key))

    def read_again(self) -> None:
        """See what another window has changed; who plays here stays."""
        self._book = self._loaded()

    # Changing: what went wrong, if anything did, is told; then nothing is changed

    def choose(self, key: str) -> Notice | None:
        """Somebody else plays now, whether or not that can be remembered for the next start."""
        self._key = key
        return self._change(lambda book: msgspec.structs.replace(book, last=key))

    def add(self, name: str, key: str = "") -> tuple[str, Notice | None]:
        """Somebody more, in folders where nothing is yet or those of this key: the key, and what went wrong."""
        self.read_again()
        key = key or self.free_key()
        new = Profile(key, self._free_name(name, key))
        return key, self._change(lambda book: msgspec.structs.replace(book, profiles=(*book.profiles, new)))

    def free_key(self) -> str:
        """One that nobody has, and that names no folder."""
        taken = {profile.key for profile in self._book.profiles}
        return next(
            key
            for key in map(str, range(2, 10_000))
            if key not in taken and not self.paths_of(key).data.exists() and not self.paths_of(key).config.exists()
        )

    def begin_anew(self, key: str, mark: str) -> tuple[str, Notice | None]:
        """Put somebody away under the name with a mark behind it, and add somebody of the name: in one step."""
        self.read_again()
        before, new = self.profile(key), self.free_key()
        old = cleaned(f"{before.name[: LONGEST - len(mark) - 1]} {mark}")

        def changed(book: _Book) -> _Book:
            there = (
                msgspec.structs.replace(profile, name=old, away=True) if profile.key == key else profile
                for profile in book.profiles
            )
            return msgspec.structs.replace(book, profiles=(*there, Profile(new, before.name)))

        return new, self._change(changed)

    def rename(self, key: str, name: str) -> Notice | None:
        """Another name; one that somebody has gets a number."""
        self.read_again()
        return self._replace(key, name=self._free_name(name, key))

    def put_away(self, key: str) -> Notice | None:
        """Offer somebody no more; not who plays."""
        return self._replace(key, away=True)

    def bring_back(self, key: str) -> Notice | None:
        """Offer somebody again."""
        self.read_again()
        return self._replace(key, away=False, name=self._free_name(self.profile(key).name, key))

    def _replace(self, key: str, **values: object) -> Notice | None:
        def changed(book: _Book) -> _Book:
            there = tuple(
                msgspec.structs.replace(profile, **values) if profile.key == key else profile
                for profile in book.profiles
            )
            return msgspec.structs.replace(book, profiles=there)

        return self._change(changed)

    def _change(self, change: Callable[[_Book], _Book]) -> Notice | None:
        """Change what is in the file now."""
        try:
            book = self._read_or_found()
            changed = change(book)
            if changed != book and book.version <= _VERSION:
                files.write(self._path, msgspec.json.format(msgspec.json.encode(changed)) + b"\n", self._backup)
        except OSError as error:
            return Notice(NoticeKey.PROFILES_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        self._book = changed
        return None

    def _free_name(self, name: str, key: str) -> str:
        """The name, with a number where somebody else has it."""
        wanted = cleaned(name)
        taken = {profile.name.casefold() for profile in self.here if profile.key != key}
        numbered = (wanted if number == 1 else f"{wanted} {number}" for number in range(1, MOST + 2))
        return next(free for free in numbered if free.casefold() not in taken) if wanted else wanted

    # The file

    @property
    def _backup(self) -> Path:
        return self._path.with_name("profiles.backup.json")

    def _loaded(self) -> _Book:
        """What there is to go on with; `notice` says where the file may not be read."""
        try:
            return self._read_or_found()
        except OSError as error:
            arguments: dict[str, Argument] = {"file": shown(self._path), "reason": reason_of(error)}
            self.notice = Notice(NoticeKey.PROFILES_UNREADABLE, arguments)
            return self._from_folders()

    def _read_or_found(self) -> _Book:
        """What the file says; else its copy; else whoever has a folder. OSError: it is there and may not be read."""
        try:
            return _read(self._path)
        except FileNotFoundError:
            pass
        except _NO_PROFILES:
            files.set_aside(self._path)
        try:
            return _read(self._backup)
        except (OSError, *_NO_PROFILES):
            return self._from_folders()

    def _from_folders(self) -> _Book:
        """Everybody who has a folder, under a number for a name."""
        keys = [""]
        with suppress(OSError):
            found = {entry.name for top in (self._paths.config, self._paths.data) for entry in _entries(top / PROFILES)}
            keys += sorted((key for key in found if key.isascii() and key.isdigit() and len(key) <= 4), key=int)
        return _Book(profiles=tuple(Profile(key, key and f"#{key}") for key in keys))

    @staticmethod
    def _first_of(book: _Book) -> str:
        """Who is to play at the start: the last one, else the first who is there."""
        here = [profile.key for profile in book.profiles if not profile.away] or [""]
        return book.last if book.last in here else here[0]


def cleaned(name: str) -> str:
    """A name as it is kept: in one line, without what cannot be seen, not too long."""
    plain = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    return " ".join("".join(letter for letter in plain if letter.isprintable()).split())[:LONGEST].strip()


def _read(path: Path) -> _Book:
    """The book in a file: the first player always in it, nobody twice. OSError, or one of `_NO_PROFILES`."""
    book = msgspec.json.decode(files.read(path, _SIZE), type=_Book)
    once = {profile.key: profile for profile in (Profile(), *book.profiles)}
    return msgspec.structs.replace(book, profiles=tuple(once.values()))


def _entries(folder: Path) -> Iterable[Path]:
    return folder.iterdir() if folder.is_dir() else ()
