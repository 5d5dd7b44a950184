"""Archive of all matches of a player, move by move, in one SQLite file.

A move is on the disk when append_move() returns.
Measured (Debian 12, CPython 3.11, ext4 on a fast disk): one move takes 0.2 ms in WAL mode with synchronous=FULL, which
survives even a power cut, and 0.55 ms with a rollback journal. Therefore the file is in WAL mode with FULL.

No method raises because of the disk or another process. Data that cannot be written waits in memory and is written with
the next write that succeeds; the returned Notice says so. Times are seconds since 1970 and come from the caller.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from scopa_gui.store import closing_note, database
from scopa_gui.store.comparing import BackgroundComparison, Comparison, compare, is_time_to_compare
from scopa_gui.store.damage import Damage, RowKind
from scopa_gui.store.match_locks import Claims
from scopa_gui.store.notices import Notice, NoticeKey, shown
from scopa_gui.store.practice import Training
from scopa_gui.store.records import moves_of
from scopa_gui.store.rows import DatabaseRow, Ended, Stored, day_of, ended_of, finished_of, waiting_of
from scopa_gui.store.schema import PUT_AWAY
from scopa_gui.store.thoughts import SavedThoughts
from scopa_gui.store.write_queue import Write, WriteQueue

__all__ = ["HELP", "Archive", "Stored"]

_START = "insert into match (id, started, touched, rules, seed, seats, extra) values (?, ?, ?, ?, ?, ?, ?)"
_MOVE = "insert into move (match, number, text) values (?, ?, ?)"
_NOTE = "update match set extra = json_patch(extra, ?) where id = ?"
_HELPED = """update match set extra = json_set(extra, '$.assisted', json('true'), '$.help',
    json_set(coalesce(json_extract(extra, '$.help'), '{}'),
    '$.' || ?, coalesce(json_extract(extra, '$.help.' || ?), 0) + 1)) where id = ?"""
_TOUCH = "update match set touched = ? where id = ?"
_TAKEN_BACK = """update match set touched = ?, extra = json_set(extra, '$.assisted', json('true'),
    '$.taken_back', json_insert(coalesce(json_extract(extra, '$.taken_back'), '[]'), '$[#]',
    json_array(?, (select group_concat(text, ' ') from
    (select text from move where match = ? and number >= ? order by number))))) where id = ?"""
_DROP_MOVES = "delete from move where match = ? and number >= ?"
_DROP_VERDICTS = "delete from verdict where match = ? and number >= ?"
_FINISH = "update match set outcome = ?, finished = ?, touched = ? where id = ? and outcome is null"
_PUT_AWAY = """update match set outcome = '{"put_away": true}', finished = ? where id = ? and outcome is null"""
_TAKE_UP = f"update match set outcome = null, finished = null where id = ? and {PUT_AWAY}"  # noqa: S608 - a constant
HELP = ("assisted", "help", "taken_back")
"""Keys of the facts about help in a match; they are not copied when another match begins like it."""
CHOSEN_DEAL = "chosen_deal"
"""Key of the fact that the player chose the deals of a match by their seed, for example those of a shared match."""
_READ = "select id, started, touched, rules, seed, seats, extra, outcome from match "
ReadMatch = Callable[[DatabaseRow, list[tuple[Any, Any]]], Stored]
"""Makes a match from its row and its moves."""
_AMONG = "where id in (select value from json_each(?))"
_WAITING = "select id, touched from match where outcome is null order by touched desc"
_UNPLAYED = """select id from match where outcome is null and extra not like '%"taken_back"%'
    and not exists (select 1 from move where move.match = match.id)"""
_ENDED = "select id from match where outcome is not null order by finished, id"
_ENDINGS = "select id, finished from match where outcome is not null order by finished, id"


class Archive:
    """Matches of one player; the practice data in the same file is in `training`.

    `notice` says what was wrong when the file was opened, or is None. A running program holds the matches that it
    plays, so that no other one changes them: start_match() and claim() begin that, release() and finish() end it.
    """

    def __init__(self, path: Path) -> None:
        self._file_is_later = closing_note.is_file_later(path)
        opened = database.open_archive(path)
        self.notice = opened.notice
        self._path = path
        self._journal = WriteQueue(opened, path)
        self._damage = Damage(self._journal)
        self.training = Training(self._journal, self._damage)
        self._claims = Claims(path.with_name("claims"))
        self.thoughts = SavedThoughts(path.with_name("thoughts"))
        self._lengths: dict[int, int] = {}
        """Number of moves of each match held here."""
        self._readable: dict[int, tuple[float, bool]] = {}
        """Time of the last move of each unfinished match, and whether the match could be read then."""
        self._last_compared = closing_note.last_compared(path)
        """Time of the last comparison of the file with its second copy, or 0."""
        self._comparison: BackgroundComparison | None = None
        self._has_mended = False

    @property
    def _database(self) -> Connection:
        return self._journal.connection

    def close(self) -> None:
        """Write what still waits, if possible, and release all matches held here."""
        if self._comparison is not None:
            self._comparison.stop()
        self._journal.close()
        self._claims.release_all()
        if self.is_in_order:
            closing_note.leave(self._path, 0.0 if self._journal.has_bypassed_copy else self._last_compared)

    @property
    def is_in_order(self) -> bool:
        """True if the open file is the one at its path and everything in it could be read so far."""
        return self._journal.is_in_place and not self._journal.is_troubled

    # The second copy

    def begin_to_compare(self, now: float, when_done: Callable[[], object]) -> None:
        """Compare the file with its second copy in a thread, if it is time; news() returns what that finds."""
        if self._journal.is_in_place and is_time_to_compare(self._path, self._last_compared, now):
            self._comparison = BackgroundComparison(self._path, now, when_done, file_is_later=self._file_is_later)

    def compare(self, now: float) -> None:
        """Compare the file with its second copy now."""
        comparing = partial(compare, self._path, file_is_later=self._file_is_later)
        if self._has_to_be_repeated(comparing(), now):
            self._has_to_be_repeated(comparing(), now)

    def _has_to_be_repeated(self, found: Comparison, now: float) -> bool:
        """Note the result of a comparison; return True if the file was damaged and has been replaced."""
        if found.is_done:
            self._last_compared = now
        if found.has_mended:
            self._has_mended = True
            self._readable.clear()
            self._damage.forget()
        return found.is_damaged and self._journal.reopen_damaged()

    # Writing

    def check(self) -> Notice | None:
        """Write what still waits; return a Notice if that failed or the file is no longer at its path."""
        return self._journal.write()

    def start_match(
        self,
        rules: Mapping[str, Any],
        seed: str,
        seats: Sequence[str],
        now: float,
        extra: Mapping[str, Any] | None = None,
    ) -> tuple[int, Notice | None]:
        """Begin a match and hold it; return its number and a Notice if it could not be written.

        `rules`, `seats` and `extra` are data for JSON.
        """
        match = int.from_bytes(os.urandom(6)) + 1
        self._claims.take(match)
        self._lengths[match] = 0
        facts = (json.dumps(dict(rules)), seed, json.dumps(list(seats)), json.dumps(dict(extra or {})))
        return match, self._journal.write(Write(match, _START, (match, now, now, *facts)))

    def append_move(self, match: int, number: int, text: str, now: float) -> Notice | None:
        """Write move `number` of a match, counted from 0 over all its smazzate.

        Raises ValueError if the match is not held here (see `claim`) or this is not its next move.
        """
        self._demand_held(match)
        if number != self._lengths[match]:
            raise ValueError(f"Move {number} of match {match}: move {self._lengths[match]} is the next one.")
        self._lengths[match] += 1
        self._claims.renew(match)
        move = Write(match, _MOVE, (match, number, text), (("move", match, number, text, now),))
        return self._journal.write(move, Write(match, _TOUCH, (now, match), ()))

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Take back the moves from `number` on; they move to the fact `taken_back` of the match.

        The match counts as `assisted` from then on. Raises ValueError if it is not held here or has no such move.
        """
        self._demand_held(match)
        if not 0 <= number < self._lengths[match]:
            raise ValueError(f"Match {match} has no move {number} to take back.")
        self._lengths[match] = number
        return self._journal.write(
            Write(match, _TAKEN_BACK, (now, number, match, number, match)),
            Write(match, _DROP_VERDICTS, (match, number)),
            Write(match, _DROP_MOVES, (match, number)),
        )

    def save_thought(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Save what a player thought of a move (data for JSON) until the match is over."""
        self.thoughts.save(match, number, thought)

    def note(self, match: int, facts: Mapping[str, Any]) -> Notice | None:
        """Add facts to a match, or replace some; raises ValueError if the match is not held here."""
        self._demand_held(match)
        return self._journal.write(Write(match, _NOTE, (json.dumps(dict(facts)), match)))

    def count_help(self, match: int, kind: str) -> Notice | None:
        """Count one more use of a kind of help; the match counts as `assisted` from then on.

        `kind` is a word of letters. Raises ValueError if the match is not held here.
        """
        self._demand_held(match)
        return self._journal.write(Write(match, _HELPED, (kind, kind, match)))

    def finish(self, match: int, outcome: Mapping[str, Any], now: float) -> Notice | None:
        """Write the outcome of a match (data for JSON) and release it; it can no longer be continued.

        Raises ValueError if the match is not held here.
        """
        self._demand_held(match)
        notice = self._journal.write(Write(match, _FINISH, (json.dumps(dict(outcome)), now, now, match)))
        self._claims.release(match, over=notice is None)
        self.thoughts.forget(match)
        del self._lengths[match]
        return notice

    def set_aside(self, match: int, now: float) -> tuple[bool, Notice | None]:
        """Put an unfinished match away, so that it is no longer offered; take_up() reverses that.

        Returns False if another running copy of the program plays it, and a Notice if writing failed.
        """
        if not self._claims.take(match):
            return False, None
        notice = self._journal.write(Write(match, _PUT_AWAY, (now, match)))
        self.release(match)
        return True, notice

    def take_up(self, match: int) -> Notice | None:
        """Offer a match again that was put away; any other match stays as it is."""
        return self._journal.write(Write(match, _TAKE_UP, (match,)))

    def is_elsewhere(self, match: int) -> bool:
        """Return whether another running copy of the program plays this match now."""
        return self._claims.is_taken(match)

    # Reading

    def unfinished(self, most: int = 500) -> list[Stored]:
        """Return the matches that can be continued with their moves, the last played first."""
        return self._read("where outcome is null order by touched desc", (), most, waiting_of)

    def waiting(self) -> list[tuple[int, float]]:
        """Return number and time of the last move of all unfinished matches that can be read, the last played first.

        Fast enough to be called often: a match is read again only after it has gone on.
        """
        there = self._journal.rows(_WAITING)
        self._readable = {
            match: self._readable[match]
            if self._readable.get(match, ())[:1] == (touched,)
            else (touched, self.match(match) is not None)
            for match, touched in there
        }
        return [(match, touched) for match, touched in there if self._readable[match][1]]

    def unplayed(self) -> set[int]:
        """Return the numbers of the unfinished matches in which no card was ever played."""
        return {match for (match,) in self._journal.rows(_UNPLAYED)}

    def put_aside(self, most: int = 500) -> list[Stored]:
        """Return the matches that were put away with their moves, the last one first."""
        return self._read(f"where {PUT_AWAY} order by finished desc", (), most, waiting_of)

    def is_empty(self) -> bool:
        """Return whether no match was ever begun here; False if the file cannot be read."""

        def question(connection: Connection) -> bool:
            return connection.execute("select 1 from match limit 1").fetchone() is None

        return bool(self._journal.read(question))

    def finished_keys(self) -> list[int]:
        """Return the numbers of the finished matches, the first one first, including those that cannot be read."""
        return [match for (match,) in self._journal.rows(_ENDED)]

    def endings(self) -> list[tuple[int, object]]:
        """Return number and end of each match as written; a match that was put away may end a second time."""
        return self._journal.rows(_ENDINGS)

    def ended(self, matches: Sequence[int]) -> Iterator[Ended]:
        """Yield what the statistics need of these matches, in this order; those that cannot be read are left out."""
        rows = {row[0]: row for row in self._journal.rows(_READ + _AMONG, (json.dumps(list(matches)),))}
        there = (rows[match] for match in matches if match in rows)
        # Speed: yielded one by one, twice as fast as lists, whose thousands of values make garbage collection slow.
        return self._damage.whole(RowKind.MATCH, there, ended_of, day=day_of)

    def matches(self, matches: Sequence[int]) -> list[Stored]:
        """Return these matches, in this order, without their moves; those that cannot be read are left out."""
        found = {match.id: match for match in self._read(_AMONG, (json.dumps(list(matches)),), len(matches), None)}
        return [found[match] for match in matches if match in found]

    def match(self, match: int) -> Stored | None:
        """Return one match with its moves, or None if it does not exist or cannot be read."""

        def reading(row: DatabaseRow, moves: list[tuple[Any, Any]]) -> Stored:
            return (waiting_of if row[-1] is None else finished_of)(row, moves)

        return next(iter(self._read("where id = ?", (match,), 1, reading)), None)

    def claim(self, match: int) -> Stored | None:
        """Hold an unfinished match to continue it; return its current state.

        Returns None if another running copy holds it, or if it is over or cannot be read.
        """
        if not self._claims.take(match):
            return None
        stored = self.match(match)
        if stored is None or stored.outcome is not None:
            self._claims.release(match, over=True)
            return None
        self._lengths[match] = len(stored.moves)
        self._journal.lost.discard(match)
        return stored

    def release(self, match: int) -> None:
        """Stop holding an unfinished match, so that any copy may continue it."""
        self._lengths.pop(match, None)
        self._claims.release(match)

    def news(self) -> list[Notice]:
        """Return notices of damage found since the last call, each once.

        Damaged rows are not reported during a comparison, which may repair them.
        """
        if self._comparison is not None and (found := self._comparison.found()) is not None:
            is_again = self._has_to_be_repeated(found, self._comparison.now)
            self._comparison = self._comparison.restarted() if is_again else None
        mended = [Notice(NoticeKey.ARCHIVE_MENDED, {"file": shown(self._path)})] if self._has_mended else []
        self._has_mended = False
        trouble = self._journal.trouble()
        rows = self._damage.news() if self._comparison is None else []
        return [*rows, *mended, *([] if trouble is None else [trouble])]

    def _demand_held(self, match: int) -> None:
        if match not in self._lengths:
            raise ValueError(f"Match {match} was neither started nor claimed here.")

    def _read(self, which: str, values: tuple[Any, ...], most: int, reading: ReadMatch | None) -> list[Stored]:
        """Return at most ``most`` readable matches; without ``reading`` they must be finished and have no moves."""

        def question(connection: Connection) -> list[Stored]:
            def read(row: DatabaseRow) -> Stored:
                return finished_of(row, []) if reading is None else reading(row, moves_of(connection, row[0]))

            rows = connection.execute(_READ + which, values)
            return list(islice(self._damage.whole(RowKind.MATCH, rows, read, day=day_of), most))

        return self._journal.read(question) or []
