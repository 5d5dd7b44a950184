"""Items that a damaged home still holds, read without any code of the game: by Python's own JSON and by bytes alone."""

import json
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.damage.homes import Items

_MOST = 1 << 20
"""Bytes of a file that is looked at here."""


@dataclass(frozen=True)
class Left:
    """``sound`` items in the files now, which must be found, and ``changed`` ones as anybody would read them."""

    sound: Items
    changed: Items


def left_in(home: Path, items: Items, harmed: Iterable[Path]) -> Left:
    """Look at the damaged files; all items of the others are sound."""
    sound, changed = dict(items), dict[str, object]()
    for path in harmed:
        player = _player_of(home, path)
        match path.name.split(".")[0], path.suffix:
            case "settings", _:
                _take(sound, changed, items, f"{player}/setting/", _settings(path.parent, player))
            case "profiles", _:
                _take(sound, changed, items, "/name/", _names(path.parent))
            case "own_rules", _:
                _take(sound, changed, items, f"{player}/rules/", _rules(path.parent, player))
                changed |= dict.fromkeys(taken_out(path, items, f"{player}/rules/"))
            case "coach", _:
                _take(sound, changed, items, f"{player}/coach/", _grades(path, player))
            case "memory", _:
                _take(sound, changed, items, f"{player}/answer/", [_answers(path, player)])
    return Left(sound, changed)


def _take(sound: Items, changed: Items, items: Items, kind: str, copies: list[Items | None]) -> None:
    """Of the items of one kind those are sound that the first readable copy holds as they were."""
    there = next((copy for copy in copies if copy is not None), {})
    for name in [name for name in sound if name.startswith(kind)]:
        if name not in there or there[name] != items[name]:
            del sound[name]
    changed |= {name: value for name, value in there.items() if items.get(name, _NONE) != value}


_NONE = object()


def _player_of(home: Path, path: Path) -> str:
    parts = path.relative_to(home).parts
    return parts[2] if len(parts) > 3 and parts[1] == "profiles" else ""


def _plain(path: Path) -> object:
    """JSON in a file that everybody reads alike; None where there is none."""
    try:
        if not path.is_file() or path.stat().st_size > _MOST:
            return None
        text = path.read_bytes().decode()
        found = json.loads(text, parse_constant=_refuse)
        json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    except (OSError, ValueError, RecursionError):
        return None
    return found


def _refuse(word: str) -> None:
    raise ValueError(word)


def _copies(folder: Path, name: str) -> list[Mapping[str, object] | None]:
    found = [_plain(folder / f"{name}.json"), _plain(folder / f"{name}.backup.json")]
    return [one if isinstance(one, dict) else None for one in found]


def _settings(folder: Path, player: str) -> list[Items | None]:
    return [
        None if one is None else {f"{player}/setting/{name}": value for name, value in one.items()}
        for one in _copies(folder, "settings")
    ]


def _entries(plain: Mapping[str, object] | None, name: str) -> list[Mapping[str, object]] | None:
    entries = None if plain is None else plain.get(name)
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else None


def _names(folder: Path) -> list[Items | None]:
    copies = [_entries(one, "profiles") for one in _copies(folder, "profiles")]
    return [
        None if one is None else {f"/name/{entry.get('key', '')}": entry.get("name", "") for entry in one}
        for one in copies
    ]


def _rules(folder: Path, player: str) -> list[Items | None]:
    copies = [_entries(one, "rules") for one in _copies(folder, "own_rules")]
    return [
        None
        if one is None
        else {
            f"{player}/rules/{entry.get('key')}": [entry.get("name"), entry.get("game"), entry.get("rules")]
            for entry in one
        }
        for one in copies
    ]


def taken_out(path: Path, items: Items, kind: str) -> list[str]:
    """Items that nobody can miss in a list of one's own: all that is there is whole, as after they were deleted."""
    entries = _entries(_plain(path), "rules") if isinstance(_plain(path), dict) else None  # type: ignore[arg-type]
    whole = entries is not None and all(
        isinstance(entry.get("key"), str)
        and isinstance(entry.get("name"), str)
        and isinstance(entry.get("rules"), dict)
        for entry in entries
    )
    there = {f"{kind}{entry.get('key')}" for entry in entries or ()}
    return [name for name in items if whole and name.startswith(kind) and name not in there]


def _grades(path: Path, player: str) -> list[Items | None]:
    plain = _plain(path)
    return [{f"{player}/coach/grades": plain.get("grades")} if isinstance(plain, dict) else None]


def _answers(path: Path, player: str) -> Items:
    """The answers in the lines that are JSON objects."""
    found: Items = {}
    try:
        lines = path.read_bytes().splitlines() if path.is_file() and path.stat().st_size < _MOST * 20 else []
    except OSError:
        return found
    for line in filter(None, lines):
        try:
            plain = json.loads(line, parse_constant=_refuse)
        except (ValueError, RecursionError):
            continue
        if isinstance(plain, dict) and isinstance(plain.get("at"), int | float):
            found[f"{player}/answer/{float(plain['at'])}"] = {k: v for k, v in plain.items() if k != "sum"}
    return found


# The archive


def archives_considered(left: Left, home: Path, items: Items, harmed: Iterable[Path]) -> Items:
    """Return the sound items when damaged archives are looked at, too; what those state otherwise is changed."""
    sound = dict(left.sound)
    for player in ("", "2"):
        there = archive_left(home, player, items, harmed)
        left.changed.update(archive_as_it_stands(home, player, items, harmed))
        for item in [name for name in sound if is_of_archive(name, player) and name not in there]:
            del sound[item]
    return sound


