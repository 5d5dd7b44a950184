"""Counting of the finished matches for the statistics, in small steps so that the window does not wait.

Twenty thousand matches take a third of a second. The result is saved (saved_count.py), so that each match is counted
once.
"""

import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path

import msgspec

from scopa_gui.store import saved_count
from scopa_gui.store.archive import Archive
from scopa_gui.store.rows import is_later
from scopa_gui.store.statistics import Standings


class SavedStandings(msgspec.Struct, array_like=True, frozen=True):
    """Standings of the first ``matches`` that ended; ``mark`` identifies these, ``left_out`` could not be read."""

    matches: int
    mark: bytes
    left_out: list[int]
    standings: Standings


def mark_of(endings: Sequence[tuple[int, object]]) -> bytes:
    """Return a digest that identifies these matches and the times when they ended."""
    return hashlib.blake2b(msgspec.msgpack.encode(endings), digest_size=16).digest()


class StandingsCount:
    """Standings of an archive: call renew() when matches may have ended, then go_on() until `is_done`.

    They are saved in the file at ``path``, if given, when everything is counted. A match that ended after ``now``,
    because a clock was wrong, counts as the oldest one.
    """

    def __init__(self, archive: Archive, path: Path | None = None, now: Callable[[], float] = lambda: inf) -> None:
        self._archive = archive
        self._path = path
        self._now = now
        self._is_new = True
        self._matches = 0
        self._mark = b""
        self._left: list[int] = []
        """Matches still to be counted; the last one comes last."""
        self._left_out: list[int] = []
        self.standings = Standings()

    @property
    def is_done(self) -> bool:
        """True when every finished match has been counted."""
        return not self._left

    def renew(self) -> None:
        """Count the matches that ended since the last call; if earlier ones have changed, begin again."""
        if self._is_new:
            self._load()
        now = self._now()
        before = self._matches
        endings = sorted(self._archive.endings(), key=lambda ending: not is_later(ending[1], now))
        mark = mark_of(endings)
        if before and self._mark == (mark if before == len(endings) else mark_of(endings[:before])):
            self._count([match for match, _end in endings[before:]], newer=True)
        else:
            self.standings = Standings()
            self._left = [match for match, _end in endings]
            self._left_out = []
        if self._mark != mark:
            self._matches = len(endings)
            self._mark = mark
            self._keep()

    def go_on(self, most: int) -> None:
        """Count up to ``most`` more matches, the last ones first."""
        first = max(0, len(self._left) - most)
        some = self._left[first:][::-1]
        del self._left[first:]
        if some:
            self._count(some)
            self._keep()

    def _count(self, matches: Sequence[int], *, newer: bool = False) -> None:
        if matches:
            unread = set(matches)
            for match in self._archive.ended(matches):
                self.standings.add(match, newer=newer)
                unread.discard(match.id)
            self._left_out += unread

    def _load(self) -> None:
        """Continue from the saved standings, unless a match that they left out can be read now."""
        self._is_new = False
        saved = None if self._path is None else saved_count.read(self._path, SavedStandings)
        if saved is not None and not (saved.left_out and any(self._archive.ended(saved.left_out))):
            self.standings = saved.standings
            self._left_out = saved.left_out
            self._matches = saved.matches
            self._mark = saved.mark

    def _keep(self) -> None:
        """Save the standings if everything is counted and on the disk; otherwise they are counted again."""
        if self._path is not None and self.is_done and self._archive.is_in_order:
            saved = SavedStandings(self._matches, self._mark, self._left_out, self.standings)
            with suppress(OSError):
                saved_count.write(self._path, saved)
