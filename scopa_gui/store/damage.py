"""Rows that cannot be read: left in place for a later rescue, left out of everything shown, reported once."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from sqlite3 import Connection
from typing import TypeVar

from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.rows import UNREADABLE, DatabaseRow
from scopa_gui.store.write_queue import Write, WriteQueue

Read = TypeVar("Read")
_KNOWN = "select kind, key from damaged"
_KEEP = "insert into damaged (kind, key) values (?, ?) on conflict do nothing"


class RowKind(Enum):
    """Kind of row that was damaged."""

    MATCH = "match"
    EXERCISE = "exercise"
    ATTEMPT = "attempt"
    VERDICT = "verdict"


_COUNTED = {
    RowKind.EXERCISE: NoticeKey.EXERCISES_DAMAGED,
    RowKind.ATTEMPT: NoticeKey.ANSWERS_DAMAGED,
    RowKind.VERDICT: NoticeKey.VERDICTS_DAMAGED,
}


@dataclass(frozen=True, slots=True)
class _Found:
    kind: RowKind
    key: str
    day: float | None


class Damage:
    """Damaged rows found in an archive; those the player knows of already are recorded in the archive itself."""

    def __init__(self, journal: WriteQueue) -> None:
        self._journal = journal
        self._reported: set[tuple[str, str]] | None = None
        self._new: dict[tuple[str, str], _Found] = {}

    def whole(
        self,
        kind: RowKind,
        rows: Iterable[DatabaseRow],
        reading: Callable[[DatabaseRow], Read],
        key: Callable[[DatabaseRow], Hashable] = lambda row: row[0],
        day: Callable[[DatabaseRow], float | None] = lambda row: None,
    ) -> Iterator[Read]:
        """Yield the values of the readable rows, and note the others by their key and the day known of them."""
        for row in rows:
            try:
                yield reading(row)
            except UNREADABLE:
                one = _Found(kind, repr(key(row)), day(row))
                self._new[kind.value, one.key] = one

    def forget(self) -> None:
        """Leave out what was found but not said yet: it has been mended."""
        self._new.clear()

    def news(self) -> list[Notice]:
        """Return notices of the damaged rows that the player has not heard of yet."""
        if not self._new:
            return []
        if self._reported is None:
            self._reported = set(self._journal.read(_already_reported) or ())
        new = [one for name, one in self._new.items() if name not in self._reported]
        self._new.clear()
        if not new:
            return []
        self._reported |= {(one.kind.value, one.key) for one in new}
        self._journal.attempt(*(Write(("damaged", one.kind, one.key), _KEEP, (one.kind.value, one.key)) for one in new))
        found = {kind: [one for one in new if one.kind is kind] for kind in RowKind}
        return [_notice(kind, ones) for kind, ones in found.items() if ones]


def _already_reported(connection: Connection) -> list[tuple[str, str]]:
    return connection.execute(_KNOWN).fetchall()


def _notice(kind: RowKind, found: list[_Found]) -> Notice:
    if kind is RowKind.MATCH:
        return Notice(NoticeKey.MATCHES_DAMAGED, {"days": tuple(one.day for one in found)})
    return Notice(_COUNTED[kind], {"count": len(found)})
