"""Profiles of the players on this computer, each with their own settings, matches and practice.

The files of the first player are where versions without profiles look for them; the others have folders below. Adding,
renaming, hiding, bringing back or choosing a player only changes one small file in one step; files are never moved or
deleted.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec

from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import Paths
from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.store.profile_list import NewerListError, PlayerList, PlayerListFile, Profile

MOST = 50
"""Most players on a computer."""


class Profiles:
    """Players on this computer, and the one who is playing. Methods return a Notice if a change fails."""

    def __init__(self, paths: Paths) -> None:
        """Read the list of players; `paths` are the first player's."""
        self._paths = paths
        self._file = PlayerListFile(paths)
        self._players = self._file.read()
        self._key = self._first_of(self._players)
        self._said: set[NoticeKey] = set()

    def news(self) -> list[Notice]:
        """Return notices of what was wrong with the file, each kind once."""
        notice = self._file.notice
        if notice is None or notice.key in self._said:
            return []
        self._said.add(notice.key)
        return [notice]

    @property
    def current(self) -> Profile:
        """Player who is playing."""
        return self.profile(self._key)

    @property
    def here(self) -> list[Profile]:
        """Players who can be chosen, the first one first."""
        return [profile for profile in self._players.profiles if not profile.away]

    @property
    def hidden(self) -> list[Profile]:
        """Players who are hidden."""
        return [profile for profile in self._players.profiles if profile.away]

    @property
    def paths(self) -> Paths:
        """Paths of the player who is playing."""
        return self.paths_of(self._key)

    def paths_of(self, key: str) -> Paths:
        """Return the paths of the player with this key."""
        return self._paths.of_profile(key)

    @property
    def folder(self) -> Path:
        """Folder that contains the matches of all players."""
        return self._paths.data

    def profile(self, key: str) -> Profile:
        """Return the player with this key."""
        return _profile_in(self._players, key)

    def read_again(self) -> None:
        """Read the list again, because another window may have changed it; the current player stays."""
        self._players = self._file.read()

    def choose(self, key: str) -> Notice | None:
        """Make another player the current one, even if that cannot be saved for the next start."""
        self._key = key
        notice = self._change(lambda players: msgspec.structs.replace(players, last=key))
        return None if notice is not None and notice.key is NoticeKey.PROFILES_NEWER else notice

    def add(self, name: str, settle: Callable[[Paths], None] | None = None) -> tuple[str, Notice | None]:
        """Add a player; return the key and a Notice if it failed.

        `settle` moves files into the player's new folders while no other program can use them.
        """
        key = ""

        def changed(players: PlayerList) -> PlayerList:
            nonlocal key
            key = self._file.free_key(players)
            new = Profile(key, _free_name(players, name, key))
            if settle is not None:
                settle(self.paths_of(key))
            return msgspec.structs.replace(players, profiles=(*players.profiles, new))

        notice = self._change(changed)
        return key, notice

    def start_again(self, key: str, mark: str) -> tuple[str, Notice | None]:
        """Hide a player under the name with `mark` added, and add a new player with the name, in one step.

        Returns the new key and a Notice if it failed.
        """
        new = ""

        def changed(players: PlayerList) -> PlayerList:
            nonlocal new
            new = self._file.free_key(players)
            before = _profile_in(players, key)
            old = cleaned(f"{before.name[: LONGEST - len(mark) - 1]} {mark}")
            changed_list = _with(players, key, name=old, away=True)
            return msgspec.structs.replace(changed_list, profiles=(*changed_list.profiles, Profile(new, before.name)))

        notice = self._change(changed)
        return new, notice

    def rename(self, key: str, name: str) -> Notice | None:
        """Give a player another name, with a number if somebody else has it."""
        return self._change(lambda players: _with(players, key, name=_free_name(players, name, key)))

    def hide(self, key: str) -> Notice | None:
        """Hide a player, who must not be the current one."""
        return self._change(lambda players: _with(players, key, away=True))

    def bring_back(self, key: str) -> Notice | None:
        """Show a hidden player again."""

        def changed(players: PlayerList) -> PlayerList:
            name = _free_name(players, _profile_in(players, key).name, key)
            return _with(players, key, away=False, name=name)

        return self._change(changed)

    def _change(self, change: Callable[[PlayerList], PlayerList]) -> Notice | None:
        """Change the list that is in the file now."""
        try:
            self._players = self._file.change(change)
        except NewerListError:
            return Notice(NoticeKey.PROFILES_NEWER)
        except OSError as error:
            arguments: dict[str, Argument] = {"file": shown(self._paths.profile_list), "reason": reason_of(error)}
            return Notice(NoticeKey.PROFILES_NOT_SAVED, arguments)
        return None

    @staticmethod
    def _first_of(players: PlayerList) -> str:
        """Return the key of the player to start with: the last one who played, else the first who is not hidden."""
        here = [profile.key for profile in players.profiles if not profile.away] or [""]
        return players.last if players.last in here else here[0]


def _profile_in(players: PlayerList, key: str) -> Profile:
    return next((profile for profile in players.profiles if profile.key == key), Profile(key))


def _with(players: PlayerList, key: str, **values: object) -> PlayerList:
    """Return the list with other values for the player with this key."""
    there = (
        msgspec.structs.replace(profile, **values) if profile.key == key else profile for profile in players.profiles
    )
    return msgspec.structs.replace(players, profiles=tuple(there))


def _free_name(players: PlayerList, name: str, key: str) -> str:
    """Return the name, with a number if another player has it."""
    wanted = cleaned(name)
    taken = {profile.name.casefold() for profile in players.profiles if profile.key != key and not profile.away}
    if not wanted or wanted.casefold() not in taken:
        return wanted
    numbered = (f"{wanted[: LONGEST - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(free for free in numbered if free.casefold() not in taken)
