"""Rules that the player has made and named, in a file that a person can read and edit.

Each entry is checked by itself: one that is damaged, or of a newer version, is left out but stays in the file. Because
two copies of the program may write, the file is read again before every change.
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
"""Most entries that are read; those after them stay in the file."""
_NOT_RULES = (msgspec.MsgspecError, UnicodeError, RecursionError)
_Plain = dict[str, Any]


class OwnGame(msgspec.Struct, frozen=True):
    """Rules and their name; ``game`` is the key of the game from which they were made, ``rules`` are as in a match."""

    key: Annotated[str, msgspec.Meta(pattern=r"^own_[0-9a-f]{8}\Z")]
    name: str
    game: str
    rules: _Plain


def new_key() -> str:
    """Return a key that no other rules have."""
    return f"own_{os.urandom(4).hex()}"


IsKnown = Callable[[str, str, Mapping[str, Any]], bool]
"""Returns whether this version can play an entry with this name, game and rules."""


class OwnRules:
    """Rules that one player has made, in the file at ``path``, in the order in which they were made."""

    def __init__(self, path: Path, is_known: IsKnown) -> None:
        self._path = path
        self._is_known = is_known
        self._news: list[Notice] = []
        self._plain: list[object] = []
        self._looked_at: list[object] | None = None
        """List from which `_games` was made."""
        self._games: dict[str, OwnGame] = {}
        try:
            self._plain = self._read_or_repair()
        except OSError as error:
            self._news.append(Notice(NoticeKey.OWN_RULES_UNREADABLE, {"file": shown(path), "reason": reason_of(error)}))
            self._plain = self._backed_up() or []
        damaged = len(self._plain) - len(self.games)
        if damaged:
            self._news.append(Notice(NoticeKey.OWN_RULES_DAMAGED, {"count": damaged}))

    @property
    def games(self) -> Sequence[OwnGame]:
        """Rules that can be played, each key once."""
        if self._looked_at is not self._plain:
            self._games = {}
            for plain in islice(self._plain, _MOST):
                with suppress(msgspec.ValidationError):
                    game = msgspec.convert(plain, OwnGame)
                    if self._is_known(game.name, game.game, game.rules):
                        self._games[game.key] = game
            self._looked_at = self._plain
        return list(self._games.values())

    def game(self, key: str) -> OwnGame | None:
        """Return the rules with this key, or None."""
        return next((game for game in self.games if game.key == key), None)

    def keep(self, game: OwnGame) -> Notice | None:
        """Save rules in place of those with their key; after a Notice they last only until the program ends."""
        return self._change(game.key, game)

    def drop(self, key: str) -> Notice | None:
        """Delete the rules with this key; after a Notice they are back at the next start."""
        return self._change(key, None)

    def news(self) -> list[Notice]:
        """Return notices of what was wrong when the file was read, once."""
        found = self._news
        self._news = []
        return found

    def _change(self, key: str, game: OwnGame | None) -> Notice | None:
        try:
            with locked(self._path.with_suffix(".lock")):
                try:
                    with suppress(FileNotFoundError):
                        self._plain = _rules_in(files.read(self._path, _MOST_BYTES))
                except _NOT_RULES:  # broken since it was read: the known rules replace it
                    with suppress(OSError):
                        files.set_aside(self._path)
                self._plain = list(_with(self._plain, key, game))
                held = {"version": VERSION, "rules": self._plain}
                text = msgspec.json.format(msgspec.json.encode(held)) + b"\n"
                files.write_twice(self._path, self._backup, text)
        except OSError as error:
            self._plain = list(_with(self._plain, key, game))
            return Notice(NoticeKey.OWN_RULES_NOT_SAVED, {"file": shown(self._path), "reason": reason_of(error)})
        return None

    @property
    def _backup(self) -> Path:
        return self._path.with_name(f"{self._path.stem}.backup{self._path.suffix}")

    def _read_or_repair(self) -> list[object]:
        """Return the entries of the file; if it is broken, rename it and return those of its copy. Raises OSError."""
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
        with suppress(OSError):  # the next change writes them too
            files.write(self._path, files.read(self._backup, _MOST_BYTES))
        self._news.append(Notice(NoticeKey.OWN_RULES_RESTORED, {"aside": shown(aside)}))
        return found

    def _backed_up(self) -> list[object] | None:
        """Return the entries of the copy; None if it cannot be read."""
        try:
            return _rules_in(files.read(self._backup, _MOST_BYTES))
        except (OSError, *_NOT_RULES):
            return None


class _File(msgspec.Struct):
    rules: list[object]


def _rules_in(text: bytes) -> list[object]:
    return msgspec.json.decode(text, type=_File).rules


def _with(there: Iterable[object], key: str, game: OwnGame | None) -> Iterable[object]:
    """Yield the entries with this game in place of the one with its key, or at the end; None deletes that one."""
    new = [] if game is None else [msgspec.to_builtins(game)]
    for plain in there:
        if isinstance(plain, dict) and plain.get("key") == key:
            yield from new
            new = []
        else:
            yield plain
    yield from new
