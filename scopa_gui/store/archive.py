"""Every match, move by move, in one SQLite file. A move is on the disk when `append_move` returns.

Measured (Debian 12, CPython 3.11, ext4 on a fast disk): one move takes 0.2 ms in WAL mode with synchronous=FULL, which
survives even a power cut, and 0.55 ms with a rollback journal. So WAL, and FULL.

Nothing here raises because of a disk or of another process: what could not be written waits in memory, goes out with
the next write that succeeds, and the notice that is returned says so. Times are seconds since 1970, given by the
caller.
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
"""The facts of a match that tell of help: another one that is begun like it begins without them."""
CHOSEN_DEAL = "chosen_deal"
"""The fact of a match whose deals somebody chose by their number, as one that was played or shared."""
_READ = "select id, started, touched, rules, seed, seats, extra, outcome from match "
ReadMatch = Callable[[DatabaseRow, list[tuple[Any, Any]]], Stored]
"""Makes a match of its row and its moves."""
_AMONG = "where id in (select value from json_each(?))"
_WAITING = "select id, touched from match where outcome is null order by touched desc"
_UNPLAYED = """select id from match where outcome is null and extra not like '%"taken_back"%'
    and not exists (select 1 from move where move.match = match.id)"""
_ENDED = "select id from match where outcome is not null order by finished, id"
_ENDINGS = "select id, finished from match where outcome is not null order by finished, id"


class Archive:
    """The matches of one player, and in the same file what they practise: `training`.

    `notice` holds what opening the file had to tell, if anything.
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
        """Moves so far of the matches held here."""
        self._whole: dict[int, tuple[float, bool]] = {}
        """Time at which each unfinished match was last played, and True if it could be read then."""
        self._looked = closing_note.last_looked(path)
        """When the file was last compared with its second copy, in seconds since 1970."""
        self._looking: BackgroundComparison | None = None
        self._has_mended = False

    @property
    def _database(self) -> Connection:
        return self._journal.connection

    def close(self) -> None:
        """Write what waits, if it can be, and let other copies go on with the unfinished matches."""
        if self._looking is not None:
            self._looking.stop()
        self._journal.close()
        self._claims.release_all()
        if self.is_in_order:
            closing_note.leave(self._path, 0.0 if self._journal.has_bypassed_copy else self._looked)

    @property
    def is_in_order(self) -> bool:
        """True if the matches are in the file where they belong and everything asked for could be read."""
        return self._journal.is_in_place and not self._journal.is_troubled

    # The second copy

    def begin_to_compare(self, now: float, when_done: Callable[[], object]) -> None:
        """Compare the file with its second copy in a thread of its own, if it is time; `news` has what that shows."""
        if self._journal.is_in_place and is_time_to_compare(self._path, self._looked, now):
            self._looking = BackgroundComparison(self._path, now, when_done, file_is_later=self._file_is_later)

    def compare(self, now: float) -> None:
        """Compare them at once."""
        done = partial(compare, self._path, file_is_later=self._file_is_later)
        if self._has_to_be_repeated(done(), now):
            self._has_to_be_repeated(done(), now)

    def _has_to_be_repeated(self, found: Comparison, now: float) -> bool:
        """Take in what was found; True if the file was damaged and has been made again."""
        if found.is_done:
            self._looked = now
        if found.has_mended:
            self._has_mended = True
            self._whole.clear()
            self._damage.forget()
        return found.is_damaged and self._journal.has_made_again()

    # Writing

    def check(self) -> Notice | None:
        """Write what waits, if it can be; what to tell of it, or of the file itself when it is not where it was."""
        return self._journal.write()

    def start_match(
        self,
        rules: Mapping[str, Any],
        seed: str,
        seats: Sequence[str],
        now: float,
        extra: Mapping[str, Any] | None = None,
    ) -> tuple[int, Notice | None]:
        """Begin a match, held by this copy: its number, and what to tell. rules, seats, extra are plain JSON data."""
        match = int.from_bytes(os.urandom(6)) + 1
        self._claims.take(match)
        self._lengths[match] = 0
        facts = (json.dumps(dict(rules)), seed, json.dumps(list(seats)), json.dumps(dict(extra or {})))
        return match, self._journal.write(Write(match, _START, (match, now, now, *facts)))

    def append_move(self, match: int, number: int, text: str, now: float) -> Notice | None:
        """Write move `number` (0, 1, 2 ... through the whole match); on the disk unless a notice says otherwise.

        Raises ValueError when the match is not held here (see `claim`) or this is not its next move.
        """
        self._demand_held(match)
        if number != self._lengths[match]:
            raise ValueError(f"Move {number} of match {match}: move {self._lengths[match]} is the next one.")
        self._lengths[match] += 1
        self._claims.renew(match)
        move = Write(match, _MOVE, (match, number, text), (("move", match, number, text, now),))
        return self._journal.write(move, Write(match, _TOUCH, (now, match), ()))

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Take back the moves from `number` on, in one transaction; they stay in the match's facts, as `taken_back`.

        The match counts as `assisted` from then on. Raises ValueError when it is not held here or there is no such
        move.
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
        """Save what a player thought of a move, plain JSON data, as long as the match goes on."""
        self.thoughts.save(match, number, thought)

    def note(self, match: int, facts: Mapping[str, Any]) -> Notice | None:
        """Add plain facts to those saved for a match, or replace some; ValueError if the match is not held here."""
        self._demand_held(match)
        return self._journal.write(Write(match, _NOTE, (json.dumps(dict(facts)), match)))

    def helped(self, match: int, kind: str) -> Notice | None:
        """Count one more help of a kind, a word of letters; the match counts as `assisted` from then on.

        Raises ValueError when the match is not held here.
        """
        self._demand_held(match)
        return self._journal.write(Write(match, _HELPED, (kind, kind, match)))

    def finish(self, match: int, outcome: Mapping[str, Any], now: float) -> Notice | None:
        """Record how a match ended, for good; it is no longer offered. outcome is plain JSON data.

        Raises ValueError when the match is not held here.
        """
        self._demand_held(match)
        notice = self._journal.write(Write(match, _FINISH, (json.dumps(dict(outcome)), now, now, match)))
        self._claims.release(match, over=notice is None)
        self.thoughts.forget(match)
        del self._lengths[match]
        return notice

    def set_aside(self, match: int, now: float) -> tuple[bool, Notice | None]:
        """Offer an unfinished match no more, until `take_up`: whether that could be, and what to tell.

        It is neither won nor lost. One that another copy is playing is left alone.
        """
        if not self._claims.take(match):
            return False, None
        notice = self._journal.write(Write(match, _PUT_AWAY, (now, match)))
        self.release(match)
        return True, notice

    def take_up(self, match: int) -> Notice | None:
        """Offer a match again that was put away, as if it had never been; any other stays as it is."""
        return self._journal.write(Write(match, _TAKE_UP, (match,)))

    def is_elsewhere(self, match: int) -> bool:
        """Return whether another copy of the program is playing this match at this moment."""
        return self._claims.is_taken(match)

    # Reading

    def unfinished(self, most: int = 500) -> list[Stored]:
        """The matches that can be continued, with moves, last played first; also those another copy is playing."""
        return self._read("where outcome is null order by touched desc", (), most, waiting_of)

    def waiting(self) -> list[tuple[int, float]]:
        """Number and time of the last move of all unfinished matches, the last played first: what is asked often.

        Each is read once until it goes on, to leave those out that cannot be read.
        """

        def question(connection: Connection) -> list[tuple[int, float]]:
            return connection.execute(_WAITING).fetchall()

        there = self._journal.read(question) or []
        self._whole = {
            match: self._whole[match]
            if self._whole.get(match, ())[:1] == (touched,)
            else (touched, self.match(match) is not None)
            for match, touched in there
        }
        return [(match, touched) for match, touched in there if self._whole[match][1]]

    def unplayed(self) -> set[int]:
        """Numbers of the unfinished matches in which nobody has ever played a card."""

        def question(connection: Connection) -> set[int]:
            return {match for (match,) in connection.execute(_UNPLAYED)}

        return self._journal.read(question) or set()

    def put_aside(self, most: int = 500) -> list[Stored]:
        """The matches that were put away, with their moves, the last one first."""
        return self._read(f"where {PUT_AWAY} order by finished desc", (), most, waiting_of)

    def is_empty(self) -> bool:
        """Return whether no match was ever begun here; False if the file cannot be read."""

        def question(connection: Connection) -> bool:
            return connection.execute("select 1 from match limit 1").fetchone() is None

        return bool(self._journal.read(question))

    def finished_keys(self) -> list[int]:
        """The numbers of the matches that are over, the first one first; also of those that cannot be read."""

        def question(connection: Connection) -> list[int]:
            return [match for (match,) in connection.execute(_ENDED)]

        return self._journal.read(question) or []

    def endings(self) -> list[tuple[int, object]]:
        """The same with when each ended, as it is written: a match that was put away may end a second time."""

        def question(connection: Connection) -> list[tuple[int, object]]:
            return connection.execute(_ENDINGS).fetchall()

        return self._journal.read(question) or []

    def ended(self, matches: Sequence[int]) -> Iterator[Ended]:
        """Yield what the statistics need of these matches, in this order; those that cannot be read are left out."""

        def question(connection: Connection) -> list[DatabaseRow]:
            return connection.execute(_READ + _AMONG, (json.dumps(list(matches)),)).fetchall()

        rows = {row[0]: row for row in self._journal.read(question) or ()}
        there = (rows[match] for match in matches if match in rows)
        # Speed: one by one, twice as quick as in lists, whose thousands of parts are looked through for garbage.
        return self._damage.whole(RowKind.MATCH, there, ended_of, day=day_of)

    def matches(self, matches: Sequence[int]) -> list[Stored]:
        """These matches, in this order, without their moves; those that cannot be read are left out."""
        found = {match.id: match for match in self._read(_AMONG, (json.dumps(list(matches)),), len(matches), None)}
        return [found[match] for match in matches if match in found]

    def match(self, match: int) -> Stored | None:
        """One match with its moves, or None."""

        def reading(row: DatabaseRow, moves: list[tuple[Any, Any]]) -> Stored:
            return (waiting_of if row[-1] is None else finished_of)(row, moves)

        return next(iter(self._read("where id = ?", (match,), 1, reading)), None)

    def claim(self, match: int) -> Stored | None:
        """Claim an unfinished match to continue it, and return its current state.

        None if another copy holds it, or if it is over.
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
        """Stop holding a match, unfinished, so that any copy may go on with it."""
        self._lengths.pop(match, None)
        self._claims.release(match)

    def news(self) -> list[Notice]:
        """Return what reading has shown since the last call, each thing once: damaged rows, an unreadable file.

        While the file is being compared, rows are not mentioned: they may be there again in a moment.
        """
        if self._looking is not None and (found := self._looking.found()) is not None:
            is_again = self._has_to_be_repeated(found, self._looking.now)
            self._looking = self._looking.repeated() if is_again else None
        mended = [Notice(NoticeKey.ARCHIVE_MENDED, {"file": shown(self._path)})] if self._has_mended else []
        self._has_mended = False
        trouble = self._journal.trouble()
        rows = self._damage.news() if self._looking is None else []
        return [*rows, *mended, *([] if trouble is None else [trouble])]

    def _demand_held(self, match: int) -> None:
        if match not in self._lengths:
            raise ValueError(f"Match {match} was neither started nor claimed here.")

    # The database

    def _read(self, which: str, values: tuple[Any, ...], most: int, reading: ReadMatch | None) -> list[Stored]:
        """At most ``most`` readable matches on disk, with moves if there is a ``reading``; none from a broken file."""

        def question(connection: Connection) -> list[Stored]:
            rows = connection.execute(_READ + which, values)
            read = (
                (lambda row: finished_of(row, []))
                if reading is None
                else lambda row: reading(row, _moves(connection, row[0]))
            )
            return list(islice(self._damage.whole(RowKind.MATCH, rows, read, day=day_of), most))

        return self._journal.read(question) or []


def _moves(connection: Connection, match: int) -> list[tuple[Any, Any]]:
    return connection.execute("select number, text from move where match = ? order by number", (match,)).fetchall()