def is_of_archive(name: str, player: str) -> bool:
    return name.startswith(tuple(f"{player}/{kind}/" for kind in ("match", "exercise", "attempt", "verdict", "count")))


def archive_left(home: Path, player: str, items: Items, harmed: Iterable[Path]) -> Items:
    """The items of an archive that must be found.

    All, while file or second copy is whole; where both are damaged those in whole lines of the copy; where there is no
    copy, as in archives of earlier versions, those that plain questions to SQLite find.
    """
    data = home / "data" / (f"profiles/{player}" if player else "")
    theirs = {name: value for name, value in items.items() if name.partition("/")[0] == player and _is_archived(name)}
    copy, hit = data / SECOND_COPY, {path.name for path in harmed if path.parent == data}
    if not hit.intersection(ARCHIVE_FILES) or (copy.exists() and SECOND_COPY not in hit):
        return theirs
    if SECOND_COPY in hit:
        there = {f"{player}{name}": value for name, value in _facts_in(copy).items()}
        return {name: value for name, value in theirs.items() if there.get(name) == value}
    return {name: value for name, value in _plainly(data, theirs).items() if theirs.get(name) == value}


def archive_as_it_stands(home: Path, player: str, items: Items, harmed: Iterable[Path]) -> Items:
    """Items that a damaged archive without a second copy states otherwise, for whoever asks SQLite."""
    data = home / "data" / (f"profiles/{player}" if player else "")
    if (data / SECOND_COPY).exists() or not any(path.parent == data for path in harmed):
        return {}
    there = _plainly(data, items)
    return {name: value for name, value in there.items() if items.get(name) != value}


def _plainly(data: Path, items: Items) -> Items:
    """Items of a damaged archive by plain questions to a copy of it, each match by itself."""
    found: Items = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in ARCHIVE_FILES:
            held = _held(data / name)
            if held:
                Path(folder, name).write_bytes(held)
        path = Path(folder, ARCHIVE_FILES[0])
        if not path.exists():
            return {}
        with closing(sqlite3.connect(path)) as database:
            database.set_progress_handler(lambda: time.monotonic() > until, 100_000)
            until = time.monotonic() + _PATIENCE
            for name in items:
                _player, kind, key = name.split("/", 2)
                with suppress(sqlite3.Error, ValueError, UnicodeError, TypeError):
                    if kind == "match":
                        found[name] = _match_in(database, int(key))
                    elif kind == "exercise":
                        question = "select kind, theme, data, due, rung, made, difficulty from exercise where key = ?"
                        (row,) = database.execute(question, (key,)).fetchall()
                        kind_of, theme, data, due, rung, made, difficulty = row
                        times, whole = (due or 0.0, made), (rung, difficulty)
                        if all(0 <= time <= _LATEST for time in times) and all(isinstance(one, int) for one in whole):
                            found |= {name: [kind_of, theme, json.loads(data)]} if difficulty in range(6) else {}
    return found


_LATEST = 32_500_000_000
"""Seconds since 1970 in the year 2999: no time of play is later."""
_PATIENCE = 3.0
"""Seconds for an archive."""


def _match_in(database: sqlite3.Connection, key: int) -> dict[str, object]:
    question = "select rules, seed, seats, outcome, extra from match where id = ?"
    (row,) = database.execute(question, (key,)).fetchall()
    moves = database.execute("select number, text from move where match = ? order by number", (key,)).fetchall()
    if [number for number, _text in moves] != list(range(len(moves))):
        raise ValueError("a move is missing")
    rules, seed, seats, outcome, extra = row
    json.loads(extra)
    told = {"rules": json.loads(rules), "seed": seed, "seats": json.loads(seats), "moves": [text for _n, text in moves]}
    return told | {"outcome": None if outcome is None else json.loads(outcome)}


ARCHIVE_FILES = tuple(f"matches.sqlite{ending}" for ending in ("", "-wal", "-shm", "-journal"))
SECOND_COPY = "matches.sqlite.copy"


def _held(path: Path) -> bytes:
    try:
        return path.read_bytes() if path.is_file() and path.stat().st_size < _MOST * 20 else b""
    except OSError:
        return b""


def _facts_in(copy: Path) -> Items:
    """Matches, exercises and verdicts in the lines of a second copy whose checksums are right."""
    rows: dict[int, list] = {}
    found: Items = {}
    for line in _held(copy).splitlines():
        if line[:9] != b"%08x " % zlib.crc32(line[9:]):
            continue
        match json.loads(line[9:]):
            case ["match", key, *row]:
                rows[key] = row
            case ["move", key, number, text, _touched] if key in rows:
                rows[key][-1][number:] = [text]
            case ["exercise", key, kind, theme, _difficulty, data, *_others]:
                found[f"/exercise/{key}"] = [kind, theme, json.loads(data)]
            case ["verdict", key, number, data]:
                found[f"/verdict/{key}:{number}"] = json.loads(data)
    for key, (_started, _touched, rules, seed, seats, _extra, outcome, _finished, moves) in rows.items():
        told = {"rules": json.loads(rules), "seed": seed, "seats": json.loads(seats), "moves": moves}
        found[f"/match/{key}"] = told | {"outcome": None if outcome is None else json.loads(outcome)}
    return found


def _is_archived(name: str) -> bool:
    return name.split("/")[1] in ("match", "exercise", "attempt", "verdict")
