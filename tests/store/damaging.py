"""Rows of an archive damaged at random: broken JSON, wrong types, nothing, no text, huge numbers, another's place."""

import json
import sqlite3
from contextlib import closing, suppress

TABLES = ("match", "move", "exercise", "attempt", "verdict")
DEEP = "[" * 3000
TEXTS = (
    "",
    "{",
    "null",
    "[]",
    "{}",
    '"x"',
    "[1, 2]",
    '{"a": NaN}',
    "NaN",
    "1e999",
    DEEP,
    "x" * 5000,
    "7D=4C+3B",
    "scopa",
    "\0",
    "é☃",
)
NUMBERS = (-1, 0, 1, 7, 2**31, 2**62, -(2**63), 1.5, -1e308, 1e308, float("inf"), 253402300800.0)
LEAVES = (None, True, -1, 0, 99, 1.5, 1e308, 10**30, "", "x", "human", "7D", [], [1], [[1, 2]], {}, {"x": 1})


def columns(path):
    """Every column of every table."""
    with closing(sqlite3.connect(path)) as database:
        return [
            (table, name)
            for table in TABLES
            for (name,) in database.execute("select name from pragma_table_info(?)", (table,))
        ]


def loosen(path):
    """Take every rule off the tables, so that anything can be put into them, as a stray bit would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma writable_schema = on")
        database.execute("update sqlite_master set sql = replace(sql, 'not null', '') where type = 'table'")


def damage(path, table, column, random, row=None):
    """Damage one row, a random one if none is named, in one column; what it says now, and the row."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.text_factory = bytes
        database.execute("pragma foreign_keys = off")
        keys = [
            name for (name,) in database.execute(f"select name from pragma_table_info('{table}') where pk order by pk")
        ]
        names = ", ".join(key.decode() for key in keys)
        rows = database.execute(f"select {names}, {column} from {table} order by {names}").fetchall()
        *where, old = (
            rows[random.randrange(len(rows))] if row is None else next(found for found in rows if found[0] == row)
        )
        new = junk(old, random)
        condition = " and ".join(
            f"{key.decode()} is {'cast(? as text)' if isinstance(value, bytes) else '?'}"
            for key, value in zip(keys, where, strict=True)
        )
        put = "cast(? as text)" if isinstance(new, bytes) and random.random() < 0.8 else "?"
        with suppress(sqlite3.IntegrityError, OverflowError):
            database.execute(f"update {table} set {column} = {put} where {condition}", (new, *where))
        return new, where


def junk(old, random):
    """Something else in the place of a value."""
    kind = random.randrange(5)
    if kind == 0:
        return random.choice((None, *TEXTS))
    if kind == 1:
        return random.choice(NUMBERS)
    if kind == 2 or not isinstance(old, bytes):
        return bytes(random.randrange(256) for _ in range(random.randrange(1, 9)))
    if kind == 3:
        return flipped(old, random)
    try:
        return json.dumps(otherwise(json.loads(old), random))
    except ValueError:
        return flipped(old, random)


def flipped(old, random):
    """Bytes with one changed, left out or put in."""
    place = random.randrange(len(old) + 1)
    return (
        old[:place]
        + random.choice((b"", bytes([random.randrange(256)]), b"\xff", b"\0"))
        + old[place + random.randrange(2) :]
    )


def otherwise(plain, random):
    """Plain data with one leaf, one list or one key that is not as it was."""
    if isinstance(plain, dict) and plain and random.random() < 0.85:
        key = random.choice(list(plain))
        if random.random() < 0.2:
            return {name: value for name, value in plain.items() if name != key}
        return {**plain, key: otherwise(plain[key], random)}
    if isinstance(plain, list) and plain and random.random() < 0.8:
        place = random.randrange(len(plain))
        if random.random() < 0.3:
            return [value for number, value in enumerate(plain) if number != place]
        return [otherwise(value, random) if number == place else value for number, value in enumerate(plain)]
    return random.choice(LEAVES)
