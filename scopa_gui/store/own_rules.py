"""Rules that the player has made and named, in a file that a person can read and mend.

Each is checked by itself: one that is damaged, or of a newer version, is left out and stays in the file. Two copies of
the program may write: what the file holds is read again before every change.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec

from scopa_gui.store import files
from scopa_gui.store.file_lock import locked
from scopa_gui.store.notices import Notice, NoticeKey, reason_of, shown

VERSION = 1
_MOST_BYTES = 1 << 20
_MOST = 500
"""Rules that are looked at; those after them stay in the file."""
_NOT_RULES = (msgspec.MsgspecError, UnicodeError, RecursionError)
_Plain = dict[str, Any]


class OwnGame(msgspec.Struct, frozen=True):
    """Rules under a name: ``game`` is the key of the game that they began with, ``rules`` plain as in a match."""

    key: Annotated[str, msgspec.Meta(pattern=r"^own_[0-9a-f]{8}\Z")]
    name: str
    game: str
    rules: _Plain


def new_key() -> str:
    """A key that no other rules have."""
    return f"own_{os.urandom(4).hex()}"


IsKnown = Callable[[str, str, Mapping[str, Any]], bool]
"""Return whether this version can play an entry with this name, game and rules."""


class OwnRules:
    """The rules of one player in the file at ``path``, which is made with the first; in the order of their making."""

    def __init__(self, path: Path, is_known: IsKnown) -> None:
        self._path = path
        self._is_known = is_known
        self._news: list[Notice] = []
        self._plain: list[object] = []
        self._looked_at: list[object] | None = None
        """The list that `_games` was made from."""
        self._games: dict[str, OwnGame] = {}
        try:
            self._plain = self._read_or_mend()
        except OSError as error:
            self._news.append(Notice(NoticeKey.OWN_RULES_UNREADABLE, {"file": shown(path), "reason": reason_of(error)}))
            self._plain = self._backed_up() or []
        damaged = len(self._plain) - len(self.games)
        if damaged:
            self._news.append(Notice(NoticeKey.OWN_RULES_DAMAGED, {"count": damaged}))

    @property
    def games(self) -> Sequence[OwnGame]:
        """Those that can be played, each key once."""
        if self._looked_at is not self._plain:
            there = islice(self._plain, _MOST)
            self._games = {game.key: game for plain in there if (game := self._game_of(plain)) is not None}
            self._looked_at = self._plain
        return list(self._games.values())

    def game(self, key: str) -> OwnGame | None:
        """The one with this key."""
        return next((game for game in self.games if game.key == key), None)

    def keep(self, game: OwnGame) -> Notice | None:
        """Keep rules, in place of those with their key; what went wrong, if anything did: then until the end only."""
        return self._change(game.key, game)

    def drop(self, key: str) -> Notice | None:
        """Delete the rules with this key; as `keep`."""
        return self._change(key, None)

    def news(self) -> list[Notice]:
        """Return what reading the file has shown, once."""
        found = self._news
        self._news = []
        return found

    def _game_of(self, plain: object) -> OwnGame | None:
        """The rules in an entry of the file; None where it is damaged or this version does not know them."""
        try:
            game = msgspec.convert(plain, OwnGame)
        except msgspec.ValidationError:
            return None
        return game if self._is_known(game.name, game.game, game.rules) else None

    def _change(self, key: str, game: OwnGame | None) -> Notice | None:
        try:
            with locked(self._path.with_suffix(".lock")):
                self._read_again()
                self._plain = list(_with(self._plain, key, game))
                held = {"version": VERSION, "rules": self._plain}
                text = msgspec.json.format(msgspec.json.encode(held)) + b"\n"
                files.write_twice(self._path, self._backup, text)
        except OSError as error:
            self._plain = list(_with(self._plain, key, game))
            return Notice(NoticeKey.OWN_RULES_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None

    def _read_again(self) -> None:
        """See what another copy of the program has written."""
        try:
            with suppress(FileNotFoundError):
                self._plain = _rules_in(files.read(self._path, _MOST_BYTES))
        except _NOT_RULES:  # broken since it was read: what is known here is written in its place
            with suppress(OSError):
                files.set_aside(self._path)

    @property
    def _backup(self) -> Path:
        return self._path.with_name(f"{self._path.stem}.backup{self._path.suffix}")

    def _read_or_mend(self) -> list[object]:
        """Return the content of the file; if it is broken, set it aside and return that of its copy. Raises OSError."""
        try:
            return _rules_in(files.read(self._path, _MOST_BYTES))
        except FileNotFoundError:
            return []
        except _NOT_RULES:
            aside = files.set_aside(self._path)
        found = self._backed_up()
        if found is None:
            self._news.append(Notice(NoticeKey.OWN_RULES_BROKEN, {"aside": shown(aside)}))
            return []
        with suppress(OSError):  # or they are written with the next change
            files.write(self._path, files.read(self._backup, _MOST_BYTES))
        self._news.append(Notice(NoticeKey.OWN_RULES_RESTORED, {"aside": shown(aside)}))
        return found

    def _backed_up(self) -> list[object] | None:
        """Return what the backup holds; `None` if it cannot be read."""
        try:
            return _rules_in(files.read(self._backup, _MOST_BYTES))
        except (OSError, *_NOT_RULES):
            return None


class _File(msgspec.Struct):
    rules: list[object]


def _rules_in(text: bytes) -> list[object]:
    return msgspec.json.decode(text, type=_File).rules


def _with(there: Iterable[object], key: str, game: OwnGame | None) -> Iterable[object]:
    """All that is there, and this in the place of what has the key, at the end where nothing has; None deletes it."""
    new = [] if game is None else [msgspec.to_builtins(game)]
    for plain in there:
        if isinstance(plain, dict) and plain.get("key") == key:
            yield from new
            new = []
        else:
            yield plain
    yield from new
