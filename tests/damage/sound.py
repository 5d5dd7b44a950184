"""Items that a damaged home still holds, read without any code of the game: by Python's own JSON and by bytes alone."""

import json
import zlib
from collections.abc import Iterable, Mapping
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


def archive_left(home: Path, player: str, items: Items, harmed: Iterable[Path]) -> Items:
    """The items of an archive that must be found.

    All, while file or second copy is whole; where both are damaged those in whole lines of the copy; where there is no
    copy, as in archives of earlier versions, those of which all bytes are there.
    """
    data = home / "data" / (f"profiles/{player}" if player else "")
    theirs = {name: value for name, value in items.items() if name.partition("/")[0] == player and _is_archived(name)}
    copy, hit = data / SECOND_COPY, {path.name for path in harmed if path.parent == data}
    if not hit.intersection(ARCHIVE_FILES) or (copy.exists() and SECOND_COPY not in hit):
        return theirs
    if SECOND_COPY in hit:
        there = {f"{player}{name}": value for name, value in _facts_in(copy).items()}
        return {name: value for name, value in theirs.items() if there.get(name) == value}
    raw = b"\n".join(_held(path) for path in sorted(data.glob("matches*")))
    return {name: value for name, value in theirs.items() if _is_intact(raw, name, value)}


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


def _is_intact(raw: bytes, name: str, value: object) -> bool:
    """True if all bytes of a match or an exercise are there as SQLite writes them; of others nothing is known."""
    _player, kind, key = name.split("/", 2)
    if kind == "exercise" and isinstance(value, list):
        return f"{key}{value[0]}{value[1]}".encode() in raw
    if kind != "match" or not isinstance(value, dict):
        return False
    outcome = "" if value["outcome"] is None else json.dumps(value["outcome"])
    head = f"{json.dumps(value['rules'])}{value['seed']}{json.dumps(value['seats'])}".encode()
    return (
        head in raw
        and outcome.encode() in raw
        and all(_move(int(key), number, text) in raw for number, text in enumerate(value["moves"]))
    )


def _move(match: int, number: int, text: str) -> bytes:
    """The record of a move: lengths and types first, then its values."""
    wide = 6 if match < 1 << 47 else 8
    types = bytes([{6: 5, 8: 6}[wide], 8 + number if number < 2 else 1 if number < 128 else 2, 13 + 2 * len(text)])
    place = b"" if number < 2 else number.to_bytes(1 if number < 128 else 2)
    return bytes([len(types) + 1]) + types + match.to_bytes(wide) + place + text.encode()
