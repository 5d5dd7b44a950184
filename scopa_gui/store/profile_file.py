"""Export of a player to one file, as a backup or for another computer; profile_import.py reads it.

The file is a ZIP archive. Its member `scopa.json` describes it (see About); the others are the files of the player (see
Paths.player_files).
"""

import os
import sqlite3
import zipfile
from contextlib import closing, suppress
from enum import Enum
from pathlib import Path
from typing import Final, Literal

import msgspec

from scopa_gui.store import database, files
from scopa_gui.store.file_lock import is_locked
from scopa_gui.store.long_work import LongWork
from scopa_gui.store.paths import Paths

ENDING = ".scopa-player"
ABOUT = "scopa.json"
VERSION = 1
LARGEST_TEXT = {"settings.json": 1 << 20, "coach.json": 1 << 20, "own_rules.json": 1 << 20, "memory.jsonl": 1 << 25}
"""Most bytes that are read of a file that is no database, by its name."""
_PAGES = 2000
"""Pages of the database that are copied at a time: 8 million bytes."""
_BLOCK = 1 << 20
_NEW: Final = "w"
_COPIED = 0.3
"""Share of the work that is done when the matches have been copied and must still be packed."""


class ProfileFileFault(Enum):
    """Reasons why a file cannot be imported."""

    NO_PLAYER = "no_player"
    NEWER = "newer"
    DAMAGED = "damaged"
    TOO_LARGE = "too_large"


class ProfileFileError(ValueError):
    """Error for a file that cannot be imported; `fault` says why."""

    def __init__(self, fault: ProfileFileFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class About(msgspec.Struct, frozen=True):
    """Description of the file: its kind, version and player."""

    scopa: Literal["player"]
    version: int
    name: str = ""
    files: tuple[str, ...] = ()
    """Names of the other members; versions up to 0.3.0 list none."""


def write(paths: Paths, name: str, folder: Path, day: str, work: LongWork | None = None) -> Path:
    """Write a player's files to a new file in this folder, never over another one; return its path.

    Raises OSError, sqlite3.Error, or WorkStoppedError when the work must stop; no file is then left behind.
    """
    work = work or LongWork()
    folder.mkdir(parents=True, exist_ok=True)
    letters = "".join(letter if letter.isalnum() else "-" for letter in name).strip("-")
    stem = "-".join(part for part in ("scopa", letters, day) if part)
    numbered = (folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}" for number in range(1, 10_000))
    path = next(free for free in numbered if not files.is_there(free))
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    copy = path.with_name(f"{path.name}.matches.{os.getpid()}.new")
    try:
        with new.open("w+b") as file:
            is_locked(file)
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as whole:
                _add_all(whole, paths, name, copy, work)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        for left in (new, copy, copy.with_name(f"{copy.name}-journal")):
            with suppress(OSError):
                left.unlink(missing_ok=True)
    return path


def _add_all(whole: zipfile.ZipFile, paths: Paths, name: str, copy: Path, work: LongWork) -> None:
    there = [file for file in paths.player_files if files.is_there(file)]
    about = About("player", VERSION, name, tuple(file.name for file in there))
    whole.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(about)) + b"\n")
    for file in there:
        if file == paths.archive:
            _copy_matches(file, copy, work)
            _add(whole, copy, file.name, work)
        else:
            whole.writestr(file.name, files.read(file, LARGEST_TEXT.get(file.name)))


def _copy_matches(archive: Path, copy: Path, work: LongWork) -> None:
    """Copy the matches; this is safe even while one is being played."""
    files.demand_file(archive)
    copy.touch()
    uri = f"{archive.absolute().as_uri()}?mode=ro"
    with (
        copy.open("rb") as held,
        closing(sqlite3.connect(uri, uri=True, timeout=database.BUSY_SECONDS)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        is_locked(held)
        source.backup(
            target,
            pages=_PAGES,
            progress=lambda _status, left, total: work.reach(_COPIED * (1 - left / max(1, total))),
        )
        target.execute("pragma journal_mode = delete")


def _add(whole: zipfile.ZipFile, file: Path, name: str, work: LongWork) -> None:
    """Pack a large file block by block."""
    size = file.stat().st_size or 1
    with file.open("rb") as source, whole.open(name, _NEW, force_zip64=size > _BLOCK << 10) as target:
        done = 0
        while block := source.read(_BLOCK):
            target.write(block)
            done += len(block)
            work.reach(_COPIED + (1 - _COPIED) * done / size)
