"""Rows of the archive that cannot be read: they stay in the file, nothing shows them, and they are reported once."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
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
    """Damaged rows found in an archive; the archive itself records which of them were reported to the player."""

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
        """Yield what ``reading`` makes of each readable row, and note the others with their key and day.

        ``reading`` raises one of UNREADABLE for a damaged row; ``day`` returns its time in seconds since 1970, or None.
        """
        for row in rows:
            try:
                yield reading(row)
            except UNREADABLE:
                one = _Found(kind, repr(key(row)), day(row))
                self._new[kind.value, one.key] = one

    def forget(self) -> None:
        """Forget the damaged rows that were not reported yet, because they have been repaired."""
        self._new.clear()

    def news(self) -> list[Notice]:
        """Return notices of the damaged rows that were not reported to the player before."""
        if not self._new:
            return []
        if self._reported is None:
            self._reported = set(self._journal.rows(_KNOWN))
        new = [one for name, one in self._new.items() if name not in self._reported]
        self._new.clear()
        if not new:
            return []
        self._reported |= {(one.kind.value, one.key) for one in new}
        self._journal.attempt(*(Write(("damaged", one.kind, one.key), _KEEP, (one.kind.value, one.key)) for one in new))
        days = tuple(one.day for one in new if one.kind is RowKind.MATCH)
        notices = [Notice(NoticeKey.MATCHES_DAMAGED, {"days": days})] if days else []
        for kind, key in _COUNTED.items():
            count = sum(one.kind is kind for one in new)
            if count:
                notices.append(Notice(key, {"count": count}))
        return notices
