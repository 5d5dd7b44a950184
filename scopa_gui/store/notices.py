"""Notices to the player about files and the system, as a key with arguments; the window puts them into words."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class NoticeKey(Enum):
    """Kinds of notice; the line below each has its arguments before the colon.

    ``file`` is a path, ``aside`` the new path of a renamed file, ``reason`` a FileTrouble, ``count`` a number.
    """

    SETTINGS_BROKEN = "settings_broken"
    """file, aside: the file was unreadable and has been renamed; all settings have their defaults."""
    SETTINGS_RESTORED = "settings_restored"
    """file, aside: the file was unreadable and has been renamed; its copy is used."""
    SETTINGS_PARTLY_BAD = "settings_partly_bad"
    """fields (names): these settings were unreadable and have their defaults."""
    SETTINGS_UNREADABLE = "settings_unreadable"
    """file, reason: the file cannot be read and is unchanged; its copy is used, or the defaults."""
    SETTINGS_NOT_SAVED = "settings_not_saved"
    """file, reason."""
    PROFILES_UNREADABLE = "profiles_unreadable"
    """file, reason: the list of players cannot be read and is unchanged; players have numbers for names."""
    PROFILES_BROKEN = "profiles_broken"
    """aside: the list of players was damaged, without a copy, and has been renamed; players have numbers for names."""
    PROFILES_RESTORED = "profiles_restored"
    """aside: the list of players was damaged and has been renamed; its copy is used."""
    PROFILES_NEWER = "profiles_newer"
    """A newer program wrote the list of players; it is unchanged."""
    PROFILES_NOT_SAVED = "profiles_not_saved"
    """file, reason: the list of players is unchanged."""
    ARCHIVE_BROKEN = "archive_broken"
    """file, aside: the archive was damaged and has been renamed; there is a new, empty one."""
    ARCHIVE_SALVAGED = "archive_salvaged"
    """file, aside, count: the archive was damaged and has been renamed; this many matches are in a new one."""
    ARCHIVE_RESTORED = "archive_restored"
    """file, count: the archive was damaged or missing; all its matches, this many, were restored from its copy."""
    ARCHIVE_MENDED = "archive_mended"
    """file: a part of the archive was damaged and has been restored from its copy."""
    ARCHIVE_EMPTY = "archive_empty"
    """file: the archive has lost its contents, and there is no copy."""
    ARCHIVE_BACK = "archive_back"
    """file: the archive could not be used at first, but now it can; the matches played meanwhile are in it."""
    ARCHIVE_NEWER = "archive_newer"
    """file: a newer program wrote the archive; it is unchanged, and matches are not saved this time."""
    ARCHIVE_UNUSABLE = "archive_unusable"
    """file, reason: the archive cannot be opened, and matches are not saved this time."""
    ARCHIVE_NOT_SAVED = "archive_not_saved"
    """file, reason: moves wait in memory until they can be written."""
    ARCHIVE_AGAIN = "archive_again"
    """file: the open archive was deleted, and all of it has been written again."""
    ARCHIVE_REPLACED = "archive_replaced"
    """file: another file has replaced the open archive; the matches of the open one have been added to it."""
    ARCHIVE_GONE = "archive_gone"
    """file, reason: the open archive was deleted and cannot be written again now; every move tries again."""
    PRACTICE_NOT_SAVED = "practice_not_saved"
    """file, reason: answers wait in memory until they can be written."""
    MATCHES_DAMAGED = "matches_damaged"
    """days (when they were last played; None if unreadable): these matches cannot be read and are left out."""
    EXERCISES_DAMAGED = "exercises_damaged"
    """count: this many exercises cannot be read and are left out."""
    ANSWERS_DAMAGED = "answers_damaged"
    """count: this many answers in practice cannot be read and are left out."""
    ANSWERS_UNREADABLE = "answers_unreadable"
    """file, reason: the file of answers to memory questions cannot be read and is unchanged."""
    COACH_DAMAGED = "coach_damaged"
    """file: the grades of some or all of the last moves could not be read."""
    VERDICTS_DAMAGED = "verdicts_damaged"
    """count: this many moves must be judged again."""
    ARCHIVE_UNREADABLE = "archive_unreadable"
    """file, reason: a part of the archive cannot be read; the next start checks it."""
    SETTINGS_GONE = "settings_gone"
    """fields (names): these settings have values that this version does not know, and now have their defaults."""
    OWN_RULES_BROKEN = "own_rules_broken"
    """aside: the file of own rules was unreadable, without a copy, and has been renamed; there are none."""
    OWN_RULES_RESTORED = "own_rules_restored"
    """aside: the file of own rules was unreadable and has been renamed; its copy is used."""
    OWN_RULES_UNREADABLE = "own_rules_unreadable"
    """file, reason: the file of own rules cannot be read and is unchanged."""
    OWN_RULES_DAMAGED = "own_rules_damaged"
    """count: this many own rules cannot be read; they are left out but stay in the file."""
    OWN_RULES_NOT_SAVED = "own_rules_not_saved"
    """file, reason: own rules last only until the program ends."""
    MATCH_ELSEWHERE = "match_elsewhere"
    """Another running copy continues this match; the moves of this copy are not saved."""
    THINKS_HERE = "thinks_here"
    """No process can be started for computer players; they think in the window's process."""
    PROGRAM_DAMAGED = "program_damaged"
    """file, count: this many files of the program are missing or damaged, such as ``file``; it works without them."""
    JUDGES_HERE = "judges_here"
    """No process can be started for coach, review or puzzles; moves are judged in the window's process."""


class FileTrouble(Enum):
    """Reasons why a file could not be used, in terms that help a player."""

    FULL = "full"
    NO_FILE = "no_file"
    """There is a folder, a pipe or a device at the path of the file."""
    NOT_ALLOWED = "not_allowed"
    BUSY = "busy"
    OTHER = "other"


Argument = str | int | FileTrouble | tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """Notice to the player; arguments are texts, numbers, a FileTrouble, or days in seconds since 1970."""

    key: NoticeKey
    arguments: Mapping[str, Argument] = field(default_factory=dict)


_ERRORS = {
    FileTrouble.FULL: (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    FileTrouble.NOT_ALLOWED: (errno.EACCES, errno.EPERM, errno.EROFS),
    FileTrouble.NO_FILE: (errno.EINVAL, errno.EISDIR, errno.ENXIO, errno.ELOOP),
    FileTrouble.BUSY: (errno.EAGAIN, errno.EBUSY, errno.ETXTBSY, errno.EDEADLK),
}


def reason_of(error: OSError) -> FileTrouble:
    """Return the reason for an error of the system."""
    return next((trouble for trouble, errors in _ERRORS.items() if error.errno in errors), FileTrouble.OTHER)


def shown(path: str | os.PathLike[str]) -> str:
    """Return a path for the player to read: the home folder is ~, and � replaces characters that cannot be shown."""
    whole = Path(path)
    with suppress(ValueError, RuntimeError):  # not in the home folder, or there is none
        whole = "~" / whole.relative_to(Path.home())
    return _seen(str(whole))


def shown_name(path: str | os.PathLike[str]) -> str:
    """Return the last part of a path for the player to read: � replaces characters that cannot be shown."""
    return _seen(Path(path).name)


def _seen(text: str) -> str:
    plain = (" " if letter.isspace() else letter for letter in text)
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in plain)
