"""Tables of the archive, and the steps that bring older archives up to date."""

import json
from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from scopa_gui.store.rows import UNREADABLE

APPLICATION = 0x53636F70
"""Number in the file's header ("Scop") that distinguishes it from the databases of other programs."""

_SEATS = msgspec.json.Decoder(list[str])
_FACTS = msgspec.json.Decoder(dict[str, Any])


def _create_match_tables(database: Connection) -> None:
    database.execute(
        """create table match (
               id       integer primary key,   -- random, so that copies never meet
               started  real not null,         -- seconds since 1970
               touched  real not null,         -- of the last move
               rules    text not null,         -- JSON: what differs from the defaults
               seed     text not null,
               seats    text not null,         -- JSON: who sat where, seat 0 first
               extra    text not null,         -- JSON: other plain facts, as deck and level
               outcome  text,                  -- JSON once it is over
               finished real)"""
    )
    database.execute("create index unfinished on match (touched) where outcome is null")
    database.execute("create index finished on match (finished) where outcome is not null")
    database.execute(
        """create table move (
               match  integer not null references match (id) on delete cascade,
               number integer not null,        -- 0, 1, 2 ... through all smazzate
               text   text not null,           -- 7D=4C+3B
               primary key (match, number)) without rowid"""
    )
    # Even if two copies of the program play a match, it has no gap, no repeated move and none after its end.
    database.execute(
        """create trigger only_the_next_move before insert on move
           when new.number <> (select count(*) from move where match = new.match)
             or (select outcome from match where id = new.match) is not null
           begin select raise(abort, 'not the next move'); end"""
    )


def name_seven_levels(database: Connection) -> None:
    """Rename maestro to Don Ciro, the same player under a new name.

    Other former levels keep their names, and still play.
    """
    for match, seats, extra in database.execute("select id, seats, extra from match").fetchall():
        if "maestro" in f"{seats}{extra}":
            try:
                sitting = ["don_ciro" if seat == "maestro" else seat for seat in _SEATS.decode(seats)]
                facts = _FACTS.decode(extra)
            except UNREADABLE:
                continue  # it is damaged and stays as it is
            if facts.get("level") == "maestro":
                facts["level"] = "don_ciro"
            database.execute(
                "update match set seats = ?, extra = ? where id = ?", (json.dumps(sitting), json.dumps(facts), match)
            )


def _create_practice_tables(database: Connection) -> None:
    """Create the tables of exercises and answers, and of the judge's verdicts on the moves of a match."""
    database.execute(
        """create table exercise (
               key        text primary key,    -- says itself what it is: scopa/2/puzzle-7/12
               kind       text not null,       -- puzzle, mistake, lesson, daily
               theme      text not null,
               difficulty integer not null,    -- 1 to 5; 0: none is known
               data       text not null,       -- JSON: what the question is made from
               made       real not null,       -- seconds since 1970
               due        real,                -- when to ask again; null: not by itself
               rung       integer not null) without rowid"""
    )
    database.execute("create index due on exercise (due) where due is not null")
    database.execute(
        """create table attempt (
               id       integer primary key,
               exercise text not null references exercise (key) on delete cascade,
               at       real not null,
               correct  integer not null,
               seconds  real not null,         -- from the question to the answer
               moves    text not null)         -- as played, separated by spaces"""
    )
    database.execute("create index attempted on attempt (exercise)")
    database.execute(
        """create table verdict (
               match  integer not null references match (id) on delete cascade,
               number integer not null,        -- of the move in the match
               data   text not null,           -- JSON
               primary key (match, number)) without rowid"""
    )


PUT_AWAY = (
    """(outcome between '{"put_away"' and '{"put_away~' or outcome between '{"unreadable"' and '{"unreadable~')"""
)
"""Condition for a match that the player put away, or that the first versions closed because they could not read it."""


def _create_damaged_table(database: Connection) -> None:
    """Create the table of damaged rows that were reported to the player, and an index of matches put away."""
    database.execute(
        """create table damaged (
               kind   text not null,           -- match, exercise, attempt, verdict
               key    text not null,           -- of the row, as Python writes it
               primary key (kind, key)) without rowid"""
    )
    database.execute(f"create index put_away on match (finished) where {PUT_AWAY}")


STEPS: Sequence[Callable[[Connection], None]] = (
    _create_match_tables,
    name_seven_levels,
    _create_practice_tables,
    _create_damaged_table,
)
"""Steps from each version to the next. A new version appends a step and never edits the earlier ones.

Every new step must change a table, an index or a trigger: an archive with all parts of this version counts as one of
this version even if its version number is damaged.
"""

VERSION = len(STEPS)
SEVEN_LEVELS = STEPS.index(name_seven_levels) + 1
"""First version in which the levels have their present names."""


def bring_up_to_date(database: Connection) -> None:
    """Run the missing steps. Call it inside a transaction."""
    version = database.execute("pragma user_version").fetchone()[0]
    for step in STEPS[version:]:
        step(database)
    database.execute(f"pragma user_version = {VERSION}")
    database.execute(f"pragma application_id = {APPLICATION}")


SchemaPart = tuple[str, str, str]
"""Part of an archive: its kind (column, index or trigger), its table, and its name."""


def parts(database: Connection) -> dict[SchemaPart, str]:
    """Return the parts of a database, each with the SQL that makes it; empty for a column, which has none."""
    columns = database.execute(
        "select 'column', t.name, c.name, '' from sqlite_master t join pragma_table_info(t.name) c where t.type = "
        "'table'"
    )
    others = database.execute(
        "select type, tbl_name, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null"
    )
    return {(kind, table, name): made_by for kind, table, name, made_by in (*columns.fetchall(), *others.fetchall())}
