"""Players on this computer: several people, each with settings, matches and practice of their own.

The first one's files are where those of a single player always were, the others' in folders below. So nothing is ever
moved, and a version that knows no profiles plays on with the first one's files and ignores all others. To add, rename,
put away, bring back or choose somebody changes one small file, in one step. Nobody's files are deleted.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec

from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import Paths
from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.store.profile_book import Book, BookFile, NewerBookError, Profile

MOST = 50
"""People; more are not added."""


class Profiles:
    """The people of one computer, and who of them plays now."""

    def __init__(self, paths: Paths) -> None:
        """Below these folders, which are the first player's."""
        self._paths = paths
        self._file = BookFile(paths)
        self._book = self._file.read()
        self._key = self._first_of(self._book)
        self._said: set[NoticeKey] = set()

    # Reading

    def news(self) -> list[Notice]:
        """Return what was wrong with the file, each kind of thing once."""
        notice = self._file.notice
        if notice is None or notice.key in self._said:
            return []
        self._said.add(notice.key)
        return [notice]

    @property
    def current(self) -> Profile:
        """The player who is playing."""
        return self.profile(self._key)

    @property
    def here(self) -> list[Profile]:
        """The players who can be chosen, the first one first."""
        return [profile for profile in self._book.profiles if not profile.away]

    @property
    def hidden(self) -> list[Profile]:
        """The players who were put away."""
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
        """The folder with everybody's matches."""
        return self._paths.data

    def profile(self, key: str) -> Profile:
        """Return the player with this key."""
        return _profile_in(self._book, key)

    def read_again(self) -> None:
        """See what another window has changed; who plays here stays."""
        self._book = self._file.read()

    # Changing: what went wrong, if anything did, is returned; then nothing is changed

    def choose(self, key: str) -> Notice | None:
        """Somebody else plays now, whether or not that can be remembered for the next start."""
        self._key = key
        notice = self._change(lambda book: msgspec.structs.replace(book, last=key))
        return None if notice is not None and notice.key is NoticeKey.PROFILES_NEWER else notice

    def add(self, name: str, settle: Callable[[Paths], None] | None = None) -> tuple[str, Notice | None]:
        """Add somebody in folders where nothing is yet: the key, and what went wrong.

        `settle` moves what they bring along into these folders; no other program takes the same ones meanwhile.
        """
        key = ""

        def changed(book: Book) -> Book:
            nonlocal key
            key = self._file.free_key(book)
            new = Profile(key, _free_name(book, name, key))
            if settle is not None:
                settle(self.paths_of(key))
            return msgspec.structs.replace(book, profiles=(*book.profiles, new))

        notice = self._change(changed)
        return key, notice

    def start_again(self, key: str, mark: str) -> tuple[str, Notice | None]:
        """Put somebody away under the name with a mark behind it, and add somebody of the name: in one step."""
        new = ""

        def changed(book: Book) -> Book:
            nonlocal new
            new = self._file.free_key(book)
            before = _profile_in(book, key)
            old = cleaned(f"{before.name[: LONGEST - len(mark) - 1]} {mark}")
            changed_book = _with(book, key, name=old, away=True)
            return msgspec.structs.replace(changed_book, profiles=(*changed_book.profiles, Profile(new, before.name)))

        notice = self._change(changed)
        return new, notice

    def rename(self, key: str, name: str) -> Notice | None:
        """Another name; one that somebody has gets a number."""
        return self._change(lambda book: _with(book, key, name=_free_name(book, name, key)))

    def hide(self, key: str) -> Notice | None:
        """Offer somebody no more; not who plays."""
        return self._change(lambda book: _with(book, key, away=True))

    def bring_back(self, key: str) -> Notice | None:
        """Offer somebody again."""

        def changed(book: Book) -> Book:
            name = _free_name(book, _profile_in(book, key).name, key)
            return _with(book, key, away=False, name=name)

        return self._change(changed)

    def _change(self, change: Callable[[Book], Book]) -> Notice | None:
        """Change what is in the file now."""
        try:
            self._book = self._file.change(change)
        except NewerBookError:
            return Notice(NoticeKey.PROFILES_NEWER)
        except OSError as error:
            arguments: dict[str, Argument] = {"file": shown(self._paths.profile_list), "reason": reason_of(error)}
            return Notice(NoticeKey.PROFILES_NOT_SAVED, arguments)
        return None

    @staticmethod
    def _first_of(book: Book) -> str:
        """Return the key of the player to start with: the last one, else the first who is not put away."""
        here = [profile.key for profile in book.profiles if not profile.away] or [""]
        return book.last if book.last in here else here[0]


def _profile_in(book: Book, key: str) -> Profile:
    return next((profile for profile in book.profiles if profile.key == key), Profile(key))


def _with(book: Book, key: str, **values: object) -> Book:
    """Return the book with these values changed in the profile that has the key."""
    there = (msgspec.structs.replace(profile, **values) if profile.key == key else profile for profile in book.profiles)
    return msgspec.structs.replace(book, profiles=tuple(there))


def _free_name(book: Book, name: str, key: str) -> str:
    """Return the name, with a number where somebody else has it."""
    wanted = cleaned(name)
    taken = {profile.name.casefold() for profile in book.profiles if profile.key != key and not profile.away}
    if not wanted or wanted.casefold() not in taken:
        return wanted
    numbered = (f"{wanted[: LONGEST - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(free for free in numbered if free.casefold() not in taken)
