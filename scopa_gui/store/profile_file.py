"""All that is somebody's in one file, to be kept or carried to another computer, and brought back from one.

It is an ordinary ZIP archive: `scopa.json` says what it is and whose, the other members are the player's files as they
stand in the folders (see `paths.Paths.kept`), the matches as SQLite copies them while they may be written to. What is
brought back becomes a player more, in folders of its own: nothing that is there is touched. It may come from anywhere,
so members, their lengths and what is in them are looked at before anything is kept.
"""

import errno
import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec

from scopa_gui.store import database, files, salvage, schema
from scopa_gui.store.paths import Paths
from scopa_gui.store.profiles import cleaned

ENDING = ".scopa-player"
_ABOUT = "scopa.json"
_VERSION = 1
_LARGEST = 1 << 30
"""Bytes of a member: twenty thousand matches are 150 million."""
_LARGEST_TEXT = 1 << 26
"""Bytes of one that is no database."""
_BLOCK = 1 << 20


class ProfileFileFault(Enum):
    """Why a file holds no player."""

    NO_PLAYER = "no_player"
    NEWER = "newer"
    DAMAGED = "damaged"
    TOO_LARGE = "too_large"


class ProfileFileError(ValueError):
    """The file was not what it should be; `fault` says how."""

    def __init__(self, fault: ProfileFileFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class _About(msgspec.Struct, frozen=True):
    scopa: Literal["player"]
    version: int
    name: str = ""


# Out


def write(paths: Paths, name: str, folder: Path, day: str) -> Path:
    """Write a player's files into one in this folder, never over another; where it is. OSError, sqlite3.Error."""
    folder.mkdir(parents=True, exist_ok=True)
    path = _free(folder, name, day)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as whole:
            about = _About("player", _VERSION, name)
            whole.writestr(_ABOUT, msgspec.json.format(msgspec.json.encode(about)) + b"\n")
            for file in paths.kept:
                if file == paths.archive:
                    _add_matches(whole, file)
                elif file.exists():
                    whole.writestr(file.name, files.read(file, _LARGEST_TEXT))
        with new.open("rb") as written:
            os.fsync(written.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    return path


def _free(folder: Path, name: str, day: str) -> Path:
    letters = "".join(letter if letter.isalnum() else "-" for letter in name).strip("-")
    stem = "-".join(part for part in ("scopa", letters, day) if part)
    numbered = (f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}" for number in range(1, 10_000))
    return next(folder / file for file in numbered if not (folder / file).exists())


def _add_matches(whole: zipfile.ZipFile, archive: Path) -> None:
    """The matches of this moment, also while one goes on."""
    if not archive.exists():
        return
    files.demand_file(archive)
    with tempfile.TemporaryDirectory(prefix="scopa-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder, archive.name)
        uri = f"{archive.resolve().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(uri, uri=True, timeout=database.BUSY_SECONDS)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("pragma journal_mode = delete")
        whole.write(copy, archive.name)


# Back


def name_in(path: Path) -> str:
    """Whose files are in it. ProfileFileError, OSError."""
    with _opened(path) as whole:
        return _about(whole).name


def read(path: Path, paths: Paths) -> str:
    """Lay the files in it out in these folders, which are not there yet; whose they are. ProfileFileError, OSError.

    Nothing stays behind where that fails.
    """
    try:
        with _opened(path) as whole:
            about = _about(whole)
            known = {file.name: file for file in paths.kept}
            for member in whole.infolist():
                if member.filename in known:
                    _lay_out(whole, member, known[member.filename], is_text=member.filename != paths.archive.name)
        if paths.archive.exists():
            _demand_ours(paths.archive)
        return cleaned(about.name)
    except BaseException:
        for folder in (paths.data, paths.config):
            shutil.rmtree(folder, ignore_errors=True)
        raise


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    files.demand_file(path)
    try:
        with zipfile.ZipFile(path) as whole:
            yield whole
    except zipfile.BadZipFile as error:
        fault = ProfileFileFault.DAMAGED if _begins_as_zip(path) else ProfileFileFault.NO_PLAYER
        raise ProfileFileError(fault) from error
    except (zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        if isinstance(error, ProfileFileError):
            raise
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error  # encrypted, or packed in a way unknown here
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error  # sought before the beginning
    except Exception as error:  # what the unpackers raise for damaged data: zlib.error, lzma.LZMAError, struct.error
        raise ProfileFileError(ProfileFileFault.DAMAGED) from error


def _begins_as_zip(path: Path) -> bool:
    with suppress(OSError):
        return files.read(path, 4) == b"PK\x03\x04"
    return False


def _about(whole: zipfile.ZipFile) -> _About:
    try:
        with whole.open(_ABOUT) as text:
            about = msgspec.json.decode(text.read(1 << 16), type=_About)
    except (KeyError, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProfileFileError(ProfileFileFault.NO_PLAYER) from None
    if about.version > _VERSION:
        raise ProfileFileError(ProfileFileFault.NEWER)
    return about


def _lay_out(whole: zipfile.ZipFile, member: zipfile.ZipInfo, to: Path, *, is_text: bool) -> None:
    """Unpack a member block by block: what it says of its length is not believed."""
    left = _LARGEST_TEXT if is_text else _LARGEST
    to.parent.mkdir(parents=True, exist_ok=True)
    with whole.open(member) as packed, to.open("xb") as file:
        while block := packed.read(_BLOCK):
            left -= len(block)
            if left < 0:
                raise ProfileFileError(ProfileFileFault.TOO_LARGE)
            file.write(block)
        file.flush()
        os.fsync(file.fileno())


def _demand_ours(path: Path) -> None:
    """Keep the database of matches if it is sound and has our tables and nothing else; else what can be read of it.

    A trigger or a view of a stranger's would be run with our own questions.
    """
    if _is_ours(path):
        return
    if _version_of(path) > schema.VERSION:
        raise ProfileFileError(ProfileFileFault.NEWER)
    aside = path.with_name("came.sqlite")
    path.rename(aside)
    try:
        opened = database.open_archive(path)
        count = salvage.carry_over(aside, opened.connection)
        opened.connection.close()
        if not count:
            raise ProfileFileError(ProfileFileFault.DAMAGED)
    finally:
        aside.unlink()


def _version_of(path: Path) -> int:
    try:
        with closing(sqlite3.connect(path)) as there:
            return int(there.execute("pragma user_version").fetchone()[0])
    except database.ERRORS:
        return 0


def _is_ours(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path)) as there, closing(sqlite3.connect(":memory:")) as fresh:
            schema.bring_up_to_date(fresh)
            question = "select type, name, tbl_name, sql from sqlite_master order by name"
            return (
                there.execute("pragma user_version").fetchone()[0] == schema.VERSION
                and there.execute("pragma application_id").fetchone()[0] == schema.APPLICATION
                and there.execute(question).fetchall() == fresh.execute(question).fetchall()
                and there.execute("pragma integrity_check(1)").fetchone()[0] == "ok"
            )
    except database.ERRORS:
        return False
